// SQL for the waitlist. It belongs to no account, so it runs with the worker role.
import { allColumns } from '#db/columns.ts'
import { sql, stored_now } from '#db/sql.ts'
import { inSet, onlyStateIn } from '#kernel/state_sets.ts'
import { entryStates, type EntryStatus } from './entry_states.ts'

// The waitlist closes at this size, so that a flood of addresses can't fill the disk.
export const max_entries = 100_000
const max_mail_attempts = 5

export type EntryRow = {
  id: string
  email: Buffer
  use_case: Buffer | null
  status: EntryStatus
  invitation_expires_at: string | null
  invited_at: string | null
  accepted_at: string | null
  account: string | null
  created_at: string
}

export type NewEntry = { id: string; email_hash: string; email: Buffer; use_case: Buffer | null }

// Writes one row whether or not the address is known, so that timing doesn't reveal it.
export const insertEntry = ({ id, email_hash, email, use_case }: NewEntry) => sql`
  with counted as (
    select count(*)::int as entries from waitlist_entries
  ), written as (
    insert into waitlist_entries (id, email_hash, email, use_case, status, requested_at, created_at)
    select ${id}, ${email_hash}, ${email}::bytea, ${use_case}::bytea, ${entryStates.initial},
      ${stored_now}, ${stored_now}
    from counted
    where entries < ${max_entries}
    on conflict (email_hash) do update set requested_at = excluded.requested_at
  )
  select entries < ${max_entries} as accepted from counted`

export const listEntries = (status: string | null, limit: number) => sql`
  select ${allColumns('waitlist_entries')} from waitlist_entries
  where ${status}::text is null or status = ${status}
  order by created_at
  limit ${limit}`

export const deleteEntry = (id: string) =>
  sql`delete from waitlist_entries where id = ${id} returning id`

// Entries that joined in a period, to clean up after a flood. Invited entries stay.
export const joinedBetween = (since: string, until: string) => sql`
  select id, email from waitlist_entries
  where ${inSet(entryStates, 'waiting')} and created_at >= ${since} and created_at < ${until}`

export const deleteEntries = (ids: string[]) => sql`
  delete from waitlist_entries
  where id = any(${ids}) and ${inSet(entryStates, 'waiting')}
  returning id`

const invited = onlyStateIn(entryStates, 'invited')

type Invitation = { hash: string; valid_days: number }

// A new invitation replaces the earlier one. Accepted entries aren't invited again.
export const inviteEntry = (id: string, { hash, valid_days }: Invitation) => sql`
  update waitlist_entries
  set status = ${invited}, invitation_hash = ${hash}, invited_at = ${stored_now},
      invitation_expires_at = ${stored_now} + ${valid_days} * interval '1 day',
      mail_attempts = mail_attempts + 1
  where id = ${id} and ${inSet(entryStates, 'invitable')}
  returning ${allColumns('waitlist_entries')}`

// Picks the oldest entry; concurrent callers get different ones.
export const inviteNext = ({ hash, valid_days }: Invitation) => sql`
  update waitlist_entries
  set status = ${invited}, invitation_hash = ${hash}, invited_at = ${stored_now},
      invitation_expires_at = ${stored_now} + ${valid_days} * interval '1 day',
      mail_attempts = mail_attempts + 1
  where id = any(array(
    select id from waitlist_entries
    where ${inSet(entryStates, 'waiting')} and mail_attempts < ${max_mail_attempts}
    order by mail_attempts, created_at
    limit 1
    for update skip locked))
  returning ${allColumns('waitlist_entries')}`

// Sending the email failed: invalidates the link and puts the entry back on the waitlist.
export const cancelInvitation = (id: string, hash: string) => sql`
  update waitlist_entries
  set status = ${entryStates.initial}, invitation_hash = null, invitation_expires_at = null,
      invited_at = null
  where id = ${id} and invitation_hash = ${hash}`

export const findInvitation = (hash: string) => sql`
  select id from waitlist_entries
  where invitation_hash = ${hash} and ${inSet(entryStates, 'invited')}
    and invitation_expires_at > now()`

// If a link is opened twice at once, one request gets the row.
export const acceptEntry = (hash: string, account: string) => sql`
  update waitlist_entries
  set status = ${onlyStateIn(entryStates, 'accepted')}, accepted_at = ${stored_now},
      account = ${account}, invitation_hash = null
  where invitation_hash = ${hash} and ${inSet(entryStates, 'invited')}
    and invitation_expires_at > now()
  returning id`
