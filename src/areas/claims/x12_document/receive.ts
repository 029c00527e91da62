// Receives files from payers and clearinghouses: stores them first, then dispatches each
// transaction. What matches nothing becomes an exception; nothing is lost or processed twice.
import type { Call } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { tryLockRow } from '#kernel/record.ts'
import { dispatch, x12DocumentKind, x12DocumentLifecycle } from './lifecycle.ts'
import { errorFields, type ReceivedFile, recordProgress, storeDocument } from './x12_document.ts'
import { isProcessed, partsOf, processPart } from './dispatch.ts'
import { readDocument } from './read_document.ts'

// Stores the document; a scheduled job dispatches it. The same bytes are the same document.
export async function receiveDocument(call: Call, file: ReceivedFile) {
  const { row, repeated } = await storeDocument(call, file)
  if (!repeated) scheduleJob(call, dispatch, row.id, call.now)
  return row
}

// Documents from a scheduled job are dispatched right away: its next one waits for that anyway.
export async function deliverDocument(call: Call, file: ReceivedFile) {
  const { row, repeated } = await storeDocument(call, file)
  if (!repeated) await dispatchDocument(call, row.id)
}

export const dispatchJob: Job = {
  ...dispatch,
  summary: 'Process a received X12 document.',
  run: dispatchDocument,
}

const most_at_once = 100 // Claims or claim statuses per scheduled job.

export async function dispatchDocument(call: Call, id: string) {
  const row = await tryLockRow(call, x12DocumentKind, id)
  if (!row || !isIn(x12DocumentLifecycle, 'unprocessed', row.status)) return
  const file = await readDocument(call, row)
  // Transactions that failed before are tried again.
  const earlier =
    row.processed_count === 0 ? row.transactions.filter(isProcessed) : row.transactions
  const results = new Map(earlier.map((each) => [each.number, each]))
  const parts = partsOf(file)
  let at = row.processed_count
  for (let left = most_at_once; at < parts.length && left > 0; at++) {
    const part = parts[at]!
    const before = results.get(part.number)
    if (before && part.first) continue
    results.set(part.number, await processPart(call, row, file, part, before))
    left -= part.size
  }
  const transactions = [...results.values()]
  if (at < parts.length) {
    await recordProgress(call, id, transactions, at)
    return scheduleJob(call, dispatch, id, call.now)
  }
  const complete = transactions.length > 0 && transactions.every(isProcessed)
  await takeStep(call, x12DocumentLifecycle, id, complete ? 'process' : 'except', {
    processed_count: 0,
    transactions: asJson(transactions),
    ...errorFields(file.faults),
  })
}
