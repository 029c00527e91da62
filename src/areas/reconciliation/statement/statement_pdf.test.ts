// Tests statements and receipts, as JSON with who they are from and for, and as PDF.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  advanceClock,
  createBillingPractitioner,
  createCompletedSession,
  createInsuredPerson,
  provider,
  service_date,
  submitClaim,
} from '#tests/claims.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { readPdf } from '#tests/pdf.ts'
import { copayRequest, createToken } from '#tests/person_examples.ts'
import { dateText, moneyText } from '#pdf/words.ts'
import { writeAsPdf as receiptPdf } from '#areas/reconciliation/receipt/receipt_pdf.ts'
import { writeAsPdf as statementPdf } from './statement_pdf.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const headers = { accept: 'application/pdf' }

// A person who owes a share after insurance, and has paid part of it.
async function owe() {
  const { key } = await createTestAccount()
  const ask = { key }
  await call('POST', '/v1/billing_providers', { provider }, ask)
  const practitioner_id = await createBillingPractitioner(ask)
  const { person_id, coverage_id } = await createInsuredPerson(undefined, {}, ask)
  const { session_id } = await createCompletedSession(practitioner_id, person_id, ask)
  const { body: claim } = await call(
    'POST',
    '/v1/claims',
    { coverage_id, session_ids: [session_id] },
    ask,
  )
  await submitClaim(claim.id, ask)
  await advanceClock('P20D', ask)
  const amount = usd(1_000)
  const paying = copayRequest(person_id, { kind: 'balance', claim_id: claim.id, amount })
  const { body: payment, text } = await call('POST', '/v1/payments', paying, ask)
  assert.equal(payment.status, 'succeeded', text)
  return { ask, person_id, claim_id: claim.id as string, payment }
}

function includesAll(printed: string, expected: string[]) {
  for (const text of expected) assert.ok(printed.includes(text), `${text} in ${printed}`)
}

test('A statement is a PDF: what is owed, for which care, and how to pay', async () => {
  const { ask, person_id } = await owe()
  const path = `/v1/persons/${person_id}/statement`
  const { body: statement } = await call('GET', path, undefined, ask)
  const file = await call('GET', path, undefined, { ...ask, headers })
  assert.deepEqual([file.status, file.headers['content-type']], [200, 'application/pdf'])
  const name = `filename="statement_${person_id}.pdf"`
  assert.equal(file.headers['content-disposition'], `attachment; ${name}`)
  assert.match(file.text, /\/StructTreeRoot/, 'it is tagged')

  assert.equal(statement.provider.name, provider.name)
  assert.equal(statement.patient.address.city, 'Albany')
  const bytes = await statementPdf(statement)
  assert.ok(bytes.equals(await statementPdf(statement)), 'the same content gives the same bytes')
  const [total] = statement.totals
  const [item] = statement.items
  assert.ok(total.owed.amount > 0)
  includesAll((await readPdf(bytes)).join(' '), [
    'Statement',
    `From: ${provider.name}, ${provider.address.line1}`,
    `For: ${statement.patient.name}`,
    `Amount due: ${moneyText(total.owed)}`,
    `Send a check payable to ${provider.name}`,
    dateText(service_date),
    'Ada Okafor',
    'Your share after insurance',
    'Payment',
    moneyText(usd(-1_000)),
    moneyText(item.insurance.billed),
    moneyText(item.insurance.paid),
    'Page 1 of',
  ])
})

test('A statement without a balance says that nothing is due', async () => {
  const { key } = await createTestAccount()
  const { person_id } = await createInsuredPerson(undefined, {}, { key })
  const path = `/v1/persons/${person_id}/statement`
  const { body: statement } = await call('GET', path, undefined, { key })
  assert.equal(statement.provider, null)
  const [page] = await readPdf(await statementPdf(statement))
  includesAll(page!, ['Nothing was charged, so nothing is due.', 'You have nothing to pay.'])
})

test('A receipt says who was paid, for which care, how and how much', async () => {
  const { ask, person_id, claim_id, payment } = await owe()
  const path = `/v1/payments/${payment.id}/receipt`
  const { body: receipt } = await call('GET', path, undefined, ask)
  assert.deepEqual(receipt.amount, usd(1_000))
  assert.deepEqual(
    receipt.lines.map((line: Record<string, unknown>) => [
      line.claim_id,
      line.service_date,
      line.practitioner_name,
      line.amount,
    ]),
    [[claim_id, service_date, 'Ada Okafor', usd(1_000)]],
  )
  const file = await call('GET', path, undefined, { ...ask, headers })
  assert.equal(file.headers['content-type'], 'application/pdf')
  assert.match(file.headers['content-disposition']!, new RegExp(`receipt_${payment.id}\\.pdf`))
  const printed = (await readPdf(await receiptPdf(receipt))).join(' ')
  includesAll(printed, [
    'Receipt',
    `From: ${provider.name}`,
    `For: ${receipt.patient.name}`,
    'Amount paid: $10.00',
    'Paid with: Visa ending in 4242',
    dateText(service_date),
    'Ada Okafor',
    'Payment of your balance',
  ])
  assert.ok(!printed.includes('Refunded'))
  assert.ok(!printed.includes('credit'))

  await call('POST', '/v1/refunds', { payment_id: payment.id, amount: usd(400) }, ask)
  const refunded = await call('GET', path, undefined, ask)
  const [page] = await readPdf(await receiptPdf(refunded.body))
  includesAll(page!, ['Refunded: $4.00'])

  const token = await createToken({ person_id }, ['payments:read'], ask)
  const own = await call('GET', path, undefined, { key: token })
  assert.equal(own.body.lines[0].practitioner_name, 'Ada Okafor', own.text)
})

test('A prepayment is kept as credit, and what is not captured has no receipt', async () => {
  const { ask, person_id } = await owe()
  const prepaid = await call(
    'POST',
    '/v1/payments',
    copayRequest(person_id, { kind: 'prepayment', method: { type: 'cash' } }),
    ask,
  )
  const { body } = await call('GET', `/v1/payments/${prepaid.body.id}/receipt`, undefined, ask)
  assert.deepEqual([body.lines, body.credit], [[], body.amount])
  const [page] = await readPdf(await receiptPdf(body))
  includesAll(page!, ['Paid with: Cash', `Kept as your credit: ${moneyText(body.amount)}`])

  const open = await call('POST', '/v1/payments', copayRequest(person_id, { confirm: false }), ask)
  const none = await call('GET', `/v1/payments/${open.body.id}/receipt`, undefined, ask)
  assert.deepEqual([none.status, none.body.error.code], [409, 'payment_not_captured'])
})
