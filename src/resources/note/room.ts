// How much can be added to a note after it was closed.
import { ApiError } from '#catalogue/api_error.ts'

const most_added = 500_000 // Characters, of all that was added together.

export function requireRoom(added: { text: string }[], text: string) {
  const length = added.reduce((sum, each) => sum + each.text.length, text.length)
  if (length > most_added) throw new ApiError('note_full', {}, { param: 'text' })
}
