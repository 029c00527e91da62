// The waitlist and the page at /. They are public, so they are tested against abuse: a flood can't
// fill the disk, no response reveals who signed up, and an invitation works once.
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { addressLimiter } from '#http/access/address_limit.ts'
import { addressOf } from '#http/transport/client_address.ts'
import { mailer } from '#outside/adapters/mail/mail.ts'
import { inviteNextEntries } from '#jobs/invitations.ts'
import {
  inviteEntry,
  inviteNext,
  listWaitlist,
  removeEntry,
  removeEntries,
} from '#areas/platform/waitlist/waitlist.ts'
import { collectGarbage } from './garbage.ts'
import { call, db, log, log_lines, secrets, sql, startServer } from './harness.ts'
import { type Received, startSmtpServer } from './smtp_server.ts'

const home = mkdtempSync(join(tmpdir(), 'attune-mail-'))
after(() => rmSync(home, { recursive: true, force: true }))
const mail = mailer({ smtp_url: undefined, mail_from: 'Attune <a@localhost>', home })
const inviting = { db, secrets, mail, public_url: 'https://localhost:8443' }
const waiting = { db, secrets }

const bare = { key: null }
const page = { accept: 'text/html,application/xhtml+xml' }
const form = { ...page, 'content-type': 'application/x-www-form-urlencoded' }
const fresh = () => startServer() // With its own memory: it has seen no requests yet.
const join_ = async (body: object, port?: number) =>
  await call('POST', '/waitlist', body, { ...bare, port: port ?? (await fresh()) })

const everyone = () => listWaitlist(waiting, null, 1_000)
const mails = () =>
  readdirSync(join(home, 'mail')).map((name) => readFileSync(join(home, 'mail', name), 'utf8'))
const linkTo = (address: string) => {
  const text = mails().find((each) => each.includes(`To: ${address}`))!
  return new URL(/https:\S+\/invitations\/\w+/.exec(text)![0]).pathname
}

test('the page describes Attune and works without JavaScript under a strict content security policy', async () => {
  const { status, headers, text } = await call('GET', '/', undefined, bare)
  assert.equal(status, 200)
  assert.match(headers['content-type']!, /^text\/html/)
  assert.match(text, /One API for mental healthcare/)
  assert.match(text, /<form method="post" action="\/waitlist">/)
  assert.match(text, /<html lang="en">/)
  assert.doesNotMatch(text, /<script|<style| style=| on\w+=/)
  const policy = headers['content-security-policy']!
  assert.match(policy, /default-src 'none'/)
  assert.match(policy, /form-action 'self'/)
  for (const [, name] of text.matchAll(/<(?:input|textarea) id="(\w+)"/g)) {
    assert.ok(text.includes(`<label for="${name}">`), `${name} has a label`)
  }
  assert.equal((await call('GET', '/docs/front.css', undefined, bare)).status, 200)
})

test('people join by form and programs by JSON', async () => {
  const raw = 'email=form%40example.com&use_case='
  const asForm = await call('POST', '/waitlist', undefined, { ...bare, raw, headers: form })
  assert.equal(asForm.status, 200)
  assert.match(asForm.text, /Thank you/)
  const asJson = await join_({ email: 'json@example.com', use_case: 'Booking' })
  assert.deepEqual(asJson.body, { object: 'waitlist_entry', status: 'joined' })
  const entries = await everyone()
  const found = entries.filter(({ email }) => /^(form|json)@/.test(email))
  assert.deepEqual(
    found.map(({ use_case }) => use_case),
    [null, 'Booking'],
  )
})

test('a known and an unknown address get the same response and the same work', async () => {
  const port = await fresh()
  const first = await join_({ email: 'known@example.com' }, port)
  const before = (await everyone()).length
  const again = await join_({ email: 'KNOWN@example.com', use_case: 'Again' }, port)
  const unknown = await join_({ email: 'unknown@example.com' }, port)
  const describe = ({ status, text, headers }: any) => ({
    status,
    text,
    headers: { ...headers, 'request-id': '', date: '' },
  })
  assert.deepEqual(describe(again), describe(first))
  assert.deepEqual(describe(again), describe(unknown))
  assert.equal((await everyone()).length, before + 1)
})

