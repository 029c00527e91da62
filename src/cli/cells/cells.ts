// attune cells: lists, adds and removes cells, migrates them, and records their accounts.
import { migrate } from '#db/migrate.ts'
import type { Config } from '#settings/config.ts'
import { isCellName } from '#settings/cells.ts'
import { StartupError } from '#settings/startup_error.ts'
import { type Arguments, Failure, type Row, type Table, text, UsageError } from '#cli/command.ts'
import { migrations } from '#cli/database_access.ts'
import { inspectCell, openAccounts } from './cell_state.ts'
import { type Cell, databaseUrlOf, type Directory, withDirectory } from './directory.ts'

export const list = ({ cells: settings }: Config): Promise<Table> =>
  withDirectory(settings, async (directory) => {
    const rows: Table = []
    for (const { name, base_url, accounts } of await directory.cells()) {
      const url = settings.database_urls.get(name)
      const found = url ? await inspectCell(url) : { state: 'no URL in CELL_DATABASE_URLS' }
      rows.push({ cell: name, url: base_url, accounts, migration: null, size: null, ...found })
    }
    return rows
  })

// Adds the cell with the accounts that its database has, or changes its URL.
export const add = ({ cells: settings }: Config, args: Arguments): Promise<Row> => {
  const name = args.words[0]!
  if (!isCellName(name))
    throw new UsageError('The name must consist of lowercase letters, digits and hyphens.')
  const base_url = text(args, 'url') ?? ''
  if (!/^https:\/\/[^/?#\s]+$/.test(base_url) || !URL.canParse(base_url))
    throw new UsageError('Pass --url with the base URL of the cell: https://…, without a path.')
  const url = databaseUrlOf(settings, name)
  const work = async (directory: Directory) => {
    const accounts = await openAccounts(url)
    const known = await directory.placements()
    const elsewhere = accounts.find((account) => (known.get(account) ?? name) !== name)
    if (elsewhere)
      throw new Failure(`The directory has the account ${elsewhere} in ${known.get(elsewhere)}.`)
    await directory.addCell(name, base_url)
    await directory.place(accounts, name)
    return { cell: name, url: base_url, accounts: accounts.length }
  }
  return withDirectory(settings, work, true)
}

export const remove = ({ cells: settings }: Config, { words }: Arguments): Promise<Row> =>
  withDirectory(settings, async (directory) => {
    const { name, accounts } = await directory.cellNamed(words[0]!)
    if (accounts > 0)
      throw new Failure(`The cell ${name} has ${accounts} accounts. Move them to others first.`)
    await directory.removeCell(name)
    return { cell: name, removed: true }
  })

// One cell after the other: what fails in the first doesn't reach the others.
export const migrateAll = ({ cells: settings }: Config): Promise<Table> =>
  withDirectory(settings, async (directory) => {
    const cells = (await directory.cells()).map(({ name }) => name)
    const urls = new Map(cells.map((name) => [name, databaseUrlOf(settings, name)]))
    const table: Table = []
    for (const [cell, url] of urls) {
      const applied = await migrate(url, migrations).catch((error: unknown) => {
        if (!(error instanceof StartupError)) throw error
        const sentence = `The cell ${cell} failed: ${error.message} Later cells are unchanged.`
        throw new Failure(sentence, undefined, { table })
      })
      table.push({ cell, applied: applied.length, last: applied.at(-1) ?? null })
    }
    return table
  })

// Records where accounts are open. The API can create accounts too, and a move can be interrupted
// before its last step.
export const sync = ({ cells: settings }: Config): Promise<Table> =>
  withDirectory(settings, async (directory) => {
    const cells = await directory.cells()
    const found = await accountsOf(cells, (name) => databaseUrlOf(settings, name))
    const known = await directory.placements()
    const changes: Table = []
    for (const [account, cell] of found) {
      const was = known.get(account)
      if (was === cell) continue
      await directory.place([account], cell)
      changes.push({ account, cell, was: was ?? null })
    }
    const lost = [...known].filter(([account]) => !found.has(account))
    return [...changes, ...lost.map(([account, was]) => ({ account, cell: 'none', was }))]
  })

async function accountsOf(cells: Cell[], urlOf: (name: string) => string) {
  const found = new Map<string, string>()
  for (const { name } of cells) {
    for (const account of await openAccounts(urlOf(name))) {
      const other = found.get(account)
      if (other) throw new Failure(`The account ${account} is open in ${other} and in ${name}.`)
      found.set(account, name)
    }
  }
  return found
}
