// Lifecycle of a payout: of a practitioner's earnings, or of the processor's balance to the bank.
import { defineLifecycle, transitionError, type Lifecycle } from '#kernel/lifecycle.ts'
import type { Call } from '#kernel/call.ts'
import type { Row } from '#kernel/record.ts'
import { newsOf } from '#kernel/waits.ts'

export const payoutKind = { object: 'payout', table: 'payouts', prefix: 'po' }

export const payoutLifecycle: Lifecycle = defineLifecycle({
  kind: payoutKind,
  initial: 'scheduled',
  states: {
    scheduled: 'Scheduled and not yet sent. Can be canceled.',
    sent: 'Sent by the processor.',
    paid: 'Arrived at the destination.',
    failed: "Failed or returned. The amount is back in the practitioner's balance.",
    canceled: 'Canceled before it was sent, or reversed.',
  },
  waits: {
    scheduled: [{ job: 'payout.send', at: 'scheduled_for', where: 'asked_at is null' }],
    sent: [{ job: 'payout.hear', at: newsOf('payouts', 'transfer') }],
  },
  steps: {
    cancel: {
      from: ['scheduled'],
      to: 'canceled',
      summary: 'Cancel an unsent payout.',
      requires: requireNotAsked,
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
    keep: {
      from: ['canceled'],
      to: 'paid',
      word: 'kept',
      by: 'processor',
      summary: 'Record that a payout could not be reversed.',
    },
  },
})

async function requireNotAsked(_: Call, { asked_at, status }: Row) {
  if (asked_at) throw transitionError(payoutLifecycle, status!, 'cancel')
}
