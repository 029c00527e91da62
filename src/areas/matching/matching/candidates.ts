// Builds candidates: score components, reasons, cautions, authorization and slots.
import { eligibilityOf } from '#areas/practitioners/practitioner/eligibility.ts'
import type { Question } from '#areas/practitioners/practitioner/eligibility_rules.ts'
import { dayNumber, dayStart, no_end } from '#areas/matching/ranking/authority.ts'
import {
  type RankingQuery,
  facetsOf,
  preferencesOf,
  wayOf,
} from '#areas/matching/ranking/criteria.ts'
import { cachedDateIn, zoneFor } from '#areas/matching/ranking/days.ts'
import { detailOf } from './details.ts'
import { languageOf, priceOf } from '#areas/matching/ranking/listing.ts'
import { type Component, componentCodes } from '#areas/matching/ranking/model.ts'
import { nearestOf } from '#areas/matching/ranking/nearby.ts'
import { networkOn } from '#areas/matching/ranking/network.ts'
import { balanceAt, hoursUntil } from '#areas/matching/ranking/rank.ts'
import {
  contribution,
  million,
  reliabilityOf,
  rounded,
  waitOf,
} from '#areas/matching/ranking/score.ts'
import type { SearchResult, ListedMember } from '#areas/matching/ranking/search.ts'
import { memoize, type Workspace } from '#areas/matching/ranking/workspace.ts'
import { type Card, minutesOf } from './slots.ts'

// Slots repeat the same few thousand start times, so formatted timestamps are cached.
const max_timestamps = 20_000
const timeOf = ({ timestamps }: Workspace, ms: number) =>
  memoize(timestamps, max_timestamps, ms, () => new Date(ms).toISOString())

const max_answers = 100
const soon_days = 90 // Expirations within this period are mentioned.
const dateAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)

export function candidateOf(
  workspace: Workspace,
  query: RankingQuery,
  result: SearchResult,
  shown: ListedMember,
  card: Card,
  rank: number,
) {
  const { criteria } = query
  const zone = zoneFor(criteria.location.jurisdiction, card.stored.time_zone)
  // Local date of the first slot at the person's location.
  const day = cachedDateIn(workspace, shown.slots[0]!, zone)
  const parts = result.ranking.parts!
  const hours = hoursUntil(shown.slots[0]!, query)
  const values: Record<Component, number> = {
    ...parts.values(shown.row, result.ranking.places[shown.at]!),
    time_to_first_slot: waitOf(hours),
    exposure_balance: balanceAt(result.ranking, shown.at, query.seed),
  }
  const n = parts.evidence(shown.row)
  const context = { query, stored: card.stored, values, hours, courses: n }
  const components = componentCodes.map((code) => ({
    code,
    value: rounded(values[code]),
    weight: rounded(parts.weights[code]),
    contribution: contribution(values[code], parts.weights[code]) / million,
    ...detailOf(code, context),
  }))
  const length_ms = minutesOf(card, criteria.booked_service) * 60_000
  const price = priceOf(card.stored, criteria.service)
  return {
    rank,
    practitioner_id: shown.id,
    score: shown.score / million,
    components,
    reasons: reasonsOf(query, values, card, shown.slots[0]!, n),
    cautions: cautionsOf(query, card, shown, day, n),
    authorization: authorizationOf(query, card, shown, day),
    network: networkOn(card.stored, criteria.payment, dayNumber(day)),
    practice_location:
      wayOf(criteria) === 'in_person'
        ? nearestOf(card.stored.practice_locations, criteria.location)
        : null,
    estimated_cost:
      price && criteria.payment?.type !== 'insurance'
        ? { amount: price, basis: 'published_rate' as const, as_of: timeOf(workspace, query.as_of) }
        : null,
    earliest_slots: shown.slots.map((at) => ({
      starts_at: timeOf(workspace, at),
      ends_at: timeOf(workspace, at + length_ms),
    })),
    evidence: { courses: n, reliability: rounded(reliabilityOf(n)) },
    exploration: shown.explores,
    propensity: shown.propensity,
  }
}

