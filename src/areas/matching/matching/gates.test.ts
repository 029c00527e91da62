// Tests requirements that depend on a date, a location or a level of care, on search and again on
// acceptance, and what a person can do for themselves.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import {
  grantConsent,
  createVerifiedPractitioner,
  createPerson,
  createToken,
} from '#tests/person_examples.ts'
import { night } from '#tests/dates.ts'
import { every_day, advanceToNight } from '#tests/matching_examples.ts'
import { call, createTestAccount, db, log, outside, secrets, sql } from '#tests/harness.ts'
import { runAssignments } from '#jobs/run_assignments.ts'
import { createIndexes } from './indexes.ts'
import { kmBetween } from '#areas/matching/ranking/nearby.ts'
import { daysInNetwork, networksOf } from '#areas/matching/ranking/network.ts'

db.caches.of(createIndexes).budget_ms = 60_000
const location = { jurisdiction: 'US-NY' }
const today = Temporal.PlainDate.from(night.slice(0, 10))
const ahead = (days: number) => today.add({ days }).toString()

async function practice() {
  const { key } = await createTestAccount()
  await advanceToNight(key)
  const ask = (path: string, body?: object, method = body ? 'POST' : 'GET', more = {}) =>
    call(method, path, body, { key, ...more })
  async function clinician(profile: object = {}) {
    const id = await createVerifiedPractitioner({ key })
    const rules = [{ days: every_day, start_time: '09:00', end_time: '17:00' }]
    await ask(`/v1/practitioners/${id}/availability`, { rules }, 'PATCH')
    await change(id, profile)
    return id
  }
  async function change(id: string, profile: object) {
    const changed = await ask(`/v1/practitioners/${id}`, profile, 'PATCH')
    assert.equal(changed.status, 200, changed.text)
  }
  const match = async (body: object = {}, more = {}) => {
    const {
      status,
      body: made,
      text,
    } = await ask('/v1/matchings', { location, ...body }, 'POST', more)
    assert.equal(status, 200, text)
    return made
  }
  async function person() {
    const { id } = await createPerson({}, { key })
    await grantConsent(id, {}, { key })
    return { id, token: await createToken({ person_id: id }, tokenScopes.person, { key }) }
  }
  return { key, ask, clinician, change, match, person }
}

const idsOf = ({ candidates }: any) => candidates.map((one: any) => one.practitioner_id)
const insured = (more: object = {}) => ({
  payment: { type: 'insurance', payer_id: 'cigna', ...more },
})
const in_person = { format: 'in_person' }

test('A practitioner is offered only on days in the payer network', async () => {
  const { clinician, match, ask } = await practice()
  const agreed = (more: object) => ({ network_participations: [{ payer_id: 'cigna', ...more }] })
  const verified_at = '2026-10-01T09:00:00.000Z'
  const from = await clinician(agreed({ starts_on: ahead(8), source: 'contract', verified_at }))
  const until = await clinician(agreed({ starts_on: '2020-01-01', ends_on: ahead(3) }))
  const plan = await clinician(agreed({ plan_ids: ['ppo'] }))
  const plain = await clinician({ payer_networks: ['cigna'] })
  const ended = await clinician({ payer_networks: ['cigna'], ...agreed({ ends_on: ahead(-1) }) })
  const made = await match(insured())
  assert.deepEqual(new Set(idsOf(made)), new Set([from, until, plain]))
  assert.deepEqual(made.excluded, { out_of_network: 2 })
  const byId = new Map<string, any>(made.candidates.map((one: any) => [one.practitioner_id, one]))
  const daysOf = (id: string) =>
    byId.get(id).earliest_slots.map((slot: any) => slot.starts_at.slice(0, 10))
  assert.equal(daysOf(from).length, 3)
  for (const day of daysOf(from)) assert.ok(day >= ahead(8), day)
  for (const day of daysOf(until)) assert.ok(day <= ahead(3), day)
  const known = { payer_id: 'cigna', plan_id: null, status: 'in_network' }
  assert.deepEqual(byId.get(from).network, {
    ...known,
    source: 'contract',
    verified_at,
    ends_on: null,
  })
  assert.equal(byId.get(until).network.ends_on, ahead(3))
  assert.ok(byId.get(until).cautions.some(({ code }: any) => code === 'network_ends'))
  const attested = { ...known, source: 'attested', verified_at: null, ends_on: null }
  assert.deepEqual(byId.get(plain).network, attested)
  const ppo = idsOf(await match(insured({ plan_id: 'ppo' })))
  assert.ok(ppo.includes(plan) && !ppo.includes(ended))
  const soon = { ...insured(), start_by: `${ahead(5)}T00:00:00Z` }
  assert.equal(idsOf(await match(soon)).includes(from), false)
  const why = await ask(`/v1/matchings/${made.id}/explain?practitioner_id=${ended}`)
  assert.deepEqual(
    why.body.failed.map(({ code }: any) => code),
    ['out_of_network'],
  )
})

