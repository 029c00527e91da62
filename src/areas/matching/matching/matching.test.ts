// Tests matching over HTTP: results, acceptance, declining, expiry and explanations.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  actingAs,
  grantConsent,
  createVerifiedPractitioner,
  createPerson,
} from '#tests/person_examples.ts'
import { inDays } from '#tests/dates.ts'
import { every_day, advanceToNight } from '#tests/matching_examples.ts'
import { createCaches } from '#db/caches.ts'
import type { Database } from '#db/connect.ts'
import {
  call,
  createTestAccount,
  db,
  log,
  outside,
  secrets,
  sql,
  startServer,
} from '#tests/harness.ts'
import { runAssignments } from '#jobs/run_assignments.ts'
import { createIndexes } from './indexes.ts'

db.caches.of(createIndexes).budget_ms = 60_000 // However busy the machine is.
const location = { jurisdiction: 'US-NY' }

// A practice of its own: an account, and those in it who can be matched.
async function practice() {
  const { key, account } = await createTestAccount()
  await advanceToNight(key)
  const options = { key }
  const ask = (path: string, body?: object, method = body ? 'POST' : 'GET', more = {}) =>
    call(method, path, body, { ...options, ...more })
  async function clinician(profile: object = {}, terms: object = {}) {
    const id = await createVerifiedPractitioner(options)
    const rules = [{ days: every_day, start_time: '09:00', end_time: '17:00' }]
    await ask(`/v1/practitioners/${id}/availability`, { rules, ...terms }, 'PATCH')
    const changed = await ask(`/v1/practitioners/${id}`, profile, 'PATCH')
    assert.equal(changed.status, 200, changed.text)
    return id
  }
  const match = (body: object = {}, more = {}) =>
    ask('/v1/matchings', { location, ...body }, 'POST', more)
  const step = (id: string, name: string, body: object = {}, more = {}) =>
    ask(`/v1/matchings/${id}/${name}`, body, 'POST', more)
  const advance = (by: string) => ask('/v1/test_clock/advance', { by })
  return { key, account, asked: options, ask, clinician, match, step, advance }
}

const idsOf = ({ body }: { body: any }) =>
  body.candidates.map((one: any) => one.practitioner_id) as string[]

async function patient(request: object, fields: object = {}) {
  const person = await createPerson(fields, request)
  await grantConsent(person.id, {}, request)
  return person.id
}

test('Candidates are ranked, with components that add up to the score, and slots', async () => {
  const { clinician, match } = await practice()
  const best = await clinician({ specialties: ['anxiety'], languages: ['en', 'es'] })
  const other = await clinician({ specialties: ['grief'], languages: ['en'] })
  const { status, body, text } = await match({ concerns: ['anxiety'], seed: 7 })
  assert.equal(status, 200, text)
  assert.deepEqual([body.status, body.candidates[0].rank], ['completed', 1])
  assert.deepEqual(idsOf({ body }), [best, other])
  for (const { components, score, earliest_slots } of body.candidates) {
    const sum = components.reduce((all: number, one: any) => all + one.contribution, 0)
    assert.ok(Math.abs(sum - score) < 1e-6)
    assert.equal(earliest_slots.length, 3)
  }
  assert.equal(body.candidates[0].authorization.kind, 'license')
  assert.equal(body.candidates[0].reasons[0].code, 'works_with_concerns')
  const only = await match({ languages: [{ code: 'es' }] })
  assert.deepEqual([idsOf(only), only.body.excluded], [[best], { language: 1 }])
  const none = await match({ languages: [{ code: 'ar' }] })
  assert.deepEqual(none.body.relaxations, [{ code: 'language', additional_candidates: 2 }])
})

test('The same seed, model and index version give the same list on every node', async () => {
  const { clinician, match, ask, key } = await practice()
  for (let at = 0; at < 6; at++) await clinician({ specialties: at % 2 ? ['sleep'] : [] })
  const other = await startServer({ through: (own) => ({ ...own, caches: createCaches() }) })
  let [one, two] = [await match({ seed: 5 }), await match({ seed: 5 }, { port: other })]
  // Once more, if the minute was over in between.
  if (one.body.index_version !== two.body.index_version) {
    ;[one, two] = [await match({ seed: 5 }), await match({ seed: 5 }, { port: other })]
  }
  assert.equal(one.body.index_version, two.body.index_version)
  assert.deepEqual(one.body.candidates, two.body.candidates)
  // What changes through one node is known to the other.
  const id = idsOf(one)[0]!
  await ask(`/v1/practitioners/${id}`, { accepts_new_persons: false }, 'PATCH')
  const without = await call('POST', '/v1/matchings', { location, seed: 5 }, { key, port: other })
  assert.equal(idsOf(without).includes(id), false)
  assert.equal(without.body.excluded.not_accepting, 1)
  assert.notEqual(without.body.index_version, one.body.index_version)
})

