// The reports through the API: what each counts, their periods and groups, CSV, and who reads them.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { inAccount } from '#kernel/unit_of_work.ts'
import {
  advanceClock,
  claimStep,
  createBillingPractitioner,
  createClaim,
  createCompletedSession,
  createInsuredPerson,
  service_date,
  submitClaim,
} from '#tests/claims.ts'
import { daysAgo } from '#tests/dates.ts'
import { call, createPractitioner, createTestAccount, db, outside } from '#tests/harness.ts'
import { type RequestOptions, secrets, sql } from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'
import { csvOf } from '#http/responses/csv.ts'
import { hiddenGroups } from './outcomes.ts'
import { foldChanges } from './keep_sums.ts'
import { spansAfter, spansOf } from './period.ts'

const from = daysAgo(400)

async function read(path: string, options: RequestOptions) {
  const { status, body, text } = await call('GET', `/v1/reports/${path}`, undefined, options)
  assert.equal(status, 200, text)
  return body as any
}

const usd = (amount: number) => ({ amount, currency: 'usd' })
const rowOf = ({ rows }: any, group: string | null) => rows.find((row: any) => row.group === group)

async function foldAll(account: string) {
  while (await inAccount({ db, secrets, outside }, account, foldChanges));
}

async function submitted(member_id: string, practitioner_id: string, options: RequestOptions) {
  const insured = await createInsuredPerson(member_id, {}, options)
  const { id } = await createClaim(undefined, { insured, practitioner_id }, options)
  await submitClaim(id, options)
  return id as string
}

test('a period is read as whole months and the days around them', () => {
  const day = (from: string, before: string) => ({ grain: 'day', from, before })
  const month = (from: string, before: string) => ({ grain: 'month', from, before })
  assert.deepEqual(spansOf({ from: '2026-01-15', to: '2026-04-02' }), [
    day('2026-01-15', '2026-02-01'),
    month('2026-02-01', '2026-04-01'),
    day('2026-04-01', '2026-04-03'),
  ])
  assert.deepEqual(spansOf({ from: '2026-02-01', to: '2026-02-28' }), [
    month('2026-02-01', '2026-03-01'),
  ])
  assert.deepEqual(spansOf({ from: '2026-02-02', to: '2026-02-28' }), [
    day('2026-02-02', '2026-03-01'),
  ])
  assert.deepEqual(spansOf({ from: '2026-01-31', to: '2026-02-01' }), [
    day('2026-01-31', '2026-02-02'),
  ])
  assert.deepEqual(spansAfter('2026-01-31'), [month('2026-02-01', '9999-12-31')])
  assert.deepEqual(spansAfter('2026-01-30'), [
    day('2026-01-31', '2026-02-01'),
    month('2026-02-01', '9999-12-31'),
  ])
})

test('a fresh account has empty reports', async () => {
  const { key } = await createTestAccount()
  for (const name of ['aging', 'denials', 'productivity', 'payer_mix', 'outcomes', 'worklist']) {
    const { object, parameters, rows } = await read(name, { key })
    assert.deepEqual([object, rows], [`${name}_report`, []])
    assert.equal(parameters.time_zone, 'America/New_York')
  }
  const { rows, totals } = await read('collections', { key })
  assert.equal(rows.length, 1) // The current month.
  assert.deepEqual(totals[0].charges, usd(0))
  assert.deepEqual([totals[0].collection_rate, totals[0].days_in_receivables], [null, null])
})

test('wrong periods, groups and currencies are refused', async () => {
  const { key } = await createTestAccount()
  const wrong: [path: string, param: string][] = [
    ['collections?from=2026-02-30', 'from'],
    ['collections?from=2026-03-02&to=2026-03-01', 'from'],
    ['collections?from=2010-01-01&to=2026-01-01', 'from'],
    ['collections?group_by=person', 'group_by'],
    ['productivity?group_by=payer', 'group_by'],
    ['collections?currency=USD', 'currency'],
    ['aging?as_of=9998-12-31', 'as_of'],
    ['denials?payer_id=SBX01&group_by=month', 'payer_id'],
    ['outcomes?instrument=mood', 'instrument'],
    ['worklist?group_by=person', 'group_by'],
  ]
  for (const [path, param] of wrong) {
    const { status, body } = await call('GET', `/v1/reports/${path}`, undefined, { key })
    assert.deepEqual([status, body.error?.param], [400, param], path)
  }
})

