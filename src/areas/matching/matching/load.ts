// Loads an index from the database in pages, within a time budget. Changes made meanwhile are
// picked up from events after the recorded sequence number.
import { setImmediate } from 'node:timers/promises'
import { type Call, timestampOf } from '#kernel/call.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { dayNumber } from '#areas/matching/ranking/authority.ts'
import { putListing, setExposure } from '#areas/matching/ranking/put.ts'
import type { AccountIndex, MatchingIndexes } from './indexes.ts'
import { listingOf, type Stored } from '#areas/matching/ranking/listing.ts'
import { exposure_days } from '#areas/matching/ranking/model.ts'
import { attentionOf } from '#areas/matching/ranking/score.ts'
import { lastSequence, readWithRecords } from './index_store.ts'
import { type ListingCount, showingsBetween } from './store.ts'

const hour_ms = 3_600_000
const weeks_ms = exposure_days * 24 * hour_ms
const at_once = 25 // Rows added before other requests run, about a millisecond.
const late_ms = 60_000 // By then, listings from the end of an hour are committed.

// Returns true once the index is fully loaded.
export async function loadMore(
  call: Call,
  index: AccountIndex,
  { budget_ms, page }: Pick<MatchingIndexes, 'budget_ms' | 'page'>,
) {
  const began = performance.now()
  if (index.loading!.after === '') {
    index.sequence = await lastSequence(call)
    index.today = dayNumber(currentDate(call))
  }
  const read = (after: string) => readWithRecords(call, { after, most: page })
  for (let rows = await read(index.loading!.after), next: Stored[]; rows.length > 0; rows = next) {
    const { id } = rows.at(-1)!
    const is_late = performance.now() - began > budget_ms
    // PostgreSQL reads the next page while this one is added.
    ;[next] = await Promise.all([
      is_late || rows.length < page ? [] : read(id),
      addListings(call, index, rows),
    ])
    index.loading!.after = id
    if (is_late && rows.length === page) return false
  }
  const settled = hourOf(call)
  const shown = await showingsIn(call, settled - weeks_ms, settled)
  addExposure(index, shown, 1)
  index.settled = settled
  index.loading = null
  return true
}

// Other requests run in between.
async function addListings(call: Call, { directory }: AccountIndex, rows: Stored[]) {
  const today = currentDate(call)
  for (const [at, stored] of rows.entries()) {
    if (at % at_once === 0) await setImmediate()
    putListing(directory, listingOf(stored, today))
  }
}

const hourOf = ({ now }: Call) => Math.floor((now.epochMilliseconds - late_ms) / hour_ms) * hour_ms

export const isSettled = (call: Call, { settled }: AccountIndex) => hourOf(call) <= settled

// Listings count from the end of their hour for four weeks, so that lists are stable per index and
// the same on every node.
export async function settleExposure(call: Call, index: AccountIndex) {
  if (isSettled(call, index)) return
  const [from, until] = [index.settled, hourOf(call)]
  const [come, gone] = await Promise.all([
    showingsIn(call, from, until),
    showingsIn(call, from - weeks_ms, until - weeks_ms),
  ])
  addExposure(index, come, 1)
  addExposure(index, gone, -1)
  index.settled = until
}

const showingsIn = (call: Call, from: number, until: number) =>
  showingsBetween(call, timestampOf(from), timestampOf(until))

function addExposure({ directory }: AccountIndex, showings: ListingCount[], by: 1 | -1) {
  const gained = new Map<string, number>()
  for (const { practitioner_id, rank, many } of showings) {
    const attention = attentionOf(rank) * many * by
    gained.set(practitioner_id, (gained.get(practitioner_id) ?? 0) + attention)
  }
  for (const [id, attention] of gained) {
    const row = directory.rowOf.get(id)
    if (row === undefined) continue
    setExposure(directory, row, directory.columns.exposure[row]! + attention)
  }
}
