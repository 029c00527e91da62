// Tests that reads share transactions for their audit log entries, and that none returns before
// its entries are committed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestAccount, db, outside, own_account, secrets, sql } from '#tests/harness.ts'
import type { Database } from '#db/connect.ts'
import { sql as statement } from '#db/sql.ts'
import { auditWriter } from './audit_writer.ts'
import { type AuditDraft, type Call, openCall } from './call.ts'
import { newId } from './ids.ts'
import { runUnit } from './unit_of_work.ts'

// Counts the transactions.
function counted() {
  const counts = { transactions: 0 }
  const use: Database['use'] = (work, options) => {
    counts.transactions++
    return db.use(work, options)
  }
  return { counts, counting: { ...db, use } }
}

const entryOf = (id = newId('aud')): AuditDraft => ({
  id,
  action: 'person.read',
  outcome: 'done',
  object_kind: 'person',
  object_id: newId('per'),
  person_id: null,
  fields: ['id'],
  purpose: null,
  basis: [],
  decision_id: null,
  actor_kind: 'account',
  actor_id: null,
  key_id: null,
  request_id: null,
  client: null,
})

const readsOf = (count: number, size = 1) =>
  Array.from({ length: count }, () => Array.from({ length: size }, () => entryOf()))

async function savedOf(account: string, ids: string[]) {
  const found = 'select id from audit_entries where account = $1 and id = any($2)'
  const queued = 'select entry_id from audit_queue where account = $1 and entry_id = any($2)'
  const { rowCount } = await sql.query(found, [account, ids])
  assert.equal((await sql.query(queued, [account, ids])).rowCount, rowCount)
  return rowCount
}

const { account } = own_account

test('reads that wait at the same time share a transaction', async () => {
  const { counts, counting } = counted()
  const save = auditWriter(counting)
  const reads = readsOf(50, 4)
  await Promise.all(
    reads.map(async (entries) => {
      await save(account, entries)
      const ids = entries.map(({ id }) => id)
      assert.equal(await savedOf(account, ids), 4, 'a read returned before its entries')
    }),
  )
  assert.equal(counts.transactions, 2) // The first one, and all that came meanwhile.
})

test('a transaction has a limit, which a single read can exceed', async () => {
  const { counts, counting } = counted()
  const save = auditWriter(counting)
  const reads = [...readsOf(1), ...readsOf(3, 200), ...readsOf(1, 700), ...readsOf(1)]
  await Promise.all(reads.map((entries) => save(account, entries)))
  assert.equal(counts.transactions, 5) // 1, then 200 and 200, 200, 700, 1.
  assert.equal(
    await savedOf(
      account,
      reads.flat().map(({ id }) => id),
    ),
    1_302,
  )
})

test('each account has its own transactions', async () => {
  const other = (await createTestAccount()).account
  const save = auditWriter(db)
  const [own, [theirs]] = [readsOf(20), readsOf(1)]
  await Promise.all([...own.map((entries) => save(account, entries)), save(other, theirs!)])
  assert.equal(
    await savedOf(
      account,
      own.flat().map(({ id }) => id),
    ),
    20,
  )
  assert.equal(await savedOf(other, [theirs![0]!.id]), 1)
})

test('entries that the database refuses fail their own read only', async () => {
  const save = auditWriter(db)
  const [first, ...reads] = readsOf(6)
  await save(account, [entryOf(first![0]!.id)])
  const all = [...reads.slice(0, 3), first!, ...reads.slice(3)]
  const outcomes = await Promise.allSettled(all.map((entries) => save(account, entries)))
  const states = outcomes.map(({ status }) => status)
  assert.deepEqual(states, [...Array(3).fill('fulfilled'), 'rejected', 'fulfilled', 'fulfilled'])
  assert.equal(
    await savedOf(
      account,
      reads.flat().map(({ id }) => id),
    ),
    5,
  )
  await save(account, [entryOf()])
})

test('without a database every read fails, and the next one is tried again', async () => {
  let away = true
  const use: Database['use'] = (work, options) =>
    away ? Promise.reject(new Error('away')) : db.use(work, options)
  const save = auditWriter({ ...db, use })
  const reads = readsOf(5)
  const outcomes = await Promise.allSettled(reads.map((entries) => save(account, entries)))
  assert.ok(outcomes.every(({ status }) => status === 'rejected'))
  assert.equal(
    await savedOf(
      account,
      reads.flat().map(({ id }) => id),
    ),
    0,
  )
  away = false
  await save(account, reads[0]!)
  assert.equal(await savedOf(account, [reads[0]![0]!.id]), 1)
})

test('a read that begins before its entry is known saves nothing until it is admitted', async () => {
  const saved: string[][] = []
  const now = Temporal.Now.instant()
  const { recent_writes, caches } = db
  const context = { secrets, outside, recent_writes, caches }
  const callOf = (query: Call['query']) =>
    openCall({ query, account, now, real_now: now, origin: 'request', ...context })
  const ids: string[] = []
  const reply = await runUnit<object, string, string>(db, {
    enter: statement`select enter_account(${account})`,
    early: {
      open: callOf,
      admit: () => {
        assert.deepEqual(saved, [])
        return 0
      },
    },
    open: (_, query) => callOf(query),
    // Without a query, it can't be admitted early and runs again.
    async run(call) {
      const entry = entryOf()
      ids.push(entry.id)
      call.effects.audit.entries.push(entry)
      return 'read'
    },
    leave: (_, result) => ({ reply: result }),
    saveAudits: async (_, entries) => void saved.push(entries.map(({ id }) => id)),
  })
  assert.equal(reply, 'read')
  assert.equal(ids.length, 2)
  assert.deepEqual(saved, [[ids[1]]])
})
