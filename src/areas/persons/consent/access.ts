// Access to consents: it requires access to the person.
import { notFound } from '#catalogue/api_error.ts'
import type { Call } from '#kernel/call.ts'
import { isIn } from '#kernel/state_sets.ts'
import { findRow } from '#kernel/record.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { consentLifecycle } from './lifecycle.ts'
import { consentKind } from './kind.ts'

// A person sees a consent once it is offered.
export async function readConsent(call: Call, id: string) {
  const consent = await findRow(call, consentKind, id)
  if (call.actor.kind === 'person' && isIn(consentLifecycle, 'editable', consent.status)) {
    throw notFound(consentKind.object)
  }
  const data_categories = ['demographics' as const]
  await requirePermission(call, consent.person_id, { action: 'access', data_categories })
  return consent
}
