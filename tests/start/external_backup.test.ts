// A backup contains every value of every type, and a restore is complete or leaves nothing behind:
// here into an external PostgreSQL, by an owner that isn't a superuser. tests/start/backup.test.ts
// restores into a new home.
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { fingerprintsOf } from '#cli/backup_secrets.ts'
import { backUp } from '#db/backup.ts'
import { connect } from '#db/connect.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import type { Lifecycle } from '#kernel/lifecycle.ts'
import { lifecycles } from '#areas/index.ts'
import { proveLedger } from '#areas/reconciliation/ledger_proof/ledger_proof.ts'
import { seedPractice } from '#seed/practice.ts'
import { linkAllEntries } from '#jobs/audit_chain.ts'
import { verifyNotes } from '#jobs/verify_notes.ts'
import { verifyAuditChain } from '#jobs/verify_audit_chain.ts'
import { guardsOf, rowsOf, sequencesOf } from '../database_comparison.ts'
import { makeEmptyDatabase, urlOf } from '../database.ts'
import { createExample } from '../examples.ts'
import {
  appConfig,
  db,
  log,
  createTestAccount,
  outside,
  ownerConfig,
  request_log,
  secrets,
  sql,
} from '../harness.ts'
import { attune } from './process.ts'
import { takeStep } from '../lifecycle_steps.ts'

const folder = mkdtempSync(join(tmpdir(), 'attune-backup-'))
const file = (name: string) => join(folder, name)
const target = await makeEmptyDatabase()
after(async () => {
  await target.drop()
  rmSync(folder, { recursive: true, force: true })
})

const settings = {
  ATTUNE_HOME: file('home'),
  DATABASE_URL: urlOf(target.owner),
  ATTUNE_PEPPER: secrets.pepper.toString('base64'),
  ATTUNE_ENCRYPTION_KEY: secrets.encryption_key.toString('base64'),
}
const restore = (name: string, changes: Record<string, string> = {}) =>
  attune(['restore', file(name)], { ...settings, ...changes })

const seeded = await createTestAccount()
const walked = await createTestAccount()

const patient = connect({ url: appConfig, size: 2, hold_limit_ms: 120_000 })
await seedPractice({ db: patient, secrets, outside }, seeded.account)
await patient.close()
for (const lifecycle of lifecycles) await takeEveryStep(lifecycle)
for (const lifecycle of lifecycles) await fillEveryState(lifecycle)
while (await linkAllEntries({ db, secrets, log })) continue
const origin = { environment: 'sandbox', secrets: {}, fingerprints: fingerprintsOf(secrets) }
await request_log.flush() // It writes later than it responds.
await backUp(ownerConfig, file('whole'), origin)

async function takeEveryStep(lifecycle: Lifecycle) {
  for (const [step, { from, by }] of Object.entries(lifecycle.steps)) {
    if (by) continue
    const { answer } = await takeStep(lifecycle, step, from[0]!, { key: walked.key })
    assert.equal(answer.status, 200, `${lifecycle.kind.object}: ${step} answered ${answer.text}`)
  }
}

// States that only the platform brings about are set, on a row that isn't alone in its state.
async function fillEveryState({ kind, states }: Lifecycle) {
  for (const state of Object.keys(states)) {
    const { rows } = await sql.query(
      `select id, status, count(*) over (partition by status) > 1 as spare
       from ${kind.table} where account = $1`,
      [walked.account],
    )
    if (rows.some(({ status }) => status === state)) continue
    const spare = rows.find((row) => row.spare) ?? (await createExample(kind, { key: walked.key }))
    await sql.query(`update ${kind.table} set status = $1 where id = $2`, [state, spare.id])
  }
}

// The backup with something else in the place of some of its text.
const spoil = (name: string, change: (text: string) => string) =>
  writeFileSync(file(name), gzipSync(change(gunzipSync(readFileSync(file('whole'))).toString())))

const inTarget = async <T>(work: (client: pg.Client) => Promise<T>) => {
  const client = new pg.Client(target.admin)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const relations = () =>
  inTarget(async (client) => {
    const { rows } = await client.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace",
    )
    return rows
  })

