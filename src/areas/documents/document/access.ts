// Access to documents: of a person, as to the rest of their record; of a practitioner, themselves
// and the account; of the account, the account alone.
import { withReason } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { findRow, lockRow } from '#kernel/record.ts'
import { admit, requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { requireUnerased } from '#areas/persons/person/person.ts'
import { categoriesOf } from './kinds.ts'
import { documentKind } from './lifecycle.ts'
import type { DocumentRow } from './schema.ts'

type Owned = Pick<
  DocumentRow,
  'person_id' | 'practitioner_id' | 'kind' | 'labels' | 'visible_to_person'
>

export async function requireAccess(call: Call, document: Owned, action: 'access' | 'use') {
  const { kind, id } = call.actor
  const { person_id, practitioner_id, visible_to_person } = document
  if (kind === 'person' && !visible_to_person) throw notFound(documentKind.object)
  // Persons can add documents of their own: insurance cards, IDs, referrals.
  if (kind === 'person' && id === person_id && action === 'use') {
    const basis = [{ type: 'self', id }]
    withReason(call, { purpose: 'person_request', basis, decision_id: null })
  } else if (person_id) {
    await requireWhole(call, person_id, { action, data_categories: categoriesOf(document) })
  } else if (kind !== 'account' && id !== practitioner_id) throw notFound(documentKind.object)
}

export async function readDocument(call: Call, id: string) {
  const document = await findRow(call, documentKind, id)
  await requireAccess(call, document, 'access')
  return document
}

// Locks a document for a change. Access is checked before anything else.
export async function lockDocument(call: Call, id: string, step: string) {
  const document = await lockRow(call, documentKind, id)
  await requireAccess(call, document, 'use')
  if (document.person_id) requireUnerased(call, document.person_id, step)
  return document
}

// What a list can contain. Row-level security limits a person to their own.
export const listed = sql`
  (case when person_id is not null then can_find_person(account, person_id)
    else current_practitioner() is null or practitioner_id = current_practitioner() end)
  and ((select current_person() is null) or visible_to_person)`

export async function admitDocuments(call: Call, rows: DocumentRow[]) {
  const about_persons = rows.filter(({ person_id }) => person_id)
  const admitted = await admit(call, about_persons, ({ person_id }) => person_id!, categoriesOf)
  return rows.filter((row) => !row.person_id || admitted.includes(row))
}
