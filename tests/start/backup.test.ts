// A backup taken while people write is whole, and what is restored from it is the same.
import assert from 'node:assert/strict'
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { ask, attune, freePort, quickstartOf, startService, temporaryHome } from './process.ts'

const [one, two] = [temporaryHome(), temporaryHome()]
after(() => {
  one.remove()
  two.remove()
})
const settings = {
  ATTUNE_HOME: one.home,
  PORT: String(await freePort()),
  RATE_LIMIT_PER_SECOND: '0',
}
const others = { ATTUNE_HOME: two.home, PORT: String(await freePort()) }
const file = (name: string) => join(dirname(one.home), name)

const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().trim().split('\n')
// Everything but the first line, which tells when it was taken.
const rowsOf = (path: string) => linesOf(path).slice(1).sort()

test('a backup under writes holds each change with its event, or neither', async () => {
  const service = startService(settings)
  await service.ready()
  const target = quickstartOf(one.home)!
  const practitioner = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
  const { id: practitioner_id } = (await ask(target, '/practitioners', practitioner)).body
  let day = 0
  let writing = true
  async function write() {
    while (writing) {
      const starts_at = new Date(Date.UTC(2031, 0, ++day)).toISOString()
      const { status, body } = await ask(target, '/sessions', { practitioner_id, starts_at })
      assert.equal(status, 200)
      if (day % 3 === 0) await ask(target, `/sessions/${body.id}/cancel`, {})
    }
  }
  const writers = [write(), write(), write()]
  const { code, output } = await attune(['backup', file('under_writes')], settings)
  writing = false
  await Promise.all(writers)
  assert.equal(code, 0, output)
  assert.equal(statSync(file('under_writes')).mode & 0o777, 0o600)

  const rows = linesOf(file('under_writes')).map((line) => JSON.parse(line))
  const sessions = rows.filter(({ id }) => id?.startsWith('ses_'))
  const events = rows.filter(({ type }) => type?.startsWith('session.'))
  assert.ok(sessions.length > 0)
  const versions = sessions.reduce((sum, { version }) => sum + version, 0)
  assert.equal(events.length, versions)

  await attune(['backup', file('at_rest')], settings)
  service.child.kill('SIGTERM')
  await service.exited
})

test('what is restored is the same, row for row, and the old key opens it', async () => {
  const restored = await attune(['restore', file('at_rest')], others)
  assert.equal(restored.code, 0, restored.output)
  await attune(['backup', file('again')], others)
  assert.deepEqual(rowsOf(file('again')), rowsOf(file('at_rest')))

  const service = startService(others)
  await service.ready()
  const { base_url, ca_file } = quickstartOf(two.home)!
  const { api_key } = quickstartOf(one.home)!
  const { status, body } = await ask({ base_url, ca_file, api_key }, '/sessions')
  assert.equal(status, 200)
  assert.ok(body.data.length > 0)
  service.child.kill('SIGTERM')
  await service.exited
})

test('a backup is not written over, nor restored over data, nor from what is no backup', async () => {
  assert.equal((await attune(['backup', file('at_rest')], settings)).code, 64)
  assert.equal((await attune(['restore', file('at_rest')], others)).code, 64)
  assert.equal((await attune(['restore', file('nothing')], others)).code, 64)
  writeFileSync(file('else'), gzipSync('{"a":1}\n'))
  const third = temporaryHome()
  const elsewhere = { ATTUNE_HOME: third.home }
  const refused = await attune(['restore', file('else')], elsewhere)
  assert.deepEqual([refused.code, /not a backup/.test(refused.output)], [64, true])
  const cut = file('cut')
  writeFileSync(cut, readFileSync(file('at_rest')))
  truncateSync(cut, statSync(cut).size - 40)
  const damaged = await attune(['restore', cut], elsewhere)
  assert.deepEqual([damaged.code, /Nothing was restored/.test(damaged.output)], [64, true])
  const whole = await attune(['restore', file('at_rest')], elsewhere)
  assert.equal(whole.code, 0, whole.output)
  third.remove()
})
