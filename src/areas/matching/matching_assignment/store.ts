// SQL of matching assignments and their entries.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { rows, sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { decryptEntry, encryptEntry } from './entry_encryption.ts'
import type { Entry, MatchingAssignmentRow } from './schema.ts'
import type { SearchedEntry } from './search_entries.ts'

const rows_at_once = 500

// Among equals, the position decides. It doesn't depend on the order of the request.
export async function insertEntries(call: Call, assignment_id: string, entries: Entry[]) {
  const all = entries.toSorted(inWaitingOrder).map((entry, position) => {
    const id = newId('aent')
    const encrypted = encryptEntry(call, id, entry)
    return { account: call.account, id, assignment_id, position, encrypted }
  })
  for (let from = 0; from < all.length; from += rows_at_once) {
    const some = all.slice(from, from + rows_at_once)
    await call.query(sql`insert into matching_assignment_entries ${rows(some)}`)
  }
}

const sinceOf = ({ waiting_since }: Entry) => (waiting_since ? Date.parse(waiting_since) : Infinity)

function inWaitingOrder(one: Entry, other: Entry) {
  const [first, second] = [sinceOf(one), sinceOf(other)]
  if (first !== second) return first - second
  return one.person_id < other.person_id ? -1 : 1
}

// The persons that exist, also if they were merged since.
export async function findPersonIds(call: Call, ids: string[]) {
  const found = await call.query<{ id: string }>(sql`
    select id from persons where account = ${call.account} and id = any(${ids})`)
  return new Set(found.map(({ id }) => id))
}

// Locks an assignment that has work. Undefined if another worker has it, or it was canceled.
export async function takeAssignment(call: Call, id: string) {
  const [found] = await call.query<MatchingAssignmentRow>(sql`
    select ${allColumns('matching_assignments')} from matching_assignments
    where account = ${call.account} and id = ${id} and working
    for update skip locked`)
  return found
}

type StoredEntry = { id: string; practitioner_id: string | null; encrypted: Buffer }

export type NextEntry = { id: string; entry: Entry }

export async function nextUnsearched(call: Call, assignment_id: string, most: number) {
  const found = await call.query<StoredEntry>(sql`
    select id, encrypted from matching_assignment_entries
    where account = ${call.account} and assignment_id = ${assignment_id} and not searched
    order by position
    limit ${most}`)
  return found.map(({ id, encrypted }): NextEntry => ({
    id,
    entry: decryptEntry(call, id, encrypted) as Entry,
  }))
}

export async function saveSearched(call: Call, entries: { id: string; searched: SearchedEntry }[]) {
  const ids = entries.map(({ id }) => id)
  const encrypted = entries.map(({ id, searched }) => encryptEntry(call, id, searched))
  await call.query(sql`
    update matching_assignment_entries
    set searched = true, encrypted = result.encrypted
    from unnest(${ids}::text[], ${encrypted}::bytea[]) as result (id, encrypted)
    where account = ${call.account} and matching_assignment_entries.id = result.id`)
}

export type OpenEntry = SearchedEntry & { id: string; practitioner_id: string | null }

const opened = (call: Call, { id, practitioner_id, encrypted }: StoredEntry): OpenEntry => ({
  ...(decryptEntry(call, id, encrypted) as SearchedEntry),
  id,
  practitioner_id,
})

export async function readSearched(call: Call, assignment_id: string) {
  const found = await call.query<StoredEntry>(sql`
    select id, practitioner_id, encrypted from matching_assignment_entries
    where account = ${call.account} and assignment_id = ${assignment_id}
    order by position`)
  return await call.slices.map(found, (entry) => opened(call, entry))
}

// The next assigned entries, each with another practitioner: one transaction doesn't lock out
// itself.
export async function nextAssigned(call: Call, assignment_id: string, most: number) {
  const found = await call.query<StoredEntry>(sql`
    select distinct on (practitioner_id) id, practitioner_id, encrypted
    from matching_assignment_entries
    where account = ${call.account} and assignment_id = ${assignment_id}
      and practitioner_id is not null
    order by practitioner_id, position
    limit ${most}`)
  return found.map((entry) => opened(call, entry))
}

// The entries whose practitioner had no time left, in order.
export async function nextUnassigned(call: Call, assignment_id: string, most: number) {
  const found = await call.query<StoredEntry>(sql`
    select id, practitioner_id, encrypted from matching_assignment_entries
    where account = ${call.account} and assignment_id = ${assignment_id}
      and practitioner_id is null and not without_capacity
    order by position
    limit ${most}`)
  return found.map((entry) => opened(call, entry))
}

// The entries that got no practitioner, in order.
export async function nextWithoutCapacity(call: Call, assignment_id: string, most: number) {
  const found = await call.query<StoredEntry>(sql`
    select id, practitioner_id, encrypted from matching_assignment_entries
    where account = ${call.account} and assignment_id = ${assignment_id} and without_capacity
    order by position
    limit ${most}`)
  return found.map((entry) => opened(call, entry))
}

export const markWithoutCapacity = (call: Call, ids: string[]) =>
  call.query(sql`
    update matching_assignment_entries set without_capacity = true
    where account = ${call.account} and id = any(${ids})`)

export type AssignedEntry = { id: string; practitioner_id: string | null }

export async function savePractitioners(call: Call, entries: AssignedEntry[]) {
  await call.query(sql`
    update matching_assignment_entries
    set practitioner_id = result.practitioner_id
    from unnest(${entries.map(({ id }) => id)}::text[],
      ${entries.map(({ practitioner_id }) => practitioner_id)}::text[])
      as result (id, practitioner_id)
    where account = ${call.account} and matching_assignment_entries.id = result.id`)
}

export const deleteEntries = (call: Call, ids: string[]) =>
  call.query(sql`
    delete from matching_assignment_entries
    where account = ${call.account} and id = any(${ids})`)

export type Progress = { searched?: number; decided?: number; offered?: number }

// The version stays: progress isn't a change.
export const saveProgress = (
  call: Call,
  id: string,
  { searched = 0, decided = 0, offered = 0 }: Progress,
) =>
  call.query(sql`
    update matching_assignments
    set searched_count = searched_count + ${searched},
      decided_count = decided_count + ${decided},
      offered_count = offered_count + ${offered},
      failed_attempts = 0
    where account = ${call.account} and id = ${id}`)

// Nothing is left to do.
export async function stopWork(call: Call, { id }: MatchingAssignmentRow): Promise<void> {
  await call.query(sql`
    with entries as (
      delete from matching_assignment_entries
      where account = ${call.account} and assignment_id = ${id})
    update matching_assignments set working = false where account = ${call.account} and id = ${id}`)
}
