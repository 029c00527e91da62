// Tests waiting lists: the assignment against a solver, and the resulting offers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costOf, drawProblem, openHighs, programOf, solvedBy } from '#tests/assignment_oracle.ts'
import { grantConsent, createVerifiedPractitioner, createPerson } from '#tests/person_examples.ts'
import { every_day, advanceToNight } from '#tests/matching_examples.ts'
import { call, createTestAccount, db } from '#tests/harness.ts'
import { drawing } from '#tests/random_listings.ts'
import { assign, type Problem, startAssignment } from '#areas/matching/ranking/assignment.ts'
import { createTimeSlices } from '#kernel/time_slices.ts'
import { createIndexes } from './indexes.ts'

test('The assignment is optimal and respects openings', async () => {
  const highs = await openHighs()
  const draw = drawing(99)
  for (let turn = 0; turn < 120; turn++) {
    const problem = drawProblem(draw, 1 + draw.whole(25), 1 + draw.whole(12), 6)
    const chosen = assign(problem)
    requireValid(problem, chosen)
    assert.equal(costOf(problem, chosen), solvedBy(highs, programOf(problem)))
  }
})

function requireValid({ options, places }: Problem, chosen: number[]) {
  const taken = places.map(() => 0)
  chosen.forEach((to, person) => {
    if (to === -1) return
    taken[to]!++
    assert.ok(options[person]!.some((one) => one.to === to))
  })
  places.forEach((most, to) => assert.ok(taken[to]! <= most))
}

test('2,000 people are assigned to 1,000 practitioners in slices, in any order', async () => {
  const problem = drawProblem(drawing(7), 2_000, 1_000, 50)
  const { add, result } = startAssignment(problem)
  const people = problem.options.map((_, person) => person).reverse()
  await createTimeSlices().map(people, add)
  const chosen = result()
  requireValid(problem, chosen)
  assert.equal(chosen.length, people.length)
  assert.equal(costOf(problem, chosen), costOf(problem, assign(problem)))
})

async function practice(capacities: (number | null)[]) {
  const { key } = await createTestAccount()
  await advanceToNight(key)
  const options = { key }
  const ids: string[] = []
  for (const capacity of capacities) {
    const id = await createVerifiedPractitioner(options)
    const rules = [{ days: every_day, start_time: '09:00', end_time: '17:00' }]
    await call('PATCH', `/v1/practitioners/${id}/availability`, { rules }, options)
    await call('PATCH', `/v1/practitioners/${id}`, { capacity }, options)
    ids.push(id)
  }
  const waiting = async (agrees = true) => {
    const { id: person_id } = await createPerson({}, options)
    if (agrees) await grantConsent(person_id, {}, options)
    return { person_id, location: { jurisdiction: 'US-NY' } }
  }
  const ask = (path: string, body?: object, more = {}) =>
    call(body ? 'POST' : 'GET', path, body, { ...options, ...more })
  return { ids, waiting, ask, asked: options }
}

test('A waiting list gets offers of held times, up to the openings', async () => {
  const { ids, waiting, ask } = await practice([2, 1])
  const entries = [await waiting(), await waiting(), await waiting(), await waiting()]
  const longest = { ...entries[3]!, waiting_since: '2026-01-01T00:00:00Z' }
  const unsigned = await waiting(false)
  const body = { entries: [...entries.slice(0, 3), longest, unsigned], offer_hours: 48 }
  const keyed = { idempotency_key: 'assign-once' }
  const answer = await ask('/v1/matchings/assign', body, keyed)
  assert.equal(answer.status, 200, answer.text)
  const outcomes = answer.body.data.map((one: any) => one.outcome)
  assert.equal(outcomes[3], 'offered', 'who waits longest comes first')
  assert.equal(answer.body.offered, outcomes.filter((one: string) => one === 'offered').length)
  assert.ok(answer.body.offered >= 2 && answer.body.offered <= 3, outcomes.join())
  const offers = answer.body.data.filter((one: any) => one.outcome === 'offered')
  for (const [at, places] of [2, 1].entries()) {
    const theirs = offers.filter((one: any) => one.practitioner_id === ids[at])
    assert.ok(theirs.length <= places)
  }
  for (const { session_id, matching_id, person_id } of offers) {
    const session = await ask(`/v1/sessions/${session_id}`)
    assert.deepEqual([session.body.status, session.body.person_id], ['held', person_id])
    assert.equal((await ask(`/v1/matchings/${matching_id}`)).body.status, 'completed')
  }
  const again = await ask('/v1/matchings/assign', body, keyed)
  assert.equal(again.headers['idempotent-replayed'], 'true')
  assert.deepEqual(
    again.body.data.map((one: any) => one.session_id),
    answer.body.data.map((one: any) => one.session_id),
  )
  const [first, second] = offers
  const accepted = await ask(`/v1/matchings/${first.matching_id}/accept`, {})
  assert.equal(accepted.body.status, 'accepted', accepted.text)
  assert.equal((await ask(`/v1/sessions/${first.session_id}`)).body.status, 'scheduled')
  await ask(`/v1/matchings/${second.matching_id}/decline`, { reason: 'cost' })
  assert.equal((await ask(`/v1/sessions/${second.session_id}`)).body.status, 'released')
})

