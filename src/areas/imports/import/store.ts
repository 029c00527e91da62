// SQL for imports, their parts, rows and errors.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { manyRows, raw, row as newRow, rows, sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import type { Kind } from '#kernel/record.ts'
import { decryptPart, encryptPart } from './part_encryption.ts'
import type { ImportRow } from './schema.ts'

type NewPart = { text: string; size_bytes: number; row_count?: number | null }

// Sending a part again replaces it.
export async function replacePart(
  call: Call,
  import_id: string,
  number: number,
  { text, size_bytes, row_count = null }: NewPart,
) {
  await call.query(sql`
    delete from import_parts
    where account = ${call.account} and import_id = ${import_id} and number = ${number}`)
  const id = newId('part')
  const encrypted = encryptPart(call, id, text)
  const fields = { account: call.account, id, import_id, number, size_bytes, row_count, encrypted }
  await call.query(sql`insert into import_parts ${newRow(fields)}`)
}

export async function countRowsBefore(call: Call, import_id: string, number: number) {
  const [found] = await call.query<{ row_count: number }>(sql`
    select coalesce(sum(row_count), 0)::integer as row_count from import_parts
    where account = ${call.account} and import_id = ${import_id} and number < ${number}`)
  return found!.row_count
}

export async function readPart(call: Call, import_id: string, number: number) {
  const [part] = await call.query<{ id: string; encrypted: Buffer }>(sql`
    select id, encrypted from import_parts
    where account = ${call.account} and import_id = ${import_id} and number = ${number}`)
  return part && decryptPart(call, part.id, part.encrypted)
}

export async function sumParts(call: Call, import_id: string) {
  const [sums] = await call.query<{ part_count: number; size_bytes: number; last: number }>(sql`
    select count(*)::integer as part_count, coalesce(sum(size_bytes), 0)::float8 as size_bytes,
      coalesce(max(number), 0) as last
    from import_parts where account = ${call.account} and import_id = ${import_id}`)
  return sums!
}

// The file is needed no more.
export async function deleteParts(call: Call, { id }: ImportRow): Promise<void> {
  await call.query(sql`
    with parts as (
      delete from import_parts where account = ${call.account} and import_id = ${id})
    update imports set working = false where account = ${call.account} and id = ${id}`)
}

// Locks an import that has work. Undefined if another worker has it, or it was canceled.
export async function takeImport(call: Call, id: string) {
  const [found] = await call.query<WorkingImport>(sql`
    select ${allColumns('imports')} from imports
    where account = ${call.account} and id = ${id} and working
    for update skip locked`)
  return found
}

// The same without a lock.
export async function findWorking(call: Call, id: string) {
  const [found] = await call.query<WorkingImport>(sql`
    select ${allColumns('imports')} from imports
    where account = ${call.account} and id = ${id} and working`)
  return found
}

export type WorkingImport = ImportRow & {
  next_part: number
  next_row: number
  failed_attempts: number
  header: string[] | null
}

export const saveHeader = (call: Call, id: string, header: string[]) =>
  call.query(sql`
    update imports set header = ${JSON.stringify(header)}
    where account = ${call.account} and id = ${id}`)

export type RowOutcome = {
  row: number
  object: string | null
  external_id: string | null
  outcome: string | null
  file_row: number | null // Its number in the file, if that differs.
  aliases: string[] | null
  completes: string | null
}

// Returns the rows that were added. The others repeat an external ID of the file.
export const insertRows = (call: Call, import_id: string, outcomes: RowOutcome[]) =>
  call.query<{ row: number }>(sql`
    insert into import_rows ${manyRows(
      'import_rows',
      outcomes.map((each) => ({ ...each, account: call.account, import_id })),
    )}
    on conflict do nothing
    returning row`)

export const findOutcomes = (call: Call, import_id: string, from: number, until: number) =>
  call.query<{ row: number; outcome: string | null }>(sql`
    select row, outcome from import_rows
    where account = ${call.account} and import_id = ${import_id}
      and row >= ${from} and row < ${until}`)

export type Written = {
  row: number
  outcome: string
  object_id: string | null
  object_version?: number | undefined // In which the batch left what the row created.
}

export async function saveOutcomes(call: Call, import_id: string, written: Written[]) {
  if (written.length === 0) return
  await call.query(sql`
    update import_rows set outcome = result.outcome, object_id = result.object_id,
      object_version = coalesce(result.object_version, import_rows.object_version)
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as result (row integer, outcome text, object_id text, object_version integer)
    where account = ${call.account} and import_id = ${import_id}
      and import_rows.row = result.row`)
}

// Rows that a rehearsal found can't be written.
export const refuseRows = (call: Call, import_id: string, refused: number[]) =>
  call.query(sql`
    update import_rows set outcome = 'invalid'
    where account = ${call.account} and import_id = ${import_id} and row = any(${refused})`)

export type RowError = {
  row: number
  object_type: string | null
  param: string | null
  code: string
  message: string
}

const most_errors = 10_000

// Of a file that is wrong throughout, the first errors say enough.
export async function insertErrors(call: Call, import_id: string, kept: number, found: RowError[]) {
  const some = found.slice(0, Math.max(0, most_errors - kept))
  if (some.length === 0) return
  const created_at = toTimestamp(call.real_now)
  const shared = { account: call.account, import_id, created_at }
  const drafts = some.map((each) => ({ ...each, ...shared, id: newId('ierr') }))
  await call.query(sql`insert into import_errors ${rows(drafts)}`)
}

// The IDs of objects by their external ID. A merged person's leads to the remaining one. An export
// names an object that has none by its ID, so that the same account finds it again.
export async function findByExternalIds(call: Call, { table, prefix }: Kind, wanted: string[]) {
  if (wanted.length === 0) return new Map<string, string>()
  const id = raw(table === 'persons' ? 'coalesce(merged_into_id, id)' : 'id')
  const own = wanted.filter((each) => each.startsWith(`${prefix}_`))
  const found = await call.query<{ external_id: string; id: string }>(sql`
    select external_id, ${id} as id from ${raw(table)}
    where account = ${call.account} and external_id = any(${wanted})
    union all
    select id, ${id} from ${raw(table)}
    where account = ${call.account} and id = any(${own}) and external_id is null`)
  return new Map(found.map((each) => [each.external_id, each.id]))
}

// The external IDs of what earlier rows of the file have these aliases for.
export const findByAliases = (call: Call, import_id: string, aliases: string[]) =>
  call.query<{ object: string; external_id: string; aliases: string[] }>(sql`
    select object, coalesce(external_id, completes) as external_id, aliases from import_rows
    where account = ${call.account} and import_id = ${import_id} and aliases && ${aliases}
      and coalesce(external_id, completes) is not null and outcome is distinct from 'invalid'`)

// Whether an earlier row of the import created the object.
export async function isCreatedBy(call: Call, import_id: string, object: string, named: string) {
  const [row] = await call.query<{ outcome: string | null }>(sql`
    select outcome from import_rows
    where account = ${call.account} and import_id = ${import_id} and object = ${object}
      and external_id = ${named}`)
  return row?.outcome === 'created'
}

// The external IDs that earlier rows of the file have.
export async function findInFile(
  call: Call,
  import_id: string,
  object: string,
  external_ids: string[],
) {
  if (external_ids.length === 0) return new Set<string>()
  const found = await call.query<{ external_id: string }>(sql`
    select external_id from import_rows
    where account = ${call.account} and import_id = ${import_id} and object = ${object}
      and external_id = any(${external_ids}) and outcome is distinct from 'invalid'`)
  return new Set(found.map((each) => each.external_id))
}
