// Schemas of payout terms.
import Type, { type Static } from 'typebox'
import { UpdateOf, Id, livemode, Nullable, Text, Timestamp, Integer } from '#kernel/fields.ts'

const terms = {
  share_basis_points: Integer(
    "The practitioner's share of collections, in basis points (6000 is 60%). Default: 0.",
    0,
    10_000,
    { examples: [6_000] },
  ),
  destination: Nullable(
    Text('Connected account at the processor that payouts go to. Not a bank account number.', 200, {
      pattern: '^acct_[A-Za-z0-9_]+$',
      examples: ['acct_1Pq8kYb2Wm6Zc1Rx'],
      says: 'must be a connected account at the processor, for example `acct_1Pq8kYb2Wm6Zc1Rx`.',
    }),
  ),
}

export const PayoutTerms = Type.Object(
  {
    object: Type.Literal('payout_terms', { description: 'Object type. Always `payout_terms`.' }),
    livemode,
    practitioner_id: Id('prac', 'ID of the practitioner the terms apply to.'),
    ...terms,
    version: Type.Integer({
      description: 'Object version, incremented on every change.',
      examples: [1],
    }),
    updated_at: Nullable(
      Timestamp('When the terms were last updated. Null if they were never set.'),
    ),
  },
  {
    title: 'payout_terms',
    description: "A practitioner's share of collections and payout destination.",
  },
)

export const PayoutTermsChange = Type.Object(UpdateOf(terms).properties, {
  examples: [{ share_basis_points: 6_000 }],
})
export type PayoutTermsChange = Static<typeof PayoutTermsChange>
