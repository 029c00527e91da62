// Schemas of ledger entries and balances. An entry is one leg of a transaction and never changes.
import Type, { type Static } from 'typebox'
import { UpdateOf, Choice, Id, livemode, Nullable, Text, Timestamp } from '#kernel/fields.ts'
import { currency, SignedMoney } from '#kernel/money.ts'

export const ledgerEntryKind = { object: 'ledger_entry', table: 'ledger_entries', prefix: 'le' }

export const ledger_account = Text(
  'Ledger account: a type, a name and, for accounts of one object, its ID. For example ' +
    '`revenue:services` or `asset:payer_ar:clm_…`.',
  120,
  {
    title: 'ledger_account',
    pattern: '^(asset|liability|revenue|contra|expense):[a-z_]+(:[A-Za-z0-9_-]{1,64})?$',
    examples: ['revenue:services'],
    rule: 'must be a ledger account, for example `revenue:services` or `asset:payer_ar:clm_…`.',
  },
)
const kind = Text('Kind of event that was posted, for example `claim_charged`.', 60, {
  pattern: '^[a-z_]+$',
  examples: ['self_pay_charged'],
  rule: 'must be lowercase letters and underscores, for example `claim_charged`.',
})
const transaction_id = Id('ltx', 'ID of the transaction. The entries of a transaction sum to zero.')

const ids = {
  person_id: Id('per', 'ID of the person the entry relates to.'),
  session_id: Id('ses', 'ID of the session the entry relates to.'),
  practitioner_id: Id('prac', 'ID of the practitioner the entry relates to.'),
  claim_id: Id('clm', 'ID of the claim the entry relates to.'),
  payment_id: Id('pay', 'ID of the payment the entry relates to.'),
  remittance_id: Id('rem', 'ID of the remittance the entry relates to.'),
  deposit_id: Id('dep', 'ID of the deposit the entry relates to.'),
}

export const LedgerEntry = Type.Object(
  {
    id: Id(ledgerEntryKind.prefix, 'Unique identifier, prefixed `le_`.'),
    object: Type.Literal('ledger_entry', { description: 'Object type. Always `ledger_entry`.' }),
    transaction_id,
    position: Type.Integer({
      description: 'Position of the entry in its transaction, starting at 1.',
      minimum: 1,
      examples: [1],
    }),
    kind,
    ledger_account,
    side: Choice(
      ['debit', 'credit'],
      'Side of the entry: `debit` (positive amount) or `credit` (negative amount).',
      {
        examples: ['debit'],
      },
    ),
    amount: SignedMoney('Posted amount. Debits are positive, credits negative.'),
    person_id: Nullable(ids.person_id),
    session_id: Nullable(ids.session_id),
    practitioner_id: Nullable(ids.practitioner_id),
    claim_id: Nullable(ids.claim_id),
    payment_id: Nullable(ids.payment_id),
    remittance_id: Nullable(ids.remittance_id),
    deposit_id: Nullable(ids.deposit_id),
    livemode,
    created_at: Timestamp('When the entry was posted.'),
  },
  {
    title: 'ledger_entry',
    description: 'A debit or credit to one ledger account. Never changes once posted.',
  },
)

export const ledgerFilters = { ledger_account, kind, currency, transaction_id, ...ids }

export const Balance = Type.Object(
  {
    object: Type.Literal('balance', { description: 'Object type. Always `balance`.' }),
    livemode,
    ledger_account,
    balance: SignedMoney(
      'Balance of the account. A debit balance is positive, a credit balance negative.',
    ),
    entries: Type.Integer({
      description: 'Number of entries posted to the account.',
      minimum: 0,
      examples: [2],
    }),
  },
  { title: 'balance', description: 'The balance of a ledger account in one currency.' },
)

const { person_id, practitioner_id, claim_id, remittance_id, deposit_id } = ids

export const BalanceQuery = Type.Object(
  UpdateOf({
    limit: Type.Integer({
      minimum: 1,
      maximum: 100,
      default: 100,
      description: 'Page size, 1 to 100. Default: 100.',
    }),
    cursor: Text('`next_cursor` of the previous page.', 500),
    ledger_account,
    under: Text('Only accounts under this prefix, for example `asset` or `asset:payer_ar`.', 60, {
      pattern: '^[a-z]+(:[a-z_]+)?$',
      examples: ['asset'],
      rule: 'must be a ledger account prefix, for example `asset` or `asset:payer_ar`.',
    }),
    currency,
    not_zero: Type.Boolean({
      description: 'If true, accounts with a zero balance are omitted. Default: false.',
      examples: [true],
    }),
    person_id,
    practitioner_id,
    claim_id,
    remittance_id,
    deposit_id,
  }).properties,
)
export type BalanceQuery = Static<typeof BalanceQuery>
