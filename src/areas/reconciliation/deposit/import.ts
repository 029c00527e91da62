// Imports deposits from a bank file: all of its credits, or none if a line is invalid. Known
// deposits are skipped, so that a file can be sent again.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { isIn } from '#kernel/state_sets.ts'
import { looksLikeCard } from '#http/parsing/card_numbers.ts'
import { readBai2 } from './bai2.ts'
import type { BankFault, BankLine } from './bank_line.ts'
import { readCsv } from './csv.ts'
import { createDeposit } from './deposit.ts'
import { depositLifecycle } from './lifecycle.ts'
import type { DepositImport } from './schema.ts'
import { findDepositsByReference } from './store.ts'

const readers = { csv: readCsv, bai2: readBai2 }
const most_details = 100

export async function importDeposits(call: Call, { format, text }: DepositImport) {
  const { lines, faults } = readers[format](text)
  if (faults.length > 0) throw invalidFile(faults)
  const references = lines.flatMap(({ bank_reference }) => bank_reference ?? [])
  const existing = await findDepositsByReference(call, references)
  const rows = new Map(existing.map((row) => [row.bank_reference, row]))
  const recorded: string[] = []
  for (const line of lines) {
    if (rows.has(line.bank_reference)) continue
    const row = await createDeposit(call, { ...bodyOf(line), source: 'file' })
    recorded.push(row.id)
    if (line.bank_reference) rows.set(line.bank_reference, row)
  }
  const matched = [...rows.values()].filter(({ status }) =>
    isIn(depositLifecycle, 'matched', status),
  )
  return {
    object: 'deposit_import',
    recorded,
    existing: existing.map(({ id }) => id),
    matched: matched.map(({ id }) => id),
  }
}

const bodyOf = ({ bank_reference, trace_number, payer_name, ...line }: BankLine) => ({
  ...line,
  ...(bank_reference && { bank_reference }),
  ...(trace_number && { trace_number }),
  ...(payer_name && !looksLikeCard(payer_name) && { payer_name }),
})

function invalidFile(faults: BankFault[]) {
  const details = faults.slice(0, most_details).map(({ line, message }) => ({
    param: 'text',
    code: 'invalid_value',
    message: `Line ${line}: ${message}`,
  }))
  const reason = `text: ${details[0]!.message}`
  return new ApiError('validation_failed', { reason }, { param: 'text', details })
}
