// The rows of one account in every table: copied from one database to another, compared, deleted.
// As the owner, without triggers: what they derive is copied too, and append-only tables are left
// with the account.
import type pg from 'pg'
import { readRows } from './backup.ts'
import { exactText, isOurs, sequencesOf, type Table, tablesOf } from './backup_tables.ts'
import { copyIn, copyLine } from './copy_in.ts'
import { missing } from './roles.ts'

type Client = pg.Client

// Waitlist entries are of the deployment: their account is null until they are accepted.
const required_accounts = `
  select quote_ident(relname) as name from pg_class join pg_attribute on attrelid = pg_class.oid
  where ${isOurs} and relkind in ('r', 'p') and attname = 'account' and attnotnull`

export async function accountTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string }>(required_accounts)
  const names = new Set(rows.map(({ name }) => name))
  return (await tablesOf(client)).filter(({ name }) => names.has(name))
}

// Begins a transaction that sees every account and in which values have the same text everywhere.
export async function beginMaintenance(client: Client, isolation = 'read committed') {
  await client.query(`begin isolation level ${isolation}`)
  await client.query(exactText)
  await client.query("select set_config('app.maintenance', 'on', true)")
}

const insufficient_privilege = '42501'

// Foreign keys are triggers too. They hold, because all rows of the account are written together.
export async function withoutTriggers(client: Client) {
  try {
    await client.query('set local session_replication_role = replica')
  } catch (error) {
    if ((error as { code?: string }).code !== insufficient_privilege) throw error
    const { user } = client
    const remedy = `grant set on parameter session_replication_role to "${user}";`
    throw missing(`The owner "${user}" can't suspend triggers`, remedy)
  }
}

// Through a temporary table, because COPY doesn't write to a table with row-level security.
export async function copyRows(source: Client, target: Client, account: string, table: Table) {
  const columns = table.columns.join(', ')
  await target.query(`create temp table moving as select ${columns} from ${table.name} limit 0`)
  const copy = await copyIn(target, `copy moving (${columns}) from stdin`)
  try {
    for await (const rows of readRows(source, table, ofAccount(source, account)))
      await copy.write(rows.map(copyLine).join(''))
  } catch (error) {
    await copy.fail()
    throw error
  }
  await copy.end()
  const insert = `insert into ${table.name} (${columns}) overriding system value`
  await target.query(`${insert} select ${columns} from moving`)
  await target.query('drop table moving')
}

export type Digest = { rows: number; hash: string }

// The same for the same rows, in any order.
export async function digestOf(client: Client, account: string, table: Table): Promise<Digest> {
  const values = table.columns.map((column) => `t.${column}`).join(', ')
  const { rows } = await client.query<Digest>(`
    select count(*)::int as rows,
      concat(sum(hashtextextended(text, 0)), ':', sum(hashtextextended(text, 1))) as hash
    from (select row(${values})::text as text from ${table.name} as t
      ${ofAccount(client, account)}) as found`)
  return rows[0]!
}

export const deleteRows = (client: Client, account: string, { name }: Table) =>
  client.query(`delete from ${name} ${ofAccount(client, account)}`)

const ofAccount = (client: Client, account: string) =>
  `where account = ${client.escapeLiteral(account)}`

const headroom = 1_000n // For numbers that other transactions take meanwhile.

// Numbers that rows get next come after those of the rows that were copied.
export async function raiseSequences(source: Client, target: Client) {
  const reached = new Map(
    (await sequencesOf(target)).map(({ name, last_value }) => [name, BigInt(last_value)]),
  )
  for (const { name, last_value } of await sequencesOf(source)) {
    const last = BigInt(last_value)
    if (last > (reached.get(name) ?? last))
      await target.query('select setval($1::regclass, $2::bigint)', [name, `${last + headroom}`])
  }
}
