// Tests the validations that come from what payers said before: an eligibility check, a forwarded
// claim, an adjudicated code and an acknowledgment that repeats another claim.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goodClaim, goodFacts, handLine } from '#tests/claim_facts.ts'
import { advanceClock, claimLine, claimStep, createClaim, readClaim } from '#tests/claims.ts'
import { service_date, submitClaim } from '#tests/claims.ts'
import { paid_line, sentClaim, service_day } from '#tests/remittance_examples.ts'
import { call, createTestAccount, type RequestOptions } from '#tests/harness.ts'
import { completeLines } from '#areas/claims/claim/lines.ts'
import { validateFacts } from './validate.ts'

const codesOf = ({ validations }: any): string[] => validations.map(({ code }: any) => code)

test('A coverage that was last found inactive is a warning for care on or after that date', async () => {
  const { key } = await createTestAccount()
  const options: RequestOptions = { key }
  const claim = await createClaim('SBX-ELIG-INACTIVE-1', {}, options)
  const validate = async () =>
    codesOf((await claimStep(claim.id, 'validate', undefined, options)).body)
  assert.deepEqual(await validate(), [])
  const check = async (date: string) => {
    const body = { provider: { npi: '1234567893', name: 'Lakeside' }, service_date: date }
    const path = `/v1/coverages/${claim.coverage_id}/check`
    assert.equal((await call('POST', path, body, options)).status, 200)
    await advanceClock('PT1M', options)
  }
  await check(Temporal.PlainDate.from(service_date).add({ days: 1 }).toString())
  assert.deepEqual(await validate(), [])
  await check(service_date)
  assert.deepEqual(await validate(), ['coverage_found_inactive'])
})

test('Two lines for the same service on one date are a warning', () => {
  const duplicates = (...lines: object[]) => {
    const claim = goodClaim({ lines: completeLines(lines.map((line) => handLine(line))) })
    return validateFacts(goodFacts({ claim })).filter(({ code }) => code === 'duplicate_lines')
  }
  assert.deepEqual(
    duplicates({}, {}).map(({ pointer, severity }) => [pointer, severity]),
    [['/lines/1', 'warning']],
  )
  assert.equal(duplicates({}, {}, {}).length, 2)
  for (const other of [
    { service_date: '2026-11-03' },
    { modifiers: ['95', '76'] },
    { procedure_code: '90853' },
    { practitioner_id: 'prac_2' },
  ]) {
    assert.deepEqual(duplicates({}, other), [], JSON.stringify(other))
  }
  const apart = { modifiers: ['95', '59'] }
  assert.deepEqual(duplicates(apart, apart), [])
  const span = { service_ends_on: '2026-11-05' }
  assert.equal(duplicates(span, { service_date: '2026-11-04' }).length, 1)
})

// A paid claim of a person with a secondary coverage, and the claim to that one.
async function secondaryClaim(remittance: object) {
  const { claim, options, receive } = await sentClaim()
  const { person_id } = claim
  const second = { person_id, payer_id: 'SBXSEC', member_id: 'SBX-FULL-1', sequence: 'secondary' }
  const { body: coverage } = await call('POST', '/v1/coverages', second, options)
  await call('PATCH', '/v1/billing_policy', { draft_secondary_claims: false }, options)
  assert.equal((await receive(remittance)).status, 'posted')
  const drafted = await claimStep(claim.id, 'bill_secondary', {}, options)
  assert.equal(drafted.body.coverage_id, coverage.id, drafted.text)
  return { id: drafted.body.id as string, options }
}

for (const [how, remittance, expected] of [
  ['by CLP02', { status: '19' }, true],
  ['by NM1*TT', { lines: ['NM1*TT*2*OTHER*****PI*X9', ...paid_line] }, true],
  ['not at all', {}, false],
] as const) {
  test(`A secondary claim that the primary payer forwarded ${how} is ${expected ? 'a' : 'no'} warning`, async () => {
    const { id, options } = await secondaryClaim(remittance)
    const { body } = await claimStep(id, 'validate', undefined, options)
    assert.equal(codesOf(body).includes('claim_crossed_over'), expected)
  })
}

test('A secondary claim reports the code and modifiers that the primary payer adjudicated', async () => {
  const downcoded = [
    'SVC*HC:90834*180*125**1*HC:90837:95',
    `DTM*472*${service_day}`,
    'CAS*CO*45*30',
    'CAS*PR*3*25',
    'REF*6R*L1',
  ]
  const { id, options } = await secondaryClaim({ lines: downcoded })
  await call('PATCH', `/v1/claims/${id}`, { delay_reason: '7' }, options)
  await submitClaim(id, options)
  const { body } = await call('GET', `/v1/claims/${id}/x12`, undefined, options)
  assert.match(body.data[0].text, /SV1\*HC:90837:95\*/)
  assert.match(body.data[0].text, /SVD\*SBX01\*125\*HC:90834\*\*1~/)
})

const changes: [what: string, change: (text: string) => string][] = [
  ['family name', (text) => text.replace(/(NM1\*QC\*1\*)[^*~]*/, '$1SOMEBODY')],
  ['given name', (text) => text.replace(/(NM1\*QC\*1\*[^*~]*\*)[^*~]*/, '$1QUENTIN')],
  ['charge', (text) => text.replace(/(TRN\*2\*[^~]*~STC\*A3:21\*\d*\*U\*)180/, '$1185')],
]
test("A 277CA with our patient control number and another patient's name or charge changes nothing", async () => {
  const { key } = await createTestAccount()
  const options: RequestOptions = { key }
  const { id } = await createClaim('SBX-NOERA-1', { lines: [claimLine()] }, options)
  await submitClaim(id, options)
  await advanceClock('PT2H', options)
  const before = await readClaim(id, options)
  const { body } = await call('GET', `/v1/claims/${id}/x12`, undefined, options)
  const { text } = body.data.find(({ kind }: { kind: string }) => kind === '277CA')
  const rejection = text.replaceAll(/STC\*A1:19:PR/g, 'STC*A3:21').replaceAll('*WQ*', '*U*')
  let number = 0
  const receive = async (x12: string) => {
    const control = `${++number}`.padStart(9, '0')
    const other = x12.replace(/(ISA(?:\*[^*]*){12}\*)\d{9}/, `$1${control}`)
    const whole = other.replace(/(IEA\*\d\*)\d{9}/, `$1${control}`)
    const made = await call('POST', '/v1/x12_documents', { x12: whole }, options)
    await advanceClock('PT1S', options)
    return (await call('GET', `/v1/x12_documents/${made.body.id}`, undefined, options)).body
  }
  for (const [what, change] of changes) {
    assert.notEqual(change(rejection), rejection, what)
    const document = await receive(change(rejection))
    assert.equal(document.transactions[0].code, 'sender_mismatch', what)
    assert.equal((await readClaim(id, options)).version, before.version, what)
  }
  await receive(rejection)
  assert.equal((await readClaim(id, options)).status, 'rejected')
})
