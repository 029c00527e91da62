// Tests that holds can't keep a time from others, on a fresh account.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPractitioner } from '#tests/harness.ts'
import { freshPractice, type Response, resultOf } from '#tests/fresh_practice.ts'

const hold = { hold: true, hold_minutes: 10 }

test("A person can't keep a time by holding it again and again, but can book it", async () => {
  const { at, book, person, step, advance, ask } = await freshPractice()
  const person_id = await person()
  const starts_at = at(2)
  assert.equal((await book(starts_at, { ...hold, person_id })).status, 200)
  await advance('PT11M')
  assert.equal((await book(starts_at, { ...hold, person_id })).status, 200)
  await advance('PT4M10S')
  // Holding again releases the current hold: it counts, too.
  const refused = await book(starts_at, { ...hold, person_id })
  assert.deepEqual(resultOf(refused), [422, 'hold_limit_reached'])
  assert.equal(refused.body.error.param, 'starts_at')
  // A refused request changes nothing, so the hold before it is still open.
  assert.equal((await book(starts_at)).status, 409)
  await advance('PT5M')

  const overlapping = await book(at(2, '10:20'), { ...hold, person_id })
  assert.deepEqual(resultOf(overlapping), [422, 'hold_limit_reached'])
  assert.equal((await book(at(2, '14:00'), { ...hold, person_id })).status, 200)
  const other = await book(starts_at, { ...hold, person_id: await person() })
  assert.equal(other.status, 200)
  await step(other, 'release')
  const { available_at } = overlapping.body.error
  const { now } = (await ask('GET', '/v1/test_clock')).body
  assert.ok(available_at > now)
  await ask('POST', '/v1/test_clock/advance', { to: available_at })
  await advance('PT1S')
  assert.equal((await book(starts_at, { ...hold, person_id })).status, 200)
})

test('A person who held a time for too long can still book it', async () => {
  const { at, book, person, advance } = await freshPractice()
  const person_id = await person()
  await book(at(2), { hold: true, hold_minutes: 15, person_id })
  await advance('PT16M')
  assert.deepEqual(resultOf(await book(at(2), { ...hold, person_id })), [422, 'hold_limit_reached'])
  assert.deepEqual(resultOf(await book(at(2), { person_id })), [200, 'scheduled'])
})

test('Releasing or canceling a hold early still counts the minutes it took', async () => {
  const { at, book, person, step, advance } = await freshPractice()
  const person_id = await person()
  for (const [end, after] of [
    ['release', 'PT8M'],
    ['cancel', 'PT6M30S'],
  ] as const) {
    const held = await book(at(2), { ...hold, person_id })
    assert.equal(held.status, 200)
    await advance(after)
    assert.equal((await step(held, end)).status, 200)
  }
  assert.deepEqual(resultOf(await book(at(2), { ...hold, person_id })), [422, 'hold_limit_reached'])
})

test('Changing between times for a moment is free', async () => {
  const { at, book, person } = await freshPractice()
  const person_id = await person()
  for (let i = 0; i < 6; i++) {
    const { status } = await book(at(2, i % 2 ? '10:00' : '12:00'), { ...hold, person_id })
    assert.equal(status, 200)
  }
})

test('Holds without a person are limited per practitioner and per account', async () => {
  const { at, book, step, ask, person, key, advance } = await freshPractice()
  const colleague = await createPractitioner({ key })
  const limits = { hold_limit_per_practitioner: 2, hold_limit: 3 }
  assert.equal((await ask('PATCH', '/v1/booking_policy', limits)).status, 200)
  // All at once: exactly two succeed.
  const many = await Promise.all([1, 2, 3, 4, 5].map((day) => book(at(day), hold)))
  const held = many.filter(({ status }) => status === 200)
  assert.equal(held.length, 2)
  const refused = many.filter(({ status }) => status !== 200)
  assert.deepEqual(
    refused.map(resultOf),
    refused.map(() => [409, 'too_many_holds']),
  )
  assert.equal((await book(at(6), { ...hold, person_id: await person() })).status, 200)
  assert.equal((await book(at(7))).status, 200)
  const with_colleague = (day: number) => book(at(day), { ...hold, practitioner_id: colleague })
  assert.equal((await with_colleague(1)).status, 200)
  assert.deepEqual(resultOf(await with_colleague(2)), [409, 'too_many_holds'])
  await step(held[0]!, 'release')
  assert.equal((await with_colleague(2)).status, 200)
  await advance('PT11M')
  assert.equal((await book(at(8), hold)).status, 200)
})

