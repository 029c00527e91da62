// Signed heads of the audit log are written outside the database and never lost. With them, `attune
// audit verify --heads` detects what the database alone no longer shows.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { audit } from '#kernel/audit.ts'
import { headIn } from '#crypto/audit_head.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { entryHash, linkHash, headSigningKey } from '#crypto/audit_chain.ts'
import { headSender } from '#jobs/audit_heads.ts'
import { linkAllEntries } from '#jobs/audit_chain.ts'
import { verifyHeads } from '#jobs/verify_heads.ts'
import { verifyAuditChain } from '#jobs/verify_audit_chain.ts'
import { urlOf } from './database.ts'
import {
  appConfig,
  db,
  log,
  log_lines,
  createTestAccount,
  outside,
  ownerConfig,
  secrets,
  sql,
} from './harness.ts'
import { attune } from './start/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'attune-heads-'))
const file = join(folder, 'heads.jsonl')
const works = { db, secrets, outside, log }
const settings = {
  ATTUNE_HOME: folder,
  DATABASE_URL: urlOf(appConfig),
  DATABASE_OWNER_URL: urlOf(ownerConfig),
  ATTUNE_PEPPER: secrets.pepper.toString('base64'),
  ATTUNE_ENCRYPTION_KEY: secrets.encryption_key.toString('base64'),
}

