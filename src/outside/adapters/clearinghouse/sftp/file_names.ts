// Names of files in SFTP drop boxes: placeholders in outbound names, wildcards in inbound patterns.
import type { Outgoing } from '#outside/ports/clearinghouse.ts'

// Dates are in UTC, as everywhere.
export function outboundName(pattern: string, { id, kind, sent_at }: Outgoing) {
  const at = sent_at.toString()
  const values: Record<string, string> = {
    id,
    kind: kind.toLowerCase(),
    date: at.slice(0, 10).replaceAll('-', ''),
    time: at.slice(11, 19).replaceAll(':', ''),
  }
  return pattern.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

// `*` is any text and `?` one character. Case doesn't matter, and neither form begins a hidden or
// partial file.
export function matchesPattern(pattern: string, name: string) {
  if (partial.test(name)) return false
  const expression = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\*+/g, '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${expression}$`, 'is').test(name)
}

const partial = /^\.|\.(tmp|part|partial|filepart|writing)$/i
