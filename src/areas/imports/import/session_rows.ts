// Rows of sessions: past ones with their outcome, and future ones.
import Type, { type Static } from 'typebox'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { assignments, sql } from '#db/sql.ts'
import { cancelJob } from '#kernel/jobs.ts'
import { Choice } from '#kernel/fields.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { newId } from '#kernel/ids.ts'
import { lockRow } from '#kernel/record.ts'
import { settlement } from '#areas/sessions/session/jobs.ts'
import { completeRequest } from '#areas/sessions/session/booked_terms.ts'
import { sessionKind, sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { type RecordingDraft, recordSessions } from '#areas/sessions/session/many_recordings.ts'
import { recordSession } from '#areas/sessions/session/recording.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { SessionCreate } from '#areas/sessions/session/booking_schema.ts'
import { scheduleSession, updateSession } from '#areas/sessions/session/session.ts'

const outcomes = {
  completed: { step: 'complete', columns: {} },
  canceled: { step: 'cancel', columns: { canceled_by: 'account' } },
  no_show: { step: 'no_show', columns: { no_show_by: 'person' } },
} as const

const {
  recorded: _recorded,
  hold: _hold,
  hold_minutes: _hold_minutes,
  ...fields
} = SessionCreate.properties

export const SessionRowFields = Type.Object({
  ...fields,
  status: Type.Optional(
    Choice(['scheduled', 'completed', 'canceled', 'no_show'], 'What became of the session.', {
      examples: ['completed'],
    }),
  ),
})
type SessionRowFields = Static<typeof SessionRowFields>

// A session of the past is recorded. The calendar of the former system holds, even where it differs
// from what is published or the practitioner approves bookings.
export async function writeSession(call: Call, { status, ...request }: SessionRowFields) {
  if (isPast(call, request)) {
    const { request: completed, ...terms } = await completeRequest(call, asRecorded(request))
    return await recordSession(call, completed, terms, outcomeOf(status))
  }
  const { id } = await scheduleSession(call, { ...request, override_availability: true })
  await tryStep(call, sessionLifecycle, id, 'approve')
  await writeColumns(call, id, ['imported_at'])
  return await takeOutcome(call, await lockRow(call, sessionKind, id), status)
}

const isPast = (call: Call, { starts_at }: Pick<SessionRowFields, 'starts_at'>) =>
  Temporal.Instant.compare(starts_at, call.now) <= 0

function asRecorded(request: Omit<SessionRowFields, 'status'>): SessionCreate {
  const { override_availability: _override, ...recorded } = request
  return { ...recorded, recorded: true }
}

// No messages are sent about what happened elsewhere (imported_at), and it was charged there
// (settled_at): opening balances carry what is still owed.
const writeColumns = (call: Call, id: string, columns: ('imported_at' | 'settled_at')[]) =>
  call.query(sql`
    update sessions
    set ${assignments(Object.fromEntries(columns.map((name) => [name, toTimestamp(call.now)])))}
    where account = ${call.account} and id = ${id}`)

// Past sessions are written together. A future one blocks time, so each is checked alone.
export const manySessions = {
  takes: isPast,
  draft: (_call: Call, { status, ...request }: SessionRowFields): RecordingDraft => ({
    id: newId(sessionKind.prefix),
    request: asRecorded(request),
    outcome: outcomeOf(status),
  }),
  create: recordSessions,
}

const outcomeOf = (status: SessionRowFields['status']) =>
  status && status in outcomes ? outcomes[status as keyof typeof outcomes] : null

export async function updateImportedSession(
  call: Call,
  id: string,
  { status, place, procedure_code, payer_type, metadata }: SessionRowFields,
) {
  const before = await lockRow(call, sessionKind, id)
  // The address of a location isn't a change of place.
  const moved = canonical(place) === canonical(before.place) ? undefined : place
  const sent = { place: moved, procedure_code, payer_type, metadata }
  const changes = Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== undefined && value !== null),
  )
  await updateSession(call, id, changes)
  const session = await lockRow(call, sessionKind, id)
  return await takeOutcome(call, session, status)
}

async function takeOutcome(
  call: Call,
  session: SessionRow,
  status: SessionRowFields['status'],
): Promise<SessionRow> {
  const outcome = outcomeOf(status)
  if (!outcome || !isIn(sessionLifecycle, 'upcoming', session.status)) return session
  const { step, columns } = outcome
  const ended = await takeStep(call, sessionLifecycle, session.id, step, columns)
  cancelJob(call, settlement, session.id)
  // Past sessions are announced to nobody anyway.
  await writeColumns(call, session.id, [
    'settled_at',
    ...(session.recorded ? [] : ['imported_at' as const]),
  ])
  return ended
}
