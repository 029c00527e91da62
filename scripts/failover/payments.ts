// Clients that charge cards during a rehearsal, and what must be true of their payments afterward.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Client } from '#tests/faults/client.ts'
import type { Journal } from '#tests/faults/journal.ts'
import { waitFor } from './programs.ts'

const pause_ms = 150

type Payment = { id: string; status: string; metadata: Record<string, string> }

export async function startPayments(client: Client, journal: Journal, workers: number) {
  const names = [{ use: 'official', given: 'Ada', family: 'Okafor' }]
  const person = await client.insist(journal.ask('POST', '/persons', { names }, 'payer'))
  let running = true
  async function work() {
    while (running) {
      const key = `pay-${journal.entries.length + 1}`
      const body = {
        person_id: person.id,
        amount: { amount: 1_000 + journal.entries.length, currency: 'usd' },
        kind: 'copay',
        method: { type: 'card', token: 'pm_card_visa' },
        confirm: true,
        metadata: { asked: key },
      }
      await client.insist(journal.ask('POST', '/payments', body, key))
      await sleep(pause_ms)
    }
  }
  const finished = Promise.all(Array.from({ length: workers }, work))
  return async function stop() {
    running = false
    await finished
  }
}

// Each acknowledged payment exists once, was charged once, and has succeeded.
export async function checkPayments(client: Client, { entries }: Journal, database: pg.Client) {
  const read = async () => {
    const found: Payment[] = []
    for await (const row of client.readList('/v1/payments')) found.push(row as unknown as Payment)
    return found
  }
  let payments: Payment[] = []
  await waitFor('every payment is charged', async () => {
    payments = await read()
    return payments.every(({ status }) => status === 'succeeded')
  })
  const made = Map.groupBy(payments, ({ metadata }) => metadata.asked)
  const problems: string[] = []
  for (const { key, path, attempts } of entries) {
    const acked = attempts.find(({ outcome }) => outcome === 'acked')
    if (path !== '/payments' || !acked) continue
    const objects = made.get(key) ?? []
    if (objects.length !== 1) problems.push(`${key} created ${objects.length} payments`)
    if (objects[0]?.id !== JSON.parse(acked.text!).id) problems.push(`${key} has another payment`)
  }
  const { rows } = await database.query(
    "select count(*)::int as many from simulated_movements where kind = 'charge'",
  )
  const charges = rows[0].many as number
  if (charges !== payments.length) problems.push(`${charges} charges, ${payments.length} payments`)
  return problems
}
