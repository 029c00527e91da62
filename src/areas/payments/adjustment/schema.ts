// Schemas of adjustments: manual changes to a person's balance, with a reason.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  Id,
  Metadata,
  Nullable,
  Resource,
} from '#kernel/fields.ts'
import { external_id } from '#kernel/external_id.ts'
import { Money } from '#kernel/money.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { writeOffReasons } from '#areas/payments/ledger/posting.ts'
import { adjustmentKind, adjustmentLifecycle } from './lifecycle.ts'

export const correctionReasons = [
  'billing_error',
  'price_agreed',
  'duplicate_charge',
  'goodwill',
  'good_faith_estimate',
  'opening_balance',
] as const

const person_id = Id('per', 'ID of the person whose balance is adjusted.')
const session_id = Id('ses', 'ID of the session the adjustment relates to.')
const claim_id = Id('clm', 'ID of the claim the adjustment relates to.')
const kind = Choice(
  ['increase', 'decrease', 'write_off', 'apply_credit'],
  'Kind of adjustment: `increase` or `decrease` the balance, `write_off`, or `apply_credit` (pay ' +
    "the balance from the person's credit).",
  { examples: ['increase'] },
)
const reason = Choice(
  [...correctionReasons, ...writeOffReasons, 'credit'],
  'Reason for the adjustment. `increase` and `decrease` accept ' +
    '`billing_error`, `price_agreed`, `duplicate_charge`, `goodwill`, `good_faith_estimate` and ' +
    '`opening_balance`; `apply_credit` accepts `credit`; `write_off` accepts the rest.',
  { title: 'adjustment_reason', examples: ['billing_error'] },
)
const amount = Money('Amount of the adjustment. Always positive.', 500)
const { status, ...moments } = lifecycleFields(adjustmentLifecycle)

export const Adjustment = Resource('adjustment', adjustmentKind.prefix, {
  kind,
  person_id,
  session_id: Nullable(session_id),
  claim_id: Nullable(claim_id),
  amount,
  reason,
  restores_id: Nullable(
    Id('adj', 'ID of the reversed adjustment that this one restores, in whole or in part.'),
  ),
  reversed_for_claim_id: Nullable(
    Id('clm', 'ID of the claim whose payer changed its decision, so that this was reversed.'),
  ),
  external_id,
  status,
  ...moments,
})

export interface AdjustmentRow extends ColumnsOf<typeof Adjustment> {}

export const AdjustmentCreate = Type.Object({
  kind,
  person_id,
  amount,
  reason,
  session_id: Type.Optional(session_id),
  claim_id: Type.Optional(claim_id),
  metadata: Type.Optional(Metadata),
})

export const adjustmentFilters = UpdateOf({
  person_id,
  session_id,
  claim_id,
  kind,
  status,
}).properties

export type AdjustmentCreate = Static<typeof AdjustmentCreate>
