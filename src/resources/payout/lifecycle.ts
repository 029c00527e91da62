// What can happen to a payout: money for a practitioner, out of what they earned; or what the
// processor sends to the bank by itself.
import { defineLifecycle, refusedStep, type Lifecycle } from '#lifecycle.ts'
import type { Call } from '#call.ts'
import type { Row } from '#record.ts'
import { newsOf } from '#waits.ts'

export const payoutKind = { object: 'payout', table: 'payouts', prefix: 'po' }

export const payoutLifecycle: Lifecycle = defineLifecycle({
  kind: payoutKind,
  initial: 'scheduled',
  states: {
    scheduled: 'It will be sent; until then it can be canceled.',
    sent: 'The processor has sent it.',
    paid: 'It has arrived.',
    failed: 'It could not be sent, or came back; the practitioner has earned it still.',
    canceled: 'Called off before it was sent, or taken back.',
  },
  waits: {
    scheduled: [{ job: 'payout.send', at: 'scheduled_for', where: 'asked_at is null' }],
    sent: [{ job: 'payout.hear', at: newsOf('payouts', 'transfer') }],
  },
  steps: {
    cancel: {
      from: ['scheduled'],
      to: 'canceled',
      does: 'Call it off before it is sent.',
      requires: requireNotAsked,
    },
    send: { from: ['scheduled'], to: 'sent', by: 'processor', does: 'Note that it was sent.' },
    pay: { from: ['sent'], to: 'paid', by: 'processor', does: 'Note that it has arrived.' },
    fail: {
      from: ['scheduled', 'sent'],
      to: 'failed',
      by: 'processor',
      does: 'Note that it could not be sent, or came back.',
    },
    reverse: {
      from: ['sent', 'paid'],
      to: 'canceled',
      word: 'reversed',
      outcomes: ['paid'],
      does: 'Take it back from the practitioner; it is theirs to be paid again.',
    },
    keep: {
      from: ['canceled'],
      to: 'paid',
      word: 'kept',
      by: 'processor',
      does: 'Note that it could not be taken back.',
    },
  },
})

async function requireNotAsked(_: Call, { asked_at, status }: Row) {
  if (asked_at) throw refusedStep(payoutLifecycle, status!, 'cancel')
}
