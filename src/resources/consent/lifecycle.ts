// What can happen to a consent. A refusal is a record, not an absence; what was granted is never
// edited, but superseded.
import Type from 'typebox'
import type { Call } from '#call.ts'
import { makeDue, makeNotDue } from '#due.ts'
import { Text } from '#fields.ts'
import { defineLifecycle, type Lifecycle, tryStep } from '#lifecycle.ts'
import type { Row } from '#record.ts'
import { beginning, expiry, planBeginning, planExpiry } from './plan.ts'
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

export const reason = Text('Why. No clinical details.', 500, { examples: ['Signed by mistake'] })
const Reason = Type.Object({ reason })

const lapse = { name: 'consent.lapse' }

export const consentLifecycle = defineLifecycle({
  kind: consentKind,
  initial: 'drafted',
  states: {
    drafted: 'Being written; nobody has seen it.',
    offered: 'Put before the person, who has not answered.',
    scheduled: 'Signed; it holds from a later day on.',
    granted: 'Signed, and it holds.',
    declined: 'The person said no.',
    lapsed: 'The person did not answer in time.',
    suspended: 'Set aside while its validity is looked into.',
    revoked: 'Taken back.',
    expired: 'Over, because its time or its event has come.',
    superseded: 'Replaced by a newer one.',
    voided: 'Entered by mistake.',
  },
  waits,
  steps: {
    offer: {
      from: ['drafted'],
      to: 'offered',
      does: 'Put it before the person. Its text is fixed from here on; it lapses in 30 days.',
      after: (call, { id }) => makeDue(call, lapse, id, call.now.add({ hours: 24 * offer_days })),
    },
    sign: {
      from: ['offered'],
      to: 'granted',
      does: 'Record that it was signed, with the evidence. It holds from now or from its start.',
      async after(call, consent) {
        makeNotDue(call, lapse, consent.id)
        await supersedeOlder(call, consent)
      },
    },
    schedule: {
      from: ['offered'],
      to: 'scheduled',
      does: 'Sign it for later.',
      by: 'sign',
      after: (call, { id }) => makeNotDue(call, lapse, id),
    },
    decline: {
      from: ['offered'],
      to: 'declined',
      does: 'Record that the person said no.',
      after: (call, { id }) => makeNotDue(call, lapse, id),
    },
    lapse: { from: ['offered'], to: 'lapsed', does: 'Nobody answered.', by: 'clock' },
    begin: {
      from: ['scheduled'],
      to: 'granted',
      does: 'Its first day has come.',
      by: 'clock',
      plan: planBeginning,
      after: supersedeOlder,
    },
    revoke: {
      from: ['granted', 'scheduled', 'suspended'],
      to: 'revoked',
      does: 'Take it back, for all or for some recipients. The next request finds it so.',
      after(call, { id }) {
        makeNotDue(call, expiry, id)
        makeNotDue(call, beginning, id)
      },
    },
    end: {
      from: ['granted'],
      to: 'expired',
      does: 'Record that the event has come that ends it.',
      after: (call, { id }) => makeNotDue(call, expiry, id),
    },
    expire: {
      from: ['scheduled', 'granted', 'suspended'],
      to: 'expired',
      does: 'Its time is over.',
      by: 'clock',
      plan: planExpiry,
    },
    supersede: {
      from: ['scheduled', 'granted', 'suspended'],
      to: 'superseded',
      does: 'A newer one has been granted in its place.',
      by: 'replacement',
      after: (call, { id }) => makeNotDue(call, expiry, id),
    },
    suspend: {
      from: ['granted'],
      to: 'suspended',
      does: 'Set it aside while its validity is looked into.',
      takes: Reason,
    },
    restore: {
      from: ['suspended'],
      to: 'granted',
      word: 'restored',
      does: 'It was valid after all.',
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
      does: 'It was entered by mistake, and never held.',
      takes: Reason,
      after(call, { id }) {
        for (const step of [lapse, expiry, beginning]) makeNotDue(call, step, id)
      },
    },
  },
})

// The one it was made to replace holds no longer, from the moment this one does.
async function supersedeOlder(call: Call, { id, supersedes_id }: Row): Promise<void> {
  const lifecycle: Lifecycle = consentLifecycle
  if (supersedes_id) {
    const step = { ...call, if_match: null }
    await tryStep(step, lifecycle, supersedes_id, 'supersede', { superseded_by_id: id })
  }
}
