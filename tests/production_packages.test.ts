// A production install leaves development tools out (npm ci --omit=dev), so the service must run
// without them.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const lock = JSON.parse(read('package-lock.json')).packages
const { dependencies } = JSON.parse(read('package.json'))

const sources = globSync('src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))

// Types are removed before the code runs.
const imported = (text: string) => [
  ...text.matchAll(/^(?:import (?!type )|export |\} )[^'\n]*from '([@a-z][^']*)'$/gm),
  ...text.matchAll(/import\('([@a-z][^']*)'\)/g),
]

test('every package that the service imports is a dependency', () => {
  for (const file of sources) {
    for (const [, name] of imported(read(file))) {
      if (isBuiltin(name!)) continue
      const [scope, rest] = name!.split('/')
      const package_name = name!.startsWith('@') ? `${scope}/${rest}` : scope!
      assert.ok(package_name in dependencies, `${file} imports ${package_name}`)
    }
  }
})

test('no build tool and no part of the console is installed in production', () => {
  const wanted = (name: string) => lock[`node_modules/${name}`] && !lock[`node_modules/${name}`].dev
  for (const name of ['vite', 'rolldown', 'react', 'typescript', 'oxlint', 'playwright-core']) {
    assert.ok(!wanted(name), `${name} is installed in production`)
  }
  for (const name of Object.keys(dependencies)) assert.ok(wanted(name), `${name} is missing`)
})
