// Working until told to stop.
import { once } from 'node:events'
import pino from 'pino'
import { clearinghouseOf } from '#outside/clearinghouse/choose.ts'
import { invitesOf } from '#work/invitations.ts'
import { startWork } from '#work/work.ts'
import { allowancesOf, type Config } from '#config.ts'
import { processorsOf } from '#outside/processor/processors.ts'
import type { Table } from './command.ts'
import { withDatabase } from './reach.ts'

const patience = { size: 6, wait_limit_ms: 10_000 }

export const work = (config: Config): Promise<Table> =>
  withDatabase(
    config,
    async (reach) => {
      const log = pino({ level: config.log_level, base: null })
      const allows = allowancesOf(config)
      const processors = processorsOf(reach, config.processor)
      const outside = { processors, clearinghouse: clearinghouseOf(config) }
      const { sources, audit_heads } = config
      const also = { ...outside, sources, audit_heads, invites: invitesOf(config) }
      const stop = startWork({ ...reach, allows, log, ...also })
      log.info('working')
      const keepAlive = setInterval(() => {}, 60_000)
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
      clearInterval(keepAlive)
      await stop()
      return [{ worker: 'stopped' }]
    },
    patience,
  )
