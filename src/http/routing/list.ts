// Lists: newest first, paged, filtered by field, with a cursor that continues where the page ended
// even if rows are added or removed in the meantime.
import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import { join, nothing, raw, sql, type Statement } from '#db/sql.ts'
import { UpdateOf, Nullable, Text, TimeRange } from '#kernel/fields.ts'
import { findRow, type Kind, type Row } from '#kernel/record.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import { type Place, readCursor, type Way, writeCursor } from './cursor.ts'
import { equals, type Filters, type HashFilters, timeRange } from './filters.ts'
import { metadataFilter } from './metadata_filter.ts'
import { readAuditor } from '#http/responses/audit_entries.ts'
import { type RequestInput, type Read, type Route, route } from './route.ts'
import { decryption } from './standard_routes.ts'

const paging = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      default: 10,
      description: 'Page size, 1 to 100. Default: 10.',
    }),
  ),
  starting_after: Type.Optional(Text('Return objects after this ID.', 64)),
  ending_before: Type.Optional(Text('Return objects before this ID.', 64)),
  cursor: Type.Optional(Text('`next_cursor` of the previous page.', 500)),
}
const Paging = Type.Object(paging)
type Paging = Static<typeof Paging>

export const Page = (item: TSchema) =>
  Type.Object(
    {
      object: Type.Literal('list', { description: 'Object type. Always `list`.' }),
      data: Type.Array(item, { description: 'Objects on this page, newest first.' }),
      has_more: Type.Boolean({ description: 'Whether more objects follow.', examples: [false] }),
      next_cursor: Nullable(Text('Cursor for the next page. Null on the last page.', 500)),
      url: Text('Path of the list.', 200, { examples: ['/v1/sessions'] }),
    },
    { description: 'One page of a list.' },
  )

// The object that a list belongs to, and how it is found and authorized.
type Owner = {
  kind: Kind
  column: string
  find?: (call: Call, id: string) => Promise<{ id: string }>
}

type ListOptions<Fields extends TProperties> = {
  kind: Kind
  scope: Route['scope']
  item: TSchema
  summary: string
  fields: Fields // What can be filtered by.
  filters?: Filters // How, where it is not equality with the column of that name.
  hash_filters?: HashFilters
  actors?: Route['actors']
  administration?: boolean // True if every read is audited.
  by?: 'created_at' | 'recorded_at' | 'sequence' // What the list is ordered by.
  always?: Statement // What holds for every row that is shown.
  of?: Owner // Whose list it is, if it belongs to one object.
  show?: (row: any, call?: Call) => object // How a row is shown, where that is not as it is.
  admits?: (call: Call, rows: Row[]) => Promise<Row[]> // Those of them the caller may see.
}

