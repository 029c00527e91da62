// Random claims and charges of a practice are created, submitted, corrected, moved and closed: the
// persons of the payer mix and the sums of the worklist equal those of the rows themselves,
// whatever part of the changes is folded into the sums.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inAccount } from '#kernel/unit_of_work.ts'
import { daysAgo } from '#tests/dates.ts'
import {
  call,
  createPractitioner,
  createTestAccount,
  db,
  outside,
  secrets,
} from '#tests/harness.ts'
import { sql } from '#tests/harness.ts'
import { type Dice, diceOf, freshSeed } from '#tests/faults/random.ts'
import { createPerson } from '#tests/person_examples.ts'
import { foldChanges } from './keep_sums.ts'

const time_zone = 'America/New_York'
const payers = ['SBX01', 'SBX02', 'payer with a space']
const statuses = ['drafted', 'validated', 'submitted', 'rejected', 'denied', 'paid', 'closed']
const span_days = 200

type Practice = { account: string; key: string; practitioner_id: string; persons: string[] }

async function makePractice(): Promise<Practice> {
  const { account, key } = await createTestAccount()
  const practitioner_id = await createPractitioner({ key })
  const persons: string[] = []
  for (let count = 0; count < 6; count++) persons.push((await createPerson({}, { key })).id)
  return { account, key, practitioner_id, persons }
}

const someDay = (dice: Dice) => daysAgo(dice.upTo(span_days))
const money = (amount: number) => JSON.stringify({ amount, currency: 'usd' })

async function addClaim({ account, practitioner_id, persons }: Practice, dice: Dice, id: string) {
  const day = dice.upTo(9) === 0 ? null : someDay(dice)
  const names = [account, id, dice.pick(persons), practitioner_id, dice.pick(payers)]
  const amounts = [dice.pick(statuses), day, money(dice.upTo(500)), money(dice.between(-20, 300))]
  const dates = [dice.upTo(1), day, dice.upTo(2) === 0 ? someDay(dice) : null]
  await sql.query(
    `insert into claims (account, id, person_id, coverage_id, practitioner_id, payer_id,
       payer_sequence, frequency, status, patient_control_number, service_from, charge, allowed,
       payer_paid, contractual, patient_responsibility, written_off, payer_balance,
       patient_balance, attempt, filing_deadline, appeal_deadline, created_at, updated_at)
     values ($1, $2, $3, 'cov_1', $4, $5, 'primary', 'original', $6, $2, $7, $8, $8, $8, $8, '{}',
       $8, $9, $8, $10, $11, $12, now(), now())`,
    [...names, ...amounts, ...dates],
  )
}

async function addCharge({ account, persons }: Practice, dice: Dice, id: string) {
  const kind = dice.pick(['self_pay', 'self_pay', 'no_show'])
  await sql.query(
    `insert into charges (account, id, kind, person_id, amount, status, automatic, created_at,
       updated_at)
     values ($1, $2, $3, $4, $5, 'charged', false, $6::date + interval '4 hours', now())`,
    [account, id, kind, dice.pick(persons), money(100), someDay(dice)],
  )
}

async function change(practice: Practice, dice: Dice, number: number) {
  const { account, persons } = practice
  const table = dice.upTo(2) === 0 ? 'charges' : 'claims'
  const action = dice.upTo(5)
  if (action < 2) {
    return await (table === 'claims' ? addClaim : addCharge)(practice, dice, `x_${number}`)
  }
  const changes: [column: string, value: unknown][] =
    table === 'charges'
      ? [
          ['status', dice.pick(['charged', 'waived', 'voided'])],
          ['person_id', dice.pick(persons)],
        ]
      : [
          ['attempt', dice.upTo(2)],
          ['status', dice.pick(statuses)],
          ['payer_id', dice.pick(payers)],
          ['person_id', dice.pick(persons)],
          ['service_from', dice.upTo(9) === 0 ? null : someDay(dice)],
          ['payer_balance', money(dice.between(-20, 300))],
          ['appeal_deadline', dice.upTo(2) === 0 ? null : someDay(dice)],
          ['charge', money(dice.upTo(500))],
        ]
  const [column, value] = dice.pick(changes)
  await sql.query(
    `update ${table} set ${column} = $3
     where account = $1 and id = (
       select id from ${table} where account = $1 order by md5(id || $2) limit 1)`,
    [account, String(number), value],
  )
}

async function readReport(path: string, { key }: Practice) {
  const { status, body, text } = await call('GET', `/v1/reports/${path}`, undefined, { key })
  assert.equal(status, 200, text)
  return body
}