const failures: Record<string, () => Promise<{ code: number | null; output: string }>> = {
  'a file truncated within a line': () => {
    const bytes = readFileSync(file('whole'))
    writeFileSync(file('cut'), bytes.subarray(0, bytes.length >> 1))
    return restore('cut')
  },
  'a file truncated between two lines': () => {
    spoil('short', (text) => text.split('\n').slice(0, -2).join('\n') + '\n')
    return restore('short')
  },
  'a file with a missing row': () => {
    spoil('lacking', (text) => text.replace(/(\n\{"table":"audit_entries".*\n).*\n/, '$1'))
    return restore('lacking')
  },
  'a file whose rows refer to a missing row': () => {
    spoil('orphans', (text) =>
      text
        .replace(/(\n\{"table":"accounts",.*\n)(?:[^\\].*\n)+/, '$1')
        .replace(/"accounts":\d+/, '"accounts":0'),
    )
    return restore('orphans')
  },
  'a file with a value that does not fit its column': () => {
    spoil('odd', (text) => text.replace(/(\n\{"table":"accounts".*\n)/, '$1too\tfew\n'))
    return restore('odd')
  },
  'a file of an unknown version': () => {
    spoil('newer', (text) => text.replace(/"digest":"\w+"/, '"digest":"other"'))
    return restore('newer')
  },
  'a file that is not a backup': () => {
    writeFileSync(file('else'), gzipSync('{"a":1}\n'))
    return restore('else')
  },
  'another encryption key': () =>
    restore('whole', { ATTUNE_ENCRYPTION_KEY: Buffer.alloc(32, 'x').toString('base64') }),
  'another pepper': () => restore('whole', { ATTUNE_PEPPER: settings.ATTUNE_ENCRYPTION_KEY }),
  'no pepper': () => restore('whole', { ATTUNE_PEPPER: '' }),
}

for (const [what, fail] of Object.entries(failures)) {
  test(`${what} restores nothing and leaves nothing behind`, async () => {
    const { code, output } = await fail()
    assert.equal(code, 64, output)
    assert.match(output, /Nothing was restored/)
    assert.deepEqual(await relations(), [])
    assert.equal(existsSync(settings.ATTUNE_HOME), false)
  })
}

test('a practice and an account in every state are restored row for row', async () => {
  for (const { kind, states } of lifecycles) {
    const { rows } = await sql.query(
      `select distinct status from ${kind.table} where account = $1`,
      [walked.account],
    )
    const reached = rows.map(({ status }) => status)
    assert.deepEqual(reached.sort(), Object.keys(states).sort(), kind.object)
  }
  const { code, output } = await restore('whole')
  assert.equal(code, 0, output)
  await inTarget(async (client) => {
    assert.deepEqual(await rowsOf(client), await rowsOf(sql))
    assert.deepEqual(await sequencesOf(client), await sequencesOf(sql))
    assert.deepEqual(await guardsOf(client), await guardsOf(sql))
  })
})

test('every proof of the restored database still holds', async () => {
  const restored = connect({ url: target.app, size: 2, hold_limit_ms: 60_000 })
  try {
    for (const { account } of [seeded, walked]) {
      const [before, now] = [await proofsOf(db, account), await proofsOf(restored, account)]
      assert.deepEqual(now, before)
      assert.deepEqual(now.audit_log.faults, [])
      // The other account has states that no history led to, and reports them as before.
      if (account === walked.account) continue
      assert.deepEqual([now.notes.failures, now.ledger.consistent], [[], true])
    }
  } finally {
    await restored.close()
  }
})

async function proofsOf(from: typeof db, account: string) {
  const works = { db: from, secrets, outside }
  const at_any_time = { as_of: undefined, at: undefined }
  return {
    ledger: { ...(await inAccount(works, account, proveLedger)), ...at_any_time },
    audit_log: await verifyAuditChain(works, account),
    notes: { ...(await verifyNotes(works, account)), ...at_any_time },
  }
}

test("restoring into a database that isn't empty is refused and changes nothing", async () => {
  const before = await inTarget(rowsOf)
  const { code, output } = await restore('whole')
  assert.equal(code, 64, output)
  assert.match(output, /not empty/)
  assert.deepEqual(await inTarget(rowsOf), before)
})
