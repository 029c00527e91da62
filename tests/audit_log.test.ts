// The audit log records everything that is done, read or refused, with field names and never
// values. Any number of workers chain it after commit, and an entry can be verified offline.
// tests/routes.test.ts looks for an entry of every write.
import assert from 'node:assert/strict'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { after, test } from 'node:test'
import Type from 'typebox'
import { audit, withReason } from '#kernel/audit.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { sql as text } from '#db/sql.ts'
import { route } from '#http/routing/route.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { setLimits } from '#areas/platform/account/account.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { kinds, routes } from '#areas/index.ts'
import { sessionKind } from '#areas/sessions/session/lifecycle.ts'
import { headSigningKey } from '#crypto/audit_chain.ts'
import { linkAllEntries, linkBatch } from '#jobs/audit_chain.ts'
import { dyingAt } from './audit_examples.ts'
import { createPerson } from './person_examples.ts'
import { optionsFor, bodyFor, createExample, pathFor, prepareForRoute } from './examples.ts'
import {
  call,
  db,
  expectFailedRequest,
  log,
  log_lines,
  createTestAccount,
  createPractitioner,
  outside,
  secrets,
} from './harness.ts'
import { sql, startServer } from './harness.ts'

const here = { person_location: { jurisdiction: 'US-NY' } }

const works = { db, secrets, outside, log }

async function trailOf(account: string) {
  const { rows } = await sql.query(
    'select * from audit_entries where account = $1 order by position',
    [account],
  )
  return rows as Record<string, any>[]
}

async function linksOf(account: string) {
  const found = 'select * from audit_links where account = $1 order by sequence'
  return (await sql.query(found, [account])).rows as Record<string, any>[]
}

test('the audit log records who changed what, which fields, when and by which request', async () => {
  const { account, key, key_id } = await createTestAccount()
  const { body, headers } = await call('POST', '/v1/practitioners', example, { key })
  const changed = await call('PATCH', `/v1/practitioners/${body.id}`, { biography: 'x' }, { key })
  assert.equal(changed.status, 200)
  const [opened, first, made, updated] = await trailOf(account)
  assert.equal(opened!.action, 'account.created')
  assert.equal(opened!.actor_kind, 'platform')
  assert.equal(first!.action, 'api_key.created')
  assert.equal(made!.action, 'practitioner.created')
  assert.equal(made!.object_kind, 'practitioner')
  assert.equal(made!.object_id, body.id)
  assert.equal(made!.actor_kind, 'account')
  assert.equal(made!.actor_id, account)
  assert.equal(made!.key_id, key_id)
  assert.equal(made!.request_id, headers['request-id'])
  assert.equal(made!.outcome, 'done')
  assert.deepEqual(updated!.fields, ['biography'])
})

const example = { name: { given: 'A', family: 'B' }, profession: 'other' }

test('every write is in the audit log, even if it changed nothing or has no event', async () => {
  const { account, key } = await createTestAccount()
  const id = await createPractitioner({ key })
  await call('PATCH', `/v1/practitioners/${id}`, {}, { key })
  await call('POST', '/v1/test_clock/advance', { by: 'PT1H' }, { key })
  const noted = (await trailOf(account)).slice(3)
  assert.deepEqual(
    noted.map(({ action, object_kind, object_id }) => [action, object_kind, object_id]),
    [
      ['practitioners.update', 'practitioner', id],
      ['test_clock.advance', 'test_clock', null],
    ],
  )
})

test('changes by the clock and by the operator have different actors', async () => {
  const { account } = await createTestAccount()
  const limits = { rate_limit_per_second: 1, rate_limit_per_minute: null }
  await inAccount({ db, secrets, outside }, account, (c) => setLimits(c, limits), 'operator')
  const set = (await trailOf(account)).at(-1)!
  assert.deepEqual(
    [set.action, set.actor_kind, set.actor_id, set.key_id, set.fields],
    ['account.updated', 'operator', null, null, Object.keys(limits)],
  )
})

