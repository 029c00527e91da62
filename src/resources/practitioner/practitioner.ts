// What the platform does with practitioners.
import { type Call, toTime } from '#call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#ids.ts'
import { changeRow, findRow, lockRow, makeRow } from '#record.ts'
import { type PractitionerChange, type PractitionerCreate, practitionerKind } from './schema.ts'

export const addPractitioner = (call: Call, asked: PractitionerCreate) =>
  makeRow(call, practitionerKind, newId(practitionerKind.prefix), {
    time_zone: 'America/New_York',
    ...asked,
    status: 'unverified',
  })

// Archiving is a flag, not a state: whoever is archived keeps the verification they have.
export async function changePractitioner(call: Call, id: string, asked: PractitionerChange) {
  if (asked.archived === undefined) return await changeRow(call, practitionerKind, id, asked)
  const { archived } = await lockRow(call, practitionerKind, id)
  if (archived === asked.archived) return await changeRow(call, practitionerKind, id, asked)
  const archived_at = asked.archived ? toTime(call.now) : null
  const word = asked.archived ? 'archived' : 'restored'
  return await changeRow(call, practitionerKind, id, { ...asked, archived_at }, word)
}

export async function requireBookable(call: Call, id: string) {
  const practitioner = await findRow(call, practitionerKind, id, 'practitioner_id')
  if (practitioner.archived) {
    throw new ApiError('practitioner_archived', {}, { param: 'practitioner_id' })
  }
}
