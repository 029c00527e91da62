// The comparison of an estimate with what was billed since.
import Type from 'typebox'
import { Id, livemode } from '#kernel/fields.ts'
import { Money, SignedMoney } from '#kernel/money.ts'
import { estimateKind, session_id } from './schema.ts'

export const EstimateComparison = Type.Object(
  {
    id: Id(estimateKind.prefix, 'ID of the estimate.'),
    object: Type.Literal('estimate_comparison', {
      description: 'Object type. Always `estimate_comparison`.',
    }),
    livemode,
    estimated: Money('Total of the estimate.', 180_000),
    billed: SignedMoney(
      "Amount billed since for sessions with the estimate's practitioner, net of reversals.",
      225_000,
    ),
    difference: SignedMoney('Billed amount less the estimated amount.', 45_000),
    disputable: Type.Boolean({
      description:
        'True if the billed amount exceeds the estimate by $400 or more, so the patient can ' +
        'dispute the bill.',
      examples: [true],
    }),
    sessions: Type.Array(
      Type.Object({ session_id, billed: SignedMoney('Amount billed for the session.', 15_000) }),
      { description: 'Billed amount per session.', examples: [[]] },
    ),
  },
  { title: 'estimate_comparison', description: 'Comparison of billed and estimated amounts.' },
)
