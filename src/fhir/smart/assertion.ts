// Client assertions: the signed JWT with which a client of SMART backend services authenticates.
import { verify } from 'node:crypto'
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
  signed: Buffer
  signature: Buffer
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
  return {
    header,
    claims,
    client_id,
    signed: Buffer.from(`${parts[0]}.${parts[1]}`),
    signature: Buffer.from(parts[2]!, 'base64url'),
  }
}

function partOf(text: string): Part | undefined {
  try {
    const part: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    const is_object = typeof part === 'object' && part !== null && !Array.isArray(part)
    return is_object ? (part as Part) : undefined
  } catch {
    return undefined
  }
}

// The signature first: only the client learns what else is wrong. An unknown client and a wrong
// signature are the same to the caller.
export function verifyAssertion(
  { header, claims, signed, signature }: Assertion,
  { client, keys }: { client: Client | undefined; keys: PublicKey[] },
  audience: string,
  now: Temporal.Instant,
) {
  const key = keys.find(({ kid }) => kid === header.kid)
  const algorithm = signature_algorithms[key?.kty as keyof typeof signature_algorithms]
  const public_key = key && header.alg === algorithm ? importKey(key) : null
  const dsaEncoding = 'ieee-p1363' as const
  if (
    !client ||
    !public_key ||
    header.jku !== undefined ||
    !verify('sha384', signed, { key: public_key, dsaEncoding }, signature)
  ) {
    throw refusal('The client is unknown, or no registered key signed the JWT with RS384 or ES384.')
  }
  requireClaims(claims, audience, now.epochMilliseconds / 1_000)
  const expires = Temporal.Instant.fromEpochMilliseconds(Math.ceil(Number(claims.exp)) * 1_000)
  return { client, jti: String(claims.jti), expires }
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
