// npm run bench: how much of PostgreSQL's and of Node's own speed is left when a request goes all
// the way through the server. Each figure is a ratio of two rates measured in the same run, taking
// turns, so that a busy or slow machine slows both. "npm run bench -- --quick" is shorter.
import { compare, type Row } from './compare.ts'
import { startHouse, type House } from './bench_service.ts'
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

const house = await startHouse()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void house.stop().finally(() => process.exit(1)))
}
try {
  await seedPractitioners(house)
  const scripts = await recordScripts(house)
  const rows: Row[] = [await refusing(house)]
  rows.push(...(await throughTheDatabase(house, scripts, 'empty database')))
  console.log(`Inserting ${plan.sessions.toLocaleString('en')} sessions …`)
  await seedSessions(house, plan.sessions)
  const stored = `${plan.sessions.toLocaleString('en')} sessions stored`
  rows.push(...(await throughTheDatabase(house, scripts, stored)))
  rows.push(...(await overload(house, plan.overload_seconds)))
  await report(house, rows)
} finally {
  await house.stop()
}
process.exit(0)

async function refusing(house: House) {
  const bare = await startBare(house)
  const seconds = plan.seconds
  const ask = (port: number) =>
    load(house, { template: withoutKey(house), port, seconds, refused: true })
  try {
    const name = '401 response vs. bare node:https server'
    return await compare(
      { name, goal: 0.7, ...plan },
      () => ask(house.port),
      () => ask(bare.port),
    )
  } finally {
    await bare.stop()
  }
}

// Recorded once: the same request again would only be told what the first was told.
async function recordScripts(house: House) {
  const { practitioner_id, starts_at, idempotency_key } = marks
  const create = await recordTrips(house, {
    method: 'POST',
    path: '/v1/sessions',
    headers: { 'idempotency-key': idempotency_key },
    payload: { practitioner_id, starts_at },
  })
  const list = await recordTrips(house, { method: 'GET', path: listPath })
  return { create: scriptOf(create), list: scriptOf(list) }
}

type Scripts = Awaited<ReturnType<typeof recordScripts>>

async function throughTheDatabase(house: House, { create, list }: Scripts, state: string) {
  const { seconds } = plan
  const ask = (template: string) => () => load(house, { template, port: house.port, seconds })
  return [
    await compare(
      { name: `creating a session vs. pgbench (${state})`, goal: 0.5, ...plan },
      ask(createSession(house)),
      () => pgbench(house, create, seconds),
    ),
    await compare(
      { name: `listing 10 of 1,000 practitioners vs. pgbench (${state})`, goal: 0.25, ...plan },
      ask(listPractitioners(house)),
      () => pgbench(house, list, seconds),
    ),
  ]
}
