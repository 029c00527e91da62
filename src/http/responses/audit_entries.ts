// Writes the audit log entries that events don't cover: reads of personal data, administrative
// reads, no-op and replayed writes, and denials.
import type { TSchema } from 'typebox'
import { audit, auditReads, personOf } from '#kernel/audit.ts'
import type { AuditDraft, Call } from '#kernel/call.ts'
import type { Kind } from '#kernel/record.ts'
import type { Route } from '#http/routing/route.ts'

type Shown = {
  kind: Kind
  item: TSchema
  administration?: boolean // True if every read is audited, regardless of the person.
}
type Notes = (call: Call, rows: object[], of_person?: boolean) => void

// Audits a read: one entry for each person's row that was returned, or one per request for
// administrative objects. Undefined if neither applies.
export function readAuditor({ kind, item, administration }: Shown, word: 'read' | 'listed') {
  const { object } = kind
  const { properties = {} } = item as { properties?: object }
  const fields = Object.keys(properties)
  const notes: Notes = administration
    ? (call, rows, of_person) => {
        const [row] = rows as { id: string }[]
        const one = word === 'read'
        // If nothing was found, the requested ID could be anything and isn't stored.
        const person_id = row && (one || of_person) ? personOf(object, row) : null
        const object_id = one ? row!.id : null
        audit(call, { action: `${object}.${word}`, object_id, person_id })
      }
    : (call, rows) => auditReads(call, object, rows, fields)
  return administration || object === 'person' || fields.includes('person_id') ? notes : undefined
}

// Audits a write that left no entry itself (it changed nothing or has no event), by the name of its
// operation, so that every write is audited.
export function auditWrite(call: Call, route: Route, result: object, id: string | null) {
  const audited = call.effects.audit.entries.some(({ outcome }) => outcome === 'done')
  if (!audited) noteOperation(call, route, route.name, result, id)
}

// A replay returns the stored response again, so it is audited too.
export const auditReplay = (call: Call, route: Route, result: object, id: string | null) =>
  noteOperation(call, route, `${route.name}.replayed`, result, id)

// What remains in the audit log of a dry run: the decisions, and which personal data it returned.
// Objects it created were rolled back and aren't listed.
export function auditDryRun(call: Call, route: Route, result: { id?: string }): AuditDraft[] {
  const { entries, reason } = call.effects.audit
  const relevant = entries.filter(
    ({ action, outcome }) => outcome !== 'done' || /\.(read|listed)$/.test(action),
  )
  const person_id = personOf(objectOf(route, route.name), result)
  if (!person_id || isCreated(call, person_id)) return relevant
  const object_id = result.id && !isCreated(call, result.id) ? result.id : null
  const effects = { ...call.effects, audit: { entries: relevant, reason } }
  noteOperation({ ...call, effects }, route, `${route.name}.rehearsed`, result, object_id)
  return relevant
}

const isCreated = ({ effects }: Call, id: string) =>
  effects.events.some(({ type, object_id }) => object_id === id && type.endsWith('.created'))

function noteOperation(
  call: Call,
  route: Route,
  name: string,
  result: object,
  object_id: string | null,
) {
  const object_kind = objectOf(route, name)
  const action = name as `${string}.${string}`
  audit(call, { action, object_kind, object_id, person_id: personOf(object_kind, result) })
}

export function objectOf({ returns }: Route, name: string) {
  const { properties } = returns as { properties?: { object?: { const?: string } } }
  return properties?.object?.const ?? name.split('.')[0]!
}
