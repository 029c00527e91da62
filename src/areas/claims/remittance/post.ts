// Balances a remittance and posts its claims, each once, in batches. Each batch is a scheduled job
// and a transaction, so posting continues after the last complete batch if the process stops.
import type { Call } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { updateRow, tryLockRow } from '#kernel/record.ts'
import { usd } from '#areas/claims/claim/money/amounts.ts'
import { postAccepted } from './accept.ts'
import { faultOf, paidIn, type Transaction } from './check_remittance.ts'
import { most_at_once, posting, remittanceKind, remittanceLifecycle } from './lifecycle.ts'
import { exceptionOf, postClaims, unpostedAmount } from './post_claims.ts'
import { batchOf, readRemittance } from './read_remittance.ts'
import type { RemittanceRow } from './schema.ts'
import { settlePayment } from './settle_payment.ts'
import { deleteBatches, hasExceptions, insertBatch, mergedBatches } from './store.ts'

export const postJob: Job = {
  ...posting,
  summary: 'Balance a received remittance and post its claims.',
  run: postRemittance,
}

export async function postRemittance(call: Call, id: string) {
  const row = await tryLockRow(call, remittanceKind, id)
  if (!row || !isIn(remittanceLifecycle, 'unposted', row.status)) return
  const { transaction, faults } = await readRemittance(call, row)
  if (isIn(remittanceLifecycle, 'accepted', row.status)) {
    return void (await postAccepted(call, row, transaction))
  }
  const fault = faultOf(transaction, faults)
  if (fault) {
    await takeStep(call, remittanceLifecycle, id, 'except', {
      exceptions: asJson([exceptionOf(null, fault)]),
      unposted: usd(paidIn(transaction.content)),
    })
    return
  }
  const balanced = isIn(remittanceLifecycle, 'unbalanced', row.status)
    ? await takeStep(call, remittanceLifecycle, id, 'balance')
    : row
  await postBatch(call, balanced, transaction)
}

async function postBatch(call: Call, row: RemittanceRow, transaction: Transaction) {
  const { processed_count: before, claim_count, unposted } = row
  const claims = batchOf(transaction, { from: before, most: most_at_once })
  const batch = await postClaims(call, row, claims)
  const processed_count = before + batch.entries.length
  const fields = {
    processed_count,
    unposted: usd(unposted.amount + unpostedAmount(batch.entries)),
  }
  await insertBatch(call, row.id, before, batch)
  if (processed_count < claim_count) {
    await updateRow(call, remittanceKind, row.id, fields, 'updated', row)
    return scheduleJob(call, posting, row.id, call.now)
  }
  const settled = await settlePayment(call, row, transaction.content)
  const step = (await hasExceptions(call, row.id)) ? 'except' : 'post'
  const outcomes = mergedBatches(call, row.id)
  await takeStep(call, remittanceLifecycle, row.id, step, { ...fields, ...outcomes, ...settled })
  await deleteBatches(call, row.id)
}
