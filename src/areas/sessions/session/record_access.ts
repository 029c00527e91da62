// When a session opens the person's record to its practitioner (decision 42): from some days
// before it starts, if the account, the person or an accepted matching arranged it. A session that
// the practitioner arranged alone opens nothing, whatever happens to it later.
import { type Call, toTimestamp } from '#kernel/call.ts'
import type { SessionRow } from './schema.ts'

// How long before a session the practitioner can read the record to prepare.
export const preparation_days = 30

export function recordOpensAt({ actor }: Call, starts: number): string | null {
  if (actor.kind === 'practitioner') return null
  const starts_at = Temporal.Instant.fromEpochMilliseconds(starts)
  return toTimestamp(starts_at.subtract({ hours: 24 * preparation_days }))
}

// After a reschedule. A practitioner can move the moment later, never sooner.
export function recordOpensAfterMove(
  call: Call,
  { record_opens_at }: SessionRow,
  starts: number,
): string | null {
  if (call.actor.kind !== 'practitioner') return recordOpensAt(call, starts)
  if (record_opens_at === null) return null
  const moved = recordOpensAt({ ...call, actor: { kind: 'account', id: call.account } }, starts)!
  return moved > record_opens_at ? moved : record_opens_at
}
