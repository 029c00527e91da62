// Runs background work until SIGINT or SIGTERM.
import { once } from 'node:events'
import pino from 'pino'
import { requireLogin } from '#db/login_check.ts'
import { invitesOf, mailer } from '#app/adapters.ts'
import { startBackgroundWork } from '#jobs/background_work.ts'
import { allowancesOf, type Config, readConfig } from '#settings/config.ts'
import { watchFiles } from '#app/file_watch.ts'
import { reloader } from '#app/reload.ts'
import type { Mail } from '#outside/ports/mail.ts'
import type { Row } from './command.ts'
import { withDatabase } from './database_access.ts'

const patience = { size: 6, wait_limit_ms: 10_000 }

export const runWorker = (config: Config): Promise<Row> =>
  withDatabase(
    config,
    async (context) => {
      if (config.database_url) await requireLogin(config.database_url, config.environment)
      const log = pino({ level: config.log_level, base: null })
      const allows = allowancesOf(config)
      let mail = mailer(config)
      const also = { audit_heads: config.audit_heads, invites: invitesOf(config) }
      const { reload } = reloader({
        ...context,
        config,
        readConfig,
        log,
        invites: also.invites,
        replaceMail: (fresh) => void (mail = mailer(fresh)),
        redirect: (connectionString) => context.db.redirect({ connectionString }),
      })
      process.on('SIGHUP', () => void reload())
      const stopWatching = watchFiles(config.secret_files, reload)
      const { public_url } = config
      const stop = startBackgroundWork({
        ...context,
        allows,
        log,
        public_url,
        mail: (message: Mail) => mail(message),
        ...also,
      })
      log.info('worker started')
      const keepAlive = setInterval(() => {}, 60_000)
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
      clearInterval(keepAlive)
      await stopWatching()
      await stop()
      return { worker: 'stopped' }
    },
    patience,
  )
