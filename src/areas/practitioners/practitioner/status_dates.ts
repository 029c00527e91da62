// Since when a practitioner is barred, and until when they were verified: what counts is the status
// on the date of the care. Care given before a suspension can still be recorded, signed and billed.
import { zoneOf } from '#catalogue/us_states.ts'
import { isIn } from '#kernel/state_sets.ts'
import { dayAfter } from '#kernel/valid_dates.ts'
import { practitionerLifecycle } from './lifecycle.ts'
import type { PractitionerRow } from './schema.ts'

type Moments = Partial<
  Pick<
    PractitionerRow,
    | 'submitted_at'
    | 'reviewing_at'
    | 'information_requested_at'
    | 'verified_at'
    | 'reinstated_at'
    | 'lapsed_at'
    | 'suspended_at'
    | 'revoked_at'
    | 'rejected_at'
    | 'withdrawn_at'
  >
>
export type StatusFacts = Pick<PractitionerRow, 'status'> &
  Partial<Pick<PractitionerRow, 'time_zone'>> &
  Moments

const timesOf = (...moments: (string | null | undefined)[]) =>
  moments.flatMap((moment) => (moment ? Date.parse(moment) : []))
const latest = (times: number[]) => times.reduce((a, b) => Math.max(a, b), 0)
const earliest = (times: number[]) => (times.length > 0 ? Math.min(...times) : null)

// When the bar began: the first of the barred states since the practitioner was last in another
// one. A revocation counts from the suspension before it. Null if it isn't known.
function barredSince(facts: StatusFacts) {
  const free = latest(
    timesOf(
      facts.verified_at,
      facts.reinstated_at,
      facts.submitted_at,
      facts.reviewing_at,
      facts.information_requested_at,
      facts.withdrawn_at,
    ),
  )
  const { suspended_at, revoked_at, lapsed_at, rejected_at } = facts
  const barred = timesOf(suspended_at, revoked_at, lapsed_at, rejected_at)
  return earliest(barred.filter((at) => at >= free))
}

// When the verification ended. Null if the practitioner was never verified.
function verifiedUntil(facts: StatusFacts) {
  const { suspended_at, revoked_at, lapsed_at, rejected_at, withdrawn_at, submitted_at } = facts
  const verified = latest(timesOf(facts.verified_at, facts.reinstated_at))
  // Only a verified practitioner is suspended or lapses.
  if (verified === 0 && !suspended_at && !lapsed_at) return null
  const ended = timesOf(suspended_at, revoked_at, lapsed_at, rejected_at, withdrawn_at)
  const left = ended.filter((at) => at >= verified)
  return earliest([...left, ...timesOf(submitted_at).filter((at) => at > verified)])
}

export const isBarredStatus = ({ status }: StatusFacts) =>
  isIn(practitionerLifecycle, 'barred', status)
export const isVerifiedStatus = ({ status }: StatusFacts) =>
  isIn(practitionerLifecycle, 'verified', status)

// A bar counts on the whole day on which it began. One whose date isn't known always counts.
export function isBarredOn(facts: StatusFacts, on: string, jurisdiction: string | null) {
  if (!isBarredStatus(facts)) return false
  const since = barredSince(facts)
  return since === null || !isBefore(facts, on, since, jurisdiction)
}

export function wasVerifiedOn(facts: StatusFacts, on: string, jurisdiction: string | null) {
  if (isVerifiedStatus(facts)) return true
  const until = verifiedUntil(facts)
  return until !== null && isBefore(facts, on, until, jurisdiction)
}

// Whether a date is before the day of a moment, where the care takes place.
function isBefore({ time_zone }: StatusFacts, on: string, at: number, jurisdiction: string | null) {
  const day = utcDate(at)
  if (on > dayAfter(day)) return false
  const zone = (jurisdiction && zoneOf(jurisdiction)) ?? time_zone ?? 'UTC'
  const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  return on < there.toPlainDate().toString()
}

const utcDate = (at: number) => new Date(at).toISOString().slice(0, 10)

// The dates on which a past change of the status can count, in any time zone.
export function statusDates(facts: StatusFacts) {
  if (isVerifiedStatus(facts)) return []
  const moments = [barredSince(facts), verifiedUntil(facts)].filter((at) => at !== null)
  return moments.flatMap((at) => [-1, 0, 1].map((days) => dayAfter(utcDate(at), days)))
}
