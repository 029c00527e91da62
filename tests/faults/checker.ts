// Compares the responses a client got with the stored state. Every complaint names its request or
// object; no complaint means that every acknowledged write was kept.
import type { EventRow, Found, Row } from './stored_state.ts'
import { type Entry, isAnswered } from './journal.ts'

export function check(entries: Entry[], found: Found): string[] {
  return [
    ...hung(entries),
    ...lost(entries, found),
    ...doubled(entries, found),
    ...overlapping(found.sessions),
    ...missingEvents(found),
    ...writtenThoughRefused(entries, found),
    ...unsolicited(entries, found),
  ]
}

const nameOf = ({ number, key, path }: Entry) => `request ${number} (${path}, ${key})`

const ackedOf = ({ attempts }: Entry) => attempts.filter(({ outcome }) => outcome === 'acked')

// Every request gets a response, in bounded time, and none is a server error.
function* hung(entries: Entry[]) {
  for (const entry of entries) {
    if (!isAnswered(entry)) yield `${nameOf(entry)} was never answered`
    for (const { code } of entry.attempts) {
      if (code === 'TIMEOUT') yield `${nameOf(entry)} was left hanging`
      if (code === 'internal_error') yield `${nameOf(entry)} was answered internal_error`
      if (code === 'no_envelope') yield `${nameOf(entry)} was answered without an error code`
    }
  }
}

// P1: acknowledged objects exist with the acknowledged content, by ID and in lists.
function* lost(entries: Entry[], found: Found) {
  const rows = new Map([...found.sessions, ...found.practitioners].map((row) => [row.id, row]))
  for (const entry of entries) {
    const [acked] = ackedOf(entry)
    if (!acked) continue
    const promised = JSON.parse(acked.text!) as Row
    const { id } = promised
    const now = found.by_id.get(id)
    const held = rows.get(id)
    const listed = found.listed.get(id) ?? []
    if (!held) yield `P1: ${id}, acked by ${nameOf(entry)}, is not in the database`
    if (!now) yield `P1: ${id}, acked by ${nameOf(entry)}, cannot be read`
    if (listed.length !== 1) yield `P1: ${id} is listed ${listed.length} times`
    if (!now || !held) continue
    const differs = differences(promised, now)
    if (differs.length > 0) yield `P1: ${id} is not as ${nameOf(entry)} was told: ${differs}`
    if (held.version !== now.version || held.status !== now.status) yield `P1: ${id} is told wrong`
    if (listed[0] && !alike(listed[0], now)) yield `P1: ${id} is listed otherwise than read`
  }
}

// Later steps may have changed it: then earlier fields are still set, and the version is higher.
const moving = ['status', 'version', 'updated_at']

function differences(promised: Row, now: Row): string[] {
  if (now.version < promised.version) return [`version ${now.version} is older`]
  const moved = now.version > promised.version
  const fixed = Object.keys(promised).filter(
    (field) => !moved || (promised[field] !== null && !moving.includes(field)),
  )
  return fixed.filter((field) => !alike(promised[field], now[field]))
}

const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

// P2: one key creates one object and one event, acknowledged or not, and retries get the same.
function* doubled(entries: Entry[], { sessions, practitioners, events, keys }: Found) {
  const made = Map.groupBy([...sessions, ...practitioners], ({ metadata }) => metadata.asked)
  const events_by_key = Map.groupBy(events, ({ idempotency_key }) => idempotency_key)
  const stored_keys = new Map(keys.map(({ key, object_id }) => [key, object_id]))
  for (const entry of entries) {
    const objects = made.get(entry.key) ?? []
    const caused = events_by_key.get(entry.key) ?? []
    const acked = ackedOf(entry)
    if (objects.length > 1) yield `P2: ${nameOf(entry)} made ${objects.length} objects`
    if (caused.length > 1) yield `P2: ${nameOf(entry)} caused ${caused.length} events`
    if (new Set(acked.map(({ text }) => text)).size > 1)
      yield `P2: ${nameOf(entry)} got different answers to the same key`
    if (!acked[0]) continue
    if (wasTakenBack(entry)) yield `P2: ${nameOf(entry)} was acked, and later refused`
    const { id, version } = JSON.parse(acked[0].text!) as Row
    if (stored_keys.get(entry.key) !== id)
      yield `P2: the key of ${nameOf(entry)} does not lead to ${id}`
    const fits = caused.some((event) => event.object_id === id && event.object_version === version)
    if (!fits) yield `P5: ${nameOf(entry)} was acked, and no event tells of it`
  }
}

function wasTakenBack({ attempts }: Entry) {
  const acked_at = Math.min(
    ...attempts.map((a) => (a.outcome === 'acked' ? a.answered_at! : Infinity)),
  )
  return attempts.some(({ outcome, sent_at }) => outcome === 'refused' && sent_at > acked_at)
}

const blocking = ['held', 'requested', 'scheduled', 'checked_in', 'started']

// P3: no one is in two sessions at once. All times have one format, so they compare as text.
function* overlapping(sessions: Row[]) {
  const active = sessions.filter(({ status }) => blocking.includes(status))
  for (const [practitioner, theirs] of Map.groupBy(active, (row) => row.practitioner_id)) {
    const byTime = theirs.sort((one, other) => (one.starts_at! < other.starts_at! ? -1 : 1))
    for (const [place, { id, starts_at }] of byTime.entries()) {
      const before = byTime[place - 1]
      if (before && (before.ends_at as string) > (starts_at as string))
        yield `P3: ${before.id} and ${id} of ${practitioner} overlap`
    }
  }
}

// A reminder announces a time, not a change.
const isChange = ({ type }: EventRow) => type !== 'session.reminder_due'

// P5: each version of each object has exactly one event.
function* missingEvents({ sessions, practitioners, events }: Found) {
  const events_by_key = Map.groupBy(events.filter(isChange), ({ object_id }) => object_id)
  for (const { id, version } of [...sessions, ...practitioners]) {
    const versions = (events_by_key.get(id) ?? []).map(({ object_version }) => object_version)
    const expected = Array.from({ length: version }, (_, place) => place + 1)
    if (!alike(versions.sort(ascending), expected))
      yield `P5: ${id} is at version ${version}, its events tell of [${versions}]`
    events_by_key.delete(id)
  }
  for (const id of events_by_key.keys()) yield `P5: an event tells of ${id}, which is not there`
}

const ascending = (one: number, other: number) => one - other

// P8: requests that were only ever rejected leave nothing behind. (An attempt with an unknown
// outcome may still have run after another one with the same key was refused.)
function* writtenThoughRefused(entries: Entry[], found: Found) {
  const { sessions, practitioners, events, keys } = found
  const left = new Set<unknown>([
    ...[...sessions, ...practitioners].map(({ metadata }) => metadata.asked),
    ...sessions.map(({ reason }) => reason),
    ...events.map(({ idempotency_key }) => idempotency_key),
    ...keys.map(({ key }) => key),
  ])
  for (const entry of entries) {
    const refused = entry.attempts.every(({ outcome }) => outcome === 'refused')
    if (refused && left.has(entry.key)) yield `P8: ${nameOf(entry)} was refused, yet wrote`
  }
}

// Nothing exists that no request created.
function* unsolicited(entries: Entry[], { sessions, practitioners, keys }: Found) {
  const options = new Set(entries.map(({ key }) => key))
  for (const { id, metadata } of [...sessions, ...practitioners]) {
    if (!options.has(metadata.asked!)) yield `${id} is there, and nobody asked for it`
  }
  for (const { key } of keys) if (!options.has(key)) yield `the key ${key} was never sent`
}
