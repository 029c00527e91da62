// Tests 500 requests over 5,000 practitioners against an independent checker: no listed candidate
// fails a requirement, and every listed time can be booked.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { zoneOf } from '#catalogue/us_states.ts'
import { compactRules } from '#areas/practitioners/practitioner/compacts.ts'
import { advanceToNight } from '#tests/matching_examples.ts'
import {
  call,
  db,
  log,
  log_lines,
  createTestAccount,
  outside,
  secrets,
  sql,
} from '#tests/harness.ts'
import { drawing, places } from '#tests/random_listings.ts'
import { type Practitioner, storePractice } from '#tests/random_practices.ts'
import { loadMatchingIndexes } from '#jobs/load_matching_indexes.ts'
import { createCaches } from '#db/caches.ts'
import { createIndexes } from './indexes.ts'

const { account, key } = await createTestAccount()
await advanceToNight(key)
const stored = await storePractice(sql, account, 5_000, 42)
const byId = new Map(stored.map((one) => [one.id, one]))
const draw = drawing(7)
const ask = (path: string, body: object) => call('POST', path, body, { key })

function drawRequest() {
  const insured = {
    type: 'insurance',
    payer_id: draw.one(['aetna', 'cigna', 'bcbs_ny']),
    ...(draw.chance(0.5) && { plan_id: draw.one(['hmo', 'ppo']) }),
  }
  const paying = { type: 'self_pay', max_amount: { amount: 15_000, currency: 'usd' } }
  const preference = {
    attribute: 'gender',
    values: ['woman'],
    strength: draw.one(['must', 'prefer']),
    stated_by_person: true,
  }
  const format = draw.one(['telehealth', 'telehealth', 'in_person', 'phone'])
  const near = { latitude: 40.5, longitude: -73.5, max_distance_km: draw.one([20, 50]) }
  return {
    location: {
      jurisdiction: draw.one([...places, 'US-UT']),
      ...(format === 'in_person' && draw.chance(0.5) && near),
    },
    concerns: draw.some(['anxiety', 'depression', 'trauma', 'sleep'], 2),
    format,
    ...(draw.chance(0.2) && { level_of_care: 'intensive_outpatient' }),
    ...(draw.chance(0.1) && { service: 'prescribing' }),
    ...(draw.chance(0.7) && { payment: draw.chance(0.5) ? insured : paying }),
    ...(draw.chance(0.4) && { languages: [{ code: draw.one(['es', 'zh', 'pt']) }] }),
    ...(draw.chance(0.4) && { age_group: draw.one(['children', 'adults']) }),
    ...(draw.chance(0.3) && { preferences: [preference] }),
    ...(draw.chance(0.3) && { modalities: ['cbt'] }),
    seed: draw.whole(1_000_000),
  }
}
type MatchRequest = { location: { jurisdiction: string }; [field: string]: any }

// The day, by the clock of where the person is.
const dateOf = ({ location }: MatchRequest, { starts_at }: { starts_at: string }) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zoneOf(location.jurisdiction)! }).format(
    new Date(starts_at),
  )

// By licenses and privileges alone, as a person would check them.
function mayTreat(one: Practitioner, request: MatchRequest, on: string) {
  const place = request.location.jurisdiction
  const holds = ({ verified }: Practitioner['licenses'][number]) =>
    verified?.board_status === 'active' &&
    !verified.encumbered &&
    verified.issued_on <= on &&
    on <= verified.expires_on
  const licensed = one.licenses.some((each) => each.jurisdiction === place && holds(each))
  const psypact = compactRules.psypact_apit!.members
  const [home] = one.licenses
  const compact =
    request.format !== 'in_person' &&
    Boolean(psypact[place] && psypact[home!.jurisdiction]) &&
    holds(home!) &&
    one.privileges.some(({ verified }) => verified.active)
  const dea = one.dea_registrations.some(({ jurisdiction }) => jurisdiction === place)
  return (licensed || compact) && (request.service !== 'prescribing' || dea)
}

// By what was agreed with the payer, as a person would read it.
function isCovered(one: Practitioner, { payment }: MatchRequest, on: string) {
  if (payment?.type !== 'insurance') return true
  const agreed = one.network_participations.filter(({ payer_id }) => payer_id === payment.payer_id)
  if (agreed.length === 0) return one.payer_networks.includes(payment.payer_id)
  return agreed.some(
    ({ starts_on, ends_on, plan_ids }) =>
      starts_on <= on &&
      (!ends_on || on <= ends_on) &&
      (!plan_ids || plan_ids.includes(payment.plan_id)),
  )
}

// By the law of cosines, where the index goes by haversines.
function isReached(one: Practitioner, { format, location }: MatchRequest) {
  if (format !== 'in_person') return true
  const { jurisdiction, latitude, longitude, max_distance_km } = location as any
  const here = one.practice_locations.filter((office) => office.jurisdiction === jurisdiction)
  if (!max_distance_km) return one.practice_locations.length === 0 || here.length > 0
  const turn = (degrees: number) => (degrees * Math.PI) / 180
  return here.some((office) => {
    if (!('latitude' in office)) return false
    const [from, to] = [turn(latitude), turn(office.latitude as number)]
    const apart = turn((office.longitude as number) - longitude)
    const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(apart)
    return 6_371 * Math.acos(Math.min(1, cosine)) <= max_distance_km * 1.001
  })
}

