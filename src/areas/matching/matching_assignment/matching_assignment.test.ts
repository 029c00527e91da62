// Tests waiting lists: the assignment against a solver, and the resulting offers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costOf, drawProblem, openHighs, programOf, solvedBy } from '#tests/assignment_oracle.ts'
import { grantConsent, createVerifiedPractitioner, createPerson } from '#tests/person_examples.ts'
import { inDays } from '#tests/dates.ts'
import { every_day, advanceToNight } from '#tests/matching_examples.ts'
import { call, createTestAccount, db, log, outside, secrets, sql } from '#tests/harness.ts'
import { type Break, interruptCommits } from '#tests/interrupted_commits.ts'
import { drawing } from '#tests/random_listings.ts'
import { assign, type Problem, startAssignment } from '#areas/matching/ranking/assignment.ts'
import { createTimeSlices } from '#kernel/time_slices.ts'
import { runAssignments } from '#jobs/run_assignments.ts'

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

type Finished = { status: string; decided_count: number; offered_count: number }

async function practice(capacities: (number | null)[], end_time = '17:00') {
  const { key, account } = await createTestAccount()
  await advanceToNight(key)
  const options = { key }
  const ids: string[] = []
  for (const capacity of capacities) {
    const id = await createVerifiedPractitioner(options)
    const rules = [{ days: every_day, start_time: '09:00', end_time }]
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
  const start = async (body: object, more = {}) => {
    const { status, text, body: created } = await ask('/v1/matchings/assign', body, more)
    assert.equal(status, 200, text)
    return created
  }
  const finish = async ({ id }: { id: string }) => {
    await runAll()
    const assignment: Finished = (await ask(`/v1/matching_assignments/${id}`)).body
    return { ...assignment, data: await outcomesOf(id) }
  }
  const outcomesOf = async (id: string) => {
    const found = await ask(`/v1/matchings?assignment_id=${id}&limit=100`)
    return found.body.data as any[]
  }
  const assign = async (body: object, more = {}) => await finish(await start(body, more))
  return { account, ids, waiting, ask, start, finish, assign, outcomesOf, options }
}

const context = { db, secrets, outside, log }

async function runAll() {
  for (let round = 0; (await runAssignments(context)) > 0; round++) assert.ok(round < 50)
}

const isOffer = ({ assignment_outcome }: any) => assignment_outcome === 'offered'
const namesOf = (data: any[]) => data.map(({ assignment_outcome }) => assignment_outcome)
const offered = (matching: any) => matching.candidates[0].practitioner_id

test('A waiting list gets offers of held times, up to the openings', async () => {
  const { ids, waiting, ask, start, finish } = await practice([2, 1])
  const entries = [await waiting(), await waiting(), await waiting(), await waiting()]
  const longest = { ...entries[3]!, waiting_since: '2026-01-01T00:00:00Z' }
  const unsigned = await waiting(false)
  const body = { entries: [...entries.slice(0, 3), longest, unsigned], offer_hours: 48 }
  const keyed = { idempotency_key: 'assign-once' }
  const started = await start(body, keyed)
  assert.deepEqual(
    [started.status, started.entry_count, started.propose_only],
    ['searching', 5, false],
  )
  const { data, ...assignment } = await finish(started)
  assert.deepEqual([assignment.status, assignment.decided_count], ['completed', 5])
  assert.equal(data.length, 5)
  const offers = data.filter(isOffer)
  assert.equal(assignment.offered_count, offers.length)
  assert.ok(
    offers.some(({ person_id }) => person_id === longest.person_id),
    'the longest wait',
  )
  assert.ok(offers.length >= 2 && offers.length <= 3, namesOf(data).join())
  for (const [at, places] of [2, 1].entries()) {
    assert.ok(offers.filter((one) => offered(one) === ids[at]).length <= places)
  }
  for (const { session_id, person_id, status } of offers) {
    const session = await ask(`/v1/sessions/${session_id}`)
    assert.deepEqual([session.body.status, session.body.person_id], ['held', person_id])
    assert.equal(status, 'completed')
  }
  for (const one of data) {
    if (!isOffer(one)) assert.deepEqual([one.status, one.session_id], ['failed', null])
  }
  const again = await ask('/v1/matchings/assign', body, keyed)
  assert.equal(again.headers['idempotent-replayed'], 'true')
  assert.equal(again.body.id, started.id)
  const [first, second] = offers
  const accepted = await ask(`/v1/matchings/${first.id}/accept`, {})
  assert.equal(accepted.body.status, 'accepted', accepted.text)
  assert.equal((await ask(`/v1/sessions/${first.session_id}`)).body.status, 'scheduled')
  await ask(`/v1/matchings/${second.id}/decline`, { reason: 'cost' })
  assert.equal((await ask(`/v1/sessions/${second.session_id}`)).body.status, 'released')
})

test('Offers made together stay within the openings, and each has the consent of its own person', async () => {
  const { ids, waiting, ask, assign } = await practice([3, 2, 1])
  const entries = []
  for (let i = 0; i < 8; i++) entries.push(await waiting())
  const { data } = await assign({ entries })
  const offers = data.filter(isOffer)
  assert.ok(offers.length >= 3, `${offers.length} offers`)
  for (const [at, openings] of [3, 2, 1].entries()) {
    assert.ok(offers.filter((one) => offered(one) === ids[at]).length <= openings)
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
  const { ids, waiting, ask, assign } = await practice([null])
  const list = await Promise.all(Array.from({ length: 6 }, () => waiting()))
  const slots = await ask(`/v1/practitioners/${ids[0]}/slots`)
  const expected = slots.body.data.slice(0, 6).map(({ starts_at }: any) => starts_at)
  const [assigned, ...booked] = await Promise.all([
    assign({ entries: list }),
    ...expected.map((starts_at: string) =>
      ask('/v1/sessions', { practitioner_id: ids[0], starts_at }),
    ),
  ])
  const { body: all } = await ask('/v1/sessions?limit=100')
  const held = assigned.data.filter((one: any) => one.session_id)
  const stored = booked.filter(({ status }) => status === 200)
  assert.equal(all.data.length, held.length + stored.length)
  const spans = all.data
    .map((one: any) => [Date.parse(one.starts_at), Date.parse(one.ends_at)])
    .sort(([a]: number[], [b]: number[]) => a! - b!)
  for (let at = 1; at < spans.length; at++) assert.ok(spans[at][0] >= spans[at - 1][1])
  await ask('/v1/test_clock/advance', { by: 'P2D' })
  for (const { session_id, id } of held) {
    assert.equal((await ask(`/v1/matchings/${id}`)).body.status, 'expired')
    const { status } = (await ask(`/v1/sessions/${session_id}`)).body
    assert.ok(['released', 'expired'].includes(status), status)
  }
})

test('A waiting list has at most 2,000 entries, and every person exists', async () => {
  const { waiting, ask, start } = await practice([null])
  const { person_id, location } = await waiting()
  const acute = { person_id, location, risk: 'acute', concerns: ['x'.repeat(50)] }
  const list = (many: number) => ({ entries: Array.from({ length: many }, () => acute) })
  const long = await ask('/v1/matchings/assign', list(2_001))
  assert.deepEqual([long.status, long.body.error.param], [400, 'entries'])
  const strangers = { entries: [acute, { ...acute, person_id: 'per_unknown' }] }
  const unknown = await ask('/v1/matchings/assign', strangers)
  assert.deepEqual([unknown.status, unknown.body.error.param], [404, 'entries[1].person_id'])
  const whole = await start(list(2_000))
  assert.equal(whole.entry_count, 2_000)
  const canceled = await ask(`/v1/matching_assignments/${whole.id}/cancel`, {})
  assert.equal(canceled.body.status, 'canceled', canceled.text)
  const { rows } = await sql.query(
    'select from matching_assignment_entries where assignment_id = $1',
    [whole.id],
  )
  assert.equal(rows.length, 0)
})

test('Many people who fit one practitioner get different times of them', async () => {
  const { ids, waiting, assign } = await practice([null])
  const entries = []
  for (let i = 0; i < 7; i++) entries.push(await waiting())
  const { data } = await assign({ entries })
  const offers = data.filter(isOffer)
  assert.equal(offers.length, 7, namesOf(data).join())
  assert.ok(offers.every((one) => offered(one) === ids[0]))
  const starts = offers.map(({ candidates }) => candidates[0].earliest_slots[0].starts_at)
  assert.equal(new Set(starts).size, 7)
})

test('Open times are openings too: an entry without one left gets `no_capacity`', async () => {
  const { waiting, assign } = await practice([null], '09:50')
  const start_by = inDays(4, '06:00:00')
  const entries = []
  for (let i = 0; i < 8; i++) entries.push({ ...(await waiting()), start_by })
  const { data } = await assign({ entries })
  const names = namesOf(data)
  assert.ok(names.includes('offered') && names.includes('no_capacity'), names.join())
  assert.deepEqual(new Set(names), new Set(['offered', 'no_capacity']))
})

test('Those who get nobody are decided in batches, each in a transaction of its own', async () => {
  const { waiting, ask, start, finish } = await practice([1])
  const entries: object[] = []
  while (entries.length < 130) {
    entries.push(...(await Promise.all(Array.from({ length: 5 }, () => waiting(false)))))
  }
  const started = await start({ entries, propose_only: true })
  const read = async () => (await ask(`/v1/matching_assignments/${started.id}`)).body
  const decided: number[] = []
  for (let round = 0; (await read()).status !== 'completed'; round++) {
    let left = 1
    await runAssignments(context, () => left-- > 0)
    const { status, decided_count } = await read()
    if (status !== 'searching') decided.push(decided_count)
    assert.ok(round < 50)
  }
  const steps = decided.map((count, at) => count - (decided[at - 1] ?? 0))
  assert.equal(decided[0], 0, 'nobody is decided with the assignment itself')
  assert.ok(Math.max(...steps) <= 100, steps.join())
  assert.ok(steps.filter((step) => step > 1).length >= 2, steps.join())
  const { decided_count, data } = await finish(started)
  assert.deepEqual([decided_count, data.length], [130, 100])
  const { body } = await ask(
    `/v1/matchings?assignment_id=${started.id}&assignment_outcome=proposed`,
  )
  assert.equal(body.data.length, 1)
})

test('`propose_only` names who would be offered and holds nothing', async () => {
  const { ids, waiting, ask, assign } = await practice([1])
  const entries = [await waiting(), await waiting()]
  const { data, ...assignment } = await assign({ entries, propose_only: true })
  assert.deepEqual([assignment.status, assignment.offered_count], ['completed', 1])
  assert.deepEqual(namesOf(data).sort(), ['no_capacity', 'proposed'])
  const proposal = data.find((one) => one.assignment_outcome === 'proposed')
  assert.deepEqual([offered(proposal), proposal.session_id], [ids[0], null])
  assert.equal((await ask('/v1/sessions')).body.data.length, 0)
  assert.equal((await assign({ entries })).offered_count, 1)
})

test("Who can't be matched doesn't stop the others, and the outcome has the reason", async () => {
  const { waiting, ask, assign } = await practice([null])
  const [fine, deceased, acute, nobody] = [
    await waiting(),
    await waiting(),
    await waiting(),
    await waiting(),
  ]
  await ask(`/v1/persons/${deceased!.person_id}/record_death`, { deceased_on: '2026-01-01' })
  const entries = [
    deceased!,
    { ...acute!, risk: 'acute' },
    { ...nobody!, languages: [{ code: 'mi', required: true }] },
    { person_id: nobody!.person_id },
    fine!,
  ]
  const { data } = await assign({ entries })
  const of = (name: string) => data.filter((one) => one.assignment_outcome === name)
  assert.equal(of('diverted')[0].crisis_resources.length > 0, true)
  assert.equal(of('no_candidate')[0].person_id, nobody!.person_id)
  assert.equal(of('refused').at(-1).assignment_reason, 'location_unknown')
  assert.ok(of('offered').some(({ person_id }) => person_id === fine!.person_id))
  const explained = await ask(`/v1/matchings/${of('refused').at(-1).id}/explain`)
  assert.equal(explained.status, 404)
})

test('An assignment continues after the last complete batch, and everyone gets one outcome', async () => {
  const { waiting, start, finish } = await practice([null, null])
  const entries = []
  for (let i = 0; i < 5; i++) entries.push(await waiting())
  const started = await start({ entries })
  for (const way of ['before_commit', 'after_commit'] as Break[]) {
    for (let commit = 2; commit < 8; commit++) {
      let commits = 0 // The first one only finds the assignments.
      const broken = interruptCommits(db, () => (++commits === commit ? way : null))
      await runAssignments({ ...context, db: broken }).catch(() => {})
      await sql.query("update matching_assignments set next_attempt_at = now() - interval '1 s'")
    }
  }
  const { data, ...assignment } = await finish(started)
  assert.deepEqual([assignment.status, assignment.decided_count], ['completed', 5])
  assert.equal(data.length, 5)
  assert.equal(new Set(data.map(({ person_id }) => person_id)).size, 5)
  assert.deepEqual(new Set(namesOf(data)), new Set(['offered']))
})

test('The order of the request decides nothing: equals get the same in any order', async () => {
  const { waiting, assign } = await practice([1, 1])
  const entries = []
  for (let count = 0; count < 4; count++) entries.push(await waiting())
  const orders = [entries, entries.toReversed(), [...entries.slice(2), ...entries.slice(0, 2)]]
  const outcomes = []
  for (const order of orders) {
    const { data } = await assign({ entries: order, propose_only: true })
    const proposed = data
      .filter(({ assignment_outcome }) => assignment_outcome === 'proposed')
      .map((matching) => `${matching.person_id} ${offered(matching)}`)
    outcomes.push(proposed.toSorted())
  }
  assert.equal(outcomes[0]!.length, 2)
  for (const outcome of outcomes) assert.deepEqual(outcome, outcomes[0])
})
