// npm run bench:resilience: whether a burst of creates is served, the goodput at ten times the
// capacity and right after it, how long the embedded database is away when it's killed together
// with a backend, and what an idle service costs. "-- --only burst,overload,killed,idle" measures
// some of it.
import { readdirSync, readFileSync } from 'node:fs'
import https from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startHouse } from './bench_service.ts'
import type { Tally } from './generator.ts'
import { callers, generate } from './load.ts'
import { createSession } from './requests.ts'
import { seedPractitioners } from './seed.ts'

const only = process.argv.includes('--only')
  ? process.argv[process.argv.indexOf('--only') + 1]!.split(',')
  : ['burst', 'overload', 'killed', 'idle']
const overload_seconds = 10
const most_connections = 1_500
const idle_seconds = 60

const service = await startHouse({ WORKERS: 'on' })
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
  const closed = (seconds: number) => generate(service, { ...request, seconds, callers })
  await closed(3)
  const before = await closed(5)
  const capacity = rateOf(before)
  console.log(`capacity: ${describe(before)}`)
  const rate = 10 * capacity
  const many = Math.min(most_connections, Math.ceil(rate))
  const ten = await generate(service, {
    ...request,
    seconds: overload_seconds,
    rate,
    callers: many,
  })
  const after = await closed(2)
  console.log(`at ten times the load: ${describe(ten)}\nright after it: ${describe(after)}`)
  const [during, recovered] = [rateOf(ten) / capacity, rateOf(after) / capacity]
  report(
    during >= 0.9,
    `goodput at ten times the load: ${during.toFixed(2)} of the peak (goal 0.9)`,
  )
  report(recovered >= 0.9, `in the 2 s after it: ${recovered.toFixed(2)} of the peak (goal 0.9)`)
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
  await sleep(20_000) // What was written before leads to work for a few seconds.
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

function childrenOf(pid: number) {
  const text = read(`/proc/${pid}/task/${pid}/children`).trim()
  return text ? text.split(' ').map(Number) : []
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

// Responses that came after the load had ended are left out.
function rateOf({ good_each_second, seconds }: Tally) {
  const whole = Math.floor(seconds)
  return good_each_second.slice(0, whole).reduce((sum, good) => sum + good, 0) / whole
}

function describe(tally: Tally) {
  const { shed, timeouts, lost, p50_ms, p99_ms } = tally
  return (
    `${rateOf(tally).toFixed(0)} a second succeeded (p50 ${p50_ms.toFixed(0)} ms, p99 ` +
    `${p99_ms.toFixed(0)} ms), ${shed} shed, ${timeouts} timed out, ${lost} lost, others ` +
    JSON.stringify(tally.other_statuses)
  )
}
