// Tests that upcoming sessions are flagged, with the reason, when they can't take place as booked,
// on a fresh account.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runScheduledJobs } from '#jobs/clock.ts'
import type { Tracing } from '#kernel/tracing.ts'
import { freshPractice, type Response, resultOf } from '#tests/fresh_practice.ts'
import { db, log, outside, secrets, sql } from '#tests/harness.ts'
import { createPerson, grantConsent } from '#tests/person_examples.ts'

async function practiceAtRisk() {
  const practice = await freshPractice()
  const { ask, advance, read } = practice
  const risk = async (session: Response) => {
    await advance('PT1S') // Runs the reviews.
    const { at_risk, at_risk_reason } = await read(session)
    assert.equal(at_risk, at_risk_reason !== null)
    return at_risk_reason
  }
  const die = (id: string) =>
    ask('POST', `/v1/persons/${id}/record_death`, { deceased_on: practice.at(0).slice(0, 10) })
  const consentOf = async (person_id: string, kind = 'treatment') => {
    const { body } = await ask('GET', `/v1/consents?person_id=${person_id}`)
    return body.data.find((consent: { kind: string }) => consent.kind === kind).id as string
  }
  return { ...practice, risk, die, consentOf }
}

test("A person's death puts their sessions at risk, and correcting it clears them", async () => {
  const { at, book, person, risk, die, ask, events } = await practiceAtRisk()
  const [one, other] = [await person(), await person()]
  const session = await book(at(2), { person_id: one })
  const group = await book(at(3), {
    type: 'group',
    participants: [{ person_id: other }, { person_id: one }],
  })
  const unaffected = await book(at(4), { person_id: other })
  assert.equal((await die(one)).status, 200)
  assert.equal(await risk(session), 'person_deceased')
  assert.equal(await risk(group), 'person_deceased')
  assert.equal(await risk(unaffected), null)
  const reason = 'Entered by mistake'
  assert.equal((await ask('POST', `/v1/persons/${one}/correct_death`, { reason })).status, 200)
  assert.equal(await risk(session), null)
  assert.deepEqual(
    (await events(session.body.id)).map(({ type }) => type),
    ['session.created', 'session.put_at_risk', 'session.cleared'],
  )
})

test('A session of a person who died can be canceled, but not moved', async () => {
  const { at, book, person, die, ask, step, practitioner_id } = await practiceAtRisk()
  const [one, other] = [await person(), await person()]
  const session = await book(at(2), { person_id: one })
  const participants = [{ person_id: other }, { person_id: one }]
  const group = await book(at(3), { type: 'group', participants })
  const weekly = { practitioner_id, person_id: one, starts_at: at(4), count: 2 }
  const series = await ask('POST', '/v1/session_series', weekly)
  await die(one)
  const refusal = ({ status, body }: Awaited<ReturnType<typeof ask>>) => {
    assert.match(body.error?.how_to_resolve, /Cancel the session, or remove the person/)
    return [status, body.error.code]
  }
  const inactive = [422, 'person_inactive']
  const moves = `/v1/session_series/${series.body.id}/reschedule`
  const later = { session_id: series.body.session_ids[0], scope: 'following', starts_at: at(5) }
  assert.deepEqual(refusal(await step(session, 'reschedule', { starts_at: at(6) })), inactive)
  assert.deepEqual(refusal(await step(group, 'reschedule', { starts_at: at(6) })), inactive)
  assert.deepEqual(refusal(await ask('POST', moves, later)), inactive)
  await step(group, 'remove_participant', { person_id: one })
  assert.equal((await step(group, 'reschedule', { starts_at: at(6) })).status, 200)
  assert.equal((await step(session, 'cancel', { reason: 'Deceased' })).body.status, 'canceled')
  const reason = 'Entered by mistake'
  await ask('POST', `/v1/persons/${one}/correct_death`, { reason })
  assert.equal((await ask('POST', moves, later)).status, 200)
})

test('A revoked treatment consent puts sessions at risk until the person consents again', async () => {
  const { at, book, person, risk, ask, key, consentOf } = await practiceAtRisk()
  const person_id = await person()
  const session = await book(at(2), { person_id })
  const consent = await consentOf(person_id)
  assert.equal((await ask('POST', `/v1/consents/${consent}/revoke`, {})).status, 200)
  assert.equal(await risk(session), 'consent_required')
  await grantConsent(person_id, {}, { key })
  assert.equal(await risk(session), null)
})

