// The route that lists note formats.
import { completeListRoute } from '#http/lists/complete_list.ts'
import { route } from '#http/routing/route.ts'
import { noteFormats } from './formats.ts'
import { NoteFormats } from './proof_schema.ts'

const formats = completeListRoute(
  '/v1/note_formats',
  Object.entries(noteFormats).map(([format, { sections, ...rest }]) => ({
    object: 'note_format',
    format,
    ...rest,
    sections: Object.entries(sections).map(([name, section]) => ({ name, ...section })),
  })),
)

export const noteFormatsRoute = route({
  name: 'note_formats.list',
  method: 'GET',
  path: '/v1/note_formats',
  scope: 'notes:read',
  summary: 'List note formats with their sections.',
  returns: NoteFormats,
  run: async () => formats,
})
