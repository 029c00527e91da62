// Chooses which entries of an account's audit log are archived next: those of whole batches whose
// signed heads are old enough, but never of the last one.
import { newDataKey } from '#crypto/key_wrapping.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { Database } from '#db/connect.ts'
import { row, sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { archiveKeyPlace } from './audit_archive_file.ts'

const most_heads = 1_000
const most_entries = 20_000

type Context = { db: Database; secrets: Secrets }

type OldHead = {
  first_sequence: number
  last_sequence: number
  previous_head: Buffer
  head: Buffer
  is_old: boolean
}

// By the month, so that an account has one archive a month, or a few.
const headsAfter = (account: string, sequence: number, days: number) => sql`
  select first_sequence, last_sequence, previous_head, head,
    signed_at < date_trunc('month', now() - ${days} * interval '1 day', 'UTC') as is_old
  from audit_heads
  where account = ${account} and last_sequence > ${sequence}
  order by last_sequence
  limit ${most_heads}`

const timesOf = (account: string, first: number, last: number) => sql`
  select min(entry.recorded_at) as first_recorded_at, max(entry.recorded_at) as last_recorded_at
  from audit_links as link
  cross join lateral (
    select recorded_at from audit_entries
    where account = ${account} and id = link.entry_id limit 1
  ) as entry
  where account = ${account} and sequence between ${first} and ${last}`

// Inserts the archive and returns its ID. Undefined if there is nothing to archive, or another
// process was faster.
export async function beginArchive(
  { db, secrets }: Context,
  account: string,
  days: number,
  behind = 0, // The number of the last archived entry.
) {
  const heads = await queryAsWorker<OldHead>(db, headsAfter(account, behind, days))
  const end = heads.findIndex(
    ({ is_old, last_sequence }) => !is_old || last_sequence > behind + most_entries,
  )
  const [first, last] = [heads[0], heads.at(end === -1 ? -2 : end - 1)]
  if (end === 0 || heads.length < 2) return undefined
  const { first_sequence, previous_head } = first!
  const { last_sequence, head } = last!
  const [times] = await queryAsWorker<{ first_recorded_at: string; last_recorded_at: string }>(
    db,
    timesOf(account, first_sequence, last_sequence),
  )
  const id = newId('aarc')
  const wrapped_key = await secrets.key_wrapper.wrap(newDataKey(), archiveKeyPlace(account, id))
  const archive = {
    account,
    id,
    first_sequence,
    last_sequence,
    previous_hash: previous_head,
    hash: head,
    ...times,
    wrapped_key,
  }
  const [begun] = await queryAsWorker<{ id: string }>(
    db,
    sql`insert into audit_archives ${row(archive)} on conflict do nothing returning id`,
  )
  return begun?.id
}
