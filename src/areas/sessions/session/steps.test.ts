// Tests session steps with checks beyond the state: fees, check-in, no-shows and reminders.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount, createPractitioner, sql } from '#tests/harness.ts'
import { createPerson, grantConsent } from '#tests/person_examples.ts'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const fee = (amount: number) => ({ amount, currency: 'usd' })
const policy = { late_cancel_hours: 24, late_cancel_fee: fee(7_500), no_show_fee: fee(10_000) }

// A practitioner who can be booked round the clock, and a session that begins in so many hours.
async function sessionIn(hours: number, more: object = {}, terms: object = {}) {
  const { key } = await createTestAccount()
  const ask = (method: string, path: string, body?: unknown, headers = {}) =>
    call(method, path, body, { key, headers })
  const practitioner_id = await createPractitioner({ key })
  await ask('PATCH', `/v1/practitioners/${practitioner_id}/availability`, {
    rules: [{ days, start_time: '00:00', end_time: '24:00' }],
    slot_step_minutes: 5,
    policy,
    ...terms,
  })
  const { body: clock } = await ask('GET', '/v1/test_clock')
  const grid_ms = 5 * 60_000
  const now = Temporal.Instant.from(clock.now).epochMilliseconds
  const starts = Math.ceil(now / grid_ms) * grid_ms + hours * 3_600_000
  const starts_at = Temporal.Instant.fromEpochMilliseconds(starts).toString()
  const { body, text } = await ask('POST', '/v1/sessions', { practitioner_id, starts_at, ...more })
  assert.ok(body.id, text)
  const step = (name: string, fields?: object, headers = {}) =>
    ask('POST', `/v1/sessions/${body.id}/${name}`, fields, headers)
  const advance = (by: string) => ask('POST', '/v1/test_clock/advance', { by })
  const types = async () => {
    const query = 'select type from events where object_id = $1 order by position'
    return (await sql.query(query, [body.id])).rows.map(({ type }) => type as string)
  }
  return { id: body.id, key, starts, practitioner_id, ask, step, advance, types, session: body }
}
const codeOf = ({ body }: { body: any }) => body.error?.code

test('A late cancellation costs the fee of the policy at booking, a timely one nothing', async () => {
  const early = await sessionIn(30)
  const free = await early.step('cancel', { canceled_by: 'person' })
  assert.equal(free.body.fee, null)
  const late = await sessionIn(20)
  const own = `/v1/practitioners/${late.practitioner_id}/availability`
  await late.ask('PATCH', own, { policy: { ...policy, late_cancel_fee: fee(99_900) } })
  const { body } = await late.step('cancel', {
    canceled_by: 'person',
    reason: 'Traffic',
  })
  assert.deepEqual(body.fee, {
    kind: 'late_cancel',
    amount: fee(7_500),
    payable: true,
    not_payable_reason: null,
  })
  assert.equal(body.canceled_by, 'person')
  assert.equal(body.reason, 'Traffic')
  assert.deepEqual(body.policy, policy)
})

const waived: [string, object, object, string][] = [
  ['Medicaid pays', { payer_type: 'medicaid' }, { canceled_by: 'person' }, 'medicaid'],
  ['it was a crisis', { type: 'crisis' }, { canceled_by: 'person' }, 'crisis'],
  ['the practitioner called it off', {}, { canceled_by: 'practitioner' }, 'not_canceled_by_person'],
  ['the practice called it off', {}, {}, 'not_canceled_by_person'],
]
for (const [why, more, request, not_payable_reason] of waived) {
  test(`a late cancellation fee is recorded but not payable when ${why}`, async () => {
    const { step } = await sessionIn(2, more)
    const { body } = await step('cancel', request)
    assert.equal(body.fee.payable, false)
    assert.equal(body.fee.not_payable_reason, not_payable_reason)
  })
}

test('A practitioner who cancels is recorded as canceled_by', async () => {
  const { step, practitioner_id } = await sessionIn(2)
  const { body } = await step('cancel', undefined, { 'on-behalf-of': practitioner_id })
  assert.equal(body.canceled_by, 'practitioner')
})

test('Canceling a hold or a request has no fee', async () => {
  const held = await sessionIn(2, { hold: true })
  assert.equal((await held.step('cancel', { canceled_by: 'person' })).body.fee, null)
  const request = await sessionIn(2, {}, { requires_approval: true })
  assert.equal((await request.step('cancel', { canceled_by: 'person' })).body.fee, null)
})