test('Suspending a treatment consent puts sessions at risk, and restoring it clears them', async () => {
  const { at, book, person, risk, ask, consentOf } = await practiceAtRisk()
  const person_id = await person()
  const session = await book(at(2), { person_id })
  const consent = `/v1/consents/${await consentOf(person_id)}`
  await ask('POST', `${consent}/suspend`, { reason: 'Under review' })
  assert.equal(await risk(session), 'consent_required')
  await ask('POST', `${consent}/restore`)
  assert.equal(await risk(session), null)
})

test('Who leaves takes the risk with them, and who joins brings it', async () => {
  const { at, book, person, risk, die, ask, read } = await practiceAtRisk()
  const [one, other] = [await person(), await person()]
  const group = await book(at(3), { type: 'group', participants: [{ person_id: one }] })
  const session = await book(at(5), { person_id: one })
  await die(one)
  const path = `/v1/sessions/${group.body.id}`
  await ask('POST', `${path}/add_participant`, { person_id: other })
  assert.equal(await risk(group), 'person_deceased')
  const left = await ask('POST', `${path}/remove_participant`, { person_id: one })
  assert.deepEqual([left.status, left.body.at_risk, left.body.at_risk_reason], [200, false, null])
  assert.equal((await read(group)).at_risk, false)
  assert.equal(await risk(session), 'person_deceased')
  const own = `/v1/sessions/${session.body.id}`
  const emptied = await ask('PATCH', own, { person_id: null })
  assert.deepEqual([emptied.status, emptied.body.at_risk], [200, false], emptied.text)
})

test('A session after the end of a consent is at risk from its booking', async () => {
  const { at, book, person, risk, ask, step, key, consentOf, events } = await practiceAtRisk()
  const person_id = await person()
  await ask('POST', `/v1/consents/${await consentOf(person_id)}/revoke`, {})
  await grantConsent(person_id, { period: { end: at(3) } }, { key })
  const covered = await book(at(2), { person_id })
  assert.equal(covered.body.at_risk, false)
  const session = await book(at(9), { person_id })
  const { at_risk, at_risk_reason } = session.body
  assert.deepEqual([at_risk, at_risk_reason], [true, 'consent_required'])
  assert.deepEqual(
    (await events(session.body.id)).map(({ type }) => type),
    ['session.created', 'session.put_at_risk'],
  )
  const moved = await step(covered, 'reschedule', { starts_at: at(4) })
  assert.equal(moved.body.at_risk_reason, 'consent_required')
  const weekly = { practitioner_id: session.body.practitioner_id, person_id, count: 2 }
  const series = await ask('POST', '/v1/session_series', { ...weekly, starts_at: at(1) })
  const [first, last] = series.body.session_ids.map((id: string) => ({ body: { id } }))
  assert.deepEqual([await risk(first), await risk(last)], [null, 'consent_required'])
  await grantConsent(person_id, {}, { key })
  assert.deepEqual([await risk(session), await risk(covered), await risk(last)], [null, null, null])
})

test('A revoked telehealth consent puts telehealth sessions at risk, and no others', async () => {
  const { at, book, person, risk, ask, key, consentOf } = await practiceAtRisk()
  const person_id = await person()
  const remote = await book(at(2), { person_id })
  const visit = await book(at(3), { person_id, format: 'in_person' })
  const consent = await consentOf(person_id, 'telehealth')
  await ask('POST', `/v1/consents/${consent}/revoke`, {})
  assert.deepEqual([await risk(remote), await risk(visit)], ['consent_required', null])
  await grantConsent(person_id, { kind: 'telehealth' }, { key })
  assert.equal(await risk(remote), null)
})

test('A person who has not signed a telehealth consent yet can still do so', async () => {
  const { at, own, book, risk, ask, key } = await practiceAtRisk()
  const { id: person_id } = await createPerson({}, { key })
  await grantConsent(person_id, {}, { key })
  const session = await book(at(2), { person_id })
  await ask('PATCH', own, { archived: true })
  assert.equal(await risk(session), 'practitioner_archived')
  await ask('PATCH', own, { archived: false })
  assert.equal(await risk(session), null)
})

