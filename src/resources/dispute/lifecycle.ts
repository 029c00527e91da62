// What can happen to a dispute: a person's bank takes money back, and may be convinced otherwise.
import Type from 'typebox'
import { Day, Text } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'

export const disputeKind = {
  object: 'dispute',
  table: 'disputes',
  prefix: 'dsp',
  of_person: true,
  carries: () => ['claims'],
  sealed: { of: 'person_id' as const, fields: { evidence: null, metadata: {} } },
}

// Days and a number, and no words: what goes to a bank says nothing of care.
export const Evidence = Type.Object(
  {
    service_date: Type.Optional(Day('The day of the service.', '2026-11-02')),
    policy_accepted_on: Type.Optional(
      Day('The day the person agreed to your terms of payment.', '2026-10-01'),
    ),
    receipt_number: Type.Optional(
      Text('The number of the receipt they were sent.', 40, {
        pattern: '^[A-Za-z0-9_-]+$',
        examples: ['R-1024'],
        says: 'must be letters, digits, - and _ alone.',
      }),
    ),
  },
  {
    description: 'What was submitted against it.',
    minProperties: 1,
    examples: [{ service_date: '2026-11-02', receipt_number: 'R-1024' }],
  },
)

const undecided = {
  job: 'dispute.hear',
  object: 'payment_id',
  at: `(
    select (state ->> 'until')::timestamptz from simulated_movements
    where simulated_movements.id = disputes.processor_reference)`,
}

export const disputeLifecycle = defineLifecycle({
  kind: disputeKind,
  initial: 'opened',
  states: {
    opened: 'The bank has taken the money back, and asks for evidence.',
    submitted: 'The bank has the evidence and decides.',
    won: 'The bank has given the money back.',
    lost: 'The money is gone.',
  },
  waits: { opened: [undecided], submitted: [undecided] },
  steps: {
    submit: {
      from: ['opened'],
      to: 'submitted',
      outcomes: ['opened'],
      does: 'Submit evidence, once: days and numbers, nothing of care.',
      takes: Evidence,
    },
    reopen: {
      from: ['submitted'],
      to: 'opened',
      word: 'reopened',
      by: 'processor',
      does: 'Note that the evidence was not taken.',
    },
    win: {
      from: ['opened', 'submitted'],
      to: 'won',
      by: 'processor',
      does: 'Note that the bank has given the money back.',
    },
    lose: {
      from: ['opened', 'submitted'],
      to: 'lost',
      by: 'processor',
      does: 'Note that the money is gone.',
    },
  },
})
