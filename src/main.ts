// Starts the service and ends it cleanly: the database first, the door last, and on the way out
// the other way round.
import { printWelcome } from './cli/welcome.ts'
import { type Config, readConfig } from './config.ts'
import { StartupError } from './startup_error.ts'
import { startService } from './service.ts'

const drain_limit_ms = 10_000

async function main() {
  const config = readConfig()
  const closing: (() => Promise<void>)[] = []
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= closeAll(closing))

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  stopWithParent(stop)
  await run(config, closing, () => stopping !== undefined)
}

async function run(config: Config, closing: (() => Promise<void>)[], stopped: () => boolean) {
  const service = await startService(config, (close) => closing.push(close))
  if (stopped()) return
  service.log.info({ port: service.port, environment: config.environment }, 'ready')
  await printWelcome(config, service)
}

// What was started last is closed first. Whatever has not ended in time is left behind.
async function closeAll(closing: (() => Promise<void>)[]) {
  setTimeout(() => process.exit(1), drain_limit_ms + 2_000).unref()
  for (const close of closing.reverse()) await close().catch(() => {})
  process.exit(0)
}

// npm killed with -9 cannot pass a signal on; its child then has another parent.
function stopWithParent(stop: () => void) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

main().catch((error) => {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(error.exit_code)
})
