// Creates and updates services.
import type { Call } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { createRow, findRow, lockRow, updateRow } from '#kernel/record.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { account_only_types, actingPractitioner } from '#areas/sessions/session/draft.ts'
import { requireOwnService } from './access.ts'
import { serviceKind as kind, serviceLifecycle } from './lifecycle.ts'
import {
  booking_actors,
  type ServiceChange,
  type ServiceCreate,
  type ServiceRow,
} from './schema.ts'

export async function createService(call: Call, body: ServiceCreate) {
  const { type = 'individual', bookable_by = bookersOf(type), form_ids = [] } = body
  const practitioner_id = body.practitioner_id ?? actingPractitioner(call)
  requireOwnService(call, practitioner_id)
  requireBookers(type, bookable_by)
  if (practitioner_id) await findRow(call, practitionerKind, practitioner_id, 'practitioner_id')
  await requireForms(call, form_ids)
  const { initial: status } = serviceLifecycle
  const fields = { ...body, practitioner_id, type, bookable_by, form_ids, status }
  return await createRow(call, kind, newId(kind.prefix), fields)
}

// Sessions that are booked already keep what they took over.
export async function updateService(call: Call, id: string, body: ServiceChange) {
  const before = await lockRow(call, kind, id)
  requireOwnService(call, before.practitioner_id)
  if (body.type || body.bookable_by) {
    requireBookers(body.type ?? before.type, body.bookable_by ?? before.bookable_by)
  }
  await requireForms(call, body.form_ids ?? [])
  return await updateRow(call, kind, id, body, 'updated', before)
}

const isForPersons = (type: string) => !account_only_types.includes(type)
const bookersOf = (type: string) =>
  booking_actors.filter((actor) => actor !== 'person' || isForPersons(type))

function requireBookers(type: string, bookable_by: ServiceRow['bookable_by']) {
  if (isForPersons(type) || !bookable_by.includes('person')) return
  throw invalid('bookable_by', `Persons can't book sessions of type \`${type}\` themselves.`)
}

async function requireForms(call: Call, form_ids: string[]) {
  if (form_ids.length === 0) return
  const found = await call.query<{ id: string }>(sql`
    select id from forms where account = ${call.account} and id = any(${form_ids})`)
  const missing = form_ids.findIndex((id) => !found.some((form) => form.id === id))
  if (missing >= 0) throw notFound('form', `form_ids[${missing}]`)
}
