// Validates a batch of rows without writing objects: shape, references and repeated external IDs.
import type { TSchema } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { cardIssue } from '#http/parsing/card_numbers.ts'
import { compile } from '#http/parsing/validate.ts'
import { columnNamer, type FileRow } from './file_rows.ts'
import { findKnown, type Known, learn, resolve } from './references.ts'
import { type RowObject, row_kinds } from './row_kinds.ts'
import { findMissingIds } from './missing_ids.ts'
import { insertErrors, insertRows, type RowError, type WorkingImport } from './store.ts'
import { errorOf } from './write_rows.ts'

export type Validator = (
  fields: unknown,
) => { param: string | null; code: string; message: string }[]
export type Validators = Map<RowObject, Validator>

// Compiled once per worker.
export function validatorOf(validators: Validators, object: RowObject): Validator {
  const known = validators.get(object)
  if (known) return known
  const { fields: schema, check: further } = row_kinds[object]
  const check = compile(schema as TSchema)
  // The file as a whole isn't searched for card numbers; its rows are, like any request.
  const validator: Validator = (fields) => {
    const card = cardIssue(fields, { exempt: true })
    const issues = [...check(fields), ...(card ? [card] : [])]
    return issues.length > 0 ? issues : (further?.(fields) ?? [])
  }
  validators.set(object, validator)
  return validator
}

// Returns the number of errors.
export async function validateRows(
  call: Call,
  validators: Validators,
  working: WorkingImport,
  rows: FileRow[],
) {
  const { id, rows_done, error_count } = working
  const nameOf = columnNamer(working)
  const known = await findKnown(call, rows, id)
  const missingIn = await findMissingIds(call, rows)
  const checked = await call.slices.map(rows, (row, at) =>
    checkRow(validators, row, rows_done + at + 1, known, missingIn),
  )
  await inspectRows(rows, checked)
  const outcomes = checked.map(({ row, object, external_id, errors }) => ({
    row,
    object,
    // The external ID of an invalid row isn't taken.
    external_id: errors.length > 0 ? null : external_id,
    outcome: errors.length > 0 ? 'invalid' : null,
  }))
  const added = new Set((await insertRows(call, id, outcomes)).map(({ row }) => row))
  const repeated = checked.filter(({ row }) => !added.has(row))
  if (repeated.length > 0) {
    const invalid = { external_id: null, outcome: 'invalid' }
    await insertRows(
      call,
      id,
      repeated.map(({ row, object }) => ({ row, object, ...invalid })),
    )
  }
  const errors = [
    ...checked.flatMap((each) => each.errors),
    ...repeated.map(({ row, object }) => repeatedError(row, object)),
  ]
    .map((error) => ({ ...error, param: nameOf(error.param) }))
    .toSorted((one, other) => one.row - other.row)
  await insertErrors(call, id, error_count, errors)
  return errors.length
}

// Adds what only a look into the file of a row shows.
async function inspectRows(rows: FileRow[], checked: Checked[]) {
  for (const [at, { row, object, errors }] of checked.entries()) {
    if (!object || errors.length > 0) continue
    const issues = (await row_kinds[object].inspect?.(rows[at]!.fields)) ?? []
    errors.push(...issues.map((issue) => ({ row, object_type: object, ...issue })))
  }
}

type Checked = {
  row: number
  object: RowObject | null
  external_id: string | null
  errors: RowError[]
}

function checkRow(
  validators: Validators,
  row: FileRow,
  number: number,
  known: Known,
  missingIn: Awaited<ReturnType<typeof findMissingIds>>,
): Checked {
  const { object, fields, error } = row
  const because = (code: string, param: string | null, message: string): RowError => ({
    row: number,
    object_type: object,
    param,
    code,
    message,
  })
  if (!object) {
    const [code, param] = [error ?? 'invalid_row', error === 'unknown_object' ? 'object' : null]
    const unreadable = because(code, param, messages[code])
    return { row: number, object, external_id: null, errors: [unreadable] }
  }
  const { fields: resolved, unknown } = resolve(fields, known)
  const references = unknown.map((param) =>
    because('unknown_reference', param, messages.unknown_reference),
  )
  const check = validatorOf(validators, object)
  const issues = check(resolved).map(({ param, code, message }) => because(code, param, message))
  const { external_id } = fields
  const nameless = typeof external_id !== 'string' || external_id === ''
  const errors = [
    ...(nameless ? [because('required', 'external_id', messages.external_id)] : []),
    ...references,
    ...missingIn(fields).map((error) => errorOf(number, object, error)),
    ...issues,
  ]
  if (errors.length === 0) learn(known, object, external_id as string, 'pending')
  return { row: number, object, external_id: nameless ? null : external_id, errors }
}

const repeatedError = (row: number, object: RowObject | null): RowError => ({
  row,
  object_type: object,
  param: 'external_id',
  code: 'duplicate_external_id',
  message: 'An earlier row of the file has the same `external_id`.',
})

const messages = {
  invalid_row: "The row can't be read: it isn't a JSON object, or has more cells than the header.",
  unknown_object: '`object` must be a type that can be imported, and the kind of the import.',
  unknown_reference: 'No earlier row and no object has this external ID.',
  external_id: '`external_id` is required, so that a row is imported once.',
}
