// Date spans, the pay-to address, hospital stays and paperwork: entered on a fresh account, written
// in the 837P, read back from it, and matched when the payer decides.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readX12, transactionsOf } from '#x12/read.ts'
import { daysAgo } from '#tests/dates.ts'
import {
  advanceClock,
  claimLine,
  claimStep,
  createClaim,
  provider,
  readClaim,
  submitClaim,
} from '#tests/claims.ts'
import { call, createTestAccount } from '#tests/harness.ts'

const { key } = await createTestAccount()
const ask = { key }
const [admitted_on, first, last] = [daysAgo(14), daysAgo(13), daysAgo(10)]
const digits = (day: string) => day.replaceAll('-', '')
const pay_to_address = {
  line1: 'PO Box 77',
  city: 'Albany',
  state: 'NY',
  postal_code: '12201-0077',
}
const inpatient = {
  billing_provider: { ...provider, pay_to_address },
  place_of_service: '51',
  hospitalization: { admitted_on, discharged_on: last },
  paperwork: [
    { report_type: '08', transmission: 'FX', control_number: '4111111111111111' },
    { report_type: 'DS', transmission: 'AA' },
  ],
  lines: [
    claimLine({
      service_date: first,
      service_ends_on: last,
      procedure_code: '99232',
      modifiers: [],
      minutes: null,
      units: 4,
    }),
  ],
}

const codesOf = (body: { validations: { code: string; pointer: string; severity: string }[] }) =>
  body.validations
    .filter(({ severity }) => severity === 'error')
    .map(({ code, pointer }) => [code, pointer])

test('A claim carries a date span, a hospital stay, a pay-to address and paperwork', async () => {
  const { id } = await createClaim(undefined, inpatient, ask)
  const drafted = await readClaim(id, ask)
  assert.deepEqual([drafted.service_from, drafted.service_to], [first, last])
  assert.equal(drafted.paperwork[0].control_number, '4111111111111111')
  await submitClaim(id, ask)

  const { body } = await call('GET', `/v1/claims/${id}/x12`, undefined, ask)
  const { text } = body.data[0]
  assert.match(text, /~NM1\*87\*2~N3\*PO BOX 77~N4\*ALBANY\*NY\*122010077~/i)
  assert.match(text, new RegExp(`~DTP\\*472\\*RD8\\*${digits(first)}-${digits(last)}~`))
  const stay = `~DTP\\*435\\*D8\\*${digits(admitted_on)}~DTP\\*096\\*D8\\*${digits(last)}~`
  assert.match(
    text,
    new RegExp(`${stay}PWK\\*08\\*FX\\*\\*\\*AC\\*4111111111111111~PWK\\*DS\\*AA~`),
  )

  const file = readX12(text)
  assert.deepEqual(file.faults, [])
  const [transaction] = transactionsOf(file)
  assert.ok(transaction?.kind === '837P')
  const [billing] = transaction.content.billing_providers
  assert.equal(billing!.pay_to?.street?.line1?.toUpperCase(), 'PO BOX 77')
  const [claim] = billing!.subscribers[0]!.claims
  assert.deepEqual(
    claim!.paperwork.map(({ report_type, control_number }) => [report_type, control_number]),
    [
      ['08', '4111111111111111'],
      ['DS', undefined],
    ],
  )
  assert.equal(claim!.lines[0]!.service_date, `${first}/${last}`)

  await advanceClock('P20D', ask)
  const paid = await readClaim(id, ask)
  assert.match(paid.status, /^(paid|partially_paid)$/)
  assert.notEqual(paid.lines[0].paid, null)
})

test('Validation asks for what inpatient care and paperwork require', async () => {
  const fields = {
    ...inpatient,
    hospitalization: null,
    paperwork: [{ report_type: '08', transmission: 'EL' }],
    lines: [{ ...inpatient.lines[0], service_date: last, service_ends_on: first }],
  }
  const { id } = await createClaim(undefined, fields, ask)
  const { body } = await claimStep(id, 'validate', undefined, ask)
  assert.deepEqual(codesOf(body), [
    ['hospitalization_required', '/hospitalization'],
    ['date_span_invalid', '/lines/0/service_ends_on'],
    ['paperwork_control_number_required', '/paperwork/0/control_number'],
  ])
  await call('PATCH', `/v1/claims/${id}`, { hospitalization: { admitted_on } }, ask)
  await call('PATCH', `/v1/claims/${id}`, { paperwork: [], lines: inpatient.lines }, ask)
  const fixed = await claimStep(id, 'validate', undefined, ask)
  assert.deepEqual(codesOf(fixed.body), [])
})

test('The date of an accident requires a cause, and a claim has room for two causes', async () => {
  const accident = { occurred_on: admitted_on, jurisdiction: 'US-NY' }
  const { id } = await createClaim(undefined, { accident }, ask)
  const { body } = await claimStep(id, 'validate', undefined, ask)
  assert.deepEqual(codesOf(body), [['related_cause_required', '/related_causes']])
  const patch = (...related_causes: string[]) =>
    call('PATCH', `/v1/claims/${id}`, { related_causes }, ask)
  const three = await patch('auto_accident', 'employment', 'other_accident')
  assert.deepEqual([three.status, three.body.error?.param], [400, 'related_causes'])
  assert.equal((await patch('auto_accident', 'employment')).status, 200)
  await submitClaim(id, ask)
  const sent = await call('GET', `/v1/claims/${id}/x12`, undefined, ask)
  assert.match(sent.body.data[0].text, /~CLM\*[^~]*\*AA:EM::NY~DTP\*439\*D8\*/)
})
