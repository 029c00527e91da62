// What becomes of a matching: somebody is chosen, nobody is, it runs out, or the first session
// takes place.
import { createHmac } from 'node:crypto'
import { type Call, toTime } from '#call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { DueStep } from '#due.ts'
import { refusedStep, takeStep, tryStep } from '#lifecycle.ts'
import { changeRow, findRow, lockRow, requireVersion, type Row, tryLockRow } from '#record.ts'
import { requireInCare } from '#resources/consent/care.ts'
import { requireEligible } from '#resources/practitioner/eligible.ts'
import { blocking, sessionKind, sessionLifecycle } from '#resources/session/lifecycle.ts'
import { scheduleSession } from '#resources/session/session.ts'
import { confirmSession } from '#resources/session/steps.ts'
import { dayNumber } from './authority.ts'
import type { Candidate } from './candidates.ts'
import { type Criteria, wayOf } from './criteria.ts'
import { dateIn, zoneFor } from './days.ts'
import { lacking } from './gates.ts'
import { inFullSight } from './hold.ts'
import { followAt, following, matchingKind, matchingLifecycle } from './lifecycle.ts'
import { requireReading } from './matching.ts'
import { traitsOf } from './listing.ts'
import { gates, open_hours } from './model.ts'
import type { FeedbackCreate } from './schema.ts'
import { keepAlliance, placeWith, sessionsSince } from './store.ts'

async function holdMatching(call: Call, id: string, step: string, from: readonly string[]) {
  const matching = await lockRow(call, matchingKind, id)
  await requireReading(call, matching)
  requireVersion(call, matching)
  if (!from.includes(matching.status!)) {
    throw refusedStep(matchingLifecycle, matching.status!, step)
  }
  return matching
}

type Acceptance = { practitioner_id?: string; starts_at?: string }

// Everything is judged again, by what is stored now. With a time, both happen or neither does.
export async function acceptMatching(call: Call, id: string, asked: Acceptance) {
  const matching = await holdMatching(call, id, 'accept', ['completed'])
  const candidate = candidateIn(matching, asked.practitioner_id)
  const { practitioner_id } = candidate
  const person_id: string | null = matching.person_id
  const criteria: Criteria = matching.criteria
  if (person_id) await requireInCare(call, person_id, practitioner_id)
  const starts_at = asked.starts_at ?? candidate.earliest_slots[0]!.starts_at
  const on = await requirePlace(call, practitioner_id, person_id, criteria, starts_at)
  await requireEligible(
    call,
    practitioner_id,
    {
      jurisdiction: criteria.location.jurisdiction,
      on,
      format: wayOf(criteria),
      prescribing: criteria.service === 'prescribing',
    },
    'eligible',
  )
  call.made = id
  const session = await bookFor(call, matching, practitioner_id, asked.starts_at)
  const expires_at = call.now.add({ hours: open_hours })
  const accepted = await takeStep(call, matchingLifecycle, id, 'accept', {
    accepted_practitioner_id: practitioner_id,
    session_id: session?.id ?? null,
    offer_expires_at: null,
    expires_at: toTime(expires_at),
  })
  followAt(call, id, session ? Temporal.Instant.from(session.ends_at) : expires_at)
  return accepted
}

function candidateIn({ candidates }: Row, practitioner_id: string | undefined): Candidate {
  const found = (candidates as Candidate[]).find(
    (one) => practitioner_id === undefined || one.practitioner_id === practitioner_id,
  )
  if (found) return found
  throw new ApiError('candidate_not_in_matching', {}, { param: 'practitioner_id' })
}

// Answers the day, where the person is.
async function requirePlace(
  call: Call,
  practitioner_id: string,
  person_id: string | null,
  criteria: Criteria,
  starts_at: string,
) {
  const place = await inFullSight(call, () => placeWith(call, practitioner_id, person_id))
  if (place.archived || !place.accepts_new_persons) {
    throw new ApiError('candidate_no_longer_available', {}, { param: 'practitioner_id' })
  }
  if (place.capacity !== null && place.taken >= place.capacity) {
    throw new ApiError('practitioner_full', {}, { param: 'practitioner_id' })
  }
  const zone = zoneFor(criteria.location.jurisdiction, place.time_zone)
  const day = dateIn(Date.parse(starts_at), zone)
  const lacks = lacking(traitsOf(place), criteria, [dayNumber(day), dayNumber(day)])
  if (lacks.length === 0) return day
  const param = 'practitioner_id'
  const details = lacks.map((code) => ({ param, code, message: gates[code] }))
  throw new ApiError('candidate_no_longer_available', {}, { param, details })
}

