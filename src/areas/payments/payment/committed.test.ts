// Under load, with a slow processor and too few connections, or with connections that break during
// a commit: an error response means that nothing was committed, and what is committed is returned.
import assert from 'node:assert/strict'
import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from 'node:test'
import type { Processor, Processors } from '#outside/ports/processor.ts'
import { type Break, interruptCommits } from '#tests/interrupted_commits.ts'
import { copayRequest, createPerson } from '#tests/person_examples.ts'
import {
  adapters,
  type ApiResponse,
  ca,
  call,
  db,
  log,
  createTestAccount,
  secrets,
  sql,
  startServer,
} from '#tests/harness.ts'
import { runProcessorOperations } from '#jobs/processor_operations.ts'

const prompt = adapters({ db, secrets }, { processor: { name: 'simulated', slow_ms: 0 } })
const simulated = prompt.processors

// Slow responses, so that requests queue for a connection.
const slowly =
  <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) =>
  async (...given: Given) => {
    const outcome = await work(...given)
    await wait(30)
    return outcome
  }
const slow: Processors = {
  ...simulated,
  of(at) {
    const processor: Processor = simulated.of(at)
    const { confirm, capture, refund } = processor
    return {
      ...processor,
      confirm: slowly(confirm),
      capture: slowly(capture),
      refund: slowly(refund),
    }
  },
}
const crowded = await startServer({ processors: slow, database: { size: 1, wait_limit_ms: 15 } })

async function practice() {
  const { account, key } = await createTestAccount()
  const person = await createPerson({}, { key })
  const pay = (fields: object = {}, port?: number) =>
    call('POST', '/v1/payments', copayRequest(person.id, fields), { key, ...(port && { port }) })
  const read = async (path: string) => (await call('GET', path, undefined, { key })).body
  const counted = async (query: string) => Number((await sql.query(query, [account])).rows[0].count)
  const movements = (kind: string) =>
    counted(
      `select count(*) from simulated_movements where account = $1 and kind = '${kind}'
         and (kind <> 'charge' or (state ->> 'amount_captured')::int > 0)`,
    )
  return { account, key, person, pay, read, counted, movements }
}

// The worker completes what the requests left.
async function completeAll() {
  await sql.query(
    "update processor_operations set claimed_until = null, due_at = now() - interval '1 s'",
  )
  await runProcessorOperations({ db, secrets, outside: prompt, log })
}

// Those that were committed. Any other is refused before anything is committed.
function succeededIn(responses: ApiResponse[]) {
  for (const { status } of responses) assert.ok(status === 200 || status === 503, `${status}`)
  const succeeded = responses.filter(({ status }) => status === 200)
  const refused = responses.length - succeeded.length
  assert.ok(succeeded.length > 0 && refused > 0, 'the load was neither too light nor too heavy')
  return succeeded.map(({ body }) => body)
}

const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

test('A committed charge never returns an error', async () => {
  const { pay, read, counted, movements } = await practice()
  const paid = succeededIn(await times(80, () => pay({}, crowded)))
  for (const { status } of paid) assert.match(status, /^(processing|succeeded)$/)
  assert.equal(await counted('select count(*) from payments where account = $1'), paid.length)
  await completeAll()
  assert.equal(await movements('charge'), paid.length)
  for (const { id } of paid) assert.equal((await read(`/v1/payments/${id}`)).status, 'succeeded')
})

test('A committed confirmation, capture or refund never returns an error', async () => {
  const { key, pay, read, movements } = await practice()
  const step = (path: string, body?: object) => call('POST', path, body, { key, port: crowded })

  const created = await times(40, async () => (await pay({ confirm: false })).body.id as string)
  const confirmed = succeededIn(
    await times(40, (at) => step(`/v1/payments/${created[at]}/confirm`)),
  )
  await completeAll()
  assert.equal(await movements('charge'), confirmed.length)
  const states = await times(40, async (at) => (await read(`/v1/payments/${created[at]}`)).status)
  assert.equal(states.filter((state) => state === 'succeeded').length, confirmed.length)
  assert.equal(states.filter((state) => state === 'created').length, 40 - confirmed.length)

  const refunds = await times(confirmed.length, (at) =>
    step('/v1/refunds', { payment_id: confirmed[at].id }),
  )
  const refunded = refunds.filter(({ status }) => status === 200)
  await completeAll()
  assert.equal(await movements('refund'), refunded.length)

  const authorized = await times(
    40,
    async () => (await pay({ capture_method: 'manual' })).body.id as string,
  )
  const captured = succeededIn(
    await times(40, (at) => step(`/v1/payments/${authorized[at]}/capture`)),
  )
  await completeAll()
  assert.equal(await movements('charge'), confirmed.length + captured.length)
  for (const { id } of captured) {
    assert.equal((await read(`/v1/payments/${id}`)).status, 'succeeded')
  }
})

test('A caller who hangs up leaves one payment that is completed', async () => {
  const { key, person, counted, movements } = await practice()
  const bytes = JSON.stringify(copayRequest(person.id, {}))
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const port = await startServer({ processors: slow })
  await times(20, async (at) => {
    const target = { host: '127.0.0.1', servername: 'localhost', port, ca, path: '/v1/payments' }
    const request = https.request({ ...target, method: 'POST', headers })
    request.on('error', () => {})
    request.end(bytes)
    await wait(20 + at * 5)
    request.destroy()
  })
  await wait(300)
  await completeAll()
  const committed = await counted('select count(*) from payments where account = $1')
  assert.equal(await movements('charge'), committed)
})

let breaks: Break[] = []
const breaking = await startServer({
  processors: simulated,
  through: (own) => interruptCommits(own, () => breaks.shift() ?? null),
})

test('A connection that breaks after the commit returns the payment', async () => {
  const { key, pay, counted, movements } = await practice()
  breaks = ['after_commit']
  const paid = await pay({}, breaking)
  assert.deepEqual([paid.status, paid.body.status], [200, 'succeeded'])

  breaks = ['after_commit']
  const body = { payment_id: paid.body.id }
  const refund = await call('POST', '/v1/refunds', body, { key, port: breaking })
  assert.deepEqual([refund.status, refund.body.status], [200, 'succeeded'])
  assert.equal(await counted('select count(*) from payments where account = $1'), 1)
  assert.deepEqual([await movements('charge'), await movements('refund')], [1, 1])
})

test('A connection that breaks before the commit returns an error, and nothing is charged', async () => {
  const { pay, counted, movements } = await practice()
  breaks = ['before_commit']
  const { status, body } = await pay({}, breaking)
  assert.deepEqual([status, body.error.code], [503, 'database_unavailable'])
  await completeAll()
  assert.equal(await counted('select count(*) from payments where account = $1'), 0)
  assert.equal(await movements('charge'), 0)
})

test('If the database is lost with the commit, the error says to look the payment up', async () => {
  const { pay, read, movements } = await practice()
  breaks = ['after_commit_and_gone']
  const { status, body } = await pay({}, breaking)
  assert.deepEqual([status, body.error.code], [409, 'outcome_unknown'])
  await completeAll()
  assert.equal(await movements('charge'), 1)
  const { data } = await read('/v1/payments')
  assert.deepEqual(
    data.map((each: { status: string }) => each.status),
    ['succeeded'],
  )
})
