// The remittance schema: one 835 payment and its claims.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  DateOnly,
  Id,
  Metadata,
  Nullable,
  Resource,
} from '#kernel/fields.ts'
import { PlainText } from '#kernel/fields.ts'
import { Integer } from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { SignedMoney } from '#kernel/money.ts'
import { x12, x12_example } from '#areas/claims/x12_document/schema.ts'
import { claim_number, Exception } from './exception_schema.ts'
import { remittanceKind, remittanceLifecycle } from './lifecycle.ts'

export const matchWays = [
  'control_number',
  'payer_claim_control_number',
  'service',
  'manual',
] as const

export const warning_codes = [
  'payer_status_mismatch',
  'responsibility_mismatch',
  'patient_not_billable',
] as const
export type WarningCode = (typeof warning_codes)[number]

// Posting status of a claim in a remittance.
export const claim_statuses = {
  posted: 'posted',
  excepted: 'excepted',
  dismissed: 'dismissed',
  informational: 'informational',
} as const

export const RemittanceClaim = Type.Object(
  {
    number: claim_number,
    claim_id: Nullable(Id('clm', 'ID of the matched claim. Null if no claim matches.')),
    matched_by: Nullable(
      Choice(
        matchWays,
        'How the claim was matched. `control_number`: patient control number (CLP01). ' +
          '`payer_claim_control_number`: CLP07. `service`: member ID, service date and charge. ' +
          '`manual`: matched manually.',
        { examples: ['control_number'] },
      ),
    ),
    status: Choice(
      Object.values(claim_statuses),
      'Posting status: `posted`, `excepted` (open exception), `dismissed` or `informational` (a ' +
        'predetermination, which changes nothing).',
      {
        examples: ['posted'],
      },
    ),
    charge: SignedMoney('Billed charge. Negative in a reversal.', 18_000),
    paid: SignedMoney('Amount the payer paid.', 12_500),
    reversal: Type.Boolean({
      description: 'True if the entry reverses an earlier decision.',
      examples: [false],
    }),
    warnings: Type.Array(
      Choice(warning_codes, 'Warning code.', { examples: ['payer_status_mismatch'] }),
      {
        description:
          'Warnings. `payer_status_mismatch`: the claim status code (CLP02) contradicts the ' +
          'lines; the lines are used. `responsibility_mismatch`: the reported patient ' +
          'responsibility differs from the adjustments. `patient_not_billable`: an EAP assigned ' +
          'an amount to the patient; it stays in the payer balance.',
        examples: [[]],
      },
    ),
  },
  { description: 'A claim in the remittance.' },
)

export const ProviderAdjustment = Type.Object(
  {
    code: PlainText(
      'Adjustment reason code (PLB03-1), for example `WO` (overpayment recovery), `L6` ' +
        '(interest), `FB` (forwarding balance), `72` (authorized return) or `50` (late ' +
        'charge).',
      2,
      'L6',
    ),
    amount: SignedMoney(
      'Adjustment amount. A positive amount reduces the payment; a negative one increases ' + 'it.',
      -137,
    ),
    claim_id: Nullable(
      Id('clm', 'ID of the claim that the adjustment reference names. Null if it names none.'),
    ),
  },
  { description: 'Provider-level adjustment (PLB) of the payment.' },
)

const { status, ...moments } = lifecycleFields(remittanceLifecycle)
const trace_number = PlainText(
  'Payment trace number (TRN02): the check or EFT number.',
  50,
  'TRACE0001',
)
const payer_id = PlainText('Payer identifier from the remittance.', 80, 'SBX01')

const payment_id = Id('pay', 'ID of the payment that the remittance describes.')
const deposit_id = Id('dep', 'ID of the deposit matched to the remittance.')

export const Remittance = Resource('remittance', remittanceKind.prefix, {
  status,
  document_id: Id('xdoc', 'ID of the X12 document that contained the remittance.'),
  payer_id,
  payer_name: Nullable(PlainText('Payer name from the remittance.', 60, 'SANDBOX PAYER')),
  payee_npi: Nullable(PlainText('NPI of the payee.', 80, '1234567893')),
  method: Nullable(
    PlainText(
      'Payment method (BPR04), for example `ACH`, `CHK` (check) or `NON` (no payment).',
      3,
      'ACH',
    ),
  ),
  amount: SignedMoney(
    'Total payment amount (BPR02). Negative only if the payer reports a debit to you.',
    12_500,
  ),
  trace_number: Nullable(trace_number),
  originator: Nullable(PlainText('Originating company identifier (TRN03).', 20, '1512345678')),
  effective_on: Nullable(DateOnly('Effective date of the payment (BPR16).', '2026-11-16')),
  claim_count: Integer('Number of claims in the remittance.', 0, 1_000_000, { examples: [1] }),
  processed_count: Integer('Number of claims processed so far.', 0, 1_000_000, { examples: [1] }),
  claims: Type.Array(RemittanceClaim, {
    description: 'Posting status of each claim. Empty until all claims are processed.',
    examples: [[]],
  }),
  provider_adjustments: Type.Array(ProviderAdjustment, {
    description: 'Provider-level adjustments (PLB).',
    examples: [[]],
  }),
  exceptions: Type.Array(Exception, {
    description: 'Problems that prevented posting, open or resolved.',
    examples: [[]],
  }),
  unposted: SignedMoney('Amount paid for unposted claims, held in the clearing account.', 0),
  payment_id: Nullable(payment_id),
  deposit_id: Nullable(deposit_id),
  ...moments,
})

export const RemittanceCreate = Type.Object(
  { x12, metadata: Type.Optional(Metadata) },
  { examples: [{ x12: x12_example }] },
)

export const remittanceFilters = UpdateOf({
  status,
  payer_id,
  trace_number,
  payment_id,
  deposit_id,
}).properties

export type RemittanceCreate = Static<typeof RemittanceCreate>
export type RemittanceClaim = Static<typeof RemittanceClaim>
export type ProviderAdjustment = Static<typeof ProviderAdjustment>

export interface RemittanceRow extends ColumnsOf<typeof Remittance> {
  transaction_number: number // In its document.
  delivery_key: string // Identifies the payment, so a repeat is stored once.
  content_sha256: string
}