test("A session can't be canceled after its start time", async () => {
  const { step, advance } = await sessionIn(1)
  await advance('PT1H6M')
  assert.equal(codeOf(await step('cancel')), 'too_late')
  assert.equal((await step('complete')).body.status, 'completed')
})

const minutesAfter = (time: string, minutes: number) =>
  Temporal.Instant.from(time).add({ minutes }).toString({ fractionalSecondDigits: 3 })

test("A session can't be a no-show in its first ten minutes", async () => {
  const { step, advance, types, session } = await sessionIn(1)
  const early = await step('no_show')
  assert.equal(codeOf(early), 'too_early')
  assert.equal(early.body.error.available_at, minutesAfter(session.starts_at, 10))
  await advance('PT1H5M')
  assert.equal(codeOf(await step('no_show')), 'too_early')
  await advance('PT10M')
  const { body } = await step('no_show')
  assert.equal(body.status, 'no_show')
  assert.equal(body.fee.payable, true)
  assert.deepEqual(body.fee.amount, fee(10_000))
  const corrected = await step('correct')
  assert.equal(corrected.body.status, 'completed')
  assert.equal(corrected.body.fee, null)
  assert.ok(corrected.body.corrected_at)
  assert.deepEqual(await types(), ['session.created', 'session.no_show', 'session.corrected'])
})

test('A no-show fee is never payable for Medicaid, and a no-show can be corrected within 72 hours', async () => {
  const { step, advance } = await sessionIn(1, { payer_type: 'medicaid' })
  await advance('PT2H')
  const { body } = await step('no_show')
  assert.deepEqual([body.fee.payable, body.fee.not_payable_reason], [false, 'medicaid'])
  await advance('PT73H')
  assert.equal(codeOf(await step('correct')), 'too_late')
})

test("Check-in requires the person's location, from 30 minutes before the start to the end", async () => {
  const { step, advance, session, ask, key } = await sessionIn(1)
  assert.equal(session.person_location, null)
  const { id: person_id } = await createPerson({}, { key })
  for (const kind of ['treatment', 'telehealth']) await grantConsent(person_id, { kind }, { key })
  await ask('PATCH', `/v1/sessions/${session.id}`, { person_id })
  const here = { person_location: { jurisdiction: 'US-NY' } }
  const early = await step('check_in', here)
  assert.equal(codeOf(early), 'too_early')
  assert.equal(early.body.error.available_at, minutesAfter(session.starts_at, -30))
  await advance('PT40M')
  assert.equal(codeOf(await step('check_in')), 'location_required')
  const odd = await step('check_in', { person_location: { jurisdiction: 'New York' } })
  assert.equal(odd.status, 400)
  assert.equal(odd.body.error.param, 'person_location.jurisdiction')
  const { body } = await step('check_in', here)
  assert.equal(body.status, 'checked_in')
  assert.equal(body.person_location.jurisdiction, 'US-NY')
  assert.equal(body.person_location.attested_at, body.checked_in_at)
  assert.equal((await step('start')).body.status, 'started')
  assert.equal((await step('complete')).body.status, 'completed')
})

test('In-person check-in needs no location, and no check-in is possible after the end', async () => {
  const near = await sessionIn(1, { format: 'in_person', place: { name: 'Room 2' } })
  await near.advance('PT1H')
  assert.equal((await near.step('check_in')).body.status, 'checked_in')
  const late = await sessionIn(1, { format: 'in_person' })
  await late.advance('PT3H')
  assert.equal(codeOf(await late.step('check_in')), 'too_late')
})

test('A session that was never started can be completed only after its start time', async () => {
  const { step, advance, session } = await sessionIn(1)
  const early = await step('complete')
  assert.equal(codeOf(early), 'too_early')
  assert.equal(early.body.error.available_at, session.starts_at)
  await advance('PT70M')
  assert.equal((await step('complete')).body.status, 'completed')
})

