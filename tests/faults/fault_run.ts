// One run: a server under load and a sequence of faults that follows from the seed. Afterward the
// stored state is compared with the responses.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findEmbedded } from '#db/embedded.ts'
import { openHome } from '#settings/home.ts'
import { check } from './checker.ts'
import { clientOf } from './client.ts'
import { startCluster } from './cluster.ts'
import { diceOf } from './random.ts'
import { type Fault, faultsAround, faultsWithin, type World } from './fault.ts'
import { readConfig } from '#settings/config.ts'
import { readSecrets } from '#app/secrets.ts'
import { readFound } from './stored_state.ts'
import { openJournal } from './journal.ts'
import { startLoad } from './load.ts'
import { startProxy } from './proxy.ts'
import { makeServer, type Server } from './server.ts'
import { neverHappened, type Tally, tallyOf } from './counters.ts'

export type Report = { seed: number; complaints: string[]; tally: Tally; home: string }

// How often each fault happens, and what must have happened for a run to count.
export type Plan<Name extends string> = {
  seed: number
  faults: Record<Name, number>
  expected: Record<string, number>
  say?: (line: string) => void
}

const workers = 12
const recovery_limit_ms = 60_000
const calm_ms = [300, 900] as const

type Around = keyof ReturnType<typeof faultsAround>
type Within = keyof ReturnType<typeof faultsWithin>

export async function stormAround(plan: Plan<Around>): Promise<Report> {
  const home = makeHome()
  const cluster = await startCluster(home)
  const proxy = await startProxy(cluster.socket)
  const url = ({ user, password, database }: pg.ClientConfig) =>
    `postgres://${user}:${password}@127.0.0.1:${proxy.port}/${database}`
  const server = await makeServer(home, {
    DATABASE_URL: url(cluster.app),
    DATABASE_OWNER_URL: url(cluster.owner),
    DATABASE_CONNECTIONS: '10', // Fewer than there are workers, so that some wait for their turn.
  })
  try {
    const faults = faultsAround(cluster, proxy)
    return await storm(plan, home, server, faults, async () => cluster.owner)
  } finally {
    if (server.isRunning()) await server.kill()
    await proxy.close()
    await cluster.stop()
  }
}

export async function stormWithin(plan: Plan<Within>): Promise<Report> {
  const home = makeHome()
  const server = await makeServer(home, {})
  try {
    return await storm(plan, home, server, faultsWithin(home), async () => {
      const { host, user, password } = (await findEmbedded(home))!
      return { host, user, password, database: 'attune' }
    })
  } finally {
    if (server.isRunning()) await server.terminate()
  }
}

async function storm<Name extends string>(
  { seed, faults: times, expected, say = () => {} }: Plan<Name>,
  home: string,
  server: Server,
  faults: Record<Name, Fault>,
  findOwner: () => Promise<pg.ClientConfig>,
): Promise<Report> {
  const dice = diceOf(seed)
  const journal = openJournal(join(home, 'journal.jsonl'))
  const problems: string[] = []
  const happened: Tally = {}
  await server.start()
  const reach = { port: server.port, ca: server.ca(), key: server.key() }
  const client = clientOf(reach, journal, diceOf(dice.upTo(2 ** 31)))
  const world: World = {
    server,
    client,
    journal,
    dice,
    complain: (text) => void problems.push(text),
    count: (name, more = 1) => void (happened[name] = (happened[name] ?? 0) + more),
  }

  const load = startLoad(client, journal, diceOf(dice.upTo(2 ** 31)), workers)
  await recovered(world, 'start')
  const names = Object.keys(times) as Name[]
  const order = dice.shuffle(names.flatMap((name) => Array<Name>(times[name]).fill(name)))
  for (const name of order) {
    await sleep(dice.between(...calm_ms))
    await faults[name](world).catch((error: Error) => problems.push(`${name}: ${error.message}`))
    const duration_ms = await recovered(world, name)
    const slowest = `slowest_recovery_ms_${name}`
    happened[slowest] = Math.max(happened[slowest] ?? 0, duration_ms)
    say(`${name}: first success after ${duration_ms} ms, ${journal.entries.length} requests so far`)
  }
  await load.stop()

  const secrets = readSecrets(readConfig({ ATTUNE_HOME: home }))
  const reading = readFound(client, await findOwner(), secrets)
  const found = await reading.catch((error: Error) => void problems.push(error.message))
  client.close()
  const tally = { ...tallyOf(journal.entries), ...happened, starts: server.starts() }
  problems.push(...server.complaints)
  if (found) problems.push(...check(journal.entries, found))
  problems.push(...neverHappened(tally, expected))
  if (problems.length === 0) rmSync(dirname(home), { recursive: true, force: true })
  return { seed, complaints: problems, tally, home }
}

// The time until a write sent after the fault is acknowledged.
async function recovered({ server, journal, complain: report }: World, after: string) {
  const since = performance.now()
  while (journal.ackedSentAt() < since) {
    if (!server.isRunning()) await server.start() // That it ended has been complained about.
    if (performance.now() - since > recovery_limit_ms) {
      report(`No write succeeded within ${recovery_limit_ms} ms after ${after}`)
      break
    }
    await sleep(5)
  }
  return Math.round(performance.now() - since)
}

// On failure, the folder with its logs and journal is kept for inspection.
function makeHome() {
  const folder = mkdtempSync(join(tmpdir(), 'attune-faults-'))
  chmodSync(folder, 0o755) // Else PostgreSQL, not being root, would have to live elsewhere.
  const home = join(folder, 'home')
  openHome(home)
  return home
}
