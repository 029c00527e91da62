// The embedded database of the service: PostgreSQL starts while the service is loaded, and again
// if it exits.
import { existsSync } from 'node:fs'
import { setImmediate as settle, setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '#settings/config.ts'
import { type Postgres, startEmbedded } from '#db/embedded.ts'
import { findDataFolder } from '#db/embedded_paths.ts'
import { describe } from '#http/responses/database_errors.ts'
import { startStep } from '#settings/start_step.mjs'

const restart_pause_ms = 1_000
export const background_connections = 4
const other_connections = background_connections + 10 // Commands, and a process being replaced.
const least_connections = 200

// `end` is called when its tables are there, or can't be created.
export type StartingDatabase = { ready: Promise<Postgres>; end(outcome?: 'failed'): void }

// Resolves when its process has been spawned, because loading modules blocks this one.
export async function beginEmbedded(config: Config): Promise<StartingDatabase> {
  const is_first = !existsSync(findDataFolder(config.home))
  const { end } = is_first ? startStep('Creating the database') : { end: () => {} }
  const ready = startEmbedded(config.home, settingsFor(config))
  ready.catch(() => end('failed')) // Awaited once the service is loaded.
  await settle()
  return { ready, end }
}

function settingsFor({ processes, database_connections }: Config) {
  const connections = processes * (database_connections + other_connections)
  return { max_connections: String(Math.max(least_connections, connections)) }
}

type Options = { log: Logger; onRestart(host: string): void }

// Starts it again whenever it exits. Returns a function that stops it.
export function keepRunning(config: Config, first: Postgres, { log, onRestart }: Options) {
  let postgres = first
  let closing = false
  watch().catch(() => {}) // Rejects only when closing; failures have been logged.

  async function watch(): Promise<void> {
    const code = await postgres.exited
    if (closing) return
    log.error({ code }, 'embedded database exited; restarting')
    postgres = await startAgain()
    onRestart(postgres.host)
    return closing ? await postgres.stop() : await watch()
  }

  // The cause, for example a full disk, can recur during recovery. Retries until it succeeds;
  // requests get 503 meanwhile.
  async function startAgain() {
    for (;;) {
      try {
        return await startEmbedded(config.home, settingsFor(config))
      } catch (error) {
        log.error({ error: describe(error) }, 'failed to start the embedded database')
        if (closing) throw error
        await sleep(restart_pause_ms)
      }
    }
  }

  return async function stop() {
    closing = true
    await postgres.stop()
  }
}
