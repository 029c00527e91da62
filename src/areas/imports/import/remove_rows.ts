// Removes what an import created, newest first. An object that was changed since, or that something
// refers to, is kept and reported: foreign keys decide what is in use.
import { type Call } from '#kernel/call.ts'
import { audit, personOf } from '#kernel/audit.ts'
import type { Row } from '#kernel/record.ts'
import { allColumns } from '#db/columns.ts'
import { nothing, raw, sql } from '#db/sql.ts'
import { type RowObject, row_kinds } from './row_kinds.ts'
import type { FileRow } from './file_rows.ts'
import type { RowError, WorkingImport, Written } from './store.ts'

type Change = { first: number; last: number } // The versions that a transaction wrote.

type Created = {
  row: number
  file_row: number | null
  object: RowObject
  object_id: string
  object_version: number | null
}

// The versions in which a batch left what its rows created, to see later what was changed since.
export function withVersions(call: Call, rows: FileRow[], first: number, written: Written[]) {
  const versions = new Map<string, Map<string, Change>>()
  const changesOfType = (object: string) =>
    versions.getOrInsertComputed(object, () => new Map(changesOf(call, object)))
  return written.map((each) => {
    const { object } = rows[each.row - first] ?? {}
    if (each.outcome !== 'created' || !object || row_kinds[object].part) return each
    const change = changesOfType(row_kinds[object].kind.object).get(each.object_id!)
    return isNew(change) ? { ...each, object_version: change!.last } : each
  })
}

// A row can also change an object of an earlier batch. If someone else changed that object in
// between, it keeps the older version and so counts as changed.
export async function rememberChanges(call: Call, { id: import_id, kind: of_kind }: WorkingImport) {
  for (const [object, { kind, part }] of Object.entries(row_kinds)) {
    if (part || (of_kind !== object && of_kind !== 'bundle')) continue
    const changes = changesOf(call, kind.object)
      .filter(([, change]) => !isNew(change))
      .map(([id, change]) => ({ id, ...change }))
    if (changes.length === 0) continue
    await call.query(sql`
      update import_rows set object_version = change.last
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
          as change (id text, first integer, last integer)
        join ${raw(kind.table)} as target
          on target.account = ${call.account} and target.id = change.id
      where import_rows.account = ${call.account} and import_id = ${import_id}
        and object = ${raw(`'${object}'`)}
        and import_rows.external_id = target.external_id -- Has an index.
        and object_id = change.id and outcome = 'created'
        and coalesce(object_version, 0) = change.first - 1`)
  }
}

// The first and the last version that this transaction gave each object of a type.
function changesOf({ effects }: Call, object: string) {
  const events = effects.events.filter((event) => event.object === object)
  const by_object = Map.groupBy(events, ({ object_id }) => object_id)
  return [...by_object].map(([id, changes]): [string, Change] => [
    id,
    { first: changes[0]!.object_version, last: changes.at(-1)!.object_version },
  ])
}

const isNew = (change: Change | undefined) => change?.first === 1

// The newest before a row, or of all.
export const findCreated = (
  call: Call,
  import_id: string,
  { before, most }: { before: number | null; most: number },
) =>
  call.query<Created>(sql`
    select row, file_row, object, object_id, object_version from import_rows
    where account = ${call.account} and import_id = ${import_id} and outcome = 'created'
      ${before === null ? nothing : sql`and row < ${before}`}
    order by row desc
    limit ${most}`)

type Retained = RowError & { file_row: number | null }

export async function removeRows(call: Call, import_id: string, created: Created[]) {
  const removed: number[] = []
  const retained: Retained[] = []
  for (const one of created) {
    const { row, object, file_row } = one
    const code = await tryRemove(call, import_id, one)
    if (code === 'removed') removed.push(row)
    else {
      const message = reasons[code]
      retained.push({ row, file_row, object_type: object, param: null, code, message })
    }
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
  const {
    kind,
    undo,
    afterRemoval,
    keeps,
    unchangedVersion,
    removal = 'remove_imported_row',
  } = row_kinds[object]
  const [current] = await call.query<Row>(sql`
    select ${allColumns(kind.table)} from ${raw(kind.table)}
    where account = ${call.account} and id = ${id}
    for update`)
  if (!current) return 'removed'
  const unchanged = unchangedVersion?.(current) ?? version
  if (current.version !== unchanged) return 'object_changed'
  if (keeps) return keeps
  if (undo) {
    await undo(call, id)
    return 'removed'
  }
  const finish = await afterRemoval?.(call, id)
  const [attempt] = await call.query<{ result: Result }>(sql`
    select ${raw(removal)}(${call.account}, ${import_id}, ${row}) as result`)
  if (attempt!.result !== 'removed') return attempt!.result
  await finish?.()
  await call.query(sql`
    with hashes as (
      delete from metadata_hashes where account = ${call.account} and object_id = ${id})
    delete from scheduled_jobs where account = ${call.account} and object_id = ${id}`)
  const person_id = personOf(kind.object, current)
  audit(call, { action: `${object}.deleted`, object_id: id, person_id })
  return 'removed'
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
