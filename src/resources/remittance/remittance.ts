// Making a remittance of a transaction that came in. The same payment told twice is one.
import { createHash } from 'node:crypto'
import { type Call, toTime } from '#call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { makeDue } from '#due.ts'
import { emit } from '#events.ts'
import { newId } from '#ids.ts'
import { takeStep } from '#lifecycle.ts'
import type { Row } from '#record.ts'
import { usd } from '#resources/claim/money.ts'
import { x12DocumentLifecycle } from '#resources/x12_document/lifecycle.ts'
import { faultFields, keepDocument, readDocument } from '#resources/x12_document/x12_document.ts'
import { transactionsOf, type X12File } from '#x12/read.ts'
import { amountOf, payerOf, type Transaction } from './judge.ts'
import { posting, reconciliation, remittanceKind, remittanceLifecycle } from './lifecycle.ts'
import type { RemittanceCreate } from './schema.ts'
import { findByDelivery, insertRemittance } from './store.ts'

const digest = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

export type Made = { row: Row; again: boolean; differs: boolean }

// Whoever makes it sees to its posting.
export async function makeRemittance(
  call: Call,
  document: Row,
  transaction: Transaction,
  metadata: Record<string, string> = {},
): Promise<Made> {
  const { content, number } = transaction
  const { payment, trace_number, trace_originator, payee } = content
  const payer = payerOf(content)
  const content_sha256 = digest(content)
  const known_by = [payer.payer_id, trace_number, trace_originator, payment?.effective_date]
  // What does not tell its number is only ever itself.
  const delivery_key = trace_number ? digest(...known_by, amountOf(content)) : content_sha256
  const now = toTime(call.now)
  const made = await insertRemittance(call, {
    id: newId(remittanceKind.prefix),
    document_id: document.id,
    transaction_number: number,
    delivery_key,
    content_sha256,
    status: remittanceLifecycle.initial,
    ...payer,
    payee_npi: payee?.id_kind === 'XX' ? (payee.id ?? null) : null,
    method: payment?.method ?? null,
    amount: usd(amountOf(content)),
    trace_number: trace_number ?? null,
    originator: trace_originator ?? null,
    effective_on: payment?.effective_date ?? null,
    claim_count: transaction.totals.units,
    waiting: usd(0),
    metadata,
    created_at: now,
    updated_at: now,
  })
  if (!made) {
    const row = (await findByDelivery(call, delivery_key))!
    return { row, again: true, differs: row.content_sha256 !== content_sha256 }
  }
  emit(call, 'remittance.created', made)
  makeDue(call, reconciliation, made.id, call.now)
  return { row: made, again: false, differs: false }
}

// Sent by a caller: it must be one remittance and nothing else.
export async function receiveRemittance(call: Call, { x12, metadata }: RemittanceCreate) {
  const { row: document } = await keepDocument(call, { text: x12, source: 'api' })
  const file = readDocument(call, document)
  const transaction = onlyRemittance(file)
  const { row, again } = await makeRemittance(call, document, transaction, metadata)
  if (!again) makeDue(call, posting, row.id, call.now)
  if (document.status === x12DocumentLifecycle.initial) {
    await takeStep({ ...call, if_match: null }, x12DocumentLifecycle, document.id, 'process', {
      ...faultFields(file.faults),
      transactions: asJson([handed(transaction, row)]),
    })
  }
  call.made = row.id
  return row
}

function onlyRemittance(file: X12File): Transaction {
  const all = transactionsOf(file)
  const [first] = all
  if (all.length === 1 && first!.kind === '835') return first as Transaction
  const [fault] = file.faults
  const wrong = all.length > 0 ? 'It is not one remittance.' : (fault?.message ?? 'It is empty.')
  throw invalid(
    'x12',
    `x12 must be one 835. ${wrong} What holds several, or something else, goes to ` +
      'POST /v1/x12_documents.',
  )
}

// What became of a transaction that is a remittance.
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
