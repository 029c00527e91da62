// Tests what care requires at every step, on a fresh account: a practitioner who isn't barred, the
// person's location, and the same checks on completing as on starting.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount, db, log, outside, secrets, sql } from '#tests/harness.ts'
import { runScheduledJobs } from '#jobs/clock.ts'
import { grantConsent, createPerson } from '#tests/person_examples.ts'

const name = { given: 'Ada', family: 'Okafor' }
const verified = { board_status: 'active', issued_on: '2010-01-01', encumbered: false }
const exclusion = { source: 'leie', excluded_on: '2020-01-01', reinstated_on: null }

type Response = Awaited<ReturnType<typeof call>>
const resultOf = ({ status, body }: Response) => [status, body.error?.code]
const reasonsOf = ({ body }: Response) => body.error.details.map(({ code }: any) => code)
const refused = [422, 'practitioner_not_eligible']
const newYork = { jurisdiction: 'US-NY' }

// A practitioner without licenses, whom nothing is known against.
async function setUp(licensed_in?: string) {
  const { key } = await createTestAccount()
  const ask = (method: string, path: string, body?: object) => call(method, path, body, { key })
  const made = await ask('POST', '/v1/practitioners', { name, profession: 'psychologist' })
  const { id } = made.body
  if (licensed_in) {
    await sql.query(
      "update practitioners set status = 'verified', licenses = $2::jsonb where id = $1",
      [id, JSON.stringify([{ id: 'lic_1', jurisdiction: licensed_in, verified }])],
    )
  }
  const { now } = (await ask('GET', '/v1/test_clock')).body
  const soon = Temporal.Instant.from(now).add({ minutes: 20 }).round('minute')
  const book = (fields: object = {}, hours = 0) =>
    ask('POST', '/v1/sessions', {
      practitioner_id: id,
      starts_at: soon.add({ hours }).toString(),
      ...fields,
    })
  const step = (session: Response, verb: string, body?: object) =>
    ask('POST', `/v1/sessions/${session.body.id}/${verb}`, body)
  const person = async (...kinds: string[]) => {
    const { id: person_id } = await createPerson({}, { key })
    for (const kind of kinds) await grantConsent(person_id, { kind }, { key })
    return person_id
  }
  const advance = (by: string) => ask('POST', '/v1/test_clock/advance', { by })
  const work = async () => {
    for (let i = 0; i < 4; i++) await runScheduledJobs({ db, secrets, outside, log }, () => true)
  }
  const bar = (column: string, value: unknown) =>
    sql.query(`update practitioners set ${column} = $2 where id = $1`, [id, value])
  return { id, soon, ask, book, step, person, advance, work, bar }
}

for (const [column, value, code] of [
  ['status', 'suspended', 'practitioner_suspended'],
  ['status', 'revoked', 'practitioner_revoked'],
  ['exclusions', JSON.stringify([exclusion]), 'excluded'],
] as const) {
  test(`${code} bars a practitioner at every step, without any location`, async () => {
    const { id, soon, ask, book, step, advance, bar } = await setUp()
    const weekly = { practitioner_id: id, starts_at: soon.add({ hours: 72 }).toString(), count: 2 }
    const series = await ask('POST', '/v1/session_series', weekly)
    const booked = await book()
    const missed = await book({}, 1)
    const held = await book({ hold: true }, 2)
    assert.deepEqual(
      [series, booked, missed, held].map(({ status }) => status),
      [200, 200, 200, 200],
    )
    await bar(column, value)
    const rebooked = await book({}, 4)
    assert.deepEqual(resultOf(rebooked), refused)
    assert.deepEqual(reasonsOf(rebooked), [code])
    const later = { starts_at: soon.add({ hours: 5 }).toString() }
    const others = [
      await book({ hold: true }, 4),
      await step(held, 'confirm'),
      await step(booked, 'reschedule', later),
      await ask('POST', '/v1/session_series', { ...weekly, ...later }),
      await ask('POST', `/v1/session_series/${series.body.id}/reschedule`, {
        scope: 'all',
        ...later,
      }),
      await step(booked, 'check_in', { person_location: { jurisdiction: 'US-NY' } }),
      await step(booked, 'start'),
    ]
    await advance('PT2H')
    others.push(await step(booked, 'complete'))
    assert.equal((await step(missed, 'no_show')).status, 200)
    others.push(await step(missed, 'correct'))
    assert.deepEqual(
      others.map(resultOf),
      others.map(() => refused),
    )
  })
}

