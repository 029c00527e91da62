// Who is there: finds the key a request presents, and refuses what cannot be one without asking
// the database. Whether the key is really good is judged by enter(), in the request's transaction.
import type { IncomingHttpHeaders } from 'node:http'
import { ApiError } from '#catalogue/api_error.ts'
import { type Environment, hashSecret, isWellFormed } from '#secret_key.ts'

const realm = 'Attune API'

const challenge = (error: 'invalid_request' | 'invalid_token') => ({
  headers: { 'www-authenticate': `Bearer realm="${realm}", error="${error}"` },
})

// Made once: they are always the same, and to make an error costs more than to refuse with it.
const missing = new ApiError('api_key_missing', {}, challenge('invalid_request'))
const invalid = new ApiError('api_key_invalid', {}, challenge('invalid_token'))
export const keyMissing = () => missing
export const keyInvalid = () => invalid

type Secrets = { environment: Environment; pepper: Buffer }

export const presentsKey = (headers: IncomingHttpHeaders) =>
  headers.authorization !== undefined || headers['x-api-key'] !== undefined

// The hash of the key presented. Throws a 401 where there is none, or none that can be right.
export function presentedKey(headers: IncomingHttpHeaders, secrets: Secrets) {
  const { authorization } = headers
  const other = headers['x-api-key']
  if (!presentsKey(headers)) throw keyMissing()

  const bearer = authorization === undefined ? undefined : bearerOf(authorization)
  const secret = authorization === undefined ? String(other) : bearer
  const same = other === undefined || authorization === undefined || other === bearer
  if (!secret || !same || !isWellFormed(secret, secrets.environment)) throw keyInvalid()
  return hashSecret(secret, secrets.pepper)
}

// The scheme is case-insensitive by RFC 9110. Several headers arrive joined, and so fit nothing.
const bearerOf = (authorization: string) => /^bearer +(\S+)$/i.exec(authorization)?.[1]
