// Tests bookings within published availability: slots list exactly the times that can be booked,
// including cases reported as bugs of other schedulers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount, createPractitioner, sql } from '#tests/harness.ts'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const nine_to_five = [{ days, start_time: '09:00', end_time: '17:00' }]

// A practitioner in UTC with hours, in an account with a clock of its own.
async function practice(terms: object = {}, { time_zone = 'Etc/UTC' } = {}) {
  const { key, account } = await createTestAccount()
  const ask = (method: string, path: string, body?: unknown, more = {}) =>
    call(method, path, body, { key, ...more })
  const practitioner_id = await createPractitioner({ key })
  const own = `/v1/practitioners/${practitioner_id}`
  await ask('PATCH', own, { time_zone })
  const published = { rules: nine_to_five, slot_step_minutes: 60, horizon_days: 365, ...terms }
  const { status, text } = await ask('PATCH', `${own}/availability`, published)
  assert.equal(status, 200, text)
  const { body: clock } = await ask('GET', '/v1/test_clock')
  const today = Temporal.Instant.from(clock.now).toZonedDateTimeISO('UTC').toPlainDate()
  // So many days from today, at an hour.
  const at = (ahead: number, time = '10:00') => `${today.add({ days: ahead })}T${time}:00.000Z`
  const book = (starts_at: string, more: object = {}) =>
    ask('POST', '/v1/sessions', { practitioner_id, starts_at, ...more })
  const slots = async (from: string, to: string, more = '') => {
    const { body } = await ask('GET', `${own}/slots?from=${from}&to=${to}${more}`)
    return body.data.map(({ starts_at }: any) => starts_at) as string[]
  }
  const step = (id: string, name: string, body?: object) =>
    ask('POST', `/v1/sessions/${id}/${name}`, body)
  const advance = (by: string) => ask('POST', '/v1/test_clock/advance', { by })
  const events = async (id: string) =>
    (
      await sql.query(
        'select type, changed_fields from events where object_id = $1 order by object_version',
        [id],
      )
    ).rows as { type: string; changed_fields: string[] }[]
  return { ask, key, account, practitioner_id, own, at, book, slots, step, advance, events }
}

const codeOf = ({ body }: { body: any }) => body.error?.code

test("A time that slots don't list can't be booked", async () => {
  const { at, book, slots, ask, own } = await practice({ min_notice_minutes: 600 })
  const away = { starts_at: at(100), ends_at: at(101) }
  await ask('PATCH', `${own}/availability`, {
    time_off: [away, { starts_at: at(3, '12:00'), ends_at: at(3, '14:00') }],
  })
  const refused: [string, string][] = [
    [at(2, '08:00'), 'outside_availability'],
    [at(2, '16:30'), 'outside_availability'],
    [at(2, '10:30'), 'outside_availability'],
    [at(3, '13:00'), 'outside_availability'],
    [at(400), 'beyond_booking_window'],
  ]
  for (const [starts_at, code] of refused) {
    const answer = await book(starts_at)
    assert.equal(codeOf(answer), code, starts_at)
    assert.equal(answer.status, 422)
    assert.equal(answer.body.error.param, 'starts_at')
    assert.equal('available_at' in answer.body.error, code === 'beyond_booking_window')
    if (code !== 'beyond_booking_window') assert.equal(answer.body.error.alternatives.length, 3)
  }
  const offered = await slots(at(3, '00:00'), at(4, '00:00'))
  assert.deepEqual(
    offered.map((slot) => slot.slice(11, 13)),
    ['09', '10', '11', '14', '15', '16'],
  )
  for (const starts_at of offered) assert.equal((await book(starts_at)).status, 200)
  assert.deepEqual(await slots(at(3, '00:00'), at(4, '00:00')), [])
})

test('A conflict returns three alternatives that can be booked', async () => {
  const { at, book } = await practice()
  assert.equal((await book(at(2))).status, 200)
  const { status, body } = await book(at(2))
  assert.equal(status, 409)
  assert.equal(body.error.code, 'slot_taken')
  const { alternatives } = body.error
  assert.deepEqual(
    alternatives.map(({ starts_at }: any) => starts_at),
    [at(2, '11:00'), at(2, '12:00'), at(2, '13:00')],
  )
  for (const { starts_at } of alternatives) assert.equal((await book(starts_at)).status, 200)
})

