// Rows that can't be written: how a batch learns of them, and how the report names them.
import { ApiError } from '#catalogue/api_error.ts'
import { asApiError } from '#http/responses/database_errors.ts'
import type { FileRow } from './file_rows.ts'
import type { RowObject } from './row_kinds.ts'
import type { RowError } from './store.ts'

// A row that can't be written. It aborts the transaction, which is then repeated up to this row.
export class RowFailure extends Error {
  readonly at: number
  readonly error: ApiError

  constructor(at: number, error: ApiError) {
    super(error.code)
    this.at = at
    this.error = error
  }
}

// Rows of a group that can't be written, by their positions. The batch is repeated without them.
export class RowFailures extends Error {
  readonly errors: RefusedRows

  constructor(errors: RefusedRows) {
    super('rows of a group')
    this.errors = errors
  }
}

// Rows that were to be written together, one of which can't be. The batch is repeated row by row.
export class GroupFailure extends Error {}

export type RefusedRows = ReadonlyMap<number, ApiError>

// Faults of the service aren't the row's: the batch is repeated later.
export function asRowFailure(at: number, error: unknown) {
  const known = asApiError(error)
  return known.status < 500 ? new RowFailure(at, known) : error
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

export const errorOf = (row: number, object: RowObject | null, error: ApiError): RowError => ({
  row,
  object_type: object,
  param: error.extras.param ?? null,
  code: error.code,
  message: error.message.slice(0, 1_000),
})
