// List filters: by column, by time range, or by keyed hash.
import type { Call } from '#kernel/call.ts'
import { join, raw, sql, type Statement } from '#db/sql.ts'
import type { Kind } from '#kernel/record.ts'

export type Filters = Record<string, (value: any) => Statement>
// Filters by keyed hash, whose key comes with the call.
export type HashFilters = Record<string, (value: any, call: Call) => Statement>

// A merged person's ID also refers to the person they were merged into.
export const currentPersonId = (person_id: unknown) =>
  sql`coalesce((select merged_into_id from persons where id = ${person_id}), ${person_id})`

export type Range = { gte?: string; lt?: string }

// Time range: gte inclusive, lt exclusive.
export const timeRange = (name: string) => (range: Range) =>
  join(
    [
      sql`true`,
      ...(range.gte ? [sql`${raw(name)} >= ${range.gte}`] : []),
      ...(range.lt ? [sql`${raw(name)} < ${range.lt}`] : []),
    ],
    ' and ',
  )

export const equals = (kind: Kind, name: string, value: unknown) =>
  sql`${raw(name)} = ${kind.of_person && name === 'person_id' ? currentPersonId(value) : value}`
