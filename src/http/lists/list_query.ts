// The query parameters of a list: paging, order, filters and expansions.
import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import { invalid } from '#catalogue/api_error.ts'
import { Text } from '#kernel/fields.ts'
import { AmountRange, DateRange, Several, TimeRange } from '#kernel/filter_fields.ts'
import { OrderParameter, type Orders, type OrderType } from './order.ts'

const paging = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      description: 'Page size, 1 to 100. Default: 10, or the number of `id`s.',
      examples: [10],
    }),
  ),
  starting_after: Type.Optional(Text('Return objects after this ID.', 64)),
  ending_before: Type.Optional(Text('Return objects before this ID.', 64)),
  cursor: Type.Optional(Text('`next_cursor` of the previous page.', 500)),
}
export type Paging = Static<Type.TObject<typeof paging>> & { order?: string; after?: number }

// Parameters that choose a page. Every other parameter of a list is a filter.
export const page_parameters = [...Object.keys(paging), 'order', 'expand']

// How many objects can be read by their IDs at once.
const most_ids = 100
const most_values = 20

const ranges_by_type: Partial<Record<OrderType, (description: string) => TSchema>> = {
  timestamp: TimeRange,
  date: DateRange,
  amount: AmountRange,
}

export function ListQuery(fields: TProperties, orders: Orders) {
  const ranges = Object.entries(orders).flatMap(([name, { type }]) => {
    const Range = ranges_by_type[type]
    return Range ? [[name, Range(`Filter by a range of \`${name}\`.`)]] : []
  })
  const filters: TProperties = {
    id: Several(Text('IDs of the objects to return, at most 100.', 64), most_ids),
    ...Object.fromEntries(ranges),
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        takesSeveral(field) ? Several(filterOf(name, withoutNull(field)), most_values) : field,
      ]),
    ),
  }
  const optional = Object.entries(filters).map(([name, field]) => [name, Type.Optional(field)])
  return Type.Object({
    ...paging,
    order: Type.Optional(OrderParameter(orders)),
    ...(Object.fromEntries(optional) as TProperties),
  })
}

// Ranges and key-value pairs have their own form; of two truth values, both mean no filter.
const takesSeveral = (field: TSchema) => {
  const { type, one_value } = field as { type?: string; one_value?: boolean }
  return type !== 'object' && type !== 'boolean' && !one_value
}

// A reference is the same filter in every list.
function filterOf(name: string, field: TSchema): TSchema {
  if (!('refers_to' in field)) return field
  return { ...field, description: `Filter by \`${name}\`.` }
}

// A filter by null would never match.
function withoutNull(field: TSchema): TSchema {
  const { anyOf, ...rest } = field as { anyOf?: TSchema[] }
  const [only, other] = anyOf ?? []
  return only && (other as { type?: string }).type === 'null' ? { ...only, ...rest } : field
}

// The ID a page is counted from, if one was sent. Only one way to count can be used; the cursor of
// a page with `after` is sent with it, as with a filter.
export function anchorOf(query: Paging): [string, string] | undefined {
  const names = ['after', 'starting_after', 'ending_before', 'cursor'] as const
  const sent = names
    .filter((name) => query[name] !== undefined)
    .filter((name) => name !== 'after' || query.cursor === undefined)
  if (sent.length > 1) throw invalid(sent[1]!, `Send ${sent.join(' or ')}, not both.`)
  const [name] = sent
  return name === 'starting_after' || name === 'ending_before' ? [name, query[name]!] : undefined
}
