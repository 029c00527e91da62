// Runs the embedded PostgreSQL process: waits until it's ready, logs its output, and stops it even
// if the service is killed.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { waitUntil, failure, readPostmaster } from './embedded_cluster.ts'
import type { EmbeddedPaths } from './embedded_paths.ts'
import { processOptions, makeSocketFolder } from './embedded_paths.ts'

export type PostgresProcess = {
  host: string
  pid: number
  exited: Promise<number | null>
  stop(): Promise<void>
}
export type Launch = { ready: PostgresProcess; log?: never } | { ready?: never; log: string }

const log_limit_bytes = 5_000_000
const reported_lines = 12
const ready_limit_ms = 300_000 // Recovery after a crash can replay two gigabytes of WAL.
const stop_limit_ms = 60_000

export async function launch(
  paths: EmbeddedPaths,
  data_dir: string,
  log_file: string,
  settings: Record<string, string>,
): Promise<Launch> {
  const host = makeSocketFolder(paths.user)
  const log = openLog(log_file)
  const child = spawnPostgres(paths, data_dir, log.descriptor, {
    ...settings,
    listen_addresses: '',
    unix_socket_directories: `"${host.replaceAll('"', '""')}"`,
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  fs.closeSync(log.descriptor)
  await once(child, 'spawn').catch((error: Error) => {
    throw failure("PostgreSQL can't be run", error.message)
  })
  const running = watchProcess(child, exited, host)
  const settled = () => hasEnded(child) || isReady(running.pid, data_dir)
  if (!(await waitUntil(settled, ready_limit_ms))) await running.stop()
  if (!hasEnded(child)) return { ready: running }
  await running.exited
  return { log: log.tail() }
}

// As a batch process, where chrt exists: a backend that was sent a query doesn't interrupt the
// service in the middle of a turn.
const as_batch_process = 'chrt -b -p 0 $$ >/dev/null 2>&1; exec "$0" "$@"'

function spawnPostgres(
  paths: EmbeddedPaths,
  data_dir: string,
  log: number,
  settings: Record<string, string>,
): ChildProcess {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [join(paths.programs, 'bin/postgres'), '-D', data_dir, ...options]
  return spawn('/bin/sh', ['-c', as_batch_process, ...command], {
    ...processOptions(paths.user),
    detached: true, // Ctrl-C in the terminal must reach the service first.
    stdio: ['ignore', 'ignore', log],
  })
}

function watchProcess(
  child: ChildProcess,
  ended: Promise<number | null>,
  host: string,
): PostgresProcess {
  const pid = child.pid!
  const watcher = stopOnParentExit(pid, host)
  const exited = ended.then((code) => {
    watcher.kill('SIGKILL')
    fs.rmSync(host, { recursive: true, force: true })
    return code
  })
  return { host, pid, exited, stop: () => stopChild(child, exited) }
}

// When this process ends, however it ends, the shell's pipe closes and it requests a fast stop.
function stopOnParentExit(pid: number, host: string): ChildProcess {
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
  const immediate_stop = setTimeout(() => child.kill('SIGQUIT'), stop_limit_ms)
  await exited
  clearTimeout(immediate_stop)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

// The file of an earlier run can say that it is ready, too.
function isReady(pid: number, data_dir: string): boolean {
  const found = readPostmaster(data_dir)
  return found?.pid === pid && found.is_ready
}

type Log = { descriptor: number; tail: () => string }

function openLog(file: string): Log {
  const descriptor = fs.openSync(file, 'a', 0o600)
  if (fs.fstatSync(descriptor).size > log_limit_bytes) fs.ftruncateSync(descriptor)
  const start = fs.fstatSync(descriptor).size
  const newText = () => fs.readFileSync(file).subarray(start).toString('utf8').trimEnd()
  return { descriptor, tail: () => newText().split('\n').slice(-reported_lines).join('\n') }
}
