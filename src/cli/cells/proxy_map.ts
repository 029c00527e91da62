// attune cells map and hostname: the map from hostnames to cells, as HAProxy reads it. Given
// HAProxy's admin socket, it replaces the map of the running process in one step.
import { renameSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import type { Config } from '#settings/config.ts'
import { type Arguments, Failure, type Row, type Table, text, UsageError } from '#cli/command.ts'
import { type Route, withDirectory } from './directory.ts'

const patience_ms = 10_000

export const map = ({ cells: settings }: Config, args: Arguments): Promise<Table> =>
  withDirectory(settings, async (directory) => {
    const routes = await directory.routes()
    const [file, socket] = [text(args, 'file'), text(args, 'socket')]
    if (socket && !file) throw new UsageError('Pass --file too: HAProxy names a map by its file.')
    if (file) writeMap(file, routes)
    if (socket) await replaceMap(socket, file!, routes)
    return routes
  })

const lineOf = ({ hostname, cell }: Route) => `${hostname} ${cell}\n`

// HAProxy must not find half of a file.
function writeMap(file: string, routes: Route[]) {
  writeFileSync(`${file}.new`, routes.map(lineOf).join(''))
  renameSync(`${file}.new`, file)
}

// As a transaction of HAProxy: requests see the old map or the new one.
async function replaceMap(socket: string, file: string, routes: Route[]) {
  const prepared = await send(socket, `prepare map ${file}\n`)
  const [, version] = /^New version created: (\d+)/m.exec(prepared) ?? []
  if (!version) throw refused(prepared)
  if (routes.length > 0) {
    const lines = routes.map(lineOf).join('')
    const added = await send(socket, `add map @${version} ${file} <<\n${lines}\n`)
    if (added.trim()) throw refused(added)
  }
  const committed = await send(socket, `commit map @${version} ${file}\n`)
  if (committed.trim()) throw refused(committed)
}

const refused = (answer: string) => new Failure(`HAProxy refused the map: ${answer.trim()}`)

async function send(path: string, command: string): Promise<string> {
  const connection = createConnection({ path })
  connection.setTimeout(patience_ms, () => connection.destroy(new Error('no answer')))
  connection.end(command)
  return await textOf(connection).catch((error: Error) => {
    throw new Failure(`HAProxy doesn't answer on ${path} (${error.message}).`)
  })
}

// Gives an account a hostname, or takes it away.
export const hostname = ({ cells: settings }: Config, args: Arguments): Promise<Row> =>
  withDirectory(settings, async (directory) => {
    const name = hostnameIn(args.words[0]!)
    if (args.options.remove) {
      const removed = await directory.removeHostname(name)
      if (removed.length === 0) throw new UsageError(`The directory has no hostname ${name}.`)
      return { hostname: name, removed: true }
    }
    const account = text(args, 'account')
    if (!account) throw new UsageError('Pass --account <id>, or --remove.')
    const cell = (await directory.placements()).get(account)
    if (!cell) throw new UsageError(`The directory has no account ${account}.`)
    const owner = await directory.accountOf(name)
    if (owner && owner !== account)
      throw new UsageError(`The hostname ${name} belongs to the account ${owner}.`)
    if (!owner) await directory.addHostname(name, account)
    return { hostname: name, account, cell }
  })

export function hostnameIn(given: string) {
  const name = given.toLowerCase()
  const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
  if (name.length <= 253 && new RegExp(`^${label}(?:[.]${label})*$`).test(name)) return name
  throw new UsageError(`${given} isn't a hostname, for example north.api.example.com.`)
}
