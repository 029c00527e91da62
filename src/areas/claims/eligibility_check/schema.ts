// Eligibility check schemas: a payer's response about a coverage (270/271).
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  DateOnly,
  Id,
  ListOf,
  livemode,
  Metadata,
  Nullable,
  Resource,
  Text,
  Timestamp,
  Integer,
} from '#kernel/fields.ts'
import { LatinText } from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { outcomes } from '#areas/claims/coverage/schema.ts'
import { payer_id } from '#areas/claims/payer/schema.ts'
import { Benefit, Summary, warning_codes } from './benefit_schema.ts'
import { checkKind, eligibilityLifecycle } from './lifecycle.ts'

const person_id = Id('per', 'ID of the insured person.')
const coverage_id = Id('cov', 'ID of the coverage to check.')
const provider = Type.Object(
  {
    npi: Text('NPI of the provider.', 10, {
      pattern: '^[12]\\d{9}$',
      examples: ['1234567893'],
      rule: 'must be a ten-digit NPI.',
    }),
    name: LatinText('Name of the provider or practice.', 60, 'Lakeside Practice'),
  },
  { description: 'Provider requesting the check.' },
)
const service_type_codes = ListOf(
  Text('Service type code.', 2, { pattern: '^[A-Z0-9]{1,2}$', examples: ['MH'] }),
  'X12 service type codes to check. Default: `MH` (mental health) and `98` (office visit).',
  10,
  { minItems: 1, examples: [['MH', '98']] },
)
const procedure_code = Text('CPT or HCPCS code to check in addition, for example `90837`.', 5, {
  pattern: '^[A-Z0-9]{5}$',
  examples: ['90837'],
  rule: 'must be a five-character CPT or HCPCS code, for example `90837`.',
})
const service_date = DateOnly('Date of service to check. Default: today.')

const Plan = Type.Object(
  {
    name: Nullable(Text('Name of the plan.', 60)),
    starts_on: Nullable(DateOnly('First date of the plan. Null if not returned.')),
    ends_on: Nullable(DateOnly('Last date of the plan. Null if not returned.')),
    group_number: Nullable(Text('Group number. Null if not returned.', 50)),
  },
  { description: 'The plan, as returned by the payer. Null if no benefits were returned.' },
)
const message_fields = {
  code: Text('Machine-readable code.', 60),
  message: Text('Human-readable explanation and next step.', 300),
}
const Warning = Type.Object({
  ...message_fields,
  code: Choice(warning_codes, 'Warning code.', { examples: ['carve_out'] }),
})
const Refusal = Type.Object({
  ...message_fields,
  aaa_code: Nullable(Text('Reject reason code from the payer (AAA03). Null if none.', 2)),
  follow_up: Nullable(Text('Follow-up action code from the payer (AAA04). Null if none.', 1)),
})

const { status, ...moments } = lifecycleFields(eligibilityLifecycle)

export const EligibilityCheck = Resource('eligibility_check', checkKind.prefix, {
  status,
  person_id,
  coverage_id,
  payer_id,
  provider: Nullable(provider),
  service_type_codes: { ...service_type_codes, minItems: 0 },
  procedure_code: Nullable(procedure_code),
  service_date: Nullable(service_date),
  outcome: Nullable(
    Choice(
      outcomes,
      'Result of the check: `active`, `inactive`, `not_found` (the payer has no matching member) ' +
        'or `ambiguous` (several members match). Null until completed.',
    ),
  ),
  plan: Nullable(Plan),
  summary: Nullable(Summary),
  benefits: Type.Array(Benefit, {
    description: 'All benefits that the payer returned, in order.',
    examples: [[]],
  }),
  warnings: Type.Array(Warning, { description: 'Warnings about the benefits.', examples: [[]] }),
  errors: Type.Array(Refusal, {
    description: 'Reasons why the payer returned no benefits, with next steps.',
    examples: [[]],
  }),
  decision_id: Nullable(
    Id('dec', 'ID of the consent decision that permitted the disclosure to the payer.'),
  ),
  disclosure_id: Nullable(Id('dis', 'ID of the entry in the accounting of disclosures.')),
  attempts: Integer('Number of attempts to reach the payer, up to 3.', 0, 100, { examples: [0] }),
  expires_at: Nullable(
    Timestamp('When the result becomes stale, 24 hours after the response. Null until then.'),
  ),
  ...moments,
})

const request_fields = {
  provider,
  ...UpdateOf({ service_type_codes, procedure_code, service_date }).properties,
  metadata: Type.Optional(Metadata),
}
export const CheckRequest = Type.Object(request_fields)
export const EligibilityCheckCreate = Type.Object({ coverage_id, ...request_fields })

export const EligibilityTransaction = Type.Object(
  {
    object: Type.Literal('eligibility_transaction', {
      description: 'Object type. Always `eligibility_transaction`.',
    }),
    livemode,
    id: Id(checkKind.prefix, 'ID of the eligibility check.'),
    request: Nullable(Text('The 270 that was sent.', 100_000)),
    response: Nullable(
      Text('The 271 that was received. Null until the payer responds.', 10_000_000),
    ),
  },
  { title: 'eligibility_transaction', description: 'X12 documents exchanged with the payer.' },
)

export const checkFilters = UpdateOf({ person_id, coverage_id, payer_id, status }).properties

export type CheckRequest = Static<typeof CheckRequest>
export type EligibilityCheckCreate = Static<typeof EligibilityCheckCreate>

export interface EligibilityCheckRow extends ColumnsOf<typeof EligibilityCheck> {
  request: string | null // The 270.
  response: string | null // The 271.
  send_after: string | null // In production: when a worker sends it next.
  claimed_until: string | null
  connection_id: string | null // Null: the deployment's clearinghouse.
}
