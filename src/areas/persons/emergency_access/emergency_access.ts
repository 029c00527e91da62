// Emergency access ("break the glass"): opens a record without consent in an emergency.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { takeStep } from '#kernel/take_step.ts'
import { findRow, lockRow, createRow } from '#kernel/record.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { emergencyAccessKind, emergencyAccessLifecycle, expiry } from './lifecycle.ts'
import type { EmergencyAccessCreate } from './schema.ts'
import { descendsFrom } from './store.ts'

export async function openEmergencyAccess(call: Call, body: EmergencyAccessCreate) {
  const { minutes = 60, person_id, ...fields } = body
  const practitioner_id = practitionerFor(call, body.practitioner_id)
  await findRow(call, practitionerKind, practitioner_id, 'practitioner_id')
  const person = await findPerson(call, person_id, 'person_id', { hold: true })
  requireEditable(person, 'open')
  const id = newId(emergencyAccessKind.prefix)
  const expires = call.real_now.add({ minutes })
  scheduleJob(call, expiry, id, expires)
  return await createRow(call, emergencyAccessKind, id, {
    ...fields,
    person_id: person.id,
    practitioner_id,
    status: emergencyAccessLifecycle.initial,
    opened_at: toTimestamp(call.real_now),
    opened_by_key_id: call.member?.id ?? call.key?.id ?? null,
    expires_at: toTimestamp(expires),
  })
}

// Access is always opened for a practitioner: the actor, or the one named in the request.
function practitionerFor({ actor }: Call, requested: string | undefined) {
  if (actor.kind !== 'practitioner') {
    if (requested) return requested
    throw invalid('practitioner_id', '`practitioner_id` is required unless you send On-Behalf-Of.')
  }
  if (requested === undefined || requested === actor.id) return actor.id
  const needs = 'practitioner_id to be the practitioner you act for'
  throw new ApiError('permission_denied', { needs }, { param: 'practitioner_id' })
}

// Requires a second person: the key or member that opened the access can't review it, nor can a key
// it was rotated into, or a key or member that it has created since.
export async function reviewAccess(
  call: Call,
  id: string,
  step: 'justify' | 'refute',
  body: { review_note: string },
) {
  const { opened_by_key_id, opened_at } = await lockRow(call, emergencyAccessKind, id)
  const same = opened_by_key_id && (await descendsFrom(call, opened_by_key_id, opened_at))
  if (!same) return await takeStep(call, emergencyAccessLifecycle, id, step, body)
  const needs = 'a different API key than the one that opened the access'
  const how_to_resolve =
    'Review the access with an API key that belongs to someone else and was created before the ' +
    'access was opened, or by another key. It needs the scope emergency_accesses:write.'
  throw new ApiError('permission_denied', { needs }, { how_to_resolve })
}
