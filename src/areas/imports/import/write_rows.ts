// Writes a batch of rows: the rows, their outcomes and the position in the file in one transaction.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { asApiError } from '#http/responses/database_errors.ts'
import { FailuresOfSome } from '#kernel/many.ts'
import type { BaseRow } from '#kernel/record.ts'
import { raw, sql } from '#db/sql.ts'
import { type FileOf, requireFiles, type RowFiles } from './row_files.ts'
import type { FileRow } from './file_rows.ts'
import { type Known, learn, resolve } from './references.ts'
import { type RowObject, row_kinds } from './row_kinds.ts'
import { asRowFailure, GroupFailure, type RefusedRows, RowFailures } from './row_failures.ts'
import { connectRows } from './row_sources.ts'
import { findOutcomes, isCreatedBy, type WorkingImport, type Written } from './store.ts'

export type WriteOptions = {
  one_by_one?: boolean
  refused?: RefusedRows // Known from an earlier attempt, so they are left out.
  files?: RowFiles | undefined // Those of the rows, once they are stored.
}

export async function writeRows(
  call: Call,
  working: WorkingImport,
  read: FileRow[],
  { one_by_one = false, refused, files }: WriteOptions = {},
) {
  const { id, rows_done, mode } = working
  const first = rows_done + 1
  const [outcomes, { rows, known }] = await Promise.all([
    findOutcomes(call, id, first, first + read.length),
    connectRows(call, id, read),
    // Marks the events of this transaction.
    call.query(sql`select set_config('app.imported', 'true', true)`),
  ])
  const invalid = new Set(
    outcomes.filter(({ outcome }) => outcome === 'invalid').map(({ row }) => row),
  )
  const valid = rows.filter((_, at) => !invalid.has(first + at))
  const fileOf = requireFiles(valid, known, files)
  const written: Written[] = []
  const group = openGroup(call, known, written, first)
  for (const [at, row] of rows.entries()) {
    const number = first + at
    const { object, fields, source } = row
    if (invalid.has(number) || !object || refused?.has(at)) continue
    await call.slices.turn()
    if (source?.derived) {
      written.push({ row: number, outcome: 'unchanged', object_id: null })
      continue
    }
    const resolved = one_by_one ? undefined : group.resolved(object, fields)
    if (resolved) {
      await group.add(at, object, resolved)
      continue
    }
    await group.write()
    try {
      const outcome = await writeRow(call, { ...row, object }, known, {
        mode,
        fileOf,
        import_id: id,
      })
      written.push({ row: number, ...outcome })
    } catch (error) {
      throw asRowFailure(at, error)
    }
  }
  await group.write()
  return written
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
      if (error instanceof FailuresOfSome) throw asRowFailures(error, members)
      throw asApiError(error).status < 500 ? new GroupFailure() : error
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
        if (!(error instanceof ApiError)) throw asRowFailure(at, error)
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
  { object, fields, source }: FileRow & { object: RowObject },
  known: Known,
  { mode, fileOf, import_id }: { mode: string; fileOf: FileOf; import_id: string },
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
