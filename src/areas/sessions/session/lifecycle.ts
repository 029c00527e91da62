// Lifecycle of a session. Generates its routes, events, diagram, SDK methods and tests.
import type { Call } from '#kernel/call.ts'
import { scheduleJob, cancelJob } from '#kernel/jobs.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import { isIn } from '#kernel/state_sets.ts'
import type { Kind } from '#kernel/record.ts'
import type { SessionRow } from './schema.ts'
import { categoriesIn } from '#areas/persons/consent_decision/data_categories.ts'
import {
  expiry,
  reminder,
  reminder_lead_hours,
  settlement,
  unsettled,
  unsettled_move,
  upcoming,
} from './jobs.ts'
import { Cancel, CheckIn, Complete, NoShow, Reschedule } from './steps_schema.ts'

export const sessionKind: Kind<SessionRow> = {
  object: 'session',
  table: 'sessions',
  prefix: 'ses',
  of_person: true,
  carries: ({ procedure_code }) => categoriesIn(['scheduling'], { procedures: [procedure_code] }),
  // Free text from the caller: it can contain anything.
  encryption: { of: 'person_id', fields: { place: null, reason: null, metadata: {} } },
}

// Charges are settled when a session is completed, canceled or a no-show, and when a late move is
// declined.
export function scheduleSettlement(call: Call, { id, status, fee }: SessionRow) {
  const is_billable = isIn(sessionLifecycle, 'billable', status)
  const is_charged = is_billable || (isIn(sessionLifecycle, 'declined', status) && fee)
  if (is_charged) scheduleJob(call, settlement, id, call.now)
}

// Schedules the jobs of a session in its new state and cancels earlier ones.
export function scheduleSessionJobs(call: Call, session: SessionRow, before?: SessionRow) {
  const due = dueJobs(call, session)
  const scheduled = before ? [reminder, expiry] : []
  for (const job of scheduled) if (!due.has(job)) cancelJob(call, job, session.id)
  for (const [job, at] of due) scheduleJob(call, job, session.id, at)
}

function dueJobs(call: Call, { status, starts_at, hold_expires_at }: SessionRow) {
  const due = new Map<typeof reminder, Temporal.Instant>()
  const starts = Temporal.Instant.from(starts_at)
  if (status === 'held' && hold_expires_at) due.set(expiry, Temporal.Instant.from(hold_expires_at))
  if (status === 'requested') due.set(expiry, starts)
  const remind_at = starts.subtract({ hours: reminder_lead_hours })
  const ahead = Temporal.Instant.compare(remind_at, call.now) > 0
  if (status === 'scheduled' && ahead) due.set(reminder, remind_at)
  return due
}

function after(call: Call, session: SessionRow) {
  scheduleSessionJobs(call, session, session)
  scheduleSettlement(call, session)
}

const booked = ['scheduled', 'checked_in'] as const
const before_start = ['held', 'requested', ...booked] as const
const after_start = ['started', 'completed'] as const
const not_attended = ['canceled', 'no_show'] as const
const never_booked = ['declined', 'expired', 'released'] as const