test("reads of a person's data are in the audit log, and other reads aren't", async () => {
  const { account, key } = await createTestAccount()
  const [one, other] = [await makeSession(key), await makeSession(key)]
  const per_one = await giveTo(key, one)
  const before = (await trailOf(account)).length
  const { body, headers } = await call('GET', `/v1/sessions/${one}`, undefined, { key })
  assert.equal(body.id, one)
  await call('GET', `/v1/sessions/${other}`, undefined, { key })
  await call('GET', '/v1/sessions', undefined, { key })
  await call('GET', `/v1/sessions?starting_after=${other}`, undefined, { key })
  await call('GET', '/v1/sessions?limit=1', undefined, { key })
  await call('GET', '/v1/practitioners', undefined, { key })
  const noted = (await trailOf(account)).slice(before)
  assert.equal(noted.length, 3)
  for (const entry of noted) {
    assert.equal(entry.action, 'session.read')
    assert.equal(entry.object_id, one)
    assert.equal(entry.person_id, per_one)
    assert.deepEqual(entry.fields.slice(0, 2), ['id', 'object'])
  }
  assert.equal(noted[0]!.request_id, headers['request-id'])
  await prepareForRoute('sessions.start', one)
  await call('POST', `/v1/sessions/${one}/start`, here, { key })
  assert.equal((await trailOf(account)).at(-1)!.person_id, per_one)
  const found = await call('GET', `/v1/audit_entries?person_id=${per_one}`, undefined, { key })
  assert.equal(found.body.data.length, 5)
  const { action, person_id } = (await trailOf(account)).at(-1)!
  assert.deepEqual([action, person_id], ['audit_entry.listed', per_one])
})

const makeSession = async (key: string) => (await createExample(sessionKind, { key })).id

// Past consent, which is not what is looked at here.
async function giveTo(key: string, session: string) {
  const { id } = await createPerson({}, { key })
  await sql.query('update sessions set person_id = $1 where id = $2', [id, session])
  return id
}

test("a person's data isn't returned if the read can't be recorded", async () => {
  const { key } = await createTestAccount()
  const id = await makeSession(key)
  const person_id = await giveTo(key, id)
  const paths = [`/v1/sessions/${id}`, '/v1/sessions', `/v1/persons/${person_id}`, '/v1/persons']
  const readAll = () => Promise.all(paths.map((path) => call('GET', path, undefined, { key })))
  await failing(async () => {
    for (const { status, text } of await expectFailedRequest(readAll)) {
      assert.equal(status, 500)
      assert.doesNotMatch(text, new RegExp(`${id}|${person_id}`))
    }
  })
  for (const { status } of await readAll()) assert.equal(status, 200)
})

test('many reads at once leave an entry each, before they return', async () => {
  const { account, key } = await createTestAccount()
  const ids = await Promise.all(
    Array.from({ length: 40 }, async () => (await createPerson({}, { key })).id),
  )
  await Promise.all(
    ids.map(async (id) => {
      assert.equal((await call('GET', `/v1/persons/${id}`, undefined, { key })).status, 200)
      const read = "select from audit_entries where object_id = $1 and action = 'person.read'"
      assert.equal((await sql.query(read, [id])).rowCount, 1)
    }),
  )
  const read = (await trailOf(account)).filter(({ action }) => action === 'person.read')
  assert.deepEqual(read.map(({ object_id }) => object_id).toSorted(), ids.toSorted())
})

test('reads of several accounts at once need no more connections than there are', async () => {
  const port = await startServer({ database: { size: 4, wait_limit_ms: 5_000 } })
  const accounts = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { key } = await createTestAccount()
      const { id } = await createPerson({}, { key })
      return { key, path: `/v1/persons/${id}` }
    }),
  )
  const reads = Array.from({ length: 60 }, async (_, at) => {
    const { key, path } = accounts[at % accounts.length]!
    return (await call('GET', path, undefined, { key, port })).status
  })
  assert.deepEqual(new Set(await Promise.all(reads)), new Set([200]))
})

// Meanwhile, no entry can be written.
async function failing(work: () => Promise<void>) {
  await sql.query(
    'create trigger failing before insert on audit_entries execute function refuse_change()',
  )
  try {
    await work()
  } finally {
    await sql.query('drop trigger failing on audit_entries')
  }
}

