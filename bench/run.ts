// npm run bench: how much of the machine's speed is left when a request goes all the way through
// the server. Each figure is a ratio of two rates measured in the same run, taking turns, so that a
// busy or slow machine slows both. The denominators are the floor (floor.sql: the least that the
// promised work costs PostgreSQL), pgbench with our own statements, and a bare server.
// "npm run bench -- --quick" is shorter; "--only create,list" measures some of it.
import { compare, type Row } from './compare.ts'
import { startHouse, type BenchService } from './bench_service.ts'
import { hasProc, memory } from './cpu.ts'
import { buildFloor, floor } from './floor.ts'
import { overload } from './overload.ts'
import { pgbench } from './pgbench.ts'
import { marks, scriptOf } from './pgbench_script.ts'
import { recordTrips } from './recorded.ts'
import { report } from './report.ts'
import {
  createSession,
  createSessionForPerson,
  listPath,
  listPractitioners,
  readPerson,
  readPractitioner,
  withoutKey,
} from './requests.ts'
import { seedPractitioners, seedSessions } from './seed.ts'
import { seedPersons } from './seed_persons.ts'
import { load } from './load.ts'
import { startBare } from './start_bare.ts'

const quick = process.argv.includes('--quick')
const plan = quick
  ? { rounds: 3, seconds: 3, sessions: 100_000, overload_seconds: 8 }
  : { rounds: 5, seconds: 8, sessions: 1_000_000, overload_seconds: 20 }
const only = process.argv.includes('--only')
  ? process.argv[process.argv.indexOf('--only') + 1]!.split(',')
  : undefined

const service = await startHouse()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void service.stop().finally(() => process.exit(1)))
}
try {
  printMemory('after the start')
  await seedPractitioners(service)
  await seedPersons(service)
  await buildFloor(service)
  const kinds = kindsOfWork(await recordScripts(service))
  const rows: Row[] = wanted('401') ? [await refusing(service)] : []
  rows.push(...(await throughTheDatabase(kinds, 'empty database')))
  console.log(`Inserting ${plan.sessions.toLocaleString('en')} sessions …`)
  await seedSessions(service, plan.sessions)
  rows.push(
    ...(await throughTheDatabase(kinds, `${plan.sessions.toLocaleString('en')} sessions stored`)),
  )
  printMemory('under load')
  if (wanted('overload')) rows.push(...(await overload(service, plan.overload_seconds)))
  await report(service, rows)
} finally {
  await service.stop()
}
process.exit(0)

function wanted(name: string) {
  return !only || only.includes(name)
}

function printMemory(state: string) {
  if (!hasProc()) return
  const { node, postgres } = memory(service.processes)
  console.log(
    `Memory ${state}: Node ${Math.round(node)} MB, PostgreSQL ${Math.round(postgres)} MB.`,
  )
}

async function refusing(service: BenchService) {
  const bare = await startBare(service)
  const seconds = plan.seconds
  const ask = (port: number) =>
    load(service, { template: withoutKey(service), port, seconds, refused: true })
  try {
    const name = '401 response vs. bare node:https server'
    return await compare(
      { name, goal: 0.8, ...plan },
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

type Kind = {
  name: string
  label: string
  goal: number
  ours: string // The request.
  versus: string
  theirs: (seconds: number) => Promise<number | undefined>
}

function kindsOfWork({ create, list }: Awaited<ReturnType<typeof recordScripts>>): Kind[] {
  const rateOf = async (template: string, seconds: number) =>
    (await load(service, { template, port: service.port, seconds })).per_second
  const toFloor = { goal: 0.3, versus: 'the floor' }
  const toOurStatements = { goal: 0.5, versus: 'pgbench with its statements' }
  const booking = { name: 'create', label: 'booking', ours: createSession(service) }
  const listing = { name: 'list', label: 'listing 10', ours: listPractitioners(service) }
  const reading = { name: 'read', label: 'reading one', ours: readPractitioner(service) }
  return [
    { ...booking, ...toFloor, theirs: pgbench(service, floor.book) },
    { ...booking, ...toOurStatements, theirs: pgbench(service, create) },
    {
      name: 'person',
      label: 'booking with a person',
      goal: 0.7,
      ours: createSessionForPerson(service),
      versus: 'without one',
      theirs: (seconds) => rateOf(createSession(service), seconds),
    },
    { ...listing, ...toFloor, theirs: pgbench(service, floor.page) },
    { ...listing, ...toOurStatements, goal: 0.25, theirs: pgbench(service, list) },
    { ...reading, ...toFloor, theirs: pgbench(service, floor.read) },
    {
      name: 'audited',
      label: 'audited read',
      goal: 0.6,
      ours: readPerson(service),
      versus: 'a plain one',
      theirs: (seconds) => rateOf(readPractitioner(service), seconds),
    },
  ]
}

async function throughTheDatabase(kinds: Kind[], state: string) {
  const rows: Row[] = []
  const { seconds } = plan
  for (const { name, label, goal, ours, versus, theirs } of kinds) {
    if (!wanted(name)) continue
    const row = await compare(
      { name: `${label} vs. ${versus} (${state})`, goal, ...plan },
      () => load(service, { template: ours, port: service.port, seconds }),
      () => theirs(seconds),
    )
    rows.push(row)
  }
  return rows
}
