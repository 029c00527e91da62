// What can happen to a session. Routes, events, diagram, SDK methods and tests follow this table.
import type { Call } from '#call.ts'
import { makeDue, makeNotDue } from '#due.ts'
import { defineLifecycle } from '#lifecycle.ts'
import type { Row } from '#record.ts'
import { categoriesIn } from '#resources/permission/carried.ts'
import { hours } from '#waits.ts'
import { Cancel, CheckIn, Reschedule } from './steps_schema.ts'

export const sessionKind = {
  object: 'session',
  table: 'sessions',
  prefix: 'ses',
  of_person: true,
  carries: ({ service_code }: Row) => categoriesIn(['scheduling'], { procedures: [service_code] }),
  // In the caller's own words: nobody can tell what callers put there.
  sealed: { of: 'person_id' as const, fields: { place: null, reason: null, metadata: {} } },
}

// While it is one of these, its time is taken: nobody else is booked then.
export const blocking = ['held', 'requested', 'scheduled', 'checked_in', 'started']

// A day ahead, whoever runs the product is told: see reminder.ts.
export const reminder = { name: 'session.remind' }
const expiry = { name: 'session.expire' }
const reminder_lead_hours = 24

// Whoever charges for sessions looks at one that has ended, was missed or called off.
export const settlement = { name: 'session.settle' }
const ended = ['completed', 'canceled', 'no_show']
export function makeSettlementDue(call: Call, { id, status }: Row) {
  if (ended.includes(status!)) makeDue(call, settlement, id, call.now)
}

// What time will do with a session as it now is; what it was to do before is void.
export function makeItsTimeDue(call: Call, session: Row, before?: Row) {
  const wanted = dueOf(call, session)
  const had = before ? [reminder, expiry] : []
  for (const step of had) if (!wanted.has(step)) makeNotDue(call, step, session.id)
  for (const [step, at] of wanted) makeDue(call, step, session.id, at)
}

function dueOf(call: Call, { status, starts_at, hold_expires_at }: Row) {
  const due = new Map<typeof reminder, Temporal.Instant>()
  const starts = Temporal.Instant.from(starts_at)
  if (status === 'held' && hold_expires_at) due.set(expiry, Temporal.Instant.from(hold_expires_at))
  if (status === 'requested') due.set(expiry, starts)
  const remind_at = starts.subtract({ hours: reminder_lead_hours })
  const ahead = Temporal.Instant.compare(remind_at, call.now) > 0
  if (status === 'scheduled' && ahead) due.set(reminder, remind_at)
  return due
}

// A session that is booked, or changed, less than a day ahead gets no reminder.
const remind_at = `starts_at - ${hours(reminder_lead_hours)}`
const upcoming = {
  job: reminder.name,
  at: remind_at,
  where: `starts_at > :now and ${remind_at} > updated_at`,
  notice: 'session.reminder_due',
}
const unsettled = {
  job: settlement.name,
  at: 'updated_at',
  where: `(settled_at is null
    or settled_at < coalesce(corrected_at, completed_at, canceled_at, no_show_at))`,
}

function after(call: Call, session: Row) {
  makeItsTimeDue(call, session, session)
  makeSettlementDue(call, session)
}

export const sessionLifecycle = defineLifecycle({
  kind: sessionKind,
  initial: 'scheduled',
  states: {
    held: 'Kept free for some minutes while somebody makes up their mind.',
    requested: 'Asked for; the practitioner decides. Its time is taken meanwhile.',
    scheduled: 'Booked; it has not begun.',
    checked_in: 'The person is here, and has said where.',
    started: 'The practitioner has begun.',
    completed: 'Care was given. A note and a claim may follow.',
    canceled: 'Called off before it began.',
    no_show: 'The person did not come.',
    declined: 'Asked for, and the practitioner said no.',
    expired: 'Nobody confirmed the hold in time, or decided on the request before it began.',
    released: 'Held, and given back.',
  },
  waits: {
    held: [{ job: expiry.name, at: 'hold_expires_at' }],
    requested: [{ job: expiry.name, at: 'starts_at' }],
    scheduled: [upcoming],
    completed: [unsettled],
    canceled: [unsettled],
    no_show: [unsettled],
  },
  steps: {
    confirm: {
      from: ['held'],
      to: 'scheduled',
      does: 'Book what is held.',
      sets: { hold_expires_at: null },
      after,
    },
    request: {
      from: ['held'],
      to: 'requested',
      by: 'confirm, where approval is required',
      does: 'Ask for what is held.',
      sets: { hold_expires_at: null },
      after,
    },
    release: { from: ['held'], to: 'released', does: 'Give back what is held.', after },
    expire: {
      from: ['held', 'requested'],
      to: 'expired',
      by: 'clock',
      does: 'End a hold that nobody confirmed, or a request that nobody decided on.',
      after,
    },
    approve: { from: ['requested'], to: 'scheduled', does: 'Say yes to a request.', after },
    decline: { from: ['requested'], to: 'declined', does: 'Say no to a request.', after },
    reschedule: {
      from: ['scheduled'],
      to: 'scheduled',
      word: 'rescheduled',
      does: 'Move it to another time. To its own time is no change.',
      takes: Reschedule,
      after,
    },
    check_in: {
      from: ['scheduled'],
      to: 'checked_in',
      does: 'Note that the person is here, and where that is.',
      takes: CheckIn,
      after,
    },
    start: { from: ['scheduled', 'checked_in'], to: 'started', does: 'Begin it.', after },
    complete: {
      from: ['scheduled', 'checked_in', 'started'],
      to: 'completed',
      does: 'End it; care was given. One that was never started only after its time to begin.',
      after,
    },
    cancel: {
      from: ['held', 'requested', 'scheduled', 'checked_in'],
      to: 'canceled',
      does: 'Call it off before it begins.',
      takes: Cancel,
      after,
    },
    no_show: {
      from: ['scheduled'],
      to: 'no_show',
      does: 'Note that the person did not come, ten minutes after it began or later.',
      after,
    },
    correct: {
      from: ['no_show'],
      to: 'completed',
      word: 'corrected',
      does: 'Take a no-show back within 72 hours: the person did come, and care was given.',
      after: makeSettlementDue,
    },
  },
})
