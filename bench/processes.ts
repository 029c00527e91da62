// npm run bench:processes: what two processes on one machine serve, in ratio to one, measured in
// turn in one run. The clients and PostgreSQL use the same cores. "-- --share 0.2" gives each
// process of the service a fifth of a core, so that the others have cores to spare. "-- --quick"
// is shorter.
import { readlinkSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compare, type Row } from './compare.ts'
import { startHouse, type BenchService } from './bench_service.ts'
import { childrenOf } from './cpu.ts'
import { limitCpu } from './cpu_limits.ts'
import { load } from './load.ts'
import { report } from './report.ts'
import { createSession, listPractitioners, readPractitioner } from './requests.ts'
import { seedPractitioners } from './seed.ts'

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, share: { type: 'string' } },
})
const plan = options.quick ? { rounds: 3, seconds: 3 } : { rounds: 5, seconds: 8 }
const share = options.share && Number(options.share)
const goal = 1.7

const [one, two] = [await startHouse(), await startHouse({ PROCESSES: '2' })]
// The first of several processes serves nothing itself.
const programOf = (pid: number) => readlinkSync(`/proc/${pid}/exe`)
const serving = ({ processes: { node } }: BenchService) => {
  const others = childrenOf(node).filter((pid) => programOf(pid) === programOf(node))
  return others.length > 0 ? others : [node]
}
const removeLimits = share ? limitCpu([one, two].flatMap(serving), share) : undefined
async function stop() {
  await Promise.all([one.stop(), two.stop()])
  removeLimits?.()
}
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
    const of_core = share ? `, ${share} of a core each` : ''
    const label = `${name} with two processes vs. one${of_core}`
    const measured = await compare({ name: label, goal, ...plan }, ask(two), ask(one))
    const { cpu_ms: _of_first_process, ...row } = measured
    rows.push(row)
  }
  await report(two, rows)
} finally {
  await stop()
}
process.exit(0)
