// Parses a bank's credits as CSV: a header with the column names in any order, then one line each.
// Amounts are decimal, with at most as many decimals as the currency has.
import { decimalsOf } from '#kernel/money.ts'
import { type BankFault, type BankFile, type BankLine, isDay, shortened } from './bank_line.ts'

const required = ['date', 'amount', 'reference']
const columns = [...required, 'currency', 'trace_number', 'payer', 'method']
const methods = ['eft', 'check', 'processor', 'other'] as const

type Cells = Record<string, string>

export function readCsv(text: string): BankFile {
  const rows = cellsOf(text).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const names = rows[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const missing = required.filter((name) => !names.includes(name))
  const unknown = names.some((name) => !columns.includes(name))
  if (missing.length > 0 || unknown || new Set(names).size < names.length) {
    const message =
      `The header must name each column once. Required: ${required.join(', ')}. ` +
      `Optional: ${columns.slice(required.length).join(', ')}.`
    return { lines: [], faults: [{ line: 1, message }] }
  }
  const lines: BankLine[] = []
  const faults: BankFault[] = []
  for (const { line, cells } of rows.slice(1)) {
    const parsed = lineOf(Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])))
    const result = cells.length > names.length ? 'The line has more cells than the header.' : parsed
    if (typeof result === 'string') faults.push({ line, message: result })
    else lines.push(result)
  }
  return { lines, faults }
}

function lineOf(cells: Cells): BankLine | string {
  const { date = '', reference = '', trace_number, payer } = cells
  const currency = cells.currency?.trim().toLowerCase() || 'usd'
  const method = methods.find((each) => each === (cells.method?.trim().toLowerCase() || 'eft'))
  const amount = unitsOf(cells.amount ?? '', currency)
  if (!isDay(date.trim())) return 'The date must be a valid date, for example `2026-11-16`.'
  if (amount === undefined) return 'The amount must be greater than zero, in a supported currency.'
  if (!reference.trim())
    return 'The reference is required. It identifies the line if the file is sent again.'
  if (!method) return `The method must be one of ${methods.join(', ')}.`
  return {
    received_on: date.trim(),
    amount: { amount, currency },
    method,
    bank_reference: shortened(reference, 100),
    trace_number: shortened(trace_number, 50),
    payer_name: shortened(payer, 100),
  }
}

// "1234.5" is 123450 cents. Parsed as text, so no precision is lost.
export function unitsOf(text: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency)
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text.trim()) ?? []
  if (decimals === undefined || whole === undefined || part.length > decimals) return undefined
  const units = Number(whole + part.padEnd(decimals, '0'))
  return units > 0 && units <= 100_000_000 ? units : undefined
}

// RFC 4180: quoted cells can contain commas, doubled quotes and line breaks.
function cellsOf(text: string) {
  const rows: { line: number; cells: string[] }[] = []
  let line = 1
  let row = { line, cells: [] as string[] }
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    row.cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    line += (quoted?.split('\n').length ?? 1) - 1
    if (end === ',') continue
    rows.push(row)
    line += 1
    row = { line, cells: [] }
  }
  return rows
}
