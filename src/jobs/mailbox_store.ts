// SQL of mailboxes at clearinghouses, as the worker role: they belong to logins, not to accounts.
import type { Database } from '#db/connect.ts'
import { raw, sql, stored_now } from '#db/sql.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { isFreeNow, lease_seconds } from '#kernel/lease.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import type { UnroutedReason } from './route_document.ts'

const poll_seconds = 60
const longest_pause_seconds = 3_600
const mailboxes_at_once = 4
const files_at_once = 20

// A time further ahead than any pause was written by a clock that was set back since.
const isDue = (column: 'poll_after' | 'fetch_after') => sql`
  (${raw(column)} <= now() or (${raw(column)} < 'infinity'
    and ${raw(column)} > now() + ${2 * longest_pause_seconds} * interval '1 second'))`

export type Mailbox = { mailbox: string; cursor: string | null; created_at: string }
export type MailboxUser = { account: string; id: string }

// Mailboxes to read now. New logins get theirs here.
export const findDueMailboxes = (db: Database) =>
  queryAsWorker<{ mailbox: string }>(
    db,
    sql`
      with added as (
        insert into mailboxes (mailbox)
        select distinct mailbox from clearinghouse_connections
        where mailbox is not null and ${isOpen()}
          and not exists (
            select from mailboxes where mailboxes.mailbox = clearinghouse_connections.mailbox)
        on conflict do nothing
        returning mailbox, poll_after
      ), due as (
        select mailbox, poll_after from mailboxes
        where ${isDue('poll_after')} and ${isFreeNow}
          and exists (select from clearinghouse_connections
            where clearinghouse_connections.mailbox = mailboxes.mailbox and ${isOpen()})
        order by poll_after
        limit ${mailboxes_at_once}
      )
      select mailbox from (select * from added union all select * from due) as found
      order by poll_after
      limit ${mailboxes_at_once}`,
  )

// Undefined if another worker has it.
export async function claimMailbox(db: Database, mailbox: string) {
  const [claimed] = await queryAsWorker<Mailbox>(
    db,
    sql`
      update mailboxes set claimed_until = ${stored_now} + ${lease_seconds} * interval '1 second'
      where mailbox = ${mailbox} and ${isDue('poll_after')} and ${isFreeNow}
      returning mailbox, cursor, created_at`,
  )
  return claimed
}

// The connections that share it, the most recent first.
export const findUsers = (db: Database, mailbox: string) =>
  queryAsWorker<MailboxUser>(
    db,
    sql`
      select account, id from clearinghouse_connections
      where mailbox = ${mailbox} and ${isOpen()}
      order by created_at desc, id desc`,
  )

// Together, so that a file is never passed over.
export const recordFiles = (
  db: Database,
  mailbox: string,
  found: { files: string[]; cursor: string | null },
) =>
  queryAsWorker(
    db,
    sql`
      with listed as (
        insert into mailbox_files (mailbox, file)
        select ${mailbox}, file from unnest(${found.files}::text[]) as file
        on conflict do nothing)
      update mailboxes
      set cursor = ${found.cursor},
        claimed_until = ${stored_now} + ${lease_seconds} * interval '1 second'
      where mailbox = ${mailbox}`,
  )

export const findWaitingFiles = (db: Database, mailbox: string) =>
  queryAsWorker<{ file: string; failures: number }>(
    db,
    sql`
      select file, failures from mailbox_files
      where mailbox = ${mailbox} and stored_at is null and ${isDue('fetch_after')}
      order by fetch_after
      limit ${files_at_once}`,
  )

export const markFileStored = (db: Database, mailbox: string, file: string) =>
  queryAsWorker(
    db,
    sql`
      update mailbox_files set stored_at = ${stored_now}
      where mailbox = ${mailbox} and file = ${file}`,
  )

export const postponeFile = (db: Database, mailbox: string, file: string) =>
  queryAsWorker(
    db,
    sql`
      update mailbox_files
      set failures = failures + 1, fetch_after = ${stored_now} + least(
        30 * power(2, least(failures, 10)), ${longest_pause_seconds}) * interval '1 second'
      where mailbox = ${mailbox} and file = ${file}`,
  )

// Attempts become less frequent during an outage.
export const releaseMailbox = (db: Database, mailbox: string, outcome: 'read' | 'failed') =>
  queryAsWorker(
    db,
    sql`
      update mailboxes
      set claimed_until = null,
        failures = case when ${outcome === 'failed'} then failures + 1 else 0 end,
        poll_after = ${stored_now} + least(
          ${poll_seconds} * case when ${outcome === 'failed'}
            then power(2, least(failures, 10)) else 1 end,
          ${longest_pause_seconds}) * interval '1 second'
      where mailbox = ${mailbox}`,
  )

export type UnroutedDocument = {
  id: string
  mailbox: string
  file: string
  reason: UnroutedReason
  sha256: string
  encrypted: Buffer
}

export const insertUnrouted = (db: Database, document: UnroutedDocument) =>
  queryAsWorker(
    db,
    sql`
      insert into unrouted_documents (id, mailbox, file, reason, sha256, encrypted)
      values (${document.id}, ${document.mailbox}, ${document.file}, ${document.reason},
        ${document.sha256}, ${document.encrypted})
      on conflict (mailbox, sha256) do nothing`,
  )
