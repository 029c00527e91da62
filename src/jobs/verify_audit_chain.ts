// Verifies an account's audit log page by page, archives first: reports changed, removed, moved and
// forged entries. Entries linked meanwhile are left for the next run.
import type { Secrets } from '#crypto/secrets.ts'
import type { Database } from '#db/connect.ts'
import { allColumns } from '#db/columns.ts'
import { sql, type Statement } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { type EntryRow, headSigningKey } from '#crypto/audit_chain.ts'
import { chainChecker, type Fault, type LinkRow, type HeadRow, headChecker } from './check_chain.ts'
import { type ArchiveAccess, isArchived, verifyArchives } from './verify_archives.ts'

export type Head = { sequence: number; hash: string | null }
export type ChainResult = { head: Head; faults: Fault[]; more_faults: number }

const page_size = 1_000
const max_faults = 1_000

type Context = { db: Database; secrets: Secrets; archives?: ArchiveAccess | undefined }

// A head stored elsewhere shows whether the log was truncated. The log alone can't.
export async function verifyAuditChain(
  context: Context,
  account: string,
  noted?: Head,
): Promise<ChainResult> {
  const { db, secrets } = context
  const faults: Fault[] = []
  let more_faults = 0
  const report = (fault: Fault) =>
    void (faults.length < max_faults ? faults.push(fault) : more_faults++)

  const [head] = (await queryAsWorker<Head>(db, headOf(account))) as [Head]
  const links = chainChecker(report)
  const heads = headChecker(headSigningKey(secrets), report)
  const signedHeads = (from: number, to: number) =>
    rowsOf<HeadRow>(db, (last) => headsAfter(account, last?.last_sequence ?? from, to))
  const checkers = { links, heads, signedHeads, report }
  const archived = await verifyArchives(context, account, checkers)
  for await (const link of rowsOf<LinkWithEntry>(db, (last) =>
    linksAfter(account, head, last ?? { sequence: archived + 1, entry_id: '' }),
  )) {
    links.take(asLink(link))
  }
  links.end(head.sequence)

  for await (const signed of signedHeads(archived, head.sequence)) heads.take(signed)
  heads.end(head.sequence)

  for await (const { id, unlinked } of rowsOf<StoredEntry>(db, (last) =>
    entriesAfter(account, last),
  )) {
    if (!unlinked) continue
    report({ sequence: null, entry_id: id, message: `entry ${id} was removed from the chain` })
  }
  for await (const { entry_id, message } of rowsOf<QueuedEntry>(db, (last) =>
    queuedAfter(account, last),
  )) {
    if (message) report({ sequence: null, entry_id, message: `entry ${entry_id} ${message}` })
  }
  if (noted) await compareHead(db, account, noted, report)
  return { head, faults, more_faults }
}

async function compareHead(db: Database, account: string, noted: Head, report: (f: Fault) => void) {
  const { sequence } = noted
  const [link] = await queryAsWorker<{ hash: string }>(
    db,
    sql`
      select encode(hash, 'hex') as hash from audit_links
      where account = ${account} and sequence = ${sequence}
      union all
      select encode(head, 'hex') from audit_heads
      where account = ${account} and last_sequence = ${sequence}
        and ${isArchived(sql`${account}`, sql`${sequence}::bigint`)}
      limit 1`,
  )
  if (link?.hash === noted.hash) return
  const message = link
    ? `entry ${sequence} doesn't match --head`
    : `entry ${sequence} (--head) is missing: the audit log was truncated`
  report({ sequence, entry_id: null, message })
}

// Page by page, so that memory use doesn't grow with the log.
async function* rowsOf<Row>(db: Database, next: (last: Row | undefined) => Statement) {
  for (let last: Row | undefined; ;) {
    const rows: Row[] = await queryAsWorker<Row>(db, next(last))
    yield* rows
    if (rows.length < page_size) return
    last = rows.at(-1)
  }
}

// Links and signed heads are written together, so the higher number is the log's length.
const headOf = (account: string) => sql`
  select greatest(
      (select max(sequence) from audit_links where account = ${account}),
      (select max(last_sequence) from audit_heads where account = ${account}),
      0)::bigint as sequence,
    (select encode(hash, 'hex') from audit_links
     where account = ${account} order by sequence desc limit 1) as hash`

type LinkWithEntry = EntryRow & Omit<LinkRow, 'entry'>
type LinkPlace = Pick<LinkRow, 'sequence' | 'entry_id'>

// Looks up each entry by key, even if the planner's statistics are stale.
const linksAfter = (account: string, head: Head, last: LinkPlace) => sql`
  select entry.*,
    link.sequence, link.entry_id, link.entry_hash, link.previous_hash, link.hash
  from (
    select ${allColumns('audit_links')} from audit_links
    where account = ${account} and sequence <= ${head.sequence}
      and (sequence, entry_id) > (${last.sequence}, ${last.entry_id})
    order by sequence, entry_id
    limit ${page_size}
  ) as link
  left join lateral (
    select ${allColumns('audit_entries')}
    from audit_entries where account = ${account} and id = link.entry_id limit 1
  ) as entry on true
  order by link.sequence, link.entry_id`

const asLink = ({
  sequence,
  entry_id,
  entry_hash,
  previous_hash,
  hash,
  ...entry
}: LinkWithEntry) => ({
  sequence,
  entry_id,
  entry_hash,
  previous_hash,
  hash,
  entry: entry.id === null ? null : (entry as EntryRow),
})

const headsAfter = (account: string, from: number, to: number) => sql`
  select ${allColumns('audit_heads', 'signed')},
    (select hash from audit_links
     where account = ${account} and sequence = signed.last_sequence limit 1) as link_hash
  from audit_heads as signed
  where account = ${account} and last_sequence <= ${to} and last_sequence > ${from}
  order by last_sequence
  limit ${page_size}`

type StoredEntry = { id: string; unlinked: boolean }

const entriesAfter = (account: string, last: StoredEntry | undefined) => sql`
  select id,
    not exists (select from audit_links as link
      where link.account = entry.account and link.entry_id = entry.id)
    and not exists (select from audit_queue as queue
      where queue.account = entry.account and queue.position = entry.position
        and queue.entry_id = entry.id) as unlinked
  from audit_entries as entry
  where account = ${account} and id > ${last?.id ?? ''}
  order by id
  limit ${page_size}`

type QueuedEntry = { position: number; entry_id: string; message: string | null }

const queuedAfter = (account: string, last: QueuedEntry | undefined) => sql`
  select position, entry_id, case
    when not exists (select from audit_entries as entry
      where entry.account = queue.account and entry.id = queue.entry_id)
    then 'is queued for linking but missing'
    when exists (select from audit_links as link
      where link.account = queue.account and link.entry_id = queue.entry_id)
    then 'is linked but also queued for linking' end as message
  from audit_queue as queue
  where account = ${account} and position > ${last?.position ?? 0}
  order by position
  limit ${page_size}`
