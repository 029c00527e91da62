// Lifecycle of a consent. Declining is recorded too. A granted consent is never edited, only
// superseded.
import Type from 'typebox'
import type { Call } from '#kernel/call.ts'
import { makeDue, makeNotDue } from '#kernel/jobs.ts'
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
  sealed: {
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
      does: 'Offer a consent. Fixes its terms; the offer lapses after 30 days.',
      after: (call, { id }) => makeDue(call, lapse, id, call.now.add({ hours: 24 * offer_days })),
    },
    sign: {
      from: ['offered'],
      to: 'granted',
      does: 'Sign a consent: record the signature and its evidence.',
      async after(call, consent) {
        makeNotDue(call, lapse, consent.id)
        await supersedeOlder(call, consent)
      },
    },
    schedule: {
      from: ['offered'],
      to: 'scheduled',
      does: 'Sign a consent that starts later.',
      by: 'sign',
      after: (call, { id }) => makeNotDue(call, lapse, id),
    },
    decline: {
      from: ['offered'],
      to: 'declined',
      does: 'Decline a consent. Records that the person refused to sign.',
      after: (call, { id }) => makeNotDue(call, lapse, id),
    },
    lapse: {
      from: ['offered'],
      to: 'lapsed',
      does: 'Lapse a consent that was not signed in time.',
      by: 'clock',
    },
    begin: {
      from: ['scheduled'],
      to: 'granted',
      does: 'Put a consent in force on its start date.',
      by: 'clock',
      plan: planBeginning,
      after: supersedeOlder,
    },
    revoke: {
      from: ['granted', 'scheduled', 'suspended'],
      to: 'revoked',
      does: 'Revoke a consent, for all or some recipients. Takes effect with the next request.',
      after(call, { id }) {
        makeNotDue(call, expiry, id)
        makeNotDue(call, beginning, id)
      },
    },
    end: {
      from: ['granted'],
      to: 'expired',
      does: 'End a consent because its end event occurred.',
      after: (call, { id }) => makeNotDue(call, expiry, id),
    },
    expire: {
      from: ['scheduled', 'granted', 'suspended'],
      to: 'expired',
      does: 'Expire a consent.',
      by: 'clock',
      plan: planExpiry,
    },
    supersede: {
      from: ['scheduled', 'granted', 'suspended'],
      to: 'superseded',
      does: 'Supersede a consent when its replacement is granted.',
      by: 'replacement',
      after: (call, { id }) => makeNotDue(call, expiry, id),
    },
    suspend: {
      from: ['granted'],
      to: 'suspended',
      does: 'Suspend a consent while its validity is under review.',
      takes: Reason,
    },
    restore: {
      from: ['suspended'],
      to: 'granted',
      word: 'restored',
      does: 'Restore a suspended consent.',
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
      does: 'Void a consent that was entered by mistake.',
      takes: Reason,
      after(call, { id }) {
        for (const step of [lapse, expiry, beginning]) makeNotDue(call, step, id)
      },
    },
  },
})

// Supersedes the replaced consent when this one takes effect.
async function supersedeOlder(call: Call, { id, supersedes_id }: Row): Promise<void> {
  const lifecycle: Lifecycle = consentLifecycle
  if (supersedes_id) {
    const step = { ...call, if_match: null }
    await tryStep(step, lifecycle, supersedes_id, 'supersede', { superseded_by_id: id })
  }
}
