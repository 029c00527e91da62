// Holds: expires stale ones, and limits how long one person can keep a time, and how many times can
// be held for nobody.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { tryStep } from '#kernel/lifecycle.ts'
import { sessionLifecycle } from './lifecycle.ts'
import {
  countOpenHolds,
  endedHolds,
  lockHolds,
  lockOpenHolds,
  lockStaleHolds,
} from './hold_store.ts'
import { lockPersons, type Times } from './store.ts'

// A person who has held a time for so long within an hour can only book it.
const most_held_minutes = 15
const minute_ms = 60_000
const window_minutes = 60

// Expires stale holds on demand, so no cleanup job is needed.
export async function expireStaleHolds(call: Call, practitioner_id: string, times: Times) {
  const stale = await lockStaleHolds(call, practitioner_id, times)
  for (const { id } of stale) {
    await tryStep(call, sessionLifecycle, id, 'expire')
  }
  return stale.length > 0
}

export async function requireMayHold(
  call: Call,
  practitioner_id: string,
  persons: string[],
  times: Times,
) {
  if (persons.length === 0) return await requireHoldsLeft(call, practitioner_id)
  await releaseOtherHolds(call, practitioner_id, persons)
  await requireRested(call, practitioner_id, persons, times)
}

// A person can hold one time per practitioner: a new hold releases the previous one. Uses a
// separate lock from booking, which locks after inserting the slot. The opposite order would
// deadlock.
async function releaseOtherHolds(call: Call, practitioner_id: string, persons: string[]) {
  await lockPersons(call, persons, 'holds')
  for (const { id } of await lockHolds(call, practitioner_id, persons)) {
    await tryStep(call, sessionLifecycle, id, 'release')
  }
}

// Counts minutes, not holds: changing between times for a moment costs nothing.
async function requireRested(call: Call, practitioner_id: string, persons: string[], times: Times) {
  const since = call.now.subtract({ minutes: window_minutes })
  const holds = await endedHolds(call, practitioner_id, persons, times, toTimestamp(since))
  let held_ms = holds.reduce((sum, { length_ms }) => sum + length_ms, 0)
  if (held_ms < most_held_minutes * minute_ms) return
  let rested = call.now
  for (const { held_at, length_ms } of holds) {
    if (held_ms < most_held_minutes * minute_ms) break
    held_ms -= length_ms
    rested = Temporal.Instant.from(held_at).add({ minutes: window_minutes })
  }
  const available_at = toTimestamp(rested)
  throw new ApiError('hold_limit_reached', {}, { param: 'starts_at', available_at })
}

// Without a person nothing tells one caller from another, so the number is limited. The limit of
// the account isn't locked: concurrent holds of other practitioners can exceed it by a few.
async function requireHoldsLeft(call: Call, practitioner_id: string) {
  await lockOpenHolds(call, practitioner_id)
  const open = await countOpenHolds(call, practitioner_id)
  const left = open.of_practitioner < open.hold_limit_per_practitioner
  if (left && open.of_account < open.hold_limit) return
  throw new ApiError('too_many_holds', {}, { param: 'hold' })
}
