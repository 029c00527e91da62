// List filters: by column, by time range, or by keyed hash.
import type { Call } from '#kernel/call.ts'
import { join, raw, sql, type Statement } from '#db/sql.ts'
import type { Kind } from '#kernel/record.ts'

export type Filters = Record<string, (value: any, account: string) => Statement>
// Filters by keyed hash, whose key comes with the call.
export type HashFilters = Record<string, (value: any, call: Call) => Statement>

// A merged person's ID also refers to the person they were merged into.
export const currentPersonId = (account: string, person_id: unknown) =>
  sql`coalesce(
    (select merged_into_id from persons where account = ${account} and id = ${person_id}),
    ${person_id})`

// Time range: gte inclusive, lt exclusive.
export const timeRange = (name: string) => (range: { gte?: string; lt?: string }) =>
  join(
    [
      sql`true`,
      ...(range.gte ? [sql`${raw(name)} >= ${range.gte}`] : []),
      ...(range.lt ? [sql`${raw(name)} < ${range.lt}`] : []),
    ],
    ' and ',
  )

export const equals = (kind: Kind, account: string, name: string, value: unknown) =>
  kind.of_person && name === 'person_id'
    ? sql`person_id = ${currentPersonId(account, value)}`
    : sql`${raw(name)} = ${value}`
