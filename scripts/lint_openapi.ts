// Lints openapi.json with Redocly and Spectral; a warning fails, as an error does. The linters
// lie in a folder of their own, because they bring more packages than the service itself.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#config.ts'

const folder = join(root, 'tools/openapi')
const document = join(root, 'openapi.json')
// The linters start with "#!/usr/bin/env node", which must be the Node that runs this.
const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
const env = {
  ...process.env,
  PATH: path,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
}

// npm writes the inner one last of all, so it is there only when everything is.
const installed = changedAt('node_modules/.package-lock.json')
if (installed < changedAt('package-lock.json')) {
  run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund')
}
const bin = (name: string) => join(folder, 'node_modules/.bin', name)
run(bin('redocly'), 'lint', '--config', 'redocly.yaml', '--max-problems', '1000', document)
run(bin('spectral'), 'lint', '--ruleset', '.spectral.yaml', '--fail-severity', 'warn', document)

function run(program: string, ...words: string[]) {
  const { status, error } = spawnSync(program, words, { cwd: folder, env, stdio: 'inherit' })
  if (status !== 0) throw error ?? new Error(`${program} ${words[0]} ended with ${status}.`)
}

function changedAt(file: string) {
  return statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