test('A conflict returns alternatives without published availability too', async () => {
  const { at, book, ask, own } = await practice()
  await ask('PATCH', `${own}/availability`, { published: false })
  assert.equal((await book(at(2, '03:10'))).status, 200)
  const { body } = await book(at(2, '03:00'))
  assert.deepEqual(
    body.error.alternatives.map(({ starts_at }: any) => starts_at),
    [at(2, '04:00'), at(2, '04:30'), at(2, '05:00')],
  )
})

test('A request awaiting approval blocks its time, so only one of two is scheduled', async () => {
  const { at, book, step, events } = await practice({ requires_approval: true })
  const first = await book(at(2))
  assert.equal(first.body.status, 'requested')
  assert.equal(codeOf(await book(at(2))), 'slot_taken')
  const approved = await step(first.body.id, 'approve')
  assert.equal(approved.body.status, 'scheduled')
  assert.ok(approved.body.scheduled_at)
  const other = await book(at(2, '11:00'))
  await step(other.body.id, 'decline')
  assert.equal((await book(at(2, '11:00'))).status, 200)
  assert.deepEqual(
    (await events(other.body.id)).map(({ type }) => type),
    ['session.created', 'session.declined'],
  )
})

test("A practitioner's own booking needs no approval, and an undecided request expires", async () => {
  const { at, book, ask, practitioner_id, advance } = await practice({ requires_approval: true })
  const headers = { 'on-behalf-of': practitioner_id }
  const own = { practitioner_id, starts_at: at(2) }
  assert.equal((await ask('POST', '/v1/sessions', own, { headers })).body.status, 'scheduled')
  const { body } = await book(at(2, '11:00'))
  await advance('P3D')
  assert.equal((await ask('GET', `/v1/sessions/${body.id}`)).body.status, 'expired')
})

test('A canceled time can be booked again repeatedly', async () => {
  const { at, book, step, slots } = await practice()
  for (let round = 0; round < 3; round++) {
    const { status, body } = await book(at(2))
    assert.equal(status, 200)
    await step(body.id, 'cancel')
    assert.ok((await slots(at(2, '00:00'), at(3, '00:00'))).includes(at(2)))
  }
})

test('A session can be rescheduled onto part of its own time, and the rest is free immediately', async () => {
  const { at, book, step, slots, events } = await practice({ slot_step_minutes: 30 })
  const { body } = await book(at(2))
  const moved = await step(body.id, 'reschedule', { starts_at: at(2, '10:30') })
  assert.equal(moved.status, 200, moved.text)
  assert.equal(moved.body.starts_at, at(2, '10:30'))
  assert.equal(moved.body.ends_at, at(2, '11:20'))
  assert.equal(moved.body.original_starts_at, at(2))
  assert.equal(moved.body.rescheduled_from.starts_at, at(2))
  assert.equal(moved.body.reschedule_count, 1)
  const free = await slots(at(2, '00:00'), at(3, '00:00'))
  assert.ok(free.includes(at(2, '09:30')))
  assert.equal(free.includes(at(2, '10:00')), false)
  const far = await step(body.id, 'reschedule', { starts_at: at(4) })
  assert.equal(far.body.original_starts_at, at(2))
  assert.equal((await book(at(2, '10:30'))).status, 200)
  const result = await events(body.id)
  assert.deepEqual(
    result.map(({ type }) => type),
    ['session.created', 'session.rescheduled', 'session.rescheduled'],
  )
})

test('Rescheduling a session to its own time changes nothing and emits no event', async () => {
  const { at, book, step, events } = await practice()
  const { body } = await book(at(2))
  const same = await step(body.id, 'reschedule', { starts_at: at(2), duration_minutes: 50 })
  assert.equal(same.status, 200)
  assert.equal(same.body.version, 1)
  assert.equal((await events(body.id)).length, 1)
  const longer = await step(body.id, 'reschedule', { starts_at: at(2), duration_minutes: 60 })
  assert.equal(longer.body.version, 2)
  await step(body.id, 'cancel')
  const over = await step(body.id, 'reschedule', { starts_at: at(2) })
  assert.equal(codeOf(over), 'invalid_transition')
})

test('Rescheduling has the same checks as booking', async () => {
  const { at, book, step } = await practice()
  const { body } = await book(at(2))
  await book(at(2, '11:00'))
  const move = (starts_at: string) => step(body.id, 'reschedule', { starts_at })
  assert.equal(codeOf(await move(at(2, '11:00'))), 'slot_taken')
  assert.equal(codeOf(await move(at(2, '10:30'))), 'outside_availability')
  assert.equal(codeOf(await move('2020-01-01T10:00:00Z')), 'starts_at_in_past')
  assert.equal((await move(at(2, '12:00'))).status, 200)
})

