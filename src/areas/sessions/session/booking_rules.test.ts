// Tests rules of practice for bookings, on a fresh account: crisis sessions, seats by type, and how
// far ahead sessions can be booked.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshPractice, resultOf } from '#tests/fresh_practice.ts'

test('A crisis session skips notice and daily limit only if the practitioner says so', async () => {
  const { at, own, inMinutes, publish, book, ask } = await freshPractice()
  const crisis = { type: 'crisis' }
  const quarter = { slot_step_minutes: 5, default_duration_minutes: 5 }
  await publish({ ...quarter, min_notice_minutes: 43_200, max_per_day: 1 })
  const soon = Temporal.Instant.from(inMinutes(30))
  const five_ms = 300_000
  const starts = new Date(Math.ceil(soon.epochMilliseconds / five_ms) * five_ms).toISOString()
  assert.deepEqual(resultOf(await book(starts, crisis)), [422, 'too_short_notice'])
  const listed = async (type: string) => {
    const { body } = await ask('GET', `${own}/slots?type=${type}&from=${starts}&to=${at(2)}`)
    return body.data[0]?.starts_at
  }
  assert.equal(await listed('crisis'), undefined)
  assert.equal((await book(at(31))).status, 200)
  assert.deepEqual(resultOf(await book(at(31, '12:00'), crisis)), [409, 'at_capacity'])

  await publish({ crisis_skips_limits: true })
  assert.equal(await listed('crisis'), starts)
  assert.equal(await listed('individual'), undefined)
  assert.equal((await book(starts, crisis)).body.status, 'scheduled')
  assert.equal((await book(at(31, '12:00'), crisis)).status, 200)
  // Others keep the limits, and a crisis still can't be double-booked or outside the hours.
  assert.deepEqual(resultOf(await book(at(31, '13:00'))), [409, 'at_capacity'])
  assert.deepEqual(resultOf(await book(starts)), [422, 'too_short_notice'])
  assert.deepEqual(resultOf(await book(starts, crisis)), [409, 'slot_taken'])
  await publish({ time_off: [{ starts_at: at(40), ends_at: at(41) }] })
  assert.deepEqual(resultOf(await book(at(40), crisis)), [422, 'outside_availability'])
})

test('A crisis session can move at short notice too', async () => {
  const { at, publish, book, step, inMinutes } = await freshPractice()
  await publish({ min_notice_minutes: 600, slot_step_minutes: 5, crisis_skips_limits: true })
  const five_ms = 300_000
  const soon = Math.ceil(Temporal.Instant.from(inMinutes(30)).epochMilliseconds / five_ms) * five_ms
  const starts_at = new Date(soon).toISOString()
  const usual = await book(at(3))
  const crisis = await book(at(3, '12:00'), { type: 'crisis' })
  const refused = await step(usual, 'reschedule', { starts_at })
  assert.deepEqual(resultOf(refused), [422, 'too_short_notice'])
  assert.equal((await step(crisis, 'reschedule', { starts_at })).status, 200)
})

test('The type of a session sets its seats', async () => {
  const { at, book, person, step } = await freshPractice()
  const [one, two, three] = [await person(), await person(), await person()]
  const others = (...ids: string[]) => ids.map((person_id) => ({ person_id }))
  let day = 1
  const seat = async (type: string, ...ids: string[]) =>
    await book(at(++day), { type, person_id: one, participants: others(...ids) })
  for (const type of ['intake', 'individual', 'medication', 'crisis', 'consultation']) {
    const pair = await seat(type, two)
    assert.equal(pair.body.error?.param, 'participants', type)
    const alone = await seat(type)
    const full = await step(alone, 'add_participant', { person_id: two })
    assert.deepEqual(resultOf(full), [409, 'group_full'], type)
  }
  assert.equal((await seat('couple', two, three)).body.error.param, 'participants')
  const couple = await seat('couple', two)
  assert.deepEqual(resultOf(await step(couple, 'add_participant', { person_id: three })), [
    409,
    'group_full',
  ])
  assert.equal((await seat('family', two, three)).body.seats_taken, 3)
  const family = await book(at(++day), {
    type: 'family',
    capacity: 2,
    person_id: one,
    participants: others(two),
  })
  assert.deepEqual(resultOf(await step(family, 'add_participant', { person_id: three })), [
    409,
    'group_full',
  ])
  for (const type of ['couple', 'individual']) {
    const { body } = await book(at(++day), { type, capacity: 3 })
    assert.equal(body.error.param, 'capacity', type)
  }
})

test('A session can be booked about two years ahead, unless the account says otherwise', async () => {
  const { at, book, step, publish, ask } = await freshPractice()
  const policy = await ask('GET', '/v1/booking_policy')
  assert.equal(policy.body.max_days_ahead, 731)
  const last = await book(at(731, '00:00'))
  assert.equal(last.status, 200)
  const refused = await book(at(733))
  assert.deepEqual(resultOf(refused), [422, 'too_far_ahead'])
  assert.deepEqual(
    [refused.body.error.param, refused.body.error.available_at],
    ['starts_at', at(2)],
  )
  assert.deepEqual(resultOf(await book('9999-12-30T00:00:00Z')), [422, 'too_far_ahead'])
  const moved = await step(last, 'reschedule', { starts_at: at(733) })
  assert.deepEqual(resultOf(moved), [422, 'too_far_ahead'])

  const body = { practitioner_id: last.body.practitioner_id, starts_at: at(725), count: 2 }
  const series = await ask('POST', '/v1/session_series', body)
  assert.deepEqual(series.body.error.conflicts, [{ starts_at: at(732), code: 'too_far_ahead' }])

  // An override lifts what the practitioner published, not what the account set.
  await publish({ horizon_days: 730 })
  const overridden = await book(at(733), { override_availability: true })
  assert.deepEqual(resultOf(overridden), [422, 'too_far_ahead'])

  assert.equal((await ask('PATCH', '/v1/booking_policy', { max_days_ahead: 30 })).status, 200)
  assert.deepEqual(resultOf(await book(at(32))), [422, 'too_far_ahead'])
  const slots = await ask(
    'GET',
    `/v1/practitioners/${last.body.practitioner_id}/slots?from=${at(25)}&to=${at(40)}`,
  )
  assert.ok(slots.body.data.length > 0)
  assert.ok(slots.body.data.every(({ starts_at }: { starts_at: string }) => starts_at < at(32)))
  await ask('PATCH', '/v1/booking_policy', { max_days_ahead: 36_500 })
  await publish({ published: false })
  assert.equal((await book(at(8_000))).status, 200)
})

test('Only the account changes the booking policy', async () => {
  const { ask, practitioner_id, account } = await freshPractice()
  const headers = { 'on-behalf-of': practitioner_id }
  const path = '/v1/booking_policy'
  assert.equal((await ask('PATCH', path, { max_days_ahead: 5 }, headers)).status, 403)
  assert.equal((await ask('PATCH', path, { max_days_ahead: 0 })).body.error.param, 'max_days_ahead')
  assert.equal((await ask('PATCH', path, {})).body.max_days_ahead, 731)
  assert.equal((await ask('PATCH', path, { max_days_ahead: 90 })).body.max_days_ahead, 90)
  const { body } = await ask('GET', '/v1/audit_entries?action=account.updated')
  assert.deepEqual(
    body.data.map(({ object_id, fields }: { object_id: string; fields: string[] }) => [
      object_id,
      fields,
    ]),
    [[account, ['max_days_ahead']]],
  )
})
