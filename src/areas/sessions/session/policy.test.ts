// Tests what a practitioner's policy says about moving, missing and leaving sessions, on a fresh
// account: approval again, fees, no-shows of practitioners, mistaken starts, and groups.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call } from '#tests/harness.ts'
import { copayRequest } from '#tests/person_examples.ts'
import { freshPractice, type Response, resultOf } from '#tests/fresh_practice.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const policy = { late_cancel_hours: 24, late_cancel_fee: usd(7_500), no_show_fee: usd(9_000) }
const location = { person_location: { jurisdiction: 'US-NY' } }

const isCharged = ([, , status]: unknown[]) => status === 'charged'

async function practiceWithPolicy(terms: object = {}) {
  const practice = await freshPractice()
  await practice.publish({ slot_step_minutes: 5, policy, ...terms })
  const charges = async (person_id: string) => {
    await practice.advance('PT1M') // Runs the settlement.
    const { body } = await practice.ask('GET', `/v1/charges?person_id=${person_id}`)
    return body.data.map(({ kind, amount, status }: any) => [kind, amount.amount, status])
  }
  // On the grid of slots, so many hours from now.
  const inHours = (hours: number) => {
    const ms = Temporal.Instant.from(practice.inMinutes(hours * 60)).epochMilliseconds
    return new Date(Math.ceil(ms / 300_000) * 300_000).toISOString()
  }
  return { ...practice, charges, inHours }
}

test('A moved session needs approval again where approval is required', async () => {
  const { at, book, step, ask, events, practitioner_id } = await practiceWithPolicy({
    requires_approval: true,
  })
  const requested = await book(at(2))
  assert.equal(requested.body.status, 'requested')
  assert.equal((await step(requested, 'approve')).body.status, 'scheduled')
  const moved = await step(requested, 'reschedule', { starts_at: at(3) })
  assert.deepEqual([moved.body.status, moved.body.starts_at], ['requested', at(3)])
  assert.deepEqual(
    (await events(requested.body.id)).map(({ type }) => type),
    ['session.created', 'session.scheduled', 'session.rescheduled', 'session.requested'],
  )
  assert.deepEqual(resultOf(await step(requested, 'start')), [409, 'invalid_transition'])
  assert.equal((await step(requested, 'approve')).body.status, 'scheduled')
  // The practitioner's own move is its approval.
  const headers = { 'on-behalf-of': practitioner_id }
  const path = `/v1/sessions/${requested.body.id}/reschedule`
  const own = await ask('POST', path, { starts_at: at(4) }, headers)
  assert.deepEqual([own.body.status, own.body.starts_at], ['scheduled', at(4)])
  const again = await step(requested, 'reschedule', { starts_at: at(5) })
  assert.equal(again.body.status, 'requested')
  assert.equal((await step(requested, 'decline')).body.status, 'declined')
})

test('A requested move of a series needs approval for each session', async () => {
  const { at, ask, read, publish, practitioner_id } = await practiceWithPolicy()
  const body = { practitioner_id, starts_at: at(2), count: 2 }
  const series = await ask('POST', '/v1/session_series', body)
  await publish({ requires_approval: true })
  const path = `/v1/session_series/${series.body.id}/reschedule`
  assert.equal((await ask('POST', path, { scope: 'all', starts_at: at(3) })).status, 200)
  for (const id of series.body.session_ids) {
    assert.equal((await read({ body: { id } } as Response)).status, 'requested')
  }
})

test('A late move for the person keeps the original time for fees', async () => {
  const { at, inHours, book, step, person, charges } = await practiceWithPolicy()
  const person_id = await person()
  const late = await book(inHours(20), { person_id })
  const move = { starts_at: at(9), requested_by: 'person' }
  const moved = await step(late, 'reschedule', move)
  assert.equal(moved.body.fee_starts_at, late.body.starts_at)
  assert.equal(moved.body.rescheduled_from.by, 'person')
  assert.equal(moved.body.fee, null)
  const again = await step(late, 'reschedule', { ...move, starts_at: at(12) })
  assert.equal(again.body.fee_starts_at, late.body.starts_at)
  const canceled = await step(late, 'cancel', { canceled_by: 'person' })
  assert.deepEqual(canceled.body.fee.kind, 'late_cancel')
  assert.equal(canceled.body.fee.payable, true)
  assert.deepEqual(await charges(person_id), [['late_cancel', 7_500, 'charged']])
})