test("Licenses and networks start and end on local dates of the person's location", async () => {
  const { clinician, match, ask } = await practice()
  const spells = [{ payer_id: 'cigna', starts_on: ahead(4), ends_on: ahead(5) }]
  const id = await clinician({ network_participations: spells, time_zone: 'Asia/Tokyo' })
  const rules = [{ days: every_day, start_time: '00:00', end_time: '24:00' }]
  const terms = { rules, slot_step_minutes: 60 }
  await ask(`/v1/practitioners/${id}/availability`, terms, 'PATCH')
  const midnight = (days: number) =>
    today.add({ days }).toZonedDateTime('America/New_York').toInstant().toString()
  const first = async (body: object = {}) => {
    const [{ earliest_slots }] = (await match(body)).candidates
    return Temporal.Instant.from(earliest_slots[0].starts_at).toString()
  }
  assert.equal(await first(insured()), midnight(4))
  const made = await match(insured())
  const [{ starts_at }] = made.candidates[0].earliest_slots
  assert.equal(made.candidates[0].network.ends_on, ahead(5))
  await sql.query(
    `update practitioners set version = version + 1,
       licenses = jsonb_set(licenses, '{0,verified,issued_on}', to_jsonb($2::text))
     where id = $1`,
    [id, ahead(4)],
  )
  await ask(`/v1/practitioners/${id}`, { biography: 'New here.' }, 'PATCH')
  assert.equal(await first(), midnight(4))
  // What is listed books; the hour before, by a clock further east the same day, does not.
  const before = Temporal.Instant.from(starts_at).subtract({ hours: 1 }).toString()
  const book = (at: string) =>
    ask('/v1/sessions', { practitioner_id: id, starts_at: at, person_location: location })
  assert.equal((await book(before)).body.error.code, 'practitioner_not_eligible')
  const accept = (at: string) => ask(`/v1/matchings/${made.id}/accept`, { starts_at: at })
  assert.equal((await accept(before)).body.error.details[0].code, 'out_of_network')
  const accepted = await accept(starts_at)
  assert.equal(accepted.body.status, 'accepted', accepted.text)
})

test('Accepting rechecks the network on the booked date and every other requirement', async () => {
  const { clinician, change, match, ask } = await practice()
  const agreed = [{ payer_id: 'cigna', ends_on: ahead(6) }]
  const practitioner_id = await clinician({ network_participations: agreed, languages: ['es'] })
  const made = await match({ ...insured(), languages: [{ code: 'es' }] })
  const accept = (starts_at?: string) =>
    ask(`/v1/matchings/${made.id}/accept`, { practitioner_id, ...(starts_at && { starts_at }) })
  const [{ starts_at }] = made.candidates[0].earliest_slots
  const time = starts_at.slice(10)
  const late = await accept(`${ahead(7)}${time}`)
  assert.equal(late.status, 409, late.text)
  assert.equal(late.body.error.code, 'candidate_unavailable')
  assert.deepEqual(
    late.body.error.details.map(({ code }: any) => code),
    ['out_of_network'],
  )
  await change(practitioner_id, { languages: ['en'] })
  assert.equal((await accept(starts_at)).body.error.details[0].code, 'language')
  assert.equal((await ask(`/v1/sessions`)).body.data.length, 0)
  await change(practitioner_id, { languages: ['es'] })
  assert.equal((await accept(starts_at)).body.status, 'accepted')
})

