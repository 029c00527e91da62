// A payment is money that goes from a person or an insurer to the practice, or back to an insurer.
import Type, { type Static } from 'typebox'
import {
  Changes,
  Choice,
  Id,
  ListOf,
  Metadata,
  MetadataChange,
  Money,
  Nullable,
  Resource,
  Text,
  Timestamp,
  Whole,
} from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { reason, MethodSaid, paymentKind, paymentLifecycle } from './lifecycle.ts'

export const kinds_of_person = [
  'copay',
  'coinsurance',
  'deductible',
  'self_pay',
  'balance',
  'prepayment',
  'no_show_fee',
  'late_cancel_fee',
] as const
const kinds = [...kinds_of_person, 'insurer_payment', 'insurer_recoupment'] as const

const person_id = Id('per', 'Whose care it pays for.')
const session_id = Id('ses', 'The session it is for.')
const claim_id = Id('clm', 'The claim it is for.')
const count = (description: string, example: number) =>
  Type.Integer({ description, minimum: 0, examples: [example] })

const PaymentAmount = Money('How much is to be paid.', 2_500)
const capture_method = Choice(
  ['automatic', 'manual'],
  'Whether confirming takes the money, or only reserves it for up to seven days.',
  { examples: ['automatic'] },
)
const Allocation = Type.Object(
  {
    session_id: Type.Optional(Nullable(session_id)),
    claim_id: Type.Optional(Nullable(claim_id)),
    amount: Whole('How much of it, in the smallest unit.', 1, 100_000_000, { examples: [2_500] }),
  },
  { description: 'What part of it is for which session or claim.', examples: [{ amount: 2_500 }] },
)
const allocations = ListOf(
  Allocation,
  'What it is for. What is not allocated stays the person’s credit.',
  100,
  { examples: [[]] },
)

const Party = (types: readonly string[], description: string) =>
  Type.Object(
    {
      type: Choice(types, 'What they are.', { examples: [types[0]] }),
      id: Nullable(Id('per', 'Their id, where they have one.')),
    },
    { description },
  )

const Failure = Type.Object(
  {
    code: Text('What went wrong.', 60, { examples: ['card_declined'] }),
    decline_code: Nullable(Text('Why the bank said no.', 60, { examples: ['insufficient_funds'] })),
    retryable: Type.Boolean({
      description: 'Whether the same method may work later; else another is needed.',
      examples: [true],
    }),
  },
  { description: 'Why it did not work.' },
)

const Method = Type.Object(
  {
    type: Text('What was paid with.', 20, { examples: ['card'] }),
    brand: Nullable(Text('The brand of a card.', 40, { examples: ['visa'] })),
    last4: Nullable(Text('The last four digits.', 4, { examples: ['4242'] })),
    hsa_fsa: Type.Boolean({ description: 'Whether from a health account.', examples: [false] }),
  },
  { description: 'What was paid with, as the processor tells it.' },
)

// Who moved it, under which name, and why it did not work.
export const movedBy = (example: string) => ({
  processor: Nullable(Text('Who moves the money.', 40, { examples: ['simulated'] })),
  processor_reference: Nullable(Text('What the processor calls it.', 255, { examples: [example] })),
  failure: Nullable(Failure),
})

const NextAction = Type.Object(
  {
    type: Type.Literal('redirect', { description: 'Send the person to the address.' }),
    url: Text('Where the person proves to their bank that it is them.', 2_000, {
      examples: ['https://challenge.invalid/pay_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    }),
  },
  { description: 'What must happen before it can go on.' },
)

const { status, ...moments } = lifecycleFields(paymentLifecycle)

export const Payment = Resource('payment', paymentKind.prefix, {
  person_id: Nullable(person_id),
  direction: Choice(['in', 'out'], 'To the practice, or from it.', { examples: ['in'] }),
  kind: Choice(kinds, 'What it is for.', { examples: ['copay'] }),
  amount: PaymentAmount,
  payer: Party(['person', 'insurer', 'other', 'organization'], 'Who pays.'),
  payee: Party(['organization', 'practitioner', 'insurer'], 'Who is paid.'),
  status,
  capture_method,
  authorization_expires_at: Nullable(Timestamp('Until when it can be captured.')),
  amount_captured: count('What was taken, in the smallest unit.', 0),
  amount_refunded: count('What was given back, or is about to be.', 0),
  amount_disputed: count('What the bank holds back while it is disputed, or kept.', 0),
  disputed: Type.Boolean({ description: 'Whether a dispute is open.', examples: [false] }),
  fee: Nullable(count('What the processor kept; null until it is known.', 103)),
  net: Nullable(
    Type.Integer({ description: 'What was taken without the fee.', examples: [2_397] }),
  ),
  allocations,
  method: Nullable(Method),
  next_action: Nullable(NextAction),
  ...movedBy('pi_3Pq8kYb2Wm6Zc1Rx9N'),
  statement_descriptor: Nullable(
    Text('What stands on the person’s statement; never what it was for.', 22, {
      examples: ['ATTUNE'],
    }),
  ),
  session_id: Nullable(session_id),
  claim_id: Nullable(claim_id),
  remittance_id: Nullable(Id('era', 'The remittance it came with.')),
  reason: Nullable(reason),
  ...moments,
})

const open = { session_id: Nullable(session_id), claim_id: Nullable(claim_id), allocations }

export const PaymentCreate = Type.Object(
  {
    person_id,
    amount: PaymentAmount,
    kind: Choice(kinds_of_person, 'What it is for.', { examples: ['copay'] }),
    ...Changes({
      ...open,
      method: MethodSaid,
      capture_method,
      payer: Type.Object(
        { type: Choice(['person', 'other'], 'Who pays.', { examples: ['person'] }) },
        { description: 'Who pays; the person, unless it says so.', examples: [{ type: 'person' }] },
      ),
      confirm: Type.Boolean({ description: 'Take it at once.', examples: [false] }),
      metadata: Metadata,
    }).properties,
  },
  {
    examples: [
      {
        person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        amount: { amount: 2_500, currency: 'usd' },
        kind: 'copay',
        method: { type: 'card', token: 'pm_card_visa' },
      },
    ],
  },
)

export const PaymentChange = Type.Object({
  ...Changes({ allocations, metadata: MetadataChange }).properties,
})

export const Challenge = Type.Object({
  outcome: Choice(['authenticated', 'failed'], 'What the person did.', {
    examples: ['authenticated'],
  }),
})

export const paymentFilters = {
  ...Changes({ person_id, session_id, claim_id, status }).properties,
  kind: Type.Optional(Payment.properties.kind),
  remittance_id: Type.Optional(Id('era', 'The remittance it came with.')),
}

export type PaymentCreate = Static<typeof PaymentCreate>
export type PaymentChange = Static<typeof PaymentChange>
