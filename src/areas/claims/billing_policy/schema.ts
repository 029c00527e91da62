// Schema of the billing policy: what an account sets for all of its claims.
import Type, { type Static } from 'typebox'
import { livemode, UpdateOf } from '#kernel/fields.ts'

const settings = {
  strict_codes: Type.Boolean({
    description:
      'Whether procedure, modifier and diagnosis codes outside the code set are errors instead ' +
      'of warnings. Default: false.',
    examples: [false],
  }),
}

export const BillingPolicy = Type.Object(
  {
    object: Type.Literal('billing_policy', {
      description: 'Object type. Always `billing_policy`.',
    }),
    ...settings,
    livemode,
  },
  { title: 'billing_policy', description: 'Settings of all claims in the account.' },
)

export const BillingPolicyUpdate = Type.Object(UpdateOf(settings).properties, {
  examples: [{ strict_codes: true }],
})

export type BillingPolicyUpdate = Static<typeof BillingPolicyUpdate>
