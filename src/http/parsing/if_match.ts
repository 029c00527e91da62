// Parses If-Match: the object versions the caller expects. An invalid entry matches nothing; "*"
// matches any version.
import { ApiError } from '#catalogue/api_error.ts'

export function readIfMatch(header: string | undefined, needed = false): number[] | null {
  if (needed && header === undefined) {
    throw new ApiError('precondition_required', {}, { param: 'If-Match' })
  }
  if (header === undefined || header.trim() === '*') return null
  return header
    .split(',')
    .map((entry) => /^(?:"(\d{1,9})"|(\d{1,9}))$/.exec(entry.trim()))
    .map((match) => Number(match?.[1] ?? match?.[2] ?? -1))
}
