// Lifecycle of a consent. Declining is recorded too. A granted consent is never edited, only
// superseded.
import Type from 'typebox'
import type { Call } from '#kernel/call.ts'
import { scheduleJob, cancelJob } from '#kernel/jobs.ts'
import { Text } from '#kernel/fields.ts'
import { defineLifecycle, type Lifecycle, tryStep } from '#kernel/lifecycle.ts'
import type { Row } from '#kernel/record.ts'
import { beginning, expiry, planBeginning, planExpiry } from './schedule.ts'
import { offer_days, waits } from './waits.ts'

export const consentKind = {
  object: 'consent',
  table: 'consents',
  prefix: 'con',
  of_person: true,
  carries: () => ['demographics'],
  encryption: {
    of: 'person_id' as const,
    fields: {
      regimes: [],
      purposes: [],
      disclosers: [],
      recipients: [],
      data_categories: [],
      data_period: null,
      actions: [],
      period: {},
      document: null,
      statements: { revocation: false, conditioning: false, redisclosure: false },
      grantor: { capacity: 'self' },
      evidence: [],
      revocation: null,
      reason: null,
      metadata: {},
    },
  },
}

export const reason = Text(
  "Reason for suspending or voiding. Don't include clinical information.",
  500,
  { examples: ['Signed by mistake'] },
)
const Reason = Type.Object({ reason })

const lapse = { name: 'consent.lapse' }

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
  waits,
  steps: {
    offer: {
      from: ['drafted'],
      to: 'offered',
      summary: 'Offer a consent. Fixes its terms; the offer lapses after 30 days.',
      after: (call, { id }) =>
        scheduleJob(call, lapse, id, call.now.add({ hours: 24 * offer_days })),
    },
    sign: {
      from: ['offered'],
      to: 'granted',
      summary: 'Sign a consent: record the signature and its evidence.',
      async after(call, consent) {
        cancelJob(call, lapse, consent.id)
        await supersedeOlder(call, consent)
      },
    },
    schedule: {
      from: ['offered'],
      to: 'scheduled',
      summary: 'Sign a consent that starts later.',
      by: 'sign',
      after: (call, { id }) => cancelJob(call, lapse, id),
    },
    decline: {
      from: ['offered'],
      to: 'declined',
      summary: 'Decline a consent. Records that the person refused to sign.',
      after: (call, { id }) => cancelJob(call, lapse, id),
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
      after: supersedeOlder,
    },
    revoke: {
      from: ['granted', 'scheduled', 'suspended'],
      to: 'revoked',
      summary: 'Revoke a consent, for all or some recipients. Takes effect with the next request.',
      after(call, { id }) {
        cancelJob(call, expiry, id)
        cancelJob(call, beginning, id)
      },
    },
    end: {
      from: ['granted'],
      to: 'expired',
      summary: 'End a consent because its end event occurred.',
      after: (call, { id }) => cancelJob(call, expiry, id),
    },
    expire: {
      from: ['scheduled', 'granted', 'suspended'],
      to: 'expired',
      summary: 'Expire a consent.',
      by: 'clock',
      plan: planExpiry,
    },
    supersede: {
      from: ['scheduled', 'granted', 'suspended'],
      to: 'superseded',
      summary: 'Supersede a consent when its replacement is granted.',
      by: 'replacement',
      after: (call, { id }) => cancelJob(call, expiry, id),
    },
    suspend: {
      from: ['granted'],
      to: 'suspended',
      summary: 'Suspend a consent while its validity is under review.',
      takes: Reason,
    },
    restore: {
      from: ['suspended'],
      to: 'granted',
      word: 'restored',
      summary: 'Restore a suspended consent.',
      sets: { reason: null },
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
      after(call, { id }) {
        for (const step of [lapse, expiry, beginning]) cancelJob(call, step, id)
      },
    },
  },
})

// Supersedes the replaced consent when this one takes effect.
async function supersedeOlder(call: Call, { id, supersedes_id }: Row): Promise<void> {
  const lifecycle: Lifecycle = consentLifecycle
  if (supersedes_id) {
    await tryStep(call, lifecycle, supersedes_id, 'supersede', { superseded_by_id: id })
  }
}
