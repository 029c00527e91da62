// Archives a practitioner, and cancels or reassigns their upcoming sessions in one transaction.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { takeStep } from '#kernel/take_step.ts'
import { requireScope } from '#kernel/required_scopes.ts'
import { updatePractitioner } from '#areas/practitioners/practitioner/practitioner.ts'
import { readDiary } from '#areas/sessions/availability/diary.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { lockComingSessions, reassignment } from '#areas/sessions/session/reassign.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { cancellationColumns } from '#areas/sessions/session/steps.ts'
import { msOf, spanOf } from '#areas/sessions/session/times.ts'
import { reassignSeries } from '#areas/sessions/session_series/change_series.ts'
import type { ArchivePractitioner } from './schema.ts'

const most_sessions = 500
const day_minutes = 1_440

type Outcome = {
  canceled: string[]
  reassigned: string[]
  remaining: { session_id: string; code: string }[]
}

export async function archivePractitioner(call: Call, id: string, request: ArchivePractitioner) {
  const { sessions: choice = 'keep', reassign_to_id } = request
  if (choice === 'reassign' && !reassign_to_id) {
    throw invalid('reassign_to_id', '`reassign_to_id` is required to reassign sessions.')
  }
  if (choice !== 'reassign' && reassign_to_id) {
    throw invalid('reassign_to_id', '`reassign_to_id` requires `sessions: reassign`.')
  }
  if (reassign_to_id === id) {
    throw invalid('reassign_to_id', '`reassign_to_id` must be another practitioner.')
  }
  if (choice !== 'keep') requireScope(call, 'sessions:write', 'sessions')
  await updatePractitioner(call, id, { archived: true })
  return await settle(call, id, (sessions) => {
    if (choice === 'cancel') return cancelAll(call, sessions, request)
    return reassign_to_id ? reassignAll(call, sessions, id, reassign_to_id) : leaveAll(sessions)
  })
}

// The sessions that are still with the practitioner.
export const findRemaining = (call: Call, id: string) => settle(call, id, leaveAll)

async function settle(
  call: Call,
  practitioner_id: string,
  decide: (sessions: SessionRow[]) => Outcome | Promise<Outcome>,
) {
  const upcoming = await lockComingSessions(call, practitioner_id, most_sessions + 1)
  const outcome = await decide(upcoming.slice(0, most_sessions))
  const has_more = upcoming.length > most_sessions
  return { object: 'practitioner_archival', practitioner_id, ...outcome, has_more }
}

const leaveAll = (sessions: SessionRow[]): Outcome => ({
  canceled: [],
  reassigned: [],
  remaining: sessions.map((session) => ({ session_id: session.id, code: 'practitioner_archived' })),
})

// The practitioner leaves: nobody owes a fee.
async function cancelAll(
  call: Call,
  sessions: SessionRow[],
  { reason }: ArchivePractitioner,
): Promise<Outcome> {
  for (const session of sessions) {
    const cancel = { canceled_by: 'practitioner' as const, ...(reason && { reason }) }
    const columns = cancellationColumns(call, session, cancel)
    await takeStep(call, sessionLifecycle, session.id, 'cancel', columns, session)
  }
  return { canceled: sessions.map(({ id }) => id), reassigned: [], remaining: [] }
}

// The calendar of the other practitioner is locked and read once.
async function reassignAll(
  call: Call,
  sessions: SessionRow[],
  from: string,
  to: string,
): Promise<Outcome> {
  const starts = sessions.map(({ starts_at }) => msOf(starts_at))
  const now = call.now.epochMilliseconds
  const last = spanOf(Math.max(now, ...starts), day_minutes)
  const span = { from: Math.min(last.from, ...starts), until: last.until }
  const diary = await readDiary(call, to, span, { hold: true, param: 'reassign_to_id' })
  if (diary.archived) throw new ApiError('practitioner_archived', {}, { param: 'reassign_to_id' })
  const reassign = await reassignment(call, diary, sessions)
  const outcome: Outcome = { canceled: [], reassigned: [], remaining: [] }
  for (const session of sessions) {
    const code = await reassign(session)
    if (code) outcome.remaining.push({ session_id: session.id, code })
    else outcome.reassigned.push(session.id)
  }
  await reassignSeries(call, sessions, from, to)
  return outcome
}
