// Tables as CSV files, with the values behind the cells: whole IDs, times as the API returns them.
import { isValidElement, type ReactNode } from 'react'
import type { Column } from './table.tsx'

type CellProps = {
  at?: string | null
  state?: string
  id?: string | null
  status?: number
  method?: string
  amount?: { amount: number; currency: string } | null
  children?: ReactNode
}

/** The text of a cell: what its component shows in a shorter form. */
export function textOf(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (!isValidElement<CellProps>(node)) return ''
  const { at, state, id, status, method, amount, children } = node.props
  if (amount) return `${(amount.amount / 100).toFixed(2)} ${amount.currency}`
  return [at, state, status, method].find(Boolean)?.toString() ?? (textOf(children) || id || '')
}

// A spreadsheet would run a cell that begins like a formula, also after spaces and in full width.
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u

const number_or_amount = /^-?\d+(\.\d+)?( [a-z]{3})?$/

const escaped = (text: string) => {
  const safe = formula.test(text) && !number_or_amount.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const valueOf = <T>(column: Column<T>, row: T) => column.text?.(row) ?? textOf(column.cell(row))

const idOf = (row: unknown) => (row as { id?: string }).id

/** The rows as CSV. An object whose table doesn't show its ID has it in the first column. */
export function csvOf<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  const exported = columns.filter(({ buttons }) => !buttons)
  const [first] = rows
  const id = first && idOf(first)
  const shown = !id || exported.some((column) => valueOf(column, first) === id)
  const all: readonly Column<T>[] = shown
    ? exported
    : [{ name: 'ID', cell: (row) => idOf(row) }, ...exported]
  const lines = [all.map(({ name }) => name)]
  for (const row of rows) lines.push(all.map((column) => valueOf(column, row)))
  return lines.map((line) => `${line.map(escaped).join(',')}\r\n`).join('')
}
