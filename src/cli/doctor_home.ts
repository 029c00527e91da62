// Checks of "attune doctor" on this machine: home directory, secrets, certificate and mail.
import { X509Certificate } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '#settings/config.ts'
import { ok, problem, warning } from './finding.ts'

const gigabyte = 1_000_000_000
const little_bytes = 5 * gigabyte
const too_little_bytes = gigabyte / 5
const soon_days = 14

export function checkHome({ home, log_file }: Config) {
  const there = existsSync(home)
  const folder = there ? home : dirname(home)
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    const fix = 'Set ATTUNE_HOME to a directory that this user can write to.'
    return [problem('home', `${folder} isn't writable.`, fix)]
  }
  if (!there) return [ok('home', `${home} doesn't exist yet. The first start creates it.`)]
  const folders = new Set([home, log_file === '-' ? home : dirname(log_file)])
  return [ok('home', `${home} is writable.`), ...[...folders].filter(existsSync).map(diskOf)]
}

function diskOf(folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const message = `${(free / gigabyte).toFixed(1)} GB free for ${folder}.`
  const fix = 'Free up disk space, or move ATTUNE_HOME and LOG_FILE to a larger disk.'
  if (free < too_little_bytes) return problem('disk', message, fix)
  return free < little_bytes ? warning('disk', message, fix) : ok('disk', message)
}

const secretNames = ['pepper', 'encryption_key'] as const

export function checkSecrets(config: Config) {
  return secretNames.map((name) => {
    if (config[name]) return ok(name, 'Set in the configuration.')
    const file = join(config.home, name)
    if (!existsSync(file)) {
      const used = existsSync(join(config.home, 'quickstart.json'))
      const fix = "Restore it from a backup. Without it, stored data can't be used."
      if (used) return problem(name, `${file} is missing.`, fix)
      return ok(name, 'The first start creates it.')
    }
    const bytes = Buffer.from(readFileSync(file, 'utf8'), 'base64').length
    const mode = statSync(file).mode & 0o077
    if (bytes !== 32) {
      return problem(name, `${file} is damaged.`, 'Restore it from a backup.')
    }
    if (mode) return problem(name, `Other users can read ${file}.`, `chmod 600 '${file}'`)
    return ok(name, `${file} is valid and readable only by its owner.`)
  })
}

export function checkCertificate({ home, tls_cert_file, trusted_proxies }: Config) {
  const file = tls_cert_file ?? join(home, 'tls', 'server.crt')
  if (!tls_cert_file && trusted_proxies)
    return [ok('certificate', 'TLS is terminated at the proxy.')]
  if (!existsSync(file)) {
    if (!tls_cert_file) return [ok('certificate', 'The first start creates one.')]
    return [problem('certificate', `${file}: file not found.`, 'Correct TLS_CERT_FILE.')]
  }
  const fix = tls_cert_file
    ? 'Renew it. The service reloads the file automatically.'
    : 'Restart the service. It creates a new certificate.'
  try {
    const { validToDate } = new X509Certificate(readFileSync(file))
    const left_days = Math.floor((validToDate.getTime() - machineTime()) / 86_400_000)
    if (left_days < 0) return [problem('certificate', `${file} has expired.`, fix)]
    const message = `${file} is valid for ${left_days} more days.`
    return [
      left_days < soon_days ? warning('certificate', message, fix) : ok('certificate', message),
    ]
  } catch {
    return [problem('certificate', `${file} isn't a valid certificate.`, fix)]
  }
}

// The machine's own clock, which is one of the things checked here.
export const machineTime = () => performance.timeOrigin + performance.now()

export function checkMail({ signup, smtp_url, home }: Config) {
  if (signup === 'closed') return [ok('mail', 'Sign-up is closed, so no mail is sent.')]
  if (smtp_url) return [ok('mail', 'Sent through SMTP_URL.')]
  const message = `Written to ${join(home, 'mail')} and not sent.`
  const fix = 'Set SMTP_URL to send invitations.'
  return [signup === 'open' ? warning('mail', message, fix) : ok('mail', message)]
}
