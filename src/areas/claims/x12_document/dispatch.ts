// Dispatches the transactions of a document in batches, because a file can contain thousands of
// claims.
import type { Call } from '#kernel/call.ts'
import type { Row } from '#kernel/record.ts'
import {
  acknowledge,
  type AcknowledgedClaims,
  acknowledgeEnvelope,
  statusCount,
} from '#areas/claims/claim/followup/acknowledgments.ts'
import type { Transaction } from '#areas/claims/remittance/check_remittance.ts'
import { postRemittance } from '#areas/claims/remittance/post.ts'
import { handed, makeRemittance } from '#areas/claims/remittance/remittance.ts'
import type { Handed } from './schema.ts'
import type { ReadTransaction } from '#x12/envelope.ts'
import { transactionsOf, type X12File } from '#x12/read.ts'
import { answerCheck } from './late_eligibility.ts'

const words_at_once = 50
const beside = 9 // Fixed cost of a transaction, in claims.

export type Part = {
  number: number // Of the transaction.
  transaction?: ReadTransaction
  envelope?: string[] // A TA1, which is outside the transactions and counted after them.
  first: boolean
  words: readonly [from: number, to: number]
  size: number // Cost, in claims.
}

export function partsOf(file: X12File): Part[] {
  const transactions = transactionsOf(file)
  const envelopes = file.interchanges.flatMap(({ acknowledgments }) => acknowledgments)
  return [
    ...transactions.flatMap(slicesOf),
    ...envelopes.map((envelope, i) => {
      const number = transactions.length + i + 1
      return { number, envelope, first: true, words: [0, 1] as const, size: 1 }
    }),
  ]
}

function slicesOf(transaction: ReadTransaction): Part[] {
  const { number, kind, totals } = transaction
  const slices = Math.max(1, Math.ceil(statusCount(transaction) / words_at_once))
  return Array.from({ length: slices }, (_, i) => ({
    number,
    transaction,
    first: i === 0,
    words: [i * words_at_once, (i + 1) * words_at_once] as const,
    size: (kind === '835' ? Math.min(totals.units, words_at_once) : words_at_once / 2) + beside,
  }))
}

const why = {
  unexpected:
    "This transaction type isn't accepted here. Supported types: 835, 277CA, 277, 999, " +
    '271 and TA1.',
  differs: 'The payer already sent a different remittance with the same numbers.',
  claim_unknown: 'No submitted claim has the control numbers in this transaction.',
  check_unknown: "The response doesn't match exactly one of your eligibility checks.",
}

export const isDone = ({ outcome }: Handed) => outcome !== 'excepted'

export async function handOver(
  call: Call,
  row: Row,
  file: X12File,
  { number, transaction, envelope, words }: Part,
  before: Handed | undefined,
): Promise<Handed> {
  const { kind, control_number } = transaction ?? {
    kind: 'TA1',
    control_number: envelope![1]?.slice(0, 50),
  }
  const told = { number, kind, control_number: control_number || null, remittance_id: null }
  const excepted = (code: keyof typeof why): Handed => ({
    ...told,
    outcome: 'excepted',
    code,
    message: why[code],
    claim_ids: [],
  })
  const acknowledged = ({ claim_ids, unknown }: AcknowledgedClaims): Handed => {
    const known = [...new Set([...(before?.claim_ids ?? []), ...claim_ids])]
    const lost = unknown > 0 || known.length === 0 || (before && !isDone(before))
    if (lost) return { ...excepted('claim_unknown'), claim_ids: known }
    return { ...told, outcome: 'delivered', code: null, message: null, claim_ids: known }
  }
  if (!transaction) return acknowledged(await acknowledgeEnvelope(call, envelope!, row.id))
  if (kind === '835') {
    const came = { document: row, transaction: transaction as Transaction, faults: file.faults }
    const { row: made, again, differs } = await makeRemittance(call, came)
    if (!again) await postRemittance(call, made.id)
    return differs
      ? { ...excepted('differs'), remittance_id: made.id }
      : (handed(came.transaction, made, again) as Handed)
  }
  if (kind === '999' || kind === '277CA' || kind === '277') {
    return acknowledged(await acknowledge(call, transaction, row.id, words))
  }
  if (kind === '271') {
    const known = await answerCheck(call, row, transaction)
    if (!known) return excepted('check_unknown')
    return { ...told, outcome: known, code: null, message: null, claim_ids: [] }
  }
  return excepted('unexpected')
}
