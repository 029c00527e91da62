// Schema of what is reported once, when a session is created: recorded sessions, and warnings.
import Type, { type Static } from 'typebox'
import { Choice, Id, Text } from '#kernel/fields.ts'
import { person_id } from './steps_schema.ts'

export const recorded = Type.Boolean({
  description:
    'True if the session was recorded after it started: a past session or a walk-in. No ' +
    'availability, notice or reminder applies. Requires `sessions:record`. Default: false.',
  examples: [false],
})

export const SessionWarning = Type.Object(
  {
    param: Text('Parameter that the warning is about.', 200, { examples: ['starts_at'] }),
    code: Choice(
      [
        'session_overlap',
        'form_incomplete',
        'interpreter_needed',
        'authorization_missing',
        'authorization_used_up',
        'copay_due',
      ],
      'Warning code: the recorded session overlaps another, a required form is incomplete, the ' +
        'person needs an interpreter, no authorization covers the session, or a copay is due.',
      { examples: ['session_overlap'] },
    ),
    message: Text('What the warning means.', 500, {
      examples: ['The practitioner or a participant was in another session at this time.'],
    }),
    session_id: Type.Optional(Id('ses', 'ID of the other session.')),
    person_id: Type.Optional(person_id),
    coverage_id: Type.Optional(Id('cov', 'ID of the coverage that requires it.')),
    form_id: Type.Optional(Id('form', 'ID of the incomplete form.')),
  },
  { title: 'session_warning' },
)

export type SessionWarning = Static<typeof SessionWarning>