test('In-person candidates practice in the jurisdiction and within the distance', async () => {
  const { clinician, match, ask } = await practice()
  const meets = { formats: ['in_person'] }
  const at = (place: object) => ({ ...meets, practice_locations: [place] })
  const point = { latitude: 40.7506, longitude: -73.9972 }
  const near = await clinician(at({ ...location, ...point, name: 'Midtown', postal_code: '10001' }))
  const albany = await clinician(at({ ...location, latitude: 42.6526, longitude: -73.7562 }))
  const unknown = await clinician(at({ ...location, postal_code: '10002' }))
  const elsewhere = await clinician(at({ jurisdiction: 'US-NJ', ...point }))
  const silent = await clinician(meets)
  const anywhere = await match(in_person)
  assert.deepEqual(new Set(idsOf(anywhere)), new Set([near, albany, unknown, silent]))
  assert.deepEqual(anywhere.excluded, { distance: 1 })
  const from = { ...location, latitude: 40.7128, longitude: -74.006 }
  const close = await match({ ...in_person, location: { ...from, max_distance_km: 10 } })
  assert.deepEqual([idsOf(close), close.excluded], [[near], { distance: 4 }])
  assert.deepEqual(close.candidates[0].practice_location, {
    name: 'Midtown',
    city: null,
    postal_code: '10001',
    distance_km: 4.3,
  })
  const none = await match({ ...in_person, location: { ...from, max_distance_km: 1 } })
  assert.deepEqual(none.relaxations, [{ code: 'distance', additional_candidates: 4 }])
  await clinician({ formats: ['telehealth'] })
  const far = await match({ ...in_person, location: { ...from, max_distance_km: 1 } })
  assert.deepEqual(far.relaxations, [
    { code: 'format', additional_candidates: 1 },
    { code: 'distance', additional_candidates: 4 },
  ])
  // Dropping the format drops the distance, which has no meaning by video.
  const by_video = await match({ format: 'telehealth', location: from })
  assert.equal(by_video.candidates.length, 1)
  const why = await ask(`/v1/matchings/${close.id}/explain?practitioner_id=${elsewhere}`)
  assert.equal(why.body.failed[0].code, 'distance')
  // By video it makes no difference where they meet.
  assert.equal((await match()).excluded.format, 5)
  const wrong: [object, string][] = [
    [{ location: { ...from, max_distance_km: 10 } }, 'location.max_distance_km'],
    [{ ...in_person, location: { ...location, max_distance_km: 10 } }, 'location.latitude'],
    [{ location: { ...location, latitude: 40 } }, 'location.longitude'],
    [{ location: { ...from, latitude: 91 } }, 'location.latitude'],
    [{ payment: { type: 'self_pay', plan_id: 'ppo' } }, 'payment.plan_id'],
    [{ level_of_care: 'heroic' }, 'level_of_care'],
    [{ limit: 51 }, 'limit'],
    [{ location: { jurisdiction: 'US-ZZ' } }, 'location.jurisdiction'],
  ]
  for (const [body, param] of wrong) {
    const { status, body: result } = await ask('/v1/matchings', { location, ...body })
    assert.deepEqual([status, result.error.param], [400, param])
  }
})

test('A level of care must be listed, and outpatient is the default', async () => {
  const { clinician, match } = await practice()
  const silent = await clinician()
  const intensive = await clinician({ levels_of_care: ['intensive_outpatient'] })
  assert.deepEqual(idsOf(await match()), [silent])
  const level_of_care = 'intensive_outpatient'
  const made = await match({ level_of_care })
  assert.deepEqual([idsOf(made), made.excluded], [[intensive], { level_of_care: 1 }])
  assert.equal(made.criteria.level_of_care, level_of_care)
  const none = await match({ level_of_care: 'residential' })
  assert.deepEqual(none.relaxations, [{ code: 'level_of_care', additional_candidates: 1 }])
})

