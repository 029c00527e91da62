// An entry of the ledger: one leg of a transaction, on one ledger account. It never changes.
import Type, { type Static } from 'typebox'
import { Changes, Choice, Id, livemode, Nullable, Text, Timestamp } from '#fields.ts'

export const ledgerEntryKind = { object: 'ledger_entry', table: 'ledger_entries', prefix: 'le' }

const most = Number.MAX_SAFE_INTEGER

export const currency = Text('ISO 4217, in lower case.', 3, {
  pattern: '^[a-z]{3}$',
  examples: ['usd'],
  says: 'must be a currency of ISO 4217 in lower case, as in usd.',
})

// As money is everywhere, but it can be less than nothing.
export const SignedMoney = (description: string, amount = 7_500) =>
  Type.Object(
    {
      amount: Type.Integer({
        description: 'In the smallest unit of the currency: cents.',
        minimum: -most,
        maximum: most,
        examples: [amount],
      }),
      currency,
    },
    { description, examples: [{ amount, currency: 'usd' }] },
  )

export const ledger_account = Text('What it is kept under.', 120, {
  pattern: '^(asset|liability|revenue|contra|expense):[a-z_]+(:[A-Za-z0-9_-]{1,64})?$',
  examples: ['revenue:services'],
  says: 'must be a ledger account, as in revenue:services or asset:payer_ar:clm_….',
})
const kind = Text('What happened.', 60, {
  pattern: '^[a-z_]+$',
  examples: ['self_pay_charged'],
  says: 'must be a word in lower case, as in claim_charged.',
})
const transaction_id = Id('ltx', 'The transaction it is a leg of. All its legs sum to zero.')

const ids = {
  person_id: Id('per', 'Whom it is about.'),
  session_id: Id('ses', 'The session it is about.'),
  practitioner_id: Id('prac', 'The practitioner it is about.'),
  claim_id: Id('clm', 'The claim it is about.'),
  payment_id: Id('pay', 'The payment it is about.'),
  remittance_id: Id('rem', 'The remittance it is about.'),
  deposit_id: Id('dep', 'The deposit it is about.'),
}

export const LedgerEntry = Type.Object(
  {
    id: Id(ledgerEntryKind.prefix, 'The identifier of the entry.'),
    object: Type.Literal('ledger_entry', { description: 'What kind of object this is.' }),
    transaction_id,
    position: Type.Integer({
      description: 'Which leg of the transaction it is.',
      minimum: 1,
      examples: [1],
    }),
    kind,
    ledger_account,
    side: Choice(['debit', 'credit'], 'Debits are positive, credits negative.', {
      examples: ['debit'],
    }),
    amount: SignedMoney('How much.'),
    person_id: Nullable(ids.person_id),
    session_id: Nullable(ids.session_id),
    practitioner_id: Nullable(ids.practitioner_id),
    claim_id: Nullable(ids.claim_id),
    payment_id: Nullable(ids.payment_id),
    remittance_id: Nullable(ids.remittance_id),
    deposit_id: Nullable(ids.deposit_id),
    livemode,
    created_at: Timestamp('When it was posted.'),
  },
  { title: 'ledger_entry', description: 'One leg of a transaction of the ledger.' },
)

export const ledgerFilters = { ledger_account, kind, currency, transaction_id, ...ids }

export const Balance = Type.Object(
  {
    object: Type.Literal('balance', { description: 'What kind of object this is.' }),
    livemode,
    ledger_account,
    balance: SignedMoney('What it stands at: debits are positive, credits negative.'),
    entries: Type.Integer({ description: 'How many entries it is.', minimum: 0, examples: [2] }),
  },
  { title: 'balance', description: 'What a ledger account stands at in a currency.' },
)

const { person_id, practitioner_id, claim_id, remittance_id, deposit_id } = ids

export const BalanceQuery = Type.Object(
  Changes({
    limit: Type.Integer({
      minimum: 1,
      maximum: 100,
      default: 100,
      description: 'How many, at most.',
    }),
    cursor: Text('next_cursor of the page before.', 500),
    ledger_account,
    under: Text('The accounts whose names begin so, as in asset or asset:payer_ar.', 60, {
      pattern: '^[a-z]+(:[a-z_]+)?$',
      examples: ['asset'],
      says: 'must be the beginning of a ledger account, as in asset or asset:payer_ar.',
    }),
    currency,
    not_zero: Type.Boolean({ description: 'Leave out what stands at nothing.', examples: [true] }),
    person_id,
    practitioner_id,
    claim_id,
    remittance_id,
    deposit_id,
  }).properties,
)
export type BalanceQuery = Static<typeof BalanceQuery>
