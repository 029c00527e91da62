// Notifies the participants of a session of what they don't know yet: that it is booked, that it
// has changed, is canceled or was declined, and that it begins soon. Compares the session with the
// messages that each of them was sent, so a repeated run sends nothing twice.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import type { BoundWait } from '#kernel/lifecycle_jobs.ts'
import { findRow } from '#kernel/record.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { sessionKind, sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { findSettings } from '#areas/messages/message_settings/message_settings.ts'
import type { Purpose, Settings } from '#areas/messages/message_settings/schema.ts'
import { messageLifecycle } from './lifecycle.ts'
import { appointmentOf, draftMessage, isCalledOff, isClosed, zoneOf } from './message.ts'
import { reminderTime } from './quiet_hours.ts'
import type { Appointment, MessageRow } from './schema.ts'
import { findAboutSession, findReminderHours, isLeased } from './store.ts'

export const sessionNoticeJob: Job = {
  name: 'session.notify',
  summary: 'Send confirmations, changes, cancellations and reminders of a session.',
  run: notifyParticipants,
}

// Until it begins, a booked session waits for its next reminder, or for its start.
export const sessionNoticeWait: BoundWait = {
  kind: sessionKind,
  states: statesIn(sessionLifecycle, 'upcoming'),
  wait: {
    job: sessionNoticeJob.name,
    at: 'updated_at',
    where: `seats_taken > 0 and starts_at > :now and exists (
      select from accounts
      where accounts.account = sessions.account and message_settings @> '{"enabled": true}')`,
  },
}

type Context = {
  session: SessionRow
  settings: Settings
  reminder_hours: number[]
  person: PersonRow
  earlier: MessageRow[]
}

type News = Pick<Context, 'session' | 'settings'>

const instant = (time: string) => Temporal.Instant.from(time)
const isAhead = (call: Call, time: string) => Temporal.Instant.compare(instant(time), call.now) > 0

async function notifyParticipants(call: Call, id: string) {
  const settings = await findSettings(call)
  if (!settings.enabled) return
  const session = await findRow(call, sessionKind, id)
  const all = await findAboutSession(call, id)
  const reminder_hours = (await findReminderHours(call, session)) ?? settings.reminder_hours
  const seated = session.participants.map(({ person_id }) => person_id)
  const upcoming = isIn(sessionLifecycle, 'upcoming', session.status)
  const waits = upcoming && seated.length > 0 && isAhead(call, session.starts_at)
  const times = waits ? [instant(session.starts_at)] : []
  for (const person_id of new Set([...seated, ...all.map((each) => each.person_id)])) {
    const person = await findPerson(call, person_id)
    const earlier = all.filter((each) => each.person_id === person_id)
    const context = { session, settings, reminder_hours, person, earlier }
    if (isClosed(person)) continue
    await sendNews(call, context)
    if (waits && seated.includes(person_id)) times.push(...(await remind(call, context)))
  }
  const [next] = times.toSorted(Temporal.Instant.compare)
  if (next) scheduleJob(call, sessionNoticeJob, id, next)
}

const isNews = ({ purpose }: MessageRow) =>
  purpose === 'confirmation' || purpose === 'change' || isCalledOff(purpose)

const sameTime = (one: Appointment | null, other: Appointment) =>
  one?.starts_at === other.starts_at &&
  one.ends_at === other.ends_at &&
  one.practitioner_id === other.practitioner_id

async function sendNews(call: Call, context: Context) {
  const { session, settings, person } = context
  const { status } = session
  const seat = session.participants.find(({ person_id }) => person_id === person.id)
  const booked = seat !== undefined && isIn(sessionLifecycle, 'booked', status)
  const off = seat === undefined || isIn(sessionLifecycle, 'off_calendar', status)
  if (!booked && !off) return
  const now = appointmentOf(session)
  const isTrue = ({ purpose, appointment }: MessageRow) =>
    booked
      ? !isCalledOff(purpose) && purpose !== 'waiting_list_offer' && sameTime(appointment, now)
      : isCalledOff(purpose)
  const last = (await replaceUnsent(call, context.earlier, isTrue)).findLast(isNews)
  const send = (purpose: Purpose, appointment = now) =>
    draftMessage(call, settings, person, {
      purpose,
      session,
      appointment,
      occasion: `${session.id} ${person.id} ${purpose} ${session.version}`,
    })

  if (booked && isAhead(call, session.starts_at)) {
    if (last && !isCalledOff(last.purpose)) {
      if (!sameTime(last.appointment, now)) await send('change')
    } else if (isSince(context, bookedAt(session, person.id))) {
      await send(last || !isMoved(context) ? 'confirmation' : 'change')
    }
  } else if (off && !last && isDeclined(context)) {
    if (isAhead(call, now.starts_at)) await send('request_declined')
  } else if (off && (last ? !isCalledOff(last.purpose) : isUnannounced(context))) {
    const announced = last?.appointment ?? now
    if (isAhead(call, announced.starts_at)) {
      await send('cancellation', { ...announced, sequence: now.sequence })
    }
  }
}

