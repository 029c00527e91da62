// What is the same for every kind of row: finding one, making one, changing one.
import { type Call, toTimestamp } from './call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { allColumns } from '#db/columns.ts'
import { assignments, raw, row as newRow, sql } from '#db/sql.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { emit } from './events.ts'
import { personKey } from './person_key.ts'
import { encryptFields, columnsOf, decryptRow, type Encryption } from './encrypted_row.ts'

// What every row has. A kind names the type of its own rows: Kind<SessionRow>.
export type BaseRow = {
  id: string
  version: number
  status?: string
  metadata: Record<string, string>
}

// A row of any kind, for code that handles all kinds alike: its fields can have any type.
export type Row = BaseRow & { [field: string]: any }

// A type of object: its name, its table, and the prefix of its IDs.
export type Kind<R = any> = {
  object: string
  table: string
  prefix: string
  real_time?: boolean // Lives by the real clock, not by the account's: credentials do.
  encryption?: Encryption // What of it is health or identity, or in a caller's own words: encrypted.
  shows_request_key?: boolean // Names a request by its idempotency key: see idempotency_key.ts.
  of_person?: boolean // Hangs on a person, by person_id: it is merged, exported and erased too.
  open?: readonly string[] // Its columns that are not encrypted, where what is encrypted is large.
  // The data categories of a row (consent_decision/vocabulary.ts): what hangs on a person says so.
  carries?(row: R): readonly string[]
  read_scopes?: Scope[] // What guards it, where no route reads it.
  exported?: boolean // Unless this says that it is in no export.
  exports?(row: R): boolean // Or that only some of it is: what a person may have.
}

// The call, at the time that counts for this kind of object.
export const atClockOf = (kind: Kind, call: Call): Call =>
  kind.real_time ? { ...call, now: call.real_now } : call

export const findStatement = (kind: Kind, id: string) =>
  sql`select ${columnsOf(kind)} from ${raw(kind.table)} where id = ${id}`

export async function findRow<R extends BaseRow = Row>(
  call: Call,
  kind: Kind<R>,
  id: string,
  param = 'id',
): Promise<R> {
  const [row] = await call.query<R>(findStatement(kind, id))
  if (!row) throw notFound(kind.object, param)
  return await decryptRow(call, kind, row)
}

// Holds a row for the rest of the transaction, so that nobody changes it between a look and what
// follows from it. Those who only refer to it (a foreign key) are not held up.
export async function lockRow<R extends BaseRow = Row>(
  call: Call,
  kind: Kind<R>,
  id: string,
  param = 'id',
): Promise<R> {
  const row = await tryLockRow(call, kind, id)
  if (!row) throw notFound(kind.object, param)
  return row
}

export async function tryLockRow<R extends BaseRow = Row>(call: Call, kind: Kind<R>, id: string) {
  const [row] = await call.query<R>(sql`${findStatement(kind, id)} for no key update`)
  return row && (await decryptRow(call, kind, row))
}

// Makes a row and says so. What is the same for every new row is filled in here.
export async function createRow<R extends BaseRow = Row>(
  call: Call,
  kind: Kind<R>,
  id: string,
  fields: Record<string, unknown>,
): Promise<R> {
  const { object, table } = kind
  const moment = atClockOf(kind, call)
  const now = toTimestamp(moment.now)
  const { columns, show } = await encryptFields(call, kind, id, fields)
  const [made] = await call.query<R>(sql`
    insert into ${raw(table)} ${newRow({ ...columns, id, created_at: now, updated_at: now })}
    returning ${raw(kind.open?.join(', ') ?? '*')}`)
  call.made = id
  emit(moment, `${object}.created`, made!)
  return show(made!)
}

// Changes those of the fields that differ, and says which. Where none does, nothing happens. Who
// holds the row already hands it over.
export async function updateRow<R extends BaseRow = Row>(
  call: Call,
  kind: Kind<R>,
  id: string,
  asked: Record<string, unknown>,
  word = 'updated',
  held?: R,
): Promise<R> {
  const before: Row & R = held ?? (await lockRow(call, kind, id))
  requireVersion(call, before)

  const wanted = asked.metadata
    ? { ...asked, metadata: mergeMetadata(before.metadata, asked.metadata as Pairs) }
    : asked
  const changed = Object.keys(wanted).filter((name) => !same(wanted[name], before[name]))
  if (changed.length === 0) return before

  const moment = atClockOf(kind, call)
  const fields = Object.fromEntries(changed.map((name) => [name, wanted[name]]))
  const { columns, show } = await encryptFields(call, kind, id, fields, before)
  const [after] = await call.query<R>(sql`
    update ${raw(kind.table)}
    set ${assignments({ ...columns, updated_at: toTimestamp(moment.now) })}, version = version + 1
    where id = ${id}
    returning ${allColumns(kind.table)}`)
  emit(moment, `${kind.object}.${word}`, after!, changed)
  return show(after!)
}

// Something that belongs to a row but is kept elsewhere has changed, and so has the row.
export async function touchRow<R extends BaseRow = Row>(
  call: Call,
  kind: Kind<R>,
  id: string,
  word: string,
  changed: string[],
): Promise<R> {
  const moment = atClockOf(kind, call)
  const [after] = await call.query<R>(sql`
    update ${raw(kind.table)}
    set updated_at = ${toTimestamp(moment.now)}, version = version + 1
    where id = ${id}
    returning ${columnsOf(kind)}`)
  emit(moment, `${kind.object}.${word}`, after!, changed)
  return await decryptRow(call, kind, after!)
}

// What was answered about it before, kept for repeats, would still say what it said.
export const deleteStoredResponses = (call: Call, person_id: string, id: string) =>
  call.query(sql`
    update idempotency_keys set answer = null
    where person_id = ${person_id} and object_id = ${id} and answer is not null`)

export function requireVersion(call: Call, row: Pick<Row, 'version'>) {
  if (call.if_match && !call.if_match.includes(row.version)) {
    throw new ApiError('precondition_failed', {})
  }
}

// What would be encrypted for a person whose key was destroyed could not be stored, and is refused.
export async function requireNotErased(call: Call, { encryption }: Kind, row: Row) {
  const person_id = encryption && row[encryption.of]
  if (!person_id || (await personKey(call, person_id))) return
  const how_to_resolve = 'Nothing does: what was erased takes nothing more.'
  const gone = { resource: 'person', status: 'erased', step: 'update' }
  throw new ApiError('invalid_transition', gone, { allowed: [], how_to_resolve })
}

type Pairs = Record<string, string | null>

export function mergeMetadata(before: Record<string, string>, change: Pairs) {
  const merged = Object.entries({ ...before, ...change }).filter(
    (pair): pair is [string, string] => pair[1] !== null,
  )
  if (merged.length > 50) throw new ApiError('metadata_limit_exceeded', {}, { param: 'metadata' })
  return Object.fromEntries(merged)
}

// By content, whatever the order of the keys.
const same = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)