test('Each score component has a detail, and a cost has its basis', async () => {
  const { clinician, match } = await practice()
  const rates = [{ service: 'individual_50', price: { amount: 9_000, currency: 'usd' } }]
  await clinician({ specialties: ['anxiety'], modalities: ['cbt'], rates })
  const windows = [
    { day: 'monday', start_time: '09:00', end_time: '19:00', time_zone: 'America/New_York' },
  ]
  const expected = { concerns: ['anxiety', 'grief'], modalities: ['cbt'], windows }
  const [one] = (await match(expected)).candidates
  const describe = Object.fromEntries(one.components.map((part: any) => [part.code, part.detail]))
  assert.match(describe.time_to_first_slot, /^in \d+ hours$/)
  assert.deepEqual(
    { ...describe, time_to_first_slot: undefined },
    {
      clinical_fit: '1 of 2 concerns',
      track_record: '0 courses of care',
      time_to_first_slot: undefined,
      availability_overlap: '80% of the preferred hours',
      preferences: undefined,
      modality: '1 of 1 modalities',
      early_alliance: undefined,
      exposure_balance: undefined,
    },
  )
  const { amount, basis, as_of } = one.estimated_cost
  assert.deepEqual([amount, basis], [{ amount: 9_000, currency: 'usd' }, 'published_rate'])
  assert.ok(Math.abs(Date.parse(as_of) - Date.parse(night)) < 300_000)
})

test('Cautions cover what ends soon or is missing, and nothing else', async () => {
  const { clinician, match } = await practice()
  const ends = (days: number) => [{ payer_id: 'cigna', ends_on: ahead(days) }]
  const soon = await clinician({ languages: ['pt-BR'], network_participations: ends(40) })
  await clinician({ languages: ['en'], network_participations: ends(400) })
  const made = await match({ ...insured(), languages: [{ code: 'pt', required: false }] })
  const codes = made.candidates.map((one: any) => one.cautions.map(({ code }: any) => code))
  assert.equal(made.candidates[0].practitioner_id, soon)
  assert.deepEqual(codes, [
    ['no_track_record', 'network_ends'],
    ['no_track_record', 'language'],
  ])
})

test("Relaxations don't count practitioners without slots", async () => {
  const { clinician, match, ask } = await practice()
  const away = await clinician({ languages: ['es'] })
  const starts_at = `${ahead(-1)}T00:00:00Z`
  const time_off = [{ starts_at, ends_at: `${ahead(40)}T00:00:00Z` }]
  const path = `/v1/practitioners/${away}/availability`
  assert.equal((await ask(path, { time_off }, 'PATCH')).status, 200)
  const arabic = { languages: [{ code: 'ar' }], ...insured() }
  assert.deepEqual((await match(arabic)).relaxations, [])
  await clinician({ payer_networks: ['cigna'] })
  assert.deepEqual((await match(arabic)).relaxations, [
    { code: 'language', additional_candidates: 1 },
  ])
  const spanish = await match({ languages: [{ code: 'es' }] })
  assert.deepEqual(spanish.relaxations, [
    { code: 'language', additional_candidates: 1 },
    { code: 'no_slot', additional_candidates: 1 },
  ])
})

test('Inconsistent networks and practice locations are rejected', async () => {
  const { key } = await createTestAccount()
  const id = await createVerifiedPractitioner({ key })
  const wrong: [object, string][] = [
    [
      { network_participations: [{ payer_id: 'a', starts_on: ahead(2), ends_on: ahead(1) }] },
      'network_participations[0].ends_on',
    ],
    [{ network_participations: [{}] }, 'network_participations[0].payer_id'],
    [{ practice_locations: [{ ...location, latitude: 1 }] }, 'practice_locations[0].longitude'],
    [{ levels_of_care: ['heroic'] }, 'levels_of_care[0]'],
  ]
  for (const [body, param] of wrong) {
    const response = await call('PATCH', `/v1/practitioners/${id}`, body, { key })
    assert.deepEqual([response.status, response.body.error.param], [400, param], response.text)
  }
  const network_participations = [{ payer_id: 'cigna', starts_on: ahead(2), source: 'attested' }]
  await call('PATCH', `/v1/practitioners/${id}`, { network_participations }, { key })
  const found = await call('GET', '/v1/practitioners?payer_id=cigna', undefined, { key })
  assert.deepEqual(found.body.data[0].network_participations, network_participations)
})

