// Session steps with checks beyond the current state.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { lockRow } from '#kernel/record.ts'
import { requireScope } from '#kernel/required_scopes.ts'
import { copayWarnings } from './billing_warnings.ts'
import { declinedMoveFee, lateCancelFee, noShowFee, recomputeDepartures } from './fees.ts'
import { sessionKind, sessionLifecycle } from './lifecycle.ts'
import { actingPractitioner } from './draft.ts'
import { participantIds, requireAlone } from './participants.ts'
import { requireConsents } from './persons.ts'
import { recordOpensAt } from './record_access.ts'
import type { SessionRow } from './schema.ts'
import type { Cancel, CheckIn, Complete, NoShow } from './steps_schema.ts'
import { requireEligibleFor } from './licensure.ts'
import { fails, requireMayCheckIn, requireMayStart, requireMayTreat } from './care_checks.ts'
import { attestLocation, locationColumns } from './locations.ts'

const lead_minutes = 30
const grace_minutes = 10
const correction_hours = 72

type StepName = keyof typeof sessionLifecycle.steps

// Locks the session and runs the step's checks before taking it. A refused step can still say where
// the person is.
async function takeCheckedStep(
  call: Call,
  id: string,
  name: StepName,
  check: (session: SessionRow) => Record<string, unknown> | Promise<Record<string, unknown>>,
  request: CheckIn = {},
) {
  const session = await lockRow(call, sessionKind, id)
  const from: readonly string[] = sessionLifecycle.steps[name].from
  return await attestLocation(call, session, request, async () => {
    const columns = from.includes(session.status) ? await check(session) : {}
    return await takeStep(call, sessionLifecycle, id, name, columns, session)
  })
}

// The same, for a step at which the person says where they are.
const takeCareStep = (
  call: Call,
  id: string,
  name: StepName,
  request: CheckIn,
  check: (session: SessionRow) => Promise<Record<string, unknown>>,
) => {
  const checkHere = async (session: SessionRow) => ({
    ...(await check(session)),
    ...locationColumns(call, request.person_location),
  })
  return takeCheckedStep(call, id, name, checkHere, request)
}

const tooEarly = (step: StepName, opens: Temporal.Instant) =>
  new ApiError('too_early', { step }, { available_at: toTimestamp(opens) })
const tooLate = (step: StepName) => new ApiError('too_late', { step })

const isBefore = (call: Call, moment: Temporal.Instant | string) =>
  Temporal.Instant.compare(call.now, moment) < 0
const startOf = ({ starts_at }: SessionRow) => Temporal.Instant.from(starts_at)
const opensOf = (session: SessionRow) => startOf(session).subtract({ minutes: lead_minutes })
const endOf = ({ ends_at }: SessionRow) => Temporal.Instant.from(ends_at)
const asColumn = (value: object | null) => value && JSON.stringify(value)

// Confirming a hold before it expires succeeds unless the practitioner became ineligible, or the
// person died or revoked their consent.
export async function confirmSession(call: Call, id: string) {
  const session = await lockRow(call, sessionKind, id)
  const { status, hold_expires_at } = session
  const unconfirmed = isIn(sessionLifecycle, 'unconfirmed', status)
  if (unconfirmed && hold_expires_at && !isBefore(call, hold_expires_at)) {
    throw new ApiError('hold_expired', {})
  }
  const on_hold = isIn(sessionLifecycle, 'on_hold', status)
  const step =
    on_hold && session.requires_approval && !actingPractitioner(call) ? 'request' : 'confirm'
  if (on_hold) {
    await requireConsents(call, personsOf(session), session.practitioner_id)
    await requireEligibleFor(call, session.practitioner_id, session)
  }
  const record_opens_at = recordOpensAt(call, Date.parse(session.starts_at))
  return await takeStep(call, sessionLifecycle, id, step, { record_opens_at })
}

// Confirming is booking: a practitioner confirms a hold only for persons already in their care.
const personsOf = (session: SessionRow) =>
  participantIds(session).map((person_id) => ({ person_id, param: 'id' }))

