// Tests every simulated-payer scenario that ends in a payment, from completed session to the end,
// on the test clock: states, amounts, events and ledger.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import {
  advanceClock,
  eventsOf,
  claimLine,
  createBillingPractitioner,
  createClaim,
  createCompletedSession,
} from '#tests/claims.ts'
import { createInsuredPerson, readClaim, claimStep, submitClaim } from '#tests/claims.ts'
import { type RequestOptions, call, createTestAccount, sql } from '#tests/harness.ts'

type Money = {
  paid?: number
  contractual?: number
  deductible?: number
  coinsurance?: number
  copay?: number
  other?: number
  payer?: number // What it still owes.
  patient?: number
}
type Expected = Money & { status: string; balance?: string; lines: string[] }
type Scenario = {
  member: string
  charges?: number[] // By hand, where it is not the one session of 180.00.
  first?: Partial<Expected> // On the fifteenth day.
  after?: Partial<Expected> // On the forty-fifth.
  ends: Expected
  adjudications?: number
}

const usual = { paid: 12_500, contractual: 3_000, copay: 2_500, patient: 2_500 }
const paid: Expected = { status: 'paid', lines: ['paid'], balance: 'open', ...usual }
const denied: Expected = { status: 'denied', lines: ['denied'], balance: 'open', payer: 18_000 }
const refused = { paid: 0, contractual: 0, copay: 0, patient: 0 }

const scenarios: Scenario[] = [
  { member: 'SBX-PAID-1', first: { status: 'paid' }, ends: paid },
  { member: 'M1234567', ends: paid },
  {
    member: 'SBX-FULL-1',
    ends: { status: 'paid', lines: ['paid'], balance: 'zero', paid: 15_000, contractual: 3_000 },
  },
  {
    member: 'SBX-DED-1',
    ends: { ...paid, paid: 0, copay: 0, deductible: 15_000, patient: 15_000 },
  },
  {
    member: 'SBX-COINS-1',
    ends: { ...paid, paid: 12_000, copay: 0, coinsurance: 3_000, patient: 3_000 },
  },
  {
    member: 'SBX-MIX-1',
    ends: { ...paid, paid: 8_000, copay: 0, deductible: 5_000, coinsurance: 2_000, patient: 7_000 },
  },
  {
    member: 'SBX-PARTIAL-1',
    charges: [18_000, 2_000],
    ends: { ...paid, status: 'partially_paid', lines: ['paid', 'denied'], payer: 2_000 },
  },
  ...['197', '29', '16', '50', '96', '119', '18', '22'].map((reason) => ({
    member: `SBX-DENY-${reason}-1`,
    charges: [18_000],
    first: { status: 'denied' },
    ends: denied,
  })),
  { member: 'SBX-NOCOV-1', ends: { ...denied, payer: 0, other: 18_000, patient: 18_000 } },
  {
    member: 'SBX-DOWNCODE-1',
    ends: { ...paid, lines: ['reduced'], paid: 8_500, contractual: 7_000 },
  },
  { member: 'SBX-NOMOD-1', ends: paid },
  { member: 'SBX-LATE-20-1', first: { status: 'accepted', paid: 0 }, ends: paid },
  { member: 'SBX-EARLY-1', ends: paid },
  { member: 'SBX-DUPERA-1', ends: paid },
  {
    member: 'SBX-REVERSE-1',
    first: { status: 'paid', paid: 12_500 },
    after: { ...denied, balance: 'recoupment_due' },
    ends: denied,
    adjudications: 3,
  },
  {
    member: 'SBX-TAKEBACK-1',
    first: { status: 'paid', paid: 12_500, patient: 2_500 },
    ends: { status: 'paid', lines: ['paid'], balance: 'zero', paid: 15_000, contractual: 3_000 },
    adjudications: 3,
  },
  {
    member: 'SBX-RECONSIDER-1',
    first: { status: 'paid', paid: 12_500 },
    after: { status: 'reversed', paid: 0, payer: 18_000 },
    ends: paid,
    adjudications: 3,
  },
  { member: 'SBX-INTEREST-1', ends: paid },
  {
    member: 'SBX-SPLIT-1',
    charges: [18_000, 2_000],
    first: { lines: ['paid', 'pending'], paid: 12_500, payer: 2_000 },
    ends: { ...paid, lines: ['paid', 'paid'], paid: 14_100, contractual: 3_400 },
    adjudications: 2,
  },
  {
    member: 'SBX-XOVER-1',
    first: { status: 'paid', paid: 12_500, patient: 0, payer: 2_500 },
    ends: { status: 'paid', lines: ['paid'], balance: 'zero', paid: 15_000, contractual: 3_000 },
    adjudications: 2,
  },
  {
    member: 'SBX-UNMATCHED-1',
    first: { status: 'accepted', payer: 18_000, ...refused },
    ends: paid,
  },
  {
    member: 'SBX-UNBALANCED-1',
    first: { status: 'accepted', payer: 18_000, ...refused },
    ends: paid,
  },
  { member: 'SBX-UNKNOWN-1', ends: { ...paid, lines: ['reduced'] } },
  {
    member: 'SBX-APPEAL-WIN-1',
    first: { ...denied },
    after: { status: 'appealed' },
    ends: paid,
    adjudications: 3,
  },
  {
    member: 'SBX-APPEAL-LOSE-1',
    first: { ...denied },
    after: { status: 'appealed' },
    ends: denied,
    adjudications: 2,
  },
  ...[29, 50, 96, 97, 16].map((cents) => ({
    member: `SBX-CENTS-${cents}`,
    charges: [18_000 + cents],
    ends: { ...denied, payer: 18_000 + cents },
  })),
  {
    member: 'SBX-CENTS-01',
    charges: [18_001],
    ends: { ...paid, paid: 0, contractual: 3_001, copay: 0, deductible: 15_000, patient: 15_000 },
  },
]

