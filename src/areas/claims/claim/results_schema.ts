// Schemas for the results on a claim: validations, status reason, balance and responsibility.
import Type, { type Static } from 'typebox'
import { Choice } from '#kernel/fields.ts'
import { PlainText } from '#kernel/fields.ts'
import { SignedMoney } from '#kernel/money.ts'
import { next_actions, step_parties } from '#catalogue/next_steps.ts'
import { validationCodes } from './validation/validation_codes.ts'

export const balance_statuses = ['open', 'zero', 'credit', 'recoupment_due'] as const
export const balance_status = Choice(
  balance_statuses,
  '`open`: the payer or the patient owes a balance. `zero`: nothing is owed. `credit`: ' +
    'more was received than was owed. `recoupment_due`: the payer has requested ' +
    'repayment of an overpayment.',
  { examples: ['open'] },
)

export const severities = ['error', 'warning'] as const
export const Validation = Type.Object(
  {
    code: Choice(validationCodes, 'Validation code, for example `time_code_mismatch`.', {
      examples: ['time_code_mismatch'],
    }),
    pointer: PlainText(
      'JSON Pointer to the field, for example `/lines/0/charge`.',
      200,
      '/lines/0/procedure_code',
    ),
    severity: Choice(severities, "An `error` blocks submission; a `warning` doesn't.", {
      examples: ['error'],
    }),
    message: PlainText(
      'Description of the problem and how to fix it.',
      500,
      'Use 90834 for 45 minutes.',
    ),
  },
  { description: 'Result of a validation check.' },
)
export const StatusReason = Type.Object(
  {
    code: PlainText(
      'Reason code from the source, for example `A7:562` (claim status category and status ' +
        'code).',
      40,
      'A7:562',
    ),
    message: PlainText(
      'Reason in plain English.',
      500,
      "The billing provider's NPI is not on file with the payer.",
    ),
    source: Choice(
      ['clearinghouse', 'payer', 'caller'],
      'Source of the reason: `clearinghouse`, `payer` or `caller` (you).',
      { examples: ['payer'] },
    ),
  },
  { description: 'Reason for the current status. Null if none was given.' },
)
export const next_action = Choice(next_actions, 'Suggested action.', {
  title: 'next_action',
  examples: ['get_authorization'],
})

export const NextStep = Type.Object(
  {
    action: next_action,
    by: Choice(step_parties, 'Party that must act.', { examples: ['biller'] }),
    reason: PlainText('Group code and CARC that it follows from.', 10, 'CO-197'),
    message: PlainText('The step in a sentence.', 300, 'Request a retroactive authorization.'),
  },
  {
    title: 'next_step',
    description: 'Suggested next step after a denial. Null unless lines are denied.',
  },
)
export const Responsibility = Type.Object(
  {
    deductible: SignedMoney('Deductible (PR-1).', 0),
    coinsurance: SignedMoney('Coinsurance (PR-2).', 0),
    copay: SignedMoney('Copay (PR-3).', 2_500),
    other: SignedMoney('All other patient responsibility adjustments (group code PR).', 0),
  },
  { description: 'Patient responsibility per the adjudication (group code PR).' },
)

export type Validation = Static<typeof Validation>
export type NextStep = Static<typeof NextStep>
export type StatusReason = Static<typeof StatusReason>
