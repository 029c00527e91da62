// Secret keys: sk_test_ and 32 letters and digits of chance, then 6 that check the rest, so that a
// key that was mistyped is known without asking the database. A key is shown once; what is stored
// is its HMAC under a pepper that is not in the database.
import { createHmac } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { randomBase62, toBase62 } from './base62.ts'
import type { Environment } from '#settings/environment.ts'

export type KeyKind = 'sk' | 'rk' | 'st' // Secret key, restricted key, scoped token.

const words = { sandbox: 'test', production: 'live' } as const

export const keyPrefix = (kind: KeyKind, environment: Environment) =>
  `${kind}_${words[environment]}_`

const withChecksum = (text: string) => text + toBase62(crc32(text), 6)

export const newSecret = (kind: KeyKind, environment: Environment) =>
  withChecksum(keyPrefix(kind, environment) + randomBase62(32))

// What a key looks like, wherever it stands in a text.
export const keyPattern = /(?:sk|rk|st)_(?:test|live)_[0-9A-Za-z]{38}/g

// Whether it can be a key of this environment at all.
export function isWellFormed(secret: string, environment: Environment) {
  const shape = /^(?:sk|rk|st)_(test|live)_[0-9A-Za-z]{38}$/.exec(secret)
  return shape?.[1] === words[environment] && withChecksum(secret.slice(0, -6)) === secret
}

export const hashSecret = (secret: string, pepper: Buffer) =>
  createHmac('sha256', pepper).update(secret).digest('hex')
