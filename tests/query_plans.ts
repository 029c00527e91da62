// Plans the statements of a list as the service does, runs them, and reports those that read more
// than a small part of a large table.
import pg from 'pg'
import type { Statement } from '#db/sql.ts'
import type { Route } from '#http/routing/route.ts'
import type { Call } from '#kernel/call.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { db, outside, secrets, sql } from './harness.ts'
import { timeAt } from './large_tables.ts'
import { filtersOf, ordersOf, type Query, valuesOf } from './list_values.ts'

const most_rows = 400

// A list, whose it is if it belongs to one object, and who reads it.
export type ListedTable = {
  route: Route
  table: string
  account: string
  owner_id?: string
  practitioner_id?: string // If only practitioners read it.
}

// The statement of a page, as the list builds it.
export async function statementOf(
  { route, table, account, owner_id = '' }: ListedTable,
  query: Query,
) {
  const isPage = new RegExp(`\\bfrom ${table}\\b[^]*\\border by\\b`)
  let statement: Statement | undefined
  await inAccount({ db, secrets, outside }, account, (within) => {
    const capture: Call['query'] = async (each) => {
      if (!isPage.test(each.build().text)) return await within.query(each)
      statement = each
      return []
    }
    return route.run({ ...within, query: capture }, { id: owner_id, query, body: {} })
  })
  return statement!
}

type Node = { Plans?: Node[]; [field: string]: unknown }

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

// The rows a plan reads from tables and indexes, with those that a condition removed.
export const rowsRead = (plan: Node) =>
  nodesOf(plan)
    .filter((node) => node['Relation Name'] ?? node['Index Name'])
    .map((node) => {
      const fields = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck']
      const rows = fields.reduce((sum, field) => sum + Number(node[field] ?? 0), 0)
      return rows * Number(node['Actual Loops'])
    })
    .reduce((sum, rows) => sum + rows, 0)

function literal(value: unknown): string {
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => `"${one}"`).join()}}`)
  return value === null ? 'null' : pg.escapeLiteral(String(value))
}

// Plans and runs a statement as the service does, with the plan for these values and with the one
// that PostgreSQL keeps for all values.
export async function plansOf(
  statement: Statement,
  account: string,
  practitioner_id: string | null = null,
): Promise<[string, Node][]> {
  const { text, values } = statement.build()
  const modes = [
    'force_custom_plan',
    ...(statement.planning === 'by_value' ? [] : ['force_generic_plan']),
  ]
  const client = await sql.connect()
  const plans: [string, Node][] = []
  try {
    for (const mode of modes) {
      await client.query('begin')
      const role = ['attune_app', account, practitioner_id]
      await client.query('select assume_role($1, $2, $3)', role)
      await client.query(`set local plan_cache_mode = ${mode}`)
      await client.query(`prepare page as ${text}`)
      const sent = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
      const { rows } = await client.query(`explain (analyze, format json) execute page${sent}`)
      plans.push([mode, rows[0]['QUERY PLAN'][0].Plan])
      await client.query('deallocate page')
      await client.query('rollback')
    }
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
    client.release()
  }
  return plans
}

const endOf = ({ title }: { title?: string }) =>
  title === 'amount_range' ? 100 : timeAt(500).slice(0, 10)

// Every filter and every order of a list that reads too much.
export async function findCostlyQueries(list: ListedTable): Promise<string[]> {
  const { route, account, practitioner_id } = list
  const found: string[] = []
  const check = async (query: Query) => {
    const statement = await statementOf(list, { limit: 10, ...query })
    for (const [mode, plan] of await plansOf(statement, account, practitioner_id)) {
      const rows = rowsRead(plan)
      if (rows > most_rows) {
        found.push(`${route.name} ${JSON.stringify(query)} reads ${rows} rows (${mode})`)
      }
    }
  }
  const orders = ordersOf(route)
  for (const order of orders) await check({ order })
  for (const [name, schema] of filtersOf(route)) {
    for (const value of valuesOf(route, name, schema)) await check({ [name]: value })
    // A range of the time that the list is ordered by is read from its beginning.
    if (orders.includes(name)) await check({ order: name, [name]: { lt: endOf(schema) } })
  }
  return found
}
