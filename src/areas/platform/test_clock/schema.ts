// Each sandbox account has a test clock that can only move forward.
import Type, { type Static } from 'typebox'
import { Nullable, Text, Timestamp } from '#kernel/fields.ts'

const Counts = (description: string, examples: object[]) =>
  Type.Record(Type.String(), Type.Integer({ minimum: 1 }), { description, examples })

const ObjectSummary = Type.Object({
  objects: Type.Integer({ description: 'Number of objects affected.', minimum: 1, examples: [2] }),
  jobs: Counts('Scheduled jobs that ran, with the number of runs of each.', [{ remind: 2 }]),
  events: Counts('Events that were sent, with the number of each.', [
    { 'session.reminder_due': 2 },
  ]),
})

export const TestClock = Type.Object(
  {
    object: Type.Literal('test_clock', { description: 'Object type. Always `test_clock`.' }),
    now: Timestamp('Current time of the account.'),
    offset_seconds: Type.Integer({
      description: 'Seconds the test clock is ahead of real time.',
      minimum: 0,
      examples: [1_209_600],
    }),
    jobs_run: Nullable(
      Type.Record(Type.String(), Type.Integer({ minimum: 1 }), {
        description: 'Number of runs of each scheduled job. Null unless the clock was advanced.',
        examples: [{ 'session.remind': 2 }],
      }),
    ),
    activity: Nullable(
      Type.Record(Type.String(), ObjectSummary, {
        description: 'Jobs and events by object type. Null unless the clock was advanced.',
        examples: [
          { session: { objects: 2, jobs: { remind: 2 }, events: { 'session.reminder_due': 2 } } },
        ],
      }),
    ),
    continue_to: Nullable(
      Timestamp(
        'Requested time, if too many jobs came due to reach it in one request. Advance the clock ' +
          'to this time again. Null once it is reached.',
      ),
    ),
    livemode: Type.Boolean({
      description: 'Always false: the test clock exists in the sandbox only.',
      examples: [false],
    }),
  },
  { title: 'test_clock', description: "The account's test clock." },
)

export const Advance = Type.Object(
  {
    by: Type.Optional(
      Text('Time to advance by, as an ISO 8601 duration. At most two years.', 40, {
        format: 'positive-duration',
        examples: ['P14D'],
        rule: 'must be a positive ISO 8601 duration, for example `P14D` or `PT90M`.',
      }),
    ),
    to: Type.Optional(
      Timestamp('Time to advance to, as an alternative to `by`. At most two years ahead.'),
    ),
  },
  { examples: [{ by: 'P14D' }] },
)

export type Advance = Static<typeof Advance>
