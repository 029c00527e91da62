// Imports deposits from a bank file: all of its credits, or none if a line is invalid. Known
// deposits are skipped, so that a file can be sent again.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { looksLikeCard } from '#http/parsing/card_numbers.ts'
import { readBai2 } from './bai2.ts'
import type { BankFault, BankLine } from './bank_line.ts'
import { readCsv } from './csv.ts'
import { recordDeposit } from './deposit.ts'
import type { DepositImport } from './schema.ts'
import { findKnown } from './store.ts'

const readers = { csv: readCsv, bai2: readBai2 }
const most_told = 100

export async function importDeposits(call: Call, { format, text }: DepositImport) {
  const { lines, faults } = readers[format](text)
  if (faults.length > 0) throw wrong(faults)
  const references = lines.flatMap(({ bank_reference }) => bank_reference ?? [])
  const known = await findKnown(call, references)
  const rows = new Map(known.map((row) => [row.bank_reference, row]))
  const recorded: string[] = []
  for (const line of lines) {
    if (rows.has(line.bank_reference)) continue
    const row = await recordDeposit(call, { ...saidIn(line), source: 'file' })
    recorded.push(row.id)
    if (line.bank_reference) rows.set(line.bank_reference, row)
  }
  const matched = [...rows.values()].filter(({ status }) => status === 'matched')
  return {
    object: 'deposit_import',
    recorded,
    known: known.map(({ id }) => id),
    matched: matched.map(({ id }) => id),
  }
}

const saidIn = ({ bank_reference, trace_number, payer_name, ...line }: BankLine) => ({
  ...line,
  ...(bank_reference && { bank_reference }),
  ...(trace_number && { trace_number }),
  ...(payer_name && !looksLikeCard(payer_name) && { payer_name }),
})

function wrong(faults: BankFault[]) {
  const details = faults.slice(0, most_told).map(({ line, message }) => ({
    param: 'text',
    code: 'invalid_value',
    message: `Line ${line}: ${message}`,
  }))
  const reason = `text: ${details[0]!.message}`
  return new ApiError('validation_failed', { reason }, { param: 'text', details })
}
