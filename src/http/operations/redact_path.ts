// Redacts paths for logs: keeps only route segments and IDs, because a caller can write anything
// into a path, including a name.
import type { Secrets } from '#crypto/secrets.ts'
import { isIdOf } from '#kernel/ids.ts'
import { hashRequestKey } from '#kernel/idempotency_key.ts'
import { looksLikeCard } from '#http/parsing/card_numbers.ts'
import { readIdempotencyKey } from '#http/responses/idempotency.ts'

const most_parts = 8

export function redactor(paths: string[], prefixes: string[]) {
  const words = new Set(paths.flatMap((path) => path.split('/')))
  const known = new Set(prefixes)
  const shown = (part: string) => (words.has(part) || isIdOf(known, part) ? part : '[redacted]')
  return (url: string) => url.split('?', 1)[0]!.split('/', most_parts).map(shown).join('/')
}

// By its hash. One that cannot be a key was refused, and is not kept; nor is what may be a card's
// number.
export function logSafeKey(secrets: Secrets, header: string | string[] | undefined) {
  try {
    const key = readIdempotencyKey(header)
    return key === null || looksLikeCard(key) ? null : hashRequestKey(secrets, key)
  } catch {
    return null
  }
}