test('A person can create, accept and decline only their own matchings', async () => {
  const { ask, clinician, match, person } = await practice()
  const practitioner_id = await clinician({ capacity: 2, identities: ['gender:woman'] })
  await clinician({ identities: ['gender:man'] })
  const [one, other] = [await person(), await person()]
  const mine = { key: one.token }
  const theirs = await match({ person_id: other.id })
  const preference = { attribute: 'gender', values: ['woman'], strength: 'must' }
  const earlier = await match({ preferences: [preference] }, mine)
  const made = await match({ preferences: [preference] }, mine)
  assert.deepEqual([made.person_id, idsOf(made)], [one.id, [practitioner_id]])
  for (const [body, param] of [
    [{ person_id: other.id }, 'person_id'],
    [{ weights: { modality: 1 } }, 'weights'],
  ] as const) {
    const posed = await ask('/v1/matchings', { location, ...body }, 'POST', mine)
    assert.deepEqual([posed.status, posed.body.error.param], [403, param])
  }
  const listed = await ask('/v1/matchings', undefined, 'GET', mine)
  assert.deepEqual(
    listed.body.data.map(({ id }: any) => id),
    [made.id, earlier.id],
  )
  const refused = [
    await ask(`/v1/matchings/${theirs.id}`, undefined, 'GET', mine),
    await ask(`/v1/matchings/${theirs.id}/accept`, {}, 'POST', mine),
    await ask(`/v1/matchings/${theirs.id}/decline`, { reason: 'cost' }, 'POST', mine),
    await ask(`/v1/matchings/${theirs.id}/explain`, undefined, 'GET', mine),
  ]
  assert.deepEqual(
    refused.map(({ status }) => status),
    [404, 404, 404, 404],
  )
  const assigning = { entries: [{ person_id: one.id, location }] }
  assert.equal((await ask('/v1/matchings/assign', assigning, 'POST', mine)).status, 403)
  // The other takes a place and the first time: both count, though the token does not see them.
  const [{ starts_at }, next] = made.candidates[0].earliest_slots
  const taken = await ask(`/v1/matchings/${theirs.id}/accept`, { practitioner_id, starts_at })
  assert.equal(taken.body.status, 'accepted', taken.text)
  const step = (name: string, body: object) =>
    ask(`/v1/matchings/${made.id}/${name}`, body, 'POST', mine)
  assert.equal((await step('accept', { starts_at })).body.error.code, 'slot_taken')
  const late = Date.parse(starts_at) + 3_600_000
  const free = new Date(Math.max(late, Date.parse(next.starts_at))).toISOString()
  const accepted = await step('accept', { starts_at: free })
  assert.equal(accepted.body.status, 'accepted', accepted.text)
  const own = await ask(`/v1/sessions/${accepted.body.session_id}`, undefined, 'GET', mine)
  assert.equal(own.body.person_id, one.id)
  const third = await person()
  const late_one = await match({ preferences: [preference] }, { key: third.token })
  assert.deepEqual(late_one.excluded.at_capacity, 1)
  const feedback = await step('feedback', { alliance: 80 })
  assert.equal(feedback.body.feedback[0].alliance, 80, feedback.text)
  const declined = await step('decline', { reason: 'fit', block: true })
  assert.equal(declined.body.reason, 'fit', declined.text)
  const again = await match({ preferences: [preference] }, mine)
  assert.equal(again.excluded.person_excluded, 1)
  // What was found before is judged by it, too.
  const still = await ask(`/v1/matchings/${earlier.id}/accept`, {}, 'POST', mine)
  assert.equal(still.body.error.details[0].code, 'person_excluded', still.text)
  assert.equal((await ask('/v1/matching_model', undefined, 'GET', mine)).status, 200)
})

