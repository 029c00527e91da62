// Crash points: the process dies at each step of a charge, a capture or a refund, and another
// process takes over. Each time there is one movement at the processor and one in the ledger.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Processor, ProcessorDown, type Processors } from '#outside/ports/processor.ts'
import { runProcessorOperations } from '#jobs/processor_operations.ts'
import { copayRequest, createPerson } from '#tests/person_examples.ts'
import {
  adapters,
  call,
  db,
  log,
  createTestAccount,
  secrets,
  sql,
  startServer,
} from '#tests/harness.ts'

const { account, key } = await createTestAccount()
const person = await createPerson({}, { key })
const prompt = adapters({ db, secrets }, { processor: { name: 'simulated', slow_ms: 0 } })
const alive = prompt.processors

type Point = { call: keyof Processor; when: 'before' | 'after' }
const never = () => new Promise<never>(() => {})

// A process that dies at a point: nothing after that point runs.
let dies: Point | 'unreachable' = 'unreachable'
const mortal: Processors = {
  ...alive,
  wait_ms: 100,
  of: (at) => {
    if (dies === 'unreachable') throw new ProcessorDown('Nobody there.')
    const { call: word, when } = dies
    const processor = alive.of(at)
    const does = processor[word] as (...given: unknown[]) => Promise<unknown>
    const ends = async (...given: unknown[]) => {
      if (when === 'after') await does(...given)
      return await never()
    }
    return { ...processor, [word]: ends } as Processor
  },
}
const port = await startServer({ processors: mortal })

// Another worker takes over once the lease has expired.
async function goOn() {
  await sql.query(
    "update processor_operations set claimed_until = null, due_at = now() - interval '1 s'",
  )
  await runProcessorOperations({ db, secrets, outside: prompt, log })
}
const forgetKeys = () => sql.query('delete from simulated_requests')

const make = (fields: object, port: number | undefined, idempotency_key: string) =>
  call('POST', '/v1/payments', copayRequest(person.id, fields), {
    key,
    idempotency_key,
    ...(port && { port }),
  })
const moved = async (kind: string, id: string) =>
  (
    await sql.query(
      `select state ->> 'amount' as amount from simulated_movements
       where account = $1 and kind = $2 and (object_id = $3 or parent_id = $3)`,
      [account, kind, id],
    )
  ).rowCount
const posted = async (key: string) =>
  (await sql.query('select 1 from ledger_transactions where key = $1', [key])).rowCount
const read = async (path: string) => (await call('GET', path, undefined, { key })).body

const confirming: [string, Point][] = [
  ['before the charge is opened', { call: 'createCharge', when: 'before' }],
  ['after the charge is opened', { call: 'createCharge', when: 'after' }],
  ['before the charge is confirmed', { call: 'confirm', when: 'before' }],
  ['after the charge is confirmed', { call: 'confirm', when: 'after' }],
]
for (const forgets of [false, true]) {
  for (const [at, point] of confirming) {
    const memory = forgets ? 'forgets idempotency keys' : 'remembers idempotency keys'
    test(`A crash ${at} charges and posts once, if the processor ${memory}`, async () => {
      dies = point
      const idempotency_key = `confirm-${forgets}-${point.call}-${point.when}`
      const { status, body } = await make({}, port, idempotency_key)
      assert.deepEqual([status, body.status], [200, 'processing'])
      assert.equal(await posted(`copay_taken:${body.id}`), 0)
      if (forgets) await forgetKeys()
      await goOn()
      const after = await read(`/v1/payments/${body.id}`)
      assert.deepEqual([after.status, after.amount_captured.amount], ['succeeded', 2_500])
      assert.equal(await moved('charge', body.id), 1)
      assert.equal(await posted(`copay_taken:${body.id}`), 1)
      assert.equal(await posted(`fee_paid:${body.id}`), 1)
      const again = await make({}, undefined, idempotency_key)
      assert.deepEqual([again.body.id, again.body.status], [body.id, 'succeeded'])
      assert.equal(again.headers['idempotent-replayed'], 'true')
    })
  }
}