test('Of many concurrent reschedules to one time, one succeeds and none is a server error', async () => {
  const { at, book, step } = await practice()
  const made = await Promise.all(
    ['09', '10', '11', '12', '13', '14'].map((hour) => book(at(2, `${hour}:00`))),
  )
  const answers = await Promise.all(
    made.map(({ body }) => step(body.id, 'reschedule', { starts_at: at(3) })),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409, 409])
})

test("Two sessions can't be swapped by concurrent reschedules", async () => {
  const { at, book, step } = await practice()
  const [one, two] = [await book(at(2)), await book(at(2, '11:00'))]
  const answers = await Promise.all([
    step(one.body.id, 'reschedule', { starts_at: at(2, '11:00') }),
    step(two.body.id, 'reschedule', { starts_at: at(2) }),
  ])
  assert.deepEqual(
    answers.map(({ status }) => status),
    [409, 409],
  )
})

test("Slots for a reschedule count the session's own time as free", async () => {
  const { at, book, slots, ask, own } = await practice()
  const { body } = await book(at(2))
  const day = [at(2, '00:00'), at(3, '00:00')] as const
  assert.equal((await slots(...day)).includes(at(2)), false)
  assert.ok((await slots(...day, `&reschedule_session_id=${body.id}`)).includes(at(2)))
  const unknown = await ask('GET', `${own}/slots?reschedule_session_id=ses_none`)
  assert.equal(unknown.status, 404)
  assert.equal(unknown.body.error.param, 'reschedule_session_id')
})

test("Slots and bookings use the same buffers, which don't affect other practitioners", async () => {
  const terms = { buffer_before_minutes: 15, buffer_after_minutes: 15, slot_step_minutes: 15 }
  const { at, book, slots } = await practice(terms)
  const { body } = await book(at(2, '12:00'))
  assert.equal(body.buffer_before_minutes, 15)
  const offered = await slots(at(2, '00:00'), at(3, '00:00'))
  // Fifty minutes, fifteen after it, and fifteen before the next.
  assert.ok(offered.includes(at(2, '10:30')))
  assert.equal(offered.includes(at(2, '10:45')), false)
  assert.equal(offered.includes(at(2, '13:15')), false)
  assert.ok(offered.includes(at(2, '13:30')))
  assert.equal(codeOf(await book(at(2, '13:15'))), 'slot_taken')
  assert.equal(codeOf(await book(at(2, '10:45'))), 'slot_taken')
  assert.equal((await book(at(2, '13:30'))).status, 200)
  assert.equal((await book(at(2, '10:30'))).status, 200)
})

test('The daily limit holds under concurrent bookings', async () => {
  const { at, book, slots } = await practice({ max_per_day: 2 })
  const hours = ['09', '10', '11', '12', '13', '14', '15', '16']
  const answers = await Promise.all(hours.map((hour) => book(at(2, `${hour}:00`))))
  assert.equal(answers.filter(({ status }) => status === 200).length, 2)
  assert.equal(answers.filter((answer) => codeOf(answer) === 'at_capacity').length, 6)
  assert.deepEqual(await slots(at(2, '00:00'), at(3, '00:00')), [])
  assert.equal((await book(at(3))).status, 200)
})

test('A hold reserves a time, and confirming it before it expires always succeeds', async () => {
  const { at, book, step, advance, events } = await practice()
  const { body } = await book(at(2), { hold: true, hold_minutes: 5 })
  assert.equal(body.status, 'held')
  assert.ok(body.hold_expires_at > body.created_at)
  assert.equal(codeOf(await book(at(2))), 'slot_taken')
  await advance('PT4M')
  const confirmed = await step(body.id, 'confirm')
  assert.equal(confirmed.body.status, 'scheduled')
  assert.equal(confirmed.body.hold_expires_at, null)
  await advance('PT1H')
  assert.deepEqual(
    (await events(body.id)).map(({ type }) => type),
    ['session.created', 'session.scheduled'],
  )
  assert.equal((await book(at(3), { hold: true, hold_minutes: 16 })).status, 400)
})

