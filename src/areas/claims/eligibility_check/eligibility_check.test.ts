// Tests eligibility checks: with the simulated payer and a test clock, and with a clearinghouse and
// a worker, as in production.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aaaCodes } from '#catalogue/aaa_codes.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { type Clearinghouse, ClearinghouseDown } from '#outside/ports/clearinghouse.ts'
import { answerEligibility } from '#outside/adapters/clearinghouse/simulated/eligibility.ts'
import { grantConsent, createPerson } from '#tests/person_examples.ts'
import { adapters, call, db, log, createTestAccount, secrets, sql } from '#tests/harness.ts'
import { questionOn } from '#tests/payer_responses.ts'
import { readX12, transactionsOf } from '#x12/read.ts'
import { sendEligibilityChecks } from '#jobs/eligibility_checks.ts'
import { parseResponse } from './response.ts'
import { checkCoverage } from './eligibility_check.ts'

const { key, account } = await createTestAccount()
const options = { key }
const provider = { npi: '1234567893', name: 'Lakeside Practice' }
const advance = (by: string) => call('POST', '/v1/test_clock/advance', { by }, options)

async function insured(member_id: string, fields: object = {}, consent = true) {
  const person = await createPerson({ birth_date: '1990-02-03' }, options)
  if (consent) await grantConsent(person.id, { kind: 'financial', purposes: ['payment'] }, options)
  const body = { person_id: person.id, payer_id: 'SBX01', member_id, ...fields }
  const made = await call('POST', '/v1/coverages', body, options)
  assert.equal(made.status, 200, made.text)
  return made.body as { id: string; person_id: string }
}

async function check(member_id: string, fields: object = {}) {
  const coverage = await insured(member_id, fields)
  const { body, text } = await call(
    'POST',
    `/v1/coverages/${coverage.id}/check`,
    { provider },
    options,
  )
  assert.equal(body.status, 'requested', text)
  return { coverage, id: body.id as string }
}
const read = async (id: string) =>
  (await call('GET', `/v1/eligibility_checks/${id}`, undefined, options)).body

const usd = (amount: number) => ({ amount, currency: 'usd' })
const nothing = {
  copay: null,
  coinsurance_basis_points: null,
  visits_remaining: null,
  authorization_required: null,
  carve_out_payer: null,
}
const plain = {
  ...nothing,
  copay: usd(2_500),
  deductible_remaining: usd(0),
  out_of_pocket_remaining: usd(250_000),
  network: 'in_network',
}

// What the member id decides: the outcome, the summary and the warnings.
const scenarios: [string, string, object | null, string[]?][] = [
  ['W12345678', 'active', plain],
  ['SBX-FULL-1', 'active', { ...plain, copay: usd(0) }],
  [
    'SBX-DED-1',
    'active',
    {
      ...plain,
      copay: null,
      deductible_remaining: usd(500_000),
      out_of_pocket_remaining: usd(600_000),
    },
  ],
  ['SBX-COINS-1', 'active', { ...plain, copay: null, coinsurance_basis_points: 2_000 }],
  [
    'SBX-MIX-1',
    'active',
    { ...plain, copay: null, coinsurance_basis_points: 2_000, deductible_remaining: usd(5_000) },
  ],
  ['SBX-NOCOV-1', 'inactive', null],
  ['SBX-ELIG-INACTIVE-1', 'inactive', null],
  [
    'SBX-ELIG-CARVEOUT-1',
    'active',
    {
      ...nothing,
      deductible_remaining: null,
      out_of_pocket_remaining: null,
      network: 'unknown',
      carve_out_payer: { id: 'SBXSEC', name: 'SANDBOX SECONDARY PLAN' },
    },
    ['carve_out'],
  ],
  [
    'SBX-ELIG-AUTHREQ-1',
    'active',
    { ...plain, authorization_required: true },
    ['authorization_required'],
  ],
  ['SBX-ELIG-LIMIT-7-1', 'active', { ...plain, visits_remaining: 7 }],
  ['SBX-ELIG-LIMIT-0-1', 'active', { ...plain, visits_remaining: 0 }, ['no_visits_left']],
  [
    'SBX-ELIG-HDHP-1',
    'active',
    { ...plain, copay: null, coinsurance_basis_points: 1_000, deductible_remaining: usd(240_000) },
  ],
  [
    'SBX-ELIG-OON-1',
    'active',
    {
      ...plain,
      copay: null,
      coinsurance_basis_points: 4_000,
      deductible_remaining: usd(100_000),
      network: 'out_of_network',
    },
    ['out_of_network'],
  ],
  ['SBX-ELIG-AMBIG-1', 'ambiguous', null],
]

