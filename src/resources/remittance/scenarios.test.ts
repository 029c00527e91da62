// Every scenario of the simulated payer that ends in money, from the completed session to its end,
// by the clock: states, amounts to the cent, events, and the same in the ledger.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { advance, eventsOf, handLine, makeBiller, makeClaim, makeHeld } from '#tests/claims.ts'
import { makeInsured, readClaim, step, submitted } from '#tests/claims.ts'
import { call, sql } from '#tests/harness.ts'

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
  then?: Partial<Expected> // On the fifteenth day.
  after?: Partial<Expected> // On the forty-fifth.
  ends: Expected
  adjudications?: number
}

const usual = { paid: 12_500, contractual: 3_000, copay: 2_500, patient: 2_500 }
const paid: Expected = { status: 'paid', lines: ['paid'], balance: 'open', ...usual }
const denied: Expected = { status: 'denied', lines: ['denied'], balance: 'open', payer: 18_000 }
const refused = { paid: 0, contractual: 0, copay: 0, patient: 0 }

const scenarios: Scenario[] = [
  { member: 'SBX-PAID-1', then: { status: 'paid' }, ends: paid },
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
    then: { status: 'denied' },
    ends: denied,
  })),
  { member: 'SBX-NOCOV-1', ends: { ...denied, payer: 0, other: 18_000, patient: 18_000 } },
  {
    member: 'SBX-DOWNCODE-1',
    ends: { ...paid, lines: ['reduced'], paid: 8_500, contractual: 7_000 },
  },
  { member: 'SBX-NOMOD-1', ends: paid },
  { member: 'SBX-LATE-20-1', then: { status: 'accepted', paid: 0 }, ends: paid },
  { member: 'SBX-EARLY-1', ends: paid },
  { member: 'SBX-DUPERA-1', ends: paid },
  {
    member: 'SBX-REVERSE-1',
    then: { status: 'paid', paid: 12_500 },
    after: { ...denied, balance: 'recoupment_due' },
    ends: denied,
    adjudications: 3,
  },
  {
    member: 'SBX-TAKEBACK-1',
    then: { status: 'paid', paid: 12_500, patient: 2_500 },
    ends: { status: 'paid', lines: ['paid'], balance: 'zero', paid: 15_000, contractual: 3_000 },
    adjudications: 3,
  },
  { member: 'SBX-INTEREST-1', ends: paid },
  {
    member: 'SBX-SPLIT-1',
    charges: [18_000, 2_000],
    then: { lines: ['paid', 'pending'], paid: 12_500, payer: 2_000 },
    ends: { ...paid, lines: ['paid', 'paid'], paid: 14_100, contractual: 3_400 },
    adjudications: 2,
  },
  {
    member: 'SBX-XOVER-1',
    then: { status: 'paid', paid: 12_500, patient: 0, payer: 2_500 },
    ends: { status: 'paid', lines: ['paid'], balance: 'zero', paid: 15_000, contractual: 3_000 },
    adjudications: 2,
  },
  {
    member: 'SBX-UNMATCHED-1',
    then: { status: 'accepted', payer: 18_000, ...refused },
    ends: paid,
  },
  {
    member: 'SBX-UNBALANCED-1',
    then: { status: 'accepted', payer: 18_000, ...refused },
    ends: paid,
  },
  { member: 'SBX-UNKNOWN-1', ends: { ...paid, lines: ['reduced'] } },
  {
    member: 'SBX-APPEAL-WIN-1',
    then: { ...denied },
    after: { status: 'appealed' },
    ends: paid,
    adjudications: 3,
  },
  {
    member: 'SBX-APPEAL-LOSE-1',
    then: { ...denied },
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
const made = new Map<string, { id: string; person_id: string }>()
let biller: string

async function bill({ member, charges }: Scenario) {
  const { person_id, coverage_id } = await makeInsured(member)
  if (charges) {
    const lines = charges.map((amount, place) =>
      handLine({ procedure_code: codes[place], charge: { amount, currency: 'usd' } }),
    )
    const insured = { person_id, coverage_id }
    const { id } = await makeClaim(member, { insured, lines, practitioner_id: biller })
    return { id, person_id }
  }
  const { session_id } = await makeHeld(biller, person_id)
  const { body, text } = await call('POST', '/v1/claims', {
    coverage_id,
    session_ids: [session_id],
  })
  assert.ok(body.id, text)
  return { id: body.id as string, person_id }
}

const remittancesOf = async (claim_id: string) => {
  const { rows } = await sql.query(
    'select distinct remittance_id from claim_records where claim_id = $1 and remittance_id is not null',
    [claim_id],
  )
  return rows.map(({ remittance_id }) => remittance_id as string)
}

async function excepted(code: string) {
  const { body } = await call('GET', '/v1/remittances?status=excepted&limit=100')
  return body.data.filter(({ exceptions }: any) =>
    exceptions.some((each: any) => each.code === code),
  )
}

const looks = {
  then: new Map<string, any>(),
  after: new Map<string, any>(),
  ends: new Map<string, any>(),
}

async function look(when: keyof typeof looks) {
  for (const [member, { id, person_id }] of made) {
    const { rows } = await sql.query(
      `select ledger_account, sum(balance)::int as balance from ledger_balances
       where ledger_account in ($1, $2) group by 1`,
      [`asset:payer_ar:${id}`, `asset:patient_ar:${person_id}`],
    )
    const balances = Object.fromEntries(
      rows.map((row) => [row.ledger_account.split(':')[1], row.balance]),
    )
    looks[when].set(member, { ...(await readClaim(id)), balances })
  }
}

before(async () => {
  biller = await makeBiller()
  for (const scenario of scenarios) {
    const claim = await bill(scenario)
    await submitted(claim.id)
    made.set(scenario.member, claim)
  }
  await advance('P15D')
  await look('then')
  for (const member of ['SBX-APPEAL-WIN-1', 'SBX-APPEAL-LOSE-1']) {
    const appealed = await step(made.get(member)!.id, 'appeal', { reason: 'It was needed.' })
    assert.equal(appealed.body.status, 'appealed', appealed.text)
  }
  const [unmatched] = await excepted('claim_unmatched')
  const [unbalanced] = await excepted('transaction_unbalanced')
  assert.ok(unmatched && unbalanced)
  const resolve = async (id: string, body: object) => {
    const { body: resolved, text } = await call('POST', `/v1/remittances/${id}/resolve`, {
      reason: 'Looked at.',
      ...body,
    })
    assert.equal(resolved.status, 'resolved', text)
  }
  assert.equal(unmatched.waiting.amount, 12_500)
  await resolve(unmatched.id, {
    resolution: 'match',
    claim_number: 1,
    claim_id: made.get('SBX-UNMATCHED-1')!.id,
  })
  await resolve(unbalanced.id, { resolution: 'accept' })
  await advance('P29DT12H')
  await look('after')
  await advance('P30D')
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
  const told: Record<string, number> = {
    paid: claim.payer_paid.amount,
    contractual: claim.contractual.amount,
    ...Object.fromEntries(Object.keys(owed).map((name) => [name, owed[name].amount])),
  }
  for (const [name, amount] of Object.entries(money)) assert.equal(told[name], amount, name)
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

for (const { member, then, after, ends, adjudications = 1 } of scenarios) {
  test(`${member}: from the session to ${ends.status}`, async () => {
    const { id } = made.get(member)!
    if (then) agrees(looks.then.get(member), then)
    if (after) agrees(looks.after.get(member), after)
    const claim = looks.ends.get(member)
    agrees(claim, { ...nothing, ...ends })
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
      const { body } = await call('GET', `/v1/remittances/${remittance_id}`)
      assert.ok(['posted', 'resolved'].includes(body.status))
      assert.ok(body.payment_id || body.amount.amount === 0)
    }
  })
}

test('what a payer added or took back beside the claims is in the ledger, and clearing agrees', async () => {
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
  assert.equal(await balance('liability:payer_recoupment:SBX01'), 0)
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
  const proof = await call('GET', '/v1/ledger_proof')
  assert.equal(proof.status, 200, proof.text)
  assert.equal(proof.body.holds ?? proof.body.balanced ?? true, true, proof.text)
})
