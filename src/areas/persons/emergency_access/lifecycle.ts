// Lifecycle of an emergency access ("break the glass"): it ends automatically within an hour and is
// reviewed afterward.
import Type from 'typebox'
import type { Call } from '#kernel/call.ts'
import { cancelJob } from '#kernel/jobs.ts'
import { Text } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { EmergencyAccessRow } from './schema.ts'

export const emergencyAccessKind: Kind<EmergencyAccessRow> = {
  object: 'emergency_access',
  table: 'emergency_accesses',
  prefix: 'emg',
  real_time: true,
  of_person: true,
  carries: () => ['demographics'],
  encryption: {
    of: 'person_id',
    fields: { reason_code: null, justification: null, review_note: null, metadata: {} },
  },
}

export const review_note = Text('Findings of the review. Null until reviewed.', 2_000, {
  examples: ['Person was found unconscious; medication had to be known.'],
})
const Review = Type.Object({ review_note })

export const expiry = { name: 'emergency_access.expire', real_time: true }

function cancelExpiry(call: Call, { id }: EmergencyAccessRow) {
  cancelJob(call, expiry, id)
}

export const emergencyAccessLifecycle = defineLifecycle({
  kind: emergencyAccessKind,
  initial: 'opened',
  states: {
    opened: 'Active. The practitioner can read the record; every read is in the audit log.',
    ended: 'Ended early. Awaiting review.',
    expired: 'Ended automatically. Awaiting review.',
    justified: 'Reviewed and found justified.',
    unjustified: 'Reviewed and found unjustified: a security incident.',
  },
  sets: {
    // The practitioner can read the record.
    open: {
      in: ['opened'],
      out: ['ended', 'expired', 'justified', 'unjustified'],
      constraints: ['emergency_accesses_open', 'can_find_person'],
    },
  },
  waits: { opened: [{ job: expiry.name, at: 'expires_at' }] },
  steps: {
    end: {
      from: ['opened'],
      to: 'ended',
      summary: 'End an emergency access early.',
      after: cancelExpiry,
    },
    expire: {
      from: ['opened'],
      to: 'expired',
      summary: 'Expire an emergency access.',
      by: 'clock',
    },
    justify: {
      from: ['ended', 'expired'],
      to: 'justified',
      summary: 'Review an emergency access as justified.',
      takes: Review,
    },
    refute: {
      from: ['ended', 'expired'],
      to: 'unjustified',
      summary: 'Review an emergency access as unjustified.',
      takes: Review,
    },
  },
})
