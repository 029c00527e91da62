// The directory ATTUNE_HOME: how it is created, locked by one process, and protects secrets.
import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { claimHome, readOrCreateSecret, openHome } from '#settings/home.ts'
import { writePrivateFile } from '#settings/private_file.ts'
import { exit_codes, StartupError } from '#settings/startup_error.ts'

let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'attune-home-'))
})

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const modeOf = (path: string): number => fs.statSync(path).mode & 0o777

function withReason(reason: StartupError['reason'], words: RegExp) {
  return (error: unknown): boolean => {
    assert(error instanceof StartupError)
    assert.equal(error.reason, reason)
    assert.equal(error.exit_code, exit_codes[reason].code)
    assert.match(error.message, words)
    return true
  }
}

test('every startup error has its own exit code', () => {
  const codes = Object.values(exit_codes).map(({ code }) => code)
  assert.equal(new Set(codes).size, codes.length)
  assert(codes.every((code) => code > 1 && code < 126))
})

test('a new home is private, whatever the umask', () => {
  const home = join(folder, 'deep/home')
  const umask = process.umask(0o077)
  openHome(home)
  process.umask(umask)
  assert.equal(modeOf(home), process.getuid?.() === 0 ? 0o711 : 0o700)
  assert.deepEqual(fs.readdirSync(home), [])
})

test('a folder with files keeps its mode, and an empty one becomes a home', () => {
  fs.chmodSync(folder, 0o755)
  fs.writeFileSync(join(folder, 'file'), '')
  openHome(folder)
  assert.equal(modeOf(folder), 0o755)
  fs.rmSync(join(folder, 'file'))
  openHome(folder)
  assert.equal(modeOf(folder), process.getuid?.() === 0 ? 0o711 : 0o700)
})

test("a home that can't be created is reported in a sentence", () => {
  const file = join(folder, 'file')
  fs.writeFileSync(file, '')
  assert.throws(() => openHome(join(file, 'home')), withReason('home_not_writable', /ATTUNE_HOME/))
})

test('a full disk and a read-only home are different errors', (t) => {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', folder])
  if (mounted.status !== 0) return t.skip('a small disk cannot be mounted here')
  try {
    assert.throws(() => openHome(folder), withReason('disk_full', /is full/))
    assert.deepEqual(fs.readdirSync(folder), [])
  } finally {
    execFileSync('umount', [folder])
  }
})

async function claimElsewhere(home: string) {
  const module = JSON.stringify(import.meta.resolve('#settings/home.ts'))
  const script = `
    const { claimHome } = await import(${module})
    await claimHome(process.argv[1])
    console.log('claimed')
    setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script, home])
  await Promise.race([
    once(holder.stdout, 'data'),
    once(holder, 'exit').then(() => assert.fail('the holder ended before it claimed')),
  ])
  return holder
}

test('a home is locked by one process, and released when it is killed', async () => {
  // Longer than a socket's path may be, and not the working folder.
  const home = join(folder, 'a long name '.repeat(10), 'another long name '.repeat(5))
  const here = process.cwd()
  openHome(home)
  const holder = await claimElsewhere(home)
  await assert.rejects(
    claimHome(home),
    withReason(
      'already_running',
      new RegExp(
        `^Attune is already running with this home directory \\(process ${holder.pid}, .*\\)\\. Stop`,
      ),
    ),
  )
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await claimHome(home)
  await assert.rejects(claimHome(home), withReason('already_running', RegExp(`${process.pid}`)))
  assert.equal(process.cwd(), here)
})

test('a process that ends removes its lock, and one that was refused leaves it', async () => {
  const holder = await claimElsewhere(folder)
  const lock = join(folder, 'main.sock')
  const module = JSON.stringify(import.meta.resolve('#settings/home.ts'))
  const script = `const { claimHome } = await import(${module}); await claimHome(process.argv[1])`
  const claimAndEnd = () =>
    spawnSync(process.execPath, ['--input-type=module', '-e', script, folder]).status
  assert.equal(claimAndEnd(), 1)
  assert.ok(fs.existsSync(lock))
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  assert.ok(fs.existsSync(lock), 'a killed process leaves it')
  assert.equal(claimAndEnd(), 0)
  assert.ok(!fs.existsSync(lock))
})

test('a suspended process keeps its home locked', async () => {
  const holder = await claimElsewhere(folder)
  holder.kill('SIGSTOP')
  await assert.rejects(claimHome(folder), withReason('already_running', /process \(unknown\)/))
  holder.kill('SIGKILL')
  await once(holder, 'exit')
})

test('a secret is created once, stays private and never changes', () => {
  const secret = readOrCreateSecret(folder, 'key', 32)
  assert.equal(secret.length, 32)
  assert.deepEqual(readOrCreateSecret(folder, 'key', 32), secret)
  assert.equal(modeOf(join(folder, 'key')), 0o600)
  assert.equal(fs.readFileSync(join(folder, 'key'), 'utf8').trim(), secret.toString('base64'))
  assert.notDeepEqual(readOrCreateSecret(folder, 'another', 32), secret)
})

test('a damaged secret is never replaced by a new one', () => {
  fs.writeFileSync(join(folder, 'key'), 'AAAA')
  assert.throws(
    () => readOrCreateSecret(folder, 'key', 32),
    withReason('bad_setting', /Restore it/),
  )
  assert.equal(fs.readFileSync(join(folder, 'key'), 'utf8'), 'AAAA')
})

test('a private file is replaced atomically, and a failed write leaves nothing behind', () => {
  const file = join(folder, 'settings')
  fs.writeFileSync(file, 'old', { mode: 0o644 })
  writePrivateFile(file, 'new')
  assert.equal(fs.readFileSync(file, 'utf8'), 'new')
  assert.equal(modeOf(file), 0o600)
  fs.mkdirSync(join(folder, 'taken/by'), { recursive: true })
  assert.throws(() => writePrivateFile(join(folder, 'taken'), 'text'))
  assert.deepEqual(fs.readdirSync(folder).sort(), ['settings', 'taken'])
})
