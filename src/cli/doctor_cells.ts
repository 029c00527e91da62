// Checks of "attune doctor" on cells: moves that were interrupted, accounts that have moved, and
// the directory, which must name this cell for the accounts that are open here.
import { beginMaintenance } from '#db/account_rows.ts'
import { withClient } from '#db/owner.ts'
import type { Config } from '#settings/config.ts'
import { withDirectory } from './cells/directory.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

type Account = { account: string; frozen: boolean; moving_to: string | null; moved: boolean }

const name = 'cells'

export async function checkCells({ database_owner_url, cells }: Config): Promise<Finding[]> {
  const accounts = database_owner_url ? await accountsIn(database_owner_url) : undefined
  if (!accounts) return [] // The embedded database, or one that other checks report.
  const frozen = accounts.filter((account) => account.frozen)
  const moves = frozen.filter(({ moved }) => !moved).map(interrupted)
  const left = frozen.filter(({ moved }) => moved).map(leftBehind)
  if (!cells.directory_url) return [...moves, ...left]
  const open = accounts.filter((account) => !account.frozen).map(({ account }) => account)
  return [...moves, ...left, ...(await compare(cells, open))]
}

const accountsIn = (database: string) =>
  withClient(database, async (client) => {
    await beginMaintenance(client, 'read committed read only')
    const { rows } = await client.query<Account>(`
      select account, frozen_at is not null as frozen, moving_to, moved_to is not null as moved
      from accounts order by account`)
    return rows
  }).catch(() => undefined)

const interrupted = ({ account, moving_to }: Account) =>
  problem(
    name,
    `The account ${account} is frozen: it moves to ${moving_to ?? 'another cell'}.`,
    'If the move isn\'t running, run it again, or run "attune accounts unfreeze".',
  )

const leftBehind = ({ account, moving_to }: Account) =>
  warning(
    name,
    `The account ${account} has moved to ${moving_to}. Its requests are forwarded.`,
    'When its requests arrive in the other cell, run "attune accounts remove".',
  )

async function compare(cells: Config['cells'], open: string[]): Promise<Finding[]> {
  const { cell } = cells
  if (!cell) return [warning(name, 'CELL is not set.', 'Set it to the name of this cell.')]
  let known: Map<string, string>
  try {
    known = await withDirectory(cells, (directory) => directory.placements())
  } catch (error) {
    const fix = 'Start its database, or correct DIRECTORY_URL. Requests are not affected.'
    return [problem(name, (error as Error).message, fix)]
  }
  const fix = 'Run "attune cells sync".'
  const here = new Set(open)
  const findings = [
    ...open
      .filter((account) => known.get(account) !== cell)
      .map((account) => {
        const place = known.get(account)
        return `The account ${account} is open here, but the directory ${
          place ? `has it in ${place}` : "doesn't have it"
        }.`
      }),
    ...[...known]
      .filter(([account, place]) => place === cell && !here.has(account))
      .map(([account]) => `The directory has the account ${account} here, but it isn't open here.`),
  ].map((message) => problem(name, message, fix))
  return findings.length > 0
    ? findings
    : [ok(name, `The directory agrees: ${open.length} accounts in ${cell}.`)]
}
