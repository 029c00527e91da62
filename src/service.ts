// Puts the service together: home, databases, certificate, door, and the work behind it.
import { openSync } from 'node:fs'
import { join } from 'node:path'
import pino, { type Logger } from 'pino'
import type { Secrets } from './call.ts'
import { allowancesOf, type Config, readPem, readSecrets } from './config.ts'
import { type Databases, type OnClose, openDatabases } from './databases.ts'
import type { Database } from '#db/connect.ts'
import { pageSources, preparePages } from '#docs/pages.ts'
import { claimHome, openHome } from './home.ts'
import { ownCertificate } from '#http/certificate.ts'
import { serverMetrics } from '#http/metrics.ts'
import { rateLimiter } from '#http/rate_limit.ts'
import { requestLog } from '#http/request_log.ts'
import { buildServer } from '#http/server.ts'
import { clearinghouseOf } from '#outside/clearinghouse/choose.ts'
import { processorsOf } from '#outside/processor/processors.ts'
import { StartupError } from './startup_error.ts'
import { requireOwnKey } from '#work/rewrap.ts'
import { invitesOf } from '#work/invitations.ts'
import { warmDirectories } from '#work/directories.ts'
import { startWork } from '#work/work.ts'

export type Service = {
  db: Database
  open: Databases['open']
  log: Logger
  port: number
  ca_file: string | undefined
  secrets: Secrets
}

export async function startService(config: Config, onClose: OnClose): Promise<Service> {
  openHome(config.home)
  if (!config.database_url) await claimHome(config.home)
  const secrets = readSecrets(config)
  const log = openLog(config, onClose)

  const preparing = preparePages(pageSources(config.public_url, config.signup))
  preparing.catch(() => {}) // It is awaited below, once the database is there.
  const { db, background, open } = await openDatabases(config, onClose, log)
  await requireOwnKey(db, secrets)

  const { certificate, ca_file } = await openCertificate(config)
  const { rate_limit_per_second: per_second, rate_limit_per_minute: per_minute } = config
  const house = {
    db,
    secrets,
    allows: allowancesOf(config),
    processors: processorsOf({ db, secrets }, config.processor),
    log,
    limits: { per_second, per_minute },
    limiter: rateLimiter(),
    public_url: config.public_url,
    signup: config.signup,
    metrics: serverMetrics(db),
    request_log: requestLog({ db: background, log }),
  }
  onClose(house.request_log.stop)
  const pages = await preparing
  const server = buildServer(house, { certificate, pages, trusted_proxies: config.trusted_proxies })
  const port = await listen(server, config)
  const outside = { sources: config.sources, clearinghouse: clearinghouseOf(config) }
  const stopWork = config.work
    ? startWork({ ...house, ...outside, db: background, invites: invitesOf(config) })
    : async () => {}
  const stopWarming = warmDirectories({ db: background, secrets, log })
  onClose(async () => void (await Promise.all([server.close(), stopWork(), stopWarming()])))
  return { db, open, log, port, ca_file, secrets }
}

// The log is written in the background and flushed at the end. A disk that is full later on must
// not end the service: then lines are lost, not requests.
function openLog({ log_level, log_file }: Config, onClose: OnClose) {
  const destination = pino.destination({ dest: logDescriptor(log_file), sync: false })
  destination.on('error', () => {})
  onClose(async () => destination.flushSync())
  const { isoTime } = pino.stdTimeFunctions
  return pino({ level: log_level, base: null, timestamp: isoTime }, destination)
}

function logDescriptor(file: string) {
  try {
    return file === '-' ? 1 : openSync(file, 'a', 0o600)
  } catch (cause) {
    const sentence = `The setting LOG_FILE is ${file}, which cannot be written.`
    throw new StartupError('bad_setting', sentence, { cause })
  }
}

async function openCertificate(config: Config) {
  const { tls_cert_file, tls_key_file, trusted_proxies, home } = config
  if (tls_cert_file && tls_key_file) {
    const cert = readPem('TLS_CERT_FILE', tls_cert_file)
    return { certificate: { cert, key: readPem('TLS_KEY_FILE', tls_key_file) }, ca_file: undefined }
  }
  if (trusted_proxies) return { certificate: undefined, ca_file: undefined }
  const { key, cert, ca_file } = await ownCertificate(join(home, 'tls'))
  return { certificate: { key, cert }, ca_file }
}

async function listen(server: ReturnType<typeof buildServer>, { host, port }: Config) {
  try {
    await server.listen({ host, port })
  } catch (error) {
    throw refusalToListen(error as NodeJS.ErrnoException, host, port)
  }
  return (server.server.address() as { port: number }).port
}

function refusalToListen(error: NodeJS.ErrnoException, host: string, port: number) {
  if (error.code === 'EADDRINUSE') {
    const sentence = `Another program listens on port ${port}. Stop it, or set PORT.`
    return new StartupError('port_taken', sentence, { cause: error })
  }
  const sentences: Record<string, string> = {
    EACCES: `The setting PORT is ${port}, which this user may not listen on.`,
    EADDRNOTAVAIL: `The setting HOST is ${host}, which is no address of this machine.`,
  }
  const sentence = sentences[error.code ?? '']
  return sentence ? new StartupError('bad_setting', sentence, { cause: error }) : error
}
