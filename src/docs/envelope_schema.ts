// Schema of every error response. New codes are added over time, so the set is open.
import Type from 'typebox'
import { Text, Timestamp } from '#kernel/fields.ts'

const starts_at = Timestamp('Start time of the slot or session.')
const Alternative = Type.Object({
  starts_at,
  ends_at: Timestamp('End time of the slot.', '2027-03-01T17:50:00.000Z'),
})
const Conflict = Type.Object({
  starts_at,
  code: Text('Error code that explains why the session cannot be booked.', 100, {
    examples: ['slot_taken'],
  }),
})

const Detail = Type.Object({
  param: Type.Union([
    Text('Path of the invalid parameter, for example `name.given`. Null if none applies.', 500),
    Type.Null(),
  ]),
  code: Text('Code of the problem, for example `required`.', 100, { examples: ['required'] }),
  message: Text('Description of the problem.', 1_000, {
    examples: ['This parameter is required.'],
  }),
})

const MissingConsent = Type.Object(
  {
    person_id: Text('ID of the person whose consent is missing.', 64, {
      examples: ['per_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    }),
    kind: Type.Union([
      Text('Kind of consent required.', 100, { examples: ['treatment'] }),
      Type.Null(),
    ]),
    purposes: Type.Array(Text('Purpose of use.', 100), {
      description: 'Purposes the consent must cover.',
    }),
    data_categories: Type.Array(Text('Data category.', 100), {
      description: 'Data categories the consent must cover.',
    }),
    recipient: Type.Union([
      Type.Object(
        {},
        { description: 'Recipient the consent must cover. Null if nothing leaves your practice.' },
      ),
      Type.Null(),
    ]),
    reasons: Type.Array(Text('Reason code.', 100), { description: 'Reasons for the denial.' }),
    basis: Type.Array(
      Type.Object({
        type: Text('Type of the basis.', 100),
        id: Type.Union([Text('ID of the basis.', 64), Type.Null()]),
      }),
      { description: 'Basis of the denial, for example a consent with `decision: deny`.' },
    ),
    how_to_resolve: Text('How to obtain the consent.', 1_000, {
      examples: ['Create a consent of kind `treatment` with POST /v1/consents.'],
    }),
  },
  { description: 'The consent that is missing, and how to get it.' },
)

export const ErrorEnvelope = Type.Object(
  {
    error: Type.Object(
      {
        code: Text('Error code. Stable: branch on it.', 100, { examples: ['validation_failed'] }),
        message: Text(
          'Description for people. It can change at any time, so never branch on it.',
          2_000,
          {
            examples: ['practitioner_id: This parameter is required.'],
          },
        ),
        docs: Text('URL of a page with the cause and how to resolve it.', 2_000, {
          format: 'uri',
          examples: ['https://api.example.com/docs/errors/validation_failed'],
        }),
        request_id: Text('The `Request-Id` of the response.', 64, {
          examples: ['req_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
        }),
        param: Type.Optional(
          Text('Name of the parameter that caused the error.', 500, { examples: ['starts_at'] }),
        ),
        details: Type.Optional(
          Type.Array(Detail, {
            description: 'All problems with the request. At most 50.',
            maxItems: 50,
          }),
        ),
        allowed: Type.Optional(
          Type.Array(Text('Action name.', 100), {
            description: 'Actions that are valid in the current state.',
          }),
        ),
        required_scopes: Type.Optional(
          Type.Array(Text('Name of a scope.', 100), { description: 'Scopes the key lacks.' }),
        ),
        violated_policies: Type.Optional(
          Type.Array(Text('Name of a rate limit.', 100, { examples: ['token-sustained'] }), {
            description: 'Exceeded rate limits, as named in the `RateLimit-Policy` header.',
          }),
        ),
        available_at: Type.Optional(
          Timestamp(
            'When the same request becomes possible. For `too_short_notice`, the earliest start ' +
              'time with enough notice.',
          ),
        ),
        alternatives: Type.Optional(
          Type.Array(Alternative, { description: 'Open times you can book instead.' }),
        ),
        conflicts: Type.Optional(
          Type.Array(Conflict, { description: 'Sessions of the series that cannot be booked.' }),
        ),
        decision_id: Type.Optional(
          Text('ID of the consent decision, also recorded in the audit log.', 64, {
            examples: ['dec_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
          }),
        ),
        consent: Type.Optional(MissingConsent),
        how_to_resolve: Type.Optional(
          Text('How to resolve the error. Included with every 403 and 409.', 1_000, {
            examples: ['Choose another time, or cancel or reschedule the other session first.'],
          }),
        ),
      },
      { description: 'Error details.' },
    ),
  },
  { title: 'error_response', description: 'Body of every response other than 200.' },
)
