// Prints what a command returns: JSON, one row as lines, or several rows as columns.
import type { Row, Table } from './command.ts'

export const print = (text: string) => void process.stdout.write(`${text}\n`)

export const printJson = (value: unknown) => print(JSON.stringify(value, null, 2))

export function printResult(result: Row | Table, json: boolean) {
  if (json) printJson(result)
  else print(format(Array.isArray(result) ? result : [result]))
}

const show = (value: unknown): string => {
  if (value === null || value === undefined) return '-'
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : `${value}`
  return value.map((part) => (part?.code ? part.code : show(part))).join(',') || '-'
}

function format(table: Table) {
  if (table.length === 0) return 'None.'
  const names = Object.keys(table[0]!)
  if (table.length === 1) {
    return names.map((name) => `${name.padEnd(24)}${show(table[0]![name])}`).join('\n')
  }
  const lines = [names, ...table.map((row) => names.map((name) => show(row[name])))]
  const widths = names.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)))
  return lines
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
