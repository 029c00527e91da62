// Writes the receipt of a payment: the care it is for, from its allocations.
import { audit } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { isIn } from '#kernel/state_sets.ts'
import { findRow } from '#kernel/record.ts'
import { paymentKind, paymentLifecycle } from '#areas/payments/payment/lifecycle.ts'
import { requireHandover } from '#areas/persons/consent_decision/disclosure_guard.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { namesPart2Program } from '#areas/practitioners/practitioner/part2_program.ts'
import { letterheadFor } from '#areas/reconciliation/statement/letterhead.ts'
import { statementAccess } from '#areas/reconciliation/statement/statement.ts'
import { findCare, findPractitionerNames } from '#areas/reconciliation/statement/care.ts'
import { descriptions } from './schema.ts'

export async function createReceipt(call: Call, id: string) {
  const payment = await findRow(call, paymentKind, id)
  const { person_id, kind, method, amount_captured: amount, amount_refunded } = payment
  if (!person_id || !isIn(paymentLifecycle, 'captured', payment.status)) {
    throw new ApiError('payment_not_captured', {})
  }
  const person = await findPerson(call, person_id)
  await requireHandover(call, person.id, statementAccess())
  audit(call, { action: 'receipt.read', object_id: id, person_id: person.id })
  const cares = await findCare(call, payment.allocations)
  const practitioner_ids = cares.map(({ practitioner_id }) => practitioner_id)
  if (await namesPart2Program(call, practitioner_ids)) {
    await requireHandover(call, person.id, statementAccess('sud'))
  }
  const names = await findPractitionerNames(call, practitioner_ids)
  const lines = payment.allocations.map((allocation, at) => ({
    session_id: allocation.session_id ?? null,
    claim_id: allocation.claim_id ?? null,
    ...cares[at]!,
    practitioner_name: names.get(cares[at]!.practitioner_id ?? '') ?? null,
    description: descriptions[kind]!,
    amount: allocation.amount,
  }))
  const allocated = lines.reduce((sum, line) => sum + line.amount.amount, 0)
  return {
    payment_id: payment.id,
    person_id: person.id,
    ...(await letterheadFor(call, person)),
    kind,
    method,
    paid_at: payment.succeeded_at ?? payment.created_at,
    amount,
    amount_refunded,
    credit: { ...amount, amount: amount.amount - allocated },
    lines,
  }
}
