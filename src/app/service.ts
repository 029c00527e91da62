// Assembles the service: home directory, databases, certificate, server and background work.
import type https from 'node:https'
import type { Logger } from 'pino'
import type { Secrets } from '#crypto/secrets.ts'
import { allowancesOf, type Config, readConfig } from '#settings/config.ts'
import { invitesOf, limitStoreOf, mailer, openAdapters, singleSignOn } from './adapters.ts'
import {
  type Databases,
  joinDatabases,
  type OnClose,
  openDatabases,
  openReplicaOf,
} from './databases.ts'
import type { Database } from '#db/connect.ts'
import { buildEarlyPages, pageSources, pagesFrom } from '#docs/pages.ts'
import type { StartingDatabase } from './embedded_database.ts'
import { watchFiles } from './file_watch.ts'
import { openHome } from '#settings/home.ts'
import { groupMetrics } from './group_metrics.ts'
import { listen, serveMetrics } from './listen.ts'
import { openLog } from './log.ts'
import { openTelemetry } from './open_telemetry.ts'
import { reloader } from './reload.ts'
import { readSecrets } from './secrets.ts'
import type { Siblings } from './siblings.ts'
import { admissionOf } from '#http/access/admission.ts'
import { sharedLimits } from '#http/access/shared_limits.ts'
import { storedLimits } from '#http/access/stored_limits.ts'
import { certificateReplacer, openCertificate } from './tls.ts'
import { serverMetrics } from '#http/operations/metrics.ts'
import { eventWatch, type FeedEnd } from '#http/access/event_watch.ts'
import { requestSampler } from '#http/operations/record_request.ts'
import { requestLog } from '#http/operations/request_log.ts'
import { describe } from '#http/responses/database_errors.ts'
import { buildServer } from './server.ts'
import type { Mail } from '#outside/ports/mail.ts'
import type { Outside } from '#outside/ports/outside.ts'
import type { AppContext } from '#http/app_context.ts'
import { backlogMetrics } from '#jobs/backlog_metrics.ts'
import { requireCurrentKey } from '#jobs/check_encryption_key.ts'
import { loadMatchingIndexes } from '#jobs/load_matching_indexes.ts'
import { startBackgroundWork } from '#jobs/background_work.ts'

const day_ms = 86_400_000
const first_requests_ms = 500 // Pages that nobody has opened don't take time from them.
const repeat_ms = 1_000 // Background work stays awake for longer.

export type Service = {
  db: Database
  open: Databases['open']
  log: Logger
  port: number
  ca_file: string | undefined
  secrets: Secrets
  outside: Outside
  reload(): Promise<void> // Certificates and secrets, from their files.
}

export type StartOptions = {
  siblings?: Siblings | undefined
  starting?: StartingDatabase | undefined // The embedded one, if this process starts it.
}

