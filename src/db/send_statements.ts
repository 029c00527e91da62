// Sends the statements of one connection: prepared under a name, several in one round trip.
import type pg from 'pg'
import { Batch, type Prepared, type PreparedStatements } from './batch.ts'
import type { Connection } from './connect.ts'
import type { ObserveRoundTrip } from './round_trip.ts'
import { type Planning, sql, type Statement } from './sql.ts'

// Statements are prepared once per connection, under a name for their text. Beyond the limit they
// aren't prepared, so that callers can't fill the database's memory.
const max_prepared_statements = 500
export function statementNames() {
  const names = new Map<string, string>()
  return (text: string) => {
    const name = names.get(text)
    if (name || names.size >= max_prepared_statements) return name
    names.set(text, `s${names.size}`)
    return names.get(text)
  }
}

// Until the transaction ends. Requests use plans for all values: see enter() in
// migrations/0060_requests.sql. Joins that PostgreSQL can only make row by row look expensive
// enough to compile, which takes longer than they do.
const settings: Record<Planning, Statement> = {
  by_value: sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`,
  by_hash: sql`select set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true)`,
}

// A pooler can keep a statement prepared although the connection that prepared it was closed. So
// the text differs after each renewal of the connections: the pooler then prepares it again.
const textIn = (generation: number, text: string) =>
  generation === 0 ? text : `${text}\n-- ${generation}`

export type Preparation = {
  prepared: PreparedStatements
  nameOf: ReturnType<typeof statementNames> | undefined // Without it, nothing is prepared.
  generation: number
}

export function statementsOf(
  client: pg.PoolClient,
  { prepared, nameOf, generation }: Preparation,
  observe?: ObserveRoundTrip,
): Pick<Connection, 'query' | 'send'> {
  const prepare = (statement: Statement): Prepared => {
    const { text, values } = statement.build()
    const name = statement.planning === 'by_value' ? undefined : nameOf?.(text)
    return { name, text: name === undefined ? text : textIn(generation, text), values }
  }

  async function send(statements: Statement[]) {
    const end = observe?.(statements.length)
    if (!end) return await sendAll(statements)
    try {
      const outcome = await sendAll(statements)
      end(outcome.error)
      return outcome
    } catch (error) {
      end(error as Error)
      throw error
    }
  }

  async function sendAll(statements: Statement[]) {
    const special = statements.findIndex(({ planning }) => planning)
    if (special === -1)
      return await client.query(new Batch(statements.map(prepare), prepared)).outcome
    const with_setting = statements.toSpliced(special, 0, settings[statements[special]!.planning!])
    const batch = new Batch(with_setting.map(prepare), prepared)
    const { results, ...rest } = await client.query(batch).outcome
    return { ...rest, results: results.toSpliced(special, 1) }
  }

  async function query<Row>(statement: Statement) {
    const { results, error } = await send([statement])
    if (error) throw error
    return results[0] as Row[] // As the statement was written to return.
  }

  return { query, send }
}
