// The order of a list: by which column, in which direction.
import type { TSchema } from 'typebox'
import { Choice } from '#kernel/fields.ts'

// How a column is checked when it comes back in a cursor.
export type OrderType = 'timestamp' | 'date' | 'amount' | 'integer' | 'text'

// Orders of these types are also filters by a range.
export const range_types: readonly OrderType[] = ['timestamp', 'date', 'amount']

// What a list can be ordered by: columns, or names of columns. The first is the default, in
// descending order. By a column that can be null, objects without a value aren't listed.
export type Orders = Record<string, OrderColumn>
type OrderColumn = { type: OrderType; column?: string; nullable?: boolean }

export type Order = Required<OrderColumn> & { descending: boolean }

// The parameter `order`: a name is ascending, with `-` it is descending. A leading `+`, which a URL
// decodes as a space, is ascending too.
export function OrderParameter(orders: Orders) {
  const names = Object.keys(orders)
  const [first] = names
  return Choice(
    names.flatMap((name) => [name, `-${name}`]),
    `Sort order; \`-\` means descending. Default: \`-${first}\`, or by the range you filter by.`,
    { examples: [`-${first}`], accepts_plus: true },
  )
}

type OrderedQuery = { order?: string; [filter: string]: unknown }

export function readOrder(orders: Orders, query: OrderedQuery): Order {
  const [first] = Object.keys(orders)
  const requested = query.order ?? `-${filteredRange(orders, query) ?? first}`
  const descending = requested.startsWith('-')
  const name = descending ? requested.slice(1) : requested
  return { column: name, nullable: false, ...orders[name]!, descending }
}

// A range is read in its own order. In another one, everything before it would be read first.
const filteredRange = (orders: Orders, query: OrderedQuery) =>
  Object.keys(orders).find(
    (name) => range_types.includes(orders[name]!.type) && query[name] !== undefined,
  )

export const reverse = (order: Order): Order => ({ ...order, descending: !order.descending })

// Every list is ordered by its own time; those of objects that change, also by their last change.
export function ordersOf(item: TSchema, by: string, more: Orders = {}): Orders {
  const { properties = {} } = item as { properties?: Record<string, unknown> }
  const times = ['created_at', 'updated_at'].filter((name) => name in properties)
  const own: Orders = { [by]: { type: by === 'sequence' ? 'integer' : 'timestamp' } }
  const changes = Object.fromEntries(times.map((name) => [name, { type: 'timestamp' as const }]))
  return { ...own, ...changes, ...more }
}
