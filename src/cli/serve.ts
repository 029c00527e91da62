// Starts the service and stops it cleanly, in reverse order.
import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { seedFirst } from './seed.ts'
import { printWelcome } from './welcome.ts'
import { type Config, readConfig } from '#settings/config.ts'
import { asApiError } from '#http/responses/database_errors.ts'
import { StartupError } from '#settings/startup_error.ts'
import { ProcessFailed, startProcesses } from '#app/processes.ts'
import { type Service, startService } from '#app/service.ts'
import { siblings } from '#app/siblings.ts'

const drain_limit_ms = 15_000 // Longer than any request can take.
const greeting_pause_ms = 500

export const serve = () => main().catch(exitIfExpected)

async function main() {
  const config = readConfig()
  const closing: (() => Promise<void>)[] = []
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= closeAll(closing))

  // Ctrl-C reaches every process of the terminal. The first one stops the others.
  process.on('SIGINT', cluster.isWorker ? () => {} : stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', () => {}) // Ignored until there is something to reload.
  stopWithParent(stop)
  if (config.processes > 1 && cluster.isPrimary) return await runGroup(config, closing)
  if (cluster.isWorker) process.once('disconnect', stop) // The first process is gone.
  await run(config, closing, () => stopping !== undefined)
}

async function runGroup(config: Config, closing: (() => Promise<void>)[]) {
  const { reload, log } = await startProcesses(config, (close) => closing.push(close))
  process.on('SIGHUP', () => void reload())
  log.info({ processes: config.processes }, 'ready')
}

async function run(config: Config, closing: (() => Promise<void>)[], stopped: () => boolean) {
  const others = siblings()
  const service = await startService(config, (close) => closing.push(close), others)
  if (stopped()) return
  process.on('SIGHUP', () => void service.reload())
  service.log.info({ port: service.port, environment: config.environment }, 'ready')
  if (!others || others.isFirst) await greet(config, service, stopped)
  flushCompileCache() // Now, because a killed process keeps nothing.
  if (config.seed && (!others || others.isFirst) && !stopped()) await seedFirst(service, stopped)
}

// The server is listening by now. If the database becomes unavailable, the message waits.
async function greet(config: Config, service: Service, stopped: () => boolean) {
  while (!stopped()) {
    try {
      return await printWelcome(config, service)
    } catch (error) {
      if (asApiError(error).status !== 503) throw error
    }
    await sleep(greeting_pause_ms)
  }
}

// Closes in reverse order. Exits after the limit even if something hasn't closed.
async function closeAll(closing: (() => Promise<void>)[]) {
  setTimeout(() => process.exit(1), drain_limit_ms).unref()
  for (const close of closing.reverse()) await close().catch(() => {})
  process.exit(0)
}

// npm can't forward SIGKILL. If it is killed, this process gets another parent.
function stopWithParent(stop: () => void) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

function exitIfExpected(error: unknown) {
  if (error instanceof ProcessFailed) process.exit(error.exit_code)
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(error.exit_code)
}
