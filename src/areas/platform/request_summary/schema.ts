// A request summary counts the requests of a period, in 24 intervals.
import Type, { type Static } from 'typebox'
import { livemode, Timestamp } from '#kernel/fields.ts'

export const interval_count = 24

const count = (description: string, example: number) =>
  Type.Integer({ description, minimum: 0, examples: [example] })

const counts = {
  requests: count('Number of requests.', 120),
  client_errors: count('Number of responses with a 4xx status.', 3),
  server_errors: count('Number of responses with a 5xx status.', 0),
  p95_ms: count('95th percentile of the response time, in milliseconds. 0 without requests.', 38),
}

const Interval = Type.Object(
  { starts_at: Timestamp('Start of the interval.'), ...counts },
  { title: 'request_interval' },
)

export const RequestSummary = Type.Object(
  {
    object: Type.Literal('request_summary', {
      description: 'Object type. Always `request_summary`.',
    }),
    livemode,
    starts_at: Timestamp('Start of the period, by the real clock.'),
    ends_at: Timestamp('End of the period, and of the current interval.'),
    ...counts,
    median_ms: count('Median of the response time, in milliseconds. 0 without requests.', 11),
    complete: Type.Boolean({
      description:
        'False if the period has more than 50,000 requests. Only the latest are counted.',
    }),
    intervals: Type.Array(Interval, {
      description: 'The period in 24 intervals of equal length, oldest first.',
    }),
  },
  { title: 'request_summary', description: 'Requests, errors and response times of a period.' },
)

export const SummaryQuery = Type.Object({
  hours: Type.Optional(
    Type.Integer({
      description: 'Length of the period in hours, including the current interval.',
      minimum: 1,
      maximum: 720,
      default: 24,
      examples: [24],
    }),
  ),
})
export type SummaryQuery = Static<typeof SummaryQuery>