test('a cross-site form post is refused and stores nothing', async () => {
  const port = await fresh()
  const before = (await everyone()).length
  const raw = 'email=foreign%40example.com'
  const post = (path: string, headers: Record<string, string>) =>
    call('POST', path, undefined, { ...bare, port, raw, headers: { ...form, ...headers } })
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost:8443' },
    { origin: 'https://localhost:8443.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign) {
    for (const path of ['/waitlist', '/invitations/some']) {
      const { status, text } = await post(path, headers)
      assert.equal(status, 403, `${path} ${JSON.stringify(headers)}`)
      assert.match(text, /another site/)
    }
  }
  assert.equal((await everyone()).length, before)
  const hidden = { origin: 'null', 'sec-fetch-site': 'same-origin' } // As Chromium sends it.
  assert.equal((await post('/waitlist', hidden)).status, 200)
  const own = { origin: 'https://localhost:8443', 'sec-fetch-site': 'same-origin' }
  assert.equal((await post('/waitlist', own)).status, 200)
  assert.equal((await post('/waitlist', { origin: `https://127.0.0.1:${port}` })).status, 200)
})

test('email addresses are encrypted in the database and not logged', async () => {
  await join_({ email: 'canary8812@example.com', use_case: 'canary8812 wants this' })
  const { rows } = await sql.query('select row_to_json(w)::text as line from waitlist_entries w')
  assert.ok(rows.every(({ line }) => !/canary8812|@example/.test(line)))
  assert.equal(log_lines.join('').includes('canary8812'), false)
})

const noAddress = [
  'ada',
  'ada@',
  '@example.com',
  'zoe@example',
  'zoe@example.com\r\nBcc: all@example.com',
  'zoe@example.com\nBcc: all@example.com',
  'zoe@example.com,bob@example.com',
  'Zoe <zoe@example.com>',
  '"a b"@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a.'.repeat(130)}com`,
  'ada@-example.com',
  'zoe@example.com ',
  'ada@[127.0.0.1]',
  'ädä@example.com',
  '',
]

test('an invalid address is refused without repeating it', async () => {
  const before = (await everyone()).length
  for (const email of noAddress) {
    const { status, body, text } = await join_({ email })
    assert.equal(status, 400, email)
    assert.equal(body.error.param, 'email')
    if (email.startsWith('z')) assert.equal(text.includes(email.slice(0, 20)), false)
  }
  assert.equal((await join_({ email: 'a@example.com', use_case: 'x'.repeat(1_001) })).status, 400)
  assert.equal((await join_({ email: 'a@example.com', admin: true })).status, 400)
  const raw = 'email=%0d%0aBcc%3a+x%40example.com'
  const asForm = await call('POST', '/waitlist', undefined, {
    ...bare,
    raw,
    headers: form,
    port: await fresh(),
  })
  assert.equal(asForm.status, 400)
  assert.match(asForm.text, /role="alert"/)
  assert.equal(asForm.text.includes('Bcc'), false)
  const huge = await call('POST', '/waitlist', { email: 'x'.repeat(20_000) }, bare)
  assert.equal(huge.status, 413)
  assert.equal((await everyone()).length, before)
})

test('an IP address can join ten times an hour', async () => {
  const port = await fresh()
  const statuses = []
  for (let i = 0; i < 12; i++) {
    const { status, headers } = await join_({ email: `often${i}@example.com` }, port)
    statuses.push(status)
    if (status === 429) assert.match(headers['retry-after']!, /^[1-9]\d*$/)
  }
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429, 429])
})

test('of 200,000 addresses six hundred a minute are accepted, in little memory', () => {
  let now = 0
  const take = addressLimiter({ per_hour: 10, all_per_minute: 600 }, () => now)
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  let taken = 0
  for (let i = 0; i < 200_000; i++) {
    now = i * 0.3 // All of them within a minute.
    try {
      take(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`)
      taken++
    } catch {
      continue
    }
  }
  assert.equal(taken, 600)
  collectGarbage()
  assert.ok(process.memoryUsage().heapUsed - before < 10_000_000)
  now += 60_000
  take('10.0.0.1')
  const own = addressLimiter({ per_hour: 1, all_per_minute: 600 }, () => now)
  own('2001:db8:0:1::1')
  assert.throws(() => own('2001:db8::1:ffff:0:0:2'), /Too many/)
  own('2001:db8:0:2::1')
})

