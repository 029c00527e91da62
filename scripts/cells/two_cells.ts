// Two cells as in production: each has a PostgreSQL server with an ordinary owner, and a service.
// The directory is a database beside that of the first cell.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, quickstartOf, startService } from '#tests/start/process.ts'
import { startServer } from '#tests/start/servers.ts'

const owner = 'attune_owner'

export type Cells = Awaited<ReturnType<typeof startCells>>

export async function startCells(folder: string) {
  const servers = [await startServer(), await startServer()] as const
  for (const { admin } of servers) {
    await admin.query(`create role ${owner} login createrole`)
    await admin.query(`create database attune owner ${owner}`)
    await admin.query(`grant set on parameter session_replication_role to ${owner}`)
  }
  await servers[0].admin.query(`create database directory owner ${owner}`)
  const random = () => crypto.getRandomValues(Buffer.alloc(32)).toString('base64')
  const [first_url, second_url] = servers.map(({ url }) => url(owner, 'attune'))
  const shared = {
    ATTUNE_PEPPER: random(),
    ATTUNE_ENCRYPTION_KEY: random(),
    SEED: 'off',
    RATE_LIMIT_PER_SECOND: '100000',
    RATE_LIMIT_PER_MINUTE: '1000000',
    RATE_LIMIT_PER_ADDRESS: '0',
    UNKNOWN_KEYS_PER_MINUTE: '0',
    DIRECTORY_URL: servers[0].url(owner, 'directory'),
    CELL_DATABASE_URLS: `cell1=${first_url} cell2=${second_url}`,
  }

  async function startCell(name: string, database_url: string, more: Record<string, string> = {}) {
    const port = await freePort()
    const home = join(folder, name)
    const own = { ATTUNE_HOME: home, PORT: String(port), DATABASE_URL: database_url, CELL: name }
    const settings = { ...shared, ...own, ...more }
    const service = startService(settings)
    await service.ready()
    const quickstart = quickstartOf(home)!
    return { name, port, base_url: `https://localhost:${port}`, settings, service, quickstart }
  }
  const second = await startCell('cell2', second_url!)
  const trust = { NODE_EXTRA_CA_CERTS: second.quickstart.ca_file }
  const first = await startCell('cell1', first_url!, trust)
  // A client that knows both authorities, because it reaches either cell.
  const ca = Buffer.concat(
    [first, second].map(({ quickstart }) => readFileSync(quickstart.ca_file)),
  )
  const { rows } = await connectTo(servers[0])
  return {
    first,
    second,
    settings: first.settings,
    account: rows[0]!.account,
    reach: { port: first.port, ca, key: first.quickstart.api_key },
    target: servers[1],
    async stop() {
      for (const { service } of [first, second]) {
        service.child.kill('SIGTERM')
        await service.exited
      }
      for (const { stop } of servers) await stop()
    },
  }
}

async function connectTo({ connectTo: connect }: Awaited<ReturnType<typeof startServer>>) {
  const client = await connect('attune')
  try {
    return await client.query<{ account: string }>('select account from accounts')
  } finally {
    await client.end()
  }
}