test('Accepting with a start time also books it, or does neither', async () => {
  const { clinician, match, step, ask, asked: request, advance } = await practice()
  const practitioner_id = await clinician()
  const none = await createPerson({}, request)
  const unsigned = (await match({ person_id: none.id })).body
  const refused = await step(unsigned.id, 'accept', { practitioner_id })
  assert.equal(refused.body.error.code, 'consent_required')
  const person_id = await patient(request)
  const { body: matching } = await match({ person_id })
  const [{ starts_at }, later] = matching.candidates[0].earliest_slots
  const wrong = await step(matching.id, 'accept', {
    practitioner_id,
    starts_at: inDays(30, '03:11:00'),
  })
  assert.equal(wrong.body.error.code, 'outside_availability', wrong.text)
  assert.equal((await ask(`/v1/matchings/${matching.id}`)).body.status, 'completed')
  const outsider = await step(matching.id, 'accept', { practitioner_id: 'prac_x' })
  assert.equal(outsider.body.error.code, 'not_a_candidate')
  const keyed = { idempotency_key: 'accept-once' }
  const accepted = await step(matching.id, 'accept', { practitioner_id, starts_at }, keyed)
  assert.equal(accepted.body.status, 'accepted', accepted.text)
  assert.equal(accepted.body.accepted_practitioner_id, practitioner_id)
  const again = await step(matching.id, 'accept', { practitioner_id, starts_at }, keyed)
  assert.deepEqual(again.body, accepted.body)
  const session = await ask(`/v1/sessions/${accepted.body.session_id}`)
  assert.deepEqual([session.body.starts_at, session.body.person_id], [starts_at, person_id])
  // For this person that time, and what overlaps it, is no longer listed.
  const next = await match({ person_id })
  assert.ok(next.body.candidates[0].earliest_slots.every((slot: any) => slot.starts_at > starts_at))
  assert.ok(later)
  await advance('P2D')
  await grantConsent(person_id, { kind: 'telehealth' }, request)
  await ask(`/v1/sessions/${session.body.id}/complete`, {}, 'POST')
  await advance('PT2H')
  assert.equal((await ask(`/v1/matchings/${matching.id}`)).body.status, 'fulfilled')
  const response = await step(matching.id, 'feedback', { alliance: 90, sessions_attended: 1 })
  assert.equal(response.body.feedback[0].alliance, 90)
})

test('Of forty concurrent acceptances of one opening, one succeeds', async () => {
  const { clinician, match, step, ask } = await practice()
  const practitioner_id = await clinician({ capacity: 1 })
  const matchings = await Promise.all(Array.from({ length: 40 }, () => match({ seed: 1 })))
  // Where the machine is too busy, one asks again, as the contract says.
  const insist = async (id: string) => {
    let answer = await step(id, 'accept')
    while (answer.status === 503) answer = await step(id, 'accept')
    return answer
  }
  const answers = await Promise.all(matchings.map(({ body }) => insist(body.id)))
  const codes = answers.map(({ body }) => body.error?.code ?? body.status)
  assert.deepEqual(
    [codes.filter((code) => code === 'accepted').length, new Set(codes).size],
    [1, 2],
    codes.join(),
  )
  assert.ok(codes.includes('caseload_full'))
  const full = await match()
  assert.deepEqual([idsOf(full), full.body.excluded], [[], { at_capacity: 1 }])
  const winner = answers.find(({ status }) => status === 200)!.body
  const why = await ask(`/v1/matchings/${full.body.id}/explain?practitioner_id=${practitioner_id}`)
  assert.deepEqual(
    [why.body.listed, why.body.failed.map((one: any) => one.code)],
    [false, ['at_capacity']],
  )
  await step(winner.id, 'decline', { reason: 'cost' })
  assert.deepEqual(idsOf(await match()), [practitioner_id])
})

test('An unused matching expires after 72 hours and releases its opening', async () => {
  const { clinician, match, step, ask, advance } = await practice()
  await clinician({ capacity: 1 })
  const { body: open } = await match()
  const { body: taken } = await match()
  await step(taken.id, 'accept')
  await advance('PT71H')
  assert.equal((await ask(`/v1/matchings/${open.id}`)).body.status, 'completed')
  await advance('PT2H')
  for (const { id } of [open, taken]) {
    assert.equal((await ask(`/v1/matchings/${id}`)).body.status, 'expired')
  }
  assert.equal((await match()).body.candidates.length, 1)
  const late = await step(open.id, 'accept')
  assert.deepEqual([late.status, late.body.error.code], [409, 'invalid_transition'])
})

