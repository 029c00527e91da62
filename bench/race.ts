// Fifty concurrent callers: all for one slot, or each for another. Reports the slowest caller of
// the crowd relative to the median of the independent ones.
import { readFileSync } from 'node:fs'
import https from 'node:https'
import { median, type Row } from './compare.ts'
import type { BenchService } from './bench_service.ts'
import { freeSlots } from './seed.ts'

const callers = 50
const most_shed = 60

// One after the other, also from one race to the next.
const slots = freeSlots()

type Answer = { status: number; duration_ms: number }

export async function race(service: BenchService, rounds: number, state: string): Promise<Row> {
  const agent = new https.Agent({
    keepAlive: true,
    maxSockets: callers,
    ca: readFileSync(service.certificate.ca_file),
  })
  const named = (practitioner: number) => `prac_${String(practitioner).padStart(22, '0')}`
  const book = (practitioner: number, starts_at: string) =>
    post(service, agent, { practitioner_id: named(practitioner), starts_at })
  const ratios: number[] = []
  const slowest: number[] = []
  const usual: number[] = []
  // Every connection is open before anything is measured.
  await Promise.all(Array.from({ length: callers }, (_, n) => book(n + 2, slots.next().value!)))
  let shed = 0
  while (ratios.length < rounds) {
    const one = slots.next().value!
    const apart = await Promise.all(Array.from({ length: callers }, (_, n) => book(n + 2, one)))
    const crowd = await Promise.all(Array.from({ length: callers }, () => book(60, one)))
    // On a machine that is busy with other things some are turned away; such a round tells nothing.
    if ([...apart, ...crowd].some(({ status }) => status === 503)) {
      if (++shed > most_shed) throw new Error('Too many were turned away: the machine is too busy.')
      continue
    }
    requireOneWinner(crowd)
    if (apart.some(({ status }) => status !== 200)) throw new Error('A booking was refused.')
    slowest.push(Math.max(...crowd.map(({ duration_ms }) => duration_ms)))
    usual.push(median(apart.map(({ duration_ms }) => duration_ms)))
    ratios.push(usual.at(-1)! / slowest.at(-1)!)
  }
  agent.destroy()
  const name = `median of 50 separate slots vs. slowest of 50 for one slot (${state})`
  const [worst, middle] = [Math.max(...slowest), median(usual)]
  console.log(
    `${median(ratios).toFixed(2)}  ${name}; worst of ${rounds} rounds ${worst.toFixed(0)} ms, ` +
      `separate ${middle.toFixed(0)} ms; rounds excluded ${shed}`,
  )
  const rates = (times: number[]) => times.map((ms) => 1000 / ms)
  const [ours, theirs] = [rates(slowest), rates(usual)]
  return { name, goal: 0.2, ratio: median(ratios), ratios, ours, theirs }
}

function requireOneWinner(crowd: Answer[]) {
  const winners = crowd.filter(({ status }) => status === 200).length
  const losers = crowd.filter(({ status }) => status === 409).length
  if (winners !== 1 || losers !== callers - 1) {
    throw new Error(`${winners} won and ${losers} lost.`)
  }
}

function post(service: BenchService, agent: https.Agent, body: object): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' }
    const url = `https://localhost:${service.port}/v1/sessions`
    const request = https.request(url, { method: 'POST', agent, headers })
    request.on('response', (answer) => {
      const describe = () =>
        resolve({ status: answer.statusCode!, duration_ms: performance.now() - began })
      answer.resume().on('end', describe)
    })
    request.on('error', reject).end(JSON.stringify(body))
  })
}
