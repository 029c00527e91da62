// Access to form responses: as to the rest of the record, by the data categories of the form.
// Persons answer their own.
import type { Call } from '#kernel/call.ts'
import { withReason } from '#kernel/audit.ts'
import { findRow, lockRow } from '#kernel/record.ts'
import { requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { requireUnerased } from '#areas/persons/person/person.ts'
import { formResponseKind as kind } from './lifecycle.ts'

export async function readFormResponse(call: Call, id: string) {
  const response = await findRow(call, kind, id)
  const { person_id, data_categories } = response
  await requireWhole(call, person_id, { action: 'access', data_categories })
  return response
}

// Locks a response for a change. Access is checked before anything else.
export async function lockFormResponse(call: Call, id: string) {
  const response = await lockRow(call, kind, id)
  const { person_id, data_categories } = response
  await requireWhole(call, person_id, { action: 'use', data_categories })
  requireUnerased(call, person_id, 'answer')
  return response
}

// Row-level security shows a person's token only their own responses.
export async function lockToAnswer(call: Call, id: string) {
  if (call.actor.kind !== 'person') return await lockFormResponse(call, id)
  const response = await lockRow(call, kind, id)
  const basis = [{ type: 'self', id: call.actor.id }]
  withReason(call, { purpose: 'treatment', basis, decision_id: null })
  return response
}
