// Schema of the waiting list report.
import Type, { type Static } from 'typebox'
import { livemode, Nullable, Timestamp, UpdateOf } from '#kernel/fields.ts'
import { urgency } from '#areas/matching/waiting_list_entry/schema.ts'

const count = (description: string) => Type.Integer({ description, minimum: 0, examples: [4] })
const from = Timestamp('Start of the period. Default: 30 days before `to`.')
const to = Timestamp('End of the period, exclusive. Default: now.', '2027-03-31T17:00:00.000Z')

export const ReportQuery = UpdateOf({ from, to })
export type ReportQuery = Static<typeof ReportQuery>

export const WaitingListReport = Type.Object(
  {
    object: Type.Literal('waiting_list_report', {
      description: 'Object type. Always `waiting_list_report`.',
    }),
    from,
    to,
    openings: count('Times that became free in the period.'),
    filled: count('Those of them that a waiting person accepted.'),
    fill_rate: Nullable(
      Type.Number({
        description: 'Share of filled openings, 0 to 1. Null without openings.',
        minimum: 0,
        maximum: 1,
        examples: [0.75],
      }),
    ),
    median_minutes_to_fill: Nullable(
      Type.Number({
        description: 'Median time from becoming free to being accepted. Null if none was filled.',
        minimum: 0,
        examples: [42.5],
      }),
    ),
    offered: count('Offers created in the period.'),
    accepted: count('Offers of the period that were accepted.'),
    declined: count('Offers of the period that were declined.'),
    expired: count('Offers of the period that expired.'),
    withdrawn: count('Offers of the period that were withdrawn.'),
    waiting: Type.Array(
      Type.Object({
        urgency,
        count: count('Persons waiting now, including those with an offer.'),
        longest_wait_days: Type.Integer({
          description: 'Longest wait in days. 0 if no one is waiting.',
          minimum: 0,
          examples: [12],
        }),
      }),
      { description: 'People who are waiting, most urgent first.' },
    ),
    livemode,
  },
  { title: 'waiting_list_report', description: 'How open times are filled, and who is waiting.' },
)
