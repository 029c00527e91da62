// Erasing a person: the key of all that identifies them is destroyed. Ids, the ledger and the trail
// stay, so that what was done can still be accounted for, of somebody nobody can name any more.
import type { Call } from '#call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { takeStep } from '#lifecycle.ts'
import { findRow, type Row } from '#record.ts'
import { personKind, personLifecycle } from '#resources/person/lifecycle.ts'
import { destroyKeys, findPerson, holdPersons } from '#resources/person/person.ts'
import { requireKeptLongEnough } from './retention.ts'

// By the id of somebody who became one with another, the one is erased: there is nobody else.
export async function erasePerson(
  call: Call,
  named: string,
  basis: { erasure_basis: string },
): Promise<Row> {
  const { id } = await findPerson(call, named)
  const held = await holdPersons(call, [id])
  if (held.get(id)?.row.merged_into_id) return await erasePerson(call, id, basis)
  const person = held.get(id)
  if (!person) throw notFound('person')
  await requireKeptLongEnough(call, person.row)
  await takeStep(call, personLifecycle, id, 'erase', basis)
  await destroyKeys(call, [id])
  return await findRow(call, personKind, id)
}