export type Candidate = ReturnType<typeof candidateOf>

function authorizationOf(
  { criteria }: RankingQuery,
  card: Card,
  { span }: ListedMember,
  on: string,
) {
  const { jurisdiction } = criteria.location
  const prescribing = criteria.service === 'prescribing'
  const question = { jurisdiction, on, format: wayOf(criteria), prescribing }
  const { credential } = eligibility(card, Object.values(question).join(' '), question)
  const valid_until = span[1] === no_end ? null : dateAt(dayStart(span[1] - 1))
  return { id: credential?.id ?? null, kind: credential?.kind ?? null, jurisdiction, valid_until }
}

// Cached on the card, which is dropped when the practitioner changes.
const eligibility = ({ stored, answers }: Card, name: string, question: Question) =>
  memoize(answers, max_answers, name, () => eligibilityOf(stored, question))

type Sentence = { code: string; text: string }

function reasonsOf(
  query: RankingQuery,
  values: Record<Component, number>,
  { stored }: Card,
  first: number,
  n: number,
): Sentence[] {
  const { criteria } = query
  const works = criteria.concerns.filter((word) => stored.specialties.includes(word))
  const ways = criteria.modalities.filter((word) => stored.modalities.includes(word))
  const hours = hoursUntil(first, query)
  const reasons: (Sentence | false)[] = [
    works.length > 0 && {
      code: 'works_with_concerns',
      text: `Treats ${works.length} of ${criteria.concerns.length} of the concerns.`,
    },
    values.track_record > 0.55 && {
      code: 'good_track_record',
      text: `Better than expected outcomes for these concerns (${n} courses of care).`,
    },
    hours <= 7 * 24 && {
      code: 'soon',
      text: hours < 48 ? 'Available within two days.' : 'Available within a week.',
    },
    criteria.windows.length > 0 &&
      values.availability_overlap >= 0.5 && {
        code: 'hours_suit',
        text: 'Works during most of the preferred hours.',
      },
    preferencesOf(criteria).length > 0 &&
      values.preferences > 0.5 && {
        code: 'preferred',
        text: "Matches the person's preferences.",
      },
    ways.length > 0 && {
      code: 'modality',
      text: `Offers ${ways.length} of ${criteria.modalities.length} of the requested modalities.`,
    },
  ]
  return reasons.filter((sentence): sentence is Sentence => sentence !== false)
}

function cautionsOf(
  query: RankingQuery,
  { stored, diary }: Card,
  shown: ListedMember,
  day: string,
  n: number,
) {
  const { criteria } = query
  const first = dayNumber(day)
  const ends_on = networkOn(stored, criteria.payment, first)?.ends_on
  const leaves = Boolean(ends_on) && dayNumber(ends_on!) - first < soon_days
  const languages = stored.languages.map((tag) => `language:${languageOf(tag)}`)
  const preferred = preferencesOf(criteria)
    .filter(({ attribute }) => attribute === 'language')
    .filter(({ strength }) => strength !== 'avoid')
  const speaks = preferred.every((liking) =>
    facetsOf(liking).some((one) => languages.includes(one)),
  )
  const cautions: (Sentence | false)[] = [
    shown.explores && {
      code: 'little_known',
      text: 'Listed in a position reserved for practitioners with little track record.',
    },
    n === 0 && { code: 'no_track_record', text: 'No track record for these concerns yet.' },
    diary.availability?.requires_approval === true && {
      code: 'requires_approval',
      text: 'Must approve each booking.',
    },
    shown.span[1] - first < soon_days && {
      code: 'authorization_ends',
      text: 'The license or privilege ends on `authorization.valid_until`.',
    },
    leaves && {
      code: 'network_ends',
      text: 'Leaves the payer network after `network.ends_on`.',
    },
    !speaks && { code: 'language', text: "Doesn't speak a preferred language." },
  ]
  return cautions.filter((sentence): sentence is Sentence => sentence !== false)
}
