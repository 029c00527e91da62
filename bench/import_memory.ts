// npm run bench:import_memory: the memory of the service while it imports ever more persons, which
// must not grow with the file. Its heap is limited: otherwise what grows is mostly garbage that
// wasn't collected yet. "-- --quick" imports a tenth.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { samplePractice, type Table } from '#scripts/sample_practice.ts'
import { type BenchService, startHouse } from './bench_service.ts'
import { clientOf } from './client.ts'
import { importTable } from './import_client.ts'

const share = process.argv.includes('--quick') ? 0.1 : 1
const sizes = [10_000, 50_000, 200_000].map((rows) => rows * share)

// Each size has persons of its own.
const personsOf = (rows: number): Table => {
  const { persons } = samplePractice(rows, 0)
  return {
    ...persons!,
    rowOf: (at) => persons!.rowOf(at).with(0, `${rows}-${at}`),
  }
}

const memoryOf = ({ processes }: BenchService) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processes.node}/status`, 'utf8'))?.[1] ?? 0) /
  1_000

// The largest memory of the service while it works.
async function peakWhile(service: BenchService, work: Promise<unknown>) {
  let [working, peak] = [true, 0]
  void work.finally(() => (working = false)).catch(() => {})
  while (working) {
    peak = Math.max(peak, memoryOf(service))
    await sleep(100)
  }
  return peak
}

const service = await startHouse({ NODE_OPTIONS: '--max-old-space-size=128' })
try {
  const client = clientOf(service)
  console.log(`idle: ${Math.round(memoryOf(service))} MB`)
  for (const rows of sizes) {
    const importing = importTable(client, personsOf(rows), 'person')
    const peak = await peakWhile(service, importing)
    const rate = await importing
    console.log(
      `${rows} rows: at most ${Math.round(peak)} MB, then ${Math.round(memoryOf(service))} MB, ` +
        `${Math.round(rate)} rows a second`,
    )
  }
} finally {
  await service.stop()
}