const lengthOf = ({ body }: Response) =>
  (Date.parse(body.hold_expires_at) - Date.parse(body.held_at)) / 60_000

test('A second hold gets what is left of the 15 minutes within an hour', async () => {
  const { at, book, person, advance } = await freshPractice()
  const person_id = await person()
  const first = await book(at(2), { hold: true, hold_minutes: 9, person_id })
  assert.equal(lengthOf(first), 9)
  await advance('PT10M')
  const second = await book(at(2), { hold: true, hold_minutes: 15, person_id })
  assert.equal(lengthOf(second), 6)
  await advance('PT7M')
  assert.deepEqual(resultOf(await book(at(2), { ...hold, person_id })), [422, 'hold_limit_reached'])
  const other = await book(at(2), { hold: true, hold_minutes: 15, person_id: await person() })
  assert.equal(lengthOf(other), 15)
})

test('A hold that is given to a person passes the limits of a hold that they placed', async () => {
  const { at, book, person, ask, read, step, advance, publish } = await freshPractice()
  await publish({ slot_step_minutes: 5, min_notice_minutes: 0 })
  const person_id = await person()
  const name = (held: Response) => ask('PATCH', `/v1/sessions/${held.body.id}`, { person_id })
  const own = await book(at(3), { ...hold, person_id })
  assert.equal((await name(await book(at(4), hold))).status, 200)
  assert.equal((await read(own)).status, 'released')

  const first = await book(at(2), { hold: true, hold_minutes: 15, person_id })
  await advance('PT16M')
  const again = await book(at(2), hold)
  assert.deepEqual(resultOf(await name(again)), [422, 'hold_limit_reached'])
  const joined = await step(again, 'add_participant', { person_id })
  assert.deepEqual(resultOf(joined), [422, 'hold_limit_reached'])
  assert.equal((await read(first)).status, 'expired')
  assert.equal((await read(again)).seats_taken, 0)
})

test('A named hold keeps no more than what is left, and expires then', async () => {
  const { at, book, person, ask, read, advance } = await freshPractice()
  const person_id = await person()
  await book(at(2), { ...hold, person_id })
  await advance('PT11M')
  const open = await book(at(2), { hold: true, hold_minutes: 15 })
  const named = await ask('PATCH', `/v1/sessions/${open.body.id}`, { person_id })
  assert.equal(Math.round(lengthOf(named)), 5)
  await advance('PT6M')
  assert.equal((await read(open)).status, 'expired')
})

test('A hold whose person is removed counts as a hold without one', async () => {
  const { at, book, person, ask, step } = await freshPractice()
  await ask('PATCH', '/v1/booking_policy', { hold_limit_per_practitioner: 1 })
  const named = await book(at(2), { ...hold, person_id: await person() })
  const path = `/v1/sessions/${named.body.id}`
  assert.equal((await book(at(3), hold)).status, 200)
  const unnamed = await ask('PATCH', path, { person_id: null })
  assert.deepEqual(resultOf(unnamed), [409, 'too_many_holds'])
  const { person_id } = named.body
  assert.deepEqual(resultOf(await step(named, 'remove_participant', { person_id })), [
    409,
    'too_many_holds',
  ])
  await ask('PATCH', '/v1/booking_policy', { hold_limit_per_practitioner: 2 })
  assert.equal((await ask('PATCH', path, { person_id: null })).body.hold_expires_at !== null, true)
})

test('Concurrent holds with several practitioners never exceed the limit of the account', async () => {
  const { at, book, ask, key } = await freshPractice()
  await ask('PATCH', '/v1/booking_policy', { hold_limit: 3 })
  const practitioners = await Promise.all([1, 2, 3, 4].map(() => createPractitioner({ key })))
  const many = await Promise.all(
    [1, 2, 3].flatMap((day) =>
      practitioners.map((practitioner_id) => book(at(day), { ...hold, practitioner_id })),
    ),
  )
  assert.equal(many.filter(({ status }) => status === 200).length, 3)
})