// One after another through the whole house; all at one turn of the clock.
test('Every sandbox member ID returns its documented outcome and sends events', async () => {
  const made = []
  for (const [member_id] of scenarios) made.push(await check(member_id))
  await advance('PT1M')
  for (const [i, [member_id, outcome, summary, warnings = []]] of scenarios.entries()) {
    const body = await read(made[i]!.id)
    assert.equal(body.status, 'completed', member_id)
    assert.equal(body.outcome, outcome, member_id)
    assert.deepEqual(body.summary, summary, member_id)
    assert.deepEqual(
      body.warnings.map(({ code }: { code: string }) => code),
      warnings,
      member_id,
    )
    assert.equal(Date.parse(body.expires_at) - Date.parse(body.completed_at), 24 * 3_600_000)
    const coverage = await call('GET', `/v1/coverages/${made[i]!.coverage.id}`, undefined, options)
    assert.equal(coverage.body.last_outcome, outcome)
    assert.equal(coverage.body.last_check_id, made[i]!.id)
  }
  const { rows } = await sql.query(
    "select type, count(*)::int as many from events where account = $1 and (type like 'eligibility_check.%' or type = 'coverage.updated') group by 1 order by 1",
    [account],
  )
  const many = scenarios.length
  assert.deepEqual(rows, [
    { type: 'coverage.updated', many },
    { type: 'eligibility_check.completed', many },
    { type: 'eligibility_check.created', many },
  ])
})

test('A check returns the plan and every benefit, and its X12 requires a scope', async () => {
  const { id, coverage } = await check('SBX-PAID-1')
  await advance('PT1M')
  const body = await read(id)
  assert.equal(body.plan.name, 'SANDBOX PPO')
  assert.match(body.plan.starts_on, /-01-01$/)
  const copay = body.benefits.find(({ type }: { type: string }) => type === 'copay')
  assert.deepEqual(copay.amount, usd(2_500))
  assert.deepEqual(
    [copay.period, copay.network, copay.level],
    ['visit', 'in_network', 'individual'],
  )
  const { body: raw } = await call('GET', `/v1/eligibility_checks/${id}/x12`, undefined, options)
  assert.deepEqual(readX12(raw.request).faults, [])
  assert.equal(transactionsOf(readX12(raw.request))[0]!.kind, '270')
  assert.match(raw.request, /NM1\*IL\*1\*Lindqvist\*Maya\*\*\*\*MI\*SBX-PAID-1~/)
  assert.equal(transactionsOf(readX12(raw.response))[0]!.kind, '271')
  const { rows } = await sql.query(
    'select c::text as text from eligibility_checks c where id = $1',
    [id],
  )
  assert.doesNotMatch(rows[0].text, /SBX-PAID|Lindqvist|PPO/)
  const list = await call(
    'GET',
    `/v1/persons/${coverage.person_id}/disclosures`,
    undefined,
    options,
  )
  assert.deepEqual(list.body.data[0].recipient, {
    type: 'payer',
    id: 'SBX01',
    name: 'Sandbox Health Plan',
  })
  assert.equal(list.body.data[0].id, body.disclosure_id)
})

test('A child is sent as a dependent of the subscriber', async () => {
  const subscriber = {
    name: { given: 'Ingrid', family: 'Lindqvist' },
    birth_date: '1965-02-03',
  }
  const { id } = await check('SBX-PAID-1', { relationship: 'child', subscriber })
  await advance('PT1M')
  assert.equal((await read(id)).outcome, 'active')
  const { body } = await call('GET', `/v1/eligibility_checks/${id}/x12`, undefined, options)
  assert.match(
    body.request,
    /HL\*4\*3\*23\*0~TRN\*1\*elig_\w+\*9ATTUNE001~NM1\*03\*1\*Lindqvist\*Maya~/,
  )
})

test('A check times out after three attempts without a response', async () => {
  const { id } = await check('SBX-ELIG-TIMEOUT-1')
  const { id: other } = await check('SBX-PAID-1', { payer_id: 'SBXDOWN' })
  await advance('PT2M')
  assert.deepEqual([(await read(id)).status, (await read(id)).attempts], ['requested', 2])
  await advance('PT10M')
  for (const each of [id, other]) {
    const body = await read(each)
    assert.deepEqual([body.status, body.attempts, body.outcome], ['timed_out', 3, null])
    assert.equal(body.errors[0].code, 'no_response')
  }
})

