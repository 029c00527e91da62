// The embedded PostgreSQL's process: run, awaited, logged, and stopped even when we are killed.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { waitUntil, failure } from './embedded_cluster.ts'
import type { Place } from './embedded_place.ts'
import { asAccount, makeSocketFolder } from './embedded_place.ts'

export type Running = {
  host: string
  pid: number
  exited: Promise<number | null>
  stop(): Promise<void>
}
export type Launch = { ready: Running; said?: never } | { ready?: never; said: string }

const log_limit_bytes = 5_000_000
const told_lines = 12
const ready_limit_ms = 300_000 // recovery after a crash may have two gigabytes of log to read
const stop_limit_ms = 60_000

export async function launch(
  place: Place,
  data_dir: string,
  log_file: string,
  settings: Record<string, string>,
): Promise<Launch> {
  const host = makeSocketFolder(place.account)
  const log = openLog(log_file)
  const child = spawnPostgres(place, data_dir, log.descriptor, {
    ...settings,
    listen_addresses: '',
    unix_socket_directories: `"${host.replaceAll('"', '""')}"`,
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  fs.closeSync(log.descriptor)
  await once(child, 'spawn').catch((error: Error) => {
    throw failure('PostgreSQL could not be run', error.message)
  })
  const running = runningOf(child, exited, host)
  const settled = () => hasEnded(child) || isReady(running.pid, data_dir)
  if (!(await waitUntil(settled, ready_limit_ms))) await running.stop()
  if (!hasEnded(child)) return { ready: running }
  await running.exited
  return { said: log.tail() }
}

function spawnPostgres(
  place: Place,
  data_dir: string,
  log: number,
  settings: Record<string, string>,
): ChildProcess {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawn(join(place.programs, 'bin/postgres'), ['-D', data_dir, ...options], {
    ...asAccount(place.account),
    detached: true, // so that a Ctrl-C in the terminal reaches the service first
    stdio: ['ignore', 'ignore', log],
  })
}

function runningOf(child: ChildProcess, ended: Promise<number | null>, host: string): Running {
  const pid = child.pid!
  const watcher = stopWhenWeDie(pid, host)
  const exited = ended.then((code) => {
    watcher.kill('SIGKILL')
    fs.rmSync(host, { recursive: true, force: true })
    return code
  })
  return { host, pid, exited, stop: () => stopChild(child, exited) }
}

// However this process dies, the shell then reads the end of its pipe, and asks for a fast stop.
function stopWhenWeDie(pid: number, host: string): ChildProcess {
  const script = `
    read -r _
    kill -INT "$1"
    seconds=0
    while kill -0 "$1" && [ $seconds -lt 60 ]; do sleep 1; seconds=$((seconds + 1)); done
    rm -rf "$2"`
  const watcher = spawn('/bin/sh', ['-c', script, 'attune-watch', String(pid), host], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  return watcher
}

async function stopChild(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  if (!hasEnded(child)) child.kill('SIGINT')
  const last_word = setTimeout(() => child.kill('SIGQUIT'), stop_limit_ms)
  await exited
  clearTimeout(last_word)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

// The first line names the process: an earlier run's file may say "ready" too.
function isReady(pid: number, data_dir: string): boolean {
  const file = join(data_dir, 'postmaster.pid')
  if (!fs.existsSync(file)) return false
  const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines[0] === String(pid) && lines.at(-1)?.trim() === 'ready'
}

type Log = { descriptor: number; tail: () => string }

function openLog(file: string): Log {
  const descriptor = fs.openSync(file, 'a', 0o600)
  if (fs.fstatSync(descriptor).size > log_limit_bytes) fs.ftruncateSync(descriptor)
  const begins = fs.fstatSync(descriptor).size
  const sinceThen = () => fs.readFileSync(file).subarray(begins).toString('utf8').trimEnd()
  return { descriptor, tail: () => sinceThen().split('\n').slice(-told_lines).join('\n') }
}
