// npm run bench:matching: what a matching costs over HTTP, against reading one practitioner; and
// the ranking alone, against a filter and sort over objects. "-- --quick" is smaller.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RankingQuery } from '#areas/matching/ranking/criteria.ts'
import { bookableDays } from '#areas/matching/ranking/days.ts'
import { failedGates } from '#areas/matching/ranking/gates.ts'
import { emptyDirectory, memoryOf } from '#areas/matching/ranking/directory.ts'
import { putListing } from '#areas/matching/ranking/put.ts'
import { bestOf } from '#areas/matching/ranking/choose.ts'
import { rank } from '#areas/matching/ranking/rank.ts'
import { drawAsked, drawing, drawListing } from '#tests/random_listings.ts'
import { baseOf, ratiosOf } from '#tests/matching_oracle.ts'
import { storePractice } from '#tests/random_practices.ts'
import { compare, median, type Row } from './compare.ts'
import { type BenchService, startHouse } from './bench_service.ts'
import { generate, load } from './load.ts'
import { report } from './report.ts'
import { findCandidates, readPractitioner } from './requests.ts'

// Of many more, a machine of two cores turns most away, which says nothing about cost.
const callers = 8
const quick = process.argv.includes('--quick')
const plan = quick
  ? { rounds: 3, seconds: 3, ranked: [20_000], served: [{ many: 5_000, goal: 0.2 }] }
  : {
      rounds: 5,
      seconds: 8,
      ranked: [100_000, 1_000_000],
      served: [
        { many: 100_000, goal: 0.2 },
        { many: 1_000_000, goal: 0.1 },
      ],
    }

const rows: Row[] = []
for (const many of plan.ranked) rows.push(rankedAlone(many))
for (const { many, goal } of plan.served) {
  const service = await startHouse()
  try {
    rows.push(await served(service, many, goal))
    if (many === plan.served.at(-1)!.many) await report(service, rows, callers)
  } finally {
    await service.stop()
  }
}
process.exit(0)

function rankedAlone(many: number): Row {
  const draw = drawing(3)
  const listings = Array.from({ length: many }, (_, at) => drawListing(draw, at))
  const directory = emptyDirectory()
  for (const listing of listings) putListing(directory, listing)
  const ratios = ratiosOf(listings)
  const plainly = (request: RankingQuery) => {
    const days = bookableDays(request)
    return listings
      .filter((one) => failedGates(one, request, days).length === 0)
      .map((one) => ({ id: one.id, score: baseOf(one, request, ratios) }))
      .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
      .slice(0, 20)
  }
  const indexed = (request: RankingQuery) => bestOf(rank(directory, request), request.seed, 20)
  const requests = Array.from({ length: 20 }, () => drawAsked(draw, { limit: 20 }))
  const timed = (work: (request: RankingQuery) => unknown, requested: RankingQuery) => {
    const began = performance.now()
    work(requested)
    return performance.now() - began
  }
  for (const request of requests) timed(indexed, request)
  const ours = requests.map((request) => 1_000 / timed(indexed, request))
  const theirs = requests.slice(0, 10).map((request) => 1_000 / timed(plainly, request))
  const megabytes = Math.round(memoryOf(directory) / 1_048_576)
  const label = `${many.toLocaleString('en')} practitioners`
  console.log(`${label}: index size ${megabytes} MB`)
  const ratio = median(ours) / median(theirs)
  console.log(`${ratio.toFixed(1)}  ranking vs. filtering and sorting objects (${label})`)
  const name = `ranking vs. filtering and sorting objects (${label}, ${megabytes} MB)`
  return { name, goal: 50, ratio, ratios: [ratio], ours, theirs }
}

async function served(service: BenchService, many: number, goal: number) {
  const label = `${many.toLocaleString('en')} practitioners`
  console.log(`Inserting ${label} …`)
  await storePractice(service.database, service.account, many, 5)
  await service.restart()
  await untilReady(service)
  const { seconds } = plan
  const request = { port: service.port, seconds, callers }
  const ask = (template: string) => () => load(service, { template, ...request })
  const row = await compare(
    { name: `matching vs. reading one practitioner (${label})`, goal, ...plan },
    ask(findCandidates(service)),
    ask(readPractitioner(service)),
  )
  const calm = { template: findCandidates(service), port: service.port, seconds, callers, rate: 20 }
  const { p50_ms, p99_ms } = await generate(service, calm)
  const words = `20 matchings/s: p50 ${p50_ms.toFixed(1)} ms`
  console.log(`${words}, p99 ${p99_ms.toFixed(1)} ms (${label})`)
  return row
}

// On its start the server loads the index and looks up when everybody can first be booked.
async function untilReady(service: BenchService) {
  const began = performance.now()
  const log = join(service.home, 'attune.log')
  for (const line of ['matching index ready', 'first available times ready']) {
    while (!readFileSync(log, 'utf8').includes(line)) await sleep(200)
    console.log(`${line} ${((performance.now() - began) / 1_000).toFixed(1)} s after startup`)
  }
}
