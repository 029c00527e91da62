// Schemas of deposits and reconciliation.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  DateOnly,
  Id,
  livemode,
  Metadata,
  Nullable,
  Resource,
  Text,
} from '#kernel/fields.ts'
import { Money, SignedMoney } from '#kernel/money.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import {
  depositKind,
  depositLifecycle,
  processor,
  remittance_ids,
  returnReasons,
} from './lifecycle.ts'

const amount = Money('Deposited amount. Must be at least 1.', 12_500)
const method = Choice(
  ['eft', 'check', 'processor', 'other'],
  'Deposit method: `eft`, `check`, `processor` or `other`. Default: `eft`.',
  {
    examples: ['eft'],
  },
)
const received_on = DateOnly('Date on which the bank posted the deposit.', '2026-11-16')
const trace_number = Text(
  'Reassociation trace number (TRN02), used to match the deposit to a remittance.',
  50,
  {
    examples: ['TRACE0001'],
  },
)
const payer_name = Text('Name of the payer as reported by the bank.', 100, {
  examples: ['SANDBOX PAYER'],
})
const bank_reference = Text("The bank's reference for the deposit. Must be unique.", 100, {
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
  source: Choice(['api', 'file'], 'Where the deposit was recorded: `api` or a bank `file`.', {
    examples: ['api'],
  }),
  remittance_ids: { ...remittance_ids, examples: [[]] },
  processor: Nullable(processor),
  matched_by: Nullable(
    Choice(
      ['platform', 'manual'],
      'Who matched the deposit: `platform` (Attune) or `manual` (you). Null until matched.',
      { examples: ['platform'] },
    ),
  ),
  reason: Nullable(
    Choice(returnReasons, 'Reason for the return. Null unless returned.', {
      examples: ['returned_check'],
    }),
  ),
  ...moments,
})

// The row of a deposit: its fields, and a column that the API doesn't return.
export interface DepositRow extends ColumnsOf<typeof Deposit> {
  match_count: number
}

export const DepositCreate = Type.Object({
  amount,
  received_on,
  ...UpdateOf({ method, trace_number, payer_name, bank_reference, metadata: Metadata }).properties,
})
export type DepositCreate = Static<typeof DepositCreate>

export const depositFilters = UpdateOf({ status, method, trace_number }).properties

const text = Text('Content of the bank file, as text.', 900_000, {
  examples: ['date,amount,currency,reference,trace_number,payer,method\n'],
})
export const DepositImport = Type.Object({
  format: Choice(['csv', 'bai2'], 'File format: `csv` or `bai2`.', { examples: ['csv'] }),
  text,
})
export type DepositImport = Static<typeof DepositImport>

const ids = (description: string) =>
  Type.Array(Id('dep', 'ID of a deposit.'), { description, examples: [[]] })
export const DepositsImported = Type.Object(
  {
    object: Type.Literal('deposit_import', {
      description: 'Object type. Always `deposit_import`.',
    }),
    livemode,
    recorded: ids('IDs of the deposits that were created.'),
    existing: ids('IDs of the deposits that already existed.'),
    matched: ids('IDs of the deposits, new or existing, that are matched.'),
  },
  { title: 'deposit_import', description: 'The result of importing a bank file.' },
)

const count = (description: string) => Type.Integer({ description, minimum: 0, examples: [0] })
const UnreconciledItem = Type.Object(
  {
    deposit_id: Nullable(Id('dep', 'ID of the unmatched deposit. Null for a remittance.')),
    remittance_id: Nullable(Id('era', 'ID of the unmatched remittance. Null for a deposit.')),
    trace_number: Nullable(trace_number),
    amount: SignedMoney('Unreconciled amount.', 12_500),
    since: DateOnly('Date of the deposit, or effective date of the remittance.', '2026-11-16'),
    reason: Choice(
      ['no_remittance', 'no_deposit', 'amount_differs', 'not_cleared'],
      '`no_remittance`: a deposit without a remittance. `no_deposit`: a remittance without a ' +
        'deposit. `amount_differs`: the trace numbers match, the amounts do not. `not_cleared`: ' +
        'matched, but the ledger still has a balance in clearing.',
      { examples: ['no_deposit'] },
    ),
  },
  { description: 'A deposit or remittance that is not reconciled.' },
)
export const Reconciliation = Type.Object(
  {
    object: Type.Literal('reconciliation', {
      description: 'Object type. Always `reconciliation`.',
    }),
    livemode,
    reconciled: count('Number of remittances that match a deposit and the ledger.'),
    unreconciled: Type.Array(UnreconciledItem, {
      description: 'Deposits and remittances that are not reconciled, oldest first. At most 100.',
      examples: [[]],
    }),
    more_items: count('Number of unreconciled items beyond those listed.'),
  },
  { title: 'reconciliation', description: 'A comparison of remittances, deposits and ledger.' },
)