export function listRoute<Fields extends TProperties>(options: ListOptions<Fields>): Route {
  const { kind, scope, item, summary, fields, filters = {}, actors, by = 'created_at' } = options
  const by_metadata = metadataFilter(kind, item)
  const hash_filters = { ...by_metadata.filters, ...options.hash_filters }
  const { always, of: owner, administration = false } = options
  const note = readAuditor({ kind, item, administration }, 'listed')
  const show: NonNullable<typeof options.show> = options.show ?? ((row) => row)
  // Filters by creation time, regardless of the order of the list.
  const moment = by === 'sequence' ? 'created_at' : by
  const how: Filters = { [moment]: timeRange(moment), ...filters }
  const things = kind.table.replace(`${owner?.kind.object.split('_')[0]}_`, '')
  const url = owner ? `/v1/${owner.kind.table}/{id}/${things}` : `/v1/${kind.table}`

  function conditionOf(account: string, name: string, value: unknown, call?: Call) {
    if (hash_filters[name]) return hash_filters[name](value, call!)
    return how[name] ? how[name](value, account) : equals(kind, account, name, value)
  }

  type Wanted = RequestInput<Paging & Record<string, unknown>>

  function page({ query, id }: Wanted, account: string, place?: Place, call?: Call): Read {
    const { limit = 10, after, starting_after: _, ending_before, cursor, ...wanted } = query
    const list = { ...wanted, url: url.replace('{id}', id) }
    const asked: Way = after !== undefined ? 'up' : ending_before !== undefined ? 'back' : 'down'
    const [from, way] = cursor ? readCursor(cursor, by, list) : [place, asked]
    const upwards = way !== 'down'
    const conditions = Object.entries(wanted)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => conditionOf(account, name, value, call))
    if (always) conditions.push(always)
    if (owner) conditions.push(sql`${raw(owner.column)} = ${id}`)
    if (after !== undefined) conditions.push(sql`${raw(by)} > ${after}`)
    if (from)
      conditions.push(sql`(${raw(by)}, id) ${raw(upwards ? '>' : '<')} (${from.at}, ${from.id})`)
    const order = raw(upwards ? `${by}, id` : `${by} desc, id desc`)
    const statement = sql`
      select ${columnsOf(kind)} from ${raw(kind.table)}
      where ${join([sql`account = ${account}`, ...conditions], ' and ')}
      order by ${order}
      limit ${limit + 1}`

    function answer(rows: Row[], call?: Call) {
      const data = rows.slice(0, limit)
      const has_more = rows.length > limit
      const last = data.at(-1)
      const next_cursor =
        has_more && last ? writeCursor({ at: last[by], id: last.id }, way, list) : null
      if (way === 'back') data.reverse()
      const shown = data.map((row) => show(row, call))
      return { object: 'list', data: shown, has_more, next_cursor, url: list.url }
    }
    const of_person = wanted.person_id !== undefined
    const notes = note && ((call: Call, rows: Row[]) => note(call, rows.slice(0, limit), of_person))
    return { statement, ...decryption(kind), respond: answer, audit: notes }
  }

  // What the list would not show is no place in it either.
  async function findPlace(call: Call, id: string, param: string): Promise<Place> {
    const shown = always ? sql`and ${always}` : nothing
    const [place] = await call.query<Place>(
      sql`
        select id, ${raw(by)} as at from ${raw(kind.table)}
        where account = ${call.account} and id = ${id} ${shown}`,
    )
    if (!place) throw notFound(kind.object, param)
    return place
  }

  const isByHash = ({ query }: RequestInput) =>
    Object.keys(query).some((name) => hash_filters[name])

  const findOwner = (call: Call, id: string) => findRow(call, owner!.kind, id)

  return route({
    name: owner ? `${owner.kind.table}.list_${things}` : `${kind.table}.list`,
    method: 'GET',
    path: url,
    scope,
    summary,
    query: Type.Object({
      ...paging,
      ...UpdateOf({ ...by_metadata.fields, ...fields }).properties,
      [moment]: Type.Optional(TimeRange('Creation time.')),
    }),
    returns: Page(item),
    ...(actors && { actors }),
    // Reading the owner can require consent.
    errors: ['resource_not_found', ...(owner?.find ? (['consent_required'] as const) : [])],
    read: (given: RequestInput<any>, account: string) =>
      anchorOf(given.query) || owner || options.admits || isByHash(given)
        ? undefined
        : page(given, account),
    async run(call: Call, given: RequestInput<any>) {
      const whose = owner && (await (owner.find ?? findOwner)(call, given.id))
      if (whose) given = { ...given, id: whose.id }
      const [param, id] = anchorOf(given.query) ?? []
      const place = id ? await findPlace(call, id, param!) : undefined
      const { statement, respond: answer, audit: notes } = page(given, call.account, place, call)
      const rows = await call.query<Row>(statement)
      const opened = await decryptRows(call, kind, rows)
      const shown = answer(opened, call) as { data: Row[] }
      if (options.admits) shown.data = await options.admits(call, shown.data)
      notes?.(call, shown.data)
      return shown
    },
  })
}

// The id a page is counted from, if one was named. Only one way to count can be.
function anchorOf(query: Paging): [string, string] | undefined {
  const names = ['after', 'starting_after', 'ending_before', 'cursor'] as const
  const named = names.filter((name) => query[name as 'cursor'] !== undefined)
  if (named.length > 1) throw invalid(named[1]!, `Send ${named.join(' or ')}, not both.`)
  const [name] = named
  return name === 'starting_after' || name === 'ending_before' ? [name, query[name]!] : undefined
}
