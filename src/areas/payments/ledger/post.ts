// Posts to the ledger: all postings of an event in one statement, within its transaction.
import { createHash } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { type Changed, emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import type { Leg, Posting } from './posting.ts'
import { reversed } from './postings.ts'
import { findTransaction, updateClaimBalances } from './store.ts'

export type Posted = { posting_key: string; transaction_id: string; posted: boolean }

// Posts in the given order. A posting with a known key and the same legs is skipped; with other
// legs, the whole call fails. Postings without legs are skipped. Claims are updated with what is
// posted for their person and send an event, unless the caller changes them itself ("changing").
export async function post(
  call: Call,
  postings: Posting[],
  changing: string[] = [],
): Promise<Posted[]> {
  const nonempty = postings.filter(({ legs }) => legs.length > 0)
  if (nonempty.length === 0) return []
  const drafts = JSON.stringify(nonempty.map(draftOf))
  const posted = await call.query<Posted & { followed: ClaimUpdates }>(
    sql`
      select * from
        post_to_ledger(${call.account}, ${drafts}, ${toTimestamp(call.now)}, ${changing})`,
  )
  const { changed = [], late = [] } = posted[0]?.followed ?? {}
  emitClaimEvents(call, changed)
  for (const person_id of late) scheduleJob(call, balance_update, person_id, call.now)
  return posted
}

// Claims locked by another transaction are updated shortly after by a scheduled job.
type ClaimUpdates = { changed?: Changed[]; late?: string[] }
const balance_update = { name: 'claim.update_balance' }

const emitClaimEvents = (call: Call, changed: Changed[]) => {
  for (const claim of changed) {
    emit(call, 'claim.updated', claim, ['patient_balance', 'balance_status'])
  }
}

export const updateClaimBalancesJob: Job = {
  ...balance_update,
  summary: 'Recalculate the patient balances of claims after a lock delayed the update.',
  unbound: 'Only the ledger shows that a claim is out of date: attune ledger verify compares them.',
  async run(call, person_id) {
    emitClaimEvents(call, await updateClaimBalances(call, person_id))
  },
}

// The amount that was moved under a key. 0 if nothing was posted.
export async function findMoved(call: Call, key: string) {
  const transaction = await findTransaction(call, key)
  return Math.max(0, ...(transaction?.legs ?? []).map(({ amount }) => amount))
}

// Reverses what was posted under a key. Idempotent.
export async function reverse(call: Call, key: string): Promise<Posted[]> {
  const transaction = await findTransaction(call, key)
  if (!transaction) throw notFound('ledger_transaction', 'key')
  return await post(call, [reversed(transaction)])
}

function draftOf(posting: Posting) {
  const { currency, kind } = posting
  const legs = posting.legs.map((leg) => ({ ...leg, id: newId('le') }))
  requireBalanced(posting)
  return { ...posting, id: newId('ltx'), legs, fingerprint: fingerprint(kind, currency, legs) }
}

// The database rejects these too; checked here, the error names the posting.
function requireBalanced({ key, legs }: Posting) {
  const sum = legs.reduce((total, { amount }) => total + amount, 0)
  const safe = legs.every(({ amount }) => Number.isSafeInteger(amount))
  if (!safe || sum !== 0) throw new Error(`The legs of ${key} are not integers or do not balance.`)
}

const fingerprint = (kind: string, currency: string, legs: Leg[]) => {
  const lines = legs.map(({ account, amount }) => `${account} ${amount}`).sort()
  return createHash('sha256')
    .update([kind, currency, ...lines].join('\n'))
    .digest('base64url')
}