// After its start time, a session can only be completed or marked as a no-show.
export const cancelSession = (call: Call, id: string, request: Cancel) =>
  takeCheckedStep(call, id, 'cancel', (session) => {
    requireAlone(call, session, 'cancel')
    if (!isBefore(call, startOf(session))) throw tooLate('cancel')
    return cancellationColumns(call, session, request)
  })

export function cancellationColumns(call: Call, session: SessionRow, request: Cancel) {
  const canceled_by =
    call.actor.kind === 'person' ? 'person' : (request.canceled_by ?? call.actor.kind)
  const fee = lateCancelFee(session, canceled_by, call.now)
  const { reason = null } = request
  const { late_departures: left } = session
  const late_departures = asJson(recomputeDepartures({ ...session, canceled_by }))
  return { canceled_by, reason, fee: asColumn(fee), ...(left.length > 0 && { late_departures }) }
}

// The person's location determines the license required, so every check-in asks for it.
export async function checkIn(call: Call, id: string, request: CheckIn) {
  const checked_in = await takeCareStep(call, id, 'check_in', request, async (session) => {
    const opens = opensOf(session)
    if (isBefore(call, opens)) throw tooEarly('check_in', opens)
    if (!isBefore(call, endOf(session))) throw tooLate('check_in')
    await requireMayCheckIn(call, session, request)
    return {}
  })
  const warnings = await copayWarnings(call, id)
  return warnings.length > 0 ? { ...checked_in, warnings } : checked_in
}

export const startSession = (call: Call, id: string, request: CheckIn) =>
  takeCareStep(call, id, 'start', request, async (session) => {
    const opens = opensOf(session)
    const early = isBefore(call, opens) ? tooEarly('start', opens) : undefined
    await requireMayStart(call, session, request, early)
    return {}
  })

// A session in progress passes the same checks as one that was never started. Care that was given
// before a check failed is recorded with an override.
export const completeSession = (call: Call, id: string, request: Complete) => {
  if (request.override_checks) requireScope(call, 'sessions:override', 'override_checks')
  return takeCareStep(call, id, 'complete', request, async (session) => {
    const in_progress = isIn(sessionLifecycle, 'in_progress', session.status)
    const opens = startOf(session)
    const early = !in_progress && isBefore(call, opens) ? tooEarly('complete', opens) : undefined
    const check = () => requireMayTreat(call, session, request, early)
    const overridden = in_progress && request.override_checks && (await fails(check))
    if (overridden) return { checks_overridden: true }
    await check()
    return {}
  })
}

// If the practitioner didn't attend, the person owes nothing, and what they paid becomes credit.
export const markNoShow = (call: Call, id: string, { no_show_by = 'person' }: NoShow) =>
  takeCheckedStep(call, id, 'no_show', (session) => {
    const opens = startOf(session).add({ minutes: grace_minutes })
    if (isBefore(call, opens)) throw tooEarly('no_show', opens)
    return { no_show_by, fee: asColumn(noShowFee(session, no_show_by)) }
  })

export const correctNoShow = (call: Call, id: string, request: CheckIn) =>
  takeCareStep(call, id, 'correct', request, async (session) => {
    const noted = session.no_show_at && Temporal.Instant.from(session.no_show_at)
    if (noted && !isBefore(call, noted.add({ hours: correction_hours }))) throw tooLate('correct')
    await requireMayTreat(call, session, request)
    return { fee: null }
  })

// Approving is booking, but for a person that the practitioner needn't know yet.
export const approveSession = (call: Call, id: string) =>
  takeCheckedStep(call, id, 'approve', async (session) => {
    await requireConsents(call, personsOf(session), session.practitioner_id, { books: false })
    await requireEligibleFor(call, session.practitioner_id, session)
    return {}
  })

// Who asked for a late move gave up the time it had. Those who left before owe nothing.
export const declineSession = (call: Call, id: string) =>
  takeCheckedStep(call, id, 'decline', (session) => {
    const { late_departures: left } = session
    const declined = { ...session, status: sessionLifecycle.steps.decline.to }
    const late_departures = asJson(recomputeDepartures(declined))
    return {
      fee: asColumn(declinedMoveFee(session, call.now)),
      ...(left.length > 0 && { late_departures }),
    }
  })
