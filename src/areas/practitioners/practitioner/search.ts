// Finds practitioners by facets and by the words of their name.
import { invalid } from '#catalogue/api_error.ts'
import { join, plannedByValue, sql, type Statement } from '#db/sql.ts'
import { compactRules } from './compacts.ts'

const most_words = 8

export const hasFacet = (account: string, ...facets: string[]) =>
  sql`id in (
    select practitioner_id from practitioner_facets
    where account = ${account} and facet = any(${facets}))`

export const isLicensedIn = (account: string, jurisdiction: string) =>
  hasFacet(account, `jurisdiction:${jurisdiction}`, ...authoritiesIn(jurisdiction))

// An authority valid in all member states of a compact matches each of them.
const authoritiesIn = (jurisdiction: string) =>
  Object.entries(compactRules)
    .filter(([, { reach, members }]) => reach === 'all_members' && members[jurisdiction])
    .map(([compact]) => `compact:${compact}`)

export function wordsIn(text: string) {
  const words = [...new Set(text.split(/[\s/\u2010-\u2015-]+/u))].filter(Boolean)
  if (words.length > most_words) throw invalid('q', `\`q\` can have at most ${most_words} words.`)
  return words
}

// Every word is the beginning of a word of the name. search_word() removes accents and case.
export function matchesName(account: string, text: string): Statement {
  const conditions = wordsIn(text).map(
    (word) => sql`id in (
      select practitioner_id from practitioner_facets
      where account = ${account}
        and facet >= 'word:' || search_word(${word})
        and facet < 'word:' || search_word(${word}) || ${last_character})`,
  )
  return conditions.length > 0 ? plannedByValue(join(conditions, ' and ')) : sql`true`
}

// Sorts after every other character, so it ends the range of words with a prefix.
export const last_character = '\u{10FFFF}'
