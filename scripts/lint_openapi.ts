// Lints openapi.json with Redocly and Spectral, and compiles what openapi-typescript, Hey API and
// Orval generate from it. A warning fails like an error. The tools have a folder of their own,
// because they bring more packages than the service itself.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#settings/config.ts'

const folder = join(root, 'tools/openapi')
const document = join(root, 'openapi.json')
// The tools start with "#!/usr/bin/env node", which must be the Node that runs this.
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
  await run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund')
}
const bin = (name: string) => join(folder, 'node_modules/.bin', name)
// Written as a client would use them; the global Error must still be the one of JavaScript.
const use = `
import type { components, paths } from './api.ts'
type Session = components['schemas']['session']
type Booking = paths['/v1/sessions']['post']['requestBody']['content']['application/json']
export const booking: Booking = { practitioner_id: 'prac_1', starts_at: '2027-03-01T17:00:00Z' }
export const isBooked = ({ status }: Session): boolean => status === 'scheduled'
export const codeOf = ({ error }: components['schemas']['error_response']): string => error.code
export const problem: Error = new Error('Errors are those of JavaScript.')
`
const types = mkdtempSync(join(tmpdir(), 'attune-openapi-'))
try {
  await Promise.all([lint(), compileTypes(), compileClients()])
} finally {
  rmSync(types, { recursive: true })
}

async function lint() {
  await run(bin('redocly'), 'lint', '--config', 'redocly.yaml', '--max-problems', '1000', document)
  const severity = ['--fail-severity', 'warn']
  await run(bin('spectral'), 'lint', '--ruleset', '.spectral.yaml', ...severity, document)
}

async function compileTypes() {
  const generate = ['--default-non-nullable=false', '--output', join(types, 'api.ts')]
  await run(bin('openapi-typescript'), document, ...generate)
  writeFileSync(join(types, 'use.ts'), use)
  const options = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--module', 'nodenext']
  await run(bin('tsc'), ...options, '--target', 'es2023', join(types, 'use.ts'))
}

async function compileClients() {
  await run(bin('openapi-ts'), '--input', document, '--output', join(types, 'hey_api'))
  const orval = ['--input', document, '--output', join(types, 'orval.ts'), '--client', 'fetch']
  await run(bin('orval'), ...orval)
  const browser = ['--lib', 'es2023,dom,dom.iterable', '--module', 'esnext']
  const resolution = ['--moduleResolution', 'bundler', '--noEmit', '--strict', '--skipLibCheck']
  const clients = [join(types, 'hey_api/index.ts'), join(types, 'orval.ts')]
  await run(bin('tsc'), ...browser, ...resolution, '--target', 'es2023', ...clients)
}

async function run(program: string, ...words: string[]) {
  const child = spawn(program, words, { cwd: folder, env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ${words[0]} ended with ${code}.`)
}

function changedAt(file: string) {
  return statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
