// Schema of sessions that are recorded after they took place.
import Type, { type Static } from 'typebox'
import { Choice, Id, Text } from '#kernel/fields.ts'

export const recorded = Type.Boolean({
  description:
    'True if the session was recorded after it started: a past session or a walk-in. No ' +
    'availability, notice or reminder applies. Requires `sessions:record`. Default: false.',
  examples: [false],
})

export const RecordingWarning = Type.Object(
  {
    param: Text('Parameter that the warning is about.', 200, { examples: ['starts_at'] }),
    code: Choice(['session_overlap'], 'Warning code.', { examples: ['session_overlap'] }),
    message: Text('What the warning means.', 500, {
      examples: ['The practitioner or a participant was in another session at this time.'],
    }),
    session_id: Id('ses', 'ID of the other session.'),
  },
  { title: 'recording_warning' },
)

export type RecordingWarning = Static<typeof RecordingWarning>
