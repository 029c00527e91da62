// Creates imports, takes the parts of their files, and starts them.
import { hash } from 'node:crypto'
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { createRow, findRow, lockRow, updateRow } from '#kernel/record.ts'
import { requireScopes } from '#kernel/required_scopes.ts'
import { lineOf, resourcesIn } from '#areas/imports/fhir_rows/resource_list.ts'
import { importKind, importLifecycle } from './lifecycle.ts'
import { isRowObject, row_kinds } from './row_kinds.ts'
import type { ImportChange, ImportCreate, PartCreate } from './schema.ts'
import { replacePart, sumParts } from './store.ts'

// A key can import only what it could write one by one.
function requireRowScopes(call: Call, kind: string) {
  const kinds = isRowObject(kind) ? [row_kinds[kind]] : Object.values(row_kinds)
  requireScopes(
    call,
    kinds.flatMap(({ scopes }) => scopes),
  )
}

export async function createImport(call: Call, body: ImportCreate) {
  const { columns_from_id, ...fields } = body
  const { kind, format = 'ndjson', columns } = body
  requireRowScopes(call, kind)
  if (format === 'csv' && kind === 'bundle') {
    throw invalid('format', '`format` must be `ndjson` or `fhir` if `kind` is `bundle`.')
  }
  if (format === 'fhir' && kind !== 'bundle') {
    throw invalid('kind', '`kind` must be `bundle` if `format` is `fhir`.')
  }
  const earlier = columns_from_id
    ? await findRow(call, importKind, columns_from_id, 'columns_from_id')
    : null
  return await createRow(call, importKind, newId(importKind.prefix), {
    ...fields,
    format,
    mode: body.mode ?? 'upsert',
    columns: { ...earlier?.columns, ...columns },
    status: importLifecycle.initial,
  })
}

export async function addPart(call: Call, id: string, { content, number, sha256 }: PartCreate) {
  if (sha256 && hash('sha256', content) !== sha256) {
    throw invalid('sha256', '`sha256` differs from that of `content`. Send the part again.')
  }
  const before = await lockRow(call, importKind, id)
  if (!isIn(importLifecycle, 'taking_parts', before.status)) {
    const states = statesIn(importLifecycle, 'taking_parts')
    throw transitionError(importLifecycle, before.status, 'add_part', states)
  }
  const { last } = await sumParts(call, id)
  const place = number ?? last + 1
  if (place > last + 1) {
    throw invalid('number', '`number` must be at most one more than the last part.')
  }
  const part = before.format === 'fhir' ? await splitResources(call, content) : { text: content }
  await replacePart(call, id, place, { ...part, size_bytes: Buffer.byteLength(content) })
  const { part_count, size_bytes } = await sumParts(call, id)
  return await updateRow(call, importKind, id, { part_count, size_bytes }, 'updated', before)
}

// Each resource becomes a line, and the types that references in a Bundle need are added.
async function splitResources(call: Call, content: string) {
  const lines: string[] = []
  for (const found of resourcesIn(content)) {
    lines.push(lineOf(found))
    await call.slices.turn()
  }
  return { text: lines.join(''), row_count: lines.length }
}

export const updateImport = (call: Call, id: string, body: ImportChange) =>
  updateRow(call, importKind, id, body)

export async function startImport(call: Call, id: string, body: { skip_invalid?: boolean }) {
  const before = await lockRow(call, importKind, id)
  requireRowScopes(call, before.kind)
  const from: readonly string[] = importLifecycle.steps.start.from
  if (before.error_count > 0 && !body.skip_invalid && from.includes(before.status)) {
    throw new ApiError('import_has_errors', {}, { param: 'skip_invalid' })
  }
  return await takeStep(call, importLifecycle, id, 'start')
}
