// Adds an event in the caller's transaction: the change and its event commit together. Events name
// the object and the changed fields, never a value. Each is also an entry of the audit log, so that
// no change is missing there.
import { audit, personOf } from './audit.ts'
import { type Call, toTimestamp } from './call.ts'
import { newId } from './ids.ts'

export type Changed = { id: string; version: number; person_id?: string | null }

export function emit(
  call: Call,
  type: `${string}.${string}`,
  row: Changed,
  changed_fields: string[] = [],
) {
  const object = type.slice(0, type.indexOf('.'))
  call.effects.events.push({
    id: newId('evt'),
    type,
    object,
    object_id: row.id,
    object_version: row.version,
    changed_fields,
    request_id: call.request_id,
    created_at: toTimestamp(call.now),
  })
  const person_id = personOf(object, row)
  audit(call, { action: type, object_id: row.id, person_id, fields: changed_fields })
}
