// Lists, all alike: newest first, a page at a time, filtered by field, with a cursor that goes on
// where the page ended even if rows come or go meanwhile.
import { createHash } from 'node:crypto'
import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import type { Call } from '#call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { join, nothing, raw, sql, type Statement } from '#db/sql.ts'
import { Changes, Nullable, Text } from '#fields.ts'
import { canonical, findRow, type Kind, type Row } from '#record.ts'
import { type Given, type Read, type Route, route } from './route.ts'

const paging = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, default: 10, description: 'How many, at most.' }),
  ),
  starting_after: Type.Optional(Text('An id: the page begins behind it.', 64)),
  ending_before: Type.Optional(Text('An id: the page ends before it.', 64)),
  cursor: Type.Optional(Text('next_cursor of the page before.', 500)),
}
const Paging = Type.Object(paging)
type Paging = Static<typeof Paging>

export const Page = (item: TSchema) =>
  Type.Object(
    {
      object: Type.Literal('list', { description: 'What kind of object this is.' }),
      data: Type.Array(item, { description: 'The objects of this page, newest first.' }),
      has_more: Type.Boolean({ description: 'Whether there is more behind.', examples: [false] }),
      next_cursor: Nullable(Text('Send it as cursor to read on.', 500)),
      url: Text('The path of the list.', 200, { examples: ['/v1/sessions'] }),
    },
    { description: 'A page of a list.' },
  )

export type Filters = Record<string, (value: any) => Statement>
type Place = { created_at: string; id: string }

type ListOptions<Fields extends TProperties> = {
  kind: Kind
  scope: Route['scope']
  item: TSchema
  summary: string
  fields: Fields // What can be filtered by.
  filters?: Filters // How, where it is not equality with the column of that name.
  actors?: Route['actors']
}

export function listRoute<Fields extends TProperties>(options: ListOptions<Fields>): Route {
  const { kind, scope, item, summary, fields, filters = {}, actors } = options
  const url = `/v1/${kind.table}`

  function page(query: Paging & Record<string, unknown>, place?: Place): Read {
    const { limit = 10, starting_after: _, ending_before, cursor, ...wanted } = query
    const from = cursor ? readCursor(cursor, wanted) : place
    const backwards = ending_before !== undefined
    const conditions = Object.entries(wanted).map(([name, value]) =>
      filters[name] ? filters[name](value) : sql`${raw(name)} = ${value}`,
    )
    if (from) {
      const side = raw(backwards ? '>' : '<')
      conditions.push(sql`(created_at, id) ${side} (${from.created_at}, ${from.id})`)
    }
    const order = raw(backwards ? 'created_at, id' : 'created_at desc, id desc')
    const where = conditions.length > 0 ? sql`where ${join(conditions, ' and ')}` : nothing
    const statement = sql`
      select * from ${raw(kind.table)}
      ${where}
      order by ${order}
      limit ${limit + 1}`

    function answer(rows: Row[]) {
      const data = rows.slice(0, limit)
      if (backwards) data.reverse()
      const has_more = rows.length > limit
      const last = data.at(-1) as Place | undefined
      const more = (backwards || has_more) && last
      const next_cursor = more ? writeCursor(last, wanted) : null
      return { object: 'list', data, has_more, next_cursor, url }
    }
    return { statement, answer }
  }

  return route({
    name: `${kind.table}.list`,
    method: 'GET',
    path: url,
    scope,
    summary,
    query: Type.Object({ ...paging, ...Changes(fields).properties }),
    returns: Page(item),
    ...(actors && { actors }),
    refuses: ['resource_not_found'],
    read: ({ query }: Given<any>) => (anchorOf(query) ? undefined : page(query)),
    async run(call: Call, { query }: Given<any>) {
      const [param, id] = anchorOf(query)!
      const place = await findRow(call, kind, id, param)
      const { statement, answer } = page(query, place as unknown as Place)
      return answer(await call.query(statement))
    },
  })
}

// The id a page is counted from, if one was named. Only one of the three can be.
function anchorOf(query: Paging): [string, string] | undefined {
  const named = (['starting_after', 'ending_before', 'cursor'] as const).filter((n) => query[n])
  if (named.length > 1) throw invalid(named[1]!, `Send ${named.join(' or ')}, not both.`)
  const [name] = named
  return name && name !== 'cursor' ? [name, query[name]!] : undefined
}

// The filters are bound into the cursor: a page of another list would skip or repeat rows.
const digest = (wanted: object) =>
  createHash('sha256').update(canonical(wanted)).digest('base64url').slice(0, 8)

const writeCursor = ({ created_at, id }: Place, wanted: object) =>
  Buffer.from(JSON.stringify([created_at, id, digest(wanted)])).toString('base64url')

function readCursor(cursor: string, wanted: object): Place {
  try {
    const [created_at, id, bound] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    Temporal.Instant.from(created_at)
    if (/^[\x21-\x7e]{1,64}$/.test(id) && bound === digest(wanted)) return { created_at, id }
  } catch {
    // Said below, in the same words.
  }
  throw invalid('cursor', 'cursor is not the next_cursor of a page with the same filters.')
}
