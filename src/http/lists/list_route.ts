// Lists: paged, filtered by field and ordered, with a cursor that continues where the page ended
// even if rows are added or removed in the meantime.
import type { TProperties, TSchema } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import { raw, sql, type Statement } from '#db/sql.ts'
import { ExternalIdFilter } from '#kernel/external_id.ts'
import { findRow, type Kind, type Row } from '#kernel/record.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import { readAuditor } from '#http/responses/audit_entries.ts'
import { type RequestInput, type Read, type Route, route } from '#http/routing/route.ts'
import { decryption } from '#http/routing/standard_routes.ts'
import { type Direction, type Place, readCursor, writeCursor } from './cursor.ts'
import {
  allOf,
  type Alternatives,
  equals,
  type Filters,
  type HashFilters,
  range,
} from './filters.ts'
import { anchorOf, ListQuery, page_parameters, type Paging } from './list_query.ts'
import { metadataFilter } from './metadata_filter.ts'
import { type Order, type Orders, ordersOf, range_types, readOrder, reverse } from './order.ts'
import { Page } from './page.ts'
import { pageStatement } from './page_statement.ts'

// The object that a list belongs to, and how it is found and authorized.
type Owner = {
  kind: Kind
  column: string
  find?: (call: Call, id: string) => Promise<{ id: string }>
}

export type ListOptions<R = unknown> = {
  kind: Kind<R>
  scope: Route['scope']
  item: TSchema
  summary: string
  fields: TProperties // What can be filtered by.
  filters?: Filters // How, where it is not equality with the column of that name.
  hash_filters?: HashFilters
  orders?: Orders // What it can be ordered by, in addition to created_at and updated_at.
  actors?: Route['actors']
  administration?: boolean // True if every read is audited.
  by?: 'created_at' | 'recorded_at' | 'sequence' // The default order.
  // What is listed, if it isn't the table alone: a subquery with the table's name and columns.
  table?(account: string): Statement
  columns?: Statement // What is read of a row, if an item has less than the whole object.
  always?: Statement // What holds for every row that is shown.
  of?: Owner // Whose list it is, if it belongs to one object.
  show?(row: R, call?: Call): object // How a row is shown, where that is not as it is.
  admits?(call: Call, rows: R[]): Promise<R[]> // Those of them the caller may see.
}

type ListInput = RequestInput<Paging & Record<string, unknown>>

