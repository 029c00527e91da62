// Probes a server whose database doesn't respond: it must be live and answer 503.
import { setTimeout as sleep } from 'node:timers/promises'
import { answer_limit_ms } from './client.ts'
import type { World } from './fault.ts'

const probe_every_ms = 500

export async function probe({ client, complain: report, count }: World, lasts_ms: number) {
  const answers: Promise<void>[] = []
  const ask = async (path: string, status: number) => {
    const sent_at = performance.now()
    const answer = await client.request('GET', path)
    const duration_ms = performance.now() - sent_at
    const over = performance.now() > ends_at // By then the database may be back.
    if (duration_ms >= answer_limit_ms) report(`${path} was left hanging in the hole`)
    if (answer.status === status) count(answer.code ? 'told_away' : 'told_alive')
    else if (!over) report(`${path} in the hole: ${answer.status ?? answer.code}`)
  }
  const ends_at = performance.now() + lasts_ms
  while (performance.now() < ends_at) {
    answers.push(ask('/healthz', 200), ask('/readyz', 503), ask('/v1/sessions', 503))
    await sleep(probe_every_ms)
  }
  await Promise.all(answers)
}
