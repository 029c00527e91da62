// How lists are filtered: by a column, by a range of time, or by a keyed hash.
import type { Call } from '#call.ts'
import { join, raw, sql, type Statement } from '#db/sql.ts'
import type { Kind } from '#record.ts'

export type Filters = Record<string, (value: any) => Statement>
// Filters by keyed hashes: what the hash is made with comes with the call.
export type HashFilters = Record<string, (value: any, call: Call) => Statement>

// Who became one with another is meant by the other's id too.
export const meant = (person_id: unknown) =>
  sql`coalesce((select merged_into_id from persons where id = ${person_id}), ${person_id})`

// At or after the one time, and before the other.
export const within = (name: string) => (range: { gte?: string; lt?: string }) =>
  join(
    [
      sql`true`,
      ...(range.gte ? [sql`${raw(name)} >= ${range.gte}`] : []),
      ...(range.lt ? [sql`${raw(name)} < ${range.lt}`] : []),
    ],
    ' and ',
  )

export const equals = (kind: Kind, name: string, value: unknown) =>
  sql`${raw(name)} = ${kind.of_person && name === 'person_id' ? meant(value) : value}`
