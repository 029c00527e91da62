// An adjustment: what a person owes is changed by hand, with a reason.
import Type, { type Static } from 'typebox'
import { Changes, Choice, Id, Metadata, Money, Nullable, Resource } from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { writeOffReasons } from '#resources/ledger_entry/posting.ts'
import { adjustmentKind, adjustmentLifecycle } from './lifecycle.ts'

export const correctionReasons = [
  'billing_error',
  'price_agreed',
  'duplicate_charge',
  'goodwill',
  'good_faith_estimate',
] as const

const person_id = Id('per', 'Whose balance it is.')
const session_id = Id('ses', 'The session it is about.')
const claim_id = Id('clm', 'The claim it is about.')
const kind = Choice(
  ['increase', 'decrease', 'write_off', 'apply_credit'],
  'They owe more, or less; what they owe is given up; or it is paid out of their credit.',
  { examples: ['increase'] },
)
const reason = Choice(
  [...correctionReasons, ...writeOffReasons, 'credit'],
  'Why. A write-off has a reason of its own kind; for apply_credit it is credit.',
  { examples: ['billing_error'] },
)
const amount = Money('How much.', 500)
const { status, ...moments } = lifecycleFields(adjustmentLifecycle)

export const Adjustment = Resource('adjustment', adjustmentKind.prefix, {
  kind,
  person_id,
  session_id: Nullable(session_id),
  claim_id: Nullable(claim_id),
  amount,
  reason,
  status,
  ...moments,
})

export const AdjustmentCreate = Type.Object({
  kind,
  person_id,
  amount,
  reason,
  session_id: Type.Optional(session_id),
  claim_id: Type.Optional(claim_id),
  metadata: Type.Optional(Metadata),
})

export const adjustmentFilters = Changes({
  person_id,
  session_id,
  claim_id,
  kind,
  status,
}).properties

export type AdjustmentCreate = Static<typeof AdjustmentCreate>
