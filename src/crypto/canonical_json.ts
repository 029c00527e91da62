// Canonical JSON: object keys sorted, no whitespace. Equal values have equal text, so the text can
// be compared, hashed and signed.
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part) ? sorted(part) : part,
  )

// Most objects are written in order: they aren't copied.
const sorted = (part: object) =>
  Object.keys(part).every((key, at, keys) => at === 0 || keys[at - 1]! < key)
    ? part
    : Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
