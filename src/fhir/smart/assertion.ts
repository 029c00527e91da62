// Client assertions: the signed JWT with which a client of SMART backend services authenticates.
import { compactVerify, errors } from 'jose'
import { readJson } from '#http/parsing/json.ts'
import { InvalidInput } from '#http/parsing/validation_error.ts'
import type { Client } from '#areas/persons/scoped_token/client_token.ts'
import {
  importKey,
  type PublicKey,
  signature_algorithms,
} from '#areas/platform/api_key/public_keys.ts'
import { OAuthError } from './oauth_error.ts'

const most_seconds = 300
const leeway_seconds = 30 // Between the clock of the client and ours.
const most_characters = 10_000

type Part = Record<string, unknown>
export type Assertion = {
  header: Part
  claims: Part
  client_id: string
  text: string
}

const refusal = (description: string) => new OAuthError('invalid_client', description)

// Reads a JWT without believing it.
export function readAssertion(text: string | undefined): Assertion {
  const parts = text && text.length <= most_characters ? text.split('.') : []
  const [header, claims] = parts.slice(0, 2).map(partOf)
  if (parts.length !== 3 || !header || !claims) {
    throw refusal('`client_assertion` must be a signed JWT.')
  }
  const client_id = claims.iss
  if (typeof client_id !== 'string' || claims.sub !== client_id) {
    throw refusal('`iss` and `sub` must both be the client ID.')
  }
  return { header, claims, client_id, text: text! }
}

// As strict as a body: two programs could read a claim that is sent twice differently.
function partOf(text: string): Part | undefined {
  try {
    return readJson(Buffer.from(text, 'base64url')) as Part
  } catch (error) {
    if (error instanceof InvalidInput) return undefined
    throw error
  }
}

// The signature first: only the client learns what else is wrong. An unknown client and a wrong
// signature are the same to the caller.
export async function verifyAssertion(
  { header, claims, text }: Assertion,
  { client, keys }: { client: Client | undefined; keys: PublicKey[] },
  audience: string,
  now: Temporal.Instant,
) {
  const key = keys.find(({ kid }) => kid === header.kid)
  if (!client || !key || !(await isSigned(text, header, key))) {
    throw refusal('The client is unknown, or no registered key signed the JWT with RS384 or ES384.')
  }
  requireClaims(claims, audience, now.epochMilliseconds / 1_000)
  const expires = Temporal.Instant.fromEpochMilliseconds(Math.ceil(Number(claims.exp)) * 1_000)
  return { client, jti: String(claims.jti), expires }
}

// Keys from elsewhere and a payload that isn't encoded (RFC 7797) have no place in a JWT.
const refused_headers = ['jku', 'b64']

async function isSigned(text: string, header: Part, key: PublicKey): Promise<boolean> {
  const algorithm = signature_algorithms[key.kty as keyof typeof signature_algorithms]
  const public_key = importKey(key)
  if (!algorithm || !public_key || refused_headers.some((name) => name in header)) return false
  try {
    await compactVerify(text, public_key, { algorithms: [algorithm] })
    return true
  } catch (error) {
    if (error instanceof errors.JOSEError) return false
    throw error
  }
}

function requireClaims({ aud, exp, nbf, jti }: Part, audience: string, now: number) {
  if (![aud].flat().includes(audience)) throw refusal(`\`aud\` must be ${audience}.`)
  if (typeof exp !== 'number' || exp <= now) throw refusal('The JWT has expired (`exp`).')
  if (exp > now + most_seconds + leeway_seconds) {
    throw refusal('`exp` must be at most five minutes ahead.')
  }
  if (nbf !== undefined && !(typeof nbf === 'number' && nbf <= now + leeway_seconds)) {
    throw refusal("The JWT isn't valid yet (`nbf`).")
  }
  if (typeof jti !== 'string' || jti === '' || jti.length > 255) {
    throw refusal('`jti` must be a text of up to 255 characters.')
  }
}
