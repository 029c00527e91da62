// Who can join a session by video, and when: a participant or the practitioner, in the session's
// window, after consent to telehealth and, of a person, with a known location.
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { type Actor, type Call, toTimestamp } from '#kernel/call.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { requireEligibleFor } from '#areas/sessions/session/licensure.ts'
import { confirmedLocation } from '#areas/sessions/session/locations.ts'
import { participantIds } from '#areas/sessions/session/participants.ts'
import { requireConsentsAtStart } from '#areas/sessions/session/persons.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import type { Settings } from '#areas/sessions/telehealth_settings/schema.ts'
import type { JoinRequest } from './schema.ts'
import { isBefore, windowOf } from './window.ts'

export type Guest =
  | { person_id: string; practitioner_id: null }
  | { person_id: null; practitioner_id: string }

// As whom a request joins: a token for its subject, the account for a participant it names.
export async function guestOf(
  call: Call,
  actor: Actor,
  session: SessionRow,
  { person_id }: JoinRequest,
): Promise<Guest> {
  if (actor.kind === 'practitioner') {
    if (person_id) {
      throw invalid('person_id', "can't be set by the practitioner, who joins as themselves.")
    }
    if (session.practitioner_id !== actor.id) throw notFound('session')
    return { person_id: null, practitioner_id: actor.id }
  }
  const own = actor.kind === 'person' ? actor.id : undefined
  const named = person_id ?? own ?? session.person_id
  if (!named) {
    const how = "To join as the practitioner, send `On-Behalf-Of` with the practitioner's ID."
    throw invalid('person_id', `is required: the session has no primary participant. ${how}`)
  }
  if (own && named !== own) {
    const needs = 'A person can join only as themselves.'
    throw new ApiError('permission_denied', { needs }, { param: 'person_id' })
  }
  const { id } = await findPerson(call, named, 'person_id')
  if (!participantIds(session).includes(id)) throw notFound('person', 'person_id')
  return { person_id: id, practitioner_id: null }
}

export async function requireMayJoin(
  call: Call,
  session: SessionRow,
  guest: Guest,
  { person_location }: JoinRequest,
  settings: Settings,
) {
  if (session.format !== 'telehealth') throw new ApiError('not_telehealth', {}, { param: 'id' })
  const { practitioner_id } = session
  if (guest.person_id) await requireConsentsAtStart(call, [guest.person_id], session)
  else await requireAnyConsent(call, session)
  requireOpen(call, session, settings)
  const located = guest.person_id !== null
  const given = guest.person_id && person_location
  const meeting = {
    ...session,
    person_location: given || (await confirmedLocation(call, session)),
    starts_at: toTimestamp(later(call.now, Temporal.Instant.from(session.starts_at))),
  }
  await requireEligibleFor(call, practitioner_id, meeting, { located })
}

const later = (one: Temporal.Instant, other: Temporal.Instant) =>
  isBefore(one, other) ? other : one

// The practitioner joins if at least one participant can: without any, there is nobody to meet.
async function requireAnyConsent(call: Call, session: SessionRow) {
  let denied: unknown
  for (const person_id of participantIds(session)) {
    try {
      return await requireConsentsAtStart(call, [person_id], session)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      denied ??= error
    }
  }
  if (denied) throw denied
}

function requireOpen(call: Call, session: SessionRow, settings: Settings) {
  const { status } = session
  if (!isIn(sessionLifecycle, 'joinable', status)) {
    throw transitionError(sessionLifecycle, status, 'join', statesIn(sessionLifecycle, 'joinable'))
  }
  const { opens_at, expires_at } = windowOf(call, session, settings)
  if (isBefore(call.now, opens_at)) {
    throw new ApiError('too_early', { step: 'join' }, { available_at: toTimestamp(opens_at) })
  }
  if (!isBefore(call.now, expires_at)) throw new ApiError('too_late', { step: 'join' })
}
