// Limits the total size of amendments to a closed note.
import { ApiError } from '#catalogue/api_error.ts'

const max_length = 500_000 // Characters, across all amendments.

export function requireAmendmentRoom(amendments: { text: string }[], text: string) {
  const length = amendments.reduce((sum, each) => sum + each.text.length, text.length)
  if (length > max_length) throw new ApiError('addenda_limit_exceeded', {}, { param: 'text' })
}
