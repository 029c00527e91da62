// Requests that still arrive in the old cell of an account that has moved are forwarded to its new
// one, whatever they are authenticated by. Background work of the old cell leaves the account
// alone.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import tls from 'node:tls'
import { openLog } from '#app/log.ts'
import { moveAccount, removeMovedAccount } from '#cli/account_move.ts'
import { accountsWithWork } from '#jobs/clock.ts'
import { readBacklog } from '#jobs/backlog.ts'
import { deliverer } from '#jobs/deliver.ts'
import { describe } from '#http/responses/database_errors.ts'
import { inAccount, queryAsWorker } from '#kernel/unit_of_work.ts'
import { sendNextInvitation } from '#areas/members/member/invitation.ts'
import {
  ca,
  call,
  db,
  log,
  mails,
  outside,
  public_url,
  secrets,
  sql,
  startServer,
} from './harness.ts'
import { elsewhere, port, practice, rowsIn, settle, source, target, there } from './second_cell.ts'
import { invite, send, signedInMember } from './sign_in_examples.ts'
import { startReceiver } from './webhook_receiver.ts'

// The other test files of this process don't trust it.
const usual = tls.getCACertificates()
before(() => tls.setDefaultCACertificates([...usual, ca.toString()]))
after(() => tls.setDefaultCACertificates(usual))

const cell2 = { ...target, base_url: `https://localhost:${port}` }

async function movedPractice() {
  const made = await practice()
  await moveAccount(source, cell2, made.account)
  return made
}

test('requests with a key are forwarded, reads and writes', async () => {
  const { account, key, ask, session, practitioner_id, person_id, at } = await movedPractice()
  const read = await ask('GET', `/v1/sessions/${session.body.id}`)
  assert.equal(read.status, 200, read.text)
  assert.deepEqual(read.body, session.body)
  assert.equal(read.headers.etag, `"${session.body.version}"`)

  const before_write = await rowsIn(sql, account)
  const booking = { practitioner_id, starts_at: at(6), person_id }
  const options = { key, idempotency_key: 'through-the-old-cell' }
  const first = await call('POST', '/v1/sessions', booking, options)
  assert.equal(first.status, 200, first.text)
  const again = await call('POST', '/v1/sessions', booking, options)
  assert.equal(again.headers['idempotent-replayed'], 'true')
  const direct = await call('POST', '/v1/sessions', booking, { ...options, port })
  assert.deepEqual(direct.body, first.body)
  assert.deepEqual(await rowsIn(sql, account), before_write)
  assert.equal((await rowsIn(elsewhere, account)).sessions, before_write.sessions + 1)

  // The other cell's own refusals come back as they are.
  const invalid = await ask('POST', '/v1/sessions', { practitioner_id })
  assert.equal(invalid.status, 400)
  assert.equal(invalid.headers['request-id'], invalid.body.error.request_id)
  assert.equal((await ask('GET', '/v1/sessions/ses_unknown')).status, 404)
  assert.equal((await ask('GET', '/v1/unknown')).status, 404)
  const unreadable = { key, raw: '{', headers: { 'content-type': 'application/json' } }
  assert.equal((await call('POST', '/v1/persons', undefined, unreadable)).status, 400)
})

test('a long body is streamed, and FHIR and MCP are forwarded', async () => {
  const { ask, key } = await movedPractice()
  const metadata = Object.fromEntries(
    Array.from({ length: 50 }, (_, i) => [`key_${i}`, 'x'.repeat(400)]),
  )
  const names = [{ given: 'Ada', family: 'Okafor' }]
  const long = await ask('POST', '/v1/persons', { names, metadata })
  assert.equal(long.status, 200, long.text)
  assert.deepEqual(long.body.metadata, metadata)
  const fhir = await call('GET', '/fhir/R4/Patient', undefined, { key })
  assert.equal(fhir.status, 200, fhir.text)
  assert.match(fhir.text, /"family":"Okafor"/)
  const mcp = await call('POST', '/mcp', {}, { key })
  assert.equal(mcp.status, 403, mcp.text) // The new cell wants a restricted key.
})

test('scoped tokens, calendar links, members and forgotten keys are forwarded', async () => {
  const made = await practice()
  const { key, ask, practitioner_id } = made
  const scopes = ['sessions:read']
  const token = await ask('POST', '/v1/scoped_tokens', { practitioner_id, scopes })
  assert.equal(token.status, 200, token.text)
  const feed = await ask('POST', `/v1/practitioners/${practitioner_id}/calendar_feeds`, {})
  const { browser, token: console_token } = await signedInMember(key)
  const invited = await invite(key)
  await settle()
  await moveAccount(source, cell2, made.account)

  const as = (secret: string) => ({ key: secret })
  const listed = await call('GET', '/v1/sessions', undefined, as(token.body.secret))
  assert.equal(listed.status, 200, listed.text)
  const path = new URL(feed.body.url).pathname
  const calendar = await call('GET', path, undefined, { key: null })
  assert.equal(calendar.status, 200, calendar.text)
  assert.match(calendar.text, /BEGIN:VCALENDAR/)
  const from_page = { key: console_token, headers: { origin: public_url } }
  assert.equal((await call('GET', '/v1/members', undefined, from_page)).status, 200)

  // A new token of the session is one of the new cell.
  const renewed = await send('POST', '/console/token', {}, browser)
  assert.equal(renewed.status, 200, renewed.text)
  const with_renewed = { key: renewed.body.token, headers: { origin: public_url }, port }
  assert.equal((await call('GET', '/v1/members', undefined, with_renewed)).status, 200)
  assert.equal((await send('GET', '/console/session', undefined, browser)).status, 200)

  // The old cell neither sends nor redeems links of the account.
  const sent_before = mails.length
  await send('POST', '/console/sign-in/link', { email: invited.email })
  const invitation = { db, secrets, mail: async () => {}, public_url }
  while (await sendNextInvitation(invitation));
  assert.equal(mails.length, sent_before)
  const { rows } = await sql.query('select invitation_sent_at from members where id = $1', [
    invited.id,
  ])
  assert.equal(rows[0].invitation_sent_at, null)
})

