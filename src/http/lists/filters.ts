// List filters: what a parameter means in SQL. A filter gets one value; a list combines several.
import type { Call } from '#kernel/call.ts'
import { join, nothing, plannedByValue, raw, sql, type Statement } from '#db/sql.ts'
import type { Kind } from '#kernel/record.ts'

// `any`: each value has the type of its parameter's schema.
export type Filters = Record<string, (value: any, account: string) => Statement>
// Filters by keyed hash, whose key comes with the call. `any` as above.
export type HashFilters = Record<string, (value: any, call: Call) => Statement>

// A merged person's ID also refers to the person they were merged into.
// It is a query of its own, because under row-level security a condition with "coalesce" can't use
// an index.
export const currentPersonId = (account: string, person_id: unknown) => sql`(select coalesce(
  (select merged_into_id from persons where account = ${account} and id = ${person_id}),
  ${person_id}))`

const operators = { gte: '>=', gt: '>', lte: '<=', lt: '<' } as const
type Bounds = { [Operator in keyof typeof operators]?: string | number }

// A range of times, dates or amounts. `now` is the time of the account's clock, or the real time
// for objects that use it.
export const range =
  (column: string, real_time = false) =>
  (bounds: Bounds, account: string) =>
    plannedByValue(
      join(
        Object.entries(bounds).map(([operator, bound]) => {
          const value = bound === 'now' ? timeNow(account, real_time) : sql`${bound}`
          return sql`${raw(column)} ${raw(operators[operator as keyof Bounds])} ${value}`
        }),
        ' and ',
      ),
    )

const timeNow = (account: string, real_time: boolean) =>
  real_time
    ? raw('account_now(0)')
    : sql`(select account_now(clock_offset_ms) from accounts where account = ${account})`

export const equals =
  (kind: Kind, column: string) =>
  (value: unknown, account: string): Statement => {
    const refers_to_person = kind.of_person && column === 'person_id'
    return sql`${raw(column)} = ${refers_to_person ? currentPersonId(account, value) : value}`
  }

// Equality for a column whose usual value isn't in its index, because the order of the list finds
// it soon enough. The condition of the index is part of the statement, so every plan can use it.
export const equalsOr =
  (column: string, usual: string) =>
  (value: string): Statement =>
    value === usual
      ? sql`${raw(column)} = ${value}`
      : sql`${raw(column)} = ${value} and ${raw(`${column} <> '${usual}'`)}`

// A filter, as one condition for each of its values. An object matches if one of them holds.
export type Alternatives = Statement[]

export const eitherOf = (alternatives: Alternatives): Statement =>
  alternatives.length === 1 ? alternatives[0]! : sql`(${join(alternatives, ' or ')})`

export const allOf = (conditions: Statement[]): Statement =>
  conditions.length > 0 ? sql`where ${join(conditions, ' and ')}` : nothing
