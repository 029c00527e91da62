// npm run bench:resilience: whether a burst of creates is served, the goodput at ten times the
// capacity and right after it, how long the embedded database is away when it's killed together
// with a backend, and what an idle service costs. "-- --only burst,overload,killed,idle" measures
// some of it. "-- --apart" runs the service and its database on one core and the load on another,
// as if it came from another machine.
import { readdirSync, readFileSync } from 'node:fs'
import https from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startHouse } from './bench_service.ts'
import { childrenOf } from './cpu.ts'
import { pinTo } from './cpu_limits.ts'
import { callers, generate } from './load.ts'
import { type Overload, runOverload } from './overload_timeline.ts'
import { createSession } from './requests.ts'
import { seedPractitioners } from './seed.ts'

const only = process.argv.includes('--only')
  ? process.argv[process.argv.indexOf('--only') + 1]!.split(',')
  : ['burst', 'overload', 'killed', 'idle']
const overload_runs = 3
const idle_seconds = 60

const service = await startHouse({ WORKERS: 'on' })
if (process.argv.includes('--apart')) {
  const { node, postgres } = service.processes
  pinTo(0, [node, postgres, ...childrenOf(postgres)])
  pinTo(1, [process.pid])
}
const ca = readFileSync(join(service.home, 'tls', 'ca.crt'))
try {
  await seedPractitioners(service)
  if (only.includes('burst')) await measureBurst()
  if (only.includes('overload')) await measureOverload()
  if (only.includes('killed')) await measureKilled()
  if (only.includes('idle')) await measureIdle()
} finally {
  await service.stop()
}
process.exit(0)

function report(isGood: boolean, sentence: string) {
  console.log(`${isGood ? 'ok  ' : 'MISS'} ${sentence}`)
}

async function measureBurst() {
  await Promise.all(Array.from({ length: 4 }, create)) // Connects to the database.
  const statuses = await Promise.all(Array.from({ length: callers }, create))
  const refused = statuses.filter((status) => status !== 200).length
  report(refused === 0, `${refused} of ${callers} creates sent at once were refused (goal 0)`)
}

async function measureOverload() {
  const request = { template: createSession(service), port: service.port }
  await generate(service, { ...request, seconds: 3, callers })
  const { good, seconds } = await generate(service, { ...request, seconds: 5, callers })
  for (const loop of ['closed', 'open'] as const) {
    const runs: Overload[] = []
    for (let run = 0; run < overload_runs; run++) {
      runs.push(await runOverload(service, loop, good / seconds))
      console.log(runs.at(-1)!.description)
    }
    const each = (name: 'goodput' | 'recovered' | 'cost') => runs.map((run) => run[name])
    const words = (name: 'goodput' | 'recovered' | 'cost') =>
      each(name)
        .map((ratio) => ratio.toFixed(2))
        .join(', ')
    const worst = (name: 'goodput' | 'recovered') => Math.min(...each(name))
    report(
      worst('goodput') >= 0.9,
      `${loop} loop, goodput: ${words('goodput')} of the peak (goal 0.9)`,
    )
    report(worst('recovered') >= 0.9, `2 s after it: ${words('recovered')} of the peak (goal 0.9)`)
    console.log(`     CPU time per good answer: ${words('cost')} of that at the peak`)
  }
}

async function measureKilled() {
  const { postgres } = service.processes
  const backend = childrenOf(postgres).find((pid) => commandOf(pid).includes('attune'))!
  service.database.on('error', () => {}) // Ours ends with it.
  process.kill(backend, 'SIGKILL')
  process.kill(postgres, 'SIGKILL')
  const began = performance.now()
  while ((await create()) !== 200) await sleep(50)
  const seconds = (performance.now() - began) / 1000
  report(seconds <= 10, `back ${seconds.toFixed(1)} s after the database was killed (goal 10 s)`)
}

async function measureIdle() {
  // What was written before leads to work for a few seconds, and so does the hourly work, which
  // first runs a minute after the start. V8 then collects once what the start has left.
  await sleep(300_000)
  const node = service.processes.node
  const { pid } = JSON.parse(readFileSync(join(service.home, 'postgres.json'), 'utf8'))
  const used = () => [node, pid, ...childrenOf(pid)].reduce((sum, each) => sum + cpuOf(each), 0)
  const before = used()
  await sleep(idle_seconds * 1000)
  const percent = ((used() - before) / (idle_seconds * 1e9)) * 100
  report(percent < 0.5, `idle: ${percent.toFixed(2)} % of a core (goal 0.5 %)`)
}

function create(): Promise<number> {
  const body = JSON.stringify({
    name: { given: 'Ada', family: 'Okafor' },
    profession: 'psychologist',
  })
  const { port, key } = service
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const options = { port, ca, method: 'POST', path: '/v1/practitioners', headers, agent: false }
    const request = https.request({ host: 'localhost', ...options }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode!))
    })
    request.on('error', () => resolve(0))
    request.end(body)
  })
}

// In nanoseconds, of all threads.
function cpuOf(pid: number) {
  const tasks = entriesOf(`/proc/${pid}/task`)
  return tasks.reduce(
    (sum, task) => sum + Number(read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0] || 0),
    0,
  )
}

function commandOf(pid: number) {
  return read(`/proc/${pid}/cmdline`)
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // It has ended.
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