const codes = ['90837', '90785']
// The clock advances in one transaction, so a few accounts share the scenarios.
type Practice = { biller: string; asked: RequestOptions }
const practices: Practice[] = []
const made = new Map<string, { id: string; person_id: string; asked: RequestOptions }>()

async function bill({ member, charges }: Scenario, { biller, asked: request }: Practice) {
  const { person_id, coverage_id } = await createInsuredPerson(member, {}, request)
  if (charges) {
    const lines = charges.map((amount, place) =>
      claimLine({ procedure_code: codes[place], charge: { amount, currency: 'usd' } }),
    )
    const insured = { person_id, coverage_id }
    const { id } = await createClaim(member, { insured, lines, practitioner_id: biller }, request)
    return { id, person_id, asked: request }
  }
  const { session_id } = await createCompletedSession(biller, person_id, request)
  const billed = { coverage_id, session_ids: [session_id] }
  const { body, text } = await call('POST', '/v1/claims', billed, request)
  assert.ok(body.id, text)
  return { id: body.id as string, person_id, asked: request }
}

const remittancesOf = async (claim_id: string) => {
  const { rows } = await sql.query(
    'select distinct remittance_id from claim_records where claim_id = $1 and remittance_id is not null',
    [claim_id],
  )
  return rows.map(({ remittance_id }) => remittance_id as string)
}

async function excepted(code: string, options: RequestOptions) {
  const list = '/v1/remittances?status=excepted&limit=100'
  const { body } = await call('GET', list, undefined, options)
  const [found] = body.data.filter(({ exceptions }: any) =>
    exceptions.some((each: any) => each.code === code),
  )
  assert.ok(found, code)
  return found
}

const looks = {
  first: new Map<string, any>(),
  after: new Map<string, any>(),
  ends: new Map<string, any>(),
}

async function look(when: keyof typeof looks) {
  for (const [member, { id, person_id, asked: request }] of made) {
    const { rows } = await sql.query(
      `select ledger_account, sum(balance)::int as balance from ledger_balances
       where ledger_account in ($1, $2) group by 1`,
      [`asset:payer_ar:${id}`, `asset:patient_ar:${person_id}`],
    )
    const balances = Object.fromEntries(
      rows.map((row) => [row.ledger_account.split(':')[1], row.balance]),
    )
    looks[when].set(member, { ...(await readClaim(id, request)), balances })
  }
}

const advanceAll = async (by: string) => {
  for (const { asked: request } of practices) await advanceClock(by, request)
}

async function resolve(member: string, code: string, body: object) {
  const { asked: request } = made.get(member)!
  const { id } = await excepted(code, request)
  const fields = { reason: 'Looked at.', ...body }
  const { body: resolved, text } = await call(
    'POST',
    `/v1/remittances/${id}/resolve`,
    fields,
    request,
  )
  assert.equal(resolved.status, 'resolved', text)
}

