// Schemas of what the steps of a matching take.
import Type from 'typebox'
import { Choice, Id, Timestamp } from '#kernel/fields.ts'

export const practitioner_id = Id('prac', 'ID of the candidate. Defaults to the first.')

export const Acceptance = Type.Object({
  practitioner_id: Type.Optional(practitioner_id),
  starts_at: Type.Optional(
    Timestamp("Start time to book. If the booking fails, the candidate isn't accepted either."),
  ),
})

export const reason = Choice(
  [
    'schedule',
    'cost',
    'fit',
    'found_another_provider',
    'distance',
    'no_longer_seeking_care',
    'conflict_of_interest',
    'beyond_competence',
    'other',
  ],
  'Reason for declining.',
  { examples: ['schedule'] },
)
export const Decline = Type.Object(
  {
    reason,
    practitioner_id: Type.Optional(
      Id('prac', 'ID of the candidate the reason concerns. Defaults to the accepted one, if any.'),
    ),
    block: Type.Optional(
      Type.Boolean({
        description:
          'Never match this person and practitioner again. Always set for `conflict_of_interest`.',
        examples: [false],
      }),
    ),
  },
  { examples: [{ reason: 'schedule' }] },
)