test('reports need their scope, and no practitioner reads them', async () => {
  const { key } = await createTestAccount()
  const practitioner_id = await createPractitioner({ key })
  const create = async (scopes: string[]) =>
    (await call('POST', '/v1/api_keys', { name: 'Other', scopes }, { key })).body.secret
  const [ledger, reports] = [await create(['ledger:read']), await create(['reports:read'])]
  const status = async (name: string, options: RequestOptions) =>
    (await call('GET', `/v1/reports/${name}`, undefined, options)).status
  for (const name of ['aging', 'collections', 'denials', 'productivity', 'payer_mix', 'worklist']) {
    assert.equal(await status(name, { key: ledger }), 403)
    assert.equal(await status(name, { key: reports }), 200)
    const headers = { 'on-behalf-of': practitioner_id }
    assert.equal(await status(name, { key, headers }), 403)
  }
  assert.equal(await status('outcomes', { key: reports }), 403)
  const { body } = await call('GET', '/v1/built_in_roles', undefined, { key })
  const may = body.data.filter(({ scopes }: any) => scopes.includes('reports:read'))
  const ids = may.map((role: any) => role.id ?? role.role ?? role.name)
  assert.ok(JSON.stringify(ids).toLowerCase().includes('biller'), JSON.stringify(ids))
})

test('denials count once per line, by reason, payer and month', async () => {
  const { key, account } = await createTestAccount()
  const practitioner_id = await createBillingPractitioner({ key })
  await submitted('SBX-DENY-197-1', practitioner_id, { key })
  const appealed = await submitted('SBX-APPEAL-WIN-1', practitioner_id, { key })
  await submitted('SBX-PAID-1', practitioner_id, { key })
  await advanceClock('P30D', { key })
  const before = await read(`denials?from=${from}`, { key })
  assert.equal(rowOf(before, 'CO-197').denied_lines, 1)
  assert.equal(rowOf(before, 'CO-50').overturned_lines, 0)
  assert.match(rowOf(before, 'CO-197').label, /\w+/)

  await foldAll(account)
  await claimStep(appealed, 'appeal', { reason: 'Care was necessary.' }, { key })
  await advanceClock('P40D', { key })
  for (const folds of [false, true]) {
    if (folds) await foldAll(account)
    const by_reason = await read(`denials?from=${from}`, { key })
    const overturned = rowOf(by_reason, 'CO-50')
    assert.deepEqual(overturned.denied_amount, usd(18_000))
    assert.deepEqual(overturned.overturned_amount, usd(18_000))
    assert.equal(overturned.overturn_rate, 1)
    assert.equal(overturned.adjudicated_claims, null)
    const [total] = by_reason.totals
    assert.deepEqual(
      [total.adjudicated_claims, total.denied_claims, total.denied_lines, total.overturned_lines],
      [3, 2, 2, 1],
    )
    assert.equal(total.denial_rate, 0.6667)
    const by_payer = await read(`denials?from=${from}&group_by=payer`, { key })
    assert.deepEqual({ ...by_payer.rows[0], group: null }, total)
    const by_month = await read(`denials?from=${from}&group_by=month`, { key })
    const lines = by_month.rows.map((row: any) => row.denied_lines)
    assert.equal(
      lines.reduce((sum: number, each: number) => sum + each, 0),
      2,
    )
    const other = await read(`denials?from=${from}&payer_id=OTHER`, { key })
    assert.deepEqual([other.rows, other.totals[0].denied_lines], [[], 0])
    const own = await read(`denials?from=${from}&payer_id=SBX01`, { key })
    assert.deepEqual(own.rows, by_reason.rows)
  }
})

test('productivity counts sessions, missed ones, notes and charges by practitioner', async () => {
  const { key, account } = await createTestAccount()
  const practitioner_id = await createBillingPractitioner({ key })
  const { person_id } = await createInsuredPerson('SBX-PAID-1', {}, { key })
  const { session_id } = await createCompletedSession(practitioner_id, person_id, { key })
  const query = `productivity?from=${from}`
  for (const folds of [false, true]) {
    if (folds) await foldAll(account)
    const row = rowOf(await read(query, { key }), practitioner_id)
    assert.deepEqual(
      [row.sessions, row.hours, row.no_shows, row.late_cancellations, row.signed_notes],
      [1, 1, 0, 0, 1],
    )
    assert.ok(row.mean_note_lag_hours > 24 * 11)
    const by_procedure = await read(`${query}&group_by=procedure`, { key })
    assert.equal(rowOf(by_procedure, '90837').sessions, 1)
    const by_month = await read(`${query}&group_by=month`, { key })
    assert.equal(rowOf(by_month, service_date.slice(0, 7)).sessions, 1)
    assert.equal((await read(`${query}&group_by=location`, { key })).rows[0].group, null)
  }
  // A correction takes the session back.
  const correct = (status: string, fields = '') =>
    sql.query(`update sessions set status = $2 ${fields} where id = $1`, [session_id, status])
  await correct('no_show', ", no_show_by = 'person'")
  const missed = rowOf(await read(query, { key }), practitioner_id)
  assert.deepEqual([missed.sessions, missed.hours, missed.no_shows], [0, 0, 1])
  await correct('no_show', ", no_show_by = 'practitioner'")
  const absent = rowOf(await read(query, { key }), practitioner_id)
  assert.equal(absent.no_shows, 0)
  await correct('canceled', `, fee = '{"kind": "late_cancel", "payable": true}'`)
  await foldAll(account)
  const late = rowOf(await read(query, { key }), practitioner_id)
  assert.deepEqual([late.sessions, late.no_shows, late.late_cancellations], [0, 0, 1])
})