function violations(request: MatchRequest, candidate: any): string[] {
  const one = byId.get(candidate.practitioner_id)!
  const [first] = candidate.earliest_slots
  const format = request.format === 'in_person' ? 'in_person' : 'telehealth'
  const formats = one.formats.length > 0 ? one.formats : ['telehealth']
  const ages = one.age_groups.length > 0 ? one.age_groups : ['adults', 'older_adults']
  const levels = one.levels_of_care.length > 0 ? one.levels_of_care : ['outpatient']
  const spoken = one.languages.map((tag) => tag.split('-')[0])
  const { payment, languages = [], preferences = [] } = request
  const price = one.rates[0]?.price.amount ?? Infinity
  const must = preferences.some((preference: any) => preference.strength === 'must')
  const rules: [string, boolean][] = [
    ['inactive', !one.archived],
    ['not_accepting', one.accepts_new_persons],
    ['unverified', one.status === 'verified'],
    [
      'not_authorized',
      candidate.earliest_slots.every((slot: any) => mayTreat(one, request, dateOf(request, slot))),
    ],
    ['format', formats.includes(format)],
    [
      'network',
      candidate.earliest_slots.every((slot: any) => isCovered(one, request, dateOf(request, slot))),
    ],
    ['distance', isReached(one, request)],
    ['level', levels.includes(request.level_of_care ?? 'outpatient')],
    ['budget', payment?.type !== 'self_pay' || price <= payment.max_amount.amount],
    ['language', languages.every(({ code }: any) => spoken.includes(code))],
    ['age', !request.age_group || ages.includes(request.age_group)],
    ['must', !must || one.identities.includes('gender:woman')],
    ['capacity', one.capacity !== 0],
    ['slot', first !== undefined],
  ]
  return rules.filter(([, holds]) => !holds).map(([name]) => `${name} ${one.id}`)
}

async function inParallel<T>(all: T[], width: number, work: (one: T) => Promise<void>) {
  const left = [...all]
  const worker = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one)
  }
  await Promise.all(Array.from({ length: width }, worker))
}

// However busy the machine is, the index is whole before the first is counted.
const first = { location: { jurisdiction: 'US-NY' } }
while ((await ask('/v1/matchings', first)).body.status !== 'completed') await sleep(50)

let listed: { asked: MatchRequest; candidates: any[] }[] = []

test('Of 5,000 practitioners and 500 requests, no listed candidate fails a requirement', async () => {
  const requests: MatchRequest[] = Array.from({ length: 500 }, drawRequest)
  let shown = 0
  await inParallel(requests, 4, async (request) => {
    let answer = await ask('/v1/matchings', request)
    // On a busy machine, a request that waits for a connection is refused.
    for (; answer.status === 503; answer = await ask('/v1/matchings', request)) await sleep(100)
    const { status, body, text } = answer
    assert.equal(status, 200, text)
    assert.equal(body.status, 'completed')
    assert.equal(body.considered, 5_000)
    assert.deepEqual(
      body.candidates.flatMap((one: any) => violations(request, one)),
      [],
    )
    for (const { components, score } of body.candidates) {
      const sum = components.reduce((all: number, one: any) => all + one.contribution, 0)
      assert.ok(Math.abs(sum - score) < 1e-6)
    }
    shown += body.candidates.length
    listed.push({ asked: request, candidates: body.candidates })
  })
  assert.ok(shown > 2_000, `${shown} were shown`)
})

test('Every listed time can be booked', async () => {
  const some = listed.filter(({ candidates }) => candidates.length > 0).slice(0, 40)
  listed = []
  const taken = new Set<string>()
  for (const { asked: request } of some) {
    const { body } = await ask('/v1/matchings', request)
    // One of the three: they may overlap each other.
    for (const { practitioner_id, earliest_slots } of body.candidates.slice(0, 3)) {
      const { starts_at } = draw.one<{ starts_at: string }>(earliest_slots)
      const { format, location } = request
      const person_location = { jurisdiction: location.jurisdiction }
      const booking = { practitioner_id, starts_at, format, person_location }
      const booked = await ask('/v1/sessions', booking)
      assert.equal(booked.status, 200, booked.text)
      taken.add(practitioner_id)
    }
  }
  assert.ok(taken.size > 10)
})

test('A large index is loaded at startup, with its progress in the log', async () => {
  const own = { ...db, caches: createCaches() }
  const { page } = own.caches.of(createIndexes)
  const stop = loadMatchingIndexes({ db: own, secrets, outside, log })
  const label = () =>
    log_lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'loading the matching index')
  while (label().length === 0 || own.caches.of(createIndexes).accounts.get(account)?.loading)
    await sleep(50)
  await stop()
  assert.equal(label().at(-1).done, 5_000)
  assert.equal(label().at(-1).account, account)
  assert.ok(page < 5_000)
})
