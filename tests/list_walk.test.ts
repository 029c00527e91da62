// Walks every list: each order in both directions, each filter with one value and with several,
// each expansion, all with cursors, on an account of its own.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routes } from '#areas/index.ts'
import type { References } from '#http/expand/expandable.ts'
import { page_parameters } from '#http/lists/list_query.ts'
import type { Route } from '#http/routing/route.ts'
import { createExample, optionsFor } from './examples.ts'
import { call, createTestAccount, type RequestOptions } from './harness.ts'
import { sampleOf } from './sample.ts'

type Item = { id: string; [field: string]: any }
type List = { route: Route; options: RequestOptions; items: Item[] }

const examples_each = 3
const lists = routes.filter(({ source }) => source)
const { key } = await createTestAccount()

test('there are lists to walk', () => assert.ok(lists.length > 35))

for (const route of sampleOf(lists, ({ name }) => name)) {
  test(`${route.name}: orders, filters and expansions`, async () => {
    const { kind } = route.source!
    for (let i = 0; i < examples_each; i++) await createExample(kind, { key })
    const options = await optionsFor(route, { key })
    const items = await follow({ route, options, items: [] }, 'limit=100')
    assert.ok(items.length >= examples_each, `${route.name} lists ${items.length}`)
    const list = { route, options, items }
    for (const order of ordersOf(route)) await checkOrder(list, order)
    for (const name of filtersOf(route)) await checkFilter(list, name)
    await checkIds(list)
    for (const [name, reference] of Object.entries(route.references ?? {})) {
      await checkExpansion(list, name, reference)
    }
  })
}

const propertiesOf = (schema: unknown) =>
  (schema as { properties?: Record<string, any> }).properties ?? {}

const ordersOf = ({ query }: Route): string[] => propertiesOf(query).order.enum

const filtersOf = ({ query }: Route) =>
  Object.keys(propertiesOf(query)).filter((name) => ![...page_parameters, 'wait'].includes(name))

async function get({ route, options }: List, query: string) {
  const response = await call('GET', `${route.path}?${query}`, undefined, options)
  assert.equal(response.status, 200, `${route.name}?${query}: ${response.text}`)
  return response.body as { data: Item[]; next_cursor: string | null; warnings?: any[] }
}

// All objects of a list, page by page. Of a list that every request adds to, only the first pages.
async function follow(list: List, query: string): Promise<Item[]> {
  const found: Item[] = []
  const most = grows(list) ? 4 : Infinity
  for (let cursor: string | null = '', pages = 0; cursor !== null && pages < most; pages++) {
    const page = await get(list, `${query}${cursor && `&cursor=${cursor}`}`)
    found.push(...page.data)
    cursor = page.next_cursor
  }
  return found
}

const idsOf = (items: Item[]) => items.map(({ id }) => id)

// Reading a list can itself add to it: its audit log entries, events and request logs.
const grows = ({ route }: List) => /^(audit_entries|request_logs|events)\./.test(route.name)

async function checkOrder(list: List, order: string) {
  const { route } = list
  const encoded = encodeURIComponent(order)
  const forward = await follow(list, `order=${encoded}&limit=2`)
  const ids = idsOf(forward)
  assert.equal(new Set(ids).size, ids.length, `${route.name} by ${order} repeats an object`)
  const field = order.replace('-', '')
  const values = forward.map((item) => comparable(item[field]))
  if (values.every((value) => value !== undefined)) {
    const sorted = inOrder(values)
    if (order.startsWith('-')) sorted.reverse()
    assert.deepEqual(values, sorted, `${route.name} by ${order}`)
    assert.ok(!values.includes(null))
  }
  if (grows(list) || ids.length === 0) return
  const opposite = order.startsWith('-') ? `%2B${field}` : `-${field}`
  const backward = await follow(list, `order=${opposite}&limit=2`)
  assert.deepEqual(idsOf(backward), ids.toReversed(), `${route.name} by ${opposite}`)
  const last = ids.at(-1)!
  const before = await get(list, `order=${encoded}&limit=2&ending_before=${last}`)
  assert.deepEqual(idsOf(before.data), ids.slice(-3, -1), `${route.name} before ${last}`)
  const after = await get(list, `order=${encoded}&limit=2&starting_after=${ids[0]}`)
  assert.deepEqual(idsOf(after.data), ids.slice(1, 3), `${route.name} after ${ids[0]}`)
}

// Amounts of money are ordered by their number.
const comparable = (value: any) => value?.amount ?? value

async function checkFilter(list: List, name: string) {
  const { route, items } = list
  const schema = propertiesOf(route.query)[name]
  if ((schema.title ?? '').endsWith('_range')) return await checkRange(list, name)
  if (name === 'metadata') return await checkMetadata(list)
  const values = [...new Set(items.map((item) => item[name]))].filter(
    (value) => typeof value === 'string' || typeof value === 'boolean',
  )
  const [first = exampleOf(schema)] = values
  const sent = encodeURIComponent(first)
  const found = await follow(list, `${name}=${sent}&limit=100`)
  if (values.length > 0) {
    const expected = items.filter((item) => item[name] === first)
    includesAll(list, found, expected, `${name}=${first}`)
  }
  if (schema.type !== 'array') return
  const second = values[1] ?? exampleOf(schema)
  const both = [...new Set([first, second])]
  const listed = both.map((value) => `${name}[]=${encodeURIComponent(value)}`).join('&')
  const several = await follow(list, `${listed}&limit=2`)
  const expected = items.filter((item) => both.includes(item[name]))
  if (values.length > 0) includesAll(list, several, expected, listed)
  const commas = await follow(list, `${name}=${both.map(encodeURIComponent).join(',')}&limit=2`)
  if (!grows(list)) assert.deepEqual(idsOf(commas), idsOf(several), `${route.name} ${listed}`)
}

