// Tests claims, claim status, eligibility, polling and webhooks through a local server that speaks
// Stedi's protocol.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advanceClock, claimStep, createClaim, readClaim, submitClaim } from '#tests/claims.ts'
import { claimTimeline, createInsuredPerson } from '#tests/claims.ts'
import { readMailboxes } from '#jobs/read_mailboxes.ts'
import { sendDocuments } from '#jobs/send_documents.ts'
import { sendEligibilityChecks } from '#jobs/eligibility_checks.ts'
import { signV1 } from '#outside/webhook/signature.ts'
import { startStediServer } from '#tests/stedi_server.ts'
import { stediConnection as connection } from '#tests/connections.ts'
import {
  adapters,
  call,
  createTestAccount,
  db,
  log,
  log_lines,
  type RequestOptions,
  secrets,
  sql,
  startServer,
} from '#tests/harness.ts'

const stedi = await startStediServer()
const port = await startServer({ stedi: stedi.urls })
const outside = adapters({ db, secrets }, { stedi: stedi.urls })
const context = { db, secrets, outside, log }

async function connected(credentials: object = { api_key: stedi.api_key }) {
  const { key, account } = await createTestAccount()
  const options: RequestOptions = { key, port }
  const made = await call(
    'POST',
    '/v1/clearinghouse_connections',
    { ...connection, credentials },
    options,
  )
  assert.equal(made.status, 200, made.text)
  return { options, account, id: made.body.id as string }
}

// A worker sends; the clock lets scheduled jobs begin and process.
async function exchange(options: RequestOptions) {
  await advanceClock('PT1M', options)
  await sendDocuments(context)
  await advanceClock('PT1M', options)
}

const pollNow = () => sql.query("update mailboxes set poll_after = now() - interval '1 second'")

async function submitted(member_id: string, options: RequestOptions) {
  const { id } = await createClaim(member_id, {}, options)
  await submitClaim(id, options)
  await exchange(options)
  return id
}

test("A claim is sent as raw X12, and Stedi's immediate 277CA moves it", async () => {
  const { options } = await connected()
  const id = await submitted('SBX-PAID-1', options)
  assert.equal((await readClaim(id, options)).status, 'acknowledged')
  const request = stedi.requests.find(({ path }) => path.endsWith('/raw-x12-submission'))!
  assert.equal(request.key, stedi.api_key)
  assert.match(request.idempotency_key!, /^trn_/)
  const { body } = await call('GET', `/v1/claims/${id}/x12`, undefined, options)
  assert.equal(stedi.submitted.at(-1)!.text, body.data[0].text)
})

test('An outage and a lost response are retried with the same bytes, and one claim arrives', async () => {
  const { options } = await connected()
  const before = stedi.submitted.length
  const { id } = await createClaim('SBX-PAID-2', {}, options)
  await submitClaim(id, options)
  stedi.failures.push({ status: 503, body: {} })
  await exchange(options)
  assert.equal((await readClaim(id, options)).status, 'submitted')
  stedi.failures.push('cut')
  for (let attempt = 0; attempt < 3; attempt++) {
    await advanceClock('PT20M', options)
    await exchange(options)
  }
  assert.equal((await readClaim(id, options)).status, 'acknowledged')
  assert.equal(stedi.submitted.length, before + 1)
})

test('A claim that Stedi refuses without a 277CA is rejected with its reason', async () => {
  const { options } = await connected()
  const { id } = await createClaim('SBX-PAID-3', {}, options)
  await submitClaim(id, options)
  const errors = [{ code: '33', description: 'The billing provider tax id is invalid.' }]
  stedi.failures.push({ status: 400, body: { status: 'ERROR', errors } })
  await exchange(options)
  const claim = await readClaim(id, options)
  assert.equal(claim.status, 'rejected')
  assert.deepEqual(claim.status_reason, {
    code: '33',
    message: errors[0]!.description,
    source: 'clearinghouse',
  })
})

test('Claim status and eligibility are asked in real time', async () => {
  const { options } = await connected()
  const id = await submitted('SBX-NOERA-1', options)
  assert.equal((await claimStep(id, 'check_status', undefined, options)).status, 200)
  await exchange(options)
  const timeline = await call('GET', `/v1/claims/${id}/timeline`, undefined, options)
  assert.match(timeline.text, /"277"/)
  const { coverage_id } = await createInsuredPerson('SBX-PAID-4', {}, options)
  const provider = { npi: '1234567893', name: 'Hudson Therapy' }
  const made = await call('POST', `/v1/coverages/${coverage_id}/check`, { provider }, options)
  await sendEligibilityChecks(context)
  const path = `/v1/eligibility_checks/${made.body.id}`
  const { body: check } = await call('GET', path, undefined, options)
  assert.deepEqual([check.status, check.outcome], ['completed', 'active'])
})

