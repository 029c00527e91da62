// Routes that release notes to persons and withhold them.
import Type from 'typebox'
import type { ErrorCode } from '#catalogue/errors.ts'
import { type RequestInput, type Route, route } from '#http/routing/route.ts'
import type { Call } from '#kernel/call.ts'
import { readNote } from './access.ts'
import { releaseNote, withholdNote } from './release.ts'
import { Note } from './schema.ts'
import { withhold_reason } from './steps_schema.ts'

const sharing = {
  method: 'POST' as const,
  scope: 'notes:write' as const,
  returns: Note,
  errors: [
    'resource_not_found',
    'invalid_transition',
    'precondition_failed',
    'consent_required',
    'permission_denied',
  ] as ErrorCode[],
  recheck: (call: Call, { id }: RequestInput) => readNote(call, id),
}

export const releaseRoutes: Route[] = [
  route({
    ...sharing,
    name: 'notes.release',
    path: '/v1/notes/{id}/release',
    summary: 'Release a withheld note to the person. Signing releases a note automatically.',
    body: Type.Object({}),
    run: (call, { id }) => releaseNote(call, id),
  }),
  route({
    ...sharing,
    name: 'notes.withhold',
    path: '/v1/notes/{id}/withhold',
    summary: 'Withhold a note from the person. A withheld draft stays withheld when signed.',
    body: Type.Object({ reason: withhold_reason }),
    run: (call, { id, body }) => withholdNote(call, id, body),
  }),
]
