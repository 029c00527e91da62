// Holds: expires stale ones, and limits how long one person can keep a time, and how many times can
// be held for nobody.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { tryStep } from '#kernel/take_step.ts'
import { sessionLifecycle } from './lifecycle.ts'
import {
  countOpenHolds,
  endedHolds,
  lockHolds,
  lockOpenHolds,
  lockStaleHolds,
} from './hold_store.ts'
import type { SessionRow } from './schema.ts'
import type { Times } from './store.ts'
import { lockPersons } from './participant_store.ts'

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

type HoldRequest = {
  practitioner_id: string
  persons: string[]
  times: Times
  minutes: number
  session_id?: string // Of an open hold that changes, and doesn't count itself.
}

// Returns when the hold expires: sooner than requested if the person has held the time before.
export async function requireMayHold(call: Call, request: HoldRequest): Promise<string> {
  const { practitioner_id, persons, times, minutes, session_id = '' } = request
  const expiresAfter = (ms: number) => toTimestamp(call.now.add({ milliseconds: Math.floor(ms) }))
  const requested_ms = minutes * minute_ms
  if (persons.length === 0) {
    await requireHoldsLeft(call, practitioner_id, session_id)
    return expiresAfter(requested_ms)
  }
  await releaseOtherHolds(call, practitioner_id, persons, session_id)
  const left_ms = await requireRested(call, practitioner_id, persons, times)
  // The time of an offer is held until the offer expires, hours later.
  const offered = minutes > most_held_minutes
  return expiresAfter(offered ? requested_ms : Math.min(requested_ms, left_ms))
}

// An open hold whose persons change passes the same limits as a new one. Returns its new expiry.
export async function limitChangedHold(call: Call, session: SessionRow, persons: string[]) {
  const { id: session_id, practitioner_id, starts_at, ends_at, hold_expires_at } = session
  const left_ms = Date.parse(hold_expires_at!) - call.now.epochMilliseconds
  return await requireMayHold(call, {
    practitioner_id,
    persons,
    times: { starts_at, ends_at, from: starts_at, until: ends_at },
    minutes: left_ms / minute_ms,
    session_id,
  })
}

// A person can hold one time per practitioner: a new hold releases the previous one. Uses a
// separate lock from booking, which locks after inserting the slot. The opposite order would
// deadlock.
async function releaseOtherHolds(
  call: Call,
  practitioner_id: string,
  persons: string[],
  except: string,
) {
  await lockPersons(call, persons, 'holds')
  for (const { id } of await lockHolds(call, practitioner_id, persons, except)) {
    await tryStep(call, sessionLifecycle, id, 'release')
  }
}

// Counts minutes, not holds: changing between times for a moment costs nothing. Returns the
// milliseconds that are left: less than a minute is of no use.
async function requireRested(call: Call, practitioner_id: string, persons: string[], times: Times) {
  const since = call.now.subtract({ minutes: window_minutes })
  const holds = await endedHolds(call, practitioner_id, persons, times, toTimestamp(since))
  const most_ms = most_held_minutes * minute_ms
  let held_ms = holds.reduce((sum, { length_ms }) => sum + length_ms, 0)
  const left_ms = most_ms - held_ms
  if (left_ms >= minute_ms) return left_ms
  let rested = call.now
  for (const { held_at, length_ms } of holds) {
    if (most_ms - held_ms >= minute_ms) break
    held_ms -= length_ms
    rested = Temporal.Instant.from(held_at).add({ minutes: window_minutes })
  }
  const available_at = toTimestamp(rested)
  throw new ApiError('hold_limit_reached', {}, { param: 'starts_at', available_at })
}

// Without a person nothing tells one caller from another, so the number is limited.
async function requireHoldsLeft(call: Call, practitioner_id: string, except: string) {
  await lockOpenHolds(call)
  const open = await countOpenHolds(call, practitioner_id, except)
  const left = open.of_practitioner < open.hold_limit_per_practitioner
  if (left && open.of_account < open.hold_limit) return
  throw new ApiError('too_many_holds', {}, { param: 'hold' })
}