export function listRoute<R extends { id: string } = Row>(options: ListOptions<R>): Route {
  const { kind, scope, item, summary, actors, by = 'created_at', always, of: owner } = options
  const { table = () => raw(kind.table), columns = columnsOf(kind) } = options
  const by_metadata = metadataFilter(kind, item)
  const hash_filters = { ...by_metadata.hash_filters, ...options.hash_filters }
  const orders = ordersOf(item, by, options.orders)
  const fields = { ...by_metadata.fields, ...externalIdFilter(item), ...options.fields }
  const filters = { ...by_metadata.filters, ...options.filters }
  const conditionsOf = filtersOf({ ...options, filters }, orders, hash_filters)
  const note = readAuditor({ administration: false, ...options }, 'listed')
  const showAll = (rows: R[], call: Call) =>
    rows.map((row) => (options.show ? options.show(row, call) : row))
  const plural = kind.table.replace(`${owner?.kind.object.split('_')[0]}_`, '')
  const url = owner ? `/v1/${owner.kind.table}/{id}/${plural}` : `/v1/${kind.table}`

  // What holds for every object of the list in this order.
  const listConditions = (account: string, owner_id: string, { column, nullable }: Order) => [
    sql`account = ${account}`,
    ...(always ? [always] : []),
    ...(owner ? [sql`${raw(owner.column)} = ${owner_id}`] : []),
    ...(nullable ? [sql`${raw(column)} is not null`] : []),
  ]

  function page({ query, id }: ListInput, account: string, place?: Place, call?: Call) {
    const { limit, ending_before, cursor, after } = query
    // Sorted, so that the order of a caller's parameters doesn't create another statement.
    const sent_filters = Object.entries(query)
      .filter(([name]) => !page_parameters.includes(name))
      .sort(([one], [other]) => (one < other ? -1 : 1))
    const size = limit ?? (query.id as string[] | undefined)?.length ?? 10
    const order = after === undefined ? readOrder(orders, query) : followOrder(query)
    const list = {
      ...Object.fromEntries(sent_filters),
      url: url.replace('{id}', id),
      order: query.order,
    }
    const sent: Direction = ending_before === undefined ? 'next' : 'previous'
    const [from, direction] = cursor ? readCursor(cursor, order.type, list) : [place, sent]
    const statement = pageStatement({
      table: table(account),
      columns,
      conditions: listConditions(account, id, order),
      filters: sent_filters.map(([name, value]) => conditionsOf(name, value, account, call)),
      order: direction === 'next' ? order : reverse(order),
      from,
      limit: size,
    })

    function pageOf(rows: R[]) {
      const data = rows.slice(0, size)
      const has_more = rows.length > size
      const last = data.at(-1)
      const next_cursor =
        has_more && last
          ? writeCursor({ at: placeOf(last, order), id: last.id }, direction, list)
          : null
      if (direction === 'previous') data.reverse()
      return { object: 'list', data, has_more, next_cursor, url: list.url }
    }
    const of_person = query.person_id !== undefined
    const audit = note && ((call: Call, rows: R[]) => note(call, rows.slice(0, size), of_person))
    return { statement, pageOf, audit }
  }

  // An object that the list doesn't contain is no place in it.
  async function findPlace(call: Call, input: ListInput, [param, id]: [string, string]) {
    const order = readOrder(orders, input.query)
    const [place] = await call.query<Place>(sql`
      select id, ${raw(order.column)} as at from ${table(call.account)}
      ${allOf([...listConditions(call.account, input.id, order), sql`id = ${id}`])}`)
    if (!place) throw notFound(kind.object, param)
    return place
  }

  const isByHash = ({ query }: RequestInput) =>
    Object.keys(query).some((name) => hash_filters[name])

  const findOwner = (call: Call, id: string) => findRow(call, owner!.kind, id)

  return route({
    name: owner ? `${owner.kind.table}.list_${plural}` : `${kind.table}.list`,
    method: 'GET',
    path: url,
    scope,
    summary,
    query: ListQuery(fields, orders),
    returns: Page(item),
    ...(!owner && { source: options }),
    ...(actors && { actors }),
    from_replica: !options.admits && !owner?.find,
    // Reading the owner can require consent.
    errors: ['resource_not_found', ...(owner?.find ? (['consent_required'] as const) : [])],
    read(input: ListInput, account: string): Read<R> | undefined {
      const needs_call = anchorOf(input.query) || owner || options.admits || isByHash(input)
      if (needs_call) return undefined
      const { statement, pageOf, audit } = page(input, account)
      const respond = (rows: R[], call: Call) => {
        const found = pageOf(rows)
        return { ...found, data: showAll(found.data, call) }
      }
      return { statement, ...decryption(kind), respond, audit }
    },
    async run(call: Call, request: ListInput) {
      const owned_by = owner && (await (owner.find ?? findOwner)(call, request.id))
      const input = owned_by ? { ...request, id: owned_by.id } : request
      const anchor = anchorOf(input.query)
      const place = anchor && (await findPlace(call, input, anchor))
      const { statement, pageOf, audit } = page(input, call.account, place, call)
      const rows = await decryptRows(call, kind, await call.query<R>(statement))
      const found = pageOf(rows)
      if (options.admits) found.data = await options.admits(call, found.data)
      audit?.(call, found.data)
      return { ...found, data: showAll(found.data, call) }
    },
  })
}

// Every object that has an external ID can be found by it.
const externalIdFilter = (item: TSchema): TProperties =>
  'external_id' in ((item as { properties?: object }).properties ?? {})
    ? { external_id: ExternalIdFilter }
    : {}

// A list is only ordered by columns that are times, dates, text or numbers.
const placeOf = (row: object, { column }: Order) =>
  (row as Record<string, string | number>)[column]!

// What each filter means in SQL: one condition for each of its values.
function filtersOf({ kind, filters = {} }: ListOptions, orders: Orders, by_hash: HashFilters) {
  const ranges = Object.entries(orders)
    .filter(([, { type }]) => range_types.includes(type))
    .map(([name, { column = name }]) => [name, range(column, kind.real_time)])
  const own: Filters = { ...Object.fromEntries(ranges), ...filters }

  return (name: string, value: unknown, account: string, call?: Call): Alternatives => {
    if (name === 'id') return [sql`id = any(${value})`]
    if (name === 'after') return [sql`sequence > ${value}`]
    const condition = by_hash[name]
      ? (one: unknown) => by_hash[name]!(one, call!)
      : (one: unknown) => (own[name] ?? equals(kind, name))(one, account)
    return Array.isArray(value) ? value.map(condition) : [condition(value)]
  }
}

// With `after`, a feed is followed in its own order.
function followOrder({ order }: Paging): Order {
  if (order !== undefined && order !== 'sequence') {
    throw invalid('order', '`after` returns events by ascending `sequence`; omit `order`.')
  }
  return { column: 'sequence', type: 'integer', nullable: false, descending: false }
}