test('A connection says what it can exchange, and letters are refused before they are relied on', async () => {
  const { options, id: connection_id } = await connected()
  const path = `/v1/clearinghouse_connections/${connection_id}`
  const { capabilities } = (await call('GET', path, undefined, options)).body
  assert.deepEqual(capabilities, ['claims', 'claim_status', 'eligibility', 'remittances'])
  const id = await submitted('SBX-PAID-1', options)
  const steps = [
    ['denied', 'appeal', { reason: 'Care was necessary.' }, 'appealed'],
    ['pended', 'respond', { text: 'The plan was uploaded.' }, 'accepted'],
  ] as const
  for (const [status, step, body, after] of steps) {
    await sql.query('update claims set status = $2 where id = $1', [id, status])
    const refused = await claimStep(id, step, body, options)
    assert.deepEqual([refused.status, refused.body.error.code], [422, 'letters_unsupported'])
    assert.equal((await readClaim(id, options)).status, status)
    const recorded = await claimStep(id, step, { ...body, delivery: 'external' }, options)
    assert.equal(recorded.body.status, after, recorded.text)
  }
  const { rows } = await sql.query(
    "select from transmissions where claim_id = $1 and kind in ('appeal', 'pended_response')",
    [id],
  )
  assert.equal(rows.length, 0, 'no letter was queued')
  const timeline = await claimTimeline(id, options)
  assert.deepEqual(
    timeline.flatMap(({ kind }) => (['appeal', 'response'].includes(kind) ? [kind] : [])).sort(),
    ['appeal', 'response'],
  )
})

test('Polling receives each transaction once, with a page token, and a webhook makes it soon', async () => {
  const webhook_secret = `whsec_${Buffer.alloc(32, 'w').toString('base64')}`
  const { options, id, account } = await connected({ api_key: stedi.api_key, webhook_secret })
  const claim_id = await submitted('SBX-PAID-5', options)
  const mailbox = 'select mailbox, cursor, poll_after from mailboxes'
  for (let round = 0; round < 3; round++) {
    await pollNow()
    await readMailboxes(context)
  }
  const { rows: before } = await sql.query(mailbox)
  assert.equal(before[0].cursor, `${stedi.transactions.length}`)
  await advanceClock('PT1M', options)
  assert.equal((await readClaim(claim_id, options)).status, 'paid')
  const { body } = await call('GET', '/v1/remittances', undefined, options)
  assert.equal(body.data.length, 1)
  const { rows: files } = await sql.query('select file, stored_at from mailbox_files order by file')
  assert.ok(files.every(({ file, stored_at }) => file.startsWith('in-') && stored_at !== null))

  const event = JSON.stringify({ id: 'evt_1', type: 'transaction.processed' })
  const at = Math.floor(Date.now() / 1_000)
  const push = (signature: string, to = id, timestamp = at) =>
    call('POST', `/clearinghouses/stedi/${to}/webhooks`, undefined, {
      ...options,
      key: null,
      raw: event,
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'msg_1',
        'webhook-timestamp': `${timestamp}`,
        'webhook-signature': signature,
      },
    })
  const old = at - 3_600
  const good = signV1(webhook_secret, 'msg_1', at, event)
  await sql.query("update mailboxes set poll_after = now() + interval '1 hour'")
  const forged = [
    await push('v1,AAAA'),
    await push(good, 'chc_unknown'),
    await push(signV1(webhook_secret, 'msg_1', old, event), id, old),
  ]
  assert.deepEqual(
    forged.map(({ status }) => status),
    [400, 400, 400],
  )
  const soon = "select from mailboxes where poll_after < now() + interval '1 minute'"
  assert.equal((await sql.query(soon)).rowCount, 0)
  assert.equal((await push(`v1,AAAA ${good}`)).status, 200)
  assert.equal((await sql.query(soon)).rowCount, 1)
  assert.ok(account)
})

test('A test of the connection says what is wrong, and no response, event or log has the key', async () => {
  const { options, id } = await connected()
  const path = `/v1/clearinghouse_connections/${id}`
  const passed = await call('POST', `${path}/test`, undefined, options)
  assert.deepEqual([passed.status, passed.body.test_error], [200, null], passed.text)
  assert.ok(passed.body.tested_at)
  const wrong = 'live_wrong_key_9f3a'
  await call('PATCH', path, { credentials: { api_key: wrong } }, options)
  const failed = await call('POST', `${path}/test`, undefined, options)
  assert.match(failed.body.test_error, /Stedi rejected the API key \(403\)/)
  const { id: claim_id } = await createClaim('SBX-PAID-6', {}, options)
  await submitClaim(claim_id, options)
  await exchange(options)
  await pollNow()
  await readMailboxes(context)
  assert.equal((await readClaim(claim_id, options)).status, 'submitted', 'it waits for a good key')
  const shown = await Promise.all(
    [path, '/v1/events', '/v1/audit_log', '/v1/request_logs'].map((each) =>
      call('GET', each, undefined, options),
    ),
  )
  for (const secret of [wrong, stedi.api_key]) {
    for (const { text } of [passed, failed, ...shown]) assert.ok(!text.includes(secret), text)
    assert.ok(!log_lines.join('').includes(secret))
    const { rows } = await sql.query('select credentials from clearinghouse_connections')
    for (const row of rows) assert.ok(!row.credentials?.includes(secret))
  }
  await call('PATCH', path, { credentials: null }, options)
  const without = await call('POST', `${path}/test`, undefined, options)
  assert.equal(without.body.credentials_set_at, null)
  assert.match(without.body.test_error, /no credentials/)
})
