// Score components that don't depend on the calendar: summed for all members in fast passes, and
// itemized for listed candidates.
import { courses_width, per_record, recordsIn } from './columns.ts'
import { type RankingQuery, facetsOf, preferencesOf } from './criteria.ts'
import type { Directory } from './directory.ts'
import { bitsIn, preferredHours, words_per_week } from './hours.ts'
import { domains, type Weights } from './model.ts'
import { addByCount, addEach, addUsual, byPair, countIn, meanOf } from './passes.ts'
import * as score from './score.ts'
import { hasBit, type Shard } from './shard.ts'
import type { Sheet } from './workspace.ts'
import { settleRecords } from './track.ts'

type Sets = Uint32Array[]
type ZoneHours = { bits: Uint32Array; many: number }

export type Values = {
  clinical_fit: number
  track_record: number
  availability_overlap: number
  preferences: number
  modality: number
  early_alliance: number
}

const effective = (weights: Weights, severity: number | null): Weights => ({
  ...weights,
  track_record: weights.track_record * score.severityFactor(severity),
})

export function partsOf(directory: Directory, query: RankingQuery, shard: Shard) {
  const { criteria, as_of } = query
  const { columns, words } = directory
  const { courses, alliance, specialties, zone, week } = columns
  const weights = effective(query.weights, criteria.severity)
  const setsOf = (facets: string[]): Sets =>
    facets.map((facet) => shard.facets.get(facet)).filter((bits) => bits !== undefined)
  const concerns = setsOf(criteria.concerns.map((word) => `specialty:${word}`))
  const modalities = setsOf(criteria.modalities.map((word) => `modality:${word}`))
  const likings = preferencesOf(criteria).map((liking) => ({
    bits: setsOf(facetsOf(liking)),
    weight: liking.weight,
    avoid: liking.strength === 'avoid',
  }))
  const all_likings = likings.reduce((sum, { weight }) => sum + weight, 0)
  const now = Temporal.Instant.fromEpochMilliseconds(as_of)
  const hours_by_zone: ZoneHours[] = []
  const concerned = criteria.domains.map((domain) => domains.indexOf(domain))
  for (const domain of concerned) settleRecords(directory, domain)
  const records = criteria.domains.map((domain) => recordsIn(columns, domain))
  const record = (row: number) => (concerned.length === 0 ? score.middle : meanOf(records, row))

  function overlap(row: number) {
    if (criteria.windows.length === 0) return score.middle
    const { bits, many } = (hours_by_zone[zone[row]!] ??= hoursIn(words[zone[row]!]!))
    let open = 0
    for (let word = 0; word < words_per_week; word++) {
      open += bitsIn(bits[word]! & week[row * words_per_week + word]!)
    }
    return score.overlapOf(open, many)
  }

  function hoursIn(time_zone: string): ZoneHours {
    const bits = preferredHours(criteria.windows, time_zone, now)
    return { bits, many: bits.reduce((sum, word) => sum + bitsIn(word), 0) }
  }

  function liking(place: number) {
    if (likings.length === 0) return score.middle
    let [liked, disliked] = [0, 0]
    for (const { bits, weight, avoid } of likings) {
      if (!bits.some((set) => hasBit(set, place))) continue
      if (avoid) disliked += weight
      else liked += weight
    }
    return score.preferenceScore(liked, disliked, all_likings)
  }

  const fit = (matched: number, claimed: number) =>
    score.fitOf(matched, criteria.concerns.length, claimed)
  const modality = (matched: number) => score.modalityOf(matched, criteria.modalities.length)
  const early = (row: number) => alliance[row]! / score.million

  const values = (row: number, place: number): Values => ({
    clinical_fit: fit(matching(concerns, place), specialties[row]!),
    track_record: record(row),
    availability_overlap: overlap(row),
    preferences: liking(place),
    modality: modality(matching(modalities, place)),
    early_alliance: early(row),
  })

  // The same for everyone, as one sum each. Unused components are equal for all.
  function bases({ places, base, counts: count }: Sheet) {
    const { ranked, members } = shard
    base.fill(alike())
    if (criteria.modalities.length > 0) {
      addByCount(base, weights.modality, countIn(modalities, places, count), modality)
    }
    if (criteria.windows.length > 0) {
      addEach(base, weights.availability_overlap, (at) => overlap(members[places[at]!]!))
    }
    if (likings.length > 0) addEach(base, weights.preferences, (at) => liking(places[at]!))
    const records = criteria.domains.map((domain) => recordsIn(ranked, domain))
    if (records.length > 1) {
      addEach(base, weights.track_record, (at) => meanOf(records, places[at]!))
    }
    const { counts, most } = countIn(concerns, places, count)
    const fits = byPair(most, (matched, claimed) =>
      criteria.concerns.length > 0
        ? score.contribution(fit(matched, claimed), weights.clinical_fit)
        : 0,
    )
    const [only = ranked.alliance] = records
    const query = {
      counts,
      fits,
      records: only,
      by_record: records.length === 1 ? weights.track_record : 0,
      by_alliance: weights.early_alliance,
    }
    return addUsual(base, places, ranked, query)
  }

  function alike() {
    const unsolicited: [keyof Values, unknown[]][] = [
      ['clinical_fit', criteria.concerns],
      ['modality', criteria.modalities],
      ['track_record', concerned],
      ['availability_overlap', criteria.windows],
      ['preferences', likings],
    ]
    return unsolicited
      .filter(([, query]) => query.length === 0)
      .reduce((sum, [code]) => sum + score.contribution(score.middle, weights[code]), 0)
  }

  // Amount of evidence in the relevant domains.
  const counted = concerned.length > 0 ? concerned : domains.map((_, domain) => domain)
  const evidence = (row: number) =>
    counted.reduce((sum, domain) => sum + courses[row * courses_width + domain * per_record]!, 0)

  return { bases, values, evidence, counted, weights }
}

function matching(sets: Sets, place: number) {
  let many = 0
  for (const bits of sets) if (hasBit(bits, place)) many++
  return many
}
