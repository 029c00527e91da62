// Checks of "attune doctor" for settings that work but are weak, above all in production.
import type { Config } from '#settings/config.ts'
import { type Finding, ok, warning } from './finding.ts'

const name = 'weak settings'

type Weakness = [isWeak: boolean, message: string, fix: string]

const isLocal = (host: string) => /^(?:localhost|127\.[\d.]+|\[?::1\]?|)$/.test(host)

export function checkWeakSettings(config: Config): Finding[] {
  const found = weaknessesOf(config).filter(([isWeak]) => isWeak)
  if (found.length === 0) return [ok(name, 'None found.')]
  return found.map(([, message, fix]) => warning(name, message, fix))
}

function weaknessesOf(config: Config): Weakness[] {
  const { audit_heads, rate_limits, telemetry, log_level } = config
  const always: Weakness[] = [
    [
      telemetry !== undefined && isPlain(telemetry.endpoint),
      'Telemetry is sent over plain HTTP to another machine.',
      'Set OTEL_EXPORTER_OTLP_ENDPOINT to an https:// URL, or to a collector on this machine.',
    ],
  ]
  if (config.environment !== 'production') return always
  return [
    ...always,
    [
      ['trace', 'debug'].includes(log_level),
      `LOG_LEVEL is ${log_level}, so a flood of requests can fill the disk.`,
      'Set LOG_LEVEL to info.',
    ],
    [
      isUnencrypted(config.database_url),
      'The connection to the database may be unencrypted.',
      'Add sslmode=verify-full to DATABASE_URL.',
    ],
    [
      !audit_heads.file && !audit_heads.url,
      'Heads of the audit log are written only to the log.',
      'Set AUDIT_HEADS_URL or AUDIT_HEADS_FILE to a place outside of this machine.',
    ],
    [
      rate_limits.per_second === 0 || rate_limits.per_minute === 0,
      'Accounts have no rate limit.',
      'Set RATE_LIMIT_PER_SECOND and RATE_LIMIT_PER_MINUTE.',
    ],
    [
      !config.metrics_token && config.metrics_port === undefined && !telemetry,
      'No metrics are served or sent.',
      'Set METRICS_PORT, METRICS_TOKEN or OTEL_EXPORTER_OTLP_ENDPOINT.',
    ],
    [
      !config.security_contact,
      'security.txt names no contact of yours.',
      'Set SECURITY_CONTACT to where vulnerabilities can be reported.',
    ],
  ]
}

function isPlain(endpoint: string) {
  const { protocol, hostname } = new URL(endpoint)
  return protocol === 'http:' && !isLocal(hostname)
}

// A path to a socket has no host.
function isUnencrypted(database_url: string | undefined) {
  if (!database_url || !URL.canParse(database_url)) return false
  const { hostname, searchParams } = new URL(database_url)
  const mode = searchParams.get('sslmode')
  return !isLocal(hostname) && !['require', 'verify-ca', 'verify-full'].includes(mode ?? '')
}
