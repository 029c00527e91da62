// Rows that can't be written: whose fault it is, and how the report names them.
import { ApiError } from '#catalogue/api_error.ts'
import { asApiError } from '#http/responses/database_errors.ts'
import { columnNamer, type FileRow } from './file_rows.ts'
import type { RowObject } from './row_kinds.ts'
import type { RowError, WorkingImport } from './store.ts'

// By the position of the row in its batch.
export type RefusedRows = ReadonlyMap<number, ApiError>

// Rows of a group that can't be written. The batch is repeated without them.
export class RowFailures extends Error {
  readonly errors: RefusedRows

  constructor(errors: RefusedRows) {
    super('rows of a group')
    this.errors = errors
  }
}

// What may be gone later, such as an outage of the database, is no reason to refuse a row.
export const isPassing = (error: unknown) => {
  const { status, code } = asApiError(error)
  return status >= 500 && code !== 'internal_error'
}

export const isFault = (error: unknown) => asApiError(error).code === 'internal_error'

// The errors of the rows of a batch.
export function errorsOf(working: WorkingImport, rows: FileRow[], refused: RefusedRows) {
  const nameOf = columnNamer(working)
  return [...refused]
    .toSorted(([one], [other]) => one - other)
    .map(([at, error]) => {
      const row = rows[at]!
      return inFile(row, errorOf(working.rows_done + at + 1, row.object, error), nameOf)
    })
}

// An error as the person who made the file finds it: by its number and name there.
export const inFile = (
  row: FileRow,
  error: RowError,
  nameOf: (row: FileRow, param: string | null) => string | null,
): RowError => ({
  ...error,
  row: row.source?.number ?? error.row,
  param: nameOf(row, error.param),
})

const internal_error =
  'The service failed on this row, which was left out. Its log has the details. Import the row ' +
  'again, or contact support.'

export const errorOf = (row: number, object: RowObject | null, error: ApiError): RowError => ({
  row,
  object_type: object,
  param: error.extras.param ?? null,
  code: error.code,
  message: isFault(error) ? internal_error : error.message.slice(0, 1_000),
})
