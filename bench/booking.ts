// npm run bench:booking: what slots cost, and what a crowd at one slot does to those in it. Ratios
// measured in one run, as in run.ts, where booking itself is measured. "-- --quick" is shorter.
import { compare, type Row } from './compare.ts'
import { startHouse, type BenchService } from './bench_service.ts'
import { generate, load } from './load.ts'
import { race } from './race.ts'
import { report } from './report.ts'
import { readPractitioner, readSlots } from './requests.ts'
import { seedAvailability, seedPractitioners, seedSessions } from './seed.ts'

const quick = process.argv.includes('--quick')
const plan = quick
  ? { rounds: 3, seconds: 3, sessions: 100_000, crowds: 20 }
  : { rounds: 5, seconds: 8, sessions: 1_000_000, crowds: 20 }

const service = await startHouse()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void service.stop().finally(() => process.exit(1)))
}
try {
  await seedPractitioners(service)
  await seedAvailability(service)
  const rows = await measured(service, '2,000 sessions stored')
  console.log(`Inserting ${plan.sessions.toLocaleString('en')} sessions …`)
  await seedSessions(service, plan.sessions)
  const stored = `${plan.sessions.toLocaleString('en')} sessions stored`
  rows.push(...(await measured(service, stored)))
  await report(service, rows)
} finally {
  await service.stop()
}
process.exit(0)

async function measured(service: BenchService, state: string): Promise<Row[]> {
  const { seconds } = plan
  const ask = (template: string) => () => load(service, { template, port: service.port, seconds })
  const slots = await compare(
    { name: `slots for 31 days vs. reading one practitioner (${state})`, goal: 0.2, ...plan },
    ask(readSlots(service)),
    ask(readPractitioner(service)),
  )
  const calm = { template: readSlots(service), port: service.port, seconds, callers: 16, rate: 50 }
  const { p50_ms, p99_ms } = await generate(service, calm)
  const label = `slots, 50/s: p50 ${p50_ms.toFixed(1)} ms, p99`
  console.log(`${label} ${p99_ms.toFixed(1)} ms (${state})`)
  return [slots, await race(service, plan.crowds, state)]
}
