// Random practices with reversals, refunds, voids and several currencies, posted around the ends of
// months and changes of the clock: every figure of the money reports equals the ledger, computed
// from the entries one by one, whatever part of them is folded into the sums.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inAccount } from '#kernel/unit_of_work.ts'
import { post } from '#areas/payments/ledger/post.ts'
import { proveLedger } from '#areas/reconciliation/ledger_proof/ledger_proof.ts'
import { call, createPractitioner, createTestAccount, db, outside } from '#tests/harness.ts'
import { log, secrets, sql } from '#tests/harness.ts'
import {
  agingOf,
  type Care,
  collectionsOf,
  type Entry,
  type Figures,
  withoutZeros,
} from '#tests/ledger/report_oracle.ts'
import { play } from '#tests/ledger/simulation.ts'
import { createPerson } from '#tests/person_examples.ts'
import { foldReports } from '#jobs/fold_reports.ts'
import { foldChanges } from './keep_sums.ts'

const practices = 40
const months = 14
const zones = ['America/New_York', 'Asia/Kolkata', 'America/Los_Angeles'] as const
const payers = ['SBX01', 'SBX02', 'payer with a space']

type Posting = Parameters<typeof post>[1][number]
type Practice = { account: string; key: string; care: Care }

const work = <T>(account: string, run: Parameters<typeof inAccount<T>>[2]) =>
  inAccount({ db, secrets, outside }, account, run)

// Rows for the claims and sessions that the postings name, so that they have payers and dates.
async function storeCare(account: string, key: string, postings: Posting[]): Promise<Care> {
  const practitioner_id = await createPractitioner({ key })
  const { id: person_id } = await createPerson({}, { key })
  const ids = (name: 'claim_id' | 'session_id') => [
    ...new Set(postings.flatMap((posting) => posting[name] ?? [])),
  ]
  const care: Care = { payers: new Map(), dates: new Map(), locations: new Map() }
  const dayOf = (index: number) =>
    Temporal.Now.plainDateISO('UTC')
      .subtract({ days: (index * 7) % 200 })
      .toString()
  for (const [index, id] of ids('claim_id').entries()) {
    const payer_id = payers[index % payers.length]!
    care.payers.set(id, payer_id)
    care.dates.set(id, dayOf(index))
    const zero = '{"amount": 0, "currency": "usd"}'
    await sql.query(
      `insert into claims (account, id, person_id, coverage_id, practitioner_id, payer_id,
         payer_sequence, frequency, status, patient_control_number, service_from, charge, allowed,
         payer_paid, contractual, patient_responsibility, written_off, payer_balance,
         patient_balance, attempt, created_at, updated_at)
       values ($1, $2, $3, 'cov_1', $4, $5, 'primary', 'original', 'submitted', $6, $7, $8, $8,
         $8, $8, '{}', $8, $8, $8, 1, now(), now())`,
      [account, id, person_id, practitioner_id, payer_id, `PCN${index}`, dayOf(index), zero],
    )
  }
  for (const [index, id] of ids('session_id').entries()) {
    const starts_at = `${dayOf(index + 3)}T16:00:00Z`
    care.dates.set(id, dayOf(index + 3))
    await sql.query(
      `insert into sessions (account, id, practitioner_id, status, starts_at, ends_at,
         duration_minutes, time_zone, busy, recorded, created_at, updated_at)
       values ($1, $2, $3, 'completed', $4, $4::timestamptz + interval '50 minutes', 50,
         'America/New_York', 'empty', true, now(), now())`,
      [account, id, practitioner_id, starts_at],
    )
  }
  return care
}

// The clock of a sandbox only goes forward: to the last and the first minutes of each month.
async function moveClockTo(account: string, at: Temporal.Instant) {
  const offset = at.epochMilliseconds - Date.now()
  await sql.query('update accounts set clock_offset_ms = $2 where account = $1', [account, offset])
}

function momentsIn(zone: string): Temporal.Instant[] {
  const first = Temporal.Now.plainDateISO('UTC').add({ months: 1 }).with({ day: 1 })
  return Array.from({ length: months }, (_, index) => first.add({ months: index })).flatMap((day) =>
    [-50, -10, 10, 50].map((minutes) => day.toZonedDateTime(zone).add({ minutes }).toInstant()),
  )
}

async function makePractice(zone: string, seeds: number): Promise<Practice> {
  const { account, key } = await createTestAccount()
  const settings = await call('PATCH', '/v1/message_settings', { time_zone: zone }, { key })
  assert.equal(settings.status, 200, settings.text)
  const worlds = Array.from({ length: practices }, (_, index) => play(seeds + index))
  const postings = worlds
    .flatMap(({ store }) => [...store.transactions.values()])
    .map(({ reverses_id: _reversed, ...posting }) => posting)
  const care = await storeCare(account, key, postings)
  const moments = momentsIn(zone)
  const size = Math.ceil(postings.length / moments.length)
  for (const [index, moment] of moments.entries()) {
    await moveClockTo(account, moment)
    await work(account, (unit) => post(unit, postings.slice(index * size, (index + 1) * size)))
  }
  await moveClockTo(account, moments.at(-1)!.add({ hours: 24 }))
  return { account, key, care }
}

