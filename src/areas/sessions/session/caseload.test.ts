// Tests that direct bookings honor what the practitioner published about their practice, on a fresh
// account, and that an override is recorded.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, sql } from '#tests/harness.ts'
import { freshPractice, type Response, resultOf } from '#tests/fresh_practice.ts'

const not_offered = [422, 'not_offered']
const override = { override_availability: true }
const reasonsOf = ({ body }: Response) => body.error.details.map(({ code }: any) => code)

test('What the practitioner did not publish is not checked', async () => {
  const { at, book, person } = await freshPractice()
  const born = (birth_date: string) => person({ birth_date })
  assert.equal((await book(at(1))).body.format, 'telehealth')
  const format = 'in_person'
  const booked = [
    await book(at(2), { format, level_of_care: 'residential' }),
    await book(at(3), { person_id: await born('2020-01-01') }),
    await book(at(4), { person_id: await born('1930-01-01') }),
    await book(at(5), { format: 'phone', person_id: await person() }),
  ]
  assert.deepEqual(booked.map(resultOf), Array(4).fill([200, 'scheduled']))
  assert.equal(booked[0]!.body.level_of_care, 'residential')
})

test('A format that the practitioner does not offer is refused', async () => {
  const { at, own, book, ask, publish } = await freshPractice({ formats: ['in_person'] })
  const refused = await book(at(1), { format: 'telehealth' })
  assert.deepEqual(resultOf(refused), not_offered)
  assert.deepEqual([refused.body.error.param, reasonsOf(refused)], ['format', ['format']])
  assert.deepEqual(resultOf(await book(at(1), { format: 'phone' })), not_offered)
  assert.equal((await book(at(1), { format: 'in_person' })).status, 200)
  // The booking with two fields gets a format that is offered.
  const usual = await book(at(2))
  assert.deepEqual([usual.status, usual.body.format], [200, 'in_person'])
  const request = { practitioner_id: usual.body.practitioner_id, starts_at: at(3), count: 2 }
  const series = await ask('POST', '/v1/session_series', { ...request, format: 'telehealth' })
  assert.deepEqual(resultOf(series), not_offered)
  assert.equal((await ask('POST', '/v1/session_series', request)).body.format, 'in_person')

  await publish({})
  assert.deepEqual(resultOf(await book(at(4), { format: 'telehealth' })), not_offered)
  assert.equal((await book(at(4))).body.format, 'in_person')
  const slots = async (query: string) =>
    (await ask('GET', `${own}/slots?${query}`)).body.data.length > 0
  assert.deepEqual(
    [await slots(''), await slots('format=in_person'), await slots('format=telehealth')],
    [true, true, false],
  )
  await ask('PATCH', own, { formats: ['telehealth'] })
  assert.equal((await book(at(5), { format: 'phone' })).status, 200)
})

test('A level of care that the practitioner does not provide is refused', async () => {
  const { at, book } = await freshPractice({ levels_of_care: ['intensive_outpatient'] })
  const refused = await book(at(1), { level_of_care: 'outpatient' })
  assert.deepEqual([resultOf(refused), reasonsOf(refused)], [not_offered, ['level_of_care']])
  assert.equal((await book(at(1), { level_of_care: 'intensive_outpatient' })).status, 200)
  assert.equal((await book(at(2))).body.level_of_care, null)
})

test('The age group counts on the day of the session', async () => {
  const { at, book, person, ask, step } = await freshPractice({ age_groups: ['adults'] })
  const bornOn = (years: number, days = 0) =>
    Temporal.PlainDate.from(at(0).slice(0, 10)).subtract({ years }).add({ days }).toString()
  const turning = await person({ birth_date: bornOn(18, 3) })
  const early = await book(at(2), { person_id: turning })
  assert.deepEqual([resultOf(early), reasonsOf(early)], [not_offered, ['age_group']])
  assert.doesNotMatch(early.text, /birth|20\d\d-/)
  assert.equal((await book(at(3), { person_id: turning })).status, 200)
  for (const [years, status] of [
    [12, 422],
    [17, 422],
    [40, 200],
    [64, 200],
    [65, 422],
  ] as const) {
    const person_id = await person({ birth_date: bornOn(years) })
    assert.equal((await book(at(years), { person_id })).status, status, `${years}`)
  }
  // Later additions are bookings, too.
  const child = await person({ birth_date: bornOn(9) })
  const open = await book(at(4), { type: 'group' })
  const added = await step(open, 'add_participant', { person_id: child })
  assert.deepEqual(resultOf(added), not_offered)
  const patched = await ask('PATCH', `/v1/sessions/${open.body.id}`, { person_id: child })
  assert.deepEqual(resultOf(patched), not_offered)
  const overridden = await step(open, 'add_participant', { person_id: child, ...override })
  assert.deepEqual([overridden.status, overridden.body.availability_overridden], [200, true])
})