test('a request is not forwarded in circles, nor to a cell that does not answer', async () => {
  const { account, ask, session } = await movedPractice()
  const path = `/v1/sessions/${session.body.id}`
  const circling = await ask('GET', path, undefined, { via: '1.1 attune-cell, '.repeat(3) })
  assert.equal(circling.status, 503)
  assert.equal((await ask('GET', path, undefined, { via: '1.1 proxy' })).status, 200)
  const set = 'update accounts set moved_to = $2 where account = $1'
  await sql.query(set, [account, 'https://localhost:1'])
  const unreachable = await ask('GET', path)
  assert.equal(unreachable.status, 503)
  assert.equal(unreachable.body.error.code, 'database_unavailable')
  assert.ok(Number(unreachable.headers['retry-after']) > 0)
})

test("the new cell sees the caller's address if it trusts the old one", async () => {
  const trusted_proxies = new BlockList()
  trusted_proxies.addSubnet('127.0.0.0', 8)
  const from = await startServer({ trusted_proxies })
  const to = await startServer({ trusted_proxies, through: () => there })
  const { account, ask } = await practice()
  const made = await ask('POST', '/v1/api_keys', {
    name: 'Office',
    allowed_ips: ['203.0.113.0/24'],
  })
  assert.equal(made.status, 200, made.text)
  await settle()
  await moveAccount(source, { ...cell2, base_url: `https://localhost:${to}` }, account)
  const readFrom = async (address: string) => {
    const headers = { 'x-forwarded-for': address }
    const options = { key: made.body.secret, port: from, headers }
    return (await call('GET', '/v1/persons', undefined, options)).status
  }
  assert.equal(await readFrom('203.0.113.7'), 200)
  assert.equal(await readFrom('198.51.100.7'), 403)
})

test('a key that this process has not seen is not limited as unknown', async () => {
  const { key } = await movedPractice()
  const limits = { unknown_keys_per_minute: 2 }
  const restarted = await startServer({ limits })
  for (let sent = 0; sent < 5; sent++) {
    const answer = await call('GET', '/v1/persons', undefined, { key, port: restarted })
    assert.equal(answer.status, 200, answer.text)
  }
})

test('after the removal, the old cell does not know the key', async () => {
  const { account, ask } = await movedPractice()
  await removeMovedAccount(source, cell2, account)
  assert.equal((await ask('GET', '/v1/persons')).status, 401)
})

test('background work of the old cell skips the account, silently', async () => {
  const made = await practice()
  const { account, ask, at, person_id } = made
  const { got, url } = await startReceiver()
  await ask('POST', '/v1/webhook_endpoints', { url, event_types: ['*'] })
  await made.book(at(8), { person_id })
  await settle()
  await sql.query("update scheduled_jobs set due_at = now() - interval '1 hour'")
  await moveAccount(source, cell2, account)
  const working = { db, secrets, outside, log }

  const found = await queryAsWorker<{ account: string }>(db, accountsWithWork)
  assert.ok(!found.some((row) => row.account === account))
  const { takeSome, idle } = deliverer({ ...working, allows: { private_webhooks: true } })
  while ((await takeSome()) > 0);
  await idle()
  assert.deepEqual(got, [])
  const { deliveries } = await readBacklog(db)
  assert.equal(deliveries, 0)

  // Opened again, its work is found again.
  const open = 'update accounts set frozen_at = null, moved_to = null where account = $1'
  await sql.query(open, [account])
  assert.ok((await queryAsWorker<{ account: string }>(db, accountsWithWork)).length > 0)
  assert.ok((await takeSome()) > 0)
  await idle()
  assert.ok(got.length > 0)
})

test('work that a freeze interrupts is not logged', async () => {
  const { account } = await movedPractice()
  const folder = mkdtempSync(join(tmpdir(), 'attune-log-'))
  const file = join(folder, 'log')
  const closings: (() => Promise<unknown>)[] = []
  const settings = { log_level: 'info', log_file: file, log_file_max_bytes: 0 } as const
  const own_log = openLog(settings, (close) => closings.push(close))
  const frozen = await inAccount({ db, secrets, outside }, account, async () => {}).catch(
    (error: unknown) => error,
  )
  own_log.error({ account, error: describe(frozen) }, 'scheduled jobs failed for account')
  own_log.error({ account, error: describe(new Error()) }, 'scheduled jobs failed for account')
  while (readFileSync(file).length === 0) await sleep(10)
  for (const close of closings) await close()
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  rmSync(folder, { recursive: true })
  assert.equal(lines.length, 1, 'only the other error')
  assert.equal(JSON.parse(lines[0]!).error.code, undefined)
})
