// Lifecycle of an external calendar: read regularly until it is paused or deleted.
import type { Call } from '#kernel/call.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { ExternalCalendarRow } from './schema.ts'
import { deleteBusyTimes, makeDue } from './store.ts'

export const externalCalendarKind: Kind<ExternalCalendarRow> = {
  object: 'external_calendar',
  table: 'external_calendars',
  prefix: 'ecal',
}

// Without its busy times, the calendar blocks nothing, and the next response is read as a whole.
const unblocked = { busy_times_count: null, covered_to: null } as const

async function stopBlocking(call: Call, calendar: ExternalCalendarRow): Promise<void> {
  await deleteBusyTimes(call, calendar.id)
}

async function fetchAtOnce(call: Call, calendar: ExternalCalendarRow): Promise<void> {
  await makeDue(call, calendar.id)
}

export const externalCalendarLifecycle = defineLifecycle({
  kind: externalCalendarKind,
  initial: 'active',
  states: {
    active: 'Read regularly. Its busy times block slots.',
    stale: "Couldn't be read for a day. The last known busy times still block slots.",
    paused: 'Not read. Blocks nothing.',
    deleted: 'Deleted.',
  },
  sets: {
    // Fetched by workers. Its busy times are stored.
    polled: {
      in: ['active', 'stale'],
      out: ['paused', 'deleted'],
      constraints: ['external_calendars_polled'],
    },
    current: { in: ['active'], out: ['stale', 'paused', 'deleted'] },
    existing: { in: ['active', 'stale', 'paused'], out: ['deleted'] },
  },
  steps: {
    pause: {
      from: ['active', 'stale'],
      to: 'paused',
      by: 'update',
      summary: 'Stop reading an external calendar.',
      sets: unblocked,
      after: stopBlocking,
    },
    resume: {
      from: ['paused'],
      to: 'active',
      by: 'update',
      summary: 'Read an external calendar again now.',
      after: fetchAtOnce,
    },
    expire: {
      from: ['active'],
      to: 'stale',
      by: 'worker',
      summary: 'Mark an external calendar as stale.',
    },
    recover: {
      from: ['stale'],
      to: 'active',
      by: 'worker',
      summary: 'Mark an external calendar as read again.',
    },
    delete: {
      from: ['active', 'stale', 'paused'],
      to: 'deleted',
      summary: 'Delete an external calendar and its busy times.',
      sets: { ...unblocked, url: null, last_error_code: null },
      after: stopBlocking,
    },
  },
})