test('a full waitlist accepts no one, known or not', async () => {
  await sql.query(`
    insert into waitlist_entries (id, email_hash, email, status, requested_at, created_at)
    select 'fill' || n, 'fill' || n, '', 'accepted', now(), now()
    from generate_series(1, 100000) as n`)
  const port = await fresh()
  const known = await join_({ email: 'known@example.com' }, port)
  const unknown = await join_({ email: 'late@example.com' }, port)
  assert.equal(known.body.error.code, 'waitlist_closed')
  assert.equal(unknown.body.error.code, 'waitlist_closed')
  const { rows } = await sql.query('select count(*)::int as many from waitlist_entries')
  const { rows: size } = await sql.query(
    `select pg_total_relation_size('waitlist_entries') as bytes`,
  )
  await sql.query(`delete from waitlist_entries where id like 'fill%'`)
  assert.ok(rows[0].many < 100_100)
  assert.ok(Number(size[0].bytes) < 100_000_000)
})

test('entries of a flood are removed at once, and invited ones stay', async () => {
  const port = await fresh()
  const since = new Date(Date.now() - 1_000).toISOString()
  for (const email of ['one@flood.example', 'two@flood.example', 'real@clinic.example']) {
    assert.equal((await join_({ email }, port)).status, 200)
  }
  const until = new Date(Date.now() + 60_000).toISOString()
  const span = { since, until, domain: 'flood.example' }
  const before = await everyone()
  const [invited] = before.filter(({ email }) => email === 'two@flood.example')
  await sql.query("update waitlist_entries set status = 'invited' where id = $1", [invited!.id])
  assert.equal(await removeEntries(waiting, span), 1)
  const left = (await everyone()).map(({ email }) => email)
  assert.ok(left.includes('two@flood.example') && left.includes('real@clinic.example'))
  assert.equal(left.includes('one@flood.example'), false)
  const early = { since: '2001-01-01T00:00:00Z', until: '2001-01-02T00:00:00Z' }
  assert.equal(await removeEntries(waiting, { ...early, domain: undefined }), 0)
  assert.equal(await removeEntries(waiting, { ...span, domain: 'clinic.example' }), 1)
})

test('if sign-up is closed, nobody can join, and the page says so', async () => {
  const port = await startServer({ signup: 'closed' })
  const refused = await join_({ email: 'a@example.com' }, port)
  assert.deepEqual([refused.status, refused.body.error.code], [403, 'waitlist_closed'])
  const { text } = await call('GET', '/', undefined, { ...bare, port })
  assert.match(text, /Signup is currently closed/)
  assert.doesNotMatch(text, /<form/)
})

test('behind a proxy, visitors are distinguished by the forwarded address', async () => {
  const { BlockList } = net
  const trusted = new BlockList()
  trusted.addSubnet('10.0.0.0', 8, 'ipv4')
  const from = (peer: string, forwarded?: string) =>
    addressOf(
      {
        socket: { remoteAddress: peer },
        headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
      } as never,
      trusted,
    )
  assert.equal(from('10.0.0.1', '203.0.113.9'), '203.0.113.9')
  assert.equal(from('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2'), '203.0.113.9')
  assert.equal(from('203.0.113.1', '1.1.1.1'), '203.0.113.1')
  assert.equal(from('::ffff:10.0.0.1', '::ffff:203.0.113.9'), '203.0.113.9')
  assert.equal(from('10.0.0.1'), '10.0.0.1')
})

