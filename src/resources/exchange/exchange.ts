// What comes in from payers and clearinghouses: kept first, then each transaction in it is handed
// to whom it concerns. What fits nothing stays as an exception; nothing is lost or done twice.
import type { Call } from '#call.ts'
import { asJson } from '#db/sql.ts'
import { type DueStep, makeDue } from '#due.ts'
import { takeStep } from '#lifecycle.ts'
import { type Row, tryLockRow } from '#record.ts'
import { acknowledge } from '#resources/claim/acknowledge.ts'
import { answerCheck } from './late_answers.ts'
import type { Transaction } from '#resources/remittance/judge.ts'
import { postRemittance } from '#resources/remittance/post.ts'
import { handed, makeRemittance } from '#resources/remittance/remittance.ts'
import {
  dispatch,
  x12DocumentKind,
  x12DocumentLifecycle,
} from '#resources/x12_document/lifecycle.ts'
import type { Handed } from '#resources/x12_document/schema.ts'
import {
  type Came,
  faultFields,
  keepDocument,
  readDocument,
} from '#resources/x12_document/x12_document.ts'
import type { ReadTransaction } from '#x12/envelope.ts'
import { transactionsOf } from '#x12/read.ts'

// Keeps it; the clock hands it on in a moment. The same bytes again are the same document.
export async function receiveDocument(call: Call, came: Came): Promise<Row> {
  const { row, again } = await keepDocument(call, came)
  call.made = row.id
  if (!again) makeDue(call, dispatch, row.id, call.now)
  return row
}

// What the clock itself brings is handed on at once: what it brings next waits for that anyway.
export async function deliverDocument(call: Call, came: Came) {
  const { row, again } = await keepDocument(call, came)
  if (!again) await dispatchDocument(call, row.id)
}

export const dispatchStep: DueStep = {
  ...dispatch,
  does: 'Hand what came in to whom it concerns.',
  take: dispatchDocument,
}

export async function dispatchDocument(call: Call, id: string) {
  const row = await tryLockRow(call, x12DocumentKind, id)
  if (row?.status !== 'received') return
  const file = readDocument(call, row)
  const before = new Map((row.transactions as Handed[]).map((each) => [each.number, each]))
  const transactions: Handed[] = []
  for (const transaction of transactionsOf(file)) {
    const known = before.get(transaction.number)
    const done = known && known.outcome !== 'excepted'
    transactions.push(done ? known : await handOver(call, row, transaction))
  }
  const fine =
    transactions.length > 0 && transactions.every(({ outcome }) => outcome !== 'excepted')
  await takeStep(call, x12DocumentLifecycle, id, fine ? 'process' : 'except', {
    transactions: asJson(transactions),
    ...faultFields(file.faults),
  })
}

const why = {
  unexpected: 'This kind of document is what we send, or none that is read here.',
  differs: 'The payer sent another remittance before, under the same numbers.',
  claim_unknown: 'No claim of yours has been sent under the numbers it names.',
  check_unknown: 'It answers none of your eligibility checks, or several at once.',
}

async function handOver(call: Call, row: Row, transaction: ReadTransaction): Promise<Handed> {
  const { number, kind, control_number } = transaction
  const told = { number, kind, control_number: control_number || null, remittance_id: null }
  const excepted = (code: keyof typeof why) => ({
    ...told,
    outcome: 'excepted' as const,
    code,
    message: why[code],
    claim_ids: [],
  })
  if (kind === '835') {
    const remittance = transaction as Transaction
    const { row: made, again, differs } = await makeRemittance(call, row, remittance)
    if (!again) await postRemittance(call, made.id)
    return differs
      ? { ...excepted('differs'), remittance_id: made.id }
      : (handed(remittance, made, again) as Handed)
  }
  if (kind === '999' || kind === '277CA' || kind === '277') {
    const { claim_ids, unknown } = await acknowledge(call, transaction, row.id)
    const known = [...new Set(claim_ids)]
    if (unknown > 0 || known.length === 0) return { ...excepted('claim_unknown'), claim_ids: known }
    return { ...told, outcome: 'delivered', code: null, message: null, claim_ids: known }
  }
  if (kind === '271') {
    const known = await answerCheck(call, row, transaction)
    if (!known) return excepted('check_unknown')
    return { ...told, outcome: known, code: null, message: null, claim_ids: [] }
  }
  return excepted('unexpected')
}