before(async () => {
  for (let i = 0; i < 6; i++) {
    const options = { key: (await createTestAccount()).key }
    practices.push({ asked: options, biller: await createBillingPractitioner(options) })
  }
  for (const [place, scenario] of scenarios.entries()) {
    const claim = await bill(scenario, practices[place % practices.length]!)
    await submitClaim(claim.id, claim.asked)
    made.set(scenario.member, claim)
  }
  await advanceAll('P15D')
  await look('first')
  for (const member of ['SBX-APPEAL-WIN-1', 'SBX-APPEAL-LOSE-1']) {
    const { id, asked: request } = made.get(member)!
    const appealed = await claimStep(id, 'appeal', { reason: 'It was needed.' }, request)
    assert.equal(appealed.body.status, 'appealed', appealed.text)
  }
  const { id: claim_id } = made.get('SBX-UNMATCHED-1')!
  const ours = { resolution: 'match', claim_number: 1, claim_id }
  await resolve('SBX-UNMATCHED-1', 'claim_unmatched', ours)
  await resolve('SBX-UNBALANCED-1', 'transaction_unbalanced', { resolution: 'accept' })
  await advanceAll('P29DT12H')
  await look('after')
  await advanceAll('P30D')
  await look('ends')
})

function agrees(claim: any, expected: Partial<Expected>) {
  const { status, balance, lines, payer = 0, patient = 0, ...money } = expected
  if (status) assert.equal(claim.status, status)
  if (balance) assert.equal(claim.balance_status, balance)
  if (lines)
    assert.deepEqual(
      claim.lines.map(({ line_status }: any) => line_status),
      lines,
    )
  const owed = claim.patient_responsibility
  const describe: Record<string, number> = {
    paid: claim.payer_paid.amount,
    contractual: claim.contractual.amount,
    ...Object.fromEntries(Object.keys(owed).map((name) => [name, owed[name].amount])),
  }
  for (const [name, amount] of Object.entries(money)) assert.equal(describe[name], amount, name)
  if (expected.payer !== undefined) assert.equal(claim.payer_balance.amount, payer)
  if (expected.patient !== undefined) assert.equal(claim.patient_balance.amount, patient)
}

const nothing = {
  paid: 0,
  contractual: 0,
  deductible: 0,
  coinsurance: 0,
  copay: 0,
  other: 0,
  payer: 0,
  patient: 0,
}

for (const { member, first, after, ends, adjudications = 1 } of scenarios) {
  test(`${member}: a session is billed and ends ${ends.status}`, async () => {
    const { id, asked: request } = made.get(member)!
    if (first) agrees(looks.first.get(member), first)
    if (after) agrees(looks.after.get(member), after)
    const claim = looks.ends.get(member)
    agrees(claim, { ...nothing, ...ends })
    const why = claim.status_reason
    if (claim.status === 'paid') assert.equal(why, null, 'what went well needs no reason')
    if (claim.status === 'denied')
      assert.match(`${why.source} ${why.code}`, /^payer (CO|PR|OA|PI)-/)
    for (const when of Object.values(looks)) {
      const seen = when.get(member)
      assert.equal(seen.balances.payer_ar ?? 0, seen.payer_balance.amount, 'the ledger agrees')
      assert.equal(seen.balances.patient_ar ?? 0, seen.patient_balance.amount, 'of the person too')
    }
    const { rows } = await sql.query(
      "select count(*)::int as many from claim_records where claim_id = $1 and kind = 'adjudication'",
      [id],
    )
    assert.equal(rows[0].many, adjudications)
    const events = await eventsOf(id)
    for (const word of ['submitted', 'adjudicated', ends.status])
      assert.ok(events.includes(word), word)
    for (const remittance_id of await remittancesOf(id)) {
      const { body } = await call('GET', `/v1/remittances/${remittance_id}`, undefined, request)
      assert.ok(['posted', 'resolved'].includes(body.status))
      assert.ok(body.payment_id || body.amount.amount === 0)
    }
  })
}

test('Provider-level adjustments are in the ledger, and the clearing account balances', async () => {
  const balance = async (name: string) =>
    Number(
      (
        await sql.query(
          'select sum(balance) as sum from ledger_balances where ledger_account = $1',
          [name],
        )
      ).rows[0].sum,
    )
  assert.equal(await balance('revenue:interest'), -137)
  // What `SBX-REVERSE-1` carries forward.
  assert.equal(await balance('liability:payer_recoupment:SBX01'), -12_500)
  const { rows } = await sql.query(
    `select remittances.id, (amount ->> 'amount')::int as amount, coalesce(sum(balance), 0)::int as cleared
     from remittances
     left join ledger_balances on ledger_account = 'asset:era_clearing:' || remittances.id
     group by 1, 2`,
  )
  assert.ok(rows.length > scenarios.length)
  const off = rows.filter(({ amount, cleared }) => amount !== cleared)
  assert.deepEqual(
    off.map(({ amount, cleared }) => amount - cleared),
    [1],
    'all but the one that errs',
  )
  for (const { asked: request } of practices) {
    const { body, text } = await call('GET', '/v1/ledger_proof', undefined, request)
    assert.equal(body.consistent, true, text)
  }
})
