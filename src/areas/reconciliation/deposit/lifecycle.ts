// Lifecycle of a deposit.
import Type from 'typebox'
import { Choice, Id, ListOf, Text } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { DepositRow } from './schema.ts'

export const depositKind: Kind<DepositRow> = { object: 'deposit', table: 'deposits', prefix: 'dep' }

// The job that matches a deposit to its remittance once both exist.
export const auto_match = { name: 'deposit.auto_match' }

export const remittance_ids = ListOf(
  Id('era', 'ID of a remittance.'),
  'IDs of the remittances the deposit pays.',
  50,
  {
    examples: [['era_4Jv0hTq8kYb2Wm6Zc1Rx9N']],
  },
)
export const processor = Text('Payment processor that sent the deposit.', 60, {
  pattern: '^[A-Za-z0-9_-]{1,60}$',
  examples: ['stripe'],
  rule: 'must be the name of a payment processor, for example `stripe`.',
})

export const Match = Type.Object(
  { remittance_ids: Type.Optional(remittance_ids), processor: Type.Optional(processor) },
  { examples: [{ processor: 'stripe' }] },
)

export const returnReasons = ['returned_check', 'reversed_by_bank', 'entered_in_error'] as const

export const depositLifecycle = defineLifecycle({
  kind: depositKind,
  initial: 'received',
  states: {
    received: 'Received by the bank and not yet matched. Held in clearing.',
    matched: 'Matched to remittances or to a payment processor.',
    returned: 'Returned or reversed by the bank, or recorded by mistake.',
  },
  sets: {
    // Held in clearing until a remittance or a processor's payout fits.
    unmatched: { in: ['received'], out: ['matched', 'returned'] },
    matched: { in: ['matched'], out: ['received', 'returned'] },
  },
  // A deposit unmatched by the account isn't matched automatically again.
  waits: {
    received: [
      {
        job: auto_match.name,
        at: 'created_at',
        where: `unmatched_at is null and trace_number is not null and 1 = (
          select count(*) from remittances
          where remittances.account = deposits.account
            and remittances.trace_number = deposits.trace_number and deposit_id is null
            and (remittances.amount ->> 'amount') = (deposits.amount ->> 'amount')
            and (remittances.amount ->> 'currency') = (deposits.amount ->> 'currency'))`,
      },
    ],
  },
  steps: {
    match: {
      from: ['received'],
      to: 'matched',
      summary: 'Match a deposit to remittances with the same total, or to a payment processor.',
      takes: Match,
    },
    unmatch: {
      from: ['matched'],
      to: 'received',
      word: 'unmatched',
      summary: 'Unmatch a deposit. The deposit returns to clearing.',
    },
    return: {
      from: ['received'],
      to: 'returned',
      summary: 'Return a deposit that the bank reversed or that was recorded by mistake.',
      takes: Type.Object({
        reason: Choice(returnReasons, 'Reason for the return.', { examples: ['returned_check'] }),
      }),
    },
  },
})
