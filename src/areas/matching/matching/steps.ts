// Steps of a matching after its results: decline, feedback and follow-up on the first session.
import { createHmac } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { Job } from '#kernel/jobs.ts'
import { isIn, takeStep, transitionError, tryStep } from '#kernel/lifecycle.ts'
import { updateRow, lockRow, type Row, tryLockRow } from '#kernel/record.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import type { Candidate } from './candidates.ts'
import { followAt, following, matchingKind, matchingLifecycle } from './lifecycle.ts'
import { requireReading } from './matching.ts'
import type { FeedbackCreate } from './schema.ts'
import { keepAlliance, sessionsSince } from './store.ts'

export async function holdMatching(call: Call, id: string, step: string, from: readonly string[]) {
  const matching = await lockRow(call, matchingKind, id)
  await requireReading(call, matching)
  if (!from.includes(matching.status!)) {
    throw transitionError(matchingLifecycle, matching.status!, step)
  }
  return matching
}

export function candidateIn({ candidates }: Row, practitioner_id: string | undefined): Candidate {
  const found = (candidates as Candidate[]).find(
    (one) => practitioner_id === undefined || one.practitioner_id === practitioner_id,
  )
  if (found) return found
  throw new ApiError('not_a_candidate', {}, { param: 'practitioner_id' })
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

// Saves feedback. It counts anonymously for the practitioner.
export async function giveFeedback(call: Call, id: string, asked: FeedbackCreate) {
  const matching = await holdMatching(call, id, 'feedback', told_in)
  const { alliance = null, sessions_attended = null } = asked
  const { accepted_practitioner_id: whom } = matching
  if (whom && alliance !== null) {
    await keepAlliance(call, courseOf(call, id), whom, alliance)
  }
  const given = { alliance, sessions_attended, given_at: toTimestamp(call.now) }
  const feedback = [...matching.feedback, given].slice(-50)
  return await updateRow(call, matchingKind, id, { feedback }, 'feedback_given', matching)
}

const courseOf = ({ secrets, account }: Call, id: string) =>
  createHmac('sha256', secrets.pepper).update(`alliance ${account} ${id}`).digest()

export const followStep: Job = {
  ...following,
  summary: 'Fulfill an accepted matching after its first session, or release the opening.',
  async run(call, id) {
    const matching = await tryLockRow(call, matchingKind, id)
    if (matching?.status !== 'accepted') return
    const { expires_at, accepted_at, session_id } = matching
    const ends = Temporal.Instant.from(expires_at)
    const over = Temporal.Instant.compare(call.now, ends) >= 0
    const sessions = await sessionsSince(call, matching as never, session_id, accepted_at)
    if (sessions.some((session) => session.status === 'completed')) {
      return await tryStep(call, matchingLifecycle, id, 'fulfill')
    }
    const coming = sessions.find((session) => isIn(sessionLifecycle, 'occupying', session.status))
    if (coming) {
      const end = Temporal.Instant.from(coming.ends_at)
      const later = Temporal.Instant.compare(end, call.now) > 0 ? end : call.now
      return followAt(call, id, later.add({ minutes: 30 }))
    }
    if (over) return await tryStep(call, matchingLifecycle, id, 'lapse')
    followAt(call, id, ends)
  },
}
