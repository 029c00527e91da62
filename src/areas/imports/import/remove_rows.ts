// Removes what an import created, newest first. An object that was changed since, or that something
// refers to, is kept and reported: foreign keys decide what is in use.
import { type Call } from '#kernel/call.ts'
import { audit } from '#kernel/audit.ts'
import { raw, sql } from '#db/sql.ts'
import { type RowObject, row_kinds } from './row_kinds.ts'
import type { RowError } from './store.ts'

type Created = { row: number; object: RowObject; object_id: string; object_version: number | null }

// Remembers the versions of what was created, to see later what was changed since. At the end of
// the import, because a row can change an object of an earlier row.
export async function rememberVersions(call: Call, import_id: string) {
  for (const [object, { kind }] of Object.entries(row_kinds)) {
    await call.query(sql`
      update import_rows set object_version = target.version
      from ${raw(kind.table)} as target
      where import_rows.account = ${call.account} and import_id = ${import_id}
        and object = ${object} and outcome = 'created'
        and target.account = ${call.account} and target.id = object_id`)
  }
}

export const findCreated = (call: Call, import_id: string, limit: number) =>
  call.query<Created>(sql`
    select row, object, object_id, object_version from import_rows
    where account = ${call.account} and import_id = ${import_id} and outcome = 'created'
    order by row desc
    limit ${limit}`)

export async function removeRows(call: Call, import_id: string, created: Created[]) {
  const removed: number[] = []
  const retained: RowError[] = []
  for (const one of created) {
    const { row, object } = one
    const code = await tryRemove(call, import_id, one)
    if (code === 'removed') removed.push(row)
    else retained.push({ row, object_type: object, param: null, code, message: reasons[code] })
  }
  return { removed, retained }
}

const reasons = {
  object_changed: 'The object was changed after the import, so it was kept.',
  object_in_use: 'Another object refers to this one, so it was kept.',
  object_signed: "A signed note can't be deleted. Void it if it was imported by mistake.",
}

type Result = 'removed' | keyof typeof reasons

async function tryRemove(
  call: Call,
  import_id: string,
  { row, object, object_id: id, object_version: version }: Created,
): Promise<Result> {
  const { kind, undo, afterRemoval, keeps } = row_kinds[object]
  const [current] = await call.query<{ version: number; person_id: string | null }>(sql`
    select version, ${raw(person_columns[object])} as person_id from ${raw(kind.table)}
    where account = ${call.account} and id = ${id}
    for update`)
  if (!current) return 'removed'
  if (version !== null && current.version !== version) return 'object_changed'
  if (keeps) return keeps
  if (undo) {
    await undo(call, id)
    return 'removed'
  }
  const finish = await afterRemoval?.(call, id)
  const [removal] = await call.query<{ result: Result }>(sql`
    select remove_imported_row(${call.account}, ${import_id}, ${row}) as result`)
  if (removal!.result !== 'removed') return removal!.result
  await finish?.()
  await call.query(sql`
    delete from scheduled_jobs where account = ${call.account} and object_id = ${id}`)
  audit(call, { action: `${object}.deleted`, object_id: id, person_id: current.person_id })
  return 'removed'
}

const person_columns: Record<RowObject, string> = {
  practitioner: 'null::text',
  person: 'id',
  coverage: 'person_id',
  consent: 'person_id',
  session: 'person_id',
  relationship: 'id',
  assessment: 'person_id',
  note: 'person_id',
  opening_balance: 'person_id',
}

export async function markRemoved(
  call: Call,
  import_id: string,
  outcome: 'removed' | 'retained',
  rows: number[],
) {
  if (rows.length === 0) return
  await call.query(sql`
    update import_rows set outcome = ${outcome}
    where account = ${call.account} and import_id = ${import_id} and row = any(${rows})`)
}
