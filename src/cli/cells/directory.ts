// The directory of cells, in a database of its own or in that of a cell: which cells there are,
// which of them has which account, and the hostnames of accounts. It stores no secrets: the URLs of
// the databases are settings.
import type pg from 'pg'
import { inTurn, withClient } from '#db/owner.ts'
import type { CellSettings } from '#settings/cells.ts'
import { StartupError } from '#settings/startup_error.ts'
import { Failure, UsageError } from '#cli/command.ts'

const create_tables = `
  create schema if not exists attune_directory;
  create table if not exists attune_directory.cells (
    name     text primary key,
    base_url text not null unique
  );
  create table if not exists attune_directory.accounts (
    account text primary key,
    cell    text not null references attune_directory.cells
  );
  create index if not exists accounts_cell on attune_directory.accounts (cell);
  create table if not exists attune_directory.hostnames (
    hostname text primary key,
    account  text not null references attune_directory.accounts
  );
  create index if not exists hostnames_account on attune_directory.hostnames (account);`

export type Cell = { name: string; base_url: string; accounts: number }
export type Route = { hostname: string; cell: string }
export type Directory = ReturnType<typeof directoryIn>

const has_tables = `select to_regclass('attune_directory.hostnames') is not null as there`

// With `creates`, creates the tables if they don't exist.
export async function withDirectory<T>(
  { directory_url }: CellSettings,
  work: (directory: Directory) => Promise<T>,
  creates = false,
): Promise<T> {
  if (!directory_url) throw new UsageError('Set DIRECTORY_URL. See docs/guides/scaling-out.md.')
  let connected = false
  try {
    return await withClient(directory_url, async (client) => {
      connected = true
      if (creates) await inTurn(client, () => client.query(create_tables))
      const { rows } = await client.query<{ there: boolean }>(has_tables)
      if (rows[0]!.there) return await work(directoryIn(client))
      throw new UsageError('The directory is empty. Add its first cell with "attune cells add".')
    })
  } catch (error) {
    if (connected || !(error instanceof StartupError)) throw error
    throw new Failure("The directory isn't reachable. Check DIRECTORY_URL.")
  }
}

function directoryIn(client: pg.Client) {
  const read = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows

  const cells = () =>
    read<Cell>(`
      select name, base_url, count(account)::int as accounts
      from attune_directory.cells left join attune_directory.accounts on cell = name
      group by name, base_url
      order by name`)

  async function cellNamed(name: string) {
    const found = (await cells()).find((cell) => cell.name === name)
    if (found) return found
    throw new UsageError(`The directory has no cell ${name}. Run "attune cells list".`)
  }

  return {
    cells,
    cellNamed,
    addCell: (name: string, base_url: string) =>
      read(
        `insert into attune_directory.cells (name, base_url) values ($1, $2)
         on conflict (name) do update set base_url = excluded.base_url`,
        [name, base_url],
      ),
    removeCell: (name: string) =>
      read('delete from attune_directory.cells where name = $1', [name]),

    // The cell of each account.
    placements: async () => {
      const rows = await read<{ account: string; cell: string }>(
        'select account, cell from attune_directory.accounts order by account',
      )
      return new Map(rows.map(({ account, cell }) => [account, cell]))
    },
    place: (accounts: string[], cell: string) =>
      read(
        `insert into attune_directory.accounts (account, cell)
         select account, $2 from unnest($1::text[]) as account
         on conflict (account) do update set cell = excluded.cell`,
        [accounts, cell],
      ),

    // In the order in which a map is easy to read.
    routes: () =>
      read<Route>(`
        select hostname, cell
        from attune_directory.hostnames join attune_directory.accounts using (account)
        order by hostname`),
    accountOf: async (hostname: string) => {
      const find = 'select account from attune_directory.hostnames where hostname = $1'
      return (await read<{ account: string }>(find, [hostname]))[0]?.account
    },
    addHostname: (hostname: string, account: string) =>
      read('insert into attune_directory.hostnames (hostname, account) values ($1, $2)', [
        hostname,
        account,
      ]),
    removeHostname: (hostname: string) =>
      read('delete from attune_directory.hostnames where hostname = $1 returning hostname', [
        hostname,
      ]),
  }
}

export function databaseUrlOf({ database_urls }: CellSettings, name: string) {
  const url = database_urls.get(name)
  if (url) return url
  throw new UsageError(`CELL_DATABASE_URLS has no URL of the cell ${name}.`)
}
