// Does one batch of an import's current pass, in one transaction. The lock on the import ends with
// the transaction, so a worker that dies leaves the rest to the next one.
import { type AccountContext, inAccount } from '#kernel/unit_of_work.ts'
import type { Call } from '#kernel/call.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { UnreadableFile } from './file_rows.ts'
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
import { rehearse } from './rehearsal.ts'
import { FilesNeeded, type RowFiles, storeFiles } from './row_files.ts'
import { errorsOf } from './row_failures.ts'
import { validateRows } from './validate_rows.ts'
import { writeRows, writing_rows } from './write_rows.ts'

// Small enough for short transactions, and for messages to the database that don't block the
// thread for long. Larger batches are hardly faster (decision 90).
const validation_rows = 200
const removal_rows = 100

// Returns false if the import has no more work, or another worker has it.
export async function workOn(
  context: AccountContext,
  reader: ImportReader,
  account: string,
  id: string,
) {
  const { slices } = reader
  const once = (files?: RowFiles) =>
    inAccount(context, account, async (call) => {
      const working = await takeImport(call, id)
      return working ? await passOn({ ...call, slices }, reader, working, files) : false
    })
  const goes_on = await once().catch(async (error) => {
    if (!(error instanceof FilesNeeded)) throw error
    // If another worker has done the batch meanwhile, the files aren't needed and are removed.
    return await once(await storeFiles(context, account, error.contents))
  })
  return goes_on === 'rehearse' ? await rehearse(context, reader, account, id) : goes_on
}

async function passOn(call: Call, reader: ImportReader, working: WorkingImport, files?: RowFiles) {
  const { status } = working
  if (isIn(importLifecycle, 'reverting', status)) return await remove(call, working)
  const importing = isIn(importLifecycle, 'importing', status)
  try {
    const rows = await nextRows(call, reader, working, importing ? writing_rows : validation_rows)
    if (!rows) return importing ? await complete(call, working) : 'rehearse'
    return importing
      ? await write(call, reader, working, rows, files)
      : await validate(call, reader, working, rows)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    await tryStep(call, importLifecycle, working.id, 'fail', { reason: error.message })
    return false
  }
}

async function complete(call: Call, working: WorkingImport) {
  await endPass(call, working, working.rows_done)
  await tryStep(call, importLifecycle, working.id, 'complete')
  return false
}

async function validate(
  call: Call,
  reader: ImportReader,
  working: WorkingImport,
  { rows, ...position }: NextRows,
) {
  const error_count = await validateRows(call, reader, working, rows)
  const rows_done = working.rows_done + rows.length
  await savePosition(call, working, { ...position, rows_done }, { error_count })
  return true
}

async function write(
  call: Call,
  { onFault }: ImportReader,
  working: WorkingImport,
  { rows, ...position }: NextRows,
  files?: RowFiles,
) {
  const { id, rows_done, error_count } = working
  const { written, refused } = await writeRows(call, working, rows, { files, onFault })
  const outcomes = [
    ...written,
    ...refused
      .keys()
      .map((at) => ({ row: rows_done + at + 1, outcome: 'failed', object_id: null })),
  ]
  const errors = errorsOf(working, rows, refused)
  const count = (wanted: string) => written.filter(({ outcome }) => outcome === wanted).length
  const counts = {
    created_count: count('created'),
    updated_count: count('updated'),
    unchanged_count: count('unchanged'),
    failed_count: rows.length - written.length,
    error_count: errors.length,
  }
  await Promise.all([
    insertErrors(call, id, error_count, errors),
    saveOutcomes(call, id, withVersions(call, rows, rows_done + 1, outcomes)),
    savePosition(call, working, { ...position, rows_done: rows_done + rows.length }, counts),
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
