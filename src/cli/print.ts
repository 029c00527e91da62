// Prints results: one row as lines, several as columns.
import type { Table } from './command.ts'

export const print = (text: string) => void process.stdout.write(`${text}\n`)

const show = (value: unknown): string => {
  if (value === null || value === undefined) return '-'
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : `${value}`
  return value.map((part) => (part?.code ? part.code : show(part))).join(',') || '-'
}

export function format(table: Table) {
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
