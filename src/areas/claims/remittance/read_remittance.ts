// Reads a remittance from its document: the transaction, and its claims in the order they are
// posted.
import type { Call } from '#kernel/call.ts'
import { readDocumentById } from '#areas/claims/x12_document/read_document.ts'
import { transactionsOf } from '#x12/read.ts'
import { claimsOf } from '#x12/remittance.ts'
import type { Transaction } from './check_remittance.ts'
import { isReversalCode, payeeOf, remittedClaim, type RemittedClaim } from './remitted_claim.ts'
import type { RemittanceRow } from './schema.ts'

export async function readRemittance(call: Call, row: RemittanceRow) {
  const file = await readDocumentById(call, row.document_id)
  const transaction = transactionsOf(file).find(({ number }) => number === row.transaction_number)
  return { transaction: transaction as Transaction, faults: file.faults }
}

export function remittedClaims({ content }: Transaction): RemittedClaim[] {
  const payee = payeeOf(content)
  return claimsOf(content).map((claim, place) => remittedClaim(claim, place + 1, payee))
}

export type Span = { from: number; most: number }

// The claims of one batch alone, because a file can have thousands. The order is the same for every
// batch: reversals come first, because the replacement can precede them in the file.
export function batchOf({ content }: Transaction, { from, most }: Span): RemittedClaim[] {
  const payee = payeeOf(content)
  const all = claimsOf(content).map((claim, place) => ({ claim, number: place + 1 }))
  const [reversals, others] = [true, false].map((reversal) =>
    all.filter(({ claim }) => isReversalCode(claim.status_code) === reversal),
  )
  return [...reversals!, ...others!]
    .slice(from, from + most)
    .map(({ claim, number }) => remittedClaim(claim, number, payee))
}
