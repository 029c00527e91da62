// Goodput while ten times the load arrives, and after it. Sixty-four callers send requests all the
// time; for some seconds many more do too: as many again nine times, each of whom waits for its
// response and then sends the next request (closed loop), or callers that send whether or not
// others were answered (open loop). All of it is one run, and CPU time per good answer is measured
// beside, because the machine may be busy with other work.
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchService } from './bench_service.ts'
import { cpuTime } from './cpu.ts'
import type { Tally } from './generator.ts'
import { callers, generate } from './load.ts'
import { createSession } from './requests.ts'

const times = 10
const most_connections = 1_500 // More take longer to open than they are used.
const [prepare_ms, open_ms_each] = [6_000, 8]
// Seconds of a run, from its first request on: the peak, the overload, the recovery, and the peak
// again.
const [overload_from, overload_seconds, recovery, recovered, end] = [6, 10, 2, 2, 26]

export type Overload = {
  goodput: number // Of the peak.
  recovered: number // Of the peak, from two seconds after the overload on.
  cost: number // CPU time per good answer, of that at the peak.
  description: string
}

export async function runOverload(
  service: BenchService,
  loop: 'closed' | 'open',
  peak: number,
): Promise<Overload> {
  const rate = (times - 1) * peak
  const more =
    loop === 'closed'
      ? { callers: (times - 1) * callers }
      : { callers: Math.min(most_connections, Math.ceil(2 * rate)), rate }
  const request = { template: createSession(service), port: service.port }
  const count_from = Date.now() + prepare_ms + more.callers * open_ms_each
  const [from, seconds] = [count_from + overload_from * 1000, overload_seconds]
  const usual = generate(service, {
    ...request,
    callers,
    seconds: end,
    start_at: count_from,
    count_from,
  })
  const extra = generate(service, { ...request, ...more, seconds, start_at: from, count_from })
  const used: number[] = []
  for (let second = 0; second <= end; second++) {
    await sleep(Math.max(0, count_from + second * 1000 - Date.now()))
    const { node, postgres } = cpuTime(service.processes)
    used.push(node + postgres)
  }
  const [tally, extra_tally] = [await usual, await extra]
  // On a busy machine, connections may be open later than expected.
  const began = (extra_tally.began_at - count_from) / 1000
  const [first, last] = [Math.ceil(began), Math.floor(began + seconds)]
  const peak_again = last + recovery + recovered
  if (peak_again >= end) throw new Error(`The load began ${began - overload_from} s late.`)

  const goodIn = (from: number, to: number) => sumOf(tally, from, to) + sumOf(extra_tally, from, to)
  const rateIn = (from: number, to: number) => goodIn(from, to) / (to - from)
  const costIn = (from: number, to: number) => (used[to]! - used[from]!) / goodIn(from, to)
  const atPeak = (measure: typeof rateIn) =>
    (measure(1, Math.floor(began)) + measure(peak_again, end)) / 2
  const [most, during] = [atPeak(rateIn), rateIn(first, last)]
  const { shed, timeouts, lost, unsent } = extra_tally
  const sent = (extra_tally.good + shed + timeouts + lost) / seconds + rateIn(1, Math.floor(began))
  return {
    goodput: during / most,
    recovered: rateIn(last + recovery, peak_again) / most,
    cost: costIn(first, last) / atPeak(costIn),
    description:
      `${loop} loop: ${most.toFixed(0)} a second at the peak; ${sent.toFixed(0)} sent and ` +
      `${during.toFixed(0)} good under overload (p50 ${extra_tally.p50_ms.toFixed(0)} ms, p99 ` +
      `${extra_tally.p99_ms.toFixed(0)} ms); ${tally.shed + shed} shed, ${timeouts} timed out, ` +
      `${lost} lost, ${unsent} without a connection, others ` +
      JSON.stringify(extra_tally.other_statuses),
  }
}

const sumOf = ({ good_each_second }: Tally, from: number, to: number) =>
  good_each_second.slice(from, to).reduce((sum, good) => sum + good, 0)
