// Erases a person by destroying the key of all identifying data. IDs, the ledger and the audit log
// remain, so that past actions stay accountable.
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { takeStep } from '#kernel/lifecycle.ts'
import { findRow, type Row } from '#kernel/record.ts'
import { personKind, personLifecycle } from '#areas/persons/person/lifecycle.ts'
import { destroyKeys, findPerson, holdPersons } from '#areas/persons/person/person.ts'
import { requireKeptLongEnough } from './retention.ts'

// The ID of a merged person erases the person they were merged into.
export async function erasePerson(
  call: Call,
  named: string,
  basis: { erasure_basis: string },
): Promise<Row> {
  const { id } = await findPerson(call, named)
  const held = await holdPersons(call, [id])
  if (held.get(id)?.merged_into_id) return await erasePerson(call, id, basis)
  const person = held.get(id)
  if (!person) throw notFound('person')
  await requireKeptLongEnough(call, person)
  await takeStep(call, personLifecycle, id, 'erase', basis)
  await destroyKeys(call, [id])
  return await findRow(call, personKind, id)
}
