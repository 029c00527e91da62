// Persons who book with their own tokens: against everyone's calendar, for themselves only, and
// without access to billing fields.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import { grantConsent, createPerson, createToken } from './person_examples.ts'
import { call, createTestAccount, createPractitioner, sql } from './harness.ts'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

// A practitioner who can be booked, and two persons with tokens, in an account of their own.
async function practice(terms?: object) {
  const { key, account } = await createTestAccount()
  const practitioner_id = await createPractitioner({ key })
  if (terms) {
    const rules = [{ days, start_time: '09:00', end_time: '12:00' }]
    const published = { rules, slot_step_minutes: 60, horizon_days: 365, ...terms }
    const path = `/v1/practitioners/${practitioner_id}`
    await call('PATCH', path, { time_zone: 'Etc/UTC' }, { key })
    const { status, text } = await call('PATCH', `${path}/availability`, published, { key })
    assert.equal(status, 200, text)
  }
  const today = Temporal.Now.plainDateISO('UTC')
  const at = (time: string, ahead = 3) => `${today.add({ days: ahead })}T${time}:00.000Z`
  const book = (token: string, starts_at: string, more: object = {}) =>
    call('POST', '/v1/sessions', { practitioner_id, starts_at, ...more }, { key: token })
  const [one, two] = [await bearer(key), await bearer(key)]
  return { key, account, practitioner_id, at, book, one, two }
}

async function bearer(key: string) {
  const { id } = await createPerson({}, { key })
  await grantConsent(id, {}, { key })
  return { id, token: await createToken({ person_id: id }, tokenScopes.person, { key }) }
}

const codeOf = ({ body }: { body: any }) => body.error?.code

test("a daily limit counts sessions the token can't see", async () => {
  const { at, book, one, two } = await practice({ max_per_day: 1 })
  assert.equal((await book(one.token, at('09:00'))).status, 200)
  assert.equal(codeOf(await book(two.token, at('10:00'))), 'at_capacity')
  assert.equal((await book(two.token, at('10:00', 4))).status, 200)
})

for (const terms of [{}, undefined]) {
  const hours = terms ? 'published hours' : 'nothing published'
  test(`the alternatives don't include another person's time: ${hours}`, async () => {
    const { at, book, one, two } = await practice(terms)
    const taken = [at('09:00'), at('10:00')]
    for (const time of taken) assert.equal((await book(one.token, time)).status, 200)
    const refused = await book(two.token, at('09:00'))
    assert.equal(codeOf(refused), 'slot_taken')
    const offered = refused.body.error.alternatives.map((slot: any) => slot.starts_at)
    assert.equal(offered.length, 3)
    assert.ok(!offered.some((time: string) => taken.includes(time)), String(offered))
    assert.equal((await book(two.token, offered[0])).status, 200)
  })
}

test("another person's expired hold is released, and the token sees nothing of it", async () => {
  const { key, account, at, book, one, two } = await practice({})
  const { body: held } = await book(one.token, at('09:00'), { hold: true, hold_minutes: 1 })
  assert.equal(held.status, 'held')
  // The clock is moved under the service, so that nothing that is due is done.
  await sql.query('update accounts set clock_offset_ms = 120000 where account = $1', [account])
  assert.equal((await book(two.token, at('09:00'))).status, 200)
  const path = `/v1/sessions/${held.id}`
  assert.equal((await call('GET', path, undefined, { key })).body.status, 'expired')
  assert.equal((await call('GET', path, undefined, { key: two.token })).status, 404)
})

test("a person can't set the payer, service code, participants or overrides", async () => {
  const { at, book, one, two } = await practice()
  const refused: [string, unknown][] = [
    ['payer_type', 'medicaid'],
    ['procedure_code', '90834'],
    ['capacity', 4],
    ['participants', [{ person_id: two.id }]],
    ['override_availability', true],
    ['type', 'crisis'],
    ['type', 'group'],
  ]
  for (const [param, value] of refused) {
    const { status, body } = await book(one.token, at('09:00'), { [param]: value })
    assert.deepEqual([status, body.error.code, body.error.param], [403, 'permission_denied', param])
  }
  assert.equal((await book(one.token, at('09:00'), { type: 'intake' })).status, 200)
})

