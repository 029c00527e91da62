// npm run bench:processes: what two processes on one machine serve, in ratio to one, measured in
// turn in one run. The clients and PostgreSQL use the same cores. "-- --quick" is shorter.
import { compare, type Row } from './compare.ts'
import { startHouse, type BenchService } from './bench_service.ts'
import { load } from './load.ts'
import { report } from './report.ts'
import { createSession, listPractitioners, readPractitioner } from './requests.ts'
import { seedPractitioners } from './seed.ts'

const quick = process.argv.includes('--quick')
const plan = quick ? { rounds: 3, seconds: 3 } : { rounds: 5, seconds: 8 }
const goal = 1.7

const [one, two] = [await startHouse(), await startHouse({ PROCESSES: '2' })]
const stop = () => Promise.all([one.stop(), two.stop()])
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(1)))
}
try {
  for (const service of [one, two]) await seedPractitioners(service)
  const rows: Row[] = []
  for (const [name, request] of [
    ['create sessions', createSession],
    ['list practitioners', listPractitioners],
    ['read one practitioner', readPractitioner],
  ] as const) {
    const ask = (service: BenchService) => () =>
      load(service, { template: request(service), port: service.port, seconds: plan.seconds })
    const label = `${name} with two processes vs. one`
    const measured = await compare({ name: label, goal, ...plan }, ask(two), ask(one))
    const { cpu_ms: _of_first_process, ...row } = measured
    rows.push(row)
  }
  await report(two, rows)
} finally {
  await stop()
}
process.exit(0)
