// npm run bench:ledger: what posting costs beside pgbench with the same statements, and whether it
// and the balances stay as quick as entries grow. Ratios measured in one run; "-- --quick" is
// shorter.
import { randomInt } from 'node:crypto'
import { openAdapters } from '#app/adapters.ts'
import { readConfig } from '#settings/config.ts'
import { connect } from '#db/connect.ts'
import { newId } from '#kernel/ids.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { post } from '#areas/payments/ledger/post.ts'
import { remittanceClaim } from '#areas/payments/ledger/postings.ts'
import { compare, median, type Row } from './compare.ts'
import { type BenchService, startHouse } from './bench_service.ts'
import { callers, load } from './load.ts'
import { pgbench } from './pgbench.ts'
import { report } from './report.ts'
import { readBalances } from './requests.ts'
import { seedLedger } from './seed_ledger.ts'

const quick = process.argv.includes('--quick')
const plan = quick
  ? { rounds: 3, seconds: 3, entries: 100_000 }
  : { rounds: 5, seconds: 8, entries: 1_000_000 }

// A claim of a remittance: four legs, two of them on accounts that everything meets in.
const claimOf = (name: string) =>
  remittanceClaim({
    remittance_id: `era_${name}`,
    position: 1,
    claim_id: `clm_${name}`,
    person_id: `per_${name}`,
    currency: 'usd',
    paid: 9_000,
    contractual: 4_000,
    patient: 2_000,
  })

// Postings per second by so many at once, each a transaction of its own.
async function ours({ app, account, secrets }: BenchService) {
  const db = connect({ url: app, size: 16, wait_limit_ms: 60_000 })
  const outside = openAdapters({ db, secrets }, readConfig({}))
  const end = performance.now() + plan.seconds * 1_000
  let posted = 0
  const one = async () => {
    while (performance.now() < end) {
      await inAccount({ db, secrets, outside }, account, (call) =>
        post(call, [claimOf(newId('x').slice(2))]),
      )
      posted += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, one))
  await db.close()
  return posted / plan.seconds
}

// The same statements in as many trips, with names that are new each time and as long as ours.
// pgbench prepares all statements when it sends the first, which it cannot do inside a pipeline.
function theirs(service: BenchService) {
  const posting = claimOf('@')
  const legs = posting.legs.map((leg, i) => ({ ...leg, id: `le_@${i}` }))
  const draft = { ...posting, id: 'ltx_@', legs, fingerprint: '#'.repeat(43) }
  const text = `
\\set once random(1000000000000000000, 9000000000000000000)
\\if :opened
\\else
select 1;
\\set opened 1
\\endif
\\startpipeline
begin;
select enter_account(:account) as now, account_now(0) as real_now;
\\endpipeline
select * from post_to_ledger(
  :account, replace(:draft, '@', 'x00' || :once::text)::jsonb, now(), '{}');
\\startpipeline
select leave(:account, null, null, null, null, null, null, null, null, null, null);
commit;
\\endpipeline
`
  const variables = { opened: '0', account: service.account, draft: JSON.stringify([draft]) }
  return pgbench(service, { text, variables })
}

const service = await startHouse()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void service.stop().finally(() => process.exit(1)))
}
try {
  const few = 4_000
  await seedLedger(service, 0, few)
  const first = await measured('few entries')
  const before = await reads()
  console.log(`Inserting ${plan.entries.toLocaleString('en')} entries …`)
  await seedLedger(service, few, plan.entries)
  const many = `${plan.entries.toLocaleString('en')} entries`
  const last = await measured(many)
  await report(service, [
    first,
    last,
    flatness(`posting with ${many} vs. few`, first.ours, last.ours),
    flatness(`reading a person's balances with ${many} vs. few`, before, await reads()),
  ])
} finally {
  await service.stop()
}
process.exit(0)

function measured(state: string) {
  const bare = theirs(service)
  const name = `posting a remittance claim vs. pgbench (${state})`
  return compare(
    { name, goal: 0.4, ...plan },
    () => ours(service),
    () => bare(plan.seconds),
  )
}

async function reads() {
  const rates: number[] = []
  for (let round = 0; round <= plan.rounds; round++) {
    const template = readBalances(service, `per_bench_${randomInt(1, 1_000)}`)
    const { per_second } = await load(service, {
      template,
      port: service.port,
      seconds: plan.seconds,
    })
    rates.push(per_second)
  }
  return rates.slice(1) // The first only warms up.
}

// One after the other, because entries do not go away: the middle ones are compared.
function flatness(name: string, before: number[], after: number[]): Row {
  if (!(median(before) > 0)) throw new Error(`${name}: there is nothing to compare with.`)
  const ratio = median(after) / median(before)
  console.log(`${ratio.toFixed(2)}  ${name}`)
  return { name, goal: 0.8, ratio, ratios: [ratio], ours: after, theirs: before }
}
