// Limits the total size of amendments to a closed note.
import { ApiError } from '#catalogue/api_error.ts'

const most_added = 500_000 // Characters, across all amendments.

export function requireRoom(added: { text: string }[], text: string) {
  const length = added.reduce((sum, each) => sum + each.text.length, text.length)
  if (length > most_added) throw new ApiError('addenda_limit_exceeded', {}, { param: 'text' })
}
