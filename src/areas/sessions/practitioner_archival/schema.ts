// Schema of archiving a practitioner together with what happens to their upcoming sessions.
import Type, { type Static } from 'typebox'
import { Choice, Id, livemode, Text } from '#kernel/fields.ts'
import { reason } from '#areas/sessions/session/steps_schema.ts'

const session_id = Id('ses', 'ID of the session.')

export const ArchivePractitioner = Type.Object(
  {
    sessions: Type.Optional(
      Choice(
        ['keep', 'cancel', 'reassign'],
        'What happens to upcoming sessions. `keep` leaves them `at_risk`. Default: `keep`.',
        { default: 'keep', examples: ['reassign'] },
      ),
    ),
    reassign_to_id: Type.Optional(
      Id('prac', 'ID of the practitioner who takes over. Required for `reassign`.'),
    ),
    reason: Type.Optional(reason),
  },
  { examples: [{ sessions: 'cancel', reason: 'Practitioner retired' }] },
)

const ids = (description: string) =>
  Type.Array(session_id, { description, examples: [['ses_4Jv0hTq8kYb2Wm6Zc1Rx9N']] })

export const PractitionerArchival = Type.Object(
  {
    object: Type.Literal('practitioner_archival', {
      description: 'Object type. Always `practitioner_archival`.',
    }),
    practitioner_id: Id('prac', 'ID of the archived practitioner.'),
    canceled: ids('IDs of the sessions that were canceled.'),
    reassigned: ids('IDs of the sessions that were reassigned.'),
    remaining: Type.Array(
      Type.Object({
        session_id,
        code: Text('Why it stays: the error code of a booking with the other practitioner.', 100, {
          examples: ['slot_taken'],
        }),
      }),
      { description: 'Sessions that stay with the practitioner and are `at_risk`.' },
    ),
    has_more: Type.Boolean({
      description: 'True if sessions remain after the first 500. Send the request again.',
      examples: [false],
    }),
    livemode,
  },
  {
    title: 'practitioner_archival',
    description: 'What happened to the upcoming sessions of an archived practitioner.',
  },
)

export type ArchivePractitioner = Static<typeof ArchivePractitioner>
