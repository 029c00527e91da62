// Erases a person by destroying the key of all identifying data. IDs, the ledger and the audit log
// remain, so that past actions stay accountable.
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { takeStep } from '#kernel/take_step.ts'
import { findRow } from '#kernel/record.ts'
import { personKind, personLifecycle } from '#areas/persons/person/lifecycle.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { destroyKeys, findPerson, lockPersons } from '#areas/persons/person/person.ts'
import { deleteDocumentsOf } from '#areas/documents/document/document.ts'
import { cancelPaymentPlansOf } from '#areas/payments/payment_plan/payment_plan.ts'
import { cancelPaymentRequestsOf } from '#areas/payments/payment_request/payment_request.ts'
import { removePaymentMethodsOf } from '#areas/payments/payment_method/payment_method.ts'
import { requireNotRetained } from './retention.ts'

// The ID of a merged person erases the person they were merged into.
export async function erasePerson(
  call: Call,
  requested_id: string,
  basis: { erasure_basis: string },
): Promise<PersonRow> {
  const { id } = await findPerson(call, requested_id)
  const locked = await lockPersons(call, [id])
  if (locked.get(id)?.merged_into_id) return await erasePerson(call, id, basis)
  const person = locked.get(id)
  if (!person) throw notFound('person')
  await requireNotRetained(call, person)
  await takeStep(call, personLifecycle, id, 'erase', basis)
  await deleteDocumentsOf(call, id)
  await cancelPaymentPlansOf(call, id)
  await removePaymentMethodsOf(call, id)
  await cancelPaymentRequestsOf(call, id)
  await destroyKeys(call, [id])
  return await findRow(call, personKind, id)
}