test('An offer is confirmed at its time, or released for another time', async () => {
  const { ask, clinician, person } = await practice()
  await clinician()
  const [one, other] = [await person(), await person()]
  const entries = [one, other].map(({ id }) => ({ person_id: id, location }))
  const { body } = await ask('/v1/matchings/assign', { entries })
  while ((await runAssignments({ db, secrets, outside, log })) > 0) continue
  const { body: made } = await ask(`/v1/matchings?assignment_id=${body.id}`)
  const offerTo = async ({ id }: { id: string }) => {
    const offer = made.data.find(({ person_id }: any) => person_id === id)
    const { body: held } = await ask(`/v1/sessions/${offer.session_id}`)
    return { ...offer, starts_at: held.starts_at }
  }
  const [first, second] = [await offerTo(one), await offerTo(other)]
  const accept = (offer: any, starts_at: string, key: string) =>
    ask(`/v1/matchings/${offer.id}/accept`, { starts_at }, 'POST', { key })
  const stored = await accept(first, first.starts_at, one.token)
  assert.deepEqual([stored.body.status, stored.body.session_id], ['accepted', first.session_id])
  const later = new Date(Date.parse(second.starts_at) + 2 * 3_600_000).toISOString()
  const moved = await accept(second, later, other.token)
  assert.equal(moved.body.status, 'accepted', moved.text)
  assert.notEqual(moved.body.session_id, second.session_id)
  const held = await ask(`/v1/sessions/${second.session_id}`)
  assert.equal(held.body.status, 'released')
})

test('Adjacent network periods are merged', () => {
  const day = (date: string) => Date.parse(date) / 86_400_000 - Date.UTC(2020, 0, 1) / 86_400_000
  const payment = { type: 'insurance', payer_id: 'p', plan_id: 'x', max_amount: null } as const
  const days = (network_participations: object[], payer_networks: string[] = []) =>
    daysInNetwork(
      networksOf({ payer_networks, network_participations } as never),
      payment,
      [10, 10_000],
    )
  const from = (starts_on: string, ends_on: string | null, more: object = {}) => ({
    payer_id: 'p',
    starts_on,
    ends_on,
    ...more,
  })
  assert.deepEqual(days([], ['p']), [[10, 10_000]])
  assert.deepEqual(days([], ['q']), [])
  assert.deepEqual(days([{ payer_id: 'p', plan_ids: ['y'] }], ['p']), [])
  assert.deepEqual(
    days([
      from('2026-01-05', '2026-01-31', { plan_ids: ['x'] }),
      from('2026-02-01', '2026-02-28'),
      from('2026-04-01', null),
      from('2010-01-01', '2015-01-01'),
    ]),
    [
      [day('2026-01-05'), day('2026-03-01')],
      [day('2026-04-01'), 10_000],
    ],
  )
})

test('Distances are great-circle distances', () => {
  const new_york = { latitude: 40.7128, longitude: -74.006 }
  const london = { latitude: 51.5074, longitude: -0.1278 }
  assert.ok(Math.abs(kmBetween(new_york, london) - 5_570) < 10)
  assert.equal(kmBetween(london, london), 0)
  const [fiji, samoa] = [
    { latitude: -17, longitude: 179.5 },
    { latitude: -17, longitude: -179.5 },
  ]
  assert.ok(kmBetween(fiji, samoa) < 110)
})

test('A candidate found before a risk became acute is refused, and a new matching diverts', async () => {
  const { clinician, match, ask, person } = await practice()
  const practitioner_id = await clinician()
  for (const level of ['high', 'imminent']) {
    const { id: person_id } = await person()
    const made = await match({ person_id })
    assert.ok(idsOf(made).includes(practitioner_id))
    const flag = await ask('/v1/risk_flags', { person_id, kind: 'suicide', level })
    assert.equal(flag.status, 200, flag.text)
    const [{ starts_at }] = made.candidates[0].earliest_slots
    for (const body of [{ practitioner_id }, { practitioner_id, starts_at }]) {
      const refused = await ask(`/v1/matchings/${made.id}/accept`, body)
      assert.equal(refused.body.error?.code, 'candidate_unavailable', refused.text)
      assert.doesNotMatch(refused.text, /risk|acute|crisis/i)
    }
    assert.equal((await match({ person_id })).status, 'diverted')
    await ask(`/v1/risk_flags/${flag.body.id}/void`, { reason: 'Wrong person' })
    const accepted = await ask(`/v1/matchings/${made.id}/accept`, { practitioner_id })
    assert.equal(accepted.body.status, 'accepted', accepted.text)
  }
})