test('in a group session a person sees and cancels only their own participation', async () => {
  const { key, practitioner_id, at, one, two } = await practice()
  const group = {
    practitioner_id,
    starts_at: at('09:00'),
    type: 'group',
    person_id: one.id,
    participants: [{ person_id: two.id }],
    payer_type: 'commercial',
  }
  const { body: made, text } = await call('POST', '/v1/sessions', group, { key })
  assert.equal(made.participants?.length, 2, text)
  const path = `/v1/sessions/${made.id}`
  for (const { id, token } of [one, two]) {
    const other = id === one.id ? two.id : one.id
    const read = await call('GET', path, undefined, { key: token })
    assert.equal(read.status, 200, read.text)
    const list = await call('GET', '/v1/sessions', undefined, { key: token })
    assert.equal(list.body.data.length, 1)
    for (const { body, text } of [read, { ...list, body: list.body.data[0] }]) {
      assert.deepEqual(
        body.participants.map(({ person_id }: any) => person_id),
        [id],
      )
      assert.equal(text.includes(other), false)
      assert.equal(body.person_id, id === one.id ? id : null)
      assert.equal(body.payer_type, id === one.id ? 'commercial' : null)
    }
    const { status, body } = await call('POST', `${path}/cancel`, {}, { key: token })
    assert.deepEqual([status, body.error?.code], [403, 'permission_denied'])
  }
  const third = await bearer(key)
  assert.equal((await call('GET', path, undefined, { key: third.token })).status, 404)

  // Who is left alone in it may call it off, be they named first or not.
  await call('POST', `${path}/remove_participant`, { person_id: one.id }, { key })
  assert.equal((await call('GET', path, undefined, { key: one.token })).status, 404)
  const off = await call('POST', `${path}/cancel`, {}, { key: two.token })
  assert.equal(off.body.status, 'canceled', off.text)
})

test('a person can list free slots, hold one and confirm it', async () => {
  const { at, book, practitioner_id, one, two } = await practice({})
  assert.equal((await book(one.token, at('09:00'))).status, 200)
  const day = `from=${at('00:00')}&to=${at('23:00')}`
  const list = (path: string, token = two.token) => call('GET', path, undefined, { key: token })
  const mine = `/v1/practitioners/${practitioner_id}/slots?${day}`
  const free = [at('10:00'), at('11:00')]
  const times = ({ data }: any) => data.map((slot: any) => slot.starts_at)
  assert.deepEqual(times((await list(mine)).body), free)
  const several = await list(`/v1/slots?practitioner_ids[]=${practitioner_id}&${day}`)
  assert.deepEqual(times(several.body.data[0]), free)

  const held = (await book(two.token, free[0]!, { hold: true })).body
  assert.equal(held.status, 'held')
  const take = (step: string, token: string, id = held.id) =>
    call('POST', `/v1/sessions/${id}/${step}`, {}, { key: token })
  for (const step of ['confirm', 'release']) {
    assert.equal(codeOf(await take(step, one.token)), 'resource_not_found')
  }
  assert.equal((await take('confirm', two.token)).body.status, 'scheduled')
  const other = (await book(two.token, free[1]!, { hold: true })).body
  assert.equal((await take('release', two.token, other.id)).body.status, 'released')
  assert.deepEqual(times((await list(mine)).body), [free[1]])
  const moving = await list(`${mine}&reschedule_session_id=${held.id}`)
  assert.deepEqual(times(moving.body), free)
  const theirs = await list(`${mine}&reschedule_session_id=${held.id}`, one.token)
  assert.equal(codeOf(theirs), 'resource_not_found')
})

