// The server in its own process, which can be killed and started again. Records whether it exited
// because it was stopped.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import net from 'node:net'
import { join } from 'node:path'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '#settings/config.ts'

const start_limit_ms = 240_000
const said_limit = 1_500

type Life = {
  child: ChildProcess
  ready: boolean
  told: boolean // Whether we ended it.
  said: string
  ended?: { code: number | null; signal: NodeJS.Signals | null }
  end: Promise<void>
}

export type Server = Awaited<ReturnType<typeof makeServer>>

// Settings are the environment of the process, in addition to a fixed port.
export async function makeServer(home: string, settings: Record<string, string>) {
  const port = await freePort()
  const problems: string[] = []
  let life: Life | undefined
  let database_away = false // While it is, a start may fail; a server that is ready may not.
  let starts = 0

  function launch(): Life {
    const child = spawn(process.execPath, ['src/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        ATTUNE_HOME: home,
        PORT: String(port),
        SEED: 'off',
        RATE_LIMIT_PER_SECOND: '0',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_PER_ADDRESS: '0',
        UNKNOWN_KEYS_PER_MINUTE: '0',
        // What others have compiled, too: a killed process keeps nothing.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
        npm_lifecycle_event: 'faults', // So that it ends when this process does.
        ...settings,
      },
    })
    starts++
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const begun: Life = { child, ready: false, told: false, said: '', end }
    const away = database_away
    child.stderr!.on('data', (text) => (begun.said = (begun.said + text).slice(-said_limit)))
    child.stdout!.on('data', (text) => (begun.ready ||= /Attune \(\w+\) is running at /.test(text)))
    child.once('exit', (code, signal) => {
      begun.ended = { code, signal }
      const excused = begun.told || (!begun.ready && (away || database_away))
      if (!excused) problems.push(`${farewell(begun)}; see ${join(home, 'attune.log')}`)
      resolve()
    })
    return begun
  }

  // Like a supervisor, retries a failed start for a while.
  async function start() {
    for (const until = performance.now() + start_limit_ms; performance.now() < until;) {
      const begun = (life = launch())
      while (!begun.ready && !begun.ended && performance.now() < until) await sleep(5)
      if (begun.ready && !begun.ended) return
      if (begun.told) return
      await sleep(100)
    }
    throw new Error(`The server does not start: ${life?.said}`)
  }

  async function end(signal: NodeJS.Signals) {
    life!.told = true
    life!.child.kill(signal)
    await life!.end
    return life!.ended!.code
  }

  // A test that failed leaves it running, which would keep this process waiting for it.
  after(() => (life && !life.ended ? end('SIGKILL') : undefined))

  const quickstart = () => JSON.parse(readFileSync(join(home, 'quickstart.json'), 'utf8'))

  return {
    port,
    complaints: problems,
    start,
    kill: () => end('SIGKILL'),
    terminate: () => end('SIGTERM'),
    isRunning: () => life !== undefined && !life.ended,
    databaseAway: (away: boolean) => void (database_away = away),
    starts: () => starts,
    ca: () => readFileSync(quickstart().ca_file as string),
    key: () => quickstart().api_key as string,
  }
}

function farewell({ ended, ready, said: result }: Life) {
  const when = ready ? 'while it served' : 'while it started'
  return `The server ended by itself ${when} (${ended!.code ?? ended!.signal}) ${result.trim()}`
}

async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