test('A retry after a crash before the processor was called completes the payment', async () => {
  dies = { call: 'createCharge', when: 'before' }
  const { body } = await make({}, port, 'retried')
  await sql.query('update processor_operations set claimed_until = null where object_id = $1', [
    body.id,
  ])
  const again = await make({}, undefined, 'retried')
  assert.deepEqual([again.body.id, again.body.status], [body.id, 'succeeded'])
  assert.equal(await moved('charge', body.id), 1)
})

for (const when of ['before', 'after'] as const) {
  test(`A crash ${when} the processor captures a payment captures and posts once`, async () => {
    const { body } = await make({ capture_method: 'manual' }, undefined, `authorize-${when}`)
    assert.equal(body.status, 'authorized')
    dies = { call: 'capture', when }
    const path = `/v1/payments/${body.id}`
    const capturing = await call(
      'POST',
      `${path}/capture`,
      { amount: { amount: 2_000, currency: 'usd' } },
      { key, port },
    )
    assert.equal(capturing.body.status, 'processing')
    assert.equal((await call('POST', `${path}/capture`, {}, { key })).status, 409)
    await forgetKeys()
    await goOn()
    const after = await read(path)
    assert.deepEqual([after.status, after.amount_captured.amount], ['succeeded', 2_000])
    assert.equal(await posted(`copay_taken:${body.id}`), 1)
  })

  test(`A crash ${when} the processor refunds a payment refunds and posts once`, async () => {
    const { body } = await make({}, undefined, `to-refund-${when}`)
    dies = { call: 'refund', when }
    const request = { payment_id: body.id, amount: { amount: 700, currency: 'usd' } }
    const idempotency_key = `refund-${when}`
    const refund = await call('POST', '/v1/refunds', request, { key, port, idempotency_key })
    assert.equal(refund.body.status, 'requested')
    await forgetKeys()
    await goOn()
    assert.equal((await read(`/v1/refunds/${refund.body.id}`)).status, 'succeeded')
    const again = await call('POST', '/v1/refunds', request, { key, idempotency_key })
    assert.deepEqual([again.body.id, again.body.status], [refund.body.id, 'succeeded'])
    assert.equal(await moved('refund', body.processor_reference), 1)
    assert.equal(await posted(`refunded:${refund.body.id}`), 1)
    assert.equal((await read(`/v1/payments/${body.id}`)).amount_refunded.amount, 700)
  })
}

test('A charge is retried after a processor outage or a lost response, and charges once', async () => {
  for (const token of ['pm_card_processorDown', 'pm_card_lostAnswer']) {
    const { body } = await make({ method: { type: 'card', token } }, undefined, token)
    assert.equal(body.status, 'processing')
    await goOn()
    assert.equal((await read(`/v1/payments/${body.id}`)).status, 'succeeded')
    assert.equal(await moved('charge', body.id), 1)
    assert.equal(await posted(`copay_taken:${body.id}`), 1)
  }
})

test('Two concurrent workers call the processor once', async () => {
  let request = 0
  const counting: Processors = {
    ...alive,
    of: (at) => {
      const processor = alive.of(at)
      return {
        ...processor,
        confirm: async (...given) => {
          request++
          return await processor.confirm(...given)
        },
      }
    },
  }
  dies = 'unreachable'
  const { body } = await make({}, port, 'two-workers')
  assert.equal(body.status, 'processing')
  await sql.query(
    "update processor_operations set claimed_until = null, due_at = now() - interval '1 s'",
  )
  const works = { db, secrets, outside: { ...prompt, processors: counting }, log }
  await Promise.all([runProcessorOperations(works), runProcessorOperations(works)])
  assert.equal(request, 1)
  assert.equal((await read(`/v1/payments/${body.id}`)).status, 'succeeded')
})

test('After all crashes, the ledger balances and matches payments and refunds', async () => {
  const { consistent, violations } = await read('/v1/ledger_proof')
  assert.deepEqual([violations, consistent], [[], true])
})