test('An acute risk is diverted to crisis resources, with an event and without candidates', async () => {
  const { clinician, match, ask, asked: request } = await practice()
  await clinician()
  const response = await match({ risk: 'acute' })
  assert.deepEqual([response.body.status, response.body.candidates], ['diverted', []])
  assert.equal(response.body.crisis_resources[0].phone, '988')
  const person_id = await patient(request)
  const flag = { person_id, kind: 'suicide', level: 'high' }
  const flagged = await ask('/v1/risk_flags', flag)
  assert.equal(flagged.status, 200, flagged.text)
  const { body } = await match({ person_id, location: { jurisdiction: 'GB-LND' } })
  assert.deepEqual([body.status, body.crisis_resources[0].name], ['diverted', 'Samaritans'])
  const waiting = await ask('/v1/matchings/assign', { entries: [{ person_id, location }] })
  while ((await runAssignments({ db, secrets, outside, log })) > 0) continue
  const made = await ask(`/v1/matchings?assignment_id=${waiting.body.id}`)
  assert.equal(made.body.data[0].assignment_outcome, 'diverted')
  const { rows } = await sql.query("select from events where type = 'matching.diverted'")
  assert.equal(rows.length, 3)
})

test('Sensitive preferences count only if the person stated them, under consent', async () => {
  const { clinician, match, asked: request } = await practice()
  const woman = await clinician({ identities: ['gender:woman'] })
  await clinician({ identities: ['gender:man'] })
  const preference = { attribute: 'gender', values: ['woman'], strength: 'must' }
  const unstated = await match({ preferences: [preference] })
  assert.equal(unstated.body.candidates.length, 2)
  const statusOf = ({ body }: { body: any }) => {
    const [{ stated_by_person, applied }] = body.criteria.preferences
    return [stated_by_person, applied]
  }
  assert.deepEqual(statusOf(unstated), [false, false])
  const stated = { preferences: [{ ...preference, stated_by_person: true }] }
  assert.deepEqual(statusOf(await match(stated)), [true, true])
  assert.deepEqual(idsOf(await match(stated)), [woman])
  const person = await createPerson({}, request)
  const refused = await match({ person_id: person.id, ...stated })
  assert.deepEqual([refused.status, refused.body.error.code], [403, 'consent_required'])
  await grantConsent(person.id, {}, request)
  assert.deepEqual(idsOf(await match({ person_id: person.id, ...stated })), [woman])
})

test("Criteria are encrypted, and a blocked practitioner isn't listed again", async () => {
  const { clinician, match, step, asked: request, account } = await practice()
  const practitioner_id = await clinician({ specialties: ['canary_concern'] })
  const home = { use: 'home', line1: '1 Main Street', city: 'Albany', state: 'NY' }
  const addresses = [{ ...home, postal_code: '12207', country: 'US' }]
  const person_id = await patient(request, { addresses, birth_date: '1990-01-01' })
  const { body } = await match({ person_id, location: undefined, concerns: ['canary_concern'] })
  assert.equal(body.criteria.location.jurisdiction, 'US-NY')
  assert.equal(body.criteria.age_group, 'adults')
  await match({ concerns: ['canary_concern'] })
  const { rows } = await sql.query('select m::text as text from matchings m where account = $1', [
    account,
  ])
  assert.equal(rows.length, 2)
  for (const { text } of rows) assert.equal(text.includes('canary'), false)
  const declined = await step(body.id, 'decline', { reason: 'fit', practitioner_id, block: true })
  assert.equal(declined.body.reason, 'fit', declined.text)
  const again = await match({ person_id })
  assert.deepEqual([idsOf(again), again.body.excluded], [[], { person_excluded: 1 }])
  const homeless = await createPerson({}, request)
  const lost = await match({ person_id: homeless.id, location: undefined })
  assert.equal(lost.body.error.code, 'location_unknown')
})

test('Only an accepted practitioner can read and decline a matching', async () => {
  const { clinician, match, step, ask, asked: request } = await practice()
  const practitioner_id = await clinician()
  const person_id = await patient(request)
  const { body } = await match({ person_id })
  const as = actingAs(practitioner_id, request)
  const before = await ask(`/v1/matchings/${body.id}`, undefined, 'GET', as)
  assert.equal(before.status, 403)
  assert.deepEqual((await ask('/v1/matchings', undefined, 'GET', as)).body.data, [])
  await step(body.id, 'accept')
  const declined = await step(body.id, 'decline', { reason: 'conflict_of_interest' }, as)
  assert.equal(declined.body.status, 'declined', declined.text)
  const again = await match({ person_id })
  assert.deepEqual(again.body.excluded, { practitioner_excluded: 1 })
})

