// A remittance: what a payer paid at once, for which claims, and what became of each.
import Type, { type Static } from 'typebox'
import { Changes, Choice, Day, Id, Metadata, Nullable, Resource, Text } from '#fields.ts'
import { Timestamp, Whole } from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { SignedMoney } from '#resources/claim/parts.ts'
import { x12, x12_example } from '#resources/x12_document/schema.ts'
import { remittanceKind, remittanceLifecycle, resolutions } from './lifecycle.ts'

const word = (description: string, maxLength: number, example: string) =>
  Text(description, maxLength, { examples: [example] })
const number = Whole('Which of the remittance; the first is 1.', 1, 1_000_000, { examples: [1] })

export const exceptionCodes = {
  transaction_unbalanced: 'What its claims and adjustments come to is not what was paid.',
  transaction_truncated: 'It ends too early, or segments of it are missing.',
  transaction_unreadable: 'It does not say what was paid, or under which number.',
  amount_too_large: 'An amount in it is above ten million dollars: one of ours holds no more.',
  claim_unmatched: 'No claim of yours has its numbers, nor its member, day and charge.',
  claim_ambiguous: 'Several claims of yours fit alike.',
  claim_unbalanced: 'What was charged, adjusted and paid does not add up.',
  claim_unreadable: 'An amount in it cannot be read.',
  line_unmatched: 'One of its lines is none of the claim.',
  reversal_unmatched: 'It takes back what was never decided.',
  decided_before: 'These lines were decided before, and that was not taken back.',
} as const
export type ExceptionCode = keyof typeof exceptionCodes

export const Exception = Type.Object(
  {
    claim_number: Nullable(number),
    code: Choice(Object.keys(exceptionCodes) as ExceptionCode[], 'What is wrong.', {
      examples: ['claim_unmatched'],
    }),
    message: word('In a sentence.', 500, exceptionCodes.claim_unmatched),
    resolution: Nullable(Choice(resolutions, 'How it was resolved.', { examples: ['match'] })),
    reason: Nullable(word('Why so.', 500, 'Paid for another practice.')),
    resolved_at: Nullable(Timestamp('When.')),
    resolved_by_id: Nullable(word('Who.', 64, 'acct_4Jv0hTq8kYb2Wm6Zc1Rx9N')),
  },
  { description: 'Something that could not be posted.' },
)

export const matchWays = ['control_number', 'payer_number', 'service', 'hand'] as const

export const RemittanceClaim = Type.Object(
  {
    number,
    claim_id: Nullable(Id('clm', 'The claim of yours it is about.')),
    matched_by: Nullable(
      Choice(
        matchWays,
        'control_number: yours (CLP01); payer_number: the payer’s (CLP07); service: member, day ' +
          'and charge together; hand: somebody said so.',
        { examples: ['control_number'] },
      ),
    ),
    status: Choice(['posted', 'excepted', 'dismissed'], 'What became of it.', {
      examples: ['posted'],
    }),
    charge: SignedMoney('What was charged; below zero in a reversal.', 18_000),
    paid: SignedMoney('What was paid.', 12_500),
    reversal: Type.Boolean({ description: 'Whether it takes a decision back.', examples: [false] }),
    warnings: Type.Array(word('A warning.', 60, 'payer_status_mismatch'), {
      description: 'payer_status_mismatch: its status contradicts its lines, which count.',
      examples: [[]],
    }),
  },
  { description: 'One claim of it.' },
)

export const ProviderAdjustment = Type.Object(
  {
    code: word('Why (PLB): WO recovery, L6 interest, FB carried forward, 72, 50 ...', 2, 'L6'),
    amount: SignedMoney('Less is paid where it is above zero, more where it is below.', -137),
    claim_id: Nullable(Id('clm', 'The claim it is about, where its reference names one.')),
  },
  { description: 'What the payer withheld or added, beside the claims.' },
)

const { status, ...moments } = lifecycleFields(remittanceLifecycle)
const trace_number = word('The number of the payment (TRN02).', 50, 'TRACE0001')
const payer_id = word('The payer, by its own id.', 80, 'SBX01')

const payment_id = Id('pay', 'The payment it tells of.')
const deposit_id = Id('dep', 'The deposit that brought the money.')

export const Remittance = Resource('remittance', remittanceKind.prefix, {
  status,
  document_id: Id('xdoc', 'The document it came in.'),
  payer_id,
  payer_name: Nullable(word('Its name.', 60, 'SANDBOX PAYER')),
  payee_npi: Nullable(word('Who is paid, by NPI.', 80, '1234567893')),
  method: Nullable(word('ACH, CHK, NON ...', 3, 'ACH')),
  amount: SignedMoney('What was paid in all; below zero where money is taken.', 12_500),
  trace_number: Nullable(trace_number),
  originator: Nullable(word('Who pays, as the bank knows it (TRN03).', 20, '1512345678')),
  effective_on: Nullable(Day('When the money moves.', '2026-11-16')),
  claim_count: Whole('How many claims are in it.', 0, 1_000_000, { examples: [1] }),
  claims: Type.Array(RemittanceClaim, {
    description: 'What became of each claim that was looked at.',
    examples: [[]],
  }),
  provider_adjustments: Type.Array(ProviderAdjustment, {
    description: 'Beside the claims.',
    examples: [[]],
  }),
  exceptions: Type.Array(Exception, {
    description: 'What could not be posted, open or resolved.',
    examples: [[]],
  }),
  waiting: SignedMoney('Paid for claims that are not posted: it waits in clearing.', 0),
  payment_id: Nullable(payment_id),
  deposit_id: Nullable(deposit_id),
  ...moments,
})

export const RemittanceCreate = Type.Object(
  { x12, metadata: Type.Optional(Metadata) },
  { examples: [{ x12: x12_example }] },
)

export const remittanceFilters = Changes({
  status,
  payer_id,
  trace_number,
  payment_id,
  deposit_id,
}).properties

export type RemittanceCreate = Static<typeof RemittanceCreate>
export type RemittanceClaim = Static<typeof RemittanceClaim>
export type Exception = Static<typeof Exception>
export type ProviderAdjustment = Static<typeof ProviderAdjustment>