test('the payer mix has the figures of each payer and of self-pay', async () => {
  const { key, account } = await createTestAccount()
  const practitioner_id = await createBillingPractitioner({ key })
  const insured = await createInsuredPerson('SBX-PAID-1', {}, { key })
  const { session_id } = await createCompletedSession(practitioner_id, insured.person_id, { key })
  const { coverage_id } = insured
  const drafted = await call(
    'POST',
    '/v1/claims',
    { coverage_id, session_ids: [session_id] },
    { key },
  )
  assert.equal(drafted.status, 200, drafted.text)
  await submitClaim(drafted.body.id, { key })
  const { id: person_id } = await createPerson({}, { key })
  const charge = { person_id, amount: usd(6_000) }
  assert.equal((await call('POST', '/v1/charges', charge, { key })).status, 200)
  for (const folds of [false, true]) {
    if (folds) await foldAll(account)
    const mix = await read(`payer_mix?from=${from}`, { key })
    const { sessions, persons, charges, share_of_charges } = rowOf(mix, 'SBX01')
    assert.deepEqual([sessions, persons, charges, share_of_charges], [1, 1, usd(18_000), 0.75])
    const own = rowOf(mix, 'self_pay')
    assert.deepEqual([own.sessions, own.persons, own.charges], [0, 1, usd(6_000)])
    assert.deepEqual([mix.totals[0].persons, mix.totals[0].charges], [2, usd(24_000)])
  }
  const receivables = await read('aging', { key })
  assert.deepEqual(
    receivables.rows.map((row: any) => [row.group, row.responsible, row.days_0_30.amount]),
    [
      ['SBX01', 'insurance', 18_000],
      ['self_pay', 'patient', 6_000],
    ],
  )
  // The payer pays, and the person owes the rest. A month later it's older.
  await advanceClock('P60D', { key })
  const later = await read('aging', { key })
  const old = later.rows.find((row: any) => row.group === 'self_pay')
  assert.deepEqual([old.days_0_30.amount, old.days_31_60.amount], [0, 6_000])
  // In the account's time zone, today may still be yesterday.
  const then = await read(`aging?as_of=${daysAgo(2)}`, { key })
  assert.deepEqual(then.rows, [])
})

test('a corrected claim moves what was posted for it to its new date of service', async () => {
  const { key, account } = await createTestAccount()
  const practitioner_id = await createBillingPractitioner({ key })
  const id = await submitted('SBX-PAID-1', practitioner_id, { key })
  await foldAll(account)
  await sql.query('update claims set service_from = $2 where id = $1', [id, daysAgo(100)])
  for (const folds of [false, true]) {
    if (folds) await foldAll(account)
    const [row] = (await read('aging', { key })).rows
    assert.deepEqual([row.days_0_30.amount, row.days_91_120.amount], [0, 18_000])
  }
})

test('outcomes are by instrument or practitioner, and hide small groups', async () => {
  const { account, key } = await createTestAccount()
  const save = async (practitioner_id: string, courses: number, instrument = 'phq9') => {
    for (let course = 0; course < courses; course++) {
      await sql.query(
        `insert into outcomes (account, course, practitioner_id, instrument, baseline, latest,
           measured, change, responded, in_remission, updated_at)
         values ($1, $2, $3, $4, 16, 6, 2, 'reliable_improvement', true, false, now())`,
        [account, randomBytes(32), practitioner_id, instrument],
      )
    }
  }
  const [one, two, three] = await Promise.all([0, 1, 2].map(() => createPractitioner({ key })))
  await save(one!, 9)
  await save(two!, 7)
  await save(three!, 2)
  await save(one!, 6, 'gad7')
  const by_instrument = await read('outcomes', { key })
  assert.deepEqual(
    by_instrument.rows.map((row: any) => [row.group, row.courses, row.mean_change, row.improved]),
    [
      ['gad7', 6, -10, 6],
      ['phq9', 18, -10, 18],
    ],
  )
  // The two courses of one practitioner can't be computed from the others.
  const rows = (await read('outcomes?group_by=practitioner', { key })).rows
  const shown = new Map(rows.map((row: any) => [row.group, row.mean_change]))
  assert.deepEqual([shown.get(one), shown.get(two), shown.get(three)], [-10, null, null])
  const [only] = (await read('outcomes?group_by=practitioner&instrument=gad7', { key })).rows
  assert.deepEqual([only.group, only.courses], [one, 6])
  assert.deepEqual((await read(`outcomes?to=${daysAgo(9)}`, { key })).rows, [])
})