test('A booking expires a stale hold on its time', async () => {
  const { at, book, step, slots, events, account, ask } = await practice()
  const { body: held } = await book(at(2), { hold: true, hold_minutes: 1 })
  // The clock is moved under the service, so that nothing that is due is done.
  await sql.query('update accounts set clock_offset_ms = 120000 where account = $1', [account])
  assert.ok((await slots(at(2, '00:00'), at(3, '00:00'))).includes(at(2)))
  assert.equal(codeOf(await step(held.id, 'confirm')), 'hold_expired')
  const answers = await Promise.all(Array.from({ length: 8 }, () => book(at(2))))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.equal(answers.filter((answer) => codeOf(answer) === 'slot_taken').length, 7)
  assert.equal((await ask('GET', `/v1/sessions/${held.id}`)).body.status, 'expired')
  assert.deepEqual(
    (await events(held.id)).map(({ type }) => type),
    ['session.created', 'session.expired'],
  )
})

test('A session can be rescheduled onto an expired hold', async () => {
  const { at, book, step, account } = await practice()
  await book(at(2, '11:00'), { hold: true, hold_minutes: 1 })
  const { body } = await book(at(2))
  await sql.query('update accounts set clock_offset_ms = 120000 where account = $1', [account])
  assert.equal((await step(body.id, 'reschedule', { starts_at: at(2, '11:00') })).status, 200)
})

test('A hold expires with time and can be released', async () => {
  const { at, book, step, advance, ask } = await practice()
  const { body: left } = await book(at(2), { hold: true })
  await advance('PT11M')
  assert.equal((await ask('GET', `/v1/sessions/${left.id}`)).body.status, 'expired')
  const { body: given } = await book(at(2), { hold: true })
  assert.equal((await step(given.id, 'release')).body.status, 'released')
  assert.equal((await book(at(2))).status, 200)
})

test('A confirmed hold awaits approval if the practitioner requires it', async () => {
  const { at, book, step } = await practice({ requires_approval: true })
  const { body } = await book(at(2), { hold: true })
  assert.equal((await step(body.id, 'confirm')).body.status, 'requested')
  assert.equal((await step(body.id, 'approve')).body.status, 'scheduled')
})

test('Overriding availability requires the scope and is recorded in the event', async () => {
  const { at, book, key, practitioner_id, events } = await practice({ buffer_after_minutes: 10 })
  const night = { practitioner_id, starts_at: at(2, '03:00'), override_availability: true }
  const { body } = await call(
    'POST',
    '/v1/api_keys',
    {
      name: 'Desk',
      scopes: ['sessions:write'],
    },
    { key },
  )
  const refused = await call('POST', '/v1/sessions', night, { key: body.secret })
  assert.equal(refused.status, 403)
  assert.deepEqual(refused.body.error.required_scopes, ['sessions:override'])
  const booked = await book(at(2, '03:00'), { override_availability: true })
  assert.equal(booked.status, 200)
  assert.equal(booked.body.availability_overridden, true)
  assert.deepEqual((await events(booked.body.id))[0]!.changed_fields, ['availability_overridden'])
  const audit_log = 'select fields from audit_entries where object_id = $1 and action = $2'
  const { rows } = await sql.query(audit_log, [booked.body.id, 'session.created'])
  assert.deepEqual(rows[0].fields, ['availability_overridden'])
  const twice = await book(at(2, '03:00'), { override_availability: true })
  assert.equal(codeOf(twice), 'slot_taken')
})

for (const [limit, rounds] of [
  [null, 20],
  [8, 4],
] as const) {
  const under = limit ? `, under a limit of ${limit} a day` : ''
  test(`of fifty concurrent bookings of a slot${under}, one succeeds in each of ${rounds} rounds`, async () => {
    const { at, book } = await practice({ max_per_day: limit })
    const hours = ['09', '10', '11', '12', '13', '14', '15', '16']
    for (let round = 0; round < rounds; round++) {
      const slot = at(2 + (round >> 3), `${hours[round % 8]}:00`)
      const answers = await Promise.all(Array.from({ length: 50 }, () => book(slot)))
      assert.equal(answers.filter(({ status }) => status === 200).length, 1)
      assert.equal(answers.filter((answer) => codeOf(answer) === 'slot_taken').length, 49)
    }
  })
}

test('An empty list of slots returns the next open slot', async () => {
  const { at, ask, own, practitioner_id } = await practice()
  await ask('PATCH', `${own}/availability`, {
    rules: [],
    overrides: [
      { date: at(20).slice(0, 10), windows: [{ start_time: '09:00', end_time: '10:00' }] },
    ],
  })
  const { body } = await ask('GET', `${own}/slots?from=${at(1)}&to=${at(5)}`)
  assert.deepEqual(body.data, [])
  assert.equal(body.next_available_at, at(20, '09:00'))
  const many = await ask('GET', `/v1/slots?practitioner_ids[]=${practitioner_id}`)
  assert.equal(many.body.data[0].next_available_at, at(20, '09:00'))
  const unknown = await ask('GET', '/v1/slots?practitioner_ids[]=prac_nobody')
  assert.equal(unknown.status, 404)
  assert.equal(unknown.body.error.param, 'practitioner_ids[0]')
})

