// Finds the known name that a mistyped one most likely means.

const most_edits = (word: string) => Math.max(1, Math.floor(word.length / 3))

// Up to three names, the most similar first. None if no name is similar.
export function similarNames(word: string, known: Iterable<string>): string[] {
  const typed = normalize(word)
  return [...new Set(known)]
    .map((name) => ({ name, edits: editsTo(typed, normalize(name)) }))
    .filter(({ edits }) => edits <= most_edits(typed))
    .sort((one, other) => one.edits - other.edits)
    .slice(0, 3)
    .map(({ name }) => name)
}

export function didYouMean(word: string, known: Iterable<string>, prefix = ''): string {
  const names = similarNames(word, known).map((name) => `${prefix}${name}`)
  return names.length > 0 ? ` Did you mean ${names.join(' or ')}?` : ''
}

const normalize = (name: string) => name.toLowerCase().replaceAll('-', '_')

// The end of a name counts little: "session" means "sessions", "practitioner" "practitioner_id".
function editsTo(typed: string, name: string) {
  if (typed.length >= 3 && name.startsWith(typed)) return 1
  return distance(typed, name)
}

// Insertions, deletions, substitutions and swaps of neighbors, one each.
function distance(one: string, other: string) {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (same ? 0 : 1),
        swapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
      )
    }
    rows.push(row)
  }
  return rows[one.length]![other.length]!
}
