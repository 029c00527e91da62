// What can happen to a payment. What a processor decides, it decides after the caller asked: a
// payment is processing until its answer is known, however long that takes.
import Type from 'typebox'
import type { Call } from '#call.ts'
import { Choice, Text, Whole } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'
import type { Row } from '#record.ts'
import { askProcessor } from './operation.ts'
import { waits } from './waits.ts'

export const paymentKind = {
  object: 'payment',
  table: 'payments',
  prefix: 'pay',
  of_person: true,
  carries: () => ['claims'],
  sealed: { of: 'person_id' as const, fields: { metadata: {} } },
}

export const by_hand = ['cash', 'check', 'external'] as const
const method_types = ['card', 'ach', 'hsa_fsa', ...by_hand] as const

export const MethodSaid = Type.Object(
  {
    type: Choice(method_types, 'What is paid with; cash, checks and external are noted by hand.', {
      examples: ['card'],
    }),
    token: Type.Optional(
      Text('The processor’s name for it. Never a card number.', 200, {
        pattern: '^(pm|tok|ba|src|card)_[A-Za-z0-9_]+$',
        examples: ['pm_card_visa'],
        says: 'must be a token of the processor, as in pm_card_visa.',
      }),
    ),
  },
  {
    description: 'What is paid with: a token that the person’s browser got from the processor.',
    examples: [{ type: 'card', token: 'pm_card_visa' }],
  },
)

export const Confirm = Type.Object(
  { method: Type.Optional(MethodSaid) },
  { examples: [{ method: { type: 'card', token: 'pm_card_visa' } }] },
)
export const Capture = Type.Object(
  {
    amount: Type.Optional(
      Whole('How much of it, in the smallest unit; all of it unless it says so.', 1, 100_000_000, {
        examples: [2_500],
      }),
    ),
  },
  { examples: [{}] },
)
export const reason = Choice(
  ['requested_by_person', 'duplicate', 'session_canceled', 'abandoned'],
  'Why it was canceled.',
  { examples: ['abandoned'] },
)
const Cancel = Type.Object({ reason: Type.Optional(reason) }, { examples: [{}] })

// The processor is told in its own time; until then it holds what nobody will take.
async function freeReserved(call: Call, { id, processor_reference }: Row) {
  if (processor_reference) await askProcessor(call, id, 'void')
}

export const paymentLifecycle = defineLifecycle({
  kind: paymentKind,
  initial: 'created',
  states: {
    created: 'Nothing was taken yet.',
    challenged: 'The person must prove to their bank that it is them; see next_action.',
    processing: 'The processor was asked; what comes of it is not known yet.',
    authorized: 'The money is reserved for seven days: capture it, or cancel.',
    succeeded: 'The money was taken.',
    declined: 'The bank said no; see failure. It may be confirmed again.',
    failed: 'Nothing was taken, and this payment will not be tried again.',
    canceled: 'Called off; nothing was taken, and what was reserved is free.',
    expected: 'An insurer said that it will pay this.',
    received: 'The insurer’s money has come, and is posted.',
    reconciled: 'It was found in the bank.',
  },
  waits,
  steps: {
    confirm: {
      from: ['created', 'declined'],
      to: 'processing',
      outcomes: ['challenged', 'authorized', 'succeeded', 'declined', 'failed'],
      does: 'Take the money. Waits a few seconds for the processor, else answers processing.',
      takes: Confirm,
    },
    record: {
      from: ['created'],
      to: 'succeeded',
      by: 'confirm, for what was taken by hand',
      does: 'Note cash, a check, or money taken elsewhere.',
    },
    challenge: {
      from: ['processing'],
      to: 'challenged',
      by: 'processor',
      does: 'Ask the person to prove that it is them.',
    },
    resume: {
      from: ['challenged'],
      to: 'processing',
      by: 'processor',
      does: 'Go on after the challenge.',
    },
    authorize: {
      from: ['processing', 'challenged'],
      to: 'authorized',
      by: 'processor',
      does: 'Reserve the money.',
    },
    capture: {
      from: ['authorized'],
      to: 'processing',
      outcomes: ['succeeded', 'failed'],
      does: 'Take what was reserved, whole or in part, once; the rest is freed.',
      takes: Capture,
    },
    succeed: {
      from: ['processing', 'challenged', 'authorized', 'canceled'],
      to: 'succeeded',
      by: 'processor',
      does: 'Note that the money was taken.',
    },
    decline: {
      from: ['processing', 'challenged'],
      to: 'declined',
      by: 'processor',
      does: 'Note that the bank said no.',
    },
    fail: {
      from: ['processing', 'challenged'],
      to: 'failed',
      by: 'processor',
      does: 'Note that it came to nothing.',
    },
    cancel: {
      from: ['created', 'declined', 'challenged', 'authorized'],
      to: 'canceled',
      does: 'Call it off, and free what was reserved.',
      takes: Cancel,
      after: freeReserved,
    },
    release: {
      from: ['processing', 'challenged', 'authorized'],
      to: 'canceled',
      by: 'processor',
      does: 'Note that the processor gave up what was reserved.',
    },
    expire: {
      from: ['authorized', 'challenged'],
      to: 'canceled',
      by: 'clock',
      does: 'End what nobody captured within seven days, or a challenge nobody met within one.',
      after: freeReserved,
    },
    receive: {
      from: ['expected'],
      to: 'received',
      by: 'remittance',
      does: 'Note that the insurer’s money has come.',
    },
    reconcile: {
      from: ['received'],
      to: 'reconciled',
      by: 'deposit',
      does: 'Note that it was found in the bank.',
    },
  },
})