test('reads of keys, endpoints and the audit log itself are in the audit log', async () => {
  const { account, key, key_id } = await createTestAccount()
  const options = { key }
  await call('GET', '/v1/api_keys', undefined, options)
  await call('GET', `/v1/api_keys/${key_id}`, undefined, options)
  await call('GET', '/v1/webhook_endpoints', undefined, options)
  const { body } = await call('GET', '/v1/audit_entries?person_id=per_x', undefined, options)
  assert.deepEqual(body.data, [])
  const { id } = (await trailOf(account))[0]!
  await call('GET', `/v1/audit_entries/${id}`, undefined, options)
  await call('GET', `/v1/audit_entries/${id}/proof`, undefined, options)
  const noted = (await trailOf(account)).slice(2)
  assert.deepEqual(
    noted.map(({ action, object_id, person_id }) => [action, object_id, person_id]),
    [
      ['api_key.listed', null, null],
      ['api_key.read', key_id, null],
      ['webhook_endpoint.listed', null, null],
      ['audit_entry.listed', null, null],
      ['audit_entry.read', id, null],
      ['audit_entry.proven', id, null],
    ],
  )
})

test('an idempotent replay is in the audit log', async () => {
  const { account, key } = await createTestAccount()
  const id = await makeSession(key)
  const per_one = await giveTo(key, id)
  const options = { key, idempotency_key: 'twice' }
  await prepareForRoute('sessions.start', id)
  for (let i = 0; i < 2; i++) await call('POST', `/v1/sessions/${id}/start`, here, options)
  const [first, again] = (await trailOf(account)).slice(-2)
  assert.deepEqual([first!.action, first!.person_id], ['session.started', per_one])
  assert.deepEqual([again!.action, again!.person_id], ['sessions.start.replayed', per_one])
  assert.equal(again!.object_id, id)
})

// Routes of this test alone: one is refused after a decision, one reads with its own statements.
const why = {
  purpose: 'treatment',
  basis: [{ type: 'consent', id: 'con_1' }],
  decision_id: 'dec_1',
}
routes.push(
  route({
    name: 'trials.refuse',
    method: 'POST',
    path: '/v1/trials/refuse',
    scope: null,
    summary: 'For a test.',
    returns: Type.Object({}),
    async run(call) {
      audit(call, { action: 'trial.done' })
      audit(call, { action: 'trial.permitted', outcome: 'permitted' })
      audit(call, { action: 'trial.denied', outcome: 'denied', person_id: 'per_one', ...why })
      throw new ApiError('permission_denied', { needs: 'more' })
    },
  }),
  route({
    name: 'trials.look',
    method: 'GET',
    path: '/v1/trials',
    scope: null,
    summary: 'For a test.',
    returns: Type.Object({}),
    async run(call) {
      withReason(call, why)
      audit({ ...call }, { action: 'trial.read', person_id: 'per_one', fields: ['name'] })
      return {}
    },
  }),
)
const port = await startServer()
after(() => routes.splice(-2))

test('a consent decision stays in the audit log if the request is rolled back', async () => {
  const { account, key } = await createTestAccount()
  const { status } = await call('POST', '/v1/trials/refuse', undefined, { key, port })
  assert.equal(status, 403)
  const noted = (await trailOf(account)).slice(2)
  assert.equal(noted.length, 2)
  assert.equal(noted[0]!.action, 'trial.permitted')
  const { action, outcome, person_id, purpose, basis, decision_id } = noted[1]!
  assert.deepEqual([action, outcome, person_id], ['trial.denied', 'denied', 'per_one'])
  assert.deepEqual({ purpose, basis, decision_id }, why)
  const found = await call('GET', '/v1/audit_entries?outcome=denied', undefined, { key })
  assert.equal(found.body.data.length, 1)
})

