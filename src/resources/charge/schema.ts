// A charge: what a person owes themself, for care they pay for or for not having come.
import Type, { type Static } from 'typebox'
import { Changes, Choice, Id, Metadata, Money, Nullable, Resource } from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { chargeKind, chargeLifecycle, waiveReasons } from './lifecycle.ts'

const person_id = Id('per', 'Who owes it.')
const session_id = Id('ses', 'The session it is for.')
const practitioner_id = Id('prac', 'Who gave the care.')
const kind = Choice(['self_pay', 'no_show', 'late_cancel'], 'What it is for.', {
  examples: ['self_pay'],
})
const amount = Money('How much it is.', 15_000)
const { status, ...moments } = lifecycleFields(chargeLifecycle)

export const Charge = Resource('charge', chargeKind.prefix, {
  kind,
  person_id,
  session_id: Nullable(session_id),
  practitioner_id: Nullable(practitioner_id),
  amount,
  status,
  automatic: Type.Boolean({
    description: 'Whether it followed from the session by itself.',
    examples: [true],
  }),
  reason: Nullable(Choice(waiveReasons, 'Why it was forgiven.', { examples: ['courtesy'] })),
  ...moments,
})

export const ChargeCreate = Type.Object({
  person_id,
  amount,
  session_id: Type.Optional(session_id),
  metadata: Type.Optional(Metadata),
})

export const chargeFilters = Changes({
  person_id,
  session_id,
  practitioner_id,
  kind,
  status,
}).properties

export type ChargeCreate = Static<typeof ChargeCreate>
