// The server is killed during each state of an import. After its restart the import goes on: every
// external ID exists once, nothing is lost, and the counts add up.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { row_kinds } from '#areas/imports/import/row_kinds.ts'
import {
  appConfig,
  ca_file,
  call,
  createTestAccount,
  ownerConfig,
  secrets,
  sql,
} from '../harness.ts'
import { urlOf } from '../database.ts'
import { ndjson } from '../import_examples.ts'
import { isInvalid, movingPractice } from './moving_practice.ts'
import { makeServer } from './server.ts'

type Body = Record<string, any>

// Others can wait for a lock too, such as statistics for a vacuum.
const waiting = `
  select from pg_stat_activity
  where datname = current_database() and $1 = any(pg_blocking_pids(pid))`

test('an import continues after a kill in each of its states, exactly once', async () => {
  const home = mkdtempSync(join(tmpdir(), 'attune-imports-'))
  const server = await makeServer(home, {
    DATABASE_URL: urlOf(appConfig),
    DATABASE_OWNER_URL: urlOf(ownerConfig),
    ATTUNE_PEPPER: secrets.pepper.toString('base64'),
    ATTUNE_ENCRYPTION_KEY: secrets.encryption_key.toString('base64'),
    TLS_CERT_FILE: join(dirname(ca_file), 'server.crt'),
    TLS_KEY_FILE: join(dirname(ca_file), 'server.key'),
  })
  await server.start()
  const { key, account } = await createTestAccount()
  const options = { key, port: server.port }
  const send = async (method: string, path: string, body?: object) => {
    const { status, text, body: answer } = await call(method, path, body, options)
    assert.equal(status, 200, text)
    return answer as Body
  }
  const { rows, invalid } = movingPractice(700)
  const { id } = await send('POST', '/v1/imports', { kind: 'bundle' })
  const path = `/v1/imports/${id}`
  const read = () => send('GET', path)
  const until = async (reached: (body: Body) => boolean) => {
    for (let body = await read(); ; body = await read()) {
      assert.notEqual(body.status, 'failed', body.reason)
      if (reached(body)) return body
      await sleep(20)
    }
  }

  // Kills the server while it waits for a lock in the middle of a transaction, and starts it again.
  async function killDuring(lock: string, values: unknown[], act: () => Promise<unknown>) {
    const client = await sql.connect()
    await client.query('begin')
    await client.query(lock, values)
    const { pid } = (await client.query('select pg_backend_pid() as pid')).rows[0]
    const acting = act().catch((error: unknown) => error)
    while ((await sql.query(waiting, [pid])).rowCount === 0) await sleep(10)
    const before = (await sql.query('select * from imports where id = $1', [id])).rows[0]
    await server.kill()
    const answer = await acting
    await client.query('rollback')
    client.release()
    await server.start()
    return { before, answer }
  }
  const lock_import = 'select from imports where id = $1 for update'

  // Uploaded: the second part is cut off and sent again.
  const half = rows.length / 2
  const parts = [rows.slice(0, half), rows.slice(half)].map(ndjson)
  await send('POST', `${path}/add_part`, { content: parts[0], number: 1 })
  const second = { content: parts[1], number: 2 }
  const uploading = await killDuring(lock_import, [id], () =>
    call('POST', `${path}/add_part`, second, options),
  )
  assert.ok(uploading.answer instanceof Error, 'nobody was answered')
  assert.deepEqual(await partsOf(path), { status: 'uploaded', part_count: 1 })
  await send('POST', `${path}/add_part`, second)
  assert.deepEqual(await partsOf(path), { status: 'uploaded', part_count: 2 })

  // Validating: the errors of a row in the second batch can't be saved.
  const validating = await killDuring('lock table import_errors in exclusive mode', [], () =>
    send('POST', `${path}/validate`),
  )
  assert.equal(validating.before.status, 'validating')
  assert.ok(validating.before.rows_done > 0, 'a batch was done before')
  const validated = await until(({ status }) => status === 'validated')
  assert.deepEqual([validated.row_count, validated.error_count], [rows.length, invalid])

  // Validated: the request that starts the import is cut off and sent again.
  const start = { skip_invalid: true }
  const starting = await killDuring(lock_import, [id], () =>
    call('POST', `${path}/start`, start, options),
  )
  assert.ok(starting.answer instanceof Error, 'nobody was answered')
  assert.equal((await read()).status, 'validated')

  // Importing: in the middle of a batch of persons, and again while it does the rest.
  const importing = await killDuring(
    `insert into persons (account, id, status, external_id, created_at, updated_at)
     values ($1, 'per_other', 'prospective', 'pat-600', now(), now())`,
    [account],
    () => send('POST', `${path}/start`, start),
  )
  assert.equal(importing.before.status, 'importing')
  assert.ok(importing.before.rows_done > 0, 'a batch was done before')
  for (const rows_done of [800, 1_000, 1_200]) {
    await until((body) => body.rows_done >= rows_done)
    await server.kill()
    await server.start()
  }
  const completed = await until(({ status }) => status === 'completed')
  const written = rows.length - invalid
  const { created_count, updated_count, failed_count } = completed
  const updates = rows.filter(({ object }) => row_kinds[object].part).length
  assert.deepEqual(
    [created_count, updated_count, failed_count],
    [written - updates, updates, invalid],
    JSON.stringify((await send('GET', `${path}/errors`)).data),
  )
  await requireEachOnce(account, rows)
  assert.deepEqual((await send('GET', '/v1/ledger_proof')).violations, [])

  // Reverting: a person that a later batch removes is locked.
  const reverting = await killDuring(
    `select from persons where account = $1 and external_id = 'pat-300' for update`,
    [account],
    () => send('POST', `${path}/revert`),
  )
  assert.ok(reverting.before.removed_count > 0, 'a batch was done before')
  const reverted = await until(({ removed_count, retained_count }) => {
    return removed_count + retained_count === created_count
  })
  const left = await countsOf(account)
  const retained = Object.values(left).reduce((sum, { all }) => sum + all, 0)
  // Signed notes stay with the persons and the practitioner they name, and reversed balances stay.
  const balances = rows.filter(({ object }) => object === 'opening_balance').length
  assert.equal(retained, reverted.retained_count + balances)
  assert.equal(left.note!.all, rows.filter(({ object }) => object === 'note').length)
  assert.deepEqual(server.complaints, [])
  await server.terminate()
  rmSync(home, { recursive: true, force: true })

  async function partsOf(of: string) {
    const { status, part_count } = await send('GET', of)
    return { status, part_count }
  }
})

