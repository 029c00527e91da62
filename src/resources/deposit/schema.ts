// A deposit: money that came to the bank.
import Type, { type Static } from 'typebox'
import {
  Changes,
  Choice,
  Day,
  Id,
  livemode,
  Metadata,
  Money,
  Nullable,
  Resource,
  Text,
} from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { SignedMoney } from '#resources/ledger_entry/schema.ts'
import {
  depositKind,
  depositLifecycle,
  processor,
  remittance_ids,
  returnReasons,
} from './lifecycle.ts'

const amount = Money('How much came.', 12_500)
const method = Choice(['eft', 'check', 'processor', 'other'], 'How it came.', {
  examples: ['eft'],
})
const received_on = Day('The day the bank booked it.', '2026-11-16')
const trace_number = Text('The number payer and bank know the payment by (TRN02).', 50, {
  examples: ['TRACE0001'],
})
const payer_name = Text('Who paid, as the bank names them.', 100, { examples: ['SANDBOX PAYER'] })
const bank_reference = Text('The bank’s own number of it. Recorded once.', 100, {
  examples: ['202611160001'],
})
const { status, ...moments } = lifecycleFields(depositLifecycle)

export const Deposit = Resource('deposit', depositKind.prefix, {
  status,
  amount,
  method,
  received_on,
  trace_number: Nullable(trace_number),
  payer_name: Nullable(payer_name),
  bank_reference: Nullable(bank_reference),
  source: Choice(['api', 'file'], 'Where we know it from.', { examples: ['api'] }),
  remittance_ids: { ...remittance_ids, examples: [[]] },
  processor: Nullable(processor),
  matched_by: Nullable(
    Choice(['platform', 'hand'], 'Whether it was found by itself.', { examples: ['platform'] }),
  ),
  reason: Nullable(Choice(returnReasons, 'Why it was returned.', { examples: ['returned_check'] })),
  ...moments,
})

export const DepositCreate = Type.Object({
  amount,
  received_on,
  ...Changes({ method, trace_number, payer_name, bank_reference, metadata: Metadata }).properties,
})
export type DepositCreate = Static<typeof DepositCreate>

export const depositFilters = Changes({ status, method, trace_number }).properties

const text = Text('The file, as text.', 900_000, {
  examples: ['date,amount,currency,reference,trace_number,payer,method\n'],
})
export const DepositImport = Type.Object({
  format: Choice(['csv', 'bai2'], 'What kind of file it is.', { examples: ['csv'] }),
  text,
})
export type DepositImport = Static<typeof DepositImport>

const ids = (description: string) =>
  Type.Array(Id('dep', 'A deposit.'), { description, examples: [[]] })
export const DepositsImported = Type.Object(
  {
    object: Type.Literal('deposit_import', { description: 'What kind of object this is.' }),
    livemode,
    recorded: ids('Those that are new.'),
    known: ids('Those that were recorded before.'),
    matched: ids('Those of both whose money is matched.'),
  },
  { title: 'deposit_import', description: 'What became of the lines of a file.' },
)

const count = (description: string) => Type.Integer({ description, minimum: 0, examples: [0] })
const Waiting = Type.Object(
  {
    deposit_id: Nullable(Id('dep', 'The deposit, if it is one.')),
    remittance_id: Nullable(Id('era', 'The remittance, if it is one.')),
    trace_number: Nullable(trace_number),
    amount: SignedMoney('How much waits.', 12_500),
    since: Day('Since when.', '2026-11-16'),
    why: Choice(
      ['no_remittance', 'no_deposit', 'amount_differs', 'not_cleared'],
      'no_remittance: it came, and nobody said what for; no_deposit: it was announced, and has ' +
        'not come; amount_differs: number and sum do not agree; not_cleared: both are there, ' +
        'and the ledger has something left over.',
      { examples: ['no_deposit'] },
    ),
  },
  { description: 'Money that is not matched.' },
)
export const Reconciliation = Type.Object(
  {
    object: Type.Literal('reconciliation', { description: 'What kind of object this is.' }),
    livemode,
    reconciled: count('How many remittances agree with bank and ledger.'),
    waiting: Type.Array(Waiting, {
      description: 'What does not, 100 at most, the oldest first.',
      examples: [[]],
    }),
    more: count('How many more there are.'),
  },
  { title: 'reconciliation', description: 'Remittances, bank and ledger, compared.' },
)
