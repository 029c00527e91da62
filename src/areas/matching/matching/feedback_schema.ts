// Schema of the feedback on a matching.
import Type, { type Static } from 'typebox'
import { Nullable, Timestamp, UpdateOf } from '#kernel/fields.ts'

const alliance = Type.Integer({
  description: 'Working alliance score, 0 to 100, for example from the Working Alliance Inventory.',
  minimum: 0,
  maximum: 100,
  examples: [80],
})
const sessions_attended = Type.Integer({
  description: 'Number of sessions the person attended.',
  minimum: 0,
  maximum: 1_000,
  examples: [3],
})

export const FeedbackCreate = Type.Object(UpdateOf({ alliance, sessions_attended }).properties, {
  minProperties: 1,
  examples: [{ alliance: 80, sessions_attended: 3 }],
})

export const Feedback = Type.Object({
  alliance: Nullable(alliance),
  sessions_attended: Nullable(sessions_attended),
  given_at: Timestamp('When the feedback was submitted.'),
})

export type FeedbackCreate = Static<typeof FeedbackCreate>
