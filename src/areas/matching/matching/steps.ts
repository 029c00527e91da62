// Steps of a matching after its results: decline, feedback and follow-up on the first session.
import { createHmac } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { Job } from '#kernel/jobs.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { updateRow, lockRow, tryLockRow } from '#kernel/record.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import type { Candidate } from './candidates.ts'
import { follow_up, followUpAt, matchingKind, matchingLifecycle } from './lifecycle.ts'
import { requireReading } from './matching.ts'
import type { FeedbackCreate } from './feedback_schema.ts'
import type { MatchingRow } from './schema.ts'
import { saveAlliance, sessionsSince } from './store.ts'

export async function lockMatching(call: Call, id: string, step: string, from: readonly string[]) {
  const matching = await lockRow(call, matchingKind, id)
  await requireReading(call, matching)
  if (!from.includes(matching.status)) {
    throw transitionError(matchingLifecycle, matching.status, step)
  }
  return matching
}

export function candidateIn(
  { candidates }: MatchingRow,
  practitioner_id: string | undefined,
): Candidate {
  const candidate = candidates.find(
    (one) => practitioner_id === undefined || one.practitioner_id === practitioner_id,
  )
  if (candidate) return candidate
  throw new ApiError('not_a_candidate', {}, { param: 'practitioner_id' })
}

type Decline = { reason: string; practitioner_id?: string; block?: boolean }

export async function declineMatching(call: Call, id: string, request: Decline) {
  const { steps } = matchingLifecycle
  const matching = await lockMatching(call, id, 'decline', steps.decline.from)
  const { practitioner_id } = request
  if (practitioner_id) candidateIn(matching, practitioner_id)
  const concerned = practitioner_id ?? matching.accepted_practitioner_id
  const blocks = concerned && (request.block || request.reason === 'conflict_of_interest')
  const blocked_by = call.actor.kind === 'practitioner' ? 'practitioner' : 'person'
  return await takeStep(call, matchingLifecycle, id, 'decline', {
    reason: request.reason,
    ...(blocks && { blocked_practitioner_id: concerned, blocked_by }),
  })
}

// Saves feedback. It counts anonymously for the practitioner.
export async function giveFeedback(call: Call, id: string, request: FeedbackCreate) {
  const matching = await lockMatching(call, id, 'feedback', statesIn(matchingLifecycle, 'listed'))
  const { alliance = null, sessions_attended = null, ...others } = request
  const { accepted_practitioner_id } = matching
  if (accepted_practitioner_id && alliance !== null) {
    await saveAlliance(call, courseOf(call, id), accepted_practitioner_id, alliance)
  }
  const entry = { ...others, alliance, sessions_attended, given_at: toTimestamp(call.now) }
  const feedback = [...matching.feedback, entry].slice(-50)
  return await updateRow(call, matchingKind, id, { feedback }, 'feedback_given', matching)
}

const courseOf = ({ secrets, account }: Call, id: string) =>
  createHmac('sha256', secrets.pepper).update(`alliance ${account} ${id}`).digest()

export const followUpJob: Job = {
  ...follow_up,
  summary: 'Fulfill an accepted matching after its first session, or release the opening.',
  async run(call, id) {
    const matching = await tryLockRow(call, matchingKind, id)
    if (!matching || !isIn(matchingLifecycle, 'reserving', matching.status)) return
    const { expires_at, accepted_at, session_id } = matching
    const ends = Temporal.Instant.from(expires_at!)
    const over = Temporal.Instant.compare(call.now, ends) >= 0
    const sessions = await sessionsSince(call, matching, session_id, accepted_at!)
    if (sessions.some((session) => isIn(sessionLifecycle, 'completed', session.status))) {
      return await tryStep(call, matchingLifecycle, id, 'fulfill')
    }
    const coming = sessions.find((session) => isIn(sessionLifecycle, 'occupying', session.status))
    if (coming) {
      const end = Temporal.Instant.from(coming.ends_at)
      const later = Temporal.Instant.compare(end, call.now) > 0 ? end : call.now
      return followUpAt(call, id, later.add({ minutes: 30 }))
    }
    if (over) return await tryStep(call, matchingLifecycle, id, 'lapse')
    followUpAt(call, id, ends)
  },
}
