// What requests leave in the trail besides their events: that a person's data was shown, that
// something of the account's administration was read, that a write changed nothing or was repeated,
// and that somebody was refused.
import type { TSchema } from 'typebox'
import { audit, auditReads, personOf } from '#audit.ts'
import type { AuditDraft, Call } from '#call.ts'
import { sql } from '#db/sql.ts'
import { writeAtOnce } from '#db/transaction.ts'
import { leaveAudits } from '#leave.ts'
import type { Kind } from '#record.ts'
import type { House } from './house.ts'
import type { Route } from './route.ts'
import { describe } from './trouble.ts'

type Shown = {
  kind: Kind
  item: TSchema
  administration?: boolean // Whether reading it is noted, whomever it is about.
}
type Notes = (call: Call, rows: object[], of_person?: boolean) => void

// What a read of such objects leaves: an entry for each person's row that was shown; of what is
// administration, one for the request. Undefined where neither can be.
export function notesOf({ kind, item, administration }: Shown, word: 'read' | 'listed') {
  const { object } = kind
  const { properties = {} } = item as { properties?: object }
  const fields = Object.keys(properties)
  const notes: Notes = administration
    ? (call, rows, of_person) => {
        const [row] = rows as { id: string }[]
        const one = word === 'read'
        // Where nothing was found, what was asked for may be anything, and is not kept.
        const person_id = row && (one || of_person) ? personOf(object, row) : null
        const object_id = one ? row!.id : null
        audit(call, { action: `${object}.${word}`, object_id, person_id })
      }
    : (call, rows) => auditReads(call, object, rows, fields)
  return administration || object === 'person' || fields.includes('person_id') ? notes : undefined
}

// A write that told of nothing itself (it changed nothing, or has no event) is told of here, by
// the name of its operation: so none can be left out.
export function noteWrite(call: Call, route: Route, result: object) {
  const told = call.audits.some(({ outcome }) => outcome === 'done')
  if (!told) noteOperation(call, route, route.name, result, call.made)
}

// A repeat shows again what was shown then.
export const noteRepeat = (call: Call, route: Route, result: object, id: string | null) =>
  noteOperation(call, route, `${route.name}.replayed`, result, id)

// A rehearsal shows what there is of a person; of what was made only to be undone, there is
// nothing.
export function noteRehearsal(call: Call, route: Route, result: { id?: string }) {
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

// Entries of a request that wrote nothing else, in a transaction of their own and one round trip.
export const keepAudits = ({ db }: House, account: string, audits: AuditDraft[]) =>
  writeAtOnce(db, sql`select enter_account(${account})`, leaveAudits(audits))

// What was decided stays in the trail although the request is undone. If that fails, the refusal
// stands all the same.
export async function keepDecisions(house: House, { account, audits, request_id }: Call) {
  const decided = audits.filter(({ outcome }) => outcome !== 'done')
  if (decided.length === 0) return
  await keepAudits(house, account, decided).catch((error) =>
    house.log.error({ request_id, error: describe(error) }, 'a refusal is not in the trail'),
  )
}
