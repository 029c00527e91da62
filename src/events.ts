// Notes an event in the caller's transaction: the change and its event are both kept, or neither
// is. Events are thin: they tell which object changed and what of it, never a value.
import { type Call, toTime } from './call.ts'
import { newId } from './ids.ts'

export type Changed = { id: string; version: number }

export function emit(
  call: Call,
  type: `${string}.${string}`,
  row: Changed,
  changed_fields: string[] = [],
) {
  call.events.push({
    id: newId('evt'),
    type,
    object: type.slice(0, type.indexOf('.')),
    object_id: row.id,
    object_version: row.version,
    changed_fields,
    request_id: call.request_id,
    created_at: toTime(call.now),
  })
}
