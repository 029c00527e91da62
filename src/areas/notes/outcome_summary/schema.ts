// An outcome summary: how the scores of an instrument changed over all courses of care.
import Type, { type Static } from 'typebox'
import { livemode, Nullable } from '#kernel/fields.ts'
import { instrument } from '#areas/notes/assessment/schema.ts'

/** With fewer courses, means and shares could be traced to a person. */
export const fewest_courses = 5

const count = (description: string, example: number) =>
  Nullable(Type.Integer({ description: unlessFew(description), minimum: 0, examples: [example] }))
const mean = (description: string, example: number) =>
  Nullable(Type.Number({ description: unlessFew(description), examples: [example] }))
const unlessFew = (description: string) =>
  `${description} Null with fewer than ${fewest_courses} courses.`

// The figures of a summary, and of a row of the outcomes report.
export const summary_fields = {
  courses: Type.Integer({
    description:
      'Number of courses of care with a first and a later score. A course is one person with ' +
      'one practitioner.',
    minimum: 0,
    examples: [42],
  }),
  mean_baseline: mean('Mean of the first scores.', 15.4),
  mean_change: mean('Mean change from first to latest, in points. Negative is improvement.', -5.2),
  improved: count('Courses with reliable improvement.', 24),
  deteriorated: count('Courses with reliable deterioration.', 2),
  responded: count('Courses whose score fell by at least 50%.', 18),
  in_remission: count('Courses whose score fell below the remission threshold.', 11),
}

export const OutcomeSummary = Type.Object(
  {
    object: Type.Literal('outcome_summary', {
      description: 'Object type. Always `outcome_summary`.',
    }),
    livemode,
    instrument,
    ...summary_fields,
  },
  {
    title: 'outcome_summary',
    description: 'How the scores of an instrument changed over all courses of care.',
  },
)

export const OutcomeQuery = Type.Object({ instrument: Type.Optional(instrument) })
export type OutcomeQuery = Static<typeof OutcomeQuery>
