// Reloads certificates and secrets while the service runs: on SIGHUP, and when one of their files
// changes. If one is invalid, the error is logged and the old one stays in use.
import type { Logger } from 'pino'
import type { Secrets } from '#crypto/secrets.ts'
import type { Config } from '#settings/config.ts'
import type { Database } from '#db/connect.ts'
import { requireLogin } from '#db/login_check.ts'
import { describe } from '#http/responses/database_errors.ts'
import type { Outside } from '#outside/ports/outside.ts'
import { invitesOf, replaceFileStore, replaceProcessor, replaceSms } from './adapters.ts'
import { readSecrets } from './secrets.ts'
import { StartupError } from '#settings/startup_error.ts'
import { requireCurrentKey } from '#jobs/check_encryption_key.ts'

type Parts = {
  config: Config
  readConfig(): Config
  db: Database
  secrets: Secrets
  outside: Outside
  invites: ReturnType<typeof invitesOf>
  replaceMail(fresh: Config): void
  replaceSingleSignOn?(fresh: Config): void // Absent where nobody signs in.
  redirect(database_url: string): void
  replaceCertificate?: (() => Promise<boolean>) | undefined // Returns whether it changed.
  log: Logger
}

export function reloader(parts: Parts) {
  const { db, secrets, log, invites } = parts
  let current = parts.config

  // Each setting is applied separately: an invalid one doesn't block the others.
  const steps: [string, (fresh: Config) => Promise<boolean> | boolean][] = [
    [
      'DATABASE_URL',
      async ({ database_url }) => {
        if (!database_url || database_url === current.database_url) return false
        await requireLogin(database_url, current.environment)
        parts.redirect(database_url)
        current = { ...current, database_url }
        return true
      },
    ],
    [
      'ATTUNE_PEPPER',
      ({ pepper }) => {
        if (pepper === current.pepper) return false
        const sentence = "ATTUNE_PEPPER can't change: every API key is hashed with it."
        throw new StartupError('bad_setting', sentence)
      },
    ],
    [
      'ATTUNE_ENCRYPTION_KEY',
      async ({ encryption_key, other_encryption_keys }) => {
        const next = { ...current, encryption_key, other_encryption_keys }
        if (isSame(keysOf(next), keysOf(current))) return false
        const fresh = readSecrets(next)
        await requireCurrentKey(db, fresh)
        Object.assign(secrets, fresh)
        current = next
        return true
      },
    ],
    [
      'STRIPE_SECRET_KEY',
      ({ processor }) => {
        if (isSame(processor, current.processor)) return false
        replaceProcessor(parts, processor)
        current = { ...current, processor }
        return true
      },
    ],
    [
      'S3_SECRET_ACCESS_KEY',
      (fresh) => {
        if (isSame(fresh.file_store, current.file_store)) return false
        replaceFileStore(parts.outside, fresh)
        current = { ...current, file_store: fresh.file_store }
        return true
      },
    ],
    [
      'SMTP_URL',
      (fresh) => {
        if (fresh.smtp_url === current.smtp_url) return false
        parts.replaceMail(fresh)
        if (invites) Object.assign(invites, invitesOf(fresh))
        current = { ...current, smtp_url: fresh.smtp_url }
        return true
      },
    ],
    [
      'TWILIO_AUTH_TOKEN',
      (fresh) => {
        if (isSame(fresh.sms, current.sms)) return false
        replaceSms(parts.outside, fresh)
        current = { ...current, sms: fresh.sms }
        return true
      },
    ],
    [
      'OIDC_CLIENT_SECRET',
      (fresh) => {
        if (isSame(fresh.single_sign_on, current.single_sign_on)) return false
        parts.replaceSingleSignOn?.(fresh)
        current = { ...current, single_sign_on: fresh.single_sign_on }
        return true
      },
    ],
    [
      'METRICS_TOKEN',
      ({ metrics_token }) => {
        if (metrics_token === current.metrics_token) return false
        current = { ...current, metrics_token }
        return true
      },
    ],
  ]

  async function attempt(setting: string, apply: () => Promise<boolean> | boolean) {
    try {
      if (await apply()) log.info({ setting }, 'a setting was reloaded')
    } catch (error) {
      const reason = error instanceof StartupError ? error.message : describe(error)
      log.error({ setting, reason }, 'a setting could not be reloaded; the old one stays in use')
    }
  }

  async function reloadAll() {
    await attempt('TLS_CERT_FILE', parts.replaceCertificate ?? (() => false))
    let fresh: Config | undefined
    await attempt('settings', () => {
      fresh = parts.readConfig()
      return false
    })
    if (!fresh) return
    for (const [setting, apply] of steps) await attempt(setting, () => apply(fresh!))
  }

  // In sequence: a signal can arrive while a file change is being applied.
  let last = Promise.resolve()
  const reload = () => (last = last.then(reloadAll))
  return { reload, metricsToken: () => current.metrics_token }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const keysOf = (config: Config) => [config.encryption_key, config.other_encryption_keys]
