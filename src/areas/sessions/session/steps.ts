// Session steps with checks beyond the current state.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { takeStep } from '#kernel/lifecycle.ts'
import { lockRow, type Row } from '#kernel/record.ts'
import { lateCancelFee, noShowFee } from './fees.ts'
import { sessionKind, sessionLifecycle } from './lifecycle.ts'
import { actingFor } from './draft.ts'
import { personsIn } from './participants.ts'
import { judgePersons, requireAgreed } from './persons.ts'
import { recordOpensAt } from './record_access.ts'
import type { Cancel, CheckIn } from './steps_schema.ts'
import { requireMayTreat } from './licensure.ts'

const lead_minutes = 30
const grace_minutes = 10
const correction_hours = 72

type StepName = keyof typeof sessionLifecycle.steps

// Locks the session and runs the step's checks before taking it.
async function step(
  call: Call,
  id: string,
  name: StepName,
  judge: (session: Row) => Record<string, unknown> | Promise<Record<string, unknown>>,
) {
  const session = await lockRow(call, sessionKind, id)
  const allowed = (sessionLifecycle.steps[name].from as readonly string[]).includes(session.status!)
  const taken = allowed ? await judge(session) : {}
  return await takeStep(call, sessionLifecycle, id, name, taken, session)
}

const tooEarly = (step: StepName) => new ApiError('too_early', { step })
const tooLate = (step: StepName) => new ApiError('too_late', { step })

const isBefore = (call: Call, moment: Temporal.Instant | string) =>
  Temporal.Instant.compare(call.now, moment) < 0
const startOf = ({ starts_at }: Row) => Temporal.Instant.from(starts_at)
const opensOf = (session: Row) => startOf(session).subtract({ minutes: lead_minutes })
const endOf = ({ ends_at }: Row) => Temporal.Instant.from(ends_at)
const asColumn = (value: object | null) => value && JSON.stringify(value)

// Confirming a hold before it expires always succeeds.
export async function confirmSession(call: Call, id: string) {
  const session = await lockRow(call, sessionKind, id)
  const { status, hold_expires_at } = session
  const unconfirmed = status === 'held' || status === 'expired'
  if (unconfirmed && hold_expires_at && !isBefore(call, hold_expires_at)) {
    throw new ApiError('hold_expired', {})
  }
  const asks = status === 'held' && session.requires_approval && actingFor(call) === null
  const record_opens_at = await whenConfirmed(call, session)
  return await takeStep(call, sessionLifecycle, id, asks ? 'request' : 'confirm', {
    record_opens_at,
  })
}

// Confirming is booking: a practitioner confirms a hold only for persons already in their care.
async function whenConfirmed(call: Call, session: Row) {
  const { status, practitioner_id, starts_at } = session
  if (status === 'held' && actingFor(call) !== null) {
    const named = personsIn(session).map((person_id) => ({ person_id, param: 'id' }))
    await judgePersons(call, named, practitioner_id)
  }
  return recordOpensAt(call, Date.parse(starts_at))
}

// After its start time, a session can only be completed or marked as a no-show.
export const cancelSession = (call: Call, id: string, asked: Cancel) =>
  step(call, id, 'cancel', (session) => {
    requireAlone(call, session)
    if (!isBefore(call, startOf(session))) throw tooLate('cancel')
    return canceledBy(call, session, asked)
  })

// A person can cancel a session only if they are its only participant.
function requireAlone({ actor }: Call, session: Row) {
  if (actor.kind !== 'person' || personsIn(session).every((id) => id === actor.id)) return
  const needs =
    'This session has other participants. Only the account or the practitioner can cancel it.'
  throw new ApiError('permission_denied', { needs })
}

export function canceledBy(call: Call, session: Row, asked: Cancel) {
  const canceled_by =
    call.actor.kind === 'person' ? 'person' : (asked.canceled_by ?? call.actor.kind)
  const fee = lateCancelFee(session as never, canceled_by, call.now)
  const { reason = null } = asked
  return { canceled_by, reason, fee: asColumn(fee) }
}

// The person's location determines the license required, so every check-in asks for it.
export const checkIn = (call: Call, id: string, { person_location }: CheckIn) =>
  step(call, id, 'check_in', async (session) => {
    if (isBefore(call, opensOf(session))) throw tooEarly('check_in')
    if (!isBefore(call, endOf(session))) throw tooLate('check_in')
    if (!person_location && session.format !== 'in_person') {
      throw new ApiError('location_required', {}, { param: 'person_location' })
    }
    await requireMayTreat(call, session.practitioner_id, person_location, session as never)
    const attested_at = toTimestamp(call.now)
    return person_location ? { person_location: asColumn({ ...person_location, attested_at }) } : {}
  })

export const startSession = (call: Call, id: string) =>
  step(call, id, 'start', async (session) => {
    const { practitioner_id, person_location } = session
    await requireAgreed(call, personsIn(session), session as never)
    if (isBefore(call, opensOf(session))) throw tooEarly('start')
    await requireMayTreat(call, practitioner_id, person_location, session as never)
    return {}
  })

export const completeSession = (call: Call, id: string) =>
  step(call, id, 'complete', (session) => {
    const begun = session.status === 'started' || !isBefore(call, startOf(session))
    if (!begun) throw tooEarly('complete')
    return {}
  })

export const noteNoShow = (call: Call, id: string) =>
  step(call, id, 'no_show', (session) => {
    if (isBefore(call, startOf(session).add({ minutes: grace_minutes }))) throw tooEarly('no_show')
    return { fee: asColumn(noShowFee(session as never)) }
  })

export const correctNoShow = (call: Call, id: string) =>
  step(call, id, 'correct', ({ no_show_at }) => {
    const noted = no_show_at && Temporal.Instant.from(no_show_at)
    if (noted && !isBefore(call, noted.add({ hours: correction_hours }))) throw tooLate('correct')
    return { fee: null }
  })