test('a group is hidden with the next one until what is hidden has five courses', () => {
  const groups = (...counts: number[]) =>
    hiddenGroups(counts.map((courses, index) => ({ group: `${index}`, courses })))
  assert.deepEqual([...groups(9, 7)], [])
  assert.deepEqual([...groups(9, 7, 4)].sort(), ['1', '2'])
  assert.deepEqual([...groups(3, 3, 8)], ['0', '1'])
  assert.deepEqual([...groups(2)], ['0'])
})

test('the worklist sums open claims by status, payer, age and deadline', async () => {
  const { key } = await createTestAccount()
  const practitioner_id = await createBillingPractitioner({ key })
  const denied = await submitted('SBX-DENY-197-1', practitioner_id, { key })
  await submitted('SBX-PAID-1', practitioner_id, { key })
  await advanceClock('P30D', { key })
  const insured = await createInsuredPerson('SBX-PAID-2', {}, { key })
  await createClaim(undefined, { insured, practitioner_id }, { key })
  const by_status = await read('worklist', { key })
  assert.deepEqual(
    by_status.rows.map(({ group, claims, expected }: any) => [group, claims, expected.amount]),
    [
      ['denied', 1, 18_000],
      ['drafted', 1, 18_000],
    ],
  )
  assert.equal(by_status.totals[0].claims, 2)
  const { body } = await call('GET', `/v1/claims/${denied}`, undefined, { key })
  assert.match(body.appeal_deadline, /^\d{4}-\d\d-\d\d$/)
  assert.equal(rowOf(by_status, 'denied').next_deadline, body.appeal_deadline)
  const by_age = await read('worklist?group_by=age', { key })
  assert.equal(rowOf(by_age, 'days_31_60').claims, 2)
  assert.equal((await read('worklist?group_by=payer', { key })).rows[0].group, 'SBX01')
  assert.equal(rowOf(await read('worklist?group_by=deadline', { key }), 'later').claims, 2)
  await advanceClock('P400D', { key })
  assert.equal(rowOf(await read('worklist?group_by=deadline', { key }), 'past').claims, 2)
})

test('the rows of a report are CSV, with decimal amounts and one currency', async () => {
  const { key } = await createTestAccount()
  const { id: person_id } = await createPerson({}, { key })
  await call('POST', '/v1/charges', { person_id, amount: usd(6_050) }, { key })
  const headers = { accept: 'text/csv' }
  const {
    status,
    text,
    headers: sent,
  } = await call('GET', '/v1/reports/aging', undefined, {
    key,
    headers,
  })
  assert.equal(status, 200, text)
  assert.match(String(sent['content-type']), /^text\/csv/)
  assert.match(String(sent['content-disposition']), /aging_report\.csv/)
  assert.deepEqual(text.trim().split('\r\n'), [
    'group,responsible,days_0_30,days_31_60,days_61_90,days_91_120,days_over_120,unallocated,' +
      'total,currency',
    'self_pay,patient,60.50,0.00,0.00,0.00,0.00,0.00,60.50,usd',
  ])
  const json = await call('GET', '/v1/charges', undefined, { key, headers })
  assert.equal(json.status, 406)
})

test('a cell of a CSV file is never a formula', () => {
  const rows = [
    { group: '=1+1', amount: { amount: -150, currency: 'jpy' } },
    { group: ' @sum(a)', amount: { amount: 5, currency: 'jpy' } },
    { group: '\uFF1Dcmd', amount: { amount: 5, currency: 'jpy' } },
    { group: 'a "b", c\r\nd', amount: { amount: 5, currency: 'jpy' } },
    { group: null, amount: { amount: 0, currency: 'jpy' } },
  ]
  assert.equal(
    csvOf(['group', 'amount'], rows, 'jpy'),
    "group,amount,currency\r\n'=1+1,-150,jpy\r\n' @sum(a),5,jpy\r\n'\uFF1Dcmd,5,jpy\r\n" +
      '"a ""b"", c\r\nd",5,jpy\r\n,0,jpy\r\n',
  )
  assert.equal(csvOf(['group', 'courses'], [], null), 'group,courses\r\n')
})
