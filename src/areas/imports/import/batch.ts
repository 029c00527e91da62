// Does one batch of an import's current pass, in one transaction. The lock on the import ends with
// the transaction, so a worker that dies leaves the rest to the next one.
import { type AccountContext, inAccount } from '#kernel/unit_of_work.ts'
import type { Call } from '#kernel/call.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { columnNamer, UnreadableFile } from './file_rows.ts'
import { importLifecycle } from './lifecycle.ts'
import { type ImportReader, type NextRows, nextRows } from './next_rows.ts'
import { endPass, savePosition } from './passes.ts'
import {
  findCreated,
  markRemoved,
  rememberChanges,
  removeRows,
  withVersions,
} from './remove_rows.ts'
import { insertErrors, saveOutcomes, takeImport, type WorkingImport } from './store.ts'
import { FilesNeeded, storeFiles } from './row_files.ts'
import { validateRows } from './validate_rows.ts'
import { errorOf, GroupFailure, inFile, RowFailure, RowFailures } from './row_failures.ts'
import { type WriteOptions, writeRows } from './write_rows.ts'

// Small enough for short transactions, and for messages to the database that don't block the
// thread for long. Larger batches are hardly faster (decision 90).
const validation_rows = 200
const writing_rows = 100
const removal_rows = 100

// How a batch is repeated after a failure: up to a row that fails, and with that failure.
type Limit = { rows: number; failure: RowFailure }
type Attempt = WriteOptions & { limit?: Limit }

// Returns false if the import has no more work, or another worker has it.
export async function workOn(
  context: AccountContext,
  reader: ImportReader,
  account: string,
  id: string,
) {
  const { slices } = reader
  let begins_at: number | undefined
  const attempt = (how: Attempt) =>
    inAccount(context, account, async (call) => {
      const working = await takeImport(call, id)
      if (!working) return false
      // Another worker may have done the batch meanwhile: what failed isn't in the next one.
      const is_next = begins_at !== undefined && begins_at !== working.rows_done
      begins_at = working.rows_done
      return await passOn({ ...call, slices }, reader, working, is_next ? {} : how)
    })
  return await attempt({}).catch((error) => repeat(error, {}))

  async function repeat(error: unknown, before: Attempt): Promise<boolean> {
    const how = await nextAttempt(error, before)
    return await attempt(how).catch((next) => repeat(next, how))
  }

  async function nextAttempt(error: unknown, before: Attempt): Promise<Attempt> {
    if (error instanceof FilesNeeded) {
      return { ...before, files: await storeFiles(context, account, error.contents) }
    }
    if (error instanceof GroupFailure) return { ...before, one_by_one: true }
    if (error instanceof RowFailures) {
      return { ...before, refused: new Map([...(before.refused ?? []), ...error.errors]) }
    }
    if (error instanceof RowFailure) return { ...before, limit: { rows: error.at, failure: error } }
    throw error
  }
}

async function passOn(call: Call, reader: ImportReader, working: WorkingImport, attempt: Attempt) {
  const { status } = working
  if (isIn(importLifecycle, 'reverting', status)) return await remove(call, working)
  const importing = isIn(importLifecycle, 'importing', status)
  try {
    const rows = await nextRows(call, reader, working, importing ? writing_rows : validation_rows)
    if (!rows) return await finish(call, working, importing)
    return importing
      ? await write(call, working, rows, attempt)
      : await validate(call, reader, working, rows)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    await tryStep(call, importLifecycle, working.id, 'fail', { reason: error.message })
    return false
  }
}

async function finish(call: Call, working: WorkingImport, importing: boolean) {
  const { id, rows_done } = working
  await endPass(call, working, rows_done)
  await tryStep(call, importLifecycle, id, importing ? 'complete' : 'finish_validation')
  return false
}

async function validate(
  call: Call,
  reader: ImportReader,
  working: WorkingImport,
  { rows, ...position }: NextRows,
) {
  const error_count = await validateRows(call, reader.validators, working, rows)
  const rows_done = working.rows_done + rows.length
  await savePosition(call, working, { ...position, rows_done }, { error_count })
  return true
}

async function write(
  call: Call,
  working: WorkingImport,
  { rows: all, ...position }: NextRows,
  { limit, ...options }: Attempt,
) {
  const { id, rows_done, error_count, next_part, next_row } = working
  const written = await writeRows(call, working, limit ? all.slice(0, limit.rows) : all, options)
  const done = limit ? limit.rows + 1 : all.length
  const refused = [...(options.refused ?? [])].filter(([at]) => at < done)
  if (limit) refused.push([limit.rows, limit.failure.error])
  const outcomes = [
    ...written,
    ...refused.map(([at]) => ({ row: rows_done + at + 1, outcome: 'failed', object_id: null })),
  ]
  const nameOf = columnNamer(working)
  const errors = refused
    .toSorted(([one], [other]) => one - other)
    .map(([at, error]) => {
      const row = all[at]!
      return inFile(row, errorOf(rows_done + at + 1, row.object, error), nameOf)
    })
  const count = (wanted: string) => written.filter(({ outcome }) => outcome === wanted).length
  const reached = limit ? { next_part, next_row: next_row + done } : position
  const counts = {
    created_count: count('created'),
    updated_count: count('updated'),
    unchanged_count: count('unchanged'),
    failed_count: done - written.length,
    error_count: errors.length,
  }
  await Promise.all([
    insertErrors(call, id, error_count, errors),
    saveOutcomes(call, id, withVersions(call, all, rows_done + 1, outcomes)),
    savePosition(call, working, { ...reached, rows_done: rows_done + done }, counts),
  ])
  await rememberChanges(call, working)
  return true
}

async function remove(call: Call, working: WorkingImport) {
  const { id, rows_done, error_count, next_row } = working
  // A revert goes backward: `next_row` is the last row that it has seen, and 0 at its start.
  const created = await findCreated(call, id, { before: next_row || null, most: removal_rows })
  const last = created.at(-1)
  if (!last) {
    await endPass(call, working)
    return false
  }
  const { removed, retained } = await removeRows(call, id, created)
  await markRemoved(call, id, 'removed', removed)
  await markRemoved(
    call,
    id,
    'retained',
    retained.map(({ row }) => row),
  )
  const errors = retained.map(({ file_row, row, ...error }) => ({ ...error, row: file_row ?? row }))
  await insertErrors(call, id, error_count, errors)
  const position = { next_part: 1, next_row: last.row, rows_done: rows_done + created.length }
  const counts = {
    removed_count: removed.length,
    retained_count: retained.length,
    error_count: retained.length,
  }
  await savePosition(call, working, position, counts)
  return true
}
