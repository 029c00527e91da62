// The service built into few files: used as long as its sources are those it was built from.
import assert from 'node:assert/strict'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { builtFile } from '#settings/built.ts'
import { root } from '#settings/config.ts'

const old = new Date('2026-01-01T00:00:00Z')

test('what runs here is built from these sources', () => {
  assert.ok(builtFile('serve'), '"npm test" builds the service before it runs the tests')
})

test('a build is not used once a source is changed, added or removed', async (t) => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'attune-built-'))
  t.after(() => fs.rmSync(folder, { recursive: true }))
  const write = (name: string, text: string, date = old) => {
    fs.writeFileSync(join(folder, name), text)
    fs.utimesSync(join(folder, name), date, date)
  }
  fs.mkdirSync(join(folder, 'src/settings'), { recursive: true })
  fs.copyFileSync(join(root, 'src/settings/built.ts'), join(folder, 'src/settings/built.ts'))
  fs.utimesSync(join(folder, 'src/settings'), old, old)
  write('src/main.ts', 'one')
  write('package-lock.json', '{}')
  const copy = await import(join(folder, 'src/settings/built.ts'))
  const isUsed = () => copy.builtFile('serve') !== undefined
  assert.equal(isUsed(), false)

  fs.mkdirSync(copy.builtFolder(), { recursive: true })
  fs.writeFileSync(join(copy.builtFolder(), 'serve.cjs'), '')
  assert.equal(isUsed(), true)

  // Unpacking an earlier version sets times in the past, which must not look unchanged.
  for (const [name, text, date] of [
    ['src/main.ts', 'three', old],
    ['src/main.ts', 'two', new Date('2025-01-01T00:00:00Z')],
    ['src/added.ts', '', old],
    ['package-lock.json', '{"a":1}', old],
  ] as const) {
    const before = fs.existsSync(join(folder, name))
    write(name, text, date)
    assert.equal(isUsed(), false, `${name} was changed`)
    if (!before) fs.rmSync(join(folder, name))
    else write(name, name === 'src/main.ts' ? 'one' : '{}')
  }
  assert.equal(isUsed(), true, 'everything is as it was when it was built')
  fs.rmSync(join(folder, 'src/main.ts'))
  assert.equal(isUsed(), false)
})
