// Checks that a remittance as a whole can be posted: complete, readable and balanced.
import type { ReadTransaction } from '#x12/envelope.ts'
import type { Fault } from '#x12/faults.ts'
import { claimsOf, type Remittance } from '#x12/remittance.ts'
import { isTooLarge } from './remitted_claim.ts'
import type { ExceptionCode } from './exception_schema.ts'

export type Transaction = Extract<ReadTransaction, { kind: '835' }>

// X12 faults that mean something is missing or was skipped.
const truncated = ['truncated', 'envelope_missing', 'envelope_count']
const skipped = ['segment_too_long', 'too_many_segments']

export function faultOf(transaction: Transaction, all: Fault[]): ExceptionCode | undefined {
  const faults = all.filter((fault) => fault.transaction === transaction.number)
  const has = (codes: string[]) => faults.some(({ code }) => codes.includes(code))
  const { payment, trace_number } = transaction.content
  if (has(truncated)) return 'transaction_truncated'
  const { provider_adjustments } = transaction.content
  if (isTooLarge(payment?.amount, ...provider_adjustments.map(({ amount }) => amount))) {
    return 'amount_too_large'
  }
  if (payment?.amount === undefined || !payment.direction || !trace_number || has(skipped)) {
    return 'transaction_unreadable'
  }
  if (has(['transaction_unbalanced'])) return 'transaction_unbalanced'
  return payment.amount < 0 ? 'payment_negative' : undefined
}

const ledger_word = /[^A-Za-z0-9_-]/g

// The payer: its own ID, else its bank identifier, else its name.
export function payerOf({ payer, trace_originator }: Remittance) {
  const own = payer?.references?.find(({ kind }) => kind === '2U')?.value
  const id = payer?.id ?? own ?? trace_originator ?? payer?.name ?? 'unknown'
  return { payer_id: id.replace(ledger_word, '-').slice(0, 64), payer_name: payer?.name ?? null }
}

export const paidIn = (content: Remittance) =>
  claimsOf(content).reduce((sum, { paid }) => sum + (paid ?? 0), 0)
