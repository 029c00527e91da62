// The one form of every error, as a schema. Codes are added with time, so the set is left open.
import Type from 'typebox'
import { Text, Timestamp } from '#fields.ts'

const starts_at = Timestamp('When it begins.')
const Alternative = Type.Object({
  starts_at,
  ends_at: Timestamp('When it ends.', '2027-03-01T17:50:00.000Z'),
})
const Conflict = Type.Object({
  starts_at,
  code: Text('Why it cannot be booked.', 100, { examples: ['slot_taken'] }),
})

const Detail = Type.Object({
  param: Type.Union([Text('Where: a parameter, as in name.given.', 500), Type.Null()]),
  code: Text('What kind of fault.', 100, { examples: ['required'] }),
  message: Text('The fault in a sentence.', 1_000, { examples: ['This parameter is required.'] }),
})

const MissingConsent = Type.Object(
  {
    kind: Type.Union([Text('Which kind.', 100, { examples: ['treatment'] }), Type.Null()]),
    purposes: Type.Array(Text('A purpose.', 100), { description: 'For what.' }),
    data_categories: Type.Array(Text('A kind of data.', 100), { description: 'About what.' }),
    recipient: Type.Union([
      Type.Object({}, { description: 'For whom; null where it stays within.' }),
      Type.Null(),
    ]),
    reasons: Type.Array(Text('Why it was refused.', 100), { description: 'Each reason.' }),
    basis: Type.Array(
      Type.Object({ type: Text('What.', 100), id: Type.Union([Text('Which.', 64), Type.Null()]) }),
      {
        description: 'What refused it: a consent that denies.',
      },
    ),
    how_to_resolve: Text('What to do.', 1_000, {
      examples: ['Make a consent of the kind treatment with POST /v1/consents.'],
    }),
  },
  { description: 'The consent that is missing, and how to get it.' },
)

export const ErrorEnvelope = Type.Object(
  {
    error: Type.Object(
      {
        code: Text('Stable. Branch on it.', 100, { examples: ['validation_failed'] }),
        message: Text('For people. May change at any time; never branch on it.', 2_000, {
          examples: ['practitioner_id: This parameter is required.'],
        }),
        docs: Text('A page that says what happened and what to do.', 2_000, {
          format: 'uri',
          examples: ['https://api.example.com/docs/errors/validation_failed'],
        }),
        request_id: Text('The Request-Id of this answer.', 64, {
          examples: ['req_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
        }),
        param: Type.Optional(Text('The parameter it is about.', 500, { examples: ['starts_at'] })),
        details: Type.Optional(
          Type.Array(Detail, { description: 'Every fault at once.', maxItems: 50 }),
        ),
        allowed: Type.Optional(
          Type.Array(Text('A step.', 100), { description: 'The steps that can be taken now.' }),
        ),
        required_scopes: Type.Optional(
          Type.Array(Text('A scope.', 100), { description: 'The scopes the key would need.' }),
        ),
        violated_policies: Type.Optional(
          Type.Array(Text('The name of a rate limit.', 100, { examples: ['token-sustained'] }), {
            description: 'The rate limits that are exceeded, as RateLimit-Policy names them.',
          }),
        ),
        alternatives: Type.Optional(
          Type.Array(Alternative, { description: 'The next times that can be booked instead.' }),
        ),
        conflicts: Type.Optional(
          Type.Array(Conflict, { description: 'Those of a series that cannot be booked.' }),
        ),
        decision_id: Type.Optional(
          Text('The decision that refused it; the trail has it too.', 64, {
            examples: ['dec_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
          }),
        ),
        consent: Type.Optional(MissingConsent),
        how_to_resolve: Type.Optional(
          Text('What would make it pass: with every 403 and 409.', 1_000, {
            examples: ['Choose another time, or cancel or move the other session first.'],
          }),
        ),
      },
      { description: 'What went wrong.' },
    ),
  },
  { title: 'error_response', description: 'Body of every response other than 200.' },
)
