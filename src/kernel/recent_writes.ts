// When this process last wrote events about objects of an account, those that tell of new ones
// apart from the rest. Whoever keeps something of the account in memory sees by it whether to look
// again at once. What other processes write, it does not tell.

const last = new Map<string, number>()
const most = 10_000
const kept_ms = 60_000

const isNew = (type: string) => type.endsWith('.created')
const wordOf = (type: string) => (isNew(type) ? type : type.slice(0, type.indexOf('.')))
const nameOf = (account: string, word: string) => `${account} ${word}`

export function recordWrites(account: string, types: string[]) {
  const now = performance.now()
  for (const type of types) last.set(nameOf(account, wordOf(type)), now)
  if (last.size < most) return
  for (const [name, at] of last) if (now - at > kept_ms) last.delete(name)
}

// On the clock of the process; each word names an object ("session") or its making
// ("session.created").
export const lastWrite = (account: string, words: string[]) =>
  words.reduce((latest, word) => Math.max(latest, last.get(nameOf(account, word)) ?? 0), 0)