test('A matching is pending while the index loads, and is completed automatically', async () => {
  const { clinician, match, ask, advance } = await practice()
  for (let at = 0; at < 3; at++) await clinician()
  const caches = createCaches()
  Object.assign(caches.of(createIndexes), { page: 1, budget_ms: -1 })
  const port = await startServer({ through: (own: Database) => ({ ...own, caches }) })
  const { body } = await match({}, { port })
  assert.deepEqual([body.status, body.candidates, body.index_version], ['pending', [], null])
  await advance('PT5S')
  const done = await ask(`/v1/matchings/${body.id}`)
  assert.deepEqual([done.body.status, done.body.candidates.length], ['completed', 3])
})

test('The least recently used indexes are evicted and reloaded on use', async () => {
  const [one, other] = [await practice(), await practice()]
  const ids = [await one.clinician(), await other.clinician()]
  const caches = createCaches()
  Object.assign(caches.of(createIndexes), { most_rows: 1 })
  const port = await startServer({ through: (own: Database) => ({ ...own, caches }) })
  for (let turn = 0; turn < 2; turn++) {
    assert.deepEqual(idsOf(await one.match({}, { port })), [ids[0]])
    assert.deepEqual(idsOf(await other.match({}, { port })), [ids[1]])
    assert.deepEqual(
      [...caches.of(createIndexes).accounts.keys()],
      [one.account, other.account].slice(-1),
    )
  }
})

test('Outcomes count toward the score, with their evidence', async () => {
  const { clinician, match, step, ask, asked: request, advance } = await practice()
  const [known, other] = [await clinician(), await clinician()]
  const answers = (each: number) =>
    Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`q${at + 1}`, at < 8 ? each : 0]))
  const person = await createPerson({ care_team_ids: [known] }, request)
  for (const each of [3, 1]) {
    const as = actingAs(known, request)
    const body = { person_id: person.id, instrument: 'phq9', answers: answers(each) }
    const { body: made } = await ask('/v1/assessments', body, 'POST', as)
    const done = await ask(`/v1/assessments/${made.id}/submit`, {}, 'POST', as)
    assert.equal(done.body.status, 'completed', done.text)
    await advance('P14D')
  }
  const parts = async (id: string): Promise<Record<string, number>> => {
    const { body } = await match({ concerns: ['depression'] })
    const found = body.candidates.find((one: any) => one.practitioner_id === id)
    const values = found.components.map(({ code, value }: any) => [code, value])
    return {
      ...Object.fromEntries(values),
      n: found.evidence.courses,
      at: found.evidence.reliability,
    }
  }
  const [seen, unseen] = [await parts(known), await parts(other)]
  assert.deepEqual([seen.n, seen.at], [1, 0.05])
  assert.ok(seen.track_record! > 0.5)
  assert.deepEqual([unseen.n, unseen.at, unseen.track_record], [0, 0, 0.5])
  // Feedback on a first session arrives later and counts for its practitioner.
  const { body: chosen } = await match()
  await step(chosen.id, 'accept', { practitioner_id: known })
  await step(chosen.id, 'feedback', { alliance: 100 })
  assert.equal((await parts(known)).early_alliance, 0.525)
  assert.equal((await parts(other)).early_alliance, 0.5)
})

test('Listings count after their hour ends, with a new index version', async () => {
  const { clinician, match, advance } = await practice()
  await clinician({ specialties: ['sleep'] })
  await clinician()
  const known = async (seed = 3) => {
    const { body } = await match({ limit: 1, concerns: ['sleep'], seed })
    const [{ components }] = body.candidates
    const { value } = components.find(({ code }: any) => code === 'exposure_balance')
    return { index: body.index_version.split('.')[0], balance: value }
  }
  const [first, second] = [await known(), await known()]
  assert.deepEqual([second, first.balance], [first, 0])
  for (let seed = 0; seed < 18; seed++) await known(seed)
  await advance('PT2H')
  // Chance moves each balance by more than the listings do: with 200 of them, the sum shows it.
  let sum = 0
  for (let seed = 0; seed < 200; seed++) sum += (await known(seed)).balance
  assert.ok(sum < 0, `who was shown alone gives way a little, not by ${sum}`)
  assert.notEqual((await known()).index, first.index)
  await advance('P29D')
  assert.equal((await known()).balance, 0)
})