type Rows = ReturnType<typeof movingPractice>['rows']
type Count = { all: number; distinct: number }

async function countsOf(account: string) {
  const counts: Record<string, Count> = {}
  for (const [object, { kind, part }] of Object.entries(row_kinds)) {
    if (part) continue
    const { rows } = await sql.query(
      `select count(*)::int as all, count(distinct external_id)::int as distinct
       from ${kind.table} where account = $1`,
      [account],
    )
    counts[object] = rows[0] as Count
  }
  return counts
}

// Each valid row has one object, which was created once.
async function requireEachOnce(account: string, rows: Rows) {
  const counts = await countsOf(account)
  for (const [object, { all, distinct }] of Object.entries(counts)) {
    const expected = rows.filter((row) => row.object === object && !isInvalid(row)).length
    assert.deepEqual([all, distinct], [expected, expected], object)
  }
  const { rows: repeated } = await sql.query(
    `select type, object_id from events
     where account = $1 and type like '%.created' and imported
     group by type, object_id having count(*) > 1`,
    [account],
  )
  assert.deepEqual(repeated, [])
  const { rows: created } = await sql.query(
    `select count(*)::int as events from events
     where account = $1 and type like '%.created' and imported`,
    [account],
  )
  const { rows: audits } = await sql.query(
    `select count(*)::int as entries from audit_entries
     where account = $1 and action like '%.created' and action <> 'import.created'
       and action <> 'api_key.created' and action <> 'account.created'`,
    [account],
  )
  const all = Object.values(counts).reduce((sum, count) => sum + count.all, 0)
  assert.deepEqual([created[0].events, audits[0].entries], [all, all])
}
