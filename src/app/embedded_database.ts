// The embedded database of the service: PostgreSQL starts while the service is loaded, and again
// if it exits.
import { setImmediate as settle, setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '#settings/config.ts'
import { type Postgres, startEmbedded } from '#db/embedded.ts'
import { describe } from '#http/responses/database_errors.ts'

const restart_pause_ms = 1_000
export const background_connections = 4
const other_connections = background_connections + 10 // Commands, and a process being replaced.
const least_connections = 200

export type StartingDatabase = { ready: Promise<Postgres> }

// Resolves when its process has been spawned, because loading modules blocks this one.
export async function beginEmbedded(config: Config): Promise<StartingDatabase> {
  const ready = startEmbedded(config.home, settingsFor(config))
  ready.catch(() => {}) // Awaited once the service is loaded.
  await settle()
  return { ready }
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
