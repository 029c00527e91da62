// Writes the audit log's signed heads outside of the database: to the log, the heads file and a
// URL. A head stays in the outbox until it is written, so it can be written twice but never lost.
// Heads of an account are written in order.
import type { Logger } from 'pino'
import { headFields, type SignedHead } from '#crypto/audit_head.ts'
import type { AuditHeadSettings } from '#settings/audit_heads.ts'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { transact } from '#db/transaction.ts'
import { describe } from '#http/responses/database_errors.ts'
import { assumeWorker, queryAsWorker } from '#kernel/unit_of_work.ts'
import { appendHeads, putHead } from '#outside/adapters/audit_heads.ts'
import type { ShouldContinue } from './clock.ts'

const batch_size = 20
const longest_pause_ms = 60_000

type Context = { db: Database; log: Logger; audit_heads?: AuditHeadSettings | undefined }
export type Destination = 'log' | 'url'

export const destinationsOf = (settings: AuditHeadSettings | undefined): Destination[] =>
  settings?.url ? ['log', 'url'] : ['log']

const queuedHeads = (destination: Destination) => sql`
  select signed.account, signed.first_sequence, signed.last_sequence, signed.previous_head,
    signed.head, signed.signed_at, signed.key_id, signed.signature
  from audit_head_outbox as outbox
  join audit_heads as signed
    on signed.account = outbox.account and signed.last_sequence = outbox.last_sequence
  where destination = ${destination}
  order by outbox.account, outbox.last_sequence
  limit ${batch_size}`

const remove = (destination: Destination, heads: SignedHead[]) => sql`
  delete from audit_head_outbox
  using unnest(
    ${heads.map(({ account }) => account)}::text[],
    ${heads.map(({ last_sequence }) => last_sequence)}::bigint[]) as written (account, last)
  where destination = ${destination}
    and audit_head_outbox.account = written.account and last_sequence = written.last`

const anythingToLog = sql`select from audit_head_outbox where destination = 'log' limit 1`

// One process at a time, so that the log has each head once.
async function logBatch({ db, log, audit_heads }: Context): Promise<number> {
  if ((await queryAsWorker(db, anythingToLog)).length === 0) return 0
  return await transact(db, assumeWorker, async (transaction) => {
    const { query, commit } = transaction
    const [{ locked }] = (await query<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('audit heads', 0)) as locked`,
    )) as [{ locked: boolean }]
    const heads = locked ? await query<SignedHead>(queuedHeads('log')) : []
    if (heads.length === 0) return 0
    if (audit_heads?.file) appendHeads(audit_heads.file, heads)
    for (const head of heads) log.info({ audit_head: headFields(head) }, 'audit log head')
    await commit(remove('log', heads))
    return heads.length
  })
}

// Without a transaction: a slow store must not hold a connection. Two processes may send the same
// head, which the store keeps once.
async function putBatch({ db, audit_heads }: Context): Promise<number> {
  const heads = await queryAsWorker<SignedHead>(db, queuedHeads('url'))
  if (heads.length === 0) return 0
  const { url, authorization } = audit_heads!
  const results = await Promise.allSettled(heads.map((head) => putHead(url!, authorization, head)))
  const failed = new Set<string>()
  const stored = heads.filter(({ account }, at) => {
    if (results[at]!.status === 'rejected') failed.add(account)
    return !failed.has(account)
  })
  if (stored.length > 0) await queryAsWorker(db, remove('url', stored))
  const failure = results.find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
  return heads.length
}

// Each destination has its own schedule. A failed one is retried with exponential backoff.
export function headSender(context: Context) {
  const senders = destinationsOf(context.audit_heads).map((destination) => {
    let failures = 0
    let paused_until = 0
    const some = () => (destination === 'log' ? logBatch(context) : putBatch(context))
    return async (shouldContinue: ShouldContinue) => {
      if (performance.now() < paused_until) return
      try {
        while (shouldContinue() && (await some()) === batch_size);
        failures = 0
      } catch (error) {
        paused_until = performance.now() + Math.min(longest_pause_ms, 1_000 * 2 ** failures++)
        context.log.error(
          { destination, error: describe(error) },
          'failed to write audit log heads',
        )
      }
    }
  })
  return async (shouldContinue: ShouldContinue = () => true) =>
    void (await Promise.all(senders.map((send) => send(shouldContinue))))
}
