// Lifecycle of a consent. Declining is recorded too. A granted consent is never edited, only
// superseded.
import Type from 'typebox'
import type { Call } from '#kernel/call.ts'
import { Text } from '#kernel/fields.ts'
import { defineLifecycle, type Lifecycle } from '#kernel/lifecycle.ts'
import { tryStep } from '#kernel/take_step.ts'
import { days } from '#kernel/waits.ts'
import {
  beginning,
  expiry,
  planBeginning,
  planExpiry,
  warning,
  offer_days,
  lapse,
  scheduleLapse,
  cancelLapse,
  cancelExpiry,
  cancelPeriod,
  cancelAll,
  reviewSessions,
} from './schedule.ts'
import type { ConsentRow } from './schema.ts'
import { consentKind } from './kind.ts'

export const reason = Text(
  "Reason for suspending or voiding. Don't include clinical information.",
  500,
  { examples: ['Signed by mistake'] },
)
const Reason = Type.Object({ reason })

// Start and end are encrypted, so their jobs schedule themselves: see jobs.ts.
const ends = [{ job: expiry.name }, { job: warning.name }]

async function afterSigning(call: Call, consent: ConsentRow) {
  cancelLapse(call, consent)
  await afterBeginning(call, consent)
}

async function afterBeginning(call: Call, consent: ConsentRow) {
  await supersedeOlder(call, consent)
  reviewSessions(call, consent)
}

const ended = ['declined', 'lapsed', 'revoked', 'expired', 'superseded', 'voided'] as const

export const consentLifecycle = defineLifecycle({
  kind: consentKind,
  initial: 'drafted',
  states: {
    drafted: 'Draft, not yet offered.',
    offered: "Awaiting the person's signature.",
    scheduled: 'Signed, with a start date in the future.',
    granted: 'Signed and in force.',
    declined: 'Declined by the person.',
    lapsed: 'Not signed within 30 days of the offer.',
    suspended: 'Not in force while its validity is under review.',
    revoked: 'Revoked by the person or their representative.',
    expired: 'No longer in force: it ended, or the signer lost the authority to consent.',
    superseded: 'Replaced by a newer consent.',
    voided: 'Entered by mistake and never valid.',
  },
  sets: {
    // The terms can be changed, and the consent can be deleted.
    editable: {
      in: ['drafted'],
      out: ['offered', 'scheduled', 'granted', 'suspended', ...ended],
    },
    // Lapses unless the person signs or declines.
    awaiting_signature: {
      in: ['offered'],
      out: ['drafted', 'scheduled', 'granted', 'suspended', ...ended],
      constraints: ['consents_offered'],
    },
    in_force: {
      in: ['granted'],
      out: ['drafted', 'offered', 'scheduled', 'suspended', ...ended],
    },
    // In force in its period: a scheduled consent from its start, even if the job that grants it
    // hasn't run.
    in_force_by_period: {
      in: ['granted', 'scheduled'],
      out: ['drafted', 'offered', 'suspended', ...ended],
      constraints: ['consents_in_force'],
    },
    // In force, or ended by their terms: care given before the end can still be billed.
    in_force_for_claims: {
      in: ['granted', 'scheduled', 'expired'],
      out: [
        'drafted',
        'offered',
        'declined',
        'lapsed',
        'suspended',
        'revoked',
        'superseded',
        'voided',
      ],
    },
    // In force at some time, or about to be.
    signed: {
      in: ['scheduled', 'granted', 'suspended', 'revoked', 'expired', 'superseded'],
      out: ['drafted', 'offered', 'declined', 'lapsed', 'voided'],
    },
    // Signed and not ended.
    open: {
      in: ['scheduled', 'granted', 'suspended'],
      out: ['drafted', 'offered', ...ended],
    },
  },
  waits: {
    offered: [{ job: lapse.name, at: `offered_at + ${days(offer_days)}` }],
    scheduled: [{ job: beginning.name }, ...ends],
    granted: ends,
    suspended: ends,
  },
  steps: {
    offer: {
      from: ['drafted'],
      to: 'offered',
      summary: 'Offer a consent. Locks its terms. The offer lapses after 30 days.',
      after: scheduleLapse,
    },
    sign: {
      from: ['offered'],
      to: 'granted',
      summary: 'Sign a consent: record the signature and its evidence.',
      after: afterSigning,
    },
    schedule: {
      from: ['offered'],
      to: 'scheduled',
      summary: 'Sign a consent that starts later.',
      by: 'sign',
      after: cancelLapse,
    },
    decline: {
      from: ['offered'],
      to: 'declined',
      summary: 'Decline a consent. Records that the person refused to sign.',
      after: cancelLapse,
    },
    lapse: {
      from: ['offered'],
      to: 'lapsed',
      summary: 'Lapse a consent that was not signed in time.',
      by: 'clock',
    },
    begin: {
      from: ['scheduled'],
      to: 'granted',
      summary: 'Put a consent in force on its start date.',
      by: 'clock',
      plan: planBeginning,
      after: afterBeginning,
    },
    revoke: {
      from: ['granted', 'scheduled', 'suspended'],
      to: 'revoked',
      summary: 'Revoke a consent, for all or some recipients. Takes effect with the next request.',
      after: cancelPeriod,
    },
    end: {
      from: ['granted'],
      to: 'expired',
      summary: 'End a consent because its end event occurred.',
      after: cancelExpiry,
    },
    expire: {
      from: ['scheduled', 'granted', 'suspended'],
      to: 'expired',
      summary: 'Expire a consent.',
      by: 'clock',
      plan: planExpiry,
      after: reviewSessions,
    },
    supersede: {
      from: ['scheduled', 'granted', 'suspended'],
      to: 'superseded',
      summary: 'Supersede a consent when its replacement is granted.',
      by: 'replacement',
      after: cancelExpiry,
    },
    suspend: {
      from: ['granted'],
      to: 'suspended',
      summary: 'Suspend a consent while its validity is under review.',
      takes: Reason,
      after: reviewSessions,
    },
    restore: {
      from: ['suspended'],
      to: 'granted',
      word: 'restored',
      summary: 'Restore a suspended consent.',
      sets: { reason: null },
      after: reviewSessions,
    },
    void: {
      from: [
        'offered',
        'scheduled',
        'granted',
        'declined',
        'lapsed',
        'suspended',
        'revoked',
        'expired',
        'superseded',
      ],
      to: 'voided',
      summary: 'Void a consent that was entered by mistake.',
      takes: Reason,
      after: cancelAll,
    },
  },
})

// Supersedes the replaced consent when this one takes effect.
async function supersedeOlder(call: Call, { id, supersedes_id }: ConsentRow): Promise<void> {
  const lifecycle: Lifecycle = consentLifecycle
  if (supersedes_id) {
    await tryStep(call, lifecycle, supersedes_id, 'supersede', { superseded_by_id: id })
  }
}
