// Runs the service in its own process, as "npm start" does, and sends requests to it.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '#settings/config.ts'
import { failOnFailedRequests } from '../failed_requests.ts'

export type Running = {
  child: ChildProcess
  output(): string // Standard output and errors.
  stdout(): string
  exited: Promise<number | null>
  ready(): Promise<void>
}

type Variables = Record<string, string>

const start_limit_ms = 240_000
const stop_limit_ms = 20_000

// What the services logged, to standard output or to the file in their home.
const logs = new Map<string | Running, { text(): string; read: number }>()
const log_lines: string[] = []
failOnFailedRequests(() => {
  for (const log of logs.values()) {
    const more = log.text().slice(log.read)
    const complete = more.slice(0, more.lastIndexOf('\n') + 1)
    log.read += complete.length
    log_lines.push(...complete.split('\n'))
  }
  return log_lines
})

function watchHome(home: string) {
  const file = join(home, 'attune.log')
  const text = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  if (!logs.has(file)) logs.set(file, { text, read: 0 })
}

// What a failed test left running would keep the run from ending.
const started: Running[] = []
after(async () => {
  const running = started.filter(({ child }) => child.exitCode === null && !child.signalCode)
  for (const { child } of running) child.kill('SIGTERM')
  const stopped = Promise.all(running.map(({ exited }) => exited))
  await Promise.race([stopped, sleep(stop_limit_ms, undefined, { ref: false })])
  for (const { child } of running) child.kill('SIGKILL')
})

// Nothing of the surroundings reaches it but what a test says, and where to find what is compiled.
function environment(settings: Variables) {
  const { PATH = '', HOME = '/', NODE_COMPILE_CACHE = '' } = process.env
  // No login of the person who runs the tests.
  const ATTUNE_LOGIN_FILE = join(settings.ATTUNE_HOME ?? '/nonexistent', 'logins.json')
  return {
    PATH,
    HOME,
    NODE_COMPILE_CACHE,
    ATTUNE_LOGIN_FILE,
    SEED: 'off',
    DATABASE_WAIT_SECONDS: '0',
    ...settings,
  }
}

export function run(file: string, words: string[], settings: Variables): Running {
  const child = spawn(process.execPath, [join(root, file), ...words], {
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  let out = ''
  child.stdout!.on('data', (part) => (out += part))
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (part) => (text += part))
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  async function ready() {
    const patience_ends = performance.now() + start_limit_ms
    while (!/ at https:/.test(text)) {
      const over = child.exitCode !== null || performance.now() > patience_ends
      if (over) throw new Error(`It did not start: ${text}`)
      await sleep(20)
    }
  }
  const running = { child, output: () => text, stdout: () => out, exited, ready }
  started.push(running)
  logs.set(running, { text: () => text, read: 0 })
  if (settings.ATTUNE_HOME) watchHome(settings.ATTUNE_HOME)
  return running
}

export const startService = (settings: Variables) => run('src/main.ts', [], settings)

export async function attune(words: string[], settings: Variables) {
  const running = run('src/cli/attune.ts', words, settings)
  const code = await running.exited
  return { code, output: running.output(), stdout: running.stdout() }
}

export function temporaryHome() {
  const folder = mkdtempSync(join(tmpdir(), 'attune-start-'))
  chmodSync(folder, 0o755) // Else PostgreSQL, not being root, would have to live elsewhere.
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const home = join(folder, 'a home')
  watchHome(home)
  return { home, remove }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}

export type Quickstart = { base_url: string; ca_file: string; api_key: string }

export const quickstartOf = (home: string): Quickstart | undefined => {
  const file = join(home, 'quickstart.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

type Target = { base_url: string; ca_file: string; api_key: string }

export function ask(
  { base_url, ca_file, api_key }: Target,
  path: string,
  body?: object,
  more: Variables = {},
) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: any }>(
    (resolve, reject) => {
      const request = https.request(
        `${base_url}${path}`,
        {
          method: body ? 'POST' : 'GET',
          ca: readFileSync(ca_file),
          agent: false,
          headers: {
            authorization: `Bearer ${api_key}`,
            'content-type': 'application/json',
            ...more,
          },
        },
        (response) => {
          let text = ''
          response.on('data', (part) => (text += part))
          response.on('end', () => {
            const { statusCode, headers } = response
            resolve({ status: statusCode!, headers, body: JSON.parse(text) })
          })
        },
      )
      request.on('error', reject)
      request.end(body && JSON.stringify(body))
    },
  )
}
