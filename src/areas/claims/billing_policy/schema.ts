// Schema of the billing policy: what an account sets for all of its claims and payments.
import Type, { type Static } from 'typebox'
import { Choice, Integer, livemode, UpdateOf } from '#kernel/fields.ts'

const settings = {
  strict_codes: Type.Boolean({
    description:
      'Whether procedure, modifier and diagnosis codes outside the code set are errors instead ' +
      'of warnings. Default: false.',
    examples: [false],
  }),
  draft_secondary_claims: Type.Boolean({
    description:
      'Whether the claim to the secondary payer is drafted when the primary payer has decided, ' +
      'unless it forwarded the claim itself. Default: true.',
    examples: [true],
  }),
  authorization_warning_units: Integer(
    'Units that remain when `authorization.running_low` is sent. Default: 2.',
    0,
    100,
    { examples: [2] },
  ),
  authorization_warning_days: Integer(
    'Days before the end at which `authorization.expiring_soon` is sent, for authorizations ' +
      'that are created or get another end afterward. Default: 14.',
    0,
    365,
    { examples: [14] },
  ),
  apply_credit: Choice(
    ['oldest_first', 'manual'],
    "What a person's credit pays if no payment names it: `oldest_first` (default) pays what they " +
      'have owed the longest, `manual` waits for an adjustment. Credit of a payment that names a ' +
      'session or claim pays that in any case.',
    { title: 'credit_application', examples: ['oldest_first'] },
  ),
  restore_debt_after_fraud: Type.Boolean({
    description:
      'Whether a person owes the amount again when a dispute about fraud is lost. Otherwise, it ' +
      'becomes bad debt. Default: false.',
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
  { title: 'billing_policy', description: 'Settings of all claims and payments in the account.' },
)

export const BillingPolicyUpdate = Type.Object(UpdateOf(settings).properties, {
  examples: [{ strict_codes: true }],
})

export type BillingPolicyUpdate = Static<typeof BillingPolicyUpdate>
