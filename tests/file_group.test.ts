// Files that share a process are still reported one by one: a failure or an error on loading fails
// the run, and each file has its own copy of the modules of tests/.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { root } from '#settings/config.ts'
import { unclaimed } from './file_claims.ts'

const folder = mkdtempSync(join(root, 'tests/.file_group_'))
after(() => rmSync(folder, { recursive: true, force: true }))
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
write('counter.ts', 'let count = 0\nexport const next = () => ++count\n')
const imports = `
  import assert from 'node:assert/strict'
  import { after, test } from 'node:test'
  import { next } from './counter.ts'
`
write('good.test.ts', `${imports} test('counts', () => assert.equal(next(), 1))`)
write('fails.test.ts', `${imports} test('counts', () => assert.equal(next(), 2))`)
write('broken.test.ts', `${imports} throw new Error('before any test')`)
write(
  'closes.test.ts',
  `${imports} after(() => { throw new Error('while closing') })
  test('counts', () => assert.equal(next(), 1))`,
)

function run(...names: string[]) {
  const files = names.map((name) => relative(root, join(folder, name)))
  const runner = pathToFileURL(join(root, 'tests/file_group.ts')).href
  write(
    'group.test.mjs',
    `import { runFiles } from '${runner}'\nawait runFiles(${JSON.stringify(files)})`,
  )
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const words = ['--test', '--test-reporter=tap', join(folder, 'group.test.mjs')]
  const { status, stdout } = spawnSync(process.execPath, words, {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  return { status, passed: Number(/^# pass (\d+)$/m.exec(stdout)?.[1]), stdout }
}

test('two files of a group have their own modules and pass', () => {
  const { status, passed, stdout } = run('good.test.ts', 'good.test.ts')
  assert.equal(status, 0, stdout)
  assert.equal(passed, 4)
})

const bad_files: [string, string][] = [
  ['a failing test', 'fails.test.ts'],
  ['an error on loading', 'broken.test.ts'],
  ['an error on closing', 'closes.test.ts'],
]
for (const [fault, file] of bad_files) {
  test(`${fault} fails the group, and the next file still runs`, () => {
    const { status, stdout } = run(file, 'good.test.ts')
    assert.notEqual(status, 0, stdout)
    assert.match(stdout, /ok \d+ - .*good\.test\.ts/)
  })
}

test('processes that share a list take each file once, in its order', () => {
  const claims = mkdtempSync(join(folder, 'claims_'))
  const list = ['a', 'b', 'c', 'd', 'e']
  const [one, other] = [unclaimed(list, claims, 2), unclaimed(list, claims, 4)]
  const taken = [one, other, one, one, other, other, other].map((files) => files.next().value)
  assert.deepEqual(taken, ['a', 'b', 'c', undefined, 'd', 'e', undefined])
})
