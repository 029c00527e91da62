// Starts and stops the programs of a rehearsal, each with its own log in the folder of the run.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const wait_limit_ms = 180_000
const stop_limit_ms = 30_000

export type Programs = ReturnType<typeof programsIn>

// PostgreSQL refuses to run as root. An ordinary user runs everything as this user.
const isRoot = process.getuid!() === 0
const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']))
const postgres = () => (isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {})

export const own = (path: string) => {
  const { uid, gid } = postgres()
  if (isRoot) execFileSync('chown', ['-R', `${uid}:${gid}`, path])
}

export function requirePrograms(names: string[]) {
  const missing = names.filter((name) => spawnSync('which', [name]).status !== 0)
  if (missing.length === 0) return
  process.stderr.write(`Install these first: ${missing.join(', ')}.\n`)
  process.exit(69)
}

export function programsIn(folder: string, user: { uid?: number; gid?: number } = postgres()) {
  const started: { child: ChildProcess; ended: Promise<unknown> }[] = []

  function start(name: string, program: string, words: string[], env: NodeJS.ProcessEnv = {}) {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const { PATH } = process.env
    const child = spawn(program, words, {
      cwd: folder,
      env: { PATH: `${PATH}:/usr/sbin`, HOME: folder, ...env },
      stdio: ['ignore', log, log],
      ...user,
    })
    child.once('exit', (code) => code && process.stderr.write(`${name} ended with ${code}.\n`))
    const ended = new Promise((resolve) => child.once('exit', resolve))
    started.push({ child, ended })
    return child
  }

  // In the opposite order, so that the database outlives what uses it.
  async function stopAll() {
    for (const { child, ended } of started.toReversed()) {
      if (child.exitCode !== null || child.signalCode) continue
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      await Promise.race([ended, sleep(stop_limit_ms, undefined, { ref: false })])
      child.kill('SIGKILL')
    }
  }
  return { folder, start, stopAll }
}

// While something starts or fails over, a question to it can fail.
export async function waitFor(what: string, isTrue: () => Promise<boolean> | boolean) {
  let failure = ''
  for (const until = performance.now() + wait_limit_ms; performance.now() < until;) {
    try {
      if (await isTrue()) return
      failure = ''
    } catch (error) {
      failure = ` ${error}`
    }
    await sleep(100)
  }
  throw new Error(`Timed out: ${what}.${failure}`)
}
