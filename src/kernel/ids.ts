// IDs: a prefix that names the type, and 22 random base-62 digits. They don't sort by age, because
// an ID must not reveal when a person sought care.
import { pooledBase62 } from '#crypto/base62.ts'

// Whether the text has the form of an ID with one of these prefixes.
export function isIdOf(prefixes: ReadonlySet<string>, text: string) {
  const [, prefix] = /^([a-z]{2,8})_[0-9A-Za-z]{22}$/.exec(text) ?? []
  return prefix !== undefined && prefixes.has(prefix)
}

export const newId = (prefix: string) => `${prefix}_${pooledBase62(22)}`

// The UID of an object in calendars, by which Attune recognizes its own events in other calendars.
export const calendarUid = (id: string) => `${id}@attune`
export const readCalendarUid = (uid: string) =>
  /^([a-z]{2,8}_[0-9A-Za-z]{22})@attune$/.exec(uid)?.[1]
