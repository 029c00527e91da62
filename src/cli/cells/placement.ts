// Places a new account in a cell: the one that is named, or the one with the fewest accounts.
import { requireMigrated } from '#db/schema_check.ts'
import type { Config } from '#settings/config.ts'
import { type Arguments, Failure, text, UsageError } from '#cli/command.ts'
import { connectAndRun, type DatabaseContext, migrations } from '#cli/database_access.ts'
import { databaseUrlOf, withDirectory } from './directory.ts'
import { hostnameIn } from './proxy_map.ts'

type Place = { cell: string; hostname?: string }

// The account exists before the directory names it. If the directory fails, "cells sync" adds it.
export function createInCell(
  config: Config,
  args: Arguments,
  account: string,
  create: (context: DatabaseContext) => Promise<unknown>,
): Promise<Place> {
  const wanted = text(args, 'hostname')
  const hostname = wanted === undefined ? undefined : hostnameIn(wanted)
  return withDirectory(config.cells, async (directory) => {
    const named = text(args, 'cell')
    const { name: cell } = named
      ? await directory.cellNamed(named)
      : emptiestOf(await directory.cells())
    const owner = hostname && (await directory.accountOf(hostname))
    if (owner) throw new UsageError(`The hostname ${hostname} belongs to the account ${owner}.`)
    const url = databaseUrlOf(config.cells, cell)
    await requireMigrated(url, migrations)
    await connectAndRun(config, url, create)
    try {
      await directory.place([account], cell)
      if (hostname) await directory.addHostname(hostname, account)
    } catch {
      const sentence = `The account ${account} was created in ${cell}, but the directory failed.`
      throw new Failure(`${sentence} Run "attune cells sync", then "attune cells hostname".`)
    }
    return { cell, ...(hostname && { hostname }) }
  })
}

function emptiestOf<Cell extends { name: string; accounts: number }>(cells: Cell[]): Cell {
  const [first, ...others] = cells
  if (!first) throw new UsageError('The directory has no cells. Run "attune cells add".')
  return others.reduce((least, cell) => (cell.accounts < least.accounts ? cell : least), first)
}
