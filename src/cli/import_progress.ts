// Shows the progress of an import on one line of standard error, if that is a terminal.
import type { ImportRow } from '#areas/imports/import/schema.ts'

export type ImportState = {
  id: string
  status: ImportRow['status']
  reason: string | null
  part_count: number
  row_count: number | null
  rows_done: number
  rows_per_second: number | null
  seconds_left: number | null
  created_count: number
  updated_count: number
  unchanged_count: number
  failed_count: number
  error_count: number
  columns: Record<string, string>
}

const number = new Intl.NumberFormat('en-US')

// "Importing: 12,000 of 50,000 rows, 1,500 rows/s, 26 s left, 3 errors"
export function progressLine(state: ImportState) {
  const { status, rows_done, row_count, rows_per_second, seconds_left, error_count } = state
  const of_all = row_count === null ? '' : ` of ${number.format(row_count)}`
  return [
    `${status[0]!.toUpperCase()}${status.slice(1)}: ${number.format(rows_done)}${of_all} rows`,
    ...(rows_per_second === null ? [] : [`${number.format(rows_per_second)} rows/s`]),
    ...(seconds_left === null ? [] : [`${timeText(seconds_left)} left`]),
    ...(error_count === 0 ? [] : [`${number.format(error_count)} errors`]),
  ].join(', ')
}

function timeText(seconds: number) {
  if (seconds < 120) return `${seconds} s`
  return seconds < 7_200 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3_600)} h`
}

export function showProgress() {
  const { stderr } = process
  let width = 0
  return {
    at(state: ImportState) {
      if (!stderr.isTTY) return
      const line = progressLine(state)
      stderr.write(`\r${line.padEnd(width)}`)
      width = line.length
    },
    end() {
      if (width > 0) stderr.write('\n')
      width = 0
    },
  }
}
