// npm run bench:reports: how long reports and worklists take with a million claims, as ratios to
// reading one claim: of the time, and of the CPU time of the server and PostgreSQL, which says more
// on a busy machine. The goal is at most 5. REPORT_CLAIMS=100000 takes less.
import { startHouse } from './bench_service.ts'
import { clientOf, type Client } from './client.ts'
import { median } from './compare.ts'
import { cpuTime } from './cpu.ts'
import { seedClaims } from './seed_claims.ts'
import { seedReports } from './seed_reports.ts'

const claims = Number(process.env.REPORT_CLAIMS ?? 1_000_000)
const times = Number(process.env.REPORT_TIMES ?? 100)
const goal = 5

const today = Temporal.Now.plainDateISO()
const month = `from=${today.subtract({ months: 1 }).with({ day: 1 })}`
const year = `from=${today.subtract({ years: 1 }).with({ day: 1 })}`
const month_end = today.with({ day: 1 }).subtract({ days: 1 })
const year_ago = today.subtract({ years: 1 })

const requests = [
  'reports/aging',
  `reports/aging?as_of=${month_end}`,
  `reports/aging?as_of=${year_ago}`,
  `reports/collections?${year}`,
  `reports/collections?${year}&group_by=payer`,
  `reports/collections?${year}&group_by=practitioner`,
  `reports/denials?${year}`,
  `reports/denials?${year}&group_by=payer`,
  `reports/productivity?${year}`,
  `reports/payer_mix?${month}`,
  `reports/payer_mix?${year}`,
  'reports/outcomes',
  'reports/worklist',
  'reports/worklist?group_by=deadline',
  'claims?status=denied&order=appeal_deadline&limit=10',
  'claims?order=-payer_balance&limit=10',
  'claims?payer_id=P3&order=service_date&limit=10',
  `claims?filing_deadline[lte]=${today}&order=filing_deadline&limit=10`,
]

type Cost = { ms: number; cpu_ms: number }

// Of one request: the median of the time, the mean of the CPU time.
async function costOf(send: Client, path: string): Promise<Cost> {
  const taken: number[] = []
  const before = used()
  for (let i = 0; i < times; i++) {
    const began = performance.now()
    const { status, text } = await send(path)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
    taken.push(performance.now() - began)
  }
  return { ms: median(taken), cpu_ms: (used() - before) / times }
}

function used() {
  const { node, postgres } = cpuTime(service.processes)
  return node + postgres
}

// Between two series of reads of a claim, so that both meet the same load of the machine.
async function ratiosOf(send: Client, path: string, claim: string) {
  for (let i = 0; i < 3; i++) await send(path)
  const before = await costOf(send, claim)
  const cost = await costOf(send, path)
  const after = await costOf(send, claim)
  const ratio = (unit: keyof Cost) => (2 * cost[unit]) / (before[unit] + after[unit])
  return { time: ratio('ms'), cpu: ratio('cpu_ms'), ms: cost.ms }
}

const service = await startHouse()
try {
  await seedClaims(service, 1)
  const { claim_id, entries } = await seedReports(service, claims)
  const send = clientOf(service)
  const claim = `claims/${claim_id}`
  await costOf(send, claim)
  const rows: { time: number; cpu: number; ms: number; path: string }[] = []
  for (const path of requests) rows.push({ path, ...(await ratiosOf(send, path, claim)) })
  rows.sort((one, other) => other.cpu - one.cpu)
  const within = rows.filter(({ cpu }) => cpu <= goal).length
  console.log(`${claims} claims, ${entries} ledger entries. Times a read of one claim:\n`)
  console.log('   CPU    time')
  for (const { time, cpu, ms, path } of rows) {
    const ratios = [cpu, time].map((ratio) => ratio.toFixed(2).padStart(6)).join('  ')
    console.log(`${ratios}  ${ms.toFixed(1).padStart(7)} ms  ${path}`)
  }
  console.log(`\n${within} of ${rows.length} take at most ${goal} times as much CPU time.`)
} finally {
  await service.stop()
}