test("a denial that can't be recorded is still a denial, and is logged", async () => {
  const { key } = await createTestAccount()
  const before = log_lines.length
  await failing(async () => {
    const { status } = await call('POST', '/v1/trials/refuse', undefined, { key, port })
    assert.equal(status, 403)
  })
  const lines = log_lines.slice(before).join('')
  assert.match(lines, /a denial couldn't be written to the audit log/)
  assert.doesNotMatch(lines, /per_one|con_1/)
})

test('a read with its own statements writes its entries with their reason', async () => {
  const { account, key } = await createTestAccount()
  assert.equal((await call('GET', '/v1/trials', undefined, { key, port })).status, 200)
  const { purpose, basis, decision_id, fields } = (await trailOf(account)).at(-1)!
  assert.deepEqual({ purpose, basis, decision_id, fields }, { ...why, fields: ['name'] })
})

test('the audit log holds field names and never a value', async () => {
  const { account, key } = await createTestAccount()
  const mark = 'CANARY8812'
  for (const kind of kinds) {
    const create = routes.find(({ name }) => name === `${kind.table}.create`)
    // Assignments are created by a route of matchings.
    if (!create || !('metadata' in (create.body as { properties: object }).properties)) continue
    const body = { ...(await bodyFor(create, { key })), metadata: { mark } }
    const path = await pathFor(create, { key })
    const made = await call('POST', path, body, await optionsFor(create, { key }))
    assert.equal(made.status, 200, made.text)
    assert.ok(made.text.includes(mark), made.text)
  }
  const id = await createPractitioner({ key })
  await call(
    'PATCH',
    `/v1/practitioners/${id}`,
    { biography: mark, email: `${mark}@x.org` },
    { key },
  )
  const entries = await trailOf(account)
  assert.ok(entries.length > kinds.length)
  assert.equal(JSON.stringify(entries).includes(mark), false)
  const names = entries.flatMap(({ fields }) => fields)
  for (const name of names) assert.match(name, /^[a-z_0-9]+$/)
})

test('filters return exactly the matching entries', async () => {
  const { account, key, key_id } = await createTestAccount()
  const id = await createPractitioner({ key })
  const headers = { 'on-behalf-of': id }
  const book = { practitioner_id: id, starts_at: '2031-01-01T10:00:00Z' }
  const booked = await call('POST', '/v1/sessions', book, { key, headers })
  assert.equal(booked.status, 200)
  const request_id = booked.headers['request-id']!
  const ids = async (query: string) => {
    const { body } = await call('GET', `/v1/audit_entries?${query}`, undefined, { key })
    return body.data.map(({ action }: any) => action)
  }
  assert.deepEqual(await ids(`object_id=${id}`), ['practitioner.created'])
  assert.deepEqual(await ids('action=session.created'), ['session.created'])
  assert.deepEqual(await ids(`actor_id=${id}`), ['session.created'])
  assert.deepEqual(await ids(`request_id=${request_id}`), ['session.created'])
  assert.deepEqual(await ids('decision_id=dec_none'), [])
  assert.equal((await ids(`key_id=${key_id}`)).length, 7)
  assert.equal((await ids(`actor_id=${account}&limit=100`)).length, 7)
  const wrong = await call('GET', '/v1/audit_entries?outcome=x', undefined, { key })
  assert.equal(wrong.status, 400)
})

const sha = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

test('an entry can be verified offline from its text, the hashes and the published key', async () => {
  const { account, key } = await createTestAccount()
  for (let i = 0; i < 5; i++) await createPractitioner({ key })
  const [, , entry] = await trailOf(account)
  const early = await call('GET', `/v1/audit_entries/${entry!.id}/proof`, undefined, { key })
  assert.deepEqual(
    [early.body.signed, early.body.sequence, early.body.signed_head],
    [false, null, null],
  )
  await linkAllEntries(works)
  const { body } = await call('GET', `/v1/audit_entries/${entry!.id}/proof`, undefined, { key })
  assert.equal(body.signed, true)
  assert.equal(body.following.length, 5)

  const proven_entry = JSON.parse(body.entry)
  assert.deepEqual(
    [proven_entry.id, proven_entry.account_id, proven_entry.action],
    [entry!.id, account, entry!.action],
  )
  assert.equal(sha(body.entry).toString('hex'), body.entry_hash)
  const bytes = (hex: string) => Buffer.from(hex, 'hex')
  let head = sha(bytes(body.previous_hash), bytes(body.entry_hash))
  assert.equal(head.toString('hex'), body.hash)
  for (const hash of body.following) head = sha(head, bytes(hash))
  assert.equal(JSON.parse(body.signed_head.text).head, head.toString('hex'))
  const published = await call('GET', '/.well-known/audit-keys.json', undefined, { key: null })
  const { public_key } = published.body.keys.find((k: any) => k.key_id === body.signed_head.key_id)
  const signature = Buffer.from(body.signed_head.signature, 'base64')
  const checks = (text: string) =>
    verify(null, Buffer.from(text), createPublicKey(public_key), signature)
  assert.equal(checks(body.signed_head.text), true)
  assert.equal(checks(body.signed_head.text.replace('"head":"', '"head":"0')), false)
})

test('the serving roles can add to the audit log, but neither change nor delete', async () => {
  await createExample(practitionerKind)
  await linkAllEntries(works)
  const tables = ['audit_entries', 'audit_links', 'audit_heads']
  const asRole = (role: string, statement: string) =>
    db.use(async (connection) => {
      await connection.query(text`begin`)
      try {
        await connection.query(text`select assume_role(${role}, 'acct_x', null)`)
        await connection.query({ build: () => ({ text: statement, values: [] }) } as never)
      } finally {
        await connection.query(text`rollback`)
      }
    })
  for (const table of tables) {
    const statements = [
      `update ${table} set account = account`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]
    for (const statement of statements) {
      const refused = { code: '42501' }
      await assert.rejects(asRole('attune_app', statement), refused, statement)
      await assert.rejects(asRole('attune_worker', statement), refused, statement)
      await assert.rejects(sql.query(statement), /is append-only/, statement)
    }
  }
  await assert.rejects(asRole('attune_app', 'delete from audit_queue'), { code: '42501' })
})

test("concurrent writers of one account don't wait for each other", async () => {
  const { account } = await createTestAccount()
  const write = (work: () => Promise<void>) =>
    inAccount({ db, secrets, outside }, account, async (call) => {
      audit(call, { action: 'trial.done' })
      const { entries } = call.effects.audit
      const drafts = JSON.stringify(entries)
      entries.length = 0
      await call.query(
        text`
          select leave(${account}, null, null, ${drafts}, null, null, null, null, null, null,
            null)`,
      )
      await work()
    })
  // The second write commits while the first is uncommitted. The second is linked in between, and
  // the first is linked after it.
  await write(async () => {
    await write(async () => {})
    await linkAllEntries(works)
  })
  assert.equal((await linksOf(account)).length, 3)
  await linkAllEntries(works)
  const ids = (await trailOf(account)).map(({ id }) => id)
  const linked = (await linksOf(account)).map(({ entry_id }) => entry_id)
  assert.deepEqual(linked, [ids[0], ids[1], ids[3], ids[2]])
})

const isChain = (links: Record<string, any>[]) => {
  let head = Buffer.alloc(32)
  for (const [i, link] of links.entries()) {
    assert.equal(Number(link.sequence), i + 1)
    assert.deepEqual(link.previous_hash, head)
    head = link.hash
  }
}

test('concurrent workers never fork a chain and lose no entry', async () => {
  const accounts = await Promise.all([
    createTestAccount(),
    createTestAccount(),
    createTestAccount(),
  ])
  let writing = true
  const workers = Array.from({ length: 4 }, async () => {
    while (writing) await linkAllEntries(works)
  })
  const writes = Array.from({ length: 90 }, (_, i) =>
    createPractitioner({ key: accounts[i % 3]!.key }),
  )
  await Promise.all(writes)
  writing = false
  await Promise.all(workers)
  await linkAllEntries(works)
  for (const { account } of accounts) {
    const links = await linksOf(account)
    isChain(links)
    const ids = (await trailOf(account)).map(({ id }) => id)
    assert.equal(links.length, 32)
    assert.deepEqual(links.map(({ entry_id }) => entry_id).sort(), ids.sort())
  }
  const queue = await sql.query('select from audit_queue')
  assert.equal(queue.rowCount, 0)
})

test('a worker that dies at any statement leaves the chain unchanged', async () => {
  const { account, key } = await createTestAccount()
  await createPractitioner({ key })
  const deaths = ['pg_try_advisory', 'from audit_queue', 'into audit_links', 'into audit_heads']
  for (const death of [...deaths, 'delete from']) {
    await assert.rejects(linkBatch(dyingAt(death), headSigningKey(secrets), account), /dead/)
    assert.deepEqual(await linksOf(account), [])
  }
  assert.equal(await linkBatch(db, headSigningKey(secrets), account), 3)
  isChain(await linksOf(account))
})

test('a long queue is linked in batches and continues where it stopped', async () => {
  const { account } = await createTestAccount()
  await inAccount({ db, secrets, outside }, account, async (call) => {
    for (let i = 0; i < 600; i++) audit(call, { action: 'trial.done' })
  })
  assert.equal(await linkBatch(db, headSigningKey(secrets), account), 256)
  let turns = 0
  await linkAllEntries(works, () => ++turns < 4)
  await linkAllEntries(works)
  const links = await linksOf(account)
  assert.equal(links.length, 602)
  isChain(links)
  const { rows } = await sql.query(
    'select first_sequence, last_sequence from audit_heads where account = $1 order by 1',
    [account],
  )
  assert.deepEqual(
    rows.map((head) => [Number(head.first_sequence), Number(head.last_sequence)]),
    [
      [1, 256],
      [257, 512],
      [513, 602],
    ],
  )
})