// The time that was asked for, or what is held as an offer: for another time that is given back.
async function bookFor(
  call: Call,
  { person_id, criteria, session_id }: Row,
  practitioner_id: string,
  starts_at: string | undefined,
): Promise<Row | null> {
  const unversioned = { ...call, if_match: null }
  const held = session_id ? await findRow(call, sessionKind, session_id) : null
  const isHeld = held && (!starts_at || Date.parse(starts_at) === Date.parse(held.starts_at))
  if (isHeld) return await confirmSession(unversioned, held.id)
  if (!starts_at) return null
  if (held) await tryStep(unversioned, sessionLifecycle, held.id, 'release')
  const { format, type, location } = criteria as Criteria
  return await scheduleSession(call, {
    practitioner_id,
    starts_at,
    format,
    type: type as never,
    person_location: { jurisdiction: location.jurisdiction },
    ...(person_id && { person_id }),
  })
}

type Refusal = { reason: string; practitioner_id?: string; block?: boolean }

export async function declineMatching(call: Call, id: string, asked: Refusal) {
  const { steps } = matchingLifecycle
  const matching = await holdMatching(call, id, 'decline', steps.decline.from)
  const { practitioner_id } = asked
  if (practitioner_id) candidateIn(matching, practitioner_id)
  const whom = practitioner_id ?? matching.accepted_practitioner_id
  const blocks = whom && (asked.block || asked.reason === 'conflict_of_interest')
  const blocked_by = call.actor.kind === 'practitioner' ? 'practitioner' : 'person'
  return await takeStep(call, matchingLifecycle, id, 'decline', {
    reason: asked.reason,
    ...(blocks && { blocked_practitioner_id: whom, blocked_by }),
  })
}

const told_in = ['completed', 'accepted', 'fulfilled', 'declined', 'expired']

// How it went. For the practitioner it counts without saying whose it was.
export async function giveFeedback(call: Call, id: string, asked: FeedbackCreate) {
  const matching = await holdMatching(call, id, 'feedback', told_in)
  const { alliance = null, sessions_attended = null } = asked
  const { accepted_practitioner_id: whom } = matching
  if (whom && alliance !== null) {
    await keepAlliance(call, courseOf(call, id), whom, alliance)
  }
  const given = { alliance, sessions_attended, given_at: toTime(call.now) }
  const feedback = [...matching.feedback, given].slice(-50)
  return await changeRow(call, matchingKind, id, { feedback }, 'feedback_given', matching)
}

const courseOf = ({ secrets, account }: Call, id: string) =>
  createHmac('sha256', secrets.pepper).update(`alliance ${account} ${id}`).digest()

export const followStep: DueStep = {
  ...following,
  does: 'Note that the first session took place, or that nothing was booked in time.',
  async take(call, id) {
    const matching = await tryLockRow(call, matchingKind, id)
    if (matching?.status !== 'accepted') return
    const { expires_at, accepted_at, session_id } = matching
    const ends = Temporal.Instant.from(expires_at)
    const over = Temporal.Instant.compare(call.now, ends) >= 0
    const sessions = await sessionsSince(call, matching as never, session_id, accepted_at)
    if (sessions.some((session) => session.status === 'completed')) {
      return await tryStep(call, matchingLifecycle, id, 'fulfill')
    }
    const coming = sessions.find((session) => blocking.includes(session.status))
    if (coming) {
      const end = Temporal.Instant.from(coming.ends_at)
      const later = Temporal.Instant.compare(end, call.now) > 0 ? end : call.now
      return followAt(call, id, later.add({ minutes: 30 }))
    }
    if (over) return await tryStep(call, matchingLifecycle, id, 'lapse')
    followAt(call, id, ends)
  },
}
