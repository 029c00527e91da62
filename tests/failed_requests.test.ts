// A request that gets a 500 fails its test, although the test asserts nothing of it.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { root } from '#settings/config.ts'

const folder = mkdtempSync(join(root, 'tests/.failed_requests_'))
after(() => rmSync(folder, { recursive: true, force: true }))

const beginning = `
  import assert from 'node:assert/strict'
  import { test } from 'node:test'
  import { call, expectFailedRequest, sql } from '../harness.ts'
  async function readMislaid() {
    await sql.query('alter table practitioners rename to mislaid')
    const { status } = await call('GET', '/v1/practitioners')
    await sql.query('alter table mislaid rename to practitioners')
    return status
  }
`

function run(tests: string) {
  const file = join(folder, 'some.test.ts')
  writeFileSync(file, beginning + tests)
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const words = ['--test', '--test-reporter=tap', file]
  const { status, stdout } = spawnSync(process.execPath, words, {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  return { status, stdout }
}

test('a 500 that a test ignores fails this test alone, and prints the log of the request', () => {
  const { status, stdout } = run(`
    test('ignores', async () => { await readMislaid() })
    test('is next', async () => { await call('GET', '/v1/practitioners') })`)
  assert.equal(status, 1, stdout)
  assert.match(stdout, /not ok 1 - ignores/)
  assert.match(stdout, /ok 2 - is next/)
  assert.match(stdout, /a request failed.*42P01|42P01.*a request failed/)
})

test('if the test fails anyway, the log is printed too', () => {
  const { status, stdout } = run(`
    test('asserts', async () => { assert.equal(await readMislaid(), 200) })`)
  assert.equal(status, 1, stdout)
  assert.match(stdout, /500 !== 200/)
  assert.match(stdout, /a request failed/)
})

test('a 500 that a test expects fails nothing, and its absence does', () => {
  const { status, stdout } = run(`
    test('expects', async () => { assert.equal(await expectFailedRequest(readMislaid), 500) })
    test('is wrong', async () => {
      await expectFailedRequest(() => call('GET', '/v1/practitioners'))
    })`)
  assert.equal(status, 1, stdout)
  assert.match(stdout, /ok 1 - expects/)
  assert.match(stdout, /not ok 2 - is wrong/)
})
