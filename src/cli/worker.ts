// Runs background work until SIGINT or SIGTERM.
import { once } from 'node:events'
import type { Logger } from 'pino'
import { invitesOf, mailer } from '#app/adapters.ts'
import { prepareExternal } from '#app/databases.ts'
import { serveMetrics } from '#app/listen.ts'
import { openLog } from '#app/log.ts'
import { openTelemetry } from '#app/open_telemetry.ts'
import { type Metrics, serverMetrics } from '#http/operations/metrics.ts'
import type { MetricsToken } from '#http/operations/metrics_listener.ts'
import { backlogMetrics } from '#jobs/backlog_metrics.ts'
import { startBackgroundWork } from '#jobs/background_work.ts'
import { allowancesOf, type Config, readConfig } from '#settings/config.ts'
import { watchFiles } from '#app/file_watch.ts'
import { reloader } from '#app/reload.ts'
import type { Mail } from '#outside/ports/mail.ts'
import type { Row } from './command.ts'
import { StartupError } from '#settings/startup_error.ts'
import { type DatabaseContext, withDatabase } from './database_access.ts'

const patience = { size: 6, wait_limit_ms: 10_000 }

export async function runWorker(config: Config): Promise<Row> {
  const closing: (() => Promise<void>)[] = []
  const telemetry = await openTelemetry(config, (close) => closing.push(close))
  const tracing = telemetry?.tracing
  const log = openLog({ ...config, log_file: '-' }, (close) => closing.push(close), telemetry)
  const work = async (context: DatabaseContext): Promise<Row> => {
    const metrics = serverMetrics(context.db)
    backlogMetrics(metrics, context.db)
    telemetry?.sendMetrics(metrics.allValues)
    const allows = allowancesOf(config)
    let mail = mailer(config)
    const { audit_heads, retention } = config
    const also = { audit_heads, retention, invites: invitesOf(config) }
    const { reload, metricsToken } = reloader({
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
      metrics,
      tracing,
      ...also,
    })
    closing.push(await openMetrics(config, metrics, metricsToken, log))
    log.info('worker started')
    const keepAlive = setInterval(() => {}, 60_000)
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    clearInterval(keepAlive)
    await stopWatching()
    await stop()
    return { worker: 'stopped' }
  }
  try {
    const prepare = (database_url: string) => prepareExternal(config, database_url, log)
    return await withDatabase(config, work, { ...patience, observe: tracing?.observe }, prepare)
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

// A service on the same machine may have the port. The work matters more than its metrics.
async function openMetrics(config: Config, metrics: Metrics, token: MetricsToken, log: Logger) {
  try {
    return await serveMetrics(config, metrics, token)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    log.warn({ port: config.metrics_port }, 'the metrics port is taken; no metrics are served')
    return async () => {}
  }
}
