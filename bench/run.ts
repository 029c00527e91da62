// npm run bench: how much of PostgreSQL's and of Node's own speed is left when a request goes all
// the way through the server. Each figure is a ratio of two rates measured in the same run, taking
// turns, so that a busy or slow machine slows both. "npm run bench -- --quick" is shorter.
import { compare, type Row } from './compare.ts'
import { startHouse, type BenchService } from './bench_service.ts'
import { overload } from './overload.ts'
import { pgbench } from './pgbench.ts'
import { marks, scriptOf } from './pgbench_script.ts'
import { recordTrips } from './recorded.ts'
import { report } from './report.ts'
import { createSession, listPath, listPractitioners, withoutKey } from './requests.ts'
import { seedPractitioners, seedSessions } from './seed.ts'
import { load } from './load.ts'
import { startBare } from './start_bare.ts'

const quick = process.argv.includes('--quick')
const plan = quick
  ? { rounds: 3, seconds: 3, sessions: 100_000, overload_seconds: 8 }
  : { rounds: 5, seconds: 8, sessions: 1_000_000, overload_seconds: 20 }

const service = await startHouse()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void service.stop().finally(() => process.exit(1)))
}
try {
  await seedPractitioners(service)
  const scripts = await recordScripts(service)
  const rows: Row[] = [await refusing(service)]
  rows.push(...(await throughTheDatabase(service, scripts, 'empty database')))
  console.log(`Inserting ${plan.sessions.toLocaleString('en')} sessions …`)
  await seedSessions(service, plan.sessions)
  const stored = `${plan.sessions.toLocaleString('en')} sessions stored`
  rows.push(...(await throughTheDatabase(service, scripts, stored)))
  rows.push(...(await overload(service, plan.overload_seconds)))
  await report(service, rows)
} finally {
  await service.stop()
}
process.exit(0)

async function refusing(service: BenchService) {
  const bare = await startBare(service)
  const seconds = plan.seconds
  const ask = (port: number) =>
    load(service, { template: withoutKey(service), port, seconds, refused: true })
  try {
    const name = '401 response vs. bare node:https server'
    return await compare(
      { name, goal: 0.7, ...plan },
      () => ask(service.port),
      () => ask(bare.port),
    )
  } finally {
    await bare.stop()
  }
}

// Recorded once: the same request again would only be told what the first was told.
async function recordScripts(service: BenchService) {
  const { practitioner_id, starts_at, idempotency_key } = marks
  const create = await recordTrips(service, {
    method: 'POST',
    path: '/v1/sessions',
    headers: { 'idempotency-key': idempotency_key },
    payload: { practitioner_id, starts_at },
  })
  const list = await recordTrips(service, { method: 'GET', path: listPath })
  return { create: scriptOf(create), list: scriptOf(list) }
}

type Scripts = Awaited<ReturnType<typeof recordScripts>>

async function throughTheDatabase(service: BenchService, { create, list }: Scripts, state: string) {
  const { seconds } = plan
  const ask = (template: string) => () => load(service, { template, port: service.port, seconds })
  return [
    await compare(
      { name: `creating a session vs. pgbench (${state})`, goal: 0.5, ...plan },
      ask(createSession(service)),
      () => pgbench(service, create, seconds),
    ),
    await compare(
      { name: `listing 10 of 1,000 practitioners vs. pgbench (${state})`, goal: 0.25, ...plan },
      ask(listPractitioners(service)),
      () => pgbench(service, list, seconds),
    ),
  ]
}
