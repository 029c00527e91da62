// npm run rehearse:failover: rehearses what docs/guides/operating.md says about failover. Clients
// book sessions and charge cards through two services while the primary of three PostgreSQL servers
// is replaced in several ways. Reports how long writes were refused, and whether any that was
// acknowledged is lost or was done twice. Needs Linux with etcd, haproxy, patroni and PostgreSQL.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { clientOf } from '#tests/faults/client.ts'
import { type Entry, openJournal } from '#tests/faults/journal.ts'
import { startLoad } from '#tests/faults/load.ts'
import { diceOf, freshSeed } from '#tests/faults/random.ts'
import { startCluster } from './cluster.ts'
import { type Disturbance, disturbances } from './disturbances.ts'
import { startPayments } from './payments.ts'
import { programsIn, requirePrograms, waitFor } from './programs.ts'
import { checkAll } from './proofs.ts'
import { startServices } from './rehearsed_service.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(disturbances).join(',') },
    runs: { type: 'string', default: '1' },
    asynchronous: { type: 'boolean', default: false }, // Without synchronous replication.
    patroni: { type: 'string', default: 'patroni' }, // The program.
    pgbouncer: { type: 'string' }, // The program, 1.21 or newer.
    redis: { type: 'boolean', default: false }, // Counts rate limits there.
    processes: { type: 'string', default: '1' }, // Of each service.
  },
})
const booking_clients = 4
const paying_clients = 2
const pause_ms = 200
const ends = ['SIGINT', 'SIGTERM', 'uncaughtException']
const enough = 40 // So many writes are acknowledged before the next disturbance.

const { pgbouncer, redis } = values
const always = ['etcd', values.patroni, 'patronictl', 'haproxy', 'openssl', 'curl']
const optional = [pgbouncer, redis && 'redis-server'].filter((name) => typeof name === 'string')
requirePrograms([...always, ...optional])
const say = (line: string) => process.stdout.write(`${line}\n`)

for (let run = 1; run <= Number(values.runs); run++) {
  say(`Run ${run}`)
  const problems = await rehearse()
  for (const problem of problems.slice(0, 20)) say(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
process.exit()

async function rehearse() {
  const folder = mkdtempSync(join(tmpdir(), 'attune-failover-'))
  chmodSync(folder, 0o755)
  const programs = programsIn(folder)
  const abandon = (reason: unknown) => {
    say(`  ${reason}. Logs: ${folder}`)
    void programs.stopAll().then(() => process.exit(1))
  }
  for (const end of ends) process.once(end, abandon)
  let problems = ['It was not finished.']
  try {
    const cluster = await startCluster(programs, !values.asynchronous, values.patroni)
    const { processes } = values
    const services = await startServices(programs, { pgbouncer, redis, processes })
    const booked = openJournal(join(folder, 'sessions.jsonl'))
    const paid = openJournal(join(folder, 'payments.jsonl'))
    const dice = diceOf(freshSeed())
    const [booker, payer] = [booked, paid].map((journal) => clientOf(services.reach, journal, dice))
    const stopPayments = await startPayments(payer!, paid, paying_clients)
    const load = startLoad(booker!, booked, dice, booking_clients, pause_ms)
    const all = () => [...booked.entries, ...paid.entries]
    const acknowledged = () => attemptsOf(all(), 'acked').length
    const more = async (what: string) => {
      const before = acknowledged()
      await waitFor(what, () => acknowledged() > before + enough)
    }

    await more('writes are acknowledged')
    for (const name of values.only.split(',') as Disturbance[]) {
      const began = performance.now()
      await disturbances[name](cluster)
      await waitFor(`all nodes are back after ${name}`, cluster.isWhole)
      await more(`writes are acknowledged after ${name}`)
      say(`  ${name}: ${describe(all(), began)}`)
    }
    await Promise.all([load.stop(), stopPayments()])
    problems = await checkAll(services, booker!, booked, paid)
    const sent = attemptsOf(all()).length
    say(`  ${acknowledged()} of ${sent} requests acknowledged, ${problems.length} problems`)
    for (const client of [booker!, payer!]) client.close()
  } finally {
    await programs.stopAll()
    for (const end of ends) process.off(end, abandon)
    if (problems.length > 0) say(`  Logs: ${folder}`)
    else rmSync(folder, { recursive: true, force: true })
  }
  return problems
}

function attemptsOf(entries: Entry[], outcome?: string) {
  const attempts = entries.flatMap((entry) => entry.attempts)
  return outcome ? attempts.filter((attempt) => attempt.outcome === outcome) : attempts
}

// The longest time without an acknowledged write, and how many got an error to retry.
function describe(entries: Entry[], began: number) {
  const acked = attemptsOf(entries, 'acked').map(({ answered_at }) => answered_at!)
  const times = [began, ...acked.filter((at) => at >= began)].toSorted((one, two) => one - two)
  const gaps = times.slice(1).map((at, place) => at - times[place]!)
  const sent = attemptsOf(entries).filter(({ sent_at }) => sent_at >= began)
  const refused = sent.filter(({ outcome }) => outcome === 'unknown')
  const codes = Object.entries(Object.groupBy(refused, ({ code, status }) => code ?? `${status}`))
  const reasons = codes.map(([code, all]) => `${all!.length} ${code}`).join(', ')
  const seconds = (Math.max(...gaps) / 1000).toFixed(1)
  return (
    `no write for at most ${seconds} s, ${refused.length} of ${sent.length} requests to retry` +
    (reasons && ` (${reasons})`)
  )
}