export async function startService(
  config: Config,
  onClose: OnClose,
  { siblings, starting }: StartOptions = {},
): Promise<Service> {
  if (!starting) openHome(config.home)
  const secrets = readSecrets(config)
  const telemetry = await openTelemetry(config, onClose)
  const tracing = telemetry?.tracing
  const log = openLog(config, onClose, telemetry)

  // The server is built while the database is prepared.
  const { prepared, db, background, open, redirect } = siblings
    ? await joinDatabases(config, onClose, log, siblings, tracing?.observe)
    : await openDatabases(config, onClose, log, { observe: tracing?.observe, starting })
  prepared.catch(() => {}) // Awaited before the server listens.

  const tls = await openCertificate(config)
  let mail = mailer(config)
  let single_sign_on = singleSignOn(config)
  const metrics = serverMetrics(db)
  backlogMetrics(metrics, background)
  const context = {
    db,
    replica: openReplicaOf(config, onClose, log),
    secrets,
    allows: allowancesOf(config),
    outside: openAdapters({ db, secrets }, config),
    mail: (message: Mail) => mail(message),
    single_sign_on: () => single_sign_on,
    log,
    limits: config.rate_limits,
    public_url: config.public_url,
    signup: config.signup,
    log_requests: requestSampler(config.log_request_sample),
    tracing,
    metrics: siblings ? groupMetrics(metrics, siblings) : metrics,
    admission: admissionOf(
      db,
      config.rate_limits,
      await countTogether(config, onClose, log, siblings),
    ),
    request_log: requestLog({ db: background, log }),
    event_watch: eventWatch({ db: background, log }),
  }
  onClose(context.request_log.stop)
  if (siblings) followSiblings(siblings, context)
  const invites = invitesOf(config)
  const sources = pageSources(config)
  const pages = pagesFrom(sources)
  const server = buildServer(context, {
    certificate: tls?.certificate,
    pages,
    trusted_proxies: config.trusted_proxies,
    security_contact: config.security_contact,
    metrics_token: () => metricsToken(),
  })
  const replaceCertificate = tls && certificateReplacer(tls, server.server as https.Server)
  const { reload, metricsToken } = reloader({
    ...context,
    config,
    readConfig,
    invites,
    replaceMail: (fresh) => void (mail = mailer(fresh)),
    replaceSingleSignOn: (fresh) => void (single_sign_on = singleSignOn(fresh)),
    redirect,
    replaceCertificate,
  })
  await prepared
  await requireCurrentKey(db, secrets)
  const port = await listen(server, config)
  const building = setTimeout(() => {
    buildEarlyPages(sources, pages).catch((error) =>
      log.error({ error: describe(error) }, 'a page could not be prepared'),
    )
  }, first_requests_ms).unref()
  onClose(async () => clearTimeout(building))
  const closeMetrics = await serveMetrics(config, context.metrics, metricsToken)
  telemetry?.sendMetrics(config.workers ? metrics.allValues : metrics.values)
  const { audit_heads, retention } = config
  const lasting = { audit_heads, retention }
  const onNumbered = (end: FeedEnd) => {
    context.event_watch.wake(end)
    siblings?.tell({ type: 'numbered', end })
  }
  const stopWork = config.workers
    ? startBackgroundWork({ ...context, db: background, invites, ...lasting, onNumbered })
    : async () => {}
  const stopWarming = loadMatchingIndexes({ ...context, db: background })
  onClose(watchFiles([...config.secret_files, ...(tls?.files ?? [])], reload))
  // The certificate the service creates for itself is renewed before it expires.
  const daily = setInterval(reload, day_ms).unref()
  onClose(async () => clearInterval(daily))
  const ends = [() => server.close(), closeMetrics, stopWork, stopWarming]
  onClose(async () => void (await Promise.all(ends.map((end) => end()))))
  return { db, open, log, port, ca_file: tls?.ca_file, secrets, outside: context.outside, reload }
}

// With other machines through a store, or else with the other processes of this one.
async function countTogether(config: Config, onClose: OnClose, log: Logger, siblings?: Siblings) {
  const store = await limitStoreOf(config)
  if (!store) return { shared: siblings && sharedWith(siblings) }
  const stored = storedLimits({ store, limits: config.rate_limits, log })
  onClose(stored.close)
  await stored.join()
  return { stored }
}

const sharedWith = ({ tell }: Siblings) => sharedLimits((taken) => tell({ type: 'taken', taken }))

type Receiving = Pick<AppContext, 'admission' | 'event_watch'> & { db: Database }

// A process that only serves lets the one with the background work know that there is some.
function followSiblings(siblings: Siblings, { admission, event_watch, db }: Receiving) {
  siblings.on('taken', ({ taken }) => admission.limiter.takeAlso(taken))
  siblings.on('numbered', ({ end }) => event_watch.wake(end))
  let sent_at = -Infinity
  siblings.on('written', () => {
    sent_at = performance.now() // Don't send it back.
    db.recent_writes.record('', [])
  })
  db.recent_writes.follow(() => {
    if (performance.now() - sent_at < repeat_ms) return
    sent_at = performance.now()
    siblings.tell({ type: 'written' })
  })
}
