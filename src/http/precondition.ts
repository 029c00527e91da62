// If-Match: the versions of the object the caller is ready to change. An entry that is no version
// matches nothing; "*" matches whatever is there.

export function readIfMatch(header: string | undefined): number[] | null {
  if (header === undefined || header.trim() === '*') return null
  return header
    .split(',')
    .map((entry) => /^(?:"(\d{1,9})"|(\d{1,9}))$/.exec(entry.trim()))
    .map((match) => Number(match?.[1] ?? match?.[2] ?? -1))
}