// A store that keeps each object once. It fails a set number of times.
const objects = new Map<string, string>()
const authorizations = new Set<string | undefined>()
let failures = 0
const store = http.createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    authorizations.add(request.headers.authorization)
    const fails = failures > 0
    const there = objects.has(request.url!)
    if (fails) failures--
    else if (!there) objects.set(request.url!, body)
    response.writeHead(fails ? 500 : there ? 412 : 201).end()
  })
})
await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(store.address() as AddressInfo).port}/bucket/heads/`
after(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const audit_heads = { file, url, authorization: 'Bearer only-for-tests' }
const send = (changes = {}) =>
  headSender({ ...works, audit_heads: { ...audit_heads, ...changes } })()
const link = () => linkAllEntries({ ...works, audit_heads })

const note = (account: string, many: number) =>
  inAccount({ db, secrets, outside }, account, async (call) => {
    for (let i = 0; i < many; i++) audit(call, { action: 'trial.done', object_id: `obj_${i}` })
  })

// An account whose log has three heads: at 5, 12 and 14.
async function makeLog() {
  const { account } = await createTestAccount()
  for (const many of [3, 7, 2]) {
    await note(account, many)
    await link()
  }
  return account
}

const linesOf = (account: string, of = readFileSync(file, 'utf8')) =>
  of.split('\n').filter((line) => headIn(line)?.account === account)

const faultsWith = async (account: string, lines: string[], as_of?: string) => {
  const path = join(folder, 'chosen.jsonl')
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''))
  const found = await verifyHeads(works, path, { account, as_of })
  return (found.get(account)?.faults ?? []).map(({ message }) => message)
}

async function forge(...statements: [string, unknown[]][]) {
  const client = await sql.connect()
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  for (const [statement, values] of statements) await client.query(statement, values)
  await client.query('commit')
  client.release()
}

// Removes all behind a number, as if it had never been: entries, links and signed heads.
const truncate = (account: string, last: number) =>
  forge(
    [
      `delete from audit_entries using audit_links as link
       where audit_entries.account = $1 and link.account = $1 and id = entry_id and sequence > $2`,
      [account, last],
    ],
    ['delete from audit_links where account = $1 and sequence > $2', [account, last]],
    ['delete from audit_heads where account = $1 and last_sequence > $2', [account, last]],
  )

test('every audit head is in the log, the file and the store once, with its signature', async () => {
  const account = await makeLog()
  await Promise.all([send(), send(), send()])
  const { verifies } = headSigningKey(secrets)
  const everywhere = [linesOf(account), linesOf(account, log_lines.join('\n'))]
  everywhere.push(linesOf(account, [...objects.values()].join('')))
  for (const lines of everywhere) {
    const heads = lines.map((line) => headIn(line)!)
    const ends = heads.map(({ last_sequence }) => last_sequence)
    assert.deepEqual(
      ends.toSorted((a, b) => a - b),
      [5, 12, 14],
    )
    for (const head of heads) assert.ok(verifies(head, head.signature))
  }
  assert.deepEqual([...authorizations], [audit_heads.authorization])
  for (const name of objects.keys()) {
    assert.match(name, /^\/bucket\/heads\/acct_\w+\/\d{15}-[0-9a-f]{16}\.json$/)
  }
  assert.equal((await sql.query('select from audit_head_outbox')).rowCount, 0)
})

test('an unchanged log passes, with the file, the log and the store', async () => {
  const account = await makeLog()
  await send()
  assert.equal(linesOf(account).length, 3)
  assert.deepEqual(await faultsWith(account, linesOf(account)), [])
  assert.deepEqual(
    await faultsWith(
      account,
      log_lines.map((line) => line.trim()),
    ),
    [],
  )
  const stored = linesOf(account, [...objects.values()].join(''))
  assert.deepEqual(await faultsWith(account, stored.toReversed()), [], 'in any order')
  assert.deepEqual(await faultsWith(account, [...stored, ...stored]), [], 'and twice')
})

test('a log truncated at any of its heads is detected, and its account is named', async () => {
  for (const last of [12, 5, 0]) {
    const account = await makeLog()
    await send()
    await truncate(account, last)
    assert.deepEqual(
      (await verifyAuditChain(works, account)).faults,
      [],
      'the database shows nothing',
    )
    assert.deepEqual(await faultsWith(account, linesOf(account)), [
      `the audit log was truncated: it ends at entry ${last}, not at entry 14`,
    ])
    const again = await attune(['audit', 'verify', '--heads', file, '--json'], settings)
    assert.equal(again.code, 2, again.output)
    const rows = JSON.parse(again.output) as { account: string; heads: number; found: string }[]
    const row = rows.find((found) => found.account === account)!
    assert.match(row.found, /truncated/)
    assert.equal(row.heads, 3)
    await forge(['delete from accounts where account = $1', [account]])
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(/^.*$/gm, (line) =>
        headIn(line)?.account === account ? '' : line,
      ),
    )
  }
})

test('a log that was rewritten and signed again with the right key is detected', async () => {
  const account = await makeLog()
  await send()
  const { rows } = await sql.query(
    `select link.*, entry.* from audit_links as link join audit_entries as entry
     on entry.account = link.account and id = entry_id
     where link.account = $1 order by sequence`,
    [account],
  )
  const key = headSigningKey(secrets)
  const { rows: heads } = await sql.query('select * from audit_heads where account = $1', [account])
  const statements: [string, unknown[]][] = []
  let hash = rows[0].previous_hash
  for (const row of rows) {
    const entry = { ...row, recorded_at: row.recorded_at.toISOString() }
    if (row.sequence === '8') entry.purpose = 'other'
    const [previous, entry_hash] = [hash, entryHash(entry)]
    hash = linkHash(previous, entry_hash)
    statements.push([
      `update audit_links set previous_hash = $3, entry_hash = $4, hash = $5
       where account = $1 and sequence = $2`,
      [account, row.sequence, previous, entry_hash, hash],
    ])
    const head = heads.find(({ last_sequence }) => last_sequence === row.sequence)
    if (!head) continue
    const numbers = [head.first_sequence, head.last_sequence].map(Number) as [number, number]
    const before = statements.findLast(([text]) => text.includes('audit_heads'))?.[1][2]
    const signed = {
      ...head,
      first_sequence: numbers[0],
      last_sequence: numbers[1],
      previous_head: before ?? head.previous_head,
      head: hash,
      signed_at: head.signed_at.toISOString(),
    }
    statements.push([
      `update audit_heads set head = $3, previous_head = $4, signature = $5
       where account = $1 and last_sequence = $2`,
      [account, row.sequence, hash, signed.previous_head, key.sign(signed)],
    ])
  }
  const change = "update audit_entries set purpose = 'other' where account = $1 and id = $2"
  await forge([change, [account, rows[7].id]], ...statements)
  assert.deepEqual(
    (await verifyAuditChain(works, account)).faults,
    [],
    'the database shows nothing',
  )
  assert.deepEqual(
    await faultsWith(account, linesOf(account)),
    [12, 14].map((number) => `entry ${number} was rewritten: its hash doesn't match its head`),
  )
})

