// Refreshes an index: rereads practitioners affected by events and, once a day, by dates.
import type { Call } from '#kernel/call.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { dayAt, dayNumber } from '#areas/matching/ranking/authority.ts'
import { type Directory, emptyDirectory } from '#areas/matching/ranking/directory.ts'
import type { AccountIndex } from './indexes.ts'
import { listingOf } from '#areas/matching/ranking/listing.ts'
import { isSettled, settleExposure } from './load.ts'
import { dropListing, putListing } from '#areas/matching/ranking/put.ts'
import { type Changes, changesSince, objects, readWithRecords } from './index_store.ts'

const most_changes = 20_000 // Above this, the whole index is reloaded.
const at_once = 500
const in_flight_ms = 60_000 // Longer than any transaction lasts.

const stale_ms = 1_000 // Maximum delay for writes by other processes.
const committing_ms = 1_000 // Time for a recorded write to become visible.
const concerning = objects.flatMap((object) =>
  object === 'matching' ? [object] : [object, `${object}.created`],
)

// Whether a refresh can be skipped: one ran within the last second, and this process hasn't written
// anything since.
export function isFresh(call: Call, index: AccountIndex) {
  const { looked } = index
  return (
    !index.loading &&
    performance.now() - looked < stale_ms &&
    looked - call.recent_writes.last(call.account, concerning) > committing_ms &&
    call.effects.events.length === 0 &&
    index.today === dayAt(call.now.epochMilliseconds) &&
    isSettled(call, index)
  )
}

export async function refresh(call: Call, index: AccountIndex) {
  const began = performance.now()
  const changes = await changesSince(
    call,
    { sequence: index.sequence, position: watermark(index), seen: [...index.seen.keys()] },
    most_changes,
  )
  if (changes.many >= most_changes) return restart(index)
  await reread(call, index, changes.concerned)
  recordChanges(index, changes)
  const today = dayNumber(currentDate(call))
  if (today !== index.today) {
    await reread(call, index, dueToday(index.directory, today))
    index.today = today
  }
  await settleExposure(call, index)
  index.looked = began
}

// Positions are assigned on write. Events below the highest position of a minute ago are visible by
// now, or were rolled back.
function watermark({ marks }: AccountIndex) {
  const now = performance.now()
  while (marks.length > 1 && now - marks[1]!.at > in_flight_ms) marks.shift()
  const [oldest] = marks
  return oldest && now - oldest.at > in_flight_ms ? oldest.position : 0
}

function recordChanges(index: AccountIndex, { last, position, unnumbered }: Changes) {
  const now = performance.now()
  index.sequence = last
  const newest = index.marks.at(-1)
  if (position !== null && (!newest || now - newest.at > in_flight_ms / 10)) {
    index.marks.push({ at: now, position })
  }
  for (const [id, at] of index.seen) if (now - at > in_flight_ms * 10) index.seen.delete(id)
  for (const id of unnumbered ?? []) index.seen.set(id, now)
}

// Practitioners whose credentials change today, or who had no openings.
function dueToday({ columns, rowOf }: Directory, today: number) {
  return [...rowOf].flatMap(([id, row]) =>
    columns.changes_on[row]! <= today || columns.places[row] === 0 ? [id] : [],
  )
}

async function reread(call: Call, index: AccountIndex, ids: string[]) {
  for (let from = 0; from < ids.length; from += at_once) {
    const some = ids.slice(from, from + at_once)
    const rows = await readWithRecords(call, { ids: some })
    const existing = new Set(rows.map(({ id }) => id))
    for (const id of some) {
      index.cards.delete(id)
      if (!existing.has(id)) dropListing(index.directory, id)
    }
    for (const stored of rows) putListing(index.directory, listingOf(stored, currentDate(call)))
  }
}

function restart(index: AccountIndex) {
  index.directory = emptyDirectory(index.directory.workspace)
  index.cards.clear()
  index.seen.clear()
  index.loading = { after: '' }
}
