// The sandbox is backed up during writes and restored into a new home: every row is there, every
// proof holds, and a failed restore leaves no home.
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { inDays } from '#tests/dates.ts'
import { seededHome } from './prepared_homes.ts'
import { ask, attune, freePort, quickstartOf, startService, temporaryHome } from './process.ts'

const [one, two] = [await seededHome(), temporaryHome()]
after(() => {
  one.remove()
  two.remove()
})
const settings = {
  ATTUNE_HOME: one.home,
  PORT: String(await freePort()),
  RATE_LIMIT_PER_SECOND: '0',
  RATE_LIMIT_PER_MINUTE: '0',
  SEED: 'on',
  AUDIT_HEADS_FILE: join(one.home, 'heads.jsonl'),
}
const others = {
  ...settings,
  ATTUNE_HOME: two.home,
  PORT: String(await freePort()),
  AUDIT_HEADS_FILE: join(dirname(two.home), 'heads.jsonl'),
}
const file = (name: string) => join(dirname(one.home), name)

const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n')
// Everything but the first line, which has the time it was taken.
const rowsOf = (path: string) => linesOf(path).slice(1).sort()

// The rows of one table, as text under the names of its columns.
function tableIn(path: string, table: string) {
  const lines = linesOf(path)
  const start = lines.findIndex((line) => line.startsWith(`{"table":"${table}",`))
  const { columns } = JSON.parse(lines[start]!) as { columns: string[] }
  const rows = lines.slice(start + 1, lines.indexOf('\\.', start))
  return rows.map((row) => {
    const values = row.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, values[at]!]))
  })
}

// Sessions that were acknowledged before the backup began.
const acknowledged: string[] = []
let api_key = ''

test('a seeded practice is backed up during writes', async () => {
  const service = startService(settings)
  await service.ready()
  const target = quickstartOf(one.home)!
  api_key = target.api_key
  const practitioner = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
  const { id: practitioner_id } = (await ask(target, '/practitioners', practitioner)).body
  let hour = 0
  let writing = true
  let taking = false
  async function write() {
    while (writing) {
      const starts_at = Temporal.Instant.from(inDays(2, '00:00:00')).add({ hours: ++hour })
      const { status, body } = await ask(target, '/sessions', {
        practitioner_id,
        starts_at: starts_at.toString(),
      })
      assert.equal(status, 200)
      if (!taking) acknowledged.push(body.id)
      if (hour % 3 === 0) await ask(target, `/sessions/${body.id}/cancel`, {})
    }
  }
  const writers = [write(), write(), write()]
  while (acknowledged.length < 10) await new Promise((resolve) => setTimeout(resolve, 10))
  taking = true
  const { code, output } = await attune(['backup', file('under_writes')], settings)
  writing = false
  await Promise.all(writers)
  assert.equal(code, 0, output)
  assert.equal(statSync(file('under_writes')).mode & 0o777, 0o600)

  const sessions = tableIn(file('under_writes'), 'sessions').filter(
    (session) => session.practitioner_id === practitioner_id,
  )
  const ids = new Set(sessions.map(({ id }) => id))
  const versions = sessions.reduce((sum, { version }) => sum + Number(version), 0)
  const events = tableIn(file('under_writes'), 'events').filter(({ object_id }) =>
    ids.has(object_id),
  )
  assert.equal(events.length, versions, 'each change is there with its event, or neither is')
  for (const id of acknowledged) assert.ok(ids.has(id), `${id} was acknowledged before`)
  service.child.kill('SIGTERM')
  await service.exited
  const heads = ['audit', 'verify', '--heads', settings.AUDIT_HEADS_FILE]
  const verified = await attune(heads, settings)
  assert.equal(verified.code, 0, verified.output)
})

test('a damaged backup or a wrong key leaves no home directory behind', async () => {
  const cut = file('cut')
  writeFileSync(cut, readFileSync(file('under_writes')))
  truncateSync(cut, statSync(cut).size - 40)
  const wrong = { ATTUNE_ENCRYPTION_KEY: Buffer.alloc(32, 'x').toString('base64') }
  const before = readdirSync(dirname(two.home))
  for (const [backup, changes] of [[cut], [file('under_writes'), wrong]] as const) {
    const refused = await attune(['restore', backup], { ...others, ...changes })
    assert.equal(refused.code, 64, refused.output)
    assert.match(refused.output, /Nothing was restored/)
    assert.deepEqual(readdirSync(dirname(two.home)), before)
  }
})

test('a restore that PostgreSQL refuses leaves no home', async () => {
  const before = readdirSync(dirname(two.home))
  // Passes every check of the file itself: the value is one that its column can't hold.
  const odd = file('odd')
  const lines = linesOf(file('under_writes')).join('\n')
  writeFileSync(odd, gzipSync(lines.replace(/(\n\{"table":"accounts".*\n\S+)/, '$1\tx\tx\tx\tx')))
  const refused = await attune(['restore', odd], others)
  assert.equal(refused.code, 64, refused.output)
  assert.deepEqual(readdirSync(dirname(two.home)), before)
})

test('the restored database equals the original row for row, and the old key works', async () => {
  const unfinished = `${two.home}.restoring-killed` // As a restore that was killed leaves it.
  mkdirSync(unfinished)
  writeFileSync(join(unfinished, 'pepper'), 'unfinished')
  const restored = await attune(['restore', file('under_writes')], others)
  assert.equal(restored.code, 0, restored.output)
  assert.equal(existsSync(unfinished), false)
  await attune(['backup', file('again')], others)
  assert.deepEqual(rowsOf(file('again')), rowsOf(file('under_writes')))

  for (const proof of ['audit', 'notes', 'ledger']) {
    const { code, output } = await attune([proof, 'verify'], others)
    assert.equal(code, 0, output)
  }
  const service = startService(others)
  await service.ready()
  const target = { ...quickstartOf(two.home)!, api_key }
  for (const id of acknowledged) {
    const { status } = await ask(target, `/sessions/${id}`)
    assert.equal(status, 200, `${id} was acknowledged before the backup`)
  }
  const { status } = await ask(target, '/persons?limit=100')
  assert.equal(status, 200, 'what is encrypted can be decrypted')
  service.child.kill('SIGTERM')
  await service.exited
})

test('neither a file nor a home is overwritten', async () => {
  assert.equal((await attune(['backup', file('again')], settings)).code, 64)
  const refused = await attune(['restore', file('again')], others)
  assert.equal(refused.code, 64)
  assert.match(refused.output, /not empty/)
  assert.equal((await attune(['restore', file('nothing')], others)).code, 64)
})
