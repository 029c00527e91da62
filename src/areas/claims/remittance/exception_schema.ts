// The exceptions of a remittance: problems that prevented posting.
import Type, { type Static } from 'typebox'
import { Choice, Integer, Nullable, PlainText, Timestamp } from '#kernel/fields.ts'
import { resolutions } from './lifecycle.ts'

export const claim_number = Integer(
  'Position of the claim in the remittance, starting at 1.',
  1,
  1_000_000,
  { examples: [1] },
)

export const exceptionCodes = {
  transaction_unbalanced:
    "The claim payments less provider adjustments don't equal the payment amount.",
  payment_negative:
    "The payment amount (BPR02) is negative. A payer carries forward what it can't deduct (PLB " +
    'FB). Accept the remittance if the payer did debit your account.',
  transaction_truncated: 'The transaction is truncated or segments are missing.',
  transaction_unreadable: 'The payment amount or trace number is missing or unreadable.',
  amount_too_large: 'An amount exceeds the maximum of ten million dollars.',
  claim_unmatched:
    'No claim matches the control numbers, or the member ID, date of service and charge.',
  claim_ambiguous: 'More than one claim matches.',
  payee_mismatch: "The payee (N1*PE) isn't the billing provider of the claim.",
  payer_mismatch: "The payer isn't the payer of the claim.",
  charge_mismatch: "The charge (CLP03) isn't the charge of the claim.",
  claim_withdrawn:
    'The claim was voided or canceled, so no payment can be posted to it. Match the payment to ' +
    'the claim it is for, or dismiss the exception.',
  claim_unbalanced: "The charge less adjustments doesn't equal the paid amount.",
  claim_unreadable: "An amount can't be read.",
  line_unmatched: "A service line doesn't match any line of the claim.",
  reversal_unmatched: "The reversal doesn't match an earlier decision.",
  already_adjudicated:
    'The lines were already adjudicated, and the earlier decision was not reversed.',
} as const
export type ExceptionCode = keyof typeof exceptionCodes

export const Exception = Type.Object(
  {
    claim_number: Nullable(claim_number),
    code: Choice(
      Object.keys(exceptionCodes) as ExceptionCode[],
      'Exception code, for example `claim_unmatched`.',
      {
        examples: ['claim_unmatched'],
      },
    ),
    message: PlainText('Description of the exception.', 500, exceptionCodes.claim_unmatched),
    resolution: Nullable(
      Choice(
        resolutions,
        'How the exception was resolved: `match`, `accept` or `dismiss`. Null while open.',
        { examples: ['match'] },
      ),
    ),
    reason: Nullable(
      PlainText('Reason for the resolution. Null while open.', 500, 'Paid for another practice.'),
    ),
    resolved_at: Nullable(Timestamp('When the exception was resolved. Null while open.')),
    resolved_by_id: Nullable(
      PlainText(
        'ID of the actor or member that resolved the exception. Null while open.',
        64,
        'acct_4Jv0hTq8kYb2Wm6Zc1Rx9N',
      ),
    ),
  },
  { description: 'A problem that prevented posting.' },
)

export type Exception = Static<typeof Exception>