test('A practitioner who is merely unverified, or waived or reinstated, can still be booked', async () => {
  const { book, bar } = await setUp()
  assert.equal((await book()).status, 200)
  const known = [
    { ...exclusion, reinstated_on: '2021-01-01' },
    { ...exclusion, waived_on: '2021-01-01', waiver_jurisdiction: 'US-NY' },
  ]
  for (const [index, each] of known.entries()) {
    await bar('exclusions', JSON.stringify([each]))
    assert.equal((await book({}, index + 1)).status, 200)
  }
  const elsewhere = await book({ person_location: { jurisdiction: 'US-CA' } }, 3)
  assert.deepEqual(reasonsOf(elsewhere), ['excluded'])
})

test('A barred practitioner has no open slots, and every one is bookable again afterward', async () => {
  const { id, ask, bar } = await setUp()
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const rules = [{ days, start_time: '00:00', end_time: '24:00' }]
  await ask('PATCH', `/v1/practitioners/${id}/availability`, { rules })
  const slots = async () => (await ask('GET', `/v1/practitioners/${id}/slots`)).body
  assert.ok((await slots()).data.length > 0)
  await bar('status', 'revoked')
  const { data, next_available_at } = await slots()
  assert.deepEqual([data, next_available_at], [[], null])
})

test('Sessions without a location become at risk with the reason, and are cleared again', async () => {
  const { id, ask, book, work } = await setUp('US-NY')
  const session = await book({}, 24)
  assert.deepEqual([session.body.at_risk, session.body.at_risk_reason], [false, null])
  const risk = async () => {
    await work()
    const { at_risk, at_risk_reason } = (await ask('GET', `/v1/sessions/${session.body.id}`)).body
    return [at_risk, at_risk_reason]
  }
  await ask('POST', `/v1/practitioners/${id}/suspend`, { reason: 'Complaint' })
  assert.deepEqual(await risk(), [true, 'practitioner_suspended'])
  await ask('POST', `/v1/practitioners/${id}/reinstate`)
  assert.deepEqual(await risk(), [false, null])
  await ask('POST', `/v1/practitioners/${id}/suspend`, { reason: 'Complaint' })
  await ask('POST', `/v1/practitioners/${id}/revoke`, { reason: 'Confirmed' })
  assert.deepEqual(await risk(), [true, 'practitioner_revoked'])
})

test('Telehealth starts or completes only if the location of the person is known', async () => {
  const { book, step, person, advance } = await setUp('US-NY')
  const there = (jurisdiction: string) => ({ person_location: { jurisdiction } })
  const person_id = await person('treatment', 'telehealth')
  const unplaced = await book({ person_id })
  assert.deepEqual(resultOf(await step(unplaced, 'start')), [422, 'location_required'])
  assert.deepEqual(resultOf(await step(unplaced, 'start', there('US-NJ'))), refused)
  const started = await step(unplaced, 'start', there('US-NY'))
  assert.equal(started.body.person_location.jurisdiction, 'US-NY')

  const named = await book({ person_id, ...there('US-NY') }, 1)
  const moved = await book({ person_id, ...there('US-NY') }, 2)
  const phone = await book({ person_id, format: 'phone' }, 3)
  const unassigned = await book({}, 4)
  await advance('PT1H')
  assert.equal((await step(named, 'start')).status, 200)
  await advance('PT1H')
  assert.deepEqual(resultOf(await step(moved, 'check_in', there('US-NJ'))), refused)
  await advance('PT4H')
  assert.deepEqual(resultOf(await step(phone, 'complete')), [422, 'location_required'])
  assert.equal((await step(phone, 'complete', there('US-NY'))).body.status, 'completed')
  assert.equal((await step(unassigned, 'complete')).body.status, 'completed')
})