test('A reminder is rescheduled with its session and canceled when the session ends', async () => {
  const moved = await sessionIn(72)
  const later = Temporal.Instant.fromEpochMilliseconds(moved.starts).add({ hours: 48 })
  await moved.step('reschedule', { starts_at: later.toString() })
  await moved.advance('P3D')
  assert.deepEqual(await moved.types(), ['session.created', 'session.rescheduled'])
  await moved.advance('P1DT2H')
  const label = ['session.created', 'session.rescheduled', 'session.reminder_due']
  assert.deepEqual(await moved.types(), label)

  const sooner = await sessionIn(72)
  const soon = Temporal.Instant.fromEpochMilliseconds(sooner.starts).subtract({ hours: 60 })
  await sooner.step('reschedule', { starts_at: soon.toString() })
  const canceled = await sessionIn(72)
  await canceled.step('cancel')
  const held = await sessionIn(30, { hold: true })
  for (const { advance, types } of [sooner, canceled, held]) {
    await advance('P4D')
    assert.equal((await types()).includes('session.reminder_due'), false)
  }
  const confirmed = await sessionIn(30, { hold: true })
  await confirmed.step('confirm')
  await confirmed.advance('P1D')
  assert.ok((await confirmed.types()).includes('session.reminder_due'))
})

test("A session's details can be updated, and its time only by rescheduling", async () => {
  const { id, ask } = await sessionIn(5)
  const path = `/v1/sessions/${id}`
  const place = { name: 'Room 3' }
  const { body } = await ask('PATCH', path, {
    place,
    procedure_code: '90837',
    metadata: { a: 'b' },
  })
  assert.deepEqual(body.place, place)
  assert.equal(body.version, 2)
  assert.equal((await ask('PATCH', path, { place })).body.version, 2)
  const moved = await ask('PATCH', path, { starts_at: '2031-01-01T10:00:00Z' })
  assert.equal(moved.body.error.details[0].code, 'unknown_parameter')
})

test('Sessions can be filtered by start time', async () => {
  const { ask, starts, id, practitioner_id } = await sessionIn(5)
  const time = (hours: number) =>
    Temporal.Instant.fromEpochMilliseconds(starts).add({ hours }).toString()
  const list = async (query: string) =>
    (await ask('GET', `/v1/sessions?practitioner_id=${practitioner_id}&${query}`)).body.data.length
  assert.equal(await list(`starts_at[gte]=${time(0)}&starts_at[lt]=${time(1)}`), 1)
  assert.equal(await list(`starts_at[lt]=${time(0)}`), 0)
  assert.equal(await list(`starts_at[gte]=${time(1)}`), 0)
  assert.ok(id)
})

test('A session can be started from 30 minutes before its start time', async () => {
  const { step, advance, session } = await sessionIn(2)
  const early = await step('start')
  assert.deepEqual([early.status, codeOf(early)], [422, 'too_early'])
  assert.equal(early.body.error.available_at, minutesAfter(session.starts_at, -30))
  await advance('PT1H40M')
  assert.equal((await step('start')).body.status, 'started')
})

test("A session can't be rescheduled after its start time", async () => {
  const { step, advance, starts } = await sessionIn(1)
  await advance('PT3H')
  const later = Temporal.Instant.fromEpochMilliseconds(starts).add({ hours: 24 }).toString()
  const { status, body } = await step('reschedule', { starts_at: later })
  assert.deepEqual([status, body.error.code], [422, 'too_late'])
})

test("A fee isn't payable once the payer type is Medicaid, and is again if it changes back", async () => {
  const late = await sessionIn(2)
  await late.step('cancel', { canceled_by: 'person' })
  const missed = await sessionIn(1)
  await missed.advance('PT2H')
  await missed.step('no_show')
  const ours = await sessionIn(2)
  await ours.step('cancel', { canceled_by: 'practitioner' })
  const label: [typeof late, string | null][] = [
    [late, null],
    [missed, null],
    [ours, 'not_canceled_by_person'],
  ]
  for (const [{ ask, id }, other_reason] of label) {
    const pays = async (payer_type: string | null) =>
      (await ask('PATCH', `/v1/sessions/${id}`, { payer_type })).body
    const { fee, version } = await pays('medicaid')
    assert.deepEqual([fee.payable, fee.not_payable_reason], [false, 'medicaid'])
    assert.equal((await pays('medicaid')).version, version)
    const { fee: again } = await pays('commercial')
    assert.deepEqual(
      [again.payable, again.not_payable_reason],
      [other_reason === null, other_reason],
    )
    assert.deepEqual(again.amount, fee.amount)
  }
})