test('an invitation link creates an account and shows its key once', async () => {
  await join_({ email: 'invited@example.com' })
  const entry = (await everyone()).find(({ email }) => email === 'invited@example.com')!
  await inviteEntry(inviting, entry.id)
  const link = linkTo('invited@example.com')
  for (const file of readdirSync(join(home, 'mail'))) {
    assert.equal(statSync(join(home, 'mail', file)).mode & 0o777, 0o600)
  }
  for (let look = 0; look < 2; look++) {
    const seen = await call('GET', link, undefined, { ...bare, headers: page })
    assert.equal(seen.status, 200, 'looking uses nothing up')
    assert.match(seen.text, /Show my key/)
    assert.equal(seen.headers['cache-control'], 'no-store')
    assert.equal(seen.headers['referrer-policy'], 'no-referrer')
  }
  const raw = 'account_name=North+Street'
  const shown = await call('POST', link, undefined, { ...bare, raw, headers: form })
  assert.equal(shown.status, 200)
  const [key] = /sk_test_[0-9A-Za-z]{38}/.exec(shown.text)!
  const { body } = await call('GET', '/v1', undefined, { key })
  assert.equal(body.account_name, 'North Street')
  for (const method of ['GET', 'POST']) {
    const ended = await call(method, link, undefined, { ...bare, headers: page })
    assert.equal(ended.status, 404)
    assert.match(ended.text, /This link is no longer valid/)
  }
  const now = (await everyone()).find(({ id }) => id === entry.id)!
  assert.deepEqual([now.status, now.account], ['accepted', body.account_id])
  await assert.rejects(inviteEntry(inviting, entry.id), /No such waitlist entry/)
  assert.equal(log_lines.join('').includes(link.split('/').at(-1)!), false)
})

test('of many concurrent visits to a link one gets a key', async () => {
  await join_({ email: 'race@example.com' })
  const entry = (await everyone()).find(({ email }) => email === 'race@example.com')!
  await inviteEntry(inviting, entry.id)
  const link = linkTo('race@example.com')
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('POST', link, undefined, { ...bare, headers: page })),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(7).fill(404)])
})

test('a second invitation invalidates the first link, and links expire', async () => {
  await join_({ email: 'twice@example.com' })
  const { id } = (await everyone()).find(({ email }) => email === 'twice@example.com')!
  await inviteEntry(inviting, id)
  const first = linkTo('twice@example.com')
  rmSync(join(home, 'mail'), { recursive: true })
  await inviteEntry(inviting, id)
  const second = linkTo('twice@example.com')
  const look = async (link: string) => (await call('GET', link, undefined, bare)).status
  assert.deepEqual([await look(first), await look(second)], [404, 200])
  await sql.query(
    `update waitlist_entries set invitation_expires_at = now() - interval '1 s' where id = $1`,
    [id],
  )
  assert.equal(await look(second), 404)
})

test('if sign-up is open, anyone who joins is invited, and failed mail is retried', async () => {
  await sql.query('delete from waitlist_entries')
  await join_({ email: 'open1@example.com' })
  await join_({ email: 'open2@example.com' })
  const broken = { ...inviting, mail: () => Promise.reject(new Error('no mail')) }
  assert.equal(await inviteNextEntries(broken, log), 0)
  const states = async () => (await everyone()).map(({ status }) => status)
  assert.deepEqual(await states(), ['joined', 'joined'])
  await sql.query('update waitlist_entries set mail_attempts = 1')
  assert.equal(await inviteNextEntries(inviting, log), 2)
  assert.deepEqual(await states(), ['invited', 'invited'])
  assert.equal(await inviteNext(inviting), undefined)
})

test('an entry can be deleted on request', async () => {
  await join_({ email: 'leaving@example.com' })
  const { id } = (await everyone()).find(({ email }) => email === 'leaving@example.com')!
  await removeEntry(waiting, id)
  assert.equal(
    (await everyone()).some((entry) => entry.id === id),
    false,
  )
  await assert.rejects(removeEntry(waiting, id), /No such/)
})

test('mail sent by SMTP equals mail written to the folder', async () => {
  const { url: smtp_url, received } = await startSmtpServer()
  const send = mailer({
    smtp_url,
    mail_from: 'Attune <a@b.example>',
    home,
  })
  await send({ to: 'ada@example.com', subject: 'Hello', text: 'https://x.example/invitations/abc' })
  const [{ from, to, data: result }] = received as [Received]
  assert.equal(from, 'a@b.example')
  assert.equal(to, 'ada@example.com')
  assert.match(result, /^Subject: Hello\r$/m)
  assert.match(result, /invitations\/abc/)
  const away = mailer({ smtp_url: 'smtp://127.0.0.1:1', mail_from: 'a@b.example', home })
  await assert.rejects(away({ to: 'ada@example.com', subject: 'x', text: 'y' }))
})
