// What can happen to a deposit.
import Type from 'typebox'
import { Choice, Id, ListOf, Text } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'

export const depositKind = { object: 'deposit', table: 'deposits', prefix: 'dep' }

// A look for the remittance it is of, after both are there.
export const look = { name: 'deposit.look' }

export const remittance_ids = ListOf(Id('era', 'A remittance.'), 'Whose money it is.', 50, {
  examples: [['era_4Jv0hTq8kYb2Wm6Zc1Rx9N']],
})
export const processor = Text('The processor that held it.', 60, {
  pattern: '^[A-Za-z0-9_-]{1,60}$',
  examples: ['stripe'],
  says: 'must be the name of a processor, as in stripe.',
})

export const Match = Type.Object(
  { remittance_ids: Type.Optional(remittance_ids), processor: Type.Optional(processor) },
  { examples: [{ processor: 'stripe' }] },
)

export const returnReasons = ['returned_check', 'reversed_by_bank', 'recorded_by_mistake'] as const

export const depositLifecycle = defineLifecycle({
  kind: depositKind,
  initial: 'received',
  states: {
    received: 'It is in the bank; what it is for is not known. It waits in clearing.',
    matched: 'It is known what it was paid for.',
    returned: 'It left the bank again, or was never there.',
  },
  // What was unmatched by hand is not matched again.
  waits: {
    received: [
      {
        job: look.name,
        at: 'created_at',
        where: `unmatched_at is null and trace_number is not null and 1 = (
          select count(*) from remittances
          where remittances.trace_number = deposits.trace_number and deposit_id is null
            and (remittances.amount ->> 'amount') = (deposits.amount ->> 'amount')
            and (remittances.amount ->> 'currency') = (deposits.amount ->> 'currency'))`,
      },
    ],
  },
  steps: {
    match: {
      from: ['received'],
      to: 'matched',
      does: 'Say what it was paid for: remittances that come to the same sum, or a processor.',
      takes: Match,
    },
    unmatch: {
      from: ['matched'],
      to: 'received',
      word: 'unmatched',
      does: 'It was matched with the wrong thing; it waits in clearing again.',
    },
    return: {
      from: ['received'],
      to: 'returned',
      does: 'It left the bank again, or was never there.',
      takes: Type.Object({
        reason: Choice(returnReasons, 'Why.', { examples: ['returned_check'] }),
      }),
    },
  },
})
