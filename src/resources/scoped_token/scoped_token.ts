// What the platform does with scoped tokens.
import { type Call, toTime } from '#call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { makeDue } from '#due.ts'
import { newId } from '#ids.ts'
import { tryStep } from '#lifecycle.ts'
import { findRow, makeRow } from '#record.ts'
import { exposeKey, requireOwnScopes } from '#resources/api_key/api_key.ts'
import { practitionerKind } from '#resources/practitioner/schema.ts'
import { hashSecret, keyPrefix, newSecret } from '#secret_key.ts'
import { scopedTokenDueSteps, scopedTokenKind, scopedTokenLifecycle } from './lifecycle.ts'
import type { ScopedTokenCreate } from './schema.ts'

const default_seconds = 900

export async function createToken(call: Call, asked: ScopedTokenCreate) {
  const { scopes, allowed_origins = [], metadata = {} } = asked
  const { expires_in_seconds = default_seconds } = asked
  const subject = await findSubject(call, asked)
  requireOwnScopes(call, scopes)

  const { environment, pepper } = call.secrets
  const secret = newSecret('st', environment)
  const expires = call.real_now.add({ seconds: expires_in_seconds })
  const token = await makeRow(call, scopedTokenKind, newId(scopedTokenKind.prefix), {
    ...subject,
    scopes,
    allowed_origins,
    metadata,
    api_key_id: call.key!.id,
    expires_at: toTime(expires),
    status: scopedTokenLifecycle.initial,
    prefix: keyPrefix('st', environment),
    last4: secret.slice(-4),
    hash: hashSecret(secret, pepper),
  })
  const [expire] = scopedTokenDueSteps
  makeDue(call, expire!, token.id, expires)
  return { ...token, secret }
}

// One subject, and one that is there.
async function findSubject(call: Call, { practitioner_id }: ScopedTokenCreate) {
  if (!practitioner_id) throw invalid('practitioner_id', 'Say whom it acts for.')
  await findRow(call, practitionerKind, practitioner_id, 'practitioner_id')
  return { practitioner_id }
}

// What came over plain HTTP has been seen by others, be it a key or a token. The id tells which.
export const exposeCredential = (call: Call, id: string) =>
  id.startsWith(`${scopedTokenKind.prefix}_`)
    ? tryStep(call, scopedTokenLifecycle, id, 'expose')
    : exposeKey(call, id)
