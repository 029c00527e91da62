// Creates and revokes scoped tokens.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { tokenScopes } from '#catalogue/scopes.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { findRow, lockRow, createRow } from '#kernel/record.ts'
import { exposeKey, requireOwnScopes } from '#areas/platform/api_key/api_key.ts'
import {
  memberSessionKind,
  memberSessionLifecycle,
} from '#areas/members/member_session/lifecycle.ts'
import { personLifecycle } from '#areas/persons/person/lifecycle.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { practitionerLifecycle } from '#areas/practitioners/practitioner/lifecycle.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { hashSecret, keyPrefix, newSecret } from '#crypto/secret_key.ts'
import { scopedTokenDueSteps, scopedTokenKind, scopedTokenLifecycle } from './lifecycle.ts'
import type { ScopedTokenCreate, ScopedTokenRow } from './schema.ts'

const default_seconds = 900

export async function createToken(call: Call, body: ScopedTokenCreate) {
  const { person_id, practitioner_id, expires_in_seconds = default_seconds, ...columns } = body
  const { scopes, allowed_origins = [] } = columns
  if (call.member) {
    const needs = 'Scoped tokens are created with an API key on your server, not by a member.'
    throw new ApiError('permission_denied', { needs })
  }
  requireOrigins(allowed_origins)
  const subject = await findSubject(call, person_id, practitioner_id)
  requireScopesFor(scopes, subject.person_id ? 'person' : 'practitioner')
  requireOwnScopes(call, scopes)

  const fields = { ...columns, ...subject, allowed_origins, api_key_id: call.key!.id }
  return await issueToken(call, fields, expires_in_seconds)
}

type TokenFields = Pick<
  ScopedTokenRow,
  'person_id' | 'practitioner_id' | 'scopes' | 'allowed_origins' | 'api_key_id'
>

export async function issueToken(call: Call, fields: TokenFields, seconds: number) {
  const { environment, pepper } = call.secrets
  const secret = newSecret('st', environment)
  const expires = call.real_now.add({ seconds })
  const token = await createRow(call, scopedTokenKind, newId(scopedTokenKind.prefix), {
    ...fields,
    expires_at: toTimestamp(expires),
    status: scopedTokenLifecycle.initial,
    prefix: keyPrefix('st', environment),
    last4: secret.slice(-4),
    hash: hashSecret(secret, pepper),
  })
  const [expire] = scopedTokenDueSteps
  scheduleJob(call, expire!, token.id, expires)
  return { ...token, secret }
}

// As with API keys, the revoking key needs all scopes of the token.
export async function revokeToken(call: Call, id: string) {
  requireOwnScopes(call, (await lockRow(call, scopedTokenKind, id)).scopes)
  return await takeStep(call, scopedTokenLifecycle, id, 'revoke')
}

// Requires exactly one subject, which must exist and be active. enter() rejects the tokens of
// subjects in the same states.
async function findSubject(call: Call, person_id?: string, practitioner_id?: string) {
  if ((person_id === undefined) === (practitioner_id === undefined)) {
    throw invalid('person_id', 'Send exactly one of `person_id` and `practitioner_id`.')
  }
  if (practitioner_id) {
    const row = await findRow(call, practitionerKind, practitioner_id, 'practitioner_id')
    if (row.archived || isIn(practitionerLifecycle, 'locked_out', row.status)) {
      throw notFound('practitioner', 'practitioner_id')
    }
    return { practitioner_id, person_id: null }
  }
  const person = await findPerson(call, person_id!, 'person_id')
  if (isIn(personLifecycle, 'closed', person.status)) throw notFound('person', 'person_id')
  return { person_id: person.id, practitioner_id: null }
}

// Origins must be in the form browsers send; any other form would never match.
function requireOrigins(origins: string[]) {
  const place = origins.findIndex((origin) => URL.parse(origin)?.origin !== origin)
  if (place < 0) return
  const how = 'must be in the form browsers send: lowercase, without the default port.'
  throw invalid(`allowed_origins[${place}]`, how)
}

function requireScopesFor(scopes: string[], subject: keyof typeof tokenScopes) {
  const available: readonly string[] = tokenScopes[subject]
  const place = scopes.findIndex((scope) => !available.includes(scope))
  if (place < 0) return
  throw invalid(`scopes[${place}]`, `This scope isn't available for a ${subject}'s token.`)
}

// Revokes a key, token or session that was exposed over plain HTTP. The ID prefix says which it is.
export const exposeCredential = (call: Call, id: string) =>
  id.startsWith(`${scopedTokenKind.prefix}_`)
    ? tryStep(call, scopedTokenLifecycle, id, 'expose')
    : id.startsWith(`${memberSessionKind.prefix}_`)
      ? tryStep(call, memberSessionLifecycle, id, 'revoke')
      : exposeKey(call, id)
