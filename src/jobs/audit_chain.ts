// Links committed audit log entries into each account's hash chain and signs each batch. Safe to
// run in several processes: a transaction-scoped lock lets one extend a chain at a time.
// After a crash, the next process continues from the last commit.
import type { Logger } from 'pino'
import type { Secrets } from '#crypto/secrets.ts'
import type { AuditHeadSettings } from '#settings/audit_heads.ts'
import type { Database } from '#db/connect.ts'
import { allColumns } from '#db/columns.ts'
import { row, sql } from '#db/sql.ts'
import { transact } from '#db/transaction.ts'
import { describe } from '#http/responses/database_errors.ts'
import { createTimeSlices } from '#kernel/time_slices.ts'
import { assumeWorker, queryAsWorker } from '#kernel/unit_of_work.ts'
import {
  first_previous_hash,
  entryHash,
  type EntryRow,
  linkHash,
  type HeadSigningKey,
  headSigningKey,
} from '#crypto/audit_chain.ts'
import { type Destination, destinationsOf } from './audit_heads.ts'
import type { ShouldContinue } from './clock.ts'

const batch_size = 256
const max_accounts = 100

type Context = {
  db: Database
  secrets: Secrets
  log: Logger
  audit_heads?: AuditHeadSettings | undefined
}
type Head = { sequence: number; hash: Buffer }
type QueuedEntry = EntryRow & { position: number; signed_at: string }

// Visits only accounts with queued entries.
const accountsWithWork = (behind: string) => sql`
  with recursive waiting as (
    (select account from audit_queue where account > ${behind} order by account limit 1)
    union all
    select next.account
    from waiting cross join lateral (
      select account from audit_queue
      where account > waiting.account
      order by account
      limit 1
    ) as next
  )
  select account from waiting limit ${max_accounts}`

const lock = (account: string) =>
  sql`select pg_try_advisory_xact_lock(hashtextextended(${`audit_chain ${account}`}, 0)) as locked`

// Looks up each entry by key, even if the planner's statistics are stale.
const queued = (account: string) => sql`
  select entry.*, queue.position, date_trunc('milliseconds', clock_timestamp()) as signed_at
  from (
    select position, entry_id from audit_queue
    where account = ${account}
    order by position
    limit ${batch_size}
  ) as queue
  cross join lateral (
    select ${allColumns('audit_entries')}
    from audit_entries where account = ${account} and id = queue.entry_id limit 1
  ) as entry
  order by queue.position`

const headOf = (account: string) => sql`
  select sequence, hash from audit_links
  where account = ${account}
  order by sequence desc
  limit 1`

// Links one batch of an account and returns its size: 0 if another process holds the lock.
export function linkBatch(
  db: Database,
  key: HeadSigningKey,
  account: string,
  destinations: Destination[] = ['log'],
): Promise<number> {
  return transact(db, assumeWorker, async ({ query, commit }) => {
    const [{ locked }] = (await query<{ locked: boolean }>(lock(account))) as [{ locked: boolean }]
    if (!locked) return 0
    // Read only with the lock held: the previous holder has committed.
    const entries = await query<QueuedEntry>(queued(account))
    if (entries.length === 0) return 0
    const [head = { sequence: 0, hash: first_previous_hash }] = await query<Head>(headOf(account))
    const links = await chain(head, entries)
    await query(insertLinks(account, links))
    const { signed_at } = entries[0]!
    await query(insertHead(account, key, head, links.at(-1)!, signed_at, destinations))
    await commit(sql`
      delete from audit_queue
      where account = ${account} and position = any(${entries.map(({ position }) => position)})`)
    return entries.length
  })
}

type Link = Head & { entry_id: string; entry_hash: Buffer; previous_hash: Buffer }

// Requests come first: hashing shares the thread with them in turns.
const slices = createTimeSlices({ pause_ms: 0 })

function chain(head: Head, entries: EntryRow[]): Promise<Link[]> {
  let { sequence, hash } = head
  return slices.map(entries, (entry) => {
    const entry_hash = entryHash(entry)
    const previous_hash = hash
    hash = linkHash(previous_hash, entry_hash)
    return { sequence: ++sequence, entry_id: entry.id, entry_hash, previous_hash, hash }
  })
}

const insertLinks = (account: string, links: Link[]) => sql`
  insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash)
  select ${account}, * from unnest(
    ${links.map(({ sequence }) => sequence)}::bigint[],
    ${links.map(({ entry_id }) => entry_id)}::text[],
    ${links.map(({ entry_hash }) => entry_hash)}::bytea[],
    ${links.map(({ previous_hash }) => previous_hash)}::bytea[],
    ${links.map(({ hash }) => hash)}::bytea[])`

// Also queues the head for writing outside of the database (audit_heads.ts).
function insertHead(
  account: string,
  key: HeadSigningKey,
  before: Head,
  last: Head,
  signed_at: string,
  destinations: Destination[],
) {
  const signed = {
    account,
    first_sequence: before.sequence + 1,
    last_sequence: last.sequence,
    previous_head: before.hash,
    head: last.hash,
    signed_at,
    key_id: key.key_id,
  }
  return sql`
    with signed as (
      insert into audit_heads ${row({ ...signed, signature: key.sign(signed) })}
      returning account, last_sequence)
    insert into audit_head_outbox (account, last_sequence, destination)
    select account, last_sequence, unnest(${destinations}::text[]) from signed`
}

// Links all queued entries, one batch per account in turn, so that none waits for a busy one.
export async function linkAllEntries(
  context: Context,
  shouldContinue: ShouldContinue = () => true,
) {
  const { db, secrets, log } = context
  const key = headSigningKey(secrets)
  const destinations = destinationsOf(context.audit_heads)
  // One account's failure must not block the others.
  const link = (account: string) =>
    linkBatch(db, key, account, destinations).catch((error) => {
      log.error({ account, error: describe(error) }, 'failed to extend the audit log of account')
      return 0
    })
  let total = 0
  for (let linked = 1; linked > 0 && shouldContinue();) {
    linked = 0
    let behind = ''
    for (let many = max_accounts; many === max_accounts && shouldContinue();) {
      const accounts = await queryAsWorker<{ account: string }>(db, accountsWithWork(behind))
      for (const { account } of accounts) if (shouldContinue()) linked += await link(account)
      many = accounts.length
      behind = accounts.at(-1)?.account ?? ''
    }
    total += linked
  }
  return total
}
