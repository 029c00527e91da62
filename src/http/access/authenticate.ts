// Extracts the API key from a request and rejects malformed keys without a database query. enter()
// verifies the key inside the request's transaction.
import type { IncomingHttpHeaders } from 'node:http'
import { ApiError } from '#catalogue/api_error.ts'
import { hashSecret, isWellFormed } from '#crypto/secret_key.ts'
import type { Environment } from '#settings/environment.ts'

const realm = 'Attune API'

const challenge = (error: 'invalid_request' | 'invalid_token') => ({
  headers: { 'www-authenticate': `Bearer realm="${realm}", error="${error}"` },
})

// Created once, because creating an error costs more than responding with it.
const missing = new ApiError('api_key_missing', {}, challenge('invalid_request'))
const invalid = new ApiError('api_key_invalid', {}, challenge('invalid_token'))
export const keyMissing = () => missing
export const keyInvalid = () => invalid

type Secrets = { environment: Environment; pepper: Buffer }

export const presentsKey = (headers: IncomingHttpHeaders) =>
  headers.authorization !== undefined || headers['x-api-key'] !== undefined

// Returns the hash of the key. Throws a 401 if there is no key or it is malformed.
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

// The scheme is case-insensitive (RFC 9110). Repeated headers arrive joined and so don't match.
const bearerOf = (authorization: string) => /^bearer +(\S+)$/i.exec(authorization)?.[1]
