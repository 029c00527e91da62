// Starts the service and stops it cleanly, in reverse order. The service itself is loaded while
// PostgreSQL starts.
import cluster from 'node:cluster'
import { beginEmbedded, type StartingDatabase } from '#app/embedded_database.ts'
import { readSecrets } from '#app/secrets.ts'
import { type Config, readConfig } from '#settings/config.ts'
import { claimHome, openHome } from '#settings/home.ts'
import { ProcessFailed, StartupError } from '#settings/startup_error.ts'

const drain_limit_ms = 15_000 // Longer than any request can take.

export const serve = () => main().catch(exitIfExpected)

async function main() {
  const config = readConfig()
  const closing: (() => Promise<void>)[] = []
  const onClose = (close: () => Promise<void>) => void closing.push(close)
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= closeAll(closing))

  // Ctrl-C reaches every process of the terminal. The first one stops the others.
  process.on('SIGINT', cluster.isWorker ? () => {} : stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', () => {}) // Ignored until there is something to reload.
  stopWithParent(stop)
  if (cluster.isWorker) process.once('disconnect', stop) // The first process is gone.
  const starting = await beginDatabase(config)
  if (config.processes > 1 && cluster.isPrimary) {
    const { runGroup } = await import('./run_group.ts')
    return await runGroup(config, onClose, starting)
  }
  const { runService } = await import('./run_service.ts')
  await runService(config, onClose, { starting, stopped: () => stopping !== undefined })
}

// The embedded database, if there is one, is started by the first process.
async function beginDatabase(config: Config): Promise<StartingDatabase | undefined> {
  if (config.database_url || cluster.isWorker) return undefined
  openHome(config.home)
  await claimHome(config.home)
  readSecrets(config) // Nothing starts without them.
  return await beginEmbedded(config)
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