test('A move in time, or a move by the practice, costs nothing', async () => {
  const { at, inHours, book, step, person } = await practiceWithPolicy()
  for (const [starts_at, requested_by] of [
    [inHours(30), 'person'],
    [inHours(20), 'practitioner'],
    [inHours(21), undefined],
  ] as const) {
    const session = await book(starts_at, { person_id: await person() })
    const moved = await step(session, 'reschedule', { starts_at: at(9), requested_by })
    assert.equal(moved.body.fee_starts_at, null)
    const canceled = await step(session, 'cancel', { canceled_by: 'person' })
    assert.equal(canceled.body.fee, null)
  }
})

test('A late move that awaits approval still costs the fee when it is canceled', async () => {
  const { at, inHours, book, step, person, publish } = await practiceWithPolicy()
  const session = await book(inHours(20), { person_id: await person() })
  await publish({ requires_approval: true })
  const move = { starts_at: at(9), requested_by: 'person' }
  assert.equal((await step(session, 'reschedule', move)).body.status, 'requested')
  const { body } = await step(session, 'cancel', { canceled_by: 'person' })
  assert.equal(body.fee?.payable, true)
})

test('A late move that the practitioner declines costs the fee', async () => {
  const practice = await practiceWithPolicy()
  const { at, inHours, book, step, person, publish, charges, ask } = practice
  const persons = [await person(), await person(), await person()] as const
  const late = await book(inHours(20), { person_id: persons[0] })
  const in_time = await book(inHours(30), { person_id: persons[1] })
  await publish({ requires_approval: true })
  const move = { requested_by: 'person' }
  await step(late, 'reschedule', { ...move, starts_at: at(9) })
  await step(in_time, 'reschedule', { ...move, starts_at: at(10) })
  const declined = await step(late, 'decline')
  assert.deepEqual(declined.body.fee, {
    kind: 'late_cancel',
    amount: usd(7_500),
    payable: true,
    not_payable_reason: null,
  })
  assert.deepEqual(await charges(persons[0]), [['late_cancel', 7_500, 'charged']])

  // A move in time, and a first request, cost nothing.
  assert.equal((await step(in_time, 'decline')).body.fee, null)
  const first = await book(inHours(40), { person_id: persons[2] })
  assert.equal((await step(first, 'decline')).body.fee, null)
  assert.deepEqual([await charges(persons[1]), await charges(persons[2])], [[], []])

  const pay = (payer_type: string) => ask('PATCH', `/v1/sessions/${late.body.id}`, { payer_type })
  assert.equal((await pay('medicaid')).body.fee.not_payable_reason, 'medicaid')
  assert.deepEqual((await charges(persons[0])).filter(isCharged), [])
  assert.equal((await pay('self_pay')).body.fee.payable, true)
  assert.deepEqual((await charges(persons[0])).filter(isCharged), [
    ['late_cancel', 7_500, 'charged'],
  ])
})

