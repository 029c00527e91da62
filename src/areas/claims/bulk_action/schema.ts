// Schema of bulk actions: one action on many claims, and its result for each of them.
import Type, { type Static } from 'typebox'
import type { ErrorCode } from '#catalogue/errors.ts'
import {
  Choice,
  type ColumnsOf,
  Id,
  livemode,
  ListOf,
  Metadata,
  Nullable,
  Resource,
  Text,
  Timestamp,
  UpdateOf,
} from '#kernel/fields.ts'
import { AmountRange, DateRange } from '#kernel/filter_fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { Money } from '#kernel/money.ts'
import { next_action } from '#areas/claims/claim/results_schema.ts'
import { Claim } from '#areas/claims/claim/schema.ts'
import { write_off_reason } from '#areas/claims/claim/steps_schema.ts'
import { bulkActionKind, bulkActionLifecycle, bulkResultKind } from './lifecycle.ts'

export const most_claims = 10_000

const action = Choice(
  ['submit', 'check_status', 'write_off'],
  'Action to take on each claim, as with the single-claim action of that name.',
  { title: 'bulk_action_name', examples: ['submit'] },
)
const party = Choice(
  ['payer', 'patient'],
  'Balance to write off: what is left after the payer decided, or the patient responsibility.',
  { examples: ['patient'] },
)

const id = Text('ID of the object.', 80)
const denial_reason = Text('Group code with CARC, a CARC, or a RARC.', 10)
const several = <Field extends Type.TSchema>(field: Field, description: string) =>
  ListOf(field, description, 20, { minItems: 1 })

export const BulkFilters = Type.Object(
  UpdateOf({
    status: several(Claim.properties.status, 'Statuses of the claims.'),
    payer_id: several(id, 'IDs of the payers.'),
    practitioner_id: several(id, 'IDs of the practitioners.'),
    next_step: several(next_action, 'Suggested next steps.'),
    denial_reason: several(denial_reason, 'Denial reasons, as in the list of claims.'),
    service_date: DateRange('Range of the first date of service.'),
    filing_deadline: DateRange('Range of the timely-filing deadline.'),
    appeal_deadline: DateRange('Range of the appeal deadline.'),
    payer_balance: AmountRange('Range of the payer balance.'),
    patient_balance: AmountRange('Range of the patient balance.'),
  }).properties,
  {
    title: 'bulk_action_filters',
    description: 'Selects the claims that match every filter and allow the action, up to 10,000.',
    examples: [{}],
  },
)

const count = (description: string) => Type.Integer({ description, minimum: 0, examples: [0] })
const { status, ...moments } = lifecycleFields(bulkActionLifecycle)

export const BulkAction = Resource('bulk_action', bulkActionKind.prefix, {
  action,
  status,
  party: Nullable(party),
  write_off_reason: Nullable(write_off_reason),
  filters: Nullable(BulkFilters),
  created_by_id: Text('ID of the member or account that created it.', 64),
  claim_count: count('Number of claims.'),
  ready_count: count('Number of claims that are ready and not processed yet.'),
  done_count: count('Number of claims that were processed.'),
  refused_count: count('Number of claims for which the action was refused.'),
  amount: Money('Sum of the amounts of the results that are `ready` or `done`.', 0),
  reason: Nullable(Text('Why the bulk action failed. Null if it did not.', 500)),
  ...moments,
})

export const BulkActionCreate = Type.Object(
  {
    action,
    ...UpdateOf({ party, write_off_reason }).properties,
    claim_ids: Type.Optional(
      ListOf(
        Id('clm', 'ID of a claim.'),
        'IDs of the claims, 1 to 10,000. Send these or `filters`.',
        most_claims,
        { minItems: 1 },
      ),
    ),
    filters: Type.Optional(BulkFilters),
    preview: Type.Optional(
      Type.Boolean({
        description:
          'Whether to check each claim first. Nothing is changed until you start the action. ' +
          'Default: false.',
        examples: [true],
      }),
    ),
    metadata: Type.Optional(Metadata),
  },
  { examples: [{ action: 'submit', filters: {}, preview: true }] },
)

const outcomes = ['pending', 'ready', 'done', 'refused', 'canceled'] as const

export const BulkResult = Type.Object(
  {
    id: Id(bulkResultKind.prefix, 'Unique identifier, prefixed `bres_`.'),
    object: Type.Literal('bulk_result', { description: 'Object type. Always `bulk_result`.' }),
    livemode,
    bulk_action_id: Id('bulk', 'ID of the bulk action.'),
    claim_id: Id('clm', 'ID of the claim.'),
    outcome: Choice(
      outcomes,
      '`pending`: not checked or done yet. `ready`: the preview found that it can be done. ' +
        '`done`, `refused`, or `canceled` with the bulk action.',
      { examples: ['done'] },
    ),
    code: Nullable(Text('Error code of the refusal. Null if not refused.', 100)),
    failed_checks: ListOf(
      Text('Validation code.', 100, { examples: ['member_id_missing'] }),
      'Validation codes of a claim that is not valid (`claim_invalid`). Empty otherwise.',
      100,
    ),
    amount: Nullable(
      Money('Charge that is submitted, or balance that is written off. Null if refused.', 15_000),
    ),
    created_at: Timestamp('When the claim was selected.'),
  },
  { title: 'bulk_result', description: 'Result of a bulk action for one claim.' },
)

export const bulkActionFilters = UpdateOf({ action, status }).properties
export const bulkResultFilters = {
  outcome: BulkResult.properties.outcome,
  code: Text('Error code of the refusal.', 100, { examples: ['claim_invalid'] }),
}

export type BulkActionCreate = Static<typeof BulkActionCreate>
export type BulkFilters = Static<typeof BulkFilters>
export interface BulkActionRow extends ColumnsOf<typeof BulkAction> {}
export interface BulkResultRow extends Omit<ColumnsOf<typeof BulkResult>, 'code'> {
  person_id: string
  code: ErrorCode | null
  version: number
  metadata: Record<string, string>
}
