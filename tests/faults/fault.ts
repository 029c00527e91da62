// The faults. Each function causes one and undoes what it can. What a server must do during a fault
// is checked here; the checker verifies what must hold afterward.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from './client.ts'
import type { Cluster } from './cluster.ts'
import type { Dice } from './random.ts'
import type { Journal } from './journal.ts'
import { probe } from './probe.ts'
import type { Proxy } from './proxy.ts'
import type { Server } from './server.ts'

export type World = {
  server: Server
  client: Client
  journal: Journal
  dice: Dice
  complain(text: string): void
  count(name: string, times?: number): void
}
export type Fault = (world: World) => Promise<void>

const hole_ms = 14_000 // Longer than the server lets a connection hang.
const well_arrived_ms = 300
const comeback_limit_ms = 120_000

async function kill({ server, count }: World) {
  await server.kill()
  count('kills')
  await server.start()
}

// Killed again while it migrates, starts to listen or prints its welcome.
async function kill_starting(world: World) {
  const { server, dice, count } = world
  await server.kill()
  const starting = server.start()
  await sleep(dice.upTo(800))
  await server.kill()
  await starting
  count('kills', 2)
  await server.start()
}

// On a stop request, it finishes running requests and exits with 0.
async function terminate({ server, journal, complain: report, count }: World) {
  const long_ago = performance.now() - well_arrived_ms
  const begun = journal.pending().filter(({ arrived, sent_at }) => arrived && sent_at < long_ago)
  const code = await server.terminate()
  if (code !== 0) report(`The server was told to stop and ended with ${code}`)
  await sleep(100)
  for (const { status, code, outcome } of begun) {
    if (status) count('finished_before_stop')
    else report(`A request in flight was dropped at the stop: ${code ?? outcome}`)
  }
  count('stops')
  await server.start()
}

// Faults around a server whose database is elsewhere, behind a proxy.
export function faultsAround(cluster: Cluster, proxy: Proxy) {
  async function whileAway(server: Server, harm: () => Promise<unknown>) {
    server.databaseAway(true)
    await harm()
    server.databaseAway(false)
  }

  const restart: Fault = ({ server, count }) =>
    whileAway(server, async () => {
      await cluster.restart()
      count('restarts')
    })

  const restart_and_kill: Fault = ({ server, dice, count }) =>
    whileAway(server, async () => {
      const restarting = cluster.restart()
      await sleep(dice.upTo(300))
      await server.kill()
      await Promise.all([restarting, server.start()])
      count('restarts')
      count('kills')
    })

  const hole: Fault = (world) =>
    whileAway(world.server, async () => {
      proxy.hole()
      const probing = probe(world, hole_ms)
      await sleep(hole_ms)
      proxy.heal()
      world.count('holes')
      await probing
    })

  // What PostgreSQL commits now is never acknowledged.
  const lost_answers: Fault = async ({ dice, count }) => {
    proxy.deafen()
    await sleep(dice.between(100, 400))
    proxy.cut()
    proxy.heal()
    count('cuts')
  }

  const cut: Fault = async ({ count }) => {
    proxy.cut()
    count('cuts')
  }

  // It listens but hasn't printed its welcome: from here on the database may come and go.
  const cut_starting: Fault = async ({ server, client, count }) => {
    await server.kill()
    proxy.delay(100)
    const starting = server.start()
    while ((await client.request('GET', '/healthz')).status !== 200) await sleep(5)
    proxy.cut()
    proxy.delay(0)
    await starting
    count('kills')
    count('cuts')
  }

  const slow: Fault = async ({ dice, count }) => {
    proxy.delay(dice.between(50, 300))
    await sleep(2_000)
    proxy.delay(0)
    count('slow_spells')
  }

  // Slow responses make sure that some requests are running when it is stopped.
  const stop: Fault = async (world) => {
    proxy.delay(150)
    await sleep(1_500)
    const stopping = terminate(world)
    await sleep(2_000)
    proxy.delay(0)
    await stopping
  }

  const harms = { restart, restart_and_kill, hole, lost_answers, cut, cut_starting, slow, stop }
  return { kill, kill_starting, ...harms }
}

// Faults around a server that runs its own database, which it must restart automatically.
export function faultsWithin(home: string) {
  const pid_file = join(home, 'postgres/data/postmaster.pid')

  // A PostgreSQL that is starting removes the file of the one before it, and writes its own.
  async function readPid() {
    const text = await readFile(pid_file, 'utf8').catch(() => '')
    return Number.parseInt(text, 10) || undefined
  }

  // Waits for a running one that isn't the one killed before.
  async function killPostgres(not?: number) {
    for (const until = performance.now() + comeback_limit_ms; performance.now() < until;) {
      const pid = await readPid()
      if (pid && pid !== not) {
        process.kill(pid, 'SIGKILL')
        return pid
      }
      await sleep(1)
    }
    throw new Error(`There is no PostgreSQL to kill: ${pid_file}`)
  }

  const end_postgres: Fault = async ({ count }) => {
    await killPostgres()
    count('postgres_kills')
  }

  // The second kill comes before it has recovered from the first.
  const end_postgres_twice: Fault = async ({ dice, count }) => {
    const first = await killPostgres()
    const until = performance.now() + comeback_limit_ms
    while (((await readPid()) ?? first) === first && performance.now() < until) await sleep(1)
    await sleep(dice.upTo(40))
    await killPostgres(first)
    count('postgres_kills', 2)
  }

  const kill_both: Fault = async ({ server, count }) => {
    await killPostgres()
    count('postgres_kills')
    count('kills')
    await server.kill()
    await server.start()
  }

  return { kill, kill_starting, kill_both, end_postgres, end_postgres_twice, stop: terminate }
}