test("a person reschedules their own session, by the practitioner's rules", async () => {
  const { key, practitioner_id, at, book, one, two } = await practice({
    min_notice_minutes: 120,
    horizon_days: 30,
    max_per_day: 2,
  })
  const { body: own } = await book(one.token, at('09:00'))
  await book(two.token, at('09:00', 4))
  await book(two.token, at('10:00', 4))
  await book(two.token, at('09:00', 5))
  const move = (starts_at: string, token = one.token, more: object = {}) =>
    call('POST', `/v1/sessions/${own.id}/reschedule`, { starts_at, ...more }, { key: token })
  const refused: [string, string][] = [
    [at('11:00', 4), 'at_capacity'],
    [at('09:00', 5), 'slot_taken'],
    [at('18:00', 6), 'outside_availability'],
    [at('09:00', 60), 'beyond_booking_window'],
    [at('09:00', -1), 'starts_at_in_past'],
  ]
  for (const [starts_at, code] of refused) {
    assert.equal(codeOf(await move(starts_at)), code, starts_at)
    assert.equal(codeOf(await move(starts_at, key)), code, `${starts_at}, as the account`)
  }
  const taken = await move(at('09:00', 5))
  assert.equal(taken.text.includes(two.id), false)
  const past_rules = await move(at('18:00', 6), one.token, { override_availability: true })
  assert.deepEqual([past_rules.status, codeOf(past_rules)], [403, 'permission_denied'])
  assert.equal((await move(at('11:00', 6), two.token)).status, 404)
  const moved = await move(at('11:00', 6))
  assert.deepEqual(
    [moved.body.starts_at, moved.body.rescheduled_from.by],
    [at('11:00', 6), 'person'],
  )
  const { rows } = await sql.query(
    `select actor_kind, actor_id from audit_entries
     where action = 'session.rescheduled' and object_id = $1`,
    [own.id],
  )
  assert.deepEqual(rows, [{ actor_kind: 'person', actor_id: one.id }])

  await call('POST', `/v1/sessions/${own.id}/cancel`, {}, { key: one.token })
  assert.equal(codeOf(await move(at('09:00', 7))), 'invalid_transition')
  const group = {
    practitioner_id,
    starts_at: at('10:00', 8),
    type: 'group',
    person_id: one.id,
    participants: [{ person_id: two.id }],
  }
  const { body: shared } = await call('POST', '/v1/sessions', group, { key })
  const path = `/v1/sessions/${shared.id}/reschedule`
  const others = await call('POST', path, { starts_at: at('11:00', 8) }, { key: one.token })
  assert.deepEqual([others.status, codeOf(others)], [403, 'permission_denied'])
})

test("a person can't reschedule to avoid a late-cancellation fee", async () => {
  const late_cancel_fee = { amount: 5_000, currency: 'usd' }
  const policy = { late_cancel_hours: 96, late_cancel_fee, no_show_fee: null }
  const { key, at, book, one } = await practice({ policy })
  const { body: own } = await book(one.token, at('09:00', 3))
  const path = `/v1/sessions/${own.id}`
  const move = (key: string) =>
    call('POST', `${path}/reschedule`, { starts_at: at('09:00', 20) }, { key })
  assert.equal(codeOf(await move(one.token)), 'too_late')
  const { body: far } = await book(one.token, at('09:00', 10))
  const later = { starts_at: at('10:00', 10) }
  const moved = await call('POST', `/v1/sessions/${far.id}/reschedule`, later, { key: one.token })
  assert.equal(moved.status, 200, moved.text)
  const { body: off } = await call('POST', `${path}/cancel`, {}, { key: one.token })
  assert.deepEqual(
    [off.canceled_by, off.fee.amount, off.fee.payable],
    ['person', late_cancel_fee, true],
  )
  assert.equal(codeOf(await move(key)), 'invalid_transition')
})