test('Every AAA code has a next step, and an outcome if it concerns the coverage', () => {
  const listed =
    '15 33 35 41 42 43 45 47 48 51 56 57 58 60 62 63 64 65 66 67 68 71 72 73 75 76 78 79 80'
  for (const code of listed.split(' ')) assert.ok(aaaCodes[code], code)
  for (const code of [...Object.keys(aaaCodes), '99']) {
    const result = parseResponse(answerTo(`SBX-ELIG-AAA${code}-1`), ask)
    assert.equal(result.errors[0]!.aaa_code, code)
    assert.match(result.errors[0]!.message, /\. [A-Z].*\.$/)
    assert.equal(result.step, result.outcome ? 'complete' : 'fail')
    assert.equal(result.outcome, aaaCodes[code]?.outcome ?? null)
  }
})

test('A payer that is unavailable is asked again, and a check times out with its reason', async () => {
  for (const code of ['42', '80']) {
    const { id } = await check(`SBX-ELIG-AAA${code}-1`)
    await advance('PT2M')
    const pending = await read(id)
    assert.deepEqual([pending.status, pending.attempts, pending.errors], ['requested', 2, []])
    await advance('PT10M')
    const { status, attempts, outcome, errors } = await read(id)
    assert.deepEqual([status, attempts, outcome], ['timed_out', 3, null])
    assert.deepEqual(
      errors.map(({ aaa_code }: { aaa_code: string }) => aaa_code),
      [code],
    )
  }
})

test('A payer that recovers between two attempts answers the check', async () => {
  const result = await inProduction()
  const busy = adapter(async () => answerTo('SBX-ELIG-AAA42-1'))
  await sendEligibilityChecks(works(busy))
  assert.deepEqual([(await result()).status, (await result()).attempts], ['requested', 1])
  await sql.query(
    `update eligibility_checks set send_after = now() - interval '1 s'
     where status = 'requested' and send_after is not null`,
  )
  await sendEligibilityChecks(works(adapter(async (question) => answerEligibility(question))))
  const body = await result()
  assert.deepEqual([body.status, body.outcome, body.errors], ['completed', 'active', []])
})

test('A temporary rejection that forbids another inquiry is final', () => {
  const answer = answerTo('SBX-ELIG-AAA42-1')
  assert.equal(parseResponse(answer, ask).temporary, true)
  for (const follow_up of ['N', 'S', 'W', 'X', 'Y']) {
    const final = answer.replace(/(AAA\*\w*\*\*42\*)R/, `$1${follow_up}`)
    assert.notEqual(final, answer)
    assert.equal(parseResponse(final, ask).temporary, false, follow_up)
  }
})

test("A payer's rejection fails the check, or completes it as not found", async () => {
  const failed = await check('SBX-ELIG-AAA41-1')
  const lost = await check('SBX-ELIG-AAA75-1')
  await advance('PT1M')
  const one = await read(failed.id)
  assert.deepEqual([one.status, one.outcome, one.errors[0].follow_up], ['failed', null, 'C'])
  const other = await read(lost.id)
  assert.deepEqual(
    [other.status, other.outcome, other.errors[0].aaa_code],
    ['completed', 'not_found', '75'],
  )
})

test('No check is sent without consent to disclose to the payer', async () => {
  const coverage = await insured('SBX-PAID-1', {}, false)
  const body = { coverage_id: coverage.id, provider }
  const refused = await call('POST', '/v1/eligibility_checks', body, options)
  assert.equal(refused.status, 403)
  assert.equal(refused.body.error.code, 'consent_required')
  assert.equal(refused.body.error.consent.kind, 'financial')
  await grantConsent(coverage.person_id, { kind: 'financial', purposes: ['payment'] }, options)
  assert.equal((await call('POST', '/v1/eligibility_checks', body, options)).status, 200)
  await call('POST', `/v1/coverages/${coverage.id}/void`, {}, options)
  const voided = await call('POST', '/v1/eligibility_checks', body, options)
  assert.equal(voided.body.error.code, 'coverage_voided')
})

const at = Temporal.Instant.from('2026-02-01T12:00:00Z')
const ask = { payer_id: 'SBX01', service_type_codes: ['MH', '98'] }
function answerTo(member_id: string) {
  const text = questionOn(member_id, at)
  return answerEligibility({ id: 'elig_1', account: 'a', text, sent_at: at, attempt: 1 })
}

test('An unreadable or empty response fails the check with its own code', () => {
  assert.equal(parseResponse('nonsense', ask).errors[0]!.code, 'unreadable')
  const cut = answerTo('SBX-PAID-1')
    .split('~')
    .filter((segment) => !segment.startsWith('EB*'))
    .join('~')
  assert.equal(parseResponse(cut, ask).errors[0]!.code, 'empty')
})

