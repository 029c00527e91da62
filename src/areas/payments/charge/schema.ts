// Schemas of charges: self-pay care, no-show fees and late-cancellation fees.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  hiddenFromPersons,
  Id,
  Metadata,
  Nullable,
  Resource,
} from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { chargeKind, chargeLifecycle, waiveReasons } from './lifecycle.ts'

const person_id = Id('per', 'ID of the person who owes the charge.')
const session_id = Id('ses', 'ID of the session the charge is for.')
const practitioner_id = Id('prac', "ID of the session's practitioner.")
const kind = Choice(
  ['self_pay', 'no_show', 'late_cancel'],
  'Kind of charge: `self_pay` (care the person pays for), `no_show` or `late_cancel` (fees).',
  { examples: ['self_pay'] },
)
const amount = Money('Charged amount. Must be at least 1.', 15_000)
const { status, ...moments } = lifecycleFields(chargeLifecycle)

export const Charge = Resource('charge', chargeKind.prefix, {
  kind,
  person_id,
  session_id: Nullable(session_id),
  practitioner_id: Nullable(practitioner_id),
  amount,
  status,
  automatic: Type.Boolean({
    description:
      'True if Attune created the charge when the session ended. False if you created it.',
    examples: [true],
  }),
  reason: hiddenFromPersons(
    Nullable(
      Choice(waiveReasons, 'Reason for the waiver. Null unless waived.', {
        examples: ['courtesy'],
      }),
    ),
  ),
  ...moments,
})

export interface ChargeRow extends ColumnsOf<typeof Charge> {}

export const ChargeCreate = Type.Object({
  person_id,
  amount,
  session_id: Type.Optional(session_id),
  metadata: Type.Optional(Metadata),
})

export const chargeFilters = UpdateOf({
  person_id,
  session_id,
  practitioner_id,
  kind,
  status,
}).properties

export type ChargeCreate = Static<typeof ChargeCreate>
