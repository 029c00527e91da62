// Moves audit log entries that are older than AUDIT_ARCHIVE_DAYS to files in the file store, by the
// month, and then deletes them and their links from the database. Signed heads stay, so the chain
// can be verified from its first entry. Only whole batches under a signed head are archived, and
// never the last one, which the chain continues from.
//
// Safe to run in several processes, and to interrupt: the file is read back before anything is
// deleted, each attempt has a file of its own, and none is stored of entries that are no longer
// complete. A file that no archive came to refer to is removed.
import type { Logger } from 'pino'
import { headSigningKey } from '#crypto/audit_chain.ts'
import { allColumns } from '#db/columns.ts'
import { sql, stored_now } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import { isFreeNow, lease_seconds } from '#kernel/lease.ts'
import { type AccountContext, inAccount, queryAsWorker } from '#kernel/unit_of_work.ts'
import { newFileId } from '#areas/documents/document/file_content.ts'
import { announceFile } from '#areas/documents/document/file_removal.ts'
import { type PlannedArchive, readArchive, storeArchive } from './audit_archive_file.ts'
import { archiveLines } from './audit_archive_lines.ts'
import { beginArchive } from './begin_audit_archive.ts'
import type { ShouldContinue } from './clock.ts'

const batch_size = 1_000
const page_size = 100

export type ArchiveContext = AccountContext & { log: Logger }

// Returns how many entries were archived.
export async function archiveAuditLog(
  context: ArchiveContext,
  days: number,
  shouldContinue: ShouldContinue = () => true,
) {
  let archived = 0
  for (let behind = '', many = page_size; many === page_size && shouldContinue();) {
    const accounts = await queryAsWorker<{ account: string }>(context.db, accountsAfter(behind))
    for (const { account } of accounts) {
      if (shouldContinue()) archived += await archiveAccount(context, account, days, shouldContinue)
    }
    many = accounts.length
    behind = accounts.at(-1)?.account ?? ''
  }
  return archived
}

const accountsAfter = (behind: string) => sql`
  select account from accounts where account > ${behind} and frozen_at is null
  order by account limit ${page_size}`

// One account's failure must not block the others.
async function archiveAccount(
  context: ArchiveContext,
  account: string,
  days: number,
  shouldContinue: ShouldContinue,
) {
  let archived = 0
  try {
    while (shouldContinue()) {
      const archive = await nextArchive(context, account, days)
      if (!archive) break
      if (!archive.stored_at && !(await store(context, archive))) break
      if (await clear(context, archive, shouldContinue)) archived += countOf(archive)
    }
  } catch (error) {
    context.log.error({ account, error: describe(error) }, 'failed to archive the audit log')
  }
  return archived
}

type StoredArchive = Awaited<ReturnType<typeof storeArchive>>
type ArchiveRow = PlannedArchive & { stored_at: string | null; cleared_at: string | null }

const countOf = ({ first_sequence, last_sequence }: PlannedArchive) =>
  last_sequence - first_sequence + 1

// The archive that was begun and isn't finished, or a new one. Undefined if there is nothing to do,
// or another process does it.
async function nextArchive(context: ArchiveContext, account: string, days: number) {
  const { db } = context
  const [last] = await queryAsWorker<ArchiveRow>(db, lastArchive(account))
  const id =
    last && !last.cleared_at
      ? last.id
      : await beginArchive(context, account, days, last?.last_sequence)
  if (!id) return undefined
  const [claimed] = await queryAsWorker<ArchiveRow>(db, claim(account, id))
  return claimed
}

const lastArchive = (account: string) => sql`
  select ${allColumns('audit_archives')} from audit_archives
  where account = ${account}
  order by last_sequence desc
  limit 1`

const claim = (account: string, id: string) => sql`
  update audit_archives set claimed_until = ${stored_now} + ${lease_seconds} * interval '1 second'
  where account = ${account} and id = ${id} and cleared_at is null and ${isFreeNow}
  returning ${allColumns('audit_archives')}`

async function store(context: ArchiveContext, archive: ArchiveRow) {
  const { db, secrets, outside, log } = context
  const { account, id, first_sequence, last_sequence } = archive
  const place = { file_store: outside.file_store!, secrets } // The setting requires one.
  const file_id = newFileId()
  await inAccount(context, account, (call) => announceFile(call, file_id))
  const lines = archiveLines(db, headSigningKey(secrets), archive)
  const stored = await storeArchive(place, archive, file_id, lines)
  // Throws unless the store returns what was written.
  for await (const _ of readArchive(place, stored));
  const updated = await queryAsWorker(db, markStored(stored))
  if (updated.length === 0) return false // Another process was faster.
  log.info({ account, archive: id, first_sequence, last_sequence }, 'audit log entries archived')
  return true
}

// Unless the file is about to be removed, because this took an hour.
const markStored = ({ account, id, file_id, sha256, size_bytes }: StoredArchive) => sql`
  with stored as (
    update audit_archives
    set file_id = ${file_id}, sha256 = ${sha256}, size_bytes = ${size_bytes},
      stored_at = ${stored_now}
    where account = ${account} and id = ${id} and stored_at is null
      and exists (
        select from file_removals
        where account = ${account} and file_id = ${file_id} and remove_at > now())
    returning id
  )
  delete from file_removals using stored
  where account = ${account} and file_id = ${file_id}
  returning stored.id`

// In batches, each in a transaction of its own: no request waits for it.
async function clear({ db }: ArchiveContext, archive: ArchiveRow, shouldContinue: ShouldContinue) {
  const { account, id } = archive
  for (let many = batch_size; many === batch_size;) {
    if (!shouldContinue()) return false
    many = (await queryAsWorker(db, deleteBatch(archive))).length
  }
  await queryAsWorker(
    db,
    sql`
      update audit_archives set cleared_at = ${stored_now}
      where account = ${account} and id = ${id} and cleared_at is null`,
  )
  return true
}

// A link is deleted with its entry, and after it: the entry's trigger needs it.
const deleteBatch = ({ account, first_sequence, last_sequence }: PlannedArchive) => sql`
  with chosen as materialized (
    select entry_id from audit_links
    where account = ${account} and sequence between ${first_sequence} and ${last_sequence}
    order by sequence
    limit ${batch_size}
  ),
  deleted as (
    delete from audit_entries using chosen
    where account = ${account} and id = chosen.entry_id
    returning id
  )
  delete from audit_links using deleted
  where account = ${account} and audit_links.entry_id = deleted.id
  returning 1`