test('Offers made together stay within the openings, and each has the consent of its own person', async () => {
  const { ids, waiting, ask } = await practice([3, 2, 1])
  const entries = []
  for (let i = 0; i < 8; i++) entries.push(await waiting())
  const { body } = await ask('/v1/matchings/assign', { entries })
  const offers = body.data.filter((one: any) => one.outcome === 'offered')
  assert.ok(offers.length >= 3, `${offers.length} offers`)
  for (const [at, openings] of [3, 2, 1].entries()) {
    const theirs = offers.filter((one: any) => one.practitioner_id === ids[at])
    assert.ok(theirs.length <= openings)
    assert.equal(new Set(theirs.map((one: any) => one.starts_at)).size, theirs.length)
  }
  for (const { session_id, person_id } of offers) {
    const action = 'action=session.created'
    const entry = await ask(`/v1/audit_entries?object_id=${session_id}&${action}`)
    const { decision_id } = entry.body.data[0]
    const decided = await ask(`/v1/audit_entries?decision_id=${decision_id}`)
    const persons = new Set(decided.body.data.map((one: any) => one.person_id))
    assert.deepEqual([...persons], [person_id])
  }
})

test('Concurrent bookings are kept, and expired offers are released', async () => {
  const { ids, waiting, ask } = await practice([null])
  const list = await Promise.all(Array.from({ length: 6 }, () => waiting()))
  const [, slots] = [ids, await ask(`/v1/practitioners/${ids[0]}/slots`)]
  const expected = slots.body.data.slice(0, 6).map(({ starts_at }: any) => starts_at)
  const [assigned, ...booked] = await Promise.all([
    ask('/v1/matchings/assign', { entries: list }),
    ...expected.map((starts_at: string) =>
      ask('/v1/sessions', { practitioner_id: ids[0], starts_at }),
    ),
  ])
  assert.equal(assigned!.status, 200, assigned!.text)
  const { body: all } = await ask('/v1/sessions?limit=100')
  const held = assigned!.body.data.filter((one: any) => one.session_id)
  const stored = booked.filter(({ status }) => status === 200)
  assert.equal(all.data.length, held.length + stored.length)
  const spans = all.data
    .map((one: any) => [Date.parse(one.starts_at), Date.parse(one.ends_at)])
    .sort(([a]: number[], [b]: number[]) => a! - b!)
  for (let at = 1; at < spans.length; at++) assert.ok(spans[at][0] >= spans[at - 1][1])
  await ask('/v1/test_clock/advance', { by: 'P2D' })
  for (const { session_id, matching_id } of held) {
    assert.equal((await ask(`/v1/matchings/${matching_id}`)).body.status, 'expired')
    const { status } = (await ask(`/v1/sessions/${session_id}`)).body
    assert.ok(['released', 'expired'].includes(status), status)
  }
})

test('A list that takes too long is assigned in part, and the rest on another request', async () => {
  const { waiting, ask } = await practice([null])
  const entries = [await waiting(), await waiting()]
  const indexes = db.caches.of(createIndexes)
  const { assign_ms } = indexes
  indexes.assign_ms = -1
  const late = await ask('/v1/matchings/assign', { entries })
  indexes.assign_ms = assign_ms
  assert.equal(late.status, 200, late.text)
  const outcomesOf = ({ body }: any) => body.data.map(({ outcome }: any) => outcome)
  assert.deepEqual(outcomesOf(late), ['not_processed', 'not_processed'])
  assert.equal((await ask('/v1/sessions')).body.data.length, 0)
  const again = await ask('/v1/matchings/assign', { entries })
  assert.deepEqual(outcomesOf(again), ['offered', 'offered'])
})

test('A waiting list has at most 2,000 entries', async () => {
  const { waiting, ask } = await practice([null])
  const { person_id, location } = await waiting()
  const acute = { person_id, location, risk: 'acute', concerns: ['x'.repeat(50)] }
  const list = (many: number) => ({ entries: Array.from({ length: many }, () => acute) })
  const long = await ask('/v1/matchings/assign', list(2_001))
  assert.deepEqual([long.status, long.body.error.param], [400, 'entries'])
  const whole = await ask('/v1/matchings/assign', list(2_000))
  assert.equal(whole.status, 200, whole.text.slice(0, 300))
  assert.equal(whole.body.data.length, 2_000)
  for (const { outcome } of whole.body.data) {
    assert.ok(['diverted', 'not_processed'].includes(outcome), outcome)
  }
})