// The objects that match are found, in the order of the list, and no others.
function includesAll(list: List, found: Item[], expected: Item[], filter: string) {
  const { name } = list.route
  if (grows(list)) return assert.ok(found.length > 0, `${name} ${filter}`)
  assert.deepEqual(idsOf(found), idsOf(expected), `${name} ${filter}`)
}

async function checkRange(list: List, name: string) {
  const { items, route } = list
  const of_amounts = titleOf(route, name) === 'amount_range'
  const type = of_amounts ? 'number' : 'string'
  const values = items
    .map((item) => comparable(item[name]))
    .filter((value) => typeof value === type)
  const some = inOrder(values)[Math.floor(values.length / 2)] ?? (of_amounts ? 1 : '2027-03-01')
  const bound = encodeURIComponent(some)
  const counts: number[] = []
  for (const operator of ['lt', 'lte', 'gt', 'gte']) {
    const dated = /^\d{4}-\d\d-\d\d$/.test(some) && isTimeRange(route, name)
    const sent = dated ? `${bound}T00:00:00Z` : bound
    const found = await follow(list, `${name}[${operator}]=${sent}&limit=100`)
    const shown = found.map((item) => comparable(item[name])).filter((value) => value !== undefined)
    assert.deepEqual(shown, inOrder(shown).toReversed(), `${route.name} in the order of ${name}`)
    counts.push(found.length)
  }
  const [before, until, after, from] = counts as [number, number, number, number]
  assert.ok(before <= until && after <= from, `${route.name} ${name}: ${counts}`)
  if (!grows(list) && values.length > 0) {
    assert.equal(before + from, values.length, `${route.name} ${name}: ${counts}`)
    assert.equal(until + after, values.length, `${route.name} ${name}: ${counts}`)
  }
  if (!of_amounts) assert.ok(Array.isArray((await get(list, `${name}[gte]=now`)).data))
}

const inOrder = <T>(values: T[]) => values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))

const titleOf = ({ query }: Route, name: string) => propertiesOf(query)[name].title
const isTimeRange = (route: Route, name: string) => titleOf(route, name) === 'time_range'

async function checkMetadata(list: List) {
  const { route, options, items } = list
  assert.deepEqual((await get(list, 'metadata[crm_id]=8841&metadata[of]=none')).data, [])
  const update = routes.find(({ name }) => name === `${route.source!.kind.table}.update`)
  if (!update) return
  const [item] = items as [Item]
  const path = update.path.replace('{id}', item.id)
  const changed = { metadata: { walk: item.id } }
  const { status } = await call('PATCH', path, changed, await optionsFor(update, options))
  if (status !== 200) return
  const found = await get(list, `metadata[walk]=${item.id}`)
  assert.deepEqual(idsOf(found.data), [item.id], `${route.name} by metadata`)
  await call('PATCH', path, { metadata: { walk: null } }, await optionsFor(update, options))
  assert.deepEqual((await get(list, `metadata[walk]=${item.id}`)).data, [])
}

async function checkIds(list: List) {
  const some = list.items.slice(0, 12).filter((_, at) => at !== 1)
  const query = some.map(({ id }) => `id[]=${id}`).join('&')
  const found = await get(list, `${query}&id[]=no_such_object`)
  assert.deepEqual(idsOf(found.data), idsOf(some), `${list.route.name} by id`)
}

// An expanded object is what a read of it returns.
async function checkExpansion(list: List, name: string, reference: References[string]) {
  const { route, items } = list
  const { data, warnings } = await get(list, `expand[]=${name}&limit=100`)
  assert.ok(Array.isArray(warnings))
  const holder = data.find((item) => item[reference.field]?.length > 0)
  for (const [at, item] of data.entries()) {
    assert.ok(name in item, `${route.name} expands ${name}`)
    const referred = item[reference.field]
    const missing =
      referred && referred.length > 0 && (item[name] === null || item[name].length === 0)
    const path = `data[${at}].${name}`
    if (missing)
      assert.ok(
        warnings.some((each) => each.path === path),
        `${path} has no warning`,
      )
  }
  if (!holder || !items.some(({ id }) => id === holder.id)) return
  const [expanded] = [holder[name]].flat()
  const { kind } = reference.source
  const retrieve = routes.find((each) => each.name === `${kind.table}.retrieve`)
  if (!expanded || !retrieve) return
  const path = retrieve.path.replace('{id}', expanded.id)
  const { body, status } = await call('GET', path, undefined, list.options)
  assert.equal(status, 200, `${path} is expanded but can't be read`)
  assert.deepEqual(expanded, body, `${route.name} expands ${name}`)
}

function exampleOf(schema: any): any {
  const item = schema.items ?? schema
  return item.examples?.[0] ?? item.enum?.[0] ?? (item.type === 'integer' ? 1 : 'a')
}