test('Who accepts no new persons keeps those in care', async () => {
  const { at, own, book, person, ask, key, practitioner_id } = await freshPractice()
  const [known, listed, stranger] = [await person(), await person(), await person()]
  assert.equal((await book(at(1), { person_id: known })).status, 200)
  const care_team_ids = [practitioner_id]
  assert.equal((await ask('PATCH', `/v1/persons/${listed}`, { care_team_ids })).status, 200)
  await ask('PATCH', own, { accepts_new_persons: false })
  const refused = await book(at(2), { person_id: stranger })
  assert.deepEqual([resultOf(refused), reasonsOf(refused)], [not_offered, ['not_accepting']])
  assert.equal((await book(at(2), { person_id: known })).status, 200)
  assert.equal((await book(at(3), { person_id: listed })).status, 200)
  assert.equal((await book(at(4))).status, 200)
  // The person can't do what the account can't.
  const scopes = ['sessions:read', 'sessions:write']
  const token = await call('POST', '/v1/scoped_tokens', { person_id: stranger, scopes }, { key })
  const own_key = { key: token.body.token ?? token.body.secret }
  const request = { practitioner_id, starts_at: at(5) }
  const theirs = await call('POST', '/v1/sessions', request, own_key)
  assert.deepEqual(resultOf(theirs), not_offered)
})

test('A full caseload refuses new persons, also when they come at once', async () => {
  const { at, book, person, step, publish, ask, own } = await freshPractice({ capacity: 2 })
  const persons = [await person(), await person(), await person(), await person()]
  const answers = await Promise.all(
    persons.map((person_id, index) => book(at(index + 1), { person_id })),
  )
  const booked = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)
  assert.equal(booked.length, 2)
  for (const answer of refused) assert.deepEqual(reasonsOf(answer), ['caseload_full'])
  const [first] = booked
  assert.equal((await book(at(9), { person_id: first!.body.person_id })).status, 200)
  // Two new persons need two openings.
  await ask('PATCH', own, { capacity: 3 })
  const [one, two] = refused.map((_, index) => persons[answers.indexOf(refused[index]!)]!)
  const couple = { type: 'couple', person_id: one, participants: [{ person_id: two }] }
  assert.deepEqual(reasonsOf(await book(at(10), couple)), ['caseload_full'])
  assert.equal((await book(at(10), { person_id: one })).status, 200)
  // A crisis can't wait for an opening, if the practitioner says so.
  assert.deepEqual(resultOf(await book(at(11), { type: 'crisis', person_id: two })), not_offered)
  await publish({ crisis_skips_limits: true })
  const crisis = await book(at(11), { type: 'crisis', person_id: two })
  assert.equal(crisis.status, 200, crisis.text)
  await step(crisis, 'cancel')
  assert.deepEqual(resultOf(await book(at(12), { person_id: two })), not_offered)
})

test('An override needs its scope, and is recorded in the event and the audit log', async () => {
  const practice = await freshPractice({ formats: ['in_person'], accepts_new_persons: false })
  const { at, book, person, events, ask } = practice
  const person_id = await person()
  const booking = { person_id, format: 'telehealth' }
  const scopes = ['sessions:read', 'sessions:write']
  const limited = await ask('POST', '/v1/api_keys', { name: 'Desk', scopes })
  const key = limited.body.secret ?? limited.body.key
  const request = { practitioner_id: practice.practitioner_id, starts_at: at(1), ...booking }
  const denied = await call('POST', '/v1/sessions', { ...request, ...override }, { key })
  assert.deepEqual(resultOf(denied), [403, 'permission_denied'])
  assert.deepEqual(resultOf(await book(at(1), booking)), not_offered)
  const session = await book(at(1), { ...booking, ...override })
  assert.deepEqual([session.status, session.body.availability_overridden], [200, true])
  const [created] = await events(session.body.id)
  assert.deepEqual(created!.changed_fields, ['availability_overridden'])
  const { rows } = await sql.query<{ fields: string[] }>(
    "select fields from audit_entries where object_id = $1 and action = 'session.created'",
    [session.body.id],
  )
  assert.deepEqual(rows, [{ fields: ['availability_overridden'] }])
  // Nothing to override: nothing is recorded.
  const usual = await book(at(2), { format: 'in_person', ...override })
  assert.deepEqual([usual.status, usual.body.availability_overridden], [200, false])
})

test('A session moves only to a time at which the practitioner offers its care', async () => {
  const { at, own, ask, book, step, person } = await freshPractice({ age_groups: ['adults'] })
  const today = Temporal.PlainDate.from(at(0).slice(0, 10))
  const birth_date = today.add({ days: 10 }).subtract({ years: 65 }).toString()
  const person_id = await person({ birth_date })
  const session = await book(at(2), { person_id })
  assert.equal(session.status, 200)
  const later = { starts_at: at(11) }
  assert.deepEqual(resultOf(await book(at(11), { person_id })), [422, 'not_offered'])
  const refused = await step(session, 'reschedule', later)
  assert.deepEqual(resultOf(refused), [422, 'not_offered'])
  const [{ param, code }] = refused.body.error.details
  assert.deepEqual([param, code], ['starts_at', 'age_group'])
  assert.equal((await step(session, 'reschedule', { starts_at: at(9) })).status, 200)

  const weekly = { practitioner_id: session.body.practitioner_id, person_id, starts_at: at(1) }
  const series = await ask('POST', '/v1/session_series', { ...weekly, count: 1 })
  const moved = await ask('POST', `/v1/session_series/${series.body.id}/reschedule`, {
    scope: 'all',
    ...later,
  })
  assert.deepEqual(resultOf(moved), [409, 'series_conflict'])
  assert.equal(moved.body.error.conflicts[0].code, 'not_offered')

  await ask('PATCH', own, { formats: ['in_person'] })
  const remote = await step(session, 'reschedule', { starts_at: at(5) })
  assert.equal(remote.body.error.details[0].code, 'format')
  const overridden = await step(session, 'reschedule', { ...later, override_availability: true })
  assert.deepEqual([overridden.status, overridden.body.availability_overridden], [200, true])
})
