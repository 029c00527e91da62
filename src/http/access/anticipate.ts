// What enter() will probably find, from what it found for the same key before. With it, a request
// runs up to its first query, which is then sent together with enter(). Nothing is committed, and
// no row is returned, before the real entry was compared with this one and authorized.
import type { AppContext } from '#http/app_context.ts'
import type { Actor } from '#kernel/call.ts'
import { practitionerIn } from './admit.ts'
import { type Entry, nothing_stored } from './authorize.ts'

export function anticipateEntry(
  { admission }: AppContext,
  key_hash: string,
  on_behalf_of: Actor,
): Entry | undefined {
  const known = admission.known_keys.entryOf(key_hash)
  const real_now = admission.clock.estimate()
  if (!known || real_now === undefined) return undefined
  return {
    ...known,
    now: timestamp(real_now + clockOffset(known)),
    real_now: timestamp(real_now),
    actor_found: practitionerIn(on_behalf_of) === null ? null : true,
    ...nothing_stored,
  }
}

// The anticipated time may be earlier by how long the request was on its way.
const most_behind_ms = 1_000
const most_ahead_ms = 10

const aheadOf = (entry: Entry, expected: Entry) =>
  Date.parse(expected.real_now) - Date.parse(entry.real_now)

// How long until the anticipated time has passed, in milliseconds. What is committed before would
// seem newer than what others create after it.
export function untilNow(entry: Entry, expected: Entry) {
  const ahead = aheadOf(entry, expected)
  return ahead > 0 ? ahead + 1 : 0 // Both are whole milliseconds.
}

export function isAsAnticipated(entry: Entry, expected: Entry) {
  const ahead = aheadOf(entry, expected)
  return (
    ahead <= most_ahead_ms &&
    ahead >= -most_behind_ms &&
    clockOffset(entry) === clockOffset(expected) &&
    entry.stored_fingerprint === null &&
    lasting.every((field) => isSame(entry[field], expected[field]))
  )
}

const lasting = [
  'account',
  'key_id',
  'key_scopes',
  'key_expires_at',
  'key_valid',
  'key_allowed_ips',
  'actor_found',
  'subject_kind',
  'subject_id',
  'token_origins',
  'member_id',
  'member_role',
  'member_practitioner_id',
  'member_fresh_until',
] as const

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

// How far the account's test clock is ahead.
const clockOffset = ({ now, real_now }: Entry) => Date.parse(now) - Date.parse(real_now)

const timestamp = (milliseconds: number) => new Date(milliseconds).toISOString()