// Cancels what isn't sent yet and is no longer true. Returns what was sent or will be.
async function replaceUnsent(
  call: Call,
  earlier: MessageRow[],
  isTrue: (message: MessageRow) => boolean,
) {
  const current: MessageRow[] = []
  for (const message of earlier) {
    if (isIn(messageLifecycle, 'canceled', message.status)) continue
    const unsent = isIn(messageLifecycle, 'unsent', message.status) && !isLeased(call, message)
    if (unsent && !isTrue(message)) await takeStep(call, messageLifecycle, message.id, 'cancel')
    else current.push(message)
  }
  return current
}

// Who was booked before messages were enabled, or by an import, isn't sent a confirmation.
const isSince = (
  { settings: { enabled_at }, session: { imported_at } }: News,
  time: string | null,
) =>
  enabled_at !== null &&
  time !== null &&
  Temporal.Instant.compare(instant(time), instant(enabled_at)) >= 0 &&
  (imported_at === null || Temporal.Instant.compare(instant(time), instant(imported_at)) > 0)

const isMoved = (news: News) =>
  isSince(news, news.session.rescheduled_at) && !isSince(news, news.session.created_at)

// Booked before messages were enabled or by an import, and canceled since. A hold was never booked.
function isUnannounced(news: News) {
  const { canceled_at, created_at, scheduled_at, held_at, requires_approval } = news.session
  const was_booked = scheduled_at !== null || (held_at === null && !requires_approval)
  return isSince(news, canceled_at) && !isSince(news, created_at) && was_booked
}

// The practitioner declined the request. Who was booked before it hears of a cancellation.
const isDeclined = (news: News) =>
  isIn(sessionLifecycle, 'declined', news.session.status) && isSince(news, news.session.declined_at)

// When the person got this time.
function bookedAt(session: SessionRow, person_id: string) {
  const seat = session.participants.find((each) => each.person_id === person_id)
  const { created_at, scheduled_at, rescheduled_at } = session
  const times = [created_at, scheduled_at, rescheduled_at, seat?.joined_at ?? null]
  const known = times.flatMap((time) => (time ? [instant(time)] : []))
  return toTimestamp(known.toSorted(Temporal.Instant.compare).at(-1)!)
}

// Sends the reminder that is due, and returns when the others are. Of several that were missed,
// only the last is sent.
async function remind(call: Call, context: Context) {
  const { session, settings, reminder_hours, person, earlier } = context
  const { quiet_hours } = settings
  const starts = instant(session.starts_at)
  const zone = zoneOf(person, session, settings)
  const booked_at = instant(bookedAt(session, person.id))
  const times = reminder_hours
    .map((hours) => ({ hours, at: reminderTime(starts, hours, zone, quiet_hours) }))
    .filter(({ at }) => Temporal.Instant.compare(at, booked_at) > 0)
    .toSorted((one, other) => other.hours - one.hours)
  const due = times.findLast(({ at }) => Temporal.Instant.compare(at, call.now) <= 0)
  if (due) {
    const occasion = `${session.id} ${person.id} reminder ${toTimestamp(starts)} ${due.hours}`
    const known = earlier.some((message) => message.occasion === occasion)
    const draft = { purpose: 'reminder' as const, session, occasion }
    if (!known) await draftMessage(call, settings, person, draft)
  }
  return times.flatMap(({ at }) => (Temporal.Instant.compare(at, call.now) > 0 ? [at] : []))
}
