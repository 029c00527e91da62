// Schema of the published model that filters and ranks candidates.
import Type from 'typebox'
import { Choice, livemode, Text } from '#kernel/fields.ts'
import { componentCodes } from '#areas/matching/ranking/model.ts'

const number = (description: string, example: number) =>
  Type.Number({ description, examples: [example] })
const count = (description: string, example: number) =>
  Type.Integer({ description, minimum: 0, examples: [example] })

export const MatchingModel = Type.Object(
  {
    object: Type.Literal('matching_model', {
      description: 'Object type. Always `matching_model`.',
    }),
    livemode,
    model_version: Text('Version of the ranking model.', 20, { examples: ['2026-11-1'] }),
    components: Type.Array(
      Type.Object({
        code: Choice(componentCodes, 'Score component.', { examples: ['clinical_fit'] }),
        weight: number('Default weight of the component.', 0.24),
        meaning: Text('Meaning of the component.', 300, {
          examples: ['Share of the concerns that the practitioner treats.'],
        }),
      }),
      { description: 'Components of the score.' },
    ),
    requirements: Type.Array(
      Type.Object({
        code: Text('Code of the requirement.', 40, { examples: ['language'] }),
        meaning: Text('When a practitioner fails the requirement.', 300, {
          examples: ['Does not speak a required language.'],
        }),
      }),
      { description: 'Requirements that every candidate meets.' },
    ),
    prior_courses: count(
      'Weight of the prior in the track record, as a number of courses of care.',
      19,
    ),
    exploration_interval: count(
      'One in this many positions is reserved for practitioners with little track record.',
      10,
    ),
    exposure_days: count('Days for which past listings count toward `exposure_balance`.', 28),
    open_hours: count('Hours a matching stays open.', 72),
  },
  {
    title: 'matching_model',
    description: 'The published model that filters and ranks candidates.',
  },
)
