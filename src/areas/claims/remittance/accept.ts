// Posts what a person accepted as reported: a whole remittance that doesn't balance or is
// incomplete, or many claims at once. In batches, as `post.ts` posts a balanced remittance: the
// request posts the first one, and the job continues after the last complete one.
import type { Call } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { takeStep } from '#kernel/take_step.ts'
import { updateRow } from '#kernel/record.ts'
import { usd } from '#areas/claims/claim/money/amounts.ts'
import type { Transaction } from './check_remittance.ts'
import { most_at_once, posting, remittanceKind, remittanceLifecycle } from './lifecycle.ts'
import { isOpen, postClaims, postedAmount, postingFields } from './post_claims.ts'
import { batchOf, remittedClaims } from './read_remittance.ts'
import type { Exception } from './exception_schema.ts'
import { claim_statuses, type RemittanceRow } from './schema.ts'
import { settlePayment } from './settle_payment.ts'
import { countBatched, deleteBatches, insertBatch, listBatches } from './store.ts'

// The exceptions are resolved now, by who accepts them. Those of claims that can't be posted are
// open again at the end.
export async function accept(
  call: Call,
  { id }: RemittanceRow,
  exceptions: Exception[],
  transaction: Transaction,
) {
  const fields = { exceptions: asJson(exceptions) }
  const accepted = await takeStep(call, remittanceLifecycle, id, 'accept', fields)
  return await postAccepted(call, accepted, transaction)
}

export async function postAccepted(call: Call, row: RemittanceRow, transaction: Transaction) {
  const from = await countBatched(call, row.id)
  const whole = isWhole(row)
  const numbers = whole ? [] : acceptedNumbers(row)
  const all = whole ? row.claim_count : numbers.length
  const batch = whole
    ? await postClaims(call, row, batchOf(transaction, { from, most: most_at_once }))
    : await postClaims(call, row, chosenOf(transaction, numbers, from), { accepted: true })
  await insertBatch(call, row.id, from, batch)
  const processed = from + batch.entries.length
  if (processed >= all) return await finish(call, row, transaction)
  const fields = {
    ...(whole ? { processed_count: processed } : {}),
    unposted: usd(row.unposted.amount - postedAmount(batch.entries)),
  }
  scheduleJob(call, posting, row.id, call.now)
  return await updateRow(call, remittanceKind, row.id, fields, 'updated', row)
}

async function finish(call: Call, row: RemittanceRow, transaction: Transaction) {
  const batches = await listBatches(call, row.id)
  const entries = batches.flatMap(({ claims }) => claims)
  const failed = batches.flatMap(({ exceptions }) => exceptions)
  const numbersOf = (all: { number: number }[]) => new Set(all.map(({ number }) => number))
  const [processed, open] = [numbersOf(entries), new Set(failed.map((each) => each.claim_number))]
  const claims = [...row.claims.filter(({ number }) => !processed.has(number)), ...entries]
  const exceptions = [
    ...row.exceptions.filter(({ claim_number }) => !open.has(claim_number)),
    ...failed.toSorted((one, other) => one.claim_number! - other.claim_number!),
  ]
  const settled = isWhole(row) ? await settlePayment(call, row, transaction.content) : {}
  await deleteBatches(call, row.id)
  const step = exceptions.some(isOpen) ? 'except' : 'finish'
  const fields = { ...postingFields(claims, exceptions), ...settled }
  return await takeStep(call, remittanceLifecycle, row.id, step, fields)
}

// No claim has an outcome yet.
const isWhole = ({ claims }: RemittanceRow) => claims.length === 0

// The claims that were accepted but not posted yet, in the order of the exceptions.
function acceptedNumbers({ claims, exceptions }: RemittanceRow): number[] {
  const waiting = new Set(
    claims.filter(({ status }) => status === claim_statuses.excepted).map(({ number }) => number),
  )
  return exceptions.flatMap(({ claim_number, resolution }) =>
    resolution === 'accept' && waiting.has(claim_number!) ? [claim_number!] : [],
  )
}

function chosenOf(transaction: Transaction, numbers: number[], from: number) {
  const chosen = new Set(numbers.slice(from, from + most_at_once))
  return remittedClaims(transaction).filter(({ number }) => chosen.has(number))
}
