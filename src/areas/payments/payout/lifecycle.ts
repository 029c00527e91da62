// Lifecycle of a payout: of a practitioner's earnings, or of the processor's balance to the bank.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import type { Call } from '#kernel/call.ts'
import type { Kind } from '#kernel/record.ts'
import { newsOf } from '#kernel/waits.ts'
import type { PayoutRow } from './schema.ts'

export const payoutKind: Kind<PayoutRow> = { object: 'payout', table: 'payouts', prefix: 'po' }

export const sending = { name: 'payout.send' }
export const outcome_fetch = { name: 'payout.fetch_outcome' }

export const payoutLifecycle = defineLifecycle({
  kind: payoutKind,
  initial: 'scheduled',
  states: {
    scheduled: 'Scheduled and not yet sent. Can be canceled.',
    sent: 'Sent by the processor.',
    paid: 'Arrived at the destination.',
    failed: "Failed or returned. The amount is back in the practitioner's balance.",
    canceled: 'Canceled before it was sent, or reversed.',
  },
  sets: {
    unsent: { in: ['scheduled'], out: ['sent', 'paid', 'failed', 'canceled'] },
    transferred: { in: ['sent', 'paid'], out: ['scheduled', 'failed', 'canceled'] },
    in_transit: { in: ['sent'], out: ['scheduled', 'paid', 'failed', 'canceled'] },
  },
  waits: {
    scheduled: [{ job: sending.name, at: 'scheduled_for', where: 'submitted_at is null' }],
    sent: [{ job: outcome_fetch.name, at: newsOf('payouts', 'transfer') }],
  },
  steps: {
    cancel: {
      from: ['scheduled'],
      to: 'canceled',
      summary: 'Cancel an unsent payout.',
      requires: requireNotQueued,
    },
    send: {
      from: ['scheduled'],
      to: 'sent',
      by: 'processor',
      summary: 'Record that a payout was sent.',
    },
    pay: { from: ['sent'], to: 'paid', by: 'processor', summary: 'Record that a payout arrived.' },
    fail: {
      from: ['scheduled', 'sent'],
      to: 'failed',
      by: 'processor',
      summary: 'Record that a payout failed or was returned.',
    },
    reverse: {
      from: ['sent', 'paid'],
      to: 'canceled',
      word: 'reversed',
      outcomes: ['paid'],
      summary: "Reverse a payout. The amount returns to the practitioner's balance.",
    },
    fail_reversal: {
      from: ['canceled'],
      to: 'paid',
      word: 'reversal_failed',
      by: 'processor',
      summary: 'Record that a payout could not be reversed.',
    },
  },
})

// Once the processor was called, a payout can only be reversed.
async function requireNotQueued(_: Call, { submitted_at, status }: PayoutRow) {
  if (submitted_at) throw transitionError(payoutLifecycle, status, 'cancel')
}
