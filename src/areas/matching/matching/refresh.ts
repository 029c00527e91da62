// Refreshes an index: rereads practitioners affected by events and, once a day, by dates.
import type { Call } from '#kernel/call.ts'
import { dayOf } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { dayAt, dayNumber } from '#areas/matching/ranking/authority.ts'
import { type Directory, emptyDirectory } from '#areas/matching/ranking/directory.ts'
import type { Held } from './hold.ts'
import { listingOf } from '#areas/matching/ranking/listing.ts'
import { isSettled, settleExposure } from './load.ts'
import { dropListing, putListing } from '#areas/matching/ranking/put.ts'
import { type Changes, changesSince, objects, storedOf } from './store.ts'

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
export function isFresh(call: Call, held: Held) {
  const { looked } = held
  return (
    !held.loading &&
    performance.now() - looked < stale_ms &&
    looked - call.recent_writes.last(call.account, concerning) > committing_ms &&
    call.effects.events.length === 0 &&
    held.today === dayAt(call.now.epochMilliseconds) &&
    isSettled(call, held)
  )
}

export async function refresh(call: Call, held: Held) {
  const began = performance.now()
  const changes = await changesSince(
    call,
    { sequence: held.sequence, position: watermark(held), seen: [...held.seen.keys()] },
    most_changes,
  )
  if (changes.many >= most_changes) return startOver(held)
  await readAnew(call, held, changes.concerned)
  noteChanges(held, changes)
  const today = dayNumber(dayOf(call))
  if (today !== held.today) {
    await readAnew(call, held, ofTheDay(held.directory, today))
    held.today = today
  }
  await settleExposure(call, held)
  held.looked = began
}

// Positions are assigned on write. Events below the highest position of a minute ago are visible by
// now, or were rolled back.
function watermark({ marks }: Held) {
  const now = performance.now()
  while (marks.length > 1 && now - marks[1]!.at > in_flight_ms) marks.shift()
  const [oldest] = marks
  return oldest && now - oldest.at > in_flight_ms ? oldest.position : 0
}

function noteChanges(held: Held, { last, position, unnumbered }: Changes) {
  const now = performance.now()
  held.sequence = last
  const newest = held.marks.at(-1)
  if (position !== null && (!newest || now - newest.at > in_flight_ms / 10)) {
    held.marks.push({ at: now, position })
  }
  for (const [id, at] of held.seen) if (now - at > in_flight_ms * 10) held.seen.delete(id)
  for (const id of unnumbered ?? []) held.seen.set(id, now)
}

// Practitioners whose credentials change today, or who had no openings.
function ofTheDay({ columns, rowOf }: Directory, today: number) {
  return [...rowOf].flatMap(([id, row]) =>
    columns.changes_on[row]! <= today || columns.places[row] === 0 ? [id] : [],
  )
}

async function readAnew(call: Call, held: Held, ids: string[]) {
  for (let from = 0; from < ids.length; from += at_once) {
    const some = ids.slice(from, from + at_once)
    const rows = await storedOf(call, { ids: some })
    const found = new Set(rows.map(({ id }) => id))
    for (const id of some) {
      held.cards.delete(id)
      if (!found.has(id)) dropListing(held.directory, id)
    }
    for (const stored of rows) putListing(held.directory, listingOf(stored, dayOf(call)))
  }
}

function startOver(held: Held) {
  held.directory = emptyDirectory(held.directory.workspace)
  held.cards.clear()
  held.seen.clear()
  held.loading = { after: '' }
}
