// The parts of a score that do not depend on the calendar: for all in one quick pass as a sum, and
// one by one for those who are shown.
import { courses_width, per_record } from './columns.ts'
import { type Asked, facetsOf, likingsOf } from './criteria.ts'
import type { Directory } from './directory.ts'
import { bitsIn, wantedIn, words_per_week } from './hours.ts'
import { domains, type Weights } from './model.ts'
import { reliableChange } from './records.ts'
import * as score from './score.ts'
import { hasBit, type Shard } from './shard.ts'

type Sets = (Uint32Array | undefined)[]
type Wanted = { bits: Uint32Array; many: number }

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

export function partsOf(directory: Directory, asked: Asked, shard: Shard) {
  const { criteria, as_of } = asked
  const { columns, words, totals } = directory
  const { courses, alliance, specialties, zone, week } = columns
  const weights = effective(asked.weights, criteria.severity)
  const bitsOf = (facet: string) => shard.facets.get(facet)
  const concerns: Sets = criteria.concerns.map((word) => bitsOf(`specialty:${word}`))
  const modalities: Sets = criteria.modalities.map((word) => bitsOf(`modality:${word}`))
  const likings = likingsOf(criteria).map((liking) => ({
    bits: facetsOf(liking).map(bitsOf),
    weight: liking.weight,
    avoid: liking.strength === 'avoid',
  }))
  const all_likings = likings.reduce((sum, { weight }) => sum + weight, 0)
  const now = Temporal.Instant.fromEpochMilliseconds(as_of)
  const wanted: Wanted[] = []
  const concerned = criteria.domains.map((domain) => {
    const at = domains.indexOf(domain) * per_record
    const ratio = score.expectedRatio(totals[at + 1]!, totals[at + 2]!)
    return { at, ratio, reliable: reliableChange[domain] }
  })

  function record(row: number) {
    if (concerned.length === 0) return 0.5
    let sum = 0
    for (const { at, ratio, reliable } of concerned) {
      const place = row * courses_width + at
      const n = courses[place]!
      sum += score.recordOf(n, courses[place + 1]!, courses[place + 2]!, ratio, reliable)
    }
    return sum / concerned.length
  }

  function overlap(row: number) {
    if (criteria.windows.length === 0) return 0.5
    const { bits, many } = (wanted[zone[row]!] ??= wantedBy(words[zone[row]!]!))
    let open = 0
    for (let word = 0; word < words_per_week; word++) {
      open += bitsIn(bits[word]! & week[row * words_per_week + word]!)
    }
    return score.overlapOf(open, many)
  }

  function wantedBy(time_zone: string): Wanted {
    const bits = wantedIn(criteria.windows, time_zone, now)
    return { bits, many: bits.reduce((sum, word) => sum + bitsIn(word), 0) }
  }

  function liking(place: number) {
    if (likings.length === 0) return 0.5
    let [liked, disliked] = [0, 0]
    for (const { bits, weight, avoid } of likings) {
      if (!bits.some((set) => hasBit(set, place))) continue
      if (avoid) disliked += weight
      else liked += weight
    }
    return score.likingOf(liked, disliked, all_likings)
  }

  const values = (row: number, place: number): Values => ({
    clinical_fit: score.fitOf(matching(concerns, place), concerns.length, specialties[row]!),
    track_record: record(row),
    availability_overlap: overlap(row),
    preferences: liking(place),
    modality: score.modalityOf(matching(modalities, place), modalities.length),
    early_alliance: score.allianceOf(alliance[row * 2]!, alliance[row * 2 + 1]!),
  })

  // The same as one number: this is what runs for everybody.
  const base = (row: number, place: number) =>
    score.contribution(
      score.fitOf(matching(concerns, place), concerns.length, specialties[row]!),
      weights.clinical_fit,
    ) +
    score.contribution(record(row), weights.track_record) +
    score.contribution(overlap(row), weights.availability_overlap) +
    score.contribution(liking(place), weights.preferences) +
    score.contribution(
      score.modalityOf(matching(modalities, place), modalities.length),
      weights.modality,
    ) +
    score.contribution(
      score.allianceOf(alliance[row * 2]!, alliance[row * 2 + 1]!),
      weights.early_alliance,
    )

  // How much is known of them in what they are sought for.
  const evidence = (row: number) =>
    domains.reduce((sum, domain, at) => {
      const counts = criteria.domains.length === 0 || criteria.domains.includes(domain)
      return sum + (counts ? courses[row * courses_width + at * per_record]! : 0)
    }, 0)

  return { base, values, evidence, weights }
}

function matching(sets: Sets, place: number) {
  let many = 0
  for (const bits of sets) if (hasBit(bits, place)) many++
  return many
}
