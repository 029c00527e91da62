// Records sessions that have already started: past sessions and walk-ins. No availability, notice,
// limit or reminder applies. They block no time, so that records from two systems can overlap.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { encryptFields } from '#kernel/encrypted_row.ts'
import { type Changed, emit } from '#kernel/events.ts'
import { requireFreeExternalId } from '#kernel/external_id.ts'
import { findRow } from '#kernel/record.ts'
import { requireScope } from '#kernel/required_scopes.ts'
import { activatePerson, requireTreatable } from '#areas/persons/consent/treatment.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { billingWarnings } from './billing_warnings.ts'
import type { BookedTerms } from './booked_terms.ts'
import { draftSession, requestedPersons, requireMayBook } from './draft.ts'
import { requireEligibleFor } from './licensure.ts'
import { sessionKind, sessionLifecycle } from './lifecycle.ts'
import { no_buffers } from '#areas/sessions/availability/bookable.ts'
import type { SessionWarning } from './recording_schema.ts'
import type { SessionRow } from './schema.ts'
import type { SessionCreate } from './booking_schema.ts'
import { findOverlapping, insertSession } from './store.ts'
import { insertParticipants } from './participant_store.ts'
import { requestedTime, timesOf } from './times.ts'

const default_minutes = 50
const booking_fields = ['hold', 'hold_minutes', 'override_availability'] as const

// How a session from another system ended. It is recorded in that state, without a step.
export type Outcome = {
  step: keyof typeof sessionLifecycle.steps
  columns: Record<string, unknown>
}

export async function recordSession(
  call: Call,
  request: SessionCreate,
  terms: BookedTerms,
  outcome: Outcome | null = null,
) {
  const { times, minutes } = recordedTime(call, request)
  const { practitioner_id, external_id } = request
  const { time_zone } = await findRow(call, practitionerKind, practitioner_id, 'practitioner_id')
  const persons = await requireInCare(call, request)
  await requireEligibleFor(call, practitioner_id, request)
  await requireFreeExternalId(call, sessionKind, external_id)

  const recording = { times, minutes, persons, time_zone, ...terms }
  const ending = outcome ? endingOf(call, outcome) : {}
  const session = await insertRecorded(call, request, recording, ending)
  if (persons.length > 0) await insertParticipants(call, [session.id], persons, { blocking: false })
  emitRecorded(call, session, ending)
  const overlapping = await findOverlapping(call, session, persons)
  const warnings = [...overlapping.map(warning), ...(await billingWarnings(call, session.id))]
  return warnings.length > 0 ? { ...session, warnings } : session
}

// The time of a session that the caller can record.
export function recordedTime(call: Call, request: SessionCreate) {
  requireScope(call, 'sessions:record', 'recorded')
  requireMayBook(call, request)
  const booked = booking_fields.find((name) => request[name])
  if (booked) throw invalid(booked, `\`${booked}\` can't be sent with \`recorded\`.`)
  const { starts, minutes = default_minutes } = requestedTime(request)
  if (starts > call.now.epochMilliseconds) {
    throw new ApiError('date_in_future', {}, { param: 'starts_at' })
  }
  return { times: timesOf(starts, minutes, no_buffers), minutes }
}

// The persons of the session, who must have consented to treatment by the practitioner.
async function requireInCare(call: Call, request: SessionCreate) {
  const persons = new Set<string>()
  for (const { person_id, param } of requestedPersons(request)) {
    const { practitioner_id } = request
    const inCare = await requireTreatable(call, person_id, practitioner_id, { param, books: true })
    await activatePerson(call, inCare)
    persons.add(inCare.person_id)
  }
  return [...persons]
}

type Recording = {
  times: ReturnType<typeof timesOf>
  minutes: number
  persons: string[]
  time_zone: string
} & BookedTerms

export function draftRecorded(
  call: Call,
  request: SessionCreate,
  { time_zone, ...recording }: Recording,
) {
  const diary = { availability: null, time_zone }
  const context = { ...recording, diary, overridden: false, hold_expires_at: null }
  return draftSession(call, request, context)
}

type Ending = Record<string, unknown>

// The columns of the outcome. The session was charged elsewhere (settled_at): opening balances
// carry what is still owed.
export function endingOf(call: Call, { step, columns }: Outcome): Ending {
  const { to, word = to } = sessionLifecycle.steps[step] as { to: string; word?: string }
  const now = toTimestamp(call.now)
  return { ...columns, status: to, [`${word}_at`]: now, settled_at: now }
}

// One event, whatever the outcome: the steps that led to it were taken elsewhere.
export function emitRecorded(call: Call, session: Changed, ending: Ending) {
  const { settled_at: _internal, ...fields } = ending
  emit(call, 'session.created', session, ['recorded', ...Object.keys(fields)])
}

async function insertRecorded(
  call: Call,
  request: SessionCreate,
  recording: Recording,
  ending: Ending,
): Promise<SessionRow> {
  const { times } = recording
  const row = { ...draftRecorded(call, request, recording), ...ending }
  const { columns, show } = await encryptFields(call, sessionKind, row.id, row)
  const blocks_nothing = { ...times, until: times.from }
  const inserted = await insertSession(call, columns, blocks_nothing)
  // Only the external ID can conflict.
  if (!inserted) throw new ApiError('external_id_taken', {}, { param: 'external_id' })
  return show(inserted)
}

const warning = ({ id }: { id: string }): SessionWarning => ({
  param: 'starts_at',
  code: 'session_overlap',
  message: 'The practitioner or a participant was in another session at this time.',
  session_id: id,
})
