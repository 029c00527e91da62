// The sandbox has a clock for each account, and time can be moved: only forwards.
import Type from 'typebox'
import { Nullable, Text, Timestamp } from '#fields.ts'

const Counts = (description: string, examples: object[]) =>
  Type.Record(Type.String(), Type.Integer({ minimum: 1 }), { description, examples })

const Happened = Type.Object({
  objects: Type.Integer({ description: 'How many were touched.', minimum: 1, examples: [2] }),
  steps: Counts('The steps that time took, and how often.', [{ remind: 2 }]),
  events: Counts('The events that followed, and how many.', [{ 'session.reminder_due': 2 }]),
})

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
    happened: Nullable(
      Type.Record(Type.String(), Happened, {
        description: 'The same by resource. Null unless it was just moved.',
        examples: [
          { session: { objects: 2, steps: { remind: 2 }, events: { 'session.reminder_due': 2 } } },
        ],
      }),
    ),
    still_to_go: Nullable(
      Timestamp(
        'The moment asked for, where so much falls due on the way that it was not reached in one ' +
          'request: advance again, to it. Null where it was reached.',
      ),
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