export const sessionLifecycle = defineLifecycle({
  kind: sessionKind,
  initial: 'scheduled',
  states: {
    held: 'Reserved for up to 15 minutes, pending confirmation.',
    requested: "Awaiting the practitioner's approval.",
    scheduled: 'Booked and not yet started.',
    checked_in: 'The person has arrived or joined, and their location is confirmed where required.',
    started: 'In progress.',
    completed: 'Care was delivered. You can now document and bill the session.',
    canceled: 'Canceled before the start time.',
    no_show: "The person or the practitioner didn't attend: see `no_show_by`.",
    declined: 'Request declined by the practitioner.',
    expired:
      'The hold was not confirmed in time, or the request was not decided before the start time.',
    released: 'Hold released before it was confirmed.',
  },
  sets: {
    // The practitioner and the participants can't be booked at the same time.
    occupying: {
      in: [...before_start, 'started'],
      out: ['completed', ...not_attended, ...never_booked],
      constraints: ['slot_taken', 'room_taken', 'move_participants'],
    },
    // The time is on the practitioner's calendar and counts toward their daily limit.
    on_calendar: {
      in: [...before_start, 'started', 'completed'],
      out: [...not_attended, ...never_booked],
      constraints: ['openings_taken', 'in_caseload', 'allocate_session'],
    },
    // Charges follow: for the care, for a late cancellation, or for a no-show.
    billable: {
      in: ['completed', ...not_attended],
      out: [...before_start, 'started', ...never_booked],
      constraints: [
        'sessions_unsettled',
        'record_report_changes_on_insert',
        'record_report_changes_on_update',
      ],
    },
    // A late move that is declined costs the fee.
    declined: {
      in: ['declined'],
      out: [...before_start, ...after_start, ...not_attended, 'expired', 'released'],
      constraints: ['sessions_declined_unsettled'],
    },
    // Participants, times and locations can still change.
    not_started: {
      in: before_start,
      out: ['started', 'completed', ...not_attended, ...never_booked],
    },
    // Calendars show the time as tentative: someone must still confirm or approve it.
    tentative: {
      in: ['held', 'requested'],
      out: [...booked, 'started', 'completed', ...not_attended, ...never_booked],
      constraints: ['sessions_expiring'],
    },
    // Calendars show the time as canceled. A no-show stays: its time was spent.
    off_calendar: {
      in: ['canceled', ...never_booked],
      out: [...before_start, 'started', 'completed', 'no_show'],
      constraints: ['open_freed_time', 'close_video_room'],
    },
    // A cancellation can be late.
    booked: {
      in: booked,
      out: ['held', 'requested', 'started', 'completed', ...not_attended, ...never_booked],
    },
    on_hold: {
      in: ['held'],
      out: ['requested', ...booked, 'started', 'completed', ...not_attended, ...never_booked],
      constraints: ['openings_taken', 'in_caseload'],
    },
    // The practitioner is in the care team, and can read the record.
    grants_access: {
      in: ['requested', ...booked, ...after_start],
      out: ['held', ...not_attended, ...never_booked],
      constraints: ['treating_practitioners'],
    },
    // Grants access for 72 hours, to follow up.
    missed: {
      in: ['no_show'],
      out: [...before_start, ...after_start, 'canceled', ...never_booked],
      constraints: ['treating_practitioners', 'session_counts'],
    },
    awaiting_approval: {
      in: ['requested'],
      out: ['held', ...booked, ...after_start, ...not_attended, ...never_booked],
    },
    // A hold that was not confirmed, whether or not its expiry has been recorded.
    unconfirmed: {
      in: ['held', 'expired'],
      out: ['requested', ...booked, ...after_start, ...not_attended, 'declined', 'released'],
    },
    // A request that the practitioner declined or didn't decide, or a hold that ended.
    not_approved: {
      in: ['declined', 'expired'],
      out: [...before_start, ...after_start, ...not_attended, 'released'],
      constraints: ['open_freed_time', 'settle_offer'],
    },
    // Participants can join by video.
    joinable: {
      in: [...booked, 'started'],
      out: ['held', 'requested', 'completed', ...not_attended, ...never_booked],
    },
    in_progress: {
      in: ['started'],
      out: [...before_start, 'completed', ...not_attended, ...never_booked],
    },
    // Care was delivered.
    completed: {
      in: ['completed'],
      out: [...before_start, 'started', ...not_attended, ...never_booked],
      constraints: ['allocate_session', 'session_counts'],
    },
    // A cancellation by the person can be late, which reports count.
    canceled: {
      in: ['canceled'],
      out: [...before_start, ...after_start, 'no_show', ...never_booked],
      constraints: ['session_counts'],
    },
    // The next step is the start: a reminder is due, and the time can change.
    upcoming: {
      in: ['scheduled'],
      out: ['held', 'requested', 'checked_in', ...after_start, ...not_attended, ...never_booked],
    },
  },
  waits: {
    held: [{ job: expiry.name, at: 'hold_expires_at' }],
    requested: [{ job: expiry.name, at: 'starts_at' }],
    scheduled: [upcoming],
    completed: [unsettled],
    canceled: [unsettled],
    no_show: [unsettled],
    declined: [unsettled_move],
  },
  steps: {
    confirm: {
      from: ['held'],
      to: 'scheduled',
      summary: 'Confirm a held session.',
      sets: { hold_expires_at: null },
      after,
    },
    request: {
      from: ['held', 'scheduled'],
      to: 'requested',
      by: 'confirm or reschedule, where approval is required',
      summary: "Request the practitioner's approval for a held or rescheduled session.",
      sets: { hold_expires_at: null },
      after,
    },
    release: { from: ['held'], to: 'released', summary: 'Release a held session.', after },
    expire: {
      from: ['held', 'requested'],
      to: 'expired',
      by: 'clock',
      summary: 'Expire an unconfirmed hold or an undecided request.',
      after,
    },
    approve: { from: ['requested'], to: 'scheduled', summary: 'Approve a session request.', after },
    decline: { from: ['requested'], to: 'declined', summary: 'Decline a session request.', after },
    reschedule: {
      from: ['scheduled'],
      to: 'scheduled',
      word: 'rescheduled',
      summary: 'Reschedule a session.',
      takes: Reschedule,
      after,
    },
    check_in: {
      from: ['scheduled'],
      to: 'checked_in',
      summary: 'Check in a person.',
      takes: CheckIn,
      after,
    },
    start: {
      from: ['scheduled', 'checked_in'],
      to: 'started',
      summary: 'Start a session.',
      takes: CheckIn,
      after,
    },
    complete: {
      from: ['scheduled', 'checked_in', 'started'],
      to: 'completed',
      summary: 'Complete a session. If it was never started, only after its start time.',
      takes: Complete,
      after,
    },
    cancel: {
      from: ['held', 'requested', 'scheduled', 'checked_in'],
      to: 'canceled',
      summary: 'Cancel a session before its start time.',
      takes: Cancel,
      after,
    },
    reopen: {
      from: ['checked_in', 'started'],
      to: 'scheduled',
      word: 'reopened',
      summary: 'Undo a check-in or a start that was recorded by mistake.',
      sets: { checked_in_at: null, started_at: null },
      after,
    },
    no_show: {
      from: ['scheduled', 'checked_in', 'started'],
      to: 'no_show',
      summary: 'Mark a session as a no-show, starting 10 minutes after its start time.',
      takes: NoShow,
      after,
    },
    correct: {
      from: ['no_show'],
      to: 'completed',
      word: 'corrected',
      summary: 'Correct a no-show to completed, within 72 hours.',
      takes: CheckIn,
      sets: { no_show_by: null },
      after: scheduleSettlement,
    },
  },
})
