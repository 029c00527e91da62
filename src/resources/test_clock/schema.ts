// The sandbox has a clock for each account, and time can be moved: only forwards.
import Type from 'typebox'
import { Nullable, Text, Timestamp } from '#fields.ts'

export const TestClock = Type.Object(
  {
    object: Type.Literal('test_clock', { description: 'What kind of object this is.' }),
    now: Timestamp('What time it is for this account.'),
    ahead_seconds: Type.Integer({
      description: 'How far it is ahead of the real time.',
      minimum: 0,
      examples: [1_209_600],
    }),
    steps_taken: Nullable(
      Type.Record(Type.String(), Type.Integer({ minimum: 1 }), {
        description: 'What time did on the way, and how often. Null unless it was just moved.',
        examples: [{ 'session.remind': 2 }],
      }),
    ),
    livemode: Type.Boolean({ description: 'Always false.', examples: [false] }),
  },
  { title: 'test_clock', description: "The account's clock." },
)

export const Advance = Type.Object(
  {
    by: Type.Optional(
      Text('How far: an ISO 8601 duration.', 40, {
        format: 'positive-duration',
        examples: ['P14D'],
        says: 'must be a positive ISO 8601 duration, as in P14D or PT90M.',
      }),
    ),
    to: Type.Optional(Timestamp('Until when, instead of how far.')),
  },
  { examples: [{ by: 'P14D' }] },
)
