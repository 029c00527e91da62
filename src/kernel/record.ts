// Finds, locks, creates and updates the rows of any kind.
import { type Call, toTimestamp } from './call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { allColumns } from '#db/columns.ts'
import { assignments, manyRows, raw, row as newRow, sql } from '#db/sql.ts'
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

// A row of any kind, for code that handles all kinds alike.
export type Row = BaseRow & { [field: string]: unknown }

// A type of object: its name, its table, and the prefix of its IDs.
export type Kind<R = unknown> = {
  object: string
  table: string
  prefix: string
  real_time?: boolean // Uses real time instead of the account's test clock, as credentials do.
  encryption?: Encryption<R> // Health data, identity and free text are encrypted.
  shows_request_key?: boolean // Returns the Idempotency-Key of a request: see idempotency_key.ts.
  of_person?: boolean // Belongs to the person in person_id: merged, exported and erased with them.
  open?: readonly string[] // The columns without the encrypted one, if that one is large.
  // The data categories of a row (consent_decision/vocabulary.ts), if it belongs to a person.
  carries?(row: R): readonly string[]
  read_scopes?: Scope[] // The scopes required to read it, if no route returns it.
  exported?: boolean // False if a person's export excludes it.
  exports?(row: R): boolean // Whether a person's export includes this row. Default: all rows.
}

// The call with the clock that this kind uses.
export const atClockOf = (kind: Kind, call: Call): Call =>
  kind.real_time ? { ...call, now: call.real_now } : call

// Names the account as a value, like every statement: row-level security is a second wall.
export const findStatement = (kind: Kind, account: string, id: string) => sql`
  select ${columnsOf(kind)} from ${raw(kind.table)}
  where account = ${account} and id = ${id}`

export async function findRow<R extends BaseRow = Row>(
  call: Call,
  kind: Kind<R>,
  id: string,
  param = 'id',
): Promise<R> {
  const [row] = await call.query<R>(findStatement(kind, call.account, id))
  if (!row) throw notFound(kind.object, param)
  return await decryptRow(call, kind, row)
}

// Locks a row for the rest of the transaction. Writes that only refer to it by a foreign key don't
// wait.
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
  const [row] = await call.query<R>(sql`${findStatement(kind, call.account, id)} for no key update`)
  return row && (await decryptRow(call, kind, row))
}

// Creates a row and emits its event.
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
    insert into ${raw(table)}
      ${newRow({ ...columns, account: call.account, id, created_at: now, updated_at: now })}
    returning ${raw(kind.open?.join(', ') ?? '*')}`)
  emit(moment, `${object}.created`, made!)
  return show(made!)
}

// A row with a call of its own has its own reason in the audit log.
export type NewRow = { id: string; fields: Record<string, unknown>; call?: Call }

// Creates many rows of a kind and emits their events.
export async function createRows<R extends BaseRow = Row>(
  call: Call,
  kind: Kind<R>,
  drafts: NewRow[],
): Promise<R[]> {
  const made = await insertRows(call, kind, drafts)
  for (const [at, row] of made.entries()) {
    emit(atClockOf(kind, drafts[at]!.call ?? call), `${kind.object}.created`, row)
  }
  return made
}

// Inserts many rows of a kind with one statement for those that have the same columns. The caller
// emits their events.
export async function insertRows<R extends BaseRow = Row>(
  call: Call,
  kind: Kind<R>,
  drafts: NewRow[],
): Promise<R[]> {
  const now = toTimestamp(atClockOf(kind, call).now)
  const encrypted = await call.slices.map(drafts, async ({ id, fields }) => ({
    id,
    ...(await encryptFields(call, kind, id, fields)),
  }))
  const standing = { account: call.account, created_at: now, updated_at: now }
  const alike = Map.groupBy(encrypted, ({ columns }) => Object.keys(columns).toSorted().join(' '))
  const made = new Map<string, R>()
  for (const group of alike.values()) {
    const found = await call.query<R>(sql`
      insert into ${raw(kind.table)}
        ${manyRows(
          kind.table,
          group.map(({ id, columns }) => ({ ...columns, ...standing, id })),
        )}
      returning ${raw(kind.open?.join(', ') ?? '*')}`)
    for (const each of found) made.set(each.id, each)
  }
  return encrypted.map(({ id, show }) => show(made.get(id)!))
}

// Updates the fields that differ and emits an event that names them. If none differs, nothing
// happens. A caller that has locked the row passes it as `locked`.
export async function updateRow<R extends BaseRow = Row>(
  call: Call,
  kind: Kind<R>,
  id: string,
  request: Record<string, unknown>,
  word = 'updated',
  locked?: R,
): Promise<R> {
  const before: Row & R = locked ?? (await lockRow(call, kind, id))

  const requested = request.metadata
    ? { ...request, metadata: mergeMetadata(before.metadata, request.metadata as Pairs) }
    : request
  const changed = Object.keys(requested).filter((name) => !same(requested[name], before[name]))
  if (changed.length === 0) return before

  const moment = atClockOf(kind, call)
  const fields = Object.fromEntries(changed.map((name) => [name, requested[name]]))
  const { columns, show } = await encryptFields(call, kind, id, fields, before)
  const [after] = await call.query<R>(sql`
    update ${raw(kind.table)}
    set ${assignments({ ...columns, updated_at: toTimestamp(moment.now) })}, version = version + 1
    where account = ${call.account} and id = ${id}
    returning ${allColumns(kind.table)}`)
  emit(moment, `${kind.object}.${word}`, after!, changed)
  return show(after!)
}

// Increments the version of a row after a change to something that is stored elsewhere.
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
    where account = ${call.account} and id = ${id}
    returning ${columnsOf(kind)}`)
  emit(moment, `${kind.object}.${word}`, after!, changed)
  return await decryptRow(call, kind, after!)
}

// Deletes stored responses, which would still contain what was removed from the object.
export const deleteStoredResponses = (call: Call, person_id: string, id: string) =>
  call.query(sql`
    update idempotency_keys set response = null
    where account = ${call.account} and person_id = ${person_id} and object_id = ${id}
      and response is not null`)

// Locks a row and returns its version, for If-Match. Undefined if there is none: then the verb
// returns the error.
export async function lockVersion(call: Call, { table }: Kind, id: string) {
  const [row] = await call.query<{ version: number }>(
    sql`
      select version from ${raw(table)}
      where account = ${call.account} and id = ${id}
      for no key update`,
  )
  return row?.version
}

// Data about an erased person can't be encrypted, so it can't be written.
export async function requireNotErased(
  call: Call,
  { encryption }: Kind,
  row: { id: string; person_id?: string | null },
) {
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

// Compares content, regardless of the order of keys.
const same = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)