test("A practitioner's no-show credits the person and never charges them", async () => {
  const { inHours, book, step, person, charges, ask, advance } = await practiceWithPolicy()
  const person_id = await person()
  const session = await book(inHours(1), { person_id, payer_type: 'self_pay' })
  const amount = usd(12_000)
  const prepaid = { person_id, session_id: session.body.id, amount }
  assert.equal((await ask('POST', '/v1/charges', prepaid)).status, 200)
  const paid = await ask('POST', '/v1/payments', copayRequest(person_id, { amount }))
  assert.equal(paid.body.status, 'succeeded', paid.text)
  await advance('PT80M')
  const absent = await step(session, 'no_show', { no_show_by: 'practitioner' })
  assert.deepEqual(
    [absent.body.status, absent.body.no_show_by, absent.body.fee],
    ['no_show', 'practitioner', null],
  )
  assert.deepEqual(await charges(person_id), [['self_pay', 12_000, 'voided']])
  const balances = await ask('GET', `/v1/balances?person_id=${person_id}`)
  assert.match(balances.text, /12000/)
  // Changing who pays doesn't bring a fee back.
  const path = `/v1/sessions/${session.body.id}`
  assert.equal((await ask('PATCH', path, { payer_type: 'commercial' })).body.fee, null)
  const corrected = await step(session, 'correct', location)
  assert.deepEqual([corrected.body.status, corrected.body.no_show_by], ['completed', null])
})

test("A person's no-show costs the fee, also after a check-in or a start by mistake", async () => {
  const { inHours, book, step, person, charges, advance } = await practiceWithPolicy()
  const steps = [[], ['check_in'], ['check_in', 'start'], ['start']]
  for (const [index, taken] of steps.entries()) {
    const person_id = await person()
    const session = await book(inHours(1 + index * 2), { person_id })
    await advance(index === 0 ? 'PT45M' : 'PT48M')
    for (const verb of taken) assert.equal((await step(session, verb, location)).status, 200, verb)
    if (index === 0) assert.deepEqual(resultOf(await step(session, 'no_show')), [422, 'too_early'])
    await advance('PT70M')
    const missed = await step(session, 'no_show')
    assert.deepEqual([missed.body.status, missed.body.no_show_by], ['no_show', 'person'])
    assert.deepEqual(await charges(person_id), [['no_show', 9_000, 'charged']])
    assert.equal((await step(session, 'correct', location)).body.status, 'completed')
  }
})

test('A check-in or a start by mistake can be undone', async () => {
  const { inHours, book, step, advance } = await practiceWithPolicy()
  const session = await book(inHours(1))
  assert.deepEqual(resultOf(await step(session, 'reopen')), [409, 'invalid_transition'])
  await advance('PT45M')
  for (const verb of ['check_in', 'start']) {
    assert.equal((await step(session, verb, location)).status, 200)
    const { body } = await step(session, 'reopen')
    assert.deepEqual([body.status, body.checked_in_at, body.started_at], ['scheduled', null, null])
    assert.ok(body.reopened_at)
  }
  assert.equal((await step(session, 'cancel')).body.status, 'canceled')
})

test('Leaving a group late costs what its policy says', async () => {
  const { inHours, book, step, person, charges, advance } = await practiceWithPolicy()
  const [one, two, three] = [await person(), await person(), await person()]
  const participants = [one, two, three].map((person_id) => ({ person_id }))
  const group = await book(inHours(30), { type: 'group', capacity: 5, participants })
  const early = { person_id: one, canceled_by: 'person' }
  assert.deepEqual((await step(group, 'remove_participant', early)).body.late_departures, [])
  await advance('PT10H')
  const late = { person_id: two, canceled_by: 'person' }
  const left = await step(group, 'remove_participant', late)
  assert.deepEqual(
    left.body.late_departures.map(({ person_id, fee }: any) => [person_id, fee.payable]),
    [[two, true]],
  )
  // The practice removes someone: they owe nothing. Leaving twice changes nothing.
  const removed = await step(group, 'remove_participant', { person_id: three })
  assert.deepEqual(removed.body.late_departures[1].fee.not_payable_reason, 'not_canceled_by_person')
  const twice = await step(group, 'remove_participant', late)
  assert.equal(twice.body.version, removed.body.version)
  assert.deepEqual(await charges(two), [])
  await advance('PT21H')
  assert.equal((await step(group, 'complete')).status, 200)
  assert.deepEqual(await charges(two), [['late_cancel', 7_500, 'charged']])
  assert.deepEqual([await charges(one), await charges(three)], [[], []])
})

