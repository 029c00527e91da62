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

// A spreadsheet would run a cell that begins like a formula.
const escaped = (text: string) => {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function csvOf<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  const lines = [columns.map(({ name }) => name)]
  for (const row of rows) lines.push(columns.map((column) => textOf(column.cell(row))))
  return lines.map((line) => `${line.map(escaped).join(',')}\r\n`).join('')
}