test('every missing and every forged line of the file is detected', async () => {
  const account = await makeLog()
  await send()
  const lines = linesOf(account)
  const covered = ['entries 1 to 5', 'entries 6 to 12', 'entries 13 to 14']
  for (const [at, what] of covered.entries()) {
    const missing = [`the heads file has no head for ${what}`]
    assert.deepEqual(await faultsWith(account, lines.toSpliced(at, 1)), missing)
    const cut = lines.with(at, lines[at]!.slice(0, -9))
    assert.deepEqual(await faultsWith(account, cut), missing)
    const forged = lines.with(at, lines[at]!.replace(/"head":"./, '"head":"'.padEnd(9, 'f')))
    const other = lines.with(at, JSON.stringify({ ...JSON.parse(lines[at]!), key_id: 'seal_x' }))
    for (const changed of [forged, other].filter((each) => each[at] !== lines[at])) {
      const [first, second] = await faultsWith(account, changed)
      assert.match(first!, /^the heads file has a forged head for entry \d+$/)
      assert.equal(second, missing[0])
    }
  }
  const { signed_at } = headIn(lines[1]!)!
  assert.deepEqual(await faultsWith(account, lines.slice(0, 2), signed_at), [], 'an older copy')
})

test('if the store fails, heads are still written to the file and reach the store later', async () => {
  const account = await makeLog()
  failures = 4
  await send()
  assert.deepEqual(await faultsWith(account, linesOf(account)), [], 'the file has them')
  assert.ok(linesOf(account, [...objects.values()].join('')).length < 3)
  assert.ok((await sql.query('select from audit_head_outbox')).rowCount)
  while ((await sql.query('select from audit_head_outbox')).rowCount) await send()
  assert.equal(linesOf(account, [...objects.values()].join('')).length, 3)
  assert.ok(log_lines.some((line) => /failed to write audit log heads/.test(line)))
  assert.ok(!log_lines.some((line) => line.includes('only-for-tests')))
})

test("no head is lost if the file can't be written, and a head sent twice does no harm", async () => {
  const account = await makeLog()
  await send({ file: join(folder, 'nowhere', 'heads.jsonl') })
  assert.equal(linesOf(account).length, 0)
  await send()
  assert.equal(linesOf(account).length, 3)
  await sql.query(
    `insert into audit_head_outbox
     select account, last_sequence, unnest(array['log', 'url']) from audit_heads
     where account = $1`,
    [account],
  )
  await send()
  assert.equal(linesOf(account).length, 6)
  assert.equal(linesOf(account, [...objects.values()].join('')).length, 3)
  assert.deepEqual(await faultsWith(account, linesOf(account)), [])
})

test('a heads file can be started later, and a missing file is refused', async () => {
  const account = await makeLog()
  await send()
  const { code, output } = await attune(['audit', 'heads', '--account', account], settings)
  assert.equal(code, 0, output)
  assert.deepEqual(output.trim().split('\n'), linesOf(account))
  const missing = await attune(['audit', 'verify', '--heads', join(folder, 'none')], settings)
  assert.equal(missing.code, 64, missing.output)
})