async function readEntries(account: string, zone: string): Promise<Entry[]> {
  const { rows } = await sql.query(
    `select ledger_account, kind, currency, amount::float8 as amount, claim_id, session_id,
       transaction_id, created_at
     from ledger_entries where account = $1`,
    [account],
  )
  return rows.map(({ created_at, ...entry }) => ({
    ...entry,
    day: Temporal.Instant.fromEpochMilliseconds(created_at.getTime())
      .toZonedDateTimeISO(zone)
      .toPlainDate()
      .toString(),
  }))
}

async function read(path: string, key: string) {
  const { status, body, text } = await call('GET', `/v1/reports/${path}`, undefined, { key })
  assert.equal(status, 200, text)
  return body
}

// The amounts of a report's rows, by the name of the row.
function amountsOf(rows: any[], nameOf: (row: any) => string) {
  const amounts = (row: any): Figures =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]: [string, any]) =>
        typeof value?.amount === 'number' ? [[name, value.amount]] : [],
      ),
    )
  return withoutZeros(new Map(rows.map((row) => [nameOf(row), amounts(row)])))
}

async function compareCollections({ key, care }: Practice, entries: Entry[], period: any) {
  const { from, to } = period
  for (const currency of new Set(entries.map((entry) => entry.currency))) {
    const own = entries.filter((entry) => entry.currency === currency)
    const query = `from=${from}&to=${to}&currency=${currency}`
    const payerOf = ({ claim_id }: Entry) => care.payers.get(claim_id ?? '') ?? 'self_pay'
    const by_payer = await read(`collections?group_by=payer&${query}`, key)
    assert.deepEqual(
      amountsOf(by_payer.rows, ({ group }) => group),
      withoutZeros(collectionsOf(own, period, payerOf)),
    )
    const by_month = await read(`collections?${query}`, key)
    const expected = withoutZeros(
      collectionsOf(
        own.filter(({ day }) => day >= from),
        period,
        ({ day }) => day.slice(0, 7),
      ),
    )
    for (const figures of expected.values()) delete figures.receivables
    const found = amountsOf(by_month.rows, ({ group }) => group)
    for (const [month, { receivables = 0 }] of found) {
      const end = Temporal.PlainYearMonth.from(month)
      const last = end.toPlainDate({ day: end.daysInMonth }).toString()
      const until = { from, to: last < to ? last : to }
      const whole = collectionsOf(own, until, () => 'all').get('all')
      assert.equal(receivables, whole?.receivables ?? 0, month)
    }
    for (const figures of found.values()) delete figures.receivables
    assert.deepEqual(withoutZeros(found), withoutZeros(expected))
    const total = amountsOf(by_month.totals, () => 'all')
    assert.deepEqual(total, withoutZeros(collectionsOf(own, period, () => 'all')))
    assert.deepEqual(
      total,
      amountsOf(by_payer.totals, () => 'all'),
    )
  }
}

async function compareAging({ key, care }: Practice, entries: Entry[], as_of: string) {
  for (const currency of new Set(entries.map((entry) => entry.currency))) {
    const own = entries.filter((entry) => entry.currency === currency)
    const report = await read(`aging?as_of=${as_of}&currency=${currency}`, key)
    assert.deepEqual(
      amountsOf(report.rows, ({ responsible, group }) => `${responsible} ${group}`),
      withoutZeros(agingOf(own, as_of, care)),
      as_of,
    )
  }
}

async function compareAll(practice: Practice, zone: string) {
  const entries = await readEntries(practice.account, zone)
  const days = entries.map(({ day }) => day).sort()
  const [first, last] = [days[0]!, days.at(-1)!]
  const middle = days[Math.floor(days.length / 2)]!
  for (const period of [
    { from: first, to: last },
    { from: middle, to: last },
    { from: first, to: middle },
    { from: middle, to: middle },
  ]) {
    await compareCollections(practice, entries, period)
  }
  for (const as_of of [first, middle, last]) await compareAging(practice, entries, as_of)
  const { violations } = await work(practice.account, (unit) => proveLedger(unit))
  assert.deepEqual(
    violations.filter(({ code }) => code === 'report_sums_differ'),
    [],
  )
}

const fold = (account: string) => work(account, foldChanges)

for (const [index, zone] of zones.entries()) {
  test(`reports agree with the entries of the ledger to the cent in ${zone}`, async () => {
    const practice = await makePractice(zone, 1 + index * practices)
    const { account, key } = practice
    // The statistics know the first practice alone, as they would before a new one grows.
    if (index === 0) await sql.query('analyze')
    await compareAll(practice, zone)

    // Part of the changes, then the rest.
    await sql.query('select fold_report_changes($1, $2, 200)', [account, zone])
    await compareAll(practice, zone)
    while (await fold(account));
    await compareAll(practice, zone)
    const left = await sql.query(
      'select count(*)::int as n from report_changes where account = $1',
      [account],
    )
    assert.equal(left.rows[0].n, 0)

    // Another time zone starts the sums again.
    const other = zones[(index + 1) % zones.length]!
    await call('PATCH', '/v1/message_settings', { time_zone: other }, { key })
    assert.equal((await read('aging', key)).parameters.time_zone, zone)
    await foldReports({ db, secrets, outside, log })
    assert.equal((await read('aging', key)).parameters.time_zone, other)
    await compareAll(practice, other)
    while (await fold(account));
    await compareAll(practice, other)
  })
}
