// Lifecycle of a dispute: the bank withdraws the funds, and can decide for either side.
import Type from 'typebox'
import { DateOnly, Text } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { DisputeRow } from './schema.ts'

export const disputeKind: Kind<DisputeRow> = {
  object: 'dispute',
  table: 'disputes',
  prefix: 'dsp',
  of_person: true,
  carries: () => ['claims'],
  encryption: { of: 'person_id', fields: { evidence: null, metadata: {} } },
}

// Dates and a number, no free text: evidence sent to a bank must not describe care.
export const Evidence = Type.Object(
  {
    service_date: Type.Optional(DateOnly('Date of service.', '2026-11-02')),
    policy_accepted_on: Type.Optional(
      DateOnly('Date on which the person accepted your payment policy.', '2026-10-01'),
    ),
    receipt_number: Type.Optional(
      Text('Number of the receipt sent to the person.', 40, {
        pattern: '^[A-Za-z0-9_-]+$',
        examples: ['R-1024'],
        rule: 'must contain only letters, digits, `-` and `_`.',
      }),
    ),
  },
  {
    description: 'Evidence submitted to the bank. Send at least one field.',
    minProperties: 1,
    examples: [{ service_date: '2026-11-02', receipt_number: 'R-1024' }],
  },
)

export const outcome_fetch = { name: 'dispute.fetch_outcome' }

const decision_due = {
  job: outcome_fetch.name,
  object: 'payment_id',
  at: `(
    select (state ->> 'until')::timestamptz from simulated_movements
    where simulated_movements.account = disputes.account
      and simulated_movements.id = disputes.processor_reference)`,
}

export const disputeLifecycle = defineLifecycle({
  kind: disputeKind,
  initial: 'opened',
  states: {
    opened: 'The bank withdrew the funds and is requesting evidence.',
    submitted: "Evidence submitted. Awaiting the bank's decision.",
    won: 'Won. The bank returned the funds.',
    lost: 'Lost. The bank kept the funds.',
  },
  sets: {
    // The bank hasn't decided. The payment can't be refunded.
    open: { in: ['opened', 'submitted'], out: ['won', 'lost'] },
    lost: { in: ['lost'], out: ['opened', 'submitted', 'won'] },
    // The bank has the funds.
    withdrawn: { in: ['opened', 'submitted', 'lost'], out: ['won'] },
  },
  waits: { opened: [decision_due], submitted: [decision_due] },
  steps: {
    submit: {
      from: ['opened'],
      to: 'submitted',
      outcomes: ['opened'],
      summary: 'Submit evidence for a dispute. Can be submitted once.',
      takes: Evidence,
    },
    reopen: {
      from: ['submitted'],
      to: 'opened',
      word: 'reopened',
      by: 'processor',
      summary: 'Record that the processor rejected the evidence.',
    },
    win: {
      from: ['opened', 'submitted'],
      to: 'won',
      by: 'processor',
      summary: 'Record that a dispute was won.',
    },
    lose: {
      from: ['opened', 'submitted'],
      to: 'lost',
      by: 'processor',
      summary: 'Record that a dispute was lost.',
    },
  },
})