test('Leaving late costs nothing if the practice then cancels the group', async () => {
  const { inHours, book, step, person, charges, ask } = await practiceWithPolicy()
  const [one, two] = [await person(), await person()]
  const participants = [one, two].map((person_id) => ({ person_id }))
  for (const [canceled_by, hours, due] of [
    ['practitioner', 10, []],
    ['account', 12, []],
    ['person', 14, [['late_cancel', 7_500, 'charged']]],
  ] as const) {
    const group = await book(inHours(hours), { type: 'group', participants })
    await step(group, 'remove_participant', { person_id: two, canceled_by: 'person' })
    const canceled = await step(group, 'cancel', { canceled_by })
    const [{ fee }] = canceled.body.late_departures
    assert.equal(fee.payable, canceled_by === 'person')
    assert.deepEqual(await charges(two), due)
    const path = `/v1/sessions/${group.body.id}`
    const { body } = await ask('PATCH', path, { payer_type: 'commercial' })
    assert.equal(body.late_departures[0].fee.payable, canceled_by === 'person')
  }
})

test('Who did not attend can be corrected both ways, and the fee follows', async () => {
  const { inHours, book, step, person, charges, advance, ask } = await practiceWithPolicy()
  const person_id = await person()
  const session = await book(inHours(1), { person_id })
  const correct = (no_show_by: string) =>
    ask('PATCH', `/v1/sessions/${session.body.id}`, { no_show_by })
  assert.deepEqual(resultOf(await correct('practitioner')), [409, 'invalid_transition'])
  await advance('PT90M')
  const { body } = await step(session, 'no_show')
  assert.deepEqual([body.no_show_by, body.fee.payable], ['person', true])
  const fee = body.fee.amount.amount
  assert.deepEqual(await charges(person_id), [['no_show', fee, 'charged']])

  const blamed = await correct('practitioner')
  assert.deepEqual([blamed.body.no_show_by, blamed.body.fee], ['practitioner', null])
  assert.equal(blamed.body.no_show_at, body.no_show_at)
  const owed = (await charges(person_id)).filter(isCharged)
  assert.deepEqual(owed, [])

  const back = await correct('person')
  assert.deepEqual([back.body.no_show_by, back.body.fee.payable], ['person', true])
  const again = (await charges(person_id)).filter(isCharged)
  assert.deepEqual(again, [['no_show', fee, 'charged']])
})

test('Who returns to a group owes nothing, and a merge moves what they owe', async () => {
  const { inHours, book, step, person, read, ask } = await practiceWithPolicy()
  const [one, two, kept] = [await person(), await person(), await person()]
  const participants = [one, two].map((person_id) => ({ person_id }))
  const group = await book(inHours(20), { type: 'group', participants })
  for (const person_id of [one, two]) {
    await step(group, 'remove_participant', { person_id, canceled_by: 'person' })
  }
  const back = await step(group, 'add_participant', { person_id: one })
  assert.deepEqual(
    back.body.late_departures.map(({ person_id }: any) => person_id),
    [two],
  )
  assert.equal((await ask('POST', `/v1/persons/${kept}/merge`, { person_id: two })).status, 200)
  const { late_departures } = await read(group)
  assert.deepEqual(
    late_departures.map(({ person_id }: any) => person_id),
    [kept],
  )
})

test("A person's token sees nobody else's late departure", async () => {
  const { inHours, book, step, person, ask } = await practiceWithPolicy()
  const [one, two] = [await person(), await person()]
  const participants = [one, two].map((person_id) => ({ person_id }))
  const group = await book(inHours(20), { type: 'group', participants })
  await step(group, 'remove_participant', { person_id: two, canceled_by: 'person' })
  const token = await ask('POST', '/v1/scoped_tokens', {
    person_id: one,
    scopes: ['sessions:read'],
  })
  const key = token.body.token ?? token.body.secret
  const seen = await call('GET', `/v1/sessions/${group.body.id}`, undefined, { key })
  assert.equal(seen.status, 200, seen.text)
  assert.doesNotMatch(seen.text, new RegExp(two))
})