test('Benefits for the whole plan apply if the payer returns no others', () => {
  const whole = answerTo('SBX-PAID-1').replaceAll('*MH^98*', '*30*')
  assert.deepEqual(parseResponse(whole, ask).summary, plain)
})

const production = { ...secrets, environment: 'production' as const }
const production_outside = adapters({ db, secrets: production })
const works = (clearinghouse?: Clearinghouse) => ({
  db,
  log,
  secrets: production,
  outside: { ...production_outside, clearinghouse },
})

async function inProduction() {
  const { account: theirs, key: own } = await createTestAccount()
  const person = await createPerson({}, { key: own })
  await grantConsent(person.id, { kind: 'financial', purposes: ['payment'] }, { key: own })
  const body = { person_id: person.id, payer_id: '60054', member_id: 'W1234567' }
  const { body: coverage } = await call('POST', '/v1/coverages', body, { key: own })
  const { id } = await inAccount(
    { db, secrets: production, outside: production_outside },
    theirs,
    (work) => checkCoverage(work, coverage.id, { provider }),
  )
  return async () =>
    (await call('GET', `/v1/eligibility_checks/${id}`, undefined, { key: own })).body
}

const adapter = (answer: Clearinghouse['checkEligibility']): Clearinghouse => ({
  name: 'test',
  send: () => Promise.reject(new Error('Nothing is sent.')),
  receive: async () => [],
  async markStored() {},
  ...(answer && { checkEligibility: answer }),
})

test('In production, a worker sends a check once and stores the response', async () => {
  const result = await inProduction()
  let questions = 0
  const clearinghouse = adapter(async (question) => {
    questions++
    return answerEligibility(question)
  })
  const counts = await Promise.all([1, 2].map(() => sendEligibilityChecks(works(clearinghouse))))
  assert.deepEqual([questions, counts[0]! + counts[1]!], [1, 1])
  const body = await result()
  assert.deepEqual([body.status, body.outcome, body.attempts], ['completed', 'active', 1])
})

test("A check is retried if the clearinghouse is down, and fails if it doesn't support checks", async () => {
  const result = await inProduction()
  const down = adapter(() => Promise.reject(new ClearinghouseDown('Down.')))
  assert.equal(await sendEligibilityChecks(works(down)), 1)
  assert.equal(await sendEligibilityChecks(works(down)), 0, 'it waits')
  for (const attempts of [2, 3]) {
    await sql.query(
      `update eligibility_checks set send_after = now() - interval '1 s'
     where status = 'requested' and send_after is not null`,
    )
    await sendEligibilityChecks(works(down))
    assert.equal((await result()).attempts, attempts)
  }
  assert.equal((await result()).status, 'timed_out')
  const other = await inProduction()
  await sendEligibilityChecks(works())
  assert.deepEqual(
    [(await other()).status, (await other()).errors[0].code],
    ['failed', 'not_supported'],
  )
})

test('Another worker takes over a check when its lease ends', async () => {
  const result = await inProduction()
  const died = adapter(() => Promise.reject(new Error('The worker dies.')))
  await assert.rejects(sendEligibilityChecks(works(died)))
  const clearinghouse = adapter(async (question) => answerEligibility(question))
  assert.equal(await sendEligibilityChecks(works(clearinghouse)), 0, 'another may still be at it')
  await sql.query("update eligibility_checks set claimed_until = now() - interval '1 second'")
  assert.equal(await sendEligibilityChecks(works(clearinghouse)), 1)
  assert.equal((await result()).status, 'completed')
})

test('A payer that requires enrollment is not asked before it is recorded', async () => {
  const coverage = await insured('MEMBER-1', { payer_id: 'MCDNY' })
  const path = `/v1/coverages/${coverage.id}/check`
  const refused = await call('POST', path, { provider }, options)
  assert.deepEqual(
    [refused.status, refused.body.error.code],
    [422, 'payer_enrollment_required'],
    refused.text,
  )
  const contract = { payer_id: 'MCDNY', enrollments: { eligibility: 'pending' } }
  const made = await call('POST', '/v1/payer_contracts', contract, options)
  assert.equal((await call('POST', path, { provider }, options)).status, 422)
  const enrollments = { eligibility: 'enrolled' }
  await call('PATCH', `/v1/payer_contracts/${made.body.id}`, { enrollments }, options)
  assert.equal((await call('POST', path, { provider }, options)).status, 200)
})
