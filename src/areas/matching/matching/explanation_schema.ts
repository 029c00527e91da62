// Schema of an explanation: why a practitioner was or wasn't listed.
import Type from 'typebox'
import { Id, ListOf, livemode, Nullable, Text } from '#kernel/fields.ts'

export const Explanation = Type.Object(
  {
    object: Type.Literal('matching_explanation', {
      description: 'Object type. Always `matching_explanation`.',
    }),
    livemode,
    matching_id: Id('match', 'ID of the matching.'),
    practitioner_id: Id('prac', 'ID of the practitioner.'),
    listed: Type.Boolean({
      description: 'True if the practitioner was listed as a candidate.',
      examples: [false],
    }),
    rank: Nullable(
      Type.Integer({ description: 'Rank in the list. Null if not listed.', examples: [3] }),
    ),
    failed: ListOf(
      Type.Object({
        code: Text('Code of the requirement.', 40, { examples: ['language'] }),
        text: Text('Meaning of the requirement.', 200, {
          examples: ['Does not speak a required language.'],
        }),
      }),
      'Requirements the practitioner currently fails.',
      20,
      { examples: [[]] },
    ),
    score: Nullable(
      Type.Number({
        description: 'Score when listed, or the current score. Null if a requirement fails.',
        examples: [0.61],
      }),
    ),
    last_listed_score: Nullable(
      Type.Number({
        description: 'Score of the last listed candidate. Null if there are none.',
        examples: [0.66],
      }),
    ),
    text: Text('Explanation in one sentence.', 500, {
      examples: ['The practitioner meets every requirement, but others scored higher.'],
    }),
  },
  { title: 'matching_explanation', description: "Why a practitioner was or wasn't listed." },
)
