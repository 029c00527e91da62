// Under load, with a slow processor and too few connections: an error response means that nothing
// was committed, and a committed payment is always returned.
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from 'node:test'
import type { Processor, Processors } from '#outside/ports/processor.ts'
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
import { runProcessorOperations } from '#jobs/processor_operations.ts'

const { account, key } = await createTestAccount()
const person = await createPerson({}, { key })
const prompt = adapters({ db, secrets }, { processor: { name: 'simulated', slow_ms: 0 } })
const simulated = prompt.processors

// Slow responses, so that requests queue for a connection.
const slow: Processors = {
  ...simulated,
  of(at) {
    const processor = simulated.of(at)
    const later: Processor['confirm'] = async (...given) => {
      const charge = await processor.confirm(...given)
      await wait(30)
      return charge
    }
    return { ...processor, confirm: later }
  },
}
const port = await startServer({ processors: slow, database: { size: 1, wait_limit_ms: 15 } })

const counted = async (query: string) => Number((await sql.query(query, [account])).rows[0].count)

test('A committed charge never returns an error', async () => {
  const options = Array.from({ length: 80 }, () =>
    call('POST', '/v1/payments', copayRequest(person.id, {}), { key, port }),
  )
  const answers = await Promise.all(options)
  const paid = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)
  for (const { status } of refused) assert.equal(status, 503)
  assert.ok(paid.length > 0 && refused.length > 0, 'the load was neither too light nor too heavy')
  for (const { body } of paid) assert.match(body.status, /^(processing|succeeded)$/)

  const committed = await counted('select count(*) from payments where account = $1')
  assert.equal(committed, paid.length)

  await sql.query('update processor_operations set claimed_until = null, due_at = now()')
  await runProcessorOperations({ db, secrets, outside: prompt, log })
  const charges = `select count(*) from simulated_movements where account = $1 and kind = 'charge'`
  assert.equal(await counted(charges), paid.length)
  for (const { body } of paid) {
    const after = await call('GET', `/v1/payments/${body.id}`, undefined, { key })
    assert.equal(after.body.status, 'succeeded')
  }
})
