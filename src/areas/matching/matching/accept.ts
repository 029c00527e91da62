// Accepts a candidate. Rechecks them in the transaction that reserves the opening and books.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { findRow } from '#kernel/record.ts'
import { requireTreatable } from '#areas/persons/consent/treatment.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { requireEligible } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { serviceKind } from '#areas/sessions/service/lifecycle.ts'
import { sessionKind, sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { scheduleSession } from '#areas/sessions/session/session.ts'
import { confirmSession } from '#areas/sessions/session/steps.ts'
import { dayNumber } from '#areas/matching/ranking/authority.ts'
import { type Criteria, wayOf } from '#areas/matching/ranking/criteria.ts'
import { dateIn, zoneFor } from '#areas/matching/ranking/days.ts'
import { failedProfileGates } from '#areas/matching/ranking/gates.ts'
import { withFullAccess } from './indexes.ts'
import { followUpAt, matchingLifecycle } from './lifecycle.ts'
import { traitsOf } from '#areas/matching/ranking/listing.ts'
import { type Gate, gates, open_hours } from '#areas/matching/ranking/model.ts'
import { isAtAcuteRisk } from './matching.ts'
import { candidateIn, lockMatching } from './steps.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import type { MatchingRow } from './schema.ts'
import { blocksOf, placeWith } from './store.ts'

type Acceptance = { practitioner_id?: string; starts_at?: string }

// Rechecks everything against current data. With a start time, accepting and booking are atomic.
export async function acceptMatching(call: Call, id: string, request: Acceptance) {
  const matching = await lockMatching(call, id, 'accept', matchingLifecycle.steps.accept.from)
  const candidate = candidateIn(matching, request.practitioner_id)
  const { practitioner_id } = candidate
  const { person_id, criteria } = matching
  if (person_id) {
    await requireTreatable(call, person_id, practitioner_id, { books: true })
    await requireNoAcuteRisk(call, person_id)
  }
  const held = matching.session_id ? await findRow(call, sessionKind, matching.session_id) : null
  const [first] = candidate.earliest_slots
  const starts_at = request.starts_at ?? held?.starts_at ?? first!.starts_at
  await requireUnblocked(call, practitioner_id, person_id)
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
  const session = await bookFor(call, matching, held, practitioner_id, request.starts_at)
  const expires_at = call.now.add({ hours: open_hours })
  const accepted = await takeStep(call, matchingLifecycle, id, 'accept', {
    accepted_practitioner_id: practitioner_id,
    session_id: session?.id ?? null,
    offer_expires_at: null,
    expires_at: toTimestamp(expires_at),
  })
  followUpAt(call, id, session ? Temporal.Instant.from(session.ends_at) : expires_at)
  return accepted
}

// A risk that became acute since then: a new matching diverts the person to crisis resources. The
// error says nothing about it.
async function requireNoAcuteRisk(call: Call, person_id: string) {
  if (!(await isAtAcuteRisk(call, await findPerson(call, person_id)))) return
  throw new ApiError('candidate_unavailable', {}, { param: 'practitioner_id' })
}

// Returns the local date at the person's location.
async function requirePlace(
  call: Call,
  practitioner_id: string,
  person_id: string | null,
  criteria: Criteria,
  starts_at: string,
) {
  const place = await withFullAccess(call, () => placeWith(call, practitioner_id, person_id))
  if (place.archived || !place.accepts_new_persons) {
    throw new ApiError('candidate_unavailable', {}, { param: 'practitioner_id' })
  }
  if (place.capacity !== null && place.taken >= place.capacity) {
    throw new ApiError('caseload_full', {}, { param: 'practitioner_id' })
  }
  const zone = zoneFor(criteria.location.jurisdiction, place.time_zone)
  const day = dateIn(Date.parse(starts_at), zone)
  const failed = failedProfileGates(traitsOf(place), criteria, [dayNumber(day), dayNumber(day)])
  if (failed.length > 0) throw unavailableError(failed)
  return day
}

// A block from an earlier matching still applies.
export async function requireUnblocked(
  call: Call,
  practitioner_id: string,
  person_id: string | null,
) {
  const blocks = person_id ? await blocksOf(call, person_id) : []
  const own = blocks.filter(({ id }) => id === practitioner_id)
  if (own.length === 0) return
  throw unavailableError(
    own.map(({ blocked_by }) =>
      blocked_by === 'person' ? 'person_excluded' : 'practitioner_excluded',
    ),
  )
}

function unavailableError(failed: Gate[]) {
  const param = 'practitioner_id'
  const details = failed.map((code) => ({ param, code, message: gates[code] }))
  return new ApiError('candidate_unavailable', {}, { param, details })
}

// Books the requested time or confirms the held offer. Releases the hold if the times differ.
async function bookFor(
  call: Call,
  { person_id, criteria }: MatchingRow,
  held: SessionRow | null,
  practitioner_id: string,
  starts_at: string | undefined,
): Promise<SessionRow | null> {
  const isHeld = held && (!starts_at || Date.parse(starts_at) === Date.parse(held.starts_at))
  if (isHeld) return await confirmSession(call, held.id)
  if (!starts_at) return null
  if (held) await tryStep(call, sessionLifecycle, held.id, 'release')
  const { format, type, location, booked_service } = criteria
  if (booked_service && call.actor.kind === 'person') {
    await requireBookableByPerson(call, booked_service.id)
  }
  return await scheduleSession(call, {
    practitioner_id,
    starts_at,
    format,
    type,
    person_location: { jurisdiction: location.jurisdiction },
    ...(booked_service && { service_id: booked_service.id }),
    ...(person_id && { person_id }),
  })
}

// The account can match a person for a service that only it books.
async function requireBookableByPerson(call: Call, service_id: string) {
  const { bookable_by } = await findRow(call, serviceKind, service_id)
  if (bookable_by.includes('person')) return
  const needs =
    "A person can't book the service of this matching (`bookable_by`). Accept without " +
    '`starts_at`, and the practice books the session.'
  throw new ApiError('permission_denied', { needs }, { param: 'starts_at' })
}
