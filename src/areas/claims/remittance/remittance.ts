// Creates remittances from received transactions. The same payment received twice is one
// remittance.
import { createHash } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { usd } from '#areas/claims/claim/money/amounts.ts'
import { x12DocumentLifecycle } from '#areas/claims/x12_document/lifecycle.ts'
import type { X12DocumentRow } from '#areas/claims/x12_document/schema.ts'
import type { TransactionResult } from '#areas/claims/x12_document/transaction_schema.ts'
import { readDocument } from '#areas/claims/x12_document/read_document.ts'
import { errorFields, storeDocument } from '#areas/claims/x12_document/x12_document.ts'
import { transactionsOf, type X12File } from '#x12/read.ts'
import type { Fault } from '#x12/faults.ts'
import { faultOf, payerOf, type Transaction } from './check_remittance.ts'
import { posting, reconciliation, remittanceKind, remittanceLifecycle } from './lifecycle.ts'
import { payeeOf } from './remitted_claim.ts'
import type { RemittanceCreate, RemittanceRow } from './schema.ts'
import { findByDelivery, insertRemittance } from './store.ts'

const digest = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

export type StoredRemittance = {
  row: RemittanceRow
  repeated: boolean
  differs: boolean // A different remittance has the same numbers.
}

type ReceivedRemittance = { document: X12DocumentRow; transaction: Transaction; faults: Fault[] }

// The caller schedules posting.
export async function createRemittance(
  call: Call,
  received: ReceivedRemittance,
  metadata: Record<string, string> = {},
): Promise<StoredRemittance> {
  const { trace_number, trace_originator, payment } = received.transaction.content
  const fields = fieldsOf(received)
  const identity = [fields.payer_id, trace_number, trace_originator, payment?.effective_date]
  // A remittance without a trace number is never treated as a repeat.
  const delivery_key = trace_number
    ? digest(...identity, fields.amount.amount)
    : fields.content_sha256
  const now = toTimestamp(call.now)
  const remittance = await insertRemittance(call, {
    id: newId(remittanceKind.prefix),
    ...fields,
    delivery_key,
    status: remittanceLifecycle.initial,
    unposted: usd(0),
    metadata,
    created_at: now,
    updated_at: now,
  })
  if (!remittance) return await compareWithStored(call, delivery_key, received)
  emit(call, 'remittance.created', remittance)
  scheduleJob(call, reconciliation, remittance.id, call.now)
  return { row: remittance, repeated: false, differs: false }
}

function fieldsOf({ document, transaction: { content, number, totals } }: ReceivedRemittance) {
  const { payment, trace_number, trace_originator } = content
  return {
    document_id: document.id,
    transaction_number: number,
    content_sha256: digest(content),
    ...payerOf(content),
    payee_npi: payeeOf(content).npi,
    method: payment?.method ?? null,
    amount: usd(content.payment?.amount ?? 0),
    trace_number: trace_number ?? null,
    originator: trace_originator ?? null,
    effective_on: payment?.effective_date ?? null,
    claim_count: totals.units,
  }
}

// A damaged remittance is replaced by a complete one, as long as nothing was posted.
async function compareWithStored(
  call: Call,
  delivery_key: string,
  received: ReceivedRemittance,
): Promise<StoredRemittance> {
  const row = (await findByDelivery(call, delivery_key))!
  const fields = fieldsOf(received)
  if (row.content_sha256 === fields.content_sha256) {
    return { row, repeated: true, differs: false }
  }
  if (!isReplaceable(row) || faultOf(received.transaction, received.faults)) {
    return { row, repeated: true, differs: true }
  }
  const replacement = { ...fields, exceptions: asJson([]), unposted: usd(0) }
  const resent = await tryStep(call, remittanceLifecycle, row.id, 'resend', replacement)
  return { row: resent ?? row, repeated: !resent, differs: !resent }
}

const isReplaceable = ({ processed_count, exceptions }: RemittanceRow) =>
  processed_count === 0 &&
  exceptions.every(
    ({ claim_number, resolution }) =>
      claim_number === null && (resolution === null || resolution === 'dismiss'),
  )

// Sent through the API: must be exactly one remittance.
export async function receiveRemittance(call: Call, { x12, metadata }: RemittanceCreate) {
  const { row: document } = await storeDocument(call, { text: x12, source: 'api' })
  const file = await readDocument(call, document)
  const transaction = onlyRemittance(file)
  const received = { document, transaction, faults: file.faults }
  const { row, repeated, differs } = await createRemittance(call, received, metadata)
  if (differs) throw new ApiError('remittance_conflict', {}, { param: 'x12' })
  if (!repeated) scheduleJob(call, posting, row.id, call.now)
  if (isIn(x12DocumentLifecycle, 'unprocessed', document.status)) {
    await takeStep(call, x12DocumentLifecycle, document.id, 'process', {
      ...errorFields(file.faults),
      transactions: asJson([remittanceResult(transaction, row, repeated)]),
    })
  }
  return row
}

function onlyRemittance(file: X12File): Transaction {
  const all = transactionsOf(file)
  const [first] = all
  if (all.length === 1 && first!.kind === '835') return first as Transaction
  const [fault] = file.faults
  const version = file.faults.find(({ code }) => code === 'unsupported_version')
  const problem =
    all.length > 0
      ? (version?.message ?? "The file isn't a single remittance.")
      : (fault?.message ?? 'The file is empty.')
  throw invalid(
    'x12',
    `\`x12\` must be exactly one 835. ${problem} Send anything else to ` +
      '`POST /v1/x12_documents`.',
  )
}

// Processing result of a transaction that is a remittance.
export const remittanceResult = (
  { number, control_number }: Transaction,
  { id }: RemittanceRow,
  repeated: boolean,
): TransactionResult => ({
  number,
  kind: '835',
  control_number: control_number || null,
  outcome: repeated ? 'duplicate' : 'delivered',
  code: null,
  message: null,
  remittance_id: id,
  claim_ids: [],
})
