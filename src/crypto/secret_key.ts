// Secret keys: sk_test_, 32 random letters and digits, and a checksum of 6, so that a mistyped key
// is detected without a database query. A key is shown once. Only its HMAC with the pepper, which
// isn't in the database, is stored.
import { createHmac } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { randomBase62, toBase62 } from './base62.ts'
import type { Environment } from '#settings/environment.ts'

export type KeyKind = 'sk' | 'rk' | 'st' // Secret key, restricted key, scoped token.

const environment_names = { sandbox: 'test', production: 'live' } as const

export const keyPrefix = (kind: KeyKind, environment: Environment) =>
  `${kind}_${environment_names[environment]}_`

const withChecksum = (text: string) => text + toBase62(crc32(text), 6)

export const newSecret = (kind: KeyKind, environment: Environment) =>
  withChecksum(keyPrefix(kind, environment) + randomBase62(32))

// Whether the text has the form and checksum of a key of this environment.
export function isWellFormed(secret: string, environment: Environment) {
  const shape = /^(?:sk|rk|st)_(test|live)_[0-9A-Za-z]{38}$/.exec(secret)
  return (
    shape?.[1] === environment_names[environment] && withChecksum(secret.slice(0, -6)) === secret
  )
}

export const hashSecret = (secret: string, pepper: Buffer) =>
  createHmac('sha256', pepper).update(secret).digest('hex')
