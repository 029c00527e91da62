// Reads and validates every setting once, at startup. No setting is read anywhere else.
import { BlockList, isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { auditHeadsOf } from './audit_heads.ts'
import { cellsOf } from './cells.ts'
import { clientSettings } from './client_settings.ts'
import { fileStoreOf, type FileStoreSettings } from './file_store.ts'
import { limitsOf, limitStoreOf } from './limits.ts'
import { telemetryOf } from './monitoring.ts'
import { descriptorOf, processorOf } from './processor.ts'
import type { Environment } from './environment.ts'
import { type Retention, retentionOf } from './retention.ts'
import { singleSignOnOf } from './single_sign_on.ts'
import { smsOf } from './sms.ts'
import type { SettingName } from './settings.ts'
import { bad, databaseUrl, listOf, oneOf, protocolOf, type Reader, wholeNumber } from './values.ts'
import { environment, readerOf, root, type Variables } from './variables.ts'
import { requireFewProxies } from './weak_settings.ts'

export { root } from './variables.ts'

export type Config = ReturnType<typeof readConfig>

export function readConfig(variables: Variables = environment()) {
  const { read, secret_files } = readerOf(variables)
  const environmentName = oneOf('ATTUNE_ENVIRONMENT', read, ['sandbox', 'production'])
  const client = clientSettings(read)
  const config = {
    ...client,
    environment: environmentName as Environment,
    host: read('HOST')!,
    database_url: databaseUrl('DATABASE_URL', read),
    database_owner_url: databaseUrl('DATABASE_OWNER_URL', read) ?? read('DATABASE_URL'),
    database_replica_url: databaseUrl('DATABASE_REPLICA_URL', read),
    migrate: oneOf('MIGRATE', read, ['on', 'off']) === 'on',
    database_wait_seconds: wholeNumber('DATABASE_WAIT_SECONDS', read, 0, 3_600)!,
    database_connections: wholeNumber('DATABASE_CONNECTIONS', read, 2, 500)!,
    cells: cellsOf(read),
    pepper: read('ATTUNE_PEPPER'),
    encryption_key: read('ATTUNE_ENCRYPTION_KEY'),
    other_encryption_keys: read('ATTUNE_OTHER_ENCRYPTION_KEYS'),
    tls_cert_file: read('TLS_CERT_FILE'),
    tls_key_file: read('TLS_KEY_FILE'),
    trusted_proxies: addressList('TRUSTED_PROXIES', read('TRUSTED_PROXIES')),
    workers: oneOf('WORKERS', read, ['on', 'off']) === 'on',
    processes: processCount(read),
    allow_private_webhooks: oneOf('ALLOW_PRIVATE_WEBHOOKS', read, ['on', 'off']) === 'on',
    seed: environmentName === 'sandbox' && oneOf('SEED', read, ['on', 'off']) === 'on',
    signup: signup(read, environmentName),
    smtp_url: smtpUrl(read('SMTP_URL')),
    mail_from: read('MAIL_FROM')!,
    sms: smsOf(read, environmentName),
    single_sign_on: singleSignOnOf(read),
    sources: {
      nppes: read('NPPES_URL'),
      state_board: read('LICENSE_LOOKUP_URL'),
      dea_registrants: read('DEA_LOOKUP_URL'),
    },
    ...clearinghouse(read, environmentName),
    processor: processorOf(read, environmentName, client.public_url),
    file_store: fileStoreOf(read, environmentName),
    clamav_socket: read('CLAMAV_SOCKET'),
    statement_descriptor: descriptorOf(read('STATEMENT_DESCRIPTOR')!),
    rate_limits: limitsOf(read, environmentName),
    rate_limit_store: limitStoreOf(read),
    retention: retentionOf(read),
    audit_heads: auditHeadsOf(read, environmentName, root),
    metrics_port: wholeNumber('METRICS_PORT', read, 0, 65_535),
    metrics_host: read('METRICS_HOST')!,
    metrics_token: metricsToken(read),
    security_contact: securityContact(read('SECURITY_CONTACT')),
    secret_files,
    log_level: oneOf('LOG_LEVEL', read, ['trace', 'debug', 'info', 'warn', 'error', 'silent']),
    log_file:
      read('LOG_FILE') ?? (environmentName === 'sandbox' ? join(client.home, 'attune.log') : '-'),
    log_request_sample: wholeNumber('LOG_REQUEST_SAMPLE', read, 0, 1_000_000)!,
    log_file_max_bytes: wholeNumber('LOG_FILE_MAX_MB', read, 0, 1_000_000)! * 1_000_000,
    telemetry: telemetryOf(read),
  }
  requireTogether(config)
  if (config.environment === 'production') {
    requireFewProxies('TRUSTED_PROXIES', listOf(read('TRUSTED_PROXIES')))
  }
  return config
}

function processCount(read: Reader) {
  if (read('PROCESSES') === 'auto') return availableParallelism()
  return wholeNumber('PROCESSES', read, 1, 128)!
}

// Settings that production requires, because no generated default would be safe there.
type Requirements = Record<string, unknown> & {
  environment: Environment
  retention: Retention
  file_store: FileStoreSettings
}

function requireTogether(config: Requirements) {
  if (!config.tls_cert_file !== !config.tls_key_file) {
    throw bad('TLS_CERT_FILE', 'must be set together with TLS_KEY_FILE')
  }
  if (config.retention.audit_archive_days && config.file_store.type === 'none') {
    throw bad('AUDIT_ARCHIVE_DAYS', 'requires a file store (FILE_STORE)')
  }
  if (config.environment !== 'production') return
  if (!config.database_url) throw bad('DATABASE_URL', 'is required in production')
  if (!config.pepper) throw bad('ATTUNE_PEPPER', 'is required in production')
  if (!config.encryption_key) throw bad('ATTUNE_ENCRYPTION_KEY', 'is required in production')
  if (config.allow_private_webhooks) {
    throw bad('ALLOW_PRIVATE_WEBHOOKS', "can't be on in production")
  }
}

// Settings of the deployment that a call depends on.
export type DeploymentSettings = {
  private_webhooks: boolean
  statement_descriptor?: string | null // Shown on the cardholder's bank statement.
}

export const allowancesOf = (config: Config): DeploymentSettings => ({
  private_webhooks: config.allow_private_webhooks,
  statement_descriptor: config.statement_descriptor,
})

export type Signup = 'open' | 'waitlist' | 'closed'

// Production has no self-service signup.
function signup(read: Reader, environment: Environment): Signup {
  const production = environment === 'production'
  if (read('SIGNUP') === undefined) return production ? 'closed' : 'waitlist'
  const request = oneOf('SIGNUP', read, ['open', 'waitlist', 'closed'])
  if (production && request !== 'closed') throw bad('SIGNUP', 'must be closed in production')
  return request
}

// The sandbox only simulates, and production never does.
function clearinghouse(read: Reader, environment: Environment) {
  const known = environment === 'sandbox' ? ['simulated'] : ['none', 'folder']
  const chosen = read('CLEARINGHOUSE') === undefined ? known[0] : read('CLEARINGHOUSE')
  if (!known.includes(chosen!)) {
    throw bad('CLEARINGHOUSE', `must be ${known.join(' or ')} in ${environment}`)
  }
  const folder = read('CLEARINGHOUSE_FOLDER')
  if ((chosen === 'folder') !== Boolean(folder)) {
    throw bad('CLEARINGHOUSE_FOLDER', 'must be set together with CLEARINGHOUSE=folder')
  }
  return { clearinghouse: chosen!, clearinghouse_folder: folder && resolve(root, folder) }
}

// Metrics reveal the load of the service, so they are not served to the network without a token.
function metricsToken(read: Reader) {
  const token = read('METRICS_TOKEN')
  if (token && token.length < 32) throw bad('METRICS_TOKEN', 'must be at least 32 characters long')
  const isLocal = /^(?:127\.[\d.]+|::1|localhost)$/.test(read('METRICS_HOST')!)
  if (read('METRICS_PORT') && !isLocal && !token) {
    throw bad('METRICS_HOST', 'must be a loopback address unless METRICS_TOKEN is set')
  }
  return token
}

function securityContact(text: string | undefined) {
  if (!text || /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(text)) return text
  throw bad('SECURITY_CONTACT', 'must be a mailto:, https:// or tel: URL')
}

function smtpUrl(text: string | undefined) {
  if (!text || (/^smtps?:$/.test(protocolOf(text)) && new URL(text).hostname)) return text
  throw bad('SMTP_URL', 'must be an smtp:// or smtps:// URL')
}

function addressList(name: SettingName, text: string | undefined) {
  if (!text) return undefined
  const list = new BlockList()
  for (const entry of listOf(text)) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const widest = family === 'ipv6' ? 128 : 32
    const length = bits === undefined ? widest : Number(bits)
    const right = isIP(address) && Number.isInteger(length) && length >= 0 && length <= widest
    if (!right) throw bad(name, 'must be IP addresses or CIDR ranges, separated by commas')
    list.addSubnet(address, length, family)
  }
  return list
}
