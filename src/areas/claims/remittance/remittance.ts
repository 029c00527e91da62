// Creates remittances from received transactions. The same payment received twice is one
// remittance.
import { createHash } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { takeStep, tryStep } from '#kernel/lifecycle.ts'
import type { Row } from '#kernel/record.ts'
import { usd } from '#areas/claims/claim/money/amounts.ts'
import { x12DocumentLifecycle } from '#areas/claims/x12_document/lifecycle.ts'
import { faultFields, keepDocument, readDocument } from '#areas/claims/x12_document/x12_document.ts'
import { transactionsOf, type X12File } from '#x12/read.ts'
import type { Fault } from '#x12/faults.ts'
import { amountOf, faultOf, payerOf, type Transaction } from './check_remittance.ts'
import { posting, reconciliation, remittanceKind, remittanceLifecycle } from './lifecycle.ts'
import type { Exception, RemittanceCreate } from './schema.ts'
import { findByDelivery, insertRemittance } from './store.ts'

const digest = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

export type Made = { row: Row; again: boolean; differs: boolean }

type Came = { document: Row; transaction: Transaction; faults: Fault[] }

// The caller schedules posting.
export async function makeRemittance(
  call: Call,
  came: Came,
  metadata: Record<string, string> = {},
): Promise<Made> {
  const { trace_number, trace_originator, payment } = came.transaction.content
  const told = toldBy(came)
  const known_by = [told.payer_id, trace_number, trace_originator, payment?.effective_date]
  // A remittance without a trace number is never treated as a repeat.
  const delivery_key = trace_number ? digest(...known_by, told.amount.amount) : told.content_sha256
  const now = toTimestamp(call.now)
  const made = await insertRemittance(call, {
    id: newId(remittanceKind.prefix),
    ...told,
    delivery_key,
    status: remittanceLifecycle.initial,
    waiting: usd(0),
    metadata,
    created_at: now,
    updated_at: now,
  })
  if (!made) return await hadCome(call, delivery_key, came)
  emit(call, 'remittance.created', made)
  scheduleJob(call, reconciliation, made.id, call.now)
  return { row: made, again: false, differs: false }
}

function toldBy({ document, transaction: { content, number, totals } }: Came) {
  const { payment, trace_number, trace_originator, payee } = content
  return {
    document_id: document.id,
    transaction_number: number,
    content_sha256: digest(content),
    ...payerOf(content),
    payee_npi: payee?.id_kind === 'XX' ? (payee.id ?? null) : null,
    method: payment?.method ?? null,
    amount: usd(amountOf(content)),
    trace_number: trace_number ?? null,
    originator: trace_originator ?? null,
    effective_on: payment?.effective_date ?? null,
    claim_count: totals.units,
  }
}

// A damaged remittance is replaced by a complete one, as long as nothing was posted.
async function hadCome(call: Call, delivery_key: string, came: Came): Promise<Made> {
  const row = (await findByDelivery(call, delivery_key))!
  const told = toldBy(came)
  if (row.content_sha256 === told.content_sha256) return { row, again: true, differs: false }
  if (!isBroken(row) || faultOf(came.transaction, came.faults)) {
    return { row, again: true, differs: true }
  }
  const anew = { ...told, exceptions: asJson([]), waiting: usd(0) }
  const resent = await tryStep(call, remittanceLifecycle, row.id, 'resend', anew)
  return { row: resent ?? row, again: !resent, differs: !resent }
}

const isBroken = ({ claims, exceptions }: Row) =>
  claims.length === 0 &&
  (exceptions as Exception[]).every(
    ({ claim_number, resolution }) =>
      claim_number === null && (resolution === null || resolution === 'dismiss'),
  )

// Sent through the API: must be exactly one remittance.
export async function receiveRemittance(call: Call, { x12, metadata }: RemittanceCreate) {
  const { row: document } = await keepDocument(call, { text: x12, source: 'api' })
  const file = readDocument(call, document)
  const transaction = onlyRemittance(file)
  const came = { document, transaction, faults: file.faults }
  const { row, again, differs } = await makeRemittance(call, came, metadata)
  if (differs) throw new ApiError('remittance_conflict', {}, { param: 'x12' })
  if (!again) scheduleJob(call, posting, row.id, call.now)
  if (document.status === x12DocumentLifecycle.initial) {
    await takeStep(call, x12DocumentLifecycle, document.id, 'process', {
      ...faultFields(file.faults),
      transactions: asJson([handed(transaction, row, again)]),
    })
  }
  return row
}

function onlyRemittance(file: X12File): Transaction {
  const all = transactionsOf(file)
  const [first] = all
  if (all.length === 1 && first!.kind === '835') return first as Transaction
  const [fault] = file.faults
  const wrong =
    all.length > 0
      ? "The file isn't a single remittance."
      : (fault?.message ?? 'The file is empty.')
  throw invalid(
    'x12',
    `\`x12\` must be exactly one 835. ${wrong} Send anything else to ` +
      '`POST /v1/x12_documents`.',
  )
}

// Processing result of a transaction that is a remittance.
export const handed = ({ number, control_number }: Transaction, { id }: Row, again = false) => ({
  number,
  kind: '835',
  control_number: control_number || null,
  outcome: again ? 'repeated' : 'delivered',
  code: null,
  message: null,
  remittance_id: id,
  claim_ids: [],
})
