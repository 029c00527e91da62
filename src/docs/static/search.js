// How the documentation is searched: the options of the index, and the order of what is found. The
// browser and the builder of the index use it.

export const options = {
  fields: ['title', 'section', 'text'],
  storeFields: ['title', 'section', 'url'],
}

// Words of a question that say nothing about its subject.
const small_words = new Set(
  (
    'a an and are as at be by can do does for from how i if in is it my of on or the to we what ' +
    'when where with you'
  ).split(' '),
)

const searchOptions = {
  prefix: (term) => term.length > 2,
  fuzzy: 0.15,
  combineWith: 'AND',
  boost: { title: 3, section: 3 },
  processTerm(term) {
    const word = term.toLowerCase()
    return small_words.has(word) ? null : word
  },
  // Guides explain what the other pages list.
  boostDocument: (_id, _term, { url }) => (url.startsWith('/docs/guides/') ? 1.5 : 1),
}

export const openIndex = (MiniSearch, text) =>
  MiniSearch.loadJSON(text, { ...options, searchOptions })

// What its heading names comes before what only mentions the words.
export const searchIn = (index, words) =>
  index
    .search(words)
    .map((found) => ({ ...found, score: found.score * (1 + 4 * namedPart(found) ** 2) }))
    .sort((one, other) => other.score - one.score)

// Which part of the words the title or the heading contains.
function namedPart({ queryTerms, match }) {
  const named = Object.entries(match)
    .filter(([, fields]) => fields.some((field) => field !== 'text'))
    .map(([term]) => term)
  const is_named = (word) => named.some((term) => term.startsWith(word) || word.startsWith(term))
  return queryTerms.filter(is_named).length / queryTerms.length
}