async function comparePersons(practice: Practice, from: string, to: string, label: string) {
  const { rows } = await sql.query(
    `select payer_id, count(distinct person_id)::integer as persons
     from recorded_visits($1, $2)
     where day between $3 and $4
     group by grouping sets ((payer_id), ())`,
    [practice.account, time_zone, from, to],
  )
  const counts = new Map(rows.map(({ payer_id, persons }) => [payer_id, persons]))
  const expected = [...payers, ''].map((payer_id) => counts.get(payer_id) ?? 0)
  const mix = await readReport(`payer_mix?from=${from}&to=${to}`, practice)
  const personsOf = (name: string) =>
    mix.rows.find(({ group }: any) => group === (name || 'self_pay'))?.persons ?? 0
  const found = [...payers, ''].map(personsOf)
  const all = [...expected, counts.get(null) ?? 0]
  assert.deepEqual([...found, mix.totals[0].persons], all, `${from} to ${to}, ${label}`)
}

const open_claims = `
  select *,
    case when unsubmitted then filing_deadline else appeal_deadline end as deadline,
    case when unsubmitted then (charge ->> 'amount')::int else payer_balance_amount::int end as due
  from (
    select *, status in ('drafted', 'validated', 'rejected') as unsubmitted
    from claims where account = $1) as claim
  where unsubmitted or payer_balance_amount > 0`

async function compareWorklist(practice: Practice, label: string) {
  const days = `($2::date - coalesce(service_from, $2::date))`
  const names = {
    status: 'status',
    payer: 'payer_id',
    age: `case when ${days} <= 30 then 'days_0_30' when ${days} <= 60 then 'days_31_60'
      when ${days} <= 90 then 'days_61_90' when ${days} <= 120 then 'days_91_120'
      else 'days_over_120' end`,
    deadline: `case when deadline is null then 'none' when deadline < $2::date then 'past'
      when deadline <= $2::date + 7 then 'within_7_days'
      when deadline <= $2::date + 30 then 'within_30_days' else 'later' end`,
  }
  for (const [group, name] of Object.entries(names)) {
    const { rows, totals, parameters } = await readReport(`worklist?group_by=${group}`, practice)
    const expected = await sql.query(
      `select ${name} as group, count(*)::int as claims, min(deadline)::text as deadline,
         sum(due)::int as amount
       from (${open_claims}) as open where $2::date is not null group by 1 order by 1`,
      [practice.account, parameters.to],
    )
    const found = rows.map(({ group, claims, next_deadline, expected }: any) => [
      group,
      claims,
      next_deadline,
      expected.amount,
    ])
    const wanted = expected.rows.map((row) => [row.group, row.claims, row.deadline, row.amount])
    assert.deepEqual(found, wanted, `${group}, ${label}`)
    const sum = wanted.reduce((total, [, claims]) => total + claims, 0)
    assert.equal(totals[0].claims, sum, label)
  }
}

const month_start = Temporal.PlainDate.from(daysAgo(100)).with({ day: 1 })
const month_end = month_start.add({ months: 2 }).subtract({ days: 1 })

test('Persons of the payer mix and worklists equal the rows, folded or not', async () => {
  const seed = Number(process.env.SEED ?? freshSeed())
  const dice = diceOf(seed)
  const practice = await makePractice()
  const { account } = practice
  const fold = () => inAccount({ db, secrets, outside }, account, foldChanges)
  for (let number = 0; number < 160; number++) {
    await change(practice, dice, number)
    const roll = dice.upTo(9)
    if (roll === 0) await fold()
    if (roll === 1) await sql.query('select fold_report_visits($1, $2, 1)', [account, time_zone])
    if (roll === 2) await sql.query('select fold_worklist_changes($1, 2)', [account])
    if (number % 8 !== 0) continue
    const label = `SEED=${seed}, change ${number}`
    const [one, other] = [someDay(dice), someDay(dice)].sort() as [string, string]
    await comparePersons(practice, one, other, label)
    await comparePersons(practice, month_start.toString(), daysAgo(dice.upTo(60)), label)
    await comparePersons(practice, month_start.toString(), month_end.toString(), label)
    await comparePersons(practice, daysAgo(span_days), daysAgo(0), label)
    await compareWorklist(practice, label)
  }
  while (await fold());
  await fold()
  const label = `SEED=${seed}, folded`
  await comparePersons(practice, daysAgo(150), daysAgo(20), label)
  await compareWorklist(practice, label)
  const left = await sql.query(
    `select (select count(*)::int from report_visit_changes where account = $1) as visits,
       (select count(*)::int from worklist_changes where account = $1) as claims`,
    [account],
  )
  assert.deepEqual(left.rows, [{ visits: 0, claims: 0 }])
})
