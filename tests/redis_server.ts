// A real Valkey or Redis server for tests, if one is installed.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'

const places = ['/usr/bin/valkey-server', '/usr/bin/redis-server', '/usr/local/bin/redis-server']
const program = places.find((place) => existsSync(place))

export const skip = program ? false : 'There is no Redis here: apt-get install redis-server'
if (skip) console.log(`SKIPPED: ${skip}`)

// Stopped at the end of the test file. It can be killed, started again on its port, and paused.
export async function redisServer(options: string[] = []) {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'attune-redis-'))
  let server: ChildProcess | undefined

  async function start() {
    const usual = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
    const ports = options.includes('--tls-port') ? [] : ['--port', String(port)]
    const own = options.map((option) => (option === 'PORT' ? String(port) : option))
    server = spawn(program!, [...usual, ...ports, ...own], { stdio: 'ignore' })
    while (!(await isListening(port))) await sleep(20)
  }

  async function kill() {
    if (!server || server.exitCode !== null || server.signalCode) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }

  after(async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  })
  await start()
  const pause = () => void server!.kill('SIGSTOP')
  const resume = () => void server!.kill('SIGCONT')
  return { port, start, kill, pause, resume }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function isListening(port: number) {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
