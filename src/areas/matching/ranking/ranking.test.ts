// Tests the ranking as a pure function: against a plain implementation, and by its properties.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { as_of, drawAsked, drawing, drawListing, slotsOf } from '#tests/random_listings.ts'
import { isCovered, oracle } from '#tests/matching_oracle.ts'
import { type Authority, dayAt, type Span } from './authority.ts'
import { compact } from './compact.ts'
import type { Criteria, RankingQuery } from './criteria.ts'
import { digest } from './digest.ts'
import { type Directory, emptyDirectory, versionOf } from './directory.ts'
import { dropListing, putListing, setExposure, setFirst } from './put.ts'
import type { Listing } from './listing.ts'
import { defaultWeights } from './model.ts'
import { never } from './rank.ts'
import * as score from './score.ts'
import { type SlotLookup, search } from './search.ts'

const draw = drawing(20_261_115)
const listings = Array.from({ length: 600 }, (_, at) => drawListing(draw, at))
const shuffled = <T>(all: T[]) =>
  all
    .map((one) => ({ one, at: draw.whole(1e9) }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)

function indexed(some: Listing[]): Directory {
  const directory = emptyDirectory()
  for (const listing of some) putListing(directory, listing)
  return directory
}

const byId = new Map(listings.map((listing) => [listing.id, listing]))
const lookIn =
  (slots: (id: string) => number[]): SlotLookup =>
  async (expected, { criteria }) =>
    expected.map(({ id, span, licensed }) => {
      const open = slots(id).filter((at) => at <= Date.parse(criteria.start_by))
      const on = ([from, until]: Span) =>
        open.filter((at) => dayAt(at) >= from && dayAt(at) < until)
      const times = on(span).filter((at) => isCovered(byId.get(id)!, criteria.payment, dayAt(at)))
      if (times.length > 0) return { times: times.slice(0, 3) }
      if (open.length === 0) return { times, failed: 'no_slot' }
      if (on(licensed).length === 0) return { times, failed: 'not_authorized' }
      return { times, failed: on(span).length === 0 ? 'service' : 'out_of_network' }
    })
const look = lookIn(slotsOf)

async function listed(directory: Directory, request: RankingQuery, slots = slotsOf) {
  const { shown } = await search(directory, request, lookIn(slots))
  return shown.map(({ id, score }) => ({ id, score }))
}

const retried = (listing: Listing, changes: Partial<Listing>): Listing => {
  const { week, ...changed } = { ...listing, ...changes }
  const { facets, stays, offices, authorities } = changed
  const shape = digest(JSON.stringify([facets, stays, offices, authorities]))
  const version = digest(JSON.stringify([changed, [...week]]))
  return { ...changed, week, shape, version }
}

test('The index gives the same lists as a plain implementation, 400 times', async () => {
  const directory = indexed(listings)
  const exposures = new Map<string, number>()
  for (const { id } of listings.filter((_, at) => at % 3 === 0)) {
    exposures.set(id, draw.whole(5_000_000))
    setExposure(directory, directory.rowOf.get(id)!, exposures.get(id)!)
  }
  let candidates = 0
  for (let turn = 0; turn < 400; turn++) {
    const request = drawAsked(draw)
    request.excluded.person.add(draw.one(listings).id)
    const found = await listed(directory, request)
    assert.deepEqual(found, oracle(listings, request, slotsOf, exposures))
    candidates += found.length
  }
  assert.ok(candidates > 1_000, 'most of them found somebody')
})

test("Insertion order, updates and compaction don't change the list", async () => {
  const one = indexed(listings)
  let other = emptyDirectory()
  for (const listing of shuffled(listings)) {
    putListing(other, retried(listing, { facets: ['language:xx'], places: 1 }))
  }
  for (let turn = 0; turn < 25; turn++) {
    for (const listing of shuffled(listings)) {
      putListing(other, turn % 2 ? listing : retried(listing, { facets: [] }))
    }
  }
  for (const listing of shuffled(listings)) putListing(other, listing)
  putListing(other, drawListing(draw, 9_999_999))
  dropListing(other, `prac_${'9999999'.padStart(22, '0')}`)
  assert.ok(other.rows > 10_000)
  other = compact(other)
  assert.equal(other.rows, listings.length)
  assert.equal(versionOf(other, as_of), versionOf(one, as_of))
  for (let turn = 0; turn < 100; turn++) {
    const request = drawAsked(draw)
    assert.deepEqual(await listed(other, request), await listed(one, request))
  }
})

test("Cached calendars don't change the list", async () => {
  const [cold, warm] = [indexed(listings), indexed(listings)]
  for (const { id } of listings.filter((_, at) => at % 2)) {
    const row = warm.rowOf.get(id)!
    setFirst(warm, row, slotsOf(id)[0] ?? as_of + 30 * 86_400_000)
  }
  for (let turn = 0; turn < 100; turn++) {
    const request = drawAsked(draw, { limit: 5 })
    assert.deepEqual(await listed(warm, request), await listed(cold, request))
  }
})

test('A list uses one index version, even if the index changes during lookups', async () => {
  let count = 0
  for (let turn = 0; turn < 40; turn++) {
    const directory = indexed(listings)
    const request = drawAsked(draw, { limit: 5 })
    let looks = 0
    const changing: SlotLookup = async (expected, query) => {
      const shown = looks++ === 0 ? expected : []
      for (const { id } of shown) setExposure(directory, directory.rowOf.get(id)!, 1e9)
      return await look(expected, query)
    }
    const { shown } = await search(directory, request, changing)
    const found = shown.map(({ id, score }) => ({ id, score }))
    assert.deepEqual(found, await listed(directory, request))
    count += found.length
  }
  assert.ok(count > 40)
})

test('Scores never increase down the list, and each exclusion is counted once', async () => {
  const directory = indexed(listings)
  for (let turn = 0; turn < 100; turn++) {
    const request = drawAsked(draw)
    const found = await search(directory, request, look)
    const scores = found.shown.map((one) => one.score)
    assert.deepEqual(
      scores,
      scores.toSorted((a, b) => b - a),
    )
    const out = Object.values(found.excluded).reduce((sum, many) => sum + many, 0)
    const bookable = found.ranking.wait.filter((wait) => wait !== never).length
    assert.equal(out + bookable, found.considered)
    assert.ok(found.shown.filter(({ explores }) => explores).length <= request.criteria.limit / 10)
  }
})

test('An earlier slot, another matching concern or a better record never lowers the rank', async () => {
  let compared = 0
  for (let turn = 0; turn < 60; turn++) {
    const request = drawAsked(draw, { concerns: ['anxiety'], domains: ['anxiety'], limit: 9 })
    const before = await listed(indexed(listings), request)
    const at = draw.whole(Math.max(1, before.length))
    const listing = listings.find(({ id }) => id === before[at]?.id)
    if (!listing) continue
    compared++
    const records = { ...listing.records, anxiety: { n: 40, improvement: 500, baseline: 600 } }
    const facets = [...new Set([...listing.facets, 'specialty:anxiety'])].sort()
    const better = retried(listing, { facets, records })
    const others = listings.map((one) => (one === listing ? better : one))
    const sooner = (id: string) =>
      id === listing.id ? slotsOf(id).map((ms) => ms - 3_600_000) : slotsOf(id)
    const after = await listed(indexed(others), request, sooner)
    const place = after.findIndex(({ id }) => id === listing.id)
    assert.ok(place >= 0 && place <= at, `from ${at} to ${place}`)
  }
  assert.ok(compared > 30)
})

test("Identity attributes don't affect the rank unless requested", async () => {
  const swapped = listings.map((listing) => {
    const swap = (facet: string) =>
      facet === 'gender:woman' ? 'gender:man' : facet === 'gender:man' ? 'gender:woman' : facet
    return retried(listing, { facets: listing.facets.map(swap).sort() })
  })
  const [one, other] = [indexed(listings), indexed(swapped)]
  for (let turn = 0; turn < 60; turn++) {
    const unstated = drawAsked(draw, { preferences: [] })
    assert.deepEqual(await listed(other, unstated), await listed(one, unstated))
    const preference = {
      attribute: 'gender' as const,
      values: ['woman'],
      strength: 'must' as const,
    }
    const uncounted = drawAsked(draw, {
      preferences: [{ ...preference, weight: 1, stated_by_person: false, applied: false }],
    })
    assert.deepEqual(await listed(other, uncounted), await listed(one, uncounted))
  }
})

// What a caller changes to drop a requirement.
const dropped: Record<string, (criteria: Criteria) => Partial<Criteria>> = {
  service: () => ({ service: 'therapy' }),
  format: ({ format, location: { jurisdiction, postal_code } }) => ({
    format: format === 'in_person' ? 'telehealth' : 'in_person',
    location: { jurisdiction, postal_code },
  }),
  distance: ({ location }) => ({ location: { ...location, max_distance_km: null } }),
  level_of_care: () => ({ level_of_care: 'outpatient' }),
  out_of_network: ({ payment }) => ({
    payment: payment && { ...payment, type: 'self_pay', payer_id: null, plan_id: null },
  }),
  over_budget: ({ payment }) => ({ payment: payment && { ...payment, max_amount: null } }),
  language: () => ({ languages: [] }),
  age_group: () => ({ age_group: null }),
  must_preference: () => ({ preferences: [] }),
  person_excluded: () => ({ exclude_practitioner_ids: [] }),
  no_slot: () => ({ start_by: new Date(as_of + 61 * 86_400_000).toISOString() }),
}

test('A relaxation counts what the search without that requirement lists, 400 times', async () => {
  const few = listings.slice(0, 120)
  const directory = indexed(few)
  const seen = new Set<string>()
  for (let turn = 0; turn < 400; turn++) {
    const start_by = new Date(as_of + (1 + draw.whole(14)) * 86_400_000).toISOString()
    const exclude_practitioner_ids = few.filter(() => draw.chance(0.3)).map(({ id }) => id)
    const request = drawAsked(draw, { start_by, exclude_practitioner_ids })
    const { shown, relaxations } = await search(directory, request, look)
    if (shown.length > 0) assert.deepEqual(relaxations, [])
    if (shown.length > 0) continue
    const promised = new Map<string, number>()
    for (const { code, additional_candidates } of relaxations) {
      promised.set(code, additional_candidates)
    }
    for (const [code, drop] of Object.entries(dropped)) {
      const criteria = { ...request.criteria, ...drop(request.criteria) }
      const found = await listed(directory, { ...request, criteria })
      assert.equal(promised.get(code) ?? 0, found.length, code)
      if (found.length > 0) seen.add(code)
    }
  }
  assert.deepEqual([...seen].sort(), Object.keys(dropped).sort())
})

test('A practitioner whose license or network ends before their first slot fails that', async () => {
  const today = dayAt(as_of)
  const until = (last: number): Span => [0, last + 1]
  const always = until(today + 999)
  const only = (spans: Authority['spans'], changes: Partial<Listing> = {}) => {
    const listing = retried(listings[0]!, {
      archived: false,
      accepting: true,
      published: true,
      places: null,
      authorities: [{ jurisdiction: 'US-NY', spans }],
      facets: ['format:telehealth', 'level_of_care:outpatient'],
      stays: [],
      offices: [],
      ...changes,
    })
    byId.set(listing.id, listing)
    return indexed([listing])
  }
  const request = drawAsked(draw, {
    location: { jurisdiction: 'US-NY', postal_code: null },
    format: 'telehealth',
    service: 'therapy',
    level_of_care: 'outpatient',
    payment: null,
    languages: [],
    age_group: null,
    preferences: [],
  })
  const on = (day: number) => lookIn(() => [as_of + day * 86_400_000])
  const whyNot = async (directory: Directory, day: number, changes: Partial<Criteria> = {}) => {
    const criteria = { ...request.criteria, ...changes }
    const { excluded, relaxations } = await search(directory, { ...request, criteria }, on(day))
    return [excluded, relaxations.map(({ code }) => code)]
  }
  const licensed = only([until(today + 3), null, null, null])
  assert.deepEqual(await whyNot(licensed, 3), [{}, []])
  assert.deepEqual(await whyNot(licensed, 4), [{ not_authorized: 1 }, []])
  assert.deepEqual(await whyNot(licensed, 20), [{ no_slot: 1 }, []])
  const prescribing = only([always, null, until(today + 3), null])
  const drugs = { service: 'prescribing' as const }
  assert.deepEqual(await whyNot(prescribing, 3, drugs), [{}, []])
  assert.deepEqual(await whyNot(prescribing, 4, drugs), [{ service: 1 }, ['service']])
  const stays = [{ facet: 'payer:p', span: until(today + 3) }]
  const insured = only([always, null, null, null], { stays })
  const payment = { type: 'insurance' as const, payer_id: 'p', max_amount: null }
  assert.deepEqual(await whyNot(insured, 3, { payment }), [{}, []])
  assert.deepEqual(await whyNot(insured, 4, { payment }), [
    { out_of_network: 1 },
    ['out_of_network'],
  ])
  assert.deepEqual(await whyNot(insured, 20), [{ no_slot: 1 }, ['no_slot']])
  byId.set(listings[0]!.id, listings[0]!)
})

test('The weights add up to one, and track records with little evidence are shrunk', () => {
  const sum = Object.values(defaultWeights).reduce((all, weight) => all + weight, 0)
  assert.ok(Math.abs(sum - 1) < 1e-9)
  assert.equal(score.recordOf(0, 0, 0, 0.3, 4), 0.5)
  const good = (n: number) => score.recordOf(n, n * 10, n * 12, 0.3, 4)
  assert.ok(good(1) < good(10) && good(10) < good(200))
  assert.equal(score.reliabilityOf(19), 0.5)
  const surplus = (10 - 0.3 * 12) / 4
  assert.ok(Math.abs(good(19) - Math.min(1, 0.5 + surplus / 4)) < 1e-9)
})

test('Equal practitioners get about equal exposure over time', async () => {
  const duplicates = Array.from({ length: 60 }, (_, at) =>
    retried(
      { ...listings[0]!, id: `prac_${String(at).padStart(22, '0')}` },
      {
        archived: false,
        accepting: true,
        published: true,
        places: null,
        authorities: [{ jurisdiction: 'US-NY', spans: [[0, 65_535], null, null, null] }],
        facets: ['format:telehealth', 'level_of_care:outpatient'],
        stays: [],
        offices: [],
      },
    ),
  )
  const directory = indexed(duplicates)
  const request = drawAsked(draw, {
    location: { jurisdiction: 'US-NY', postal_code: null },
    format: 'telehealth',
    service: 'therapy',
    level_of_care: 'outpatient',
    payment: null,
    languages: [],
    age_group: null,
    preferences: [],
    limit: 10,
  })
  const same = () => [as_of + 86_400_000]
  const shown = new Map<string, number>()
  for (let turn = 0; turn < 120; turn++) {
    const list = await listed(directory, { ...request, seed: turn }, same)
    list.forEach(({ id }, at) => {
      const row = directory.rowOf.get(id)!
      setExposure(directory, row, directory.columns.exposure[row]! + score.attentionOf(at + 1))
      shown.set(id, (shown.get(id) ?? 0) + 1)
    })
  }
  assert.equal(shown.size, duplicates.length, 'nobody is never shown')
  assert.ok(Math.max(...shown.values()) <= 2 * Math.min(...shown.values()))
})
