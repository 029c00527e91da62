// npm run bench:reports: how long reports and worklists take with a million claims, as ratios to
// reading one claim. The goal is at most 5. REPORT_CLAIMS=100000 takes less.
import { startHouse } from './bench_service.ts'
import { clientOf, type Client } from './client.ts'
import { median } from './compare.ts'
import { seedClaims } from './seed_claims.ts'
import { seedReports } from './seed_reports.ts'

const claims = Number(process.env.REPORT_CLAIMS ?? 1_000_000)
const times = Number(process.env.REPORT_TIMES ?? 25)
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

async function time(send: Client, path: string) {
  const began = performance.now()
  const { status, text } = await send(path)
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
  return performance.now() - began
}

// In turns with the read of a claim, so that both meet the same load of the machine.
async function ratioOf(send: Client, path: string, claim: string) {
  const taken: [number[], number[]] = [[], []]
  for (let i = -3; i < times; i++) {
    const pair = [await time(send, path), await time(send, claim)] as const
    if (i >= 0) taken.forEach((all, at) => all.push(pair[at]!))
  }
  return { ratio: median(taken[0]) / median(taken[1]), ms: median(taken[0]) }
}

const service = await startHouse()
try {
  await seedClaims(service, 1)
  const { claim_id, entries } = await seedReports(service, claims)
  const send = clientOf(service)
  const rows: { ratio: number; ms: number; path: string }[] = []
  for (const path of requests) {
    rows.push({ path, ...(await ratioOf(send, path, `claims/${claim_id}`)) })
  }
  rows.sort((one, other) => other.ratio - one.ratio)
  const within = rows.filter(({ ratio }) => ratio <= goal).length
  console.log(`${claims} claims, ${entries} ledger entries. Times a read of one claim:\n`)
  for (const { ratio, ms, path } of rows) {
    console.log(`${ratio.toFixed(2).padStart(6)}  ${ms.toFixed(1).padStart(7)} ms  ${path}`)
  }
  console.log(`\n${within} of ${rows.length} take at most ${goal} times as long.`)
} finally {
  await service.stop()
}