test('In-person care has the jurisdiction of its place', async () => {
  const { ask, book, step, person } = await setUp('US-NY')
  const person_id = await person('treatment')
  const at = (jurisdiction: string) => ({ place: { name: 'Office', jurisdiction } })
  const visit = { person_id, format: 'in_person' }
  assert.deepEqual(resultOf(await book({ ...visit, ...at('US-NJ') })), refused)
  const session = await book(visit)
  const path = `/v1/sessions/${session.body.id}`
  assert.deepEqual(resultOf(await ask('PATCH', path, at('US-NJ'))), refused)
  assert.equal((await ask('PATCH', path, at('US-NY'))).status, 200)
  assert.equal((await step(session, 'start')).status, 200)
})

test('Completing passes every check that starting does', async () => {
  const { book, step, person, advance, bar } = await setUp('US-NY')
  const person_location = { jurisdiction: 'US-NY' }
  const person_id = await person('treatment')
  const session = await book({ person_id, person_location })
  await advance('PT30M')
  assert.deepEqual(resultOf(await step(session, 'start')), [403, 'consent_required'])
  assert.deepEqual(resultOf(await step(session, 'complete')), [403, 'consent_required'])
  const other = await person('treatment', 'telehealth')
  const ready = await book({ person_id: other, person_location }, 1)
  await advance('PT1H')
  await bar('status', 'suspended')
  assert.deepEqual(resultOf(await step(ready, 'complete')), refused)
  await bar('status', 'verified')
  assert.equal((await step(ready, 'start')).status, 200)
  await bar('status', 'suspended')
  assert.deepEqual(resultOf(await step(ready, 'complete')), refused)
})

test('Care that was given before a check failed is completed with a recorded override', async () => {
  const { ask, book, step, bar, person } = await setUp('US-NY')
  const booking = { person_id: await person('treatment', 'telehealth'), person_location: newYork }
  const session = await book(booking)
  assert.equal((await step(session, 'start')).status, 200)
  await bar('status', 'suspended')
  const scopes = ['sessions:read', 'sessions:write']
  const { secret } = (await ask('POST', '/v1/api_keys', { name: 'Front desk', scopes })).body
  const path = `/v1/sessions/${session.body.id}/complete`
  const lacking = await call('POST', path, { override_checks: true }, { key: secret })
  assert.deepEqual(resultOf(lacking), [403, 'permission_denied'])
  const completed = await step(session, 'complete', { override_checks: true })
  assert.deepEqual([completed.body.status, completed.body.checks_overridden], ['completed', true])
  const audited = await ask(
    'GET',
    `/v1/audit_entries?object_id=${session.body.id}&action=session.completed`,
  )
  assert.ok(audited.body.data[0].fields.includes('checks_overridden'))
})

test('An override that nothing needs is not recorded, and starts nothing', async () => {
  const { book, step, bar, person, advance } = await setUp('US-NY')
  const booking = { person_id: await person('treatment', 'telehealth'), person_location: newYork }
  const session = await book(booking)
  const unneeded = await book(booking, 1)
  await advance('PT1H')
  await bar('status', 'suspended')
  assert.deepEqual(resultOf(await step(session, 'complete', { override_checks: true })), refused)
  await bar('status', 'verified')
  await step(unneeded, 'start')
  const completed = await step(unneeded, 'complete', { override_checks: true })
  assert.equal(completed.body.checks_overridden, false)
})

for (const status of ['suspended', 'revoked', 'rejected'] as const) {
  test(`No person joins a session of a ${status} practitioner`, async () => {
    const { ask, book, step, bar, person } = await setUp('US-NY')
    const person_id = await person('treatment', 'telehealth')
    const group = await book({ type: 'group' })
    const session = await book({}, 2)
    await bar('status', status)
    assert.deepEqual(resultOf(await step(group, 'add_participant', { person_id })), refused)
    const path = `/v1/sessions/${session.body.id}`
    assert.deepEqual(resultOf(await ask('PATCH', path, { person_id })), refused)
    assert.equal((await ask('GET', path)).body.seats_taken, 0)
  })
}
