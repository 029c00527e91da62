// Writes a batch of rows: many together, or one by one if that fails for a reason that names none.
// A row that can't be written never keeps the others from being written.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { attempt } from '#kernel/attempt.ts'
import { asApiError } from '#http/responses/database_errors.ts'
import { FailuresOfSome } from '#kernel/many.ts'
import type { BaseRow } from '#kernel/record.ts'
import { raw, sql } from '#db/sql.ts'
import { FilesNeeded, requireFiles, type FileOf, type RowFiles } from './row_files.ts'
import type { FileRow } from './file_rows.ts'
import { type Known, learn, resolve } from './references.ts'
import { type RowObject, row_kinds } from './row_kinds.ts'
import { isFault, isPassing, type RefusedRows, RowFailures } from './row_failures.ts'
import { connectRows } from './row_sources.ts'
import { findOutcomes, isCreatedBy, type WorkingImport, type Written } from './store.ts'

export type WriteOptions = {
  one_by_one?: boolean
  files?: RowFiles | undefined // Those of the rows, once they are stored.
  onFault?: (error: unknown) => void // For the log.
}

type Result = { written: Written[]; refused: RefusedRows }

// Larger batches are hardly faster (decision 90).
export const writing_rows = 100

// A fault of ours can be a passing one: the batch is repeated so often before a row is refused.
const most_repetitions = 3

export async function writeRows(
  call: Call,
  working: WorkingImport,
  read: FileRow[],
  { one_by_one = false, files, onFault = () => {} }: WriteOptions = {},
): Promise<Result> {
  // Marks the events of this transaction.
  await call.query(sql`select set_config('app.imported', 'true', true)`)
  let refused: RefusedRows = new Map()
  const { entries } = call.effects.audit
  const audited = entries.length
  while (!one_by_one) {
    try {
      const left = new Set(refused.keys())
      return await attempt(call, async (own) => ({
        written: await writeTogether(own, await prepare(own, working, read, files), left),
        refused,
      }))
    } catch (error) {
      if (error instanceof FilesNeeded || isPassing(error)) throw error
      if (error instanceof RowFailures) refused = new Map([...refused, ...error.errors])
      else if (isFault(error) && working.failed_attempts < most_repetitions) throw error
      else one_by_one = true
    }
  }
  entries.length = audited // What was denied is denied again.
  return await writeEach(call, await prepare(call, working, read, files), onFault)
}

type Batch = {
  working: WorkingImport
  rows: { at: number; row: FileRow & { object: RowObject } }[] // Those that are valid.
  known: Known
  fileOf: FileOf
}

async function prepare(
  call: Call,
  working: WorkingImport,
  read: FileRow[],
  files?: RowFiles,
): Promise<Batch> {
  const { id, rows_done } = working
  const first = rows_done + 1
  const [outcomes, { rows, known }] = await Promise.all([
    findOutcomes(call, id, first, first + read.length),
    connectRows(call, id, read),
  ])
  const invalid = new Set(
    outcomes.filter(({ outcome }) => outcome === 'invalid').map(({ row }) => row),
  )
  const valid = rows.flatMap((row, at) =>
    isReadable(row) && !invalid.has(first + at) ? [{ at, row }] : [],
  )
  const fileOf = requireFiles(
    valid.map(({ row }) => row),
    known,
    files,
  )
  return { working, rows: valid, known, fileOf }
}

const isReadable = (row: FileRow): row is FileRow & { object: RowObject } => row.object !== null

const unwritten = { outcome: 'unchanged', object_id: null } // Of a row that follows from others.

async function writeTogether(call: Call, batch: Batch, refused: ReadonlySet<number>) {
  const { working, rows, known } = batch
  const first = working.rows_done + 1
  const written: Written[] = []
  const group = openGroup(call, known, written, first)
  for (const { at, row } of rows) {
    if (refused.has(at)) continue
    await call.slices.turn()
    const { object, fields, source } = row
    if (source?.derived) {
      written.push({ row: first + at, ...unwritten })
      continue
    }
    const resolved = group.resolved(object, fields)
    if (resolved) {
      await group.add(at, object, resolved)
      continue
    }
    await group.write()
    written.push({ row: first + at, ...(await writeRow(call, batch, row)) })
  }
  await group.write()
  return written
}

