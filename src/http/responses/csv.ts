// Writes the rows of a response as CSV. Amounts of money are decimal, with their currency in a
// column of its own.
import { decimalsOf, type Money } from '#kernel/money.ts'

type Row = Record<string, unknown>

// A spreadsheet would run a cell that begins like a formula, also after spaces and in full width.
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value

const decimal = ({ amount, currency }: Money) => {
  const decimals = decimalsOf(currency) ?? 2
  return (amount / 10 ** decimals).toFixed(decimals)
}

const textOf = (value: unknown) => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  if (isMoney(value)) return decimal(value)
  const text = String(value)
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

// The rows with these fields, in this order. All amounts are in one currency.
export function csvOf(names: string[], rows: Row[], currency: string | null): string {
  const last = currency === null ? [] : [currency]
  const lines = [
    [...names, ...(currency === null ? [] : ['currency'])],
    ...rows.map((row) => [...names.map((name) => textOf(row[name])), ...last]),
  ]
  return lines.map((line) => `${line.join(',')}\r\n`).join('')
}
