// Runs the service in this process: starts it, prints the welcome message and, in a new sandbox,
// creates the sample practice.
import { flushCompileCache } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OnClose } from '#app/databases.ts'
import type { StartingDatabase } from '#app/embedded_database.ts'
import { type Service, startService } from '#app/service.ts'
import { siblings } from '#app/siblings.ts'
import { asApiError } from '#http/responses/database_errors.ts'
import type { Config } from '#settings/config.ts'
import { seedFirst } from './seed.ts'
import { printWelcome } from './welcome.ts'

const greeting_pause_ms = 500

type Options = { starting: StartingDatabase | undefined; stopped: () => boolean }

export async function runService(config: Config, onClose: OnClose, options: Options) {
  const { starting, stopped } = options
  const others = siblings()
  const service = await startService(config, onClose, { siblings: others, starting })
  if (stopped()) return
  process.on('SIGHUP', () => void service.reload())
  service.log.info({ port: service.port, environment: config.environment }, 'ready')
  const is_first = !others || others.isFirst
  if (is_first) await greet(config, service, stopped)
  flushCompileCache() // Now, because a killed process keeps nothing.
  if (config.seed && is_first && !stopped()) await seedFirst(service, stopped)
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
