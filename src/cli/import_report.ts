// Saves the errors of an import as a file: CSV for a spreadsheet, or NDJSON.
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { Api } from './api_client.ts'
import type { PlaceOf } from './import_bundle.ts'

export type RowError = {
  file?: string
  row: number
  object_type: string | null
  param: string | null
  code: string
  message: string
}

type Page = { data: RowError[]; next_cursor: string | null }

const columns = ['file', 'row', 'object_type', 'param', 'code', 'message'] as const

// Returns the number of errors.
export async function saveReport(api: Api, import_id: string, file: string, placeOf: PlaceOf) {
  const is_csv = /\.csv$/i.test(file)
  const output = createWriteStream(file, { mode: 0o600 })
  if (is_csv) output.write(`${columns.join(',')}\n`)
  let count = 0
  for (let cursor: string | undefined; ;) {
    const query = { order: 'row', limit: 100, cursor }
    const { data, next_cursor } = await api.get<Page>(`/imports/${import_id}/errors`, query)
    for (const { object_type, code, message, ...found } of data) {
      const { file: from, row, param } = placeOf(found.row, found.param)
      const error = { file: from, row, object_type, param, code, message }
      output.write(
        is_csv ? `${columns.map((name) => cellOf(error[name])).join(',')}\n` : line(error),
      )
    }
    count += data.length
    if (!next_cursor) break
    cursor = next_cursor
  }
  output.end()
  await finished(output)
  return count
}

const line = (error: RowError) => `${JSON.stringify(error)}\n`

// A cell that a spreadsheet would take for a formula is marked as text.
function cellOf(value: string | number | null | undefined) {
  const text = String(value ?? '')
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
