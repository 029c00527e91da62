// Measures the goodput at twice the capacity and the recovery after it. The generator measures the
// capacity itself, so that its own cost counts on both sides.
import type { Row } from './compare.ts'
import type { Tally } from './generator.ts'
import type { BenchService } from './bench_service.ts'
import { callers, generate } from './load.ts'
import { createSession } from './requests.ts'

export async function overload(service: BenchService, seconds: number): Promise<Row[]> {
  const request = { template: createSession(service), port: service.port }
  const closed = () => generate(service, { ...request, seconds: 5, callers })
  // Those who are turned away have waited for two seconds, and hold a connection each. None is
  // opened meanwhile, because to open one costs more than a request.
  const open = (rate: number) =>
    generate(service, { ...request, seconds, rate, callers: Math.ceil(rate * 2) })

  await closed()
  const before = await closed()
  const capacity = rateOf(before)
  const once = await open(capacity)
  const twice = await open(2 * capacity)
  const after = await closed()
  console.log([once, twice].map(describe).join('\n'))

  const row = (name: string, goal: number, ours: number): Row => ({
    name,
    goal,
    ratio: ours / capacity,
    ratios: [ours / capacity],
    ours: [ours],
    theirs: [capacity],
  })
  return [
    row('goodput at 1x load vs. capacity', 0.7, rateOf(once)),
    {
      ...row('goodput at 2x load vs. capacity', 0.7, rateOf(twice)),
      note: describe(twice),
    },
    row('capacity after overload vs. before', 0.9, rateOf(after)),
    {
      name: 'rejections with Retry-After vs. all failures',
      goal: 1,
      ratio: shareOfRefusals(twice),
      ratios: [shareOfRefusals(twice)],
      ours: [twice.shed],
      theirs: [notDone(twice)],
    },
  ]
}

const rateOf = ({ good, seconds }: Tally) => good / seconds
const notDone = ({ shed, other, timeouts, lost }: Tally) => shed + other + timeouts + lost
const shareOfRefusals = (tally: Tally) => (notDone(tally) ? tally.shed / notDone(tally) : 1)

const describe = ({ good, shed, other, timeouts, lost, p50_ms, p99_ms }: Tally) =>
  `${good} succeeded (p50 ${p50_ms.toFixed(0)} ms, p99 ${p99_ms.toFixed(0)} ms), ` +
  `${shed} shed, ${timeouts} timed out, ${lost} lost, ${other} other`
