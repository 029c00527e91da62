// What a practitioner earns, and where it is sent.
import Type, { type Static } from 'typebox'
import { Changes, Id, livemode, Nullable, Text, Timestamp, Whole } from '#fields.ts'

const terms = {
  share_basis_points: Whole(
    'Their share of what is collected for their sessions, in hundredths of a percent.',
    0,
    10_000,
    { examples: [6_000] },
  ),
  destination: Nullable(
    Text('The processor’s name for where it is sent. No bank account.', 200, {
      pattern: '^acct_[A-Za-z0-9_]+$',
      examples: ['acct_1Pq8kYb2Wm6Zc1Rx'],
      says: 'must be a connected account of the processor, as in acct_1Pq8kYb2Wm6Zc1Rx.',
    }),
  ),
}

export const PayoutTerms = Type.Object(
  {
    object: Type.Literal('payout_terms', { description: 'What kind of object this is.' }),
    livemode,
    practitioner_id: Id('prac', 'Whose terms they are.'),
    ...terms,
    version: Type.Integer({ description: 'Grows by one with each change.', examples: [1] }),
    updated_at: Nullable(Timestamp('When they last changed; null where nothing was set yet.')),
  },
  { title: 'payout_terms', description: 'What a practitioner earns, and where it is sent.' },
)

export const PayoutTermsChange = Type.Object(Changes(terms).properties, {
  examples: [{ share_basis_points: 6_000 }],
})
export type PayoutTermsChange = Static<typeof PayoutTermsChange>
