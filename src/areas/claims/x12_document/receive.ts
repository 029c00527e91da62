// Receives files from payers and clearinghouses: stores them first, then dispatches each
// transaction. What matches nothing becomes an exception; nothing is lost or processed twice.
import type { Call } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { takeStep } from '#kernel/lifecycle.ts'
import { type Row, tryLockRow } from '#kernel/record.ts'
import { dispatch, x12DocumentKind, x12DocumentLifecycle } from './lifecycle.ts'
import type { Handed } from './schema.ts'
import { type Came, faultFields, keepDocument, noteHandedOn, readDocument } from './x12_document.ts'
import { handOver, isDone, partsOf } from './dispatch.ts'

// Stores the document; a scheduled job dispatches it. The same bytes are the same document.
export async function receiveDocument(call: Call, came: Came): Promise<Row> {
  const { row, again } = await keepDocument(call, came)
  if (!again) scheduleJob(call, dispatch, row.id, call.now)
  return row
}

// Documents from a scheduled job are dispatched right away: its next one waits for that anyway.
export async function deliverDocument(call: Call, came: Came) {
  const { row, again } = await keepDocument(call, came)
  if (!again) await dispatchDocument(call, row.id)
}

export const dispatchStep: Job = {
  ...dispatch,
  summary: 'Process a received X12 document.',
  run: dispatchDocument,
}

const most_at_once = 100 // Claims or claim statuses per scheduled job.

export async function dispatchDocument(call: Call, id: string) {
  const row = await tryLockRow(call, x12DocumentKind, id)
  if (row?.status !== 'received') return
  const file = readDocument(call, row)
  const before = row.transactions as Handed[]
  // Transactions that failed before are tried again.
  const told = row.processed_count === 0 ? before.filter(isDone) : before
  const handed = new Map(told.map((each) => [each.number, each]))
  const parts = partsOf(file)
  let at = row.processed_count as number
  for (let left = most_at_once; at < parts.length && left > 0; at++) {
    const part = parts[at]!
    const known = handed.get(part.number)
    if (known && part.first) continue
    handed.set(part.number, await handOver(call, row, file, part, known))
    left -= part.size
  }
  const transactions = [...handed.values()]
  if (at < parts.length) {
    await noteHandedOn(call, id, transactions, at)
    return scheduleJob(call, dispatch, id, call.now)
  }
  const fine = transactions.length > 0 && transactions.every(isDone)
  await takeStep(call, x12DocumentLifecycle, id, fine ? 'process' : 'except', {
    processed_count: 0,
    transactions: asJson(transactions),
    ...faultFields(file.faults),
  })
}