test('Archiving a practitioner puts their sessions at risk, and restoring clears them', async () => {
  const { at, own, book, risk, ask } = await practiceAtRisk()
  const session = await book(at(2))
  await ask('PATCH', own, { archived: true })
  assert.equal(await risk(session), 'practitioner_archived')
  await ask('PATCH', own, { archived: false })
  assert.equal(await risk(session), null)
})

test('A reason that remains is reported when another one ends', async () => {
  const { at, own, book, person, risk, die, ask } = await practiceAtRisk()
  const person_id = await person()
  const session = await book(at(2), { person_id })
  await die(person_id)
  assert.equal(await risk(session), 'person_deceased')
  await ask('PATCH', own, { archived: true })
  assert.equal(await risk(session), 'practitioner_archived')
  await ask('PATCH', own, { archived: false })
  assert.equal(await risk(session), 'person_deceased')
})

test('Past, canceled and completed sessions are never flagged', async () => {
  const { at, inMinutes, book, person, risk, die, step, advance } = await practiceAtRisk()
  const person_id = await person()
  const person_location = { jurisdiction: 'US-NY' }
  const completed = await book(inMinutes(5), { person_id, person_location })
  const past = await book(inMinutes(70), { person_id })
  const canceled = await book(at(4), { person_id })
  await step(canceled, 'cancel')
  await advance('PT6M')
  assert.equal((await step(completed, 'complete')).status, 200)
  await advance('P1D')
  await die(person_id)
  for (const session of [completed, past, canceled]) assert.equal(await risk(session), null)
})

test('Confirming and approving need the consent of a living person, as booking does', async () => {
  const { at, book, person, die, ask, step, publish, consentOf } = await practiceAtRisk()
  await publish({ requires_approval: true })
  const revoke = async (id: string) => ask('POST', `/v1/consents/${await consentOf(id)}/revoke`, {})
  const prepared = async (day: number) => {
    const person_id = await person()
    const held = await book(at(day), { person_id, hold: true })
    const requested = await book(at(day + 1), { person_id })
    assert.deepEqual([held.body.status, requested.body.status], ['held', 'requested'])
    return { person_id, held, requested }
  }
  for (const [day, change, result] of [
    [2, die, [422, 'person_inactive']],
    [5, revoke, [403, 'consent_required']],
  ] as const) {
    const { person_id, held, requested } = await prepared(day)
    await change(person_id)
    assert.deepEqual(resultOf(await step(held, 'confirm')), result)
    assert.deepEqual(resultOf(await step(requested, 'approve')), result)
    assert.deepEqual(resultOf(await step(held, 'release')), [200, 'released'])
  }
  const { held, requested } = await prepared(8)
  assert.deepEqual(resultOf(await step(held, 'confirm')), [200, 'requested'])
  assert.deepEqual(resultOf(await step(requested, 'approve')), [200, 'scheduled'])
})

test('Reviews of persons who have no upcoming session are dropped together', async () => {
  const { at, book, person, ask, advance, read, consentOf } = await practiceAtRisk()
  const persons: string[] = []
  for (let count = 0; count < 6; count++) persons.push(await person())
  const session = await book(at(2), { person_id: persons.at(-1)! })
  await advance('PT1S')
  const jobs: string[] = []
  const span = { traceparent: '', run: <T>(work: () => T) => work(), end: () => {} }
  const tracing: Tracing = {
    start: (name) => (jobs.push(name), span),
    observe: () => () => {},
    current: () => ({}),
  }
  const context = { db, secrets, outside, log, tracing }
  await runScheduledJobs(context)
  jobs.length = 0
  for (const id of persons) await ask('POST', `/v1/consents/${await consentOf(id)}/revoke`, {})
  await runScheduledJobs(context)
  assert.equal((await read(session)).at_risk_reason, 'consent_required')
  // The one that was due first, and the one that has a session.
  const reviews = jobs.filter((name) => name === 'job person.review_sessions')
  assert.ok(reviews.length <= 2, jobs.join())
  const { rows } = await sql.query(
    `select from scheduled_jobs where job = 'person.review_sessions' and object_id = any($1)`,
    [persons],
  )
  assert.equal(rows.length, 0, 'none is left')
})