test('Past ranges have no slots, and too wide a range is rejected', async () => {
  const { at, ask, own } = await practice()
  const past = await ask('GET', `${own}/slots?from=2020-01-01T00:00:00Z&to=2020-01-05T00:00:00Z`)
  assert.equal(past.status, 200)
  assert.deepEqual(past.body.data, [])
  const wide = await ask('GET', `${own}/slots?from=${at(1)}&to=${at(64)}`)
  assert.equal(wide.status, 400)
  assert.equal(wide.body.error.param, 'to')
  const back = await ask('GET', `${own}/slots?from=${at(2)}&to=${at(1)}`)
  assert.equal(back.body.error.param, 'to')
})

test("A practitioner can't read or change another practitioner's calendar", async () => {
  const { ask, own, key } = await practice()
  const headers = { 'on-behalf-of': await createPractitioner({ key }) }
  assert.equal((await ask('GET', `${own}/slots`, undefined, { headers })).status, 403)
  const change = await ask('PATCH', `${own}/availability`, { max_per_day: 1 }, { headers })
  assert.equal(change.status, 403)
})

test('Inconsistent availability is rejected and changes nothing', async () => {
  const { ask, own } = await practice()
  const { body: before } = await ask('GET', `${own}/availability`)
  const window = [{ start_time: '09:00', end_time: '10:00' }]
  const refused: [object, string][] = [
    [
      { overrides: [1, 2].map(() => ({ date: '2027-01-01', windows: window })) },
      'overrides[1].date',
    ],
    [
      { time_off: [{ starts_at: '2027-01-02T00:00:00Z', ends_at: '2027-01-01T00:00:00Z' }] },
      'time_off[0].ends_at',
    ],
    [
      {
        rules: [
          { days, ...window[0], effective_from: '2027-02-01', effective_until: '2027-01-01' },
        ],
      },
      'rules[0].effective_until',
    ],
    [{ rules: [{ days, start_time: '25:00', end_time: '10:00' }] }, 'rules[0].start_time'],
    [{ slot_step_minutes: 1 }, 'slot_step_minutes'],
  ]
  for (const [fields, param] of refused) {
    const { status, body } = await ask('PATCH', `${own}/availability`, fields)
    assert.equal(status, 400)
    assert.equal(body.error.param, param)
  }
  assert.deepEqual((await ask('GET', `${own}/availability`)).body, before)
  const same = await ask('PATCH', `${own}/availability`, { rules: nine_to_five })
  assert.equal(same.body.version, before.version)
})

test("Confirming an expired hold returns hold_expired, and an expired request doesn't", async () => {
  const { at, book, step, advance } = await practice({ requires_approval: true })
  const { body: held } = await book(at(2), { hold: true })
  const { body: request } = await book(at(2, '11:00'), { hold: true })
  await step(request.id, 'confirm')
  await advance('P3D')
  const late = await step(held.id, 'confirm')
  assert.deepEqual([late.status, codeOf(late)], [409, 'hold_expired'])
  assert.equal(codeOf(await step(request.id, 'confirm')), 'invalid_transition')
})

test("Slots for a reschedule require the session's own practitioner", async () => {
  const { at, book, ask, key } = await practice()
  const { body } = await book(at(2))
  const other = await createPractitioner({ key })
  const path = `/v1/practitioners/${other}/slots?reschedule_session_id=${body.id}`
  const { status, body: answer } = await ask('GET', path)
  assert.equal(status, 404)
  assert.equal(answer.error.param, 'reschedule_session_id')
})

test('A time near the last representable date is rejected like any other', async () => {
  const { at, book, ask, own, account } = await practice()
  await sql.query('update accounts set max_days_ahead = 3000000 where account = $1', [account])
  await ask('PATCH', `${own}/availability`, { published: false })
  assert.equal((await book('9999-12-15T10:00:00Z')).status, 200)
  assert.equal(codeOf(await book('9999-12-15T10:00:00Z')), 'slot_taken')
  assert.equal((await book(at(2))).status, 200)
})
