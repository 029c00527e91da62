// The SQL of one page: its rows, and one more that tells whether others follow.
import { join, raw, sql, type Statement } from '#db/sql.ts'
import type { Place } from './cursor.ts'
import { allOf, type Alternatives, eitherOf } from './filters.ts'
import type { Order } from './order.ts'

type PageQuery = {
  table: Statement
  columns: Statement
  conditions: Statement[] // All hold.
  filters: Alternatives[] // Of each, one holds.
  order: Order
  from: Place | undefined
  limit: number
}

// An index serves one value of a filter in the order of the list, but not several. So the page is
// found for each value of the first such filter and then merged, however many rows match.
export function pageStatement(query: PageQuery) {
  const { table, columns, conditions, filters, order, from, limit } = query
  const by = orderBy(order)
  const several = filters.findIndex((alternatives) => alternatives.length > 1)
  const rest = filters.filter((_, index) => index !== several).map(eitherOf)
  const where = [...conditions, ...rest, ...(from ? [follows(order, from)] : [])]
  const most = sql`limit ${limit + 1}`
  if (several === -1) {
    return sql`select ${columns} from ${table} ${allOf(where)} order by ${by} ${most}`
  }
  const key = raw(order.column === 'id' ? 'id' : `id, ${order.column}`)
  const pages = filters[several]!.map(
    (value) =>
      sql`(select ${key} from ${table} ${allOf([...where, value])} order by ${by} ${most})`,
  )
  return sql`
    select ${columns} from ${table}
    ${allOf([
      ...conditions,
      sql`id in (
        select id from (${join(pages, ' union ')}) as matches order by ${by} ${most})`,
    ])}
    order by ${by}`
}

// Equal values are ordered by ID, so that every row has one place.
const orderBy = ({ column, descending }: Order) =>
  raw(descending ? `${column} desc, id desc` : `${column}, id`)

const follows = ({ column, descending }: Order, { at, id }: Place) =>
  sql`(${raw(column)}, id) ${raw(descending ? '<' : '>')} (${at}, ${id})`
