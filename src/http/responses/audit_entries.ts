// Writes the audit log entries that events don't cover: reads of personal data, administrative
// reads, no-op and replayed writes, and denials.
import type { TSchema } from 'typebox'
import { audit, auditReads, personOf } from '#kernel/audit.ts'
import type { AuditDraft, Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { writeInOneTrip } from '#db/transaction.ts'
import { leaveAudits } from '#kernel/leave.ts'
import type { Kind } from '#kernel/record.ts'
import type { AppContext } from '#http/app_context.ts'
import type { Route } from '#http/routing/route.ts'
import { describe } from './database_errors.ts'

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
export function auditWrite(call: Call, route: Route, result: object) {
  const told = call.audits.some(({ outcome }) => outcome === 'done')
  if (!told) noteOperation(call, route, route.name, result, call.made)
}

// A replay returns the stored response again, so it is audited too.
export const auditReplay = (call: Call, route: Route, result: object, id: string | null) =>
  noteOperation(call, route, `${route.name}.replayed`, result, id)

// A dry run returns existing personal data. Objects it created were rolled back and aren't audited.
export function auditDryRun(call: Call, route: Route, result: { id?: string }) {
  const person_id = personOf(objectOf(route, route.name), result)
  if (!person_id || person_id === call.made) return
  const object_id = result.id === call.made ? null : (result.id ?? null)
  noteOperation(call, route, `${route.name}.rehearsed`, result, object_id)
}

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

// Saves the entries of a request without other writes, in one round trip.
export const saveAuditEntries = ({ db }: AppContext, account: string, audits: AuditDraft[]) =>
  writeInOneTrip(db, sql`select enter_account(${account})`, leaveAudits(audits))

// Keeps decisions in the audit log although the request is rolled back. If that fails, the denial
// still applies.
export async function saveDecisions(house: AppContext, { account, audits, request_id }: Call) {
  const decided = audits.filter(({ outcome }) => outcome !== 'done')
  if (decided.length === 0) return
  await saveAuditEntries(house, account, decided).catch((error) =>
    house.log.error(
      { request_id, error: describe(error) },
      "a denial couldn't be written to the audit log",
    ),
  )
}
