// Validates a batch of rows without writing objects: shape, references and repeated external IDs.
import Type, { type TObject } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { cardIssue } from '#http/parsing/card_numbers.ts'
import { compile } from '#http/parsing/validate.ts'
import { asApiError } from '#http/responses/database_errors.ts'
import { columnNamer, type FileRow } from './file_rows.ts'
import { type Known, learn, resolve } from './references.ts'
import { type RowObject, row_kinds } from './row_kinds.ts'
import { connectRows } from './row_sources.ts'
import { findMissingIds } from './missing_ids.ts'
import { insertErrors, insertRows, type RowError, type WorkingImport } from './store.ts'
import type { ImportReader } from './next_rows.ts'
import { errorOf, inFile } from './row_failures.ts'

export type Validator = (
  fields: unknown,
) => { param: string | null; code: string; message: string }[]
export type Validators = Map<string, Validator>

// Compiled once per worker. A part of a row has some of its fields.
export function validatorOf(
  validators: Validators,
  object: RowObject,
  { part = false } = {},
): Validator {
  const key = `${object}${part ? ' part' : ''}`
  const known = validators.get(key)
  if (known) return known
  const { fields: schema, check: whole_check } = row_kinds[object]
  const further = part ? undefined : whole_check
  const check = compile(part ? Type.Partial(schema as TObject) : schema)
  // The file as a whole isn't searched for card numbers; its rows are, like any request.
  const validator: Validator = (fields) => {
    const card = cardIssue(fields, { exempt: true })
    const issues = [...check(fields), ...(card ? [card] : [])]
    return issues.length > 0 ? issues : (further?.(fields) ?? [])
  }
  validators.set(key, validator)
  return validator
}

// Returns the number of errors.
export async function validateRows(
  call: Call,
  { validators, onFault }: Pick<ImportReader, 'validators' | 'onFault'>,
  working: WorkingImport,
  read: FileRow[],
) {
  const { id, rows_done, error_count } = working
  const nameOf = columnNamer(working)
  const { rows, known } = await connectRows(call, id, read, true)
  const missingIn = await findMissingIds(call, rows)
  const checked = await call.slices.map(rows, async (row, at) => {
    const number = rows_done + at + 1
    try {
      return await inspect(row, checkRow(validators, row, number, known, missingIn))
    } catch (error) {
      onFault(error)
      return {
        ...unread(number, row.object),
        errors: [errorOf(number, row.object, asApiError(error))],
      }
    }
  })
  const sourceOf = (row: number) => rows[row - rows_done - 1]!.source
  const outcomes = checked.map(({ row, object, external_id, errors }) => ({
    row,
    object,
    // The external ID of an invalid row isn't taken.
    external_id: errors.length > 0 ? null : external_id,
    outcome: errors.length > 0 ? 'invalid' : null,
    ...sourceColumns(sourceOf(row)),
  }))
  const added = new Set((await insertRows(call, id, outcomes)).map(({ row }) => row))
  const repeated = checked.filter(({ row }) => !added.has(row))
  if (repeated.length > 0) {
    const invalid = { external_id: null, outcome: 'invalid' }
    await insertRows(
      call,
      id,
      repeated.map(({ row, object }) => ({
        row,
        object,
        ...invalid,
        ...sourceColumns(sourceOf(row)),
      })),
    )
  }
  const errors = [
    ...checked.flatMap((each) => each.errors),
    ...repeated.map(({ row, object }) => repeatedError(row, object)),
  ]
    .map((error) => inFile(rows[error.row - rows_done - 1]!, error, nameOf))
    .toSorted((one, other) => one.row - other.row)
  await insertErrors(call, id, error_count, errors)
  return errors.length
}

const sourceColumns = (source: FileRow['source']) => ({
  file_row: source?.number ?? null,
  aliases: source?.aliases.length ? source.aliases : null,
  completes: source?.completes ?? null,
})

// Adds what only a look into the file of a row shows.
async function inspect({ fields, source }: FileRow, checked: Checked): Promise<Checked> {
  const { row, object, errors } = checked
  if (!object || errors.length > 0 || source?.derived) return checked
  const issues = (await row_kinds[object].inspect?.(fields)) ?? []
  return { ...checked, errors: issues.map((issue) => ({ row, object_type: object, ...issue })) }
}

const unread = (row: number, object: RowObject | null) => ({ row, object, external_id: null })

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
  const { object, fields, error, source, fault } = row
  if (fault !== undefined) throw fault
  const because = (code: string, param: string | null, message: string): RowError => ({
    row: number,
    object_type: object,
    param,
    code,
    message,
  })
  const found =
    source?.issues.map((issue) => ({ row: number, object_type: object, ...issue })) ?? []
  if (found.length > 0 || source?.derived) {
    return { ...unread(number, object), errors: found }
  }
  if (!object) {
    const [code, param] = [error ?? 'invalid_row', error === 'unknown_object' ? 'object' : null]
    const unreadable = because(code, param, messages[code])
    return { ...unread(number, object), errors: [unreadable] }
  }
  const adds = source?.completes !== undefined
  if (source?.adds_only && !adds) {
    const lost = because('unknown_reference', source.adds_only, messages.unknown_reference)
    return { ...unread(number, object), errors: [lost] }
  }
  const { fields: resolved, unknown } = resolve(fields, known)
  const references = unknown.map((param) =>
    because('unknown_reference', param, messages.unknown_reference),
  )
  const check = validatorOf(validators, object, { part: adds })
  const whole = adds ? resolved : { ...source?.defaults, ...resolved }
  const issues = check(whole).map(({ param, code, message }) => because(code, param, message))
  const { external_id } = fields
  const nameless = typeof external_id !== 'string' || external_id === ''
  const errors = [
    ...(nameless ? [because('required', 'external_id', messages.external_id)] : []),
    ...references,
    ...missingIn(fields).map((error) => errorOf(number, object, error)),
    ...issues,
  ]
  if (adds) return { ...unread(number, object), errors }
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