async function writeEach(call: Call, batch: Batch, onFault: (error: unknown) => void) {
  const first = batch.working.rows_done + 1
  const written: Written[] = []
  const refused = new Map<number, ApiError>()
  for (const { at, row } of batch.rows) {
    await call.slices.turn()
    try {
      const outcome = row.source?.derived
        ? unwritten
        : await attempt(call, (own) => writeRow(own, batch, row))
      written.push({ row: first + at, ...outcome })
    } catch (error) {
      if (isPassing(error)) throw error
      if (isFault(error)) onFault(error)
      refused.set(at, asApiError(error))
    }
  }
  return { written, refused }
}

type Member = { at: number; external_id: string; draft: { id: string } }

// Consecutive new rows of one type, which are written together.
function openGroup(call: Call, known: Known, written: Written[], first: number) {
  let object: RowObject | undefined
  let members: Member[] = []
  const refused = new Map<number, ApiError>() // While the rows were drafted.

  async function write() {
    if (refused.size > 0) throw new RowFailures(refused)
    if (!object || members.length === 0) return
    const drafts = members.map(({ draft }) => draft)
    await row_kinds[object].many!.create(call, drafts).catch((error) => {
      throw error instanceof FailuresOfSome ? asRowFailures(error, members) : error
    })
    for (const { at, external_id, draft } of members) {
      learn(known, object, external_id, draft.id)
      written.push({ row: first + at, outcome: 'created', object_id: draft.id })
    }
    members = []
  }

  return {
    // The fields of a row that the group takes. One that refers to a row of the group is written
    // after it.
    resolved(of: RowObject, fields: FileRow['fields']) {
      const { many } = row_kinds[of]
      if (!many || known[of]?.has(fields.external_id as string)) return undefined
      const { fields: resolved, unknown } = resolve(fields, known)
      const is_taken = unknown.length === 0 && (many.takes?.(call, resolved) ?? true)
      return is_taken ? resolved : undefined
    },
    async add(at: number, of: RowObject, resolved: FileRow['fields']) {
      if (object !== of) await write()
      object = of
      try {
        const draft = await row_kinds[of].many!.draft(call, resolved)
        members.push({ at, external_id: resolved.external_id as string, draft })
      } catch (error) {
        // The transaction may be aborted after an error of the database.
        if (!(error instanceof ApiError)) throw error
        refused.set(at, error)
      }
    },
    write,
  }
}

function asRowFailures({ causes }: FailuresOfSome, members: Member[]) {
  const errors = new Map<number, ApiError>()
  for (const [place, cause] of causes) {
    const known = asApiError(cause)
    if (known.status >= 500) return cause
    errors.set(members[place]!.at, known)
  }
  return new RowFailures(errors)
}

async function writeRow(
  call: Call,
  { working: { id: import_id, mode }, known, fileOf }: Batch,
  { object, fields, source }: FileRow & { object: RowObject },
) {
  const { create, update, kind } = row_kinds[object]
  const external_id = fields.external_id as string
  const { fields: resolved, unknown } = resolve(fields, known)
  if (unknown.length > 0) {
    throw new ApiError('resource_not_found', { resource: 'object' }, { param: unknown[0]! })
  }
  const existing = known[object]?.get(external_id)
  if (!existing) {
    const file = fileOf(object, external_id)
    const { id, outcome = 'created' } = await create(call, resolved, file)
    learn(known, object, external_id, id)
    return { outcome, object_id: id }
  }
  const is_own = source?.completes && (await isCreatedBy(call, import_id, object, external_id))
  if (mode === 'create' && !is_own) return { outcome: 'unchanged', object_id: existing }
  const before = await versionOf(call, kind.table, existing)
  // An object that its own ID names keeps having no external ID.
  const { external_id: _, ...others } = resolved
  const { version } = await update(call, existing, existing === external_id ? others : resolved)
  return { outcome: version === before ? 'unchanged' : 'updated', object_id: existing }
}

async function versionOf(call: Call, table: string, id: string) {
  const [row] = await call.query<Pick<BaseRow, 'version'>>(sql`
    select version from ${raw(table)} where account = ${call.account} and id = ${id}`)
  return row?.version
}
