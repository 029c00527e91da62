// Schema of links to the video room of a session.
import Type, { type Static } from 'typebox'
import { Id, livemode, Nullable, Text, Timestamp } from '#kernel/fields.ts'
import { LocationInput } from '#areas/sessions/session/steps_schema.ts'
import { provider } from '#areas/sessions/telehealth_settings/schema.ts'

export const SessionJoin = Type.Object(
  {
    object: Type.Literal('session_join', { description: 'Object type. Always `session_join`.' }),
    session_id: Id('ses', 'ID of the session.'),
    person_id: Nullable(Id('per', 'ID of the person who joins. Null for the practitioner.')),
    practitioner_id: Nullable(Id('prac', 'ID of the practitioner who joins. Null for a person.')),
    provider,
    url: Type.Optional(
      Text("Link to the video room, for this participant only. Don't store it.", 2_000, {
        examples: ['https://hudson.daily.co/9fKQ2m7VxTgZ4sWc8dLr?t=eyJhbGciOi'],
      }),
    ),
    expires_at: Type.Optional(
      Nullable(Timestamp('Until when the link can be opened. Null for a `static` link.')),
    ),
    livemode,
  },
  { title: 'session_join', description: 'A link with which one participant joins a session.' },
)

export const JoinRequest = Type.Object(
  {
    person_id: Type.Optional(
      Id('per', 'ID of the person to join as. Default: the caller, or the primary participant.'),
    ),
    person_location: Type.Optional(LocationInput),
  },
  { examples: [{ person_location: { jurisdiction: 'US-NY' } }] },
)

export type JoinRequest = Static<typeof JoinRequest>
