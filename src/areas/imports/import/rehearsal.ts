// The last part of a validation: writes the valid rows as the import would, and rolls back. So the
// report also names the rows that only writing refuses, such as a session without consent.
import { type Call, newEffects } from '#kernel/call.ts'
import { leaveStatement } from '#kernel/leave.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { type AccountContext, inAccount, rehearseInAccount } from '#kernel/unit_of_work.ts'
import { sql } from '#db/sql.ts'
import { expectedFile } from '#areas/documents/document/imported_document.ts'
import { importLifecycle } from './lifecycle.ts'
import { type ImportReader, nextRows } from './next_rows.ts'
import { endPass, savePosition } from './passes.ts'
import { errorsOf } from './row_failures.ts'
import { FilesNeeded, type RowFiles } from './row_files.ts'
import {
  findWorking,
  insertErrors,
  refuseRows,
  type RowError,
  saveOutcomes,
  takeImport,
  type WorkingImport,
} from './store.ts'
import { writeRows, writing_rows } from './write_rows.ts'

// It is one transaction, which holds its locks to the end. Of a larger file, the rows after these
// are only validated.
export const most_rehearsed_rows = 5_000
const hold_limit_ms = 60_000
const most_seconds = 30
// An import doesn't fail because it can't be rehearsed.
const most_failures = 4

type Refused = { rows: number[]; errors: RowError[] }

// Always returns false: the validation has no more work.
export async function rehearse(
  context: AccountContext,
  reader: ImportReader,
  account: string,
  id: string,
) {
  const refused: Refused = { rows: [], errors: [] }
  let failures = 0
  const is_done = await rehearseInAccount(
    context,
    account,
    async (call) => {
      refused.rows = []
      refused.errors = []
      const working = (await isAlone(call, id)) && (await findWorking(call, id))
      if (!working || !isIn(importLifecycle, 'validating', working.status)) return false
      failures = working.failed_attempts
      return await writeAll({ ...call, slices: reader.slices }, reader, working, refused)
    },
    { hold_limit_ms },
  ).catch((error) => {
    if (failures < most_failures) throw error
    reader.onFault(error)
    return true
  })
  if (is_done) await inAccount(context, account, (call) => finish(call, id, refused))
  return false
}

// Another worker may be at it.
async function isAlone(call: Call, id: string) {
  const [lock] = await call.query<{ locked: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtextextended(${`rehearsal ${id}`}, 0)) as locked`)
  return lock!.locked
}

async function writeAll(call: Call, reader: ImportReader, given: WorkingImport, refused: Refused) {
  const ends = performance.now() + most_seconds * 1_000
  let working = { ...given, next_part: 1, next_row: 0, rows_done: 0 }
  while (working.rows_done < most_rehearsed_rows && performance.now() < ends) {
    if (!reader.shouldContinue()) return false
    const own = { ...call, effects: newEffects() }
    const next = await nextRows(own, reader, working, writing_rows)
    if (!next) break
    const { rows, ...position } = next
    const { rows_done } = working
    const write = (files?: RowFiles) =>
      writeRows(own, working, rows, { files, onFault: reader.onFault })
    const result = await write().catch(async (error) => {
      if (!(error instanceof FilesNeeded)) throw error
      return await write(await filesOf(own, error))
    })
    refused.rows.push(...result.refused.keys().map((at) => rows_done + at + 1))
    refused.errors.push(...errorsOf(working, rows, result.refused))
    await saveOutcomes(own, working.id, result.written)
    await own.query(leaveStatement(own))
    working = { ...working, ...position, rows_done: rows_done + rows.length }
  }
  return true
}

// As they would be stored.
async function filesOf(call: Call, { contents }: FilesNeeded): Promise<RowFiles> {
  const files: RowFiles = new Map()
  for (const each of contents) files.set(each.external_id, await expectedFile(call, each.content))
  return files
}

async function finish(call: Call, id: string, { rows, errors }: Refused) {
  const working = await takeImport(call, id)
  if (!working || !isIn(importLifecycle, 'validating', working.status)) return
  await refuseRows(call, id, rows)
  await insertErrors(call, id, working.error_count, errors)
  await savePosition(call, working, working, { error_count: errors.length })
  await endPass(call, working, working.rows_done)
  await tryStep(call, importLifecycle, id, 'finish_validation')
}
