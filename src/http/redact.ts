// What of a request may be written down: our own words and ids. What a caller writes into a path
// may be anything, a name too.
import { isIdOf } from '#ids.ts'
import { looksLikeCard } from './card_numbers.ts'
import { readIdempotencyKey } from './idempotency.ts'

const most_parts = 8

export function redactor(paths: string[], prefixes: string[]) {
  const words = new Set(paths.flatMap((path) => path.split('/')))
  const known = new Set(prefixes)
  const shown = (part: string) => (words.has(part) || isIdOf(known, part) ? part : '[redacted]')
  return (url: string) => url.split('?', 1)[0]!.split('/', most_parts).map(shown).join('/')
}

// One that cannot be a key was refused, and is not repeated; nor is what may be a card's number.
export function keptKey(header: string | string[] | undefined) {
  try {
    const key = readIdempotencyKey(header)
    return key && looksLikeCard(key) ? null : key
  } catch {
    return null
  }
}
