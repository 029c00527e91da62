// Processes the transactions of a document in batches, because a file can contain thousands of
// claims.
import type { Call } from '#kernel/call.ts'
import {
  acknowledge,
  type AcknowledgedClaims,
  acknowledgeEnvelope,
  statusCount,
} from '#areas/claims/claim/followup/acknowledgments.ts'
import type { Transaction } from '#areas/claims/remittance/check_remittance.ts'
import { postRemittance } from '#areas/claims/remittance/post.ts'
import { createRemittance, remittanceResult } from '#areas/claims/remittance/remittance.ts'
import type { X12DocumentRow } from './schema.ts'
import { type ExceptionCode, exceptions, type TransactionResult } from './transaction_schema.ts'
import type { Interchange, ReadTransaction } from '#x12/envelope.ts'
import { isKnownSet } from '#x12/kinds.ts'
import { transactionsOf, type X12File } from '#x12/read.ts'
import { tryLockRow } from '#kernel/record.ts'
import { isIn } from '#kernel/state_sets.ts'
import { recordResponse } from '#areas/claims/eligibility_check/send.ts'
import { checkKind, eligibilityLifecycle } from '#areas/claims/eligibility_check/lifecycle.ts'
import { readDocument } from './read_document.ts'
import { decryptDocument } from './x12_document.ts'

const statuses_at_once = 50
const fixed_cost = 9 // Fixed cost of a transaction, in claims.

export type Part = {
  number: number // Of the transaction.
  interchange: Interchange
  transaction?: ReadTransaction
  envelope?: string[] // A TA1, which is outside the transactions and counted after them.
  first: boolean
  statuses: readonly [from: number, to: number]
  size: number // Cost, in claims.
}

export function partsOf(file: X12File): Part[] {
  const slices = file.interchanges.flatMap((interchange) =>
    interchange.groups.flatMap(({ transactions }) =>
      transactions.flatMap((transaction) => slicesOf(transaction, interchange)),
    ),
  )
  const envelopes = file.interchanges.flatMap((interchange) =>
    interchange.acknowledgments.map((envelope) => ({ envelope, interchange })),
  )
  const before = transactionsOf(file).length
  return [
    ...slices,
    ...envelopes.map((part, i) => {
      const number = before + i + 1
      return { ...part, number, first: true, statuses: [0, 1] as const, size: 1 }
    }),
  ]
}

function slicesOf(transaction: ReadTransaction, interchange: Interchange): Part[] {
  const { number, kind, totals } = transaction
  const slices = Math.max(1, Math.ceil(statusCount(transaction) / statuses_at_once))
  return Array.from({ length: slices }, (_, i) => ({
    number,
    interchange,
    transaction,
    first: i === 0,
    statuses: [i * statuses_at_once, (i + 1) * statuses_at_once] as const,
    size:
      (kind === '835' ? Math.min(totals.units, statuses_at_once) : statuses_at_once / 2) +
      fixed_cost,
  }))
}

export const isProcessed = ({ outcome }: TransactionResult) => outcome !== 'excepted'

export async function processPart(
  call: Call,
  row: X12DocumentRow,
  file: X12File,
  { number, interchange, transaction, envelope, statuses }: Part,
  before: TransactionResult | undefined,
): Promise<TransactionResult> {
  const { kind, control_number } = transaction ?? {
    kind: 'TA1',
    control_number: envelope![1]?.slice(0, 50),
  }
  const result = { number, kind, control_number: control_number || null, remittance_id: null }
  const excepted = (code: ExceptionCode): TransactionResult => ({
    ...result,
    outcome: 'excepted',
    code,
    message: exceptions[code],
    claim_ids: [],
  })
  const acknowledged = (found: AcknowledgedClaims): TransactionResult => {
    const known = [...new Set([...(before?.claim_ids ?? []), ...found.claim_ids])]
    const earlier = before?.outcome === 'excepted' ? before.code : null
    if (found.mismatched > 0 || earlier === 'sender_mismatch') {
      return { ...excepted('sender_mismatch'), claim_ids: known }
    }
    const lost = found.unknown > 0 || known.length === 0 || earlier
    if (lost) return { ...excepted('claim_unknown'), claim_ids: known }
    return { ...result, outcome: 'delivered', code: null, message: null, claim_ids: known }
  }
  if (!transaction)
    return acknowledged(await acknowledgeEnvelope(call, envelope!, interchange, row.id))
  if (kind === '835') {
    const received = { document: row, transaction: transaction as Transaction, faults: file.faults }
    const { row: remittance, repeated, differs } = await createRemittance(call, received)
    if (!repeated) await postRemittance(call, remittance.id)
    return differs
      ? { ...excepted('content_mismatch'), remittance_id: remittance.id }
      : remittanceResult(received.transaction, remittance, repeated)
  }
  if (kind === '999' || kind === '277CA' || kind === '277') {
    return acknowledged(await acknowledge(call, transaction, interchange, row.id, statuses))
  }
  if (kind === '271') {
    const outcome = await applyEligibilityResponse(call, row, transaction)
    if (!outcome) return excepted('eligibility_check_unknown')
    return { ...result, outcome, code: null, message: null, claim_ids: [] }
  }
  const unsupported = kind === 'other' && isKnownSet(transaction.set)
  return excepted(unsupported ? 'version_unsupported' : 'unexpected')
}

// Applies a 271 that arrives after the request to the eligibility check it names. The response
// must be the only one in its document. Undefined if no check matches.
async function applyEligibilityResponse(
  call: Call,
  document: X12DocumentRow,
  { content }: ReadTransaction,
) {
  const { reference } = content as { reference?: string }
  if (!reference) return undefined
  const all = transactionsOf(await readDocument(call, document))
  if (all.length !== 1) return undefined
  const check = await tryLockRow(call, checkKind, reference)
  if (!check) return undefined
  if (!isIn(eligibilityLifecycle, 'pending', check.status)) return 'duplicate' as const
  await recordResponse(call, check.id, decryptDocument(call, document).text)
  return 'delivered' as const
}
