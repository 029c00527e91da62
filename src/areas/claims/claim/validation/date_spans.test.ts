// Tests that edits by date of service, and the check for duplicates, count every date of a line
// that spans several days.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claimLine, claimStep, createClaim, createInsuredPerson } from '#tests/claims.ts'
import { createBillingPractitioner } from '#tests/claims.ts'
import { daysAgo } from '#tests/dates.ts'
import { createTestAccount } from '#tests/harness.ts'

const options = { key: (await createTestAccount()).key }
const line = (procedure_code: string, first: number, last = first, fields: object = {}) =>
  claimLine({
    procedure_code,
    service_date: daysAgo(first),
    service_ends_on: daysAgo(last),
    minutes: null,
    ...fields,
  })

async function codesOf(...lines: object[]) {
  const { id } = await createClaim('SBX-PAID-1', { lines }, options)
  const { body } = await claimStep(id, 'validate', undefined, options)
  return (body.validations as { code: string; pointer: string }[])
    .filter(({ code }) => /ncci|mue|add_on/.test(code))
    .map(({ code, pointer }) => `${code} ${pointer}`)
}

test('A pair of codes is found on any date that two lines share', async () => {
  const pair = ['ncci_pair /lines/1/procedure_code']
  assert.deepEqual(await codesOf(line('90791', 9, 5), line('96127', 7)), pair)
  assert.deepEqual(await codesOf(line('90791', 7), line('96127', 9, 5)), pair)
  assert.deepEqual(await codesOf(line('90791', 9, 7), line('96127', 7, 5)), pair)
  assert.deepEqual(await codesOf(line('90791', 9, 7), line('96127', 6, 5)), [])
})

test('Units are counted by date: of a span, each date has its part', async () => {
  const span = (units: number) => line('90791', 9, 5, { units })
  assert.deepEqual(await codesOf(span(5)), [])
  assert.deepEqual(await codesOf(span(10)), ['units_exceed_mue /lines/0/units'])
  assert.deepEqual(await codesOf(span(5), line('90791', 6)), ['units_exceed_mue /lines/1/units'])
  assert.deepEqual(await codesOf(line('90791', 6), span(5)), ['units_exceed_mue /lines/1/units'])
  assert.deepEqual(await codesOf(span(5), line('90791', 4)), [])
})

test('A service within the dates of an earlier claim is a duplicate', async () => {
  const insured = await createInsuredPerson('SBX-NOERA-1', {}, options)
  const practitioner_id = await createBillingPractitioner(options)
  const submit = async (...lines: object[]) => {
    const { id } = await createClaim(undefined, { insured, practitioner_id, lines }, options)
    const sent = await claimStep(id, 'submit', undefined, options)
    return sent.body.error?.code ?? sent.body.status
  }
  assert.equal(await submit(line('H2012', 9, 5, { units: 5 })), 'submitted')
  assert.equal(await submit(line('H2012', 7)), 'duplicate_claim')
  assert.equal(await submit(line('H2012', 5, 3, { units: 3 })), 'duplicate_claim')
  assert.equal(await submit(line('H2012', 4, 3, { units: 2 })), 'submitted')
})
