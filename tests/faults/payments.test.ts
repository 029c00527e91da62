// Workers are killed at random during charges and refunds, and others take over their operations:
// each charge and each refund happens once.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { ProcessorDown } from '#outside/ports/processor.ts'
import { createPerson } from '../person_examples.ts'
import { call, createTestAccount, outside, sql, startServer } from '../harness.ts'
import { diceOf, freshSeed } from './random.ts'
import { startWorker } from './worker_process.ts'

const kills_wanted = 6
const payments_wanted = 24

test('killed workers charge nothing twice and lose no payment', async () => {
  const seed = Number(process.env.FAULTS_SEED ?? freshSeed())
  const dice = diceOf(seed)
  const home = mkdtempSync(join(tmpdir(), 'attune-payments-'))
  const { key, account } = await createTestAccount()
  const { id: person_id } = await createPerson({}, { key })
  // This server has no processor, so the workers do everything.
  const away = () => {
    throw new ProcessorDown('Nobody there.')
  }
  const port = await startServer({ processors: { ...outside.processors, of: away, wait_ms: 50 } })

  const pay = async (at: number) => {
    const body = {
      person_id,
      amount: { amount: 1_000 + at, currency: 'usd' },
      kind: 'copay',
      method: { type: 'card', token: at % 3 === 0 ? 'pm_card_lostAnswer' : 'pm_card_visa' },
      capture_method: at % 2 === 0 ? 'manual' : 'automatic',
      confirm: true,
    }
    const options = { key, port, idempotency_key: `pay-${at}` }
    const answer = await call('POST', '/v1/payments', body, options)
    assert.equal(answer.body.status, 'processing', answer.text)
    return answer.body.id as string
  }
  const workers = Array.from({ length: 2 }, () => startWorker(home))
  const paying = (async () => {
    const ids: string[] = []
    for (let at = 0; at < payments_wanted; at++) {
      ids.push(await pay(at))
      await sleep(dice.between(10, 120))
    }
    return ids
  })()

  // Leases end immediately, so that two live workers run the same operation.
  const steal = () =>
    sql.query(
      "update processor_operations set claimed_until = null, due_at = now() - interval '1 s' where status = 'waiting'",
    )
  for (let kills = 0; kills < kills_wanted; kills++) {
    await sleep(dice.between(300, 900))
    const place = dice.upTo(workers.length - 1)
    workers[place]!.kill('SIGKILL')
    await steal()
    workers[place] = startWorker(home)
  }
  const ids = await paying

  const read = async (id: string) =>
    (await call('GET', `/v1/payments/${id}`, undefined, { key })).body as Record<string, any>
  const settled = async (path: string, during: string) => {
    for (;;) {
      const { body } = await call('GET', path, undefined, { key })
      if (body.status !== during) return body
      await steal()
      await sleep(100)
    }
  }
  for (const id of ids) {
    const payment = await settled(`/v1/payments/${id}`, 'processing')
    if (payment.status !== 'authorized') continue
    const options = { key, port, idempotency_key: `capture-${id}` }
    await call('POST', `/v1/payments/${id}/capture`, undefined, options)
  }
  workers[0]!.kill('SIGKILL')
  workers[0] = startWorker(home)
  for (const id of ids) {
    assert.equal((await settled(`/v1/payments/${id}`, 'processing')).status, 'succeeded')
    const options = { key, port, idempotency_key: `refund-${id}` }
    await call(
      'POST',
      '/v1/refunds',
      { payment_id: id, amount: { amount: 100, currency: 'usd' } },
      options,
    )
  }
  workers[1]!.kill('SIGKILL')
  const { body: refunds } = await call('GET', '/v1/refunds?limit=100', undefined, { key })
  assert.equal(refunds.data.length, payments_wanted)
  for (const { id } of refunds.data) {
    assert.equal((await settled(`/v1/refunds/${id}`, 'requested')).status, 'succeeded')
  }
  for (const worker of workers) worker.kill('SIGKILL')

  const label = `FAULTS_SEED=${seed}`
  const count = async (query: string) => (await sql.query(query, [account])).rows[0].n
  const charges =
    "select count(*)::int as n from simulated_movements where account = $1 and kind = 'charge'"
  assert.equal(await count(charges), payments_wanted, label)
  const given =
    "select count(*)::int as n from simulated_movements where account = $1 and kind = 'refund'"
  assert.equal(await count(given), payments_wanted, label)
  const at_processor = `
    select sum(amount)::int as n from ledger_entries
    where account = $1 and ledger_account = 'asset:processor:simulated' and kind <> 'fee_paid'`
  const paid = (await Promise.all(ids.map(read))).reduce(
    (sum, each) => sum + each.amount_captured.amount,
    0,
  )
  assert.equal(await count(at_processor), paid - 100 * payments_wanted, label)
  rmSync(home, { recursive: true, force: true })
})
