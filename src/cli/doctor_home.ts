// The doctor's checks of this machine: home directory, secrets, certificate and mail.
import { X509Certificate } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '#settings/config.ts'
import { fine, problem, warning } from './finding.ts'

const gigabyte = 1_000_000_000
const little_bytes = 5 * gigabyte
const too_little_bytes = gigabyte / 5
const soon_days = 14

export function checkHome({ home }: Config) {
  const there = existsSync(home)
  const folder = there ? home : dirname(home)
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    const mend = 'Set ATTUNE_HOME to a directory that this user can write to.'
    return [problem('home', `${folder} isn't writable.`, mend)]
  }
  if (!there) return [fine('home', `${home} doesn't exist yet. The first start creates it.`)]
  return [fine('home', `${home} is writable.`), diskOf(home)]
}

function diskOf(home: string) {
  const { bavail, bsize } = statfsSync(home)
  const free = bavail * bsize
  const says = `${(free / gigabyte).toFixed(1)} GB free.`
  const mend = 'Free up disk space, or move ATTUNE_HOME to a larger disk.'
  if (free < too_little_bytes) return problem('disk', says, mend)
  return free < little_bytes ? warning('disk', says, mend) : fine('disk', says)
}

const secretNames = ['pepper', 'encryption_key'] as const

export function checkSecrets(config: Config) {
  return secretNames.map((name) => {
    if (config[name]) return fine(name, 'Set in the configuration.')
    const file = join(config.home, name)
    if (!existsSync(file)) {
      const used = existsSync(join(config.home, 'quickstart.json'))
      const mend = "Restore it from a backup. Without it, stored data can't be used."
      if (used) return problem(name, `${file} is missing.`, mend)
      return fine(name, 'The first start creates it.')
    }
    const bytes = Buffer.from(readFileSync(file, 'utf8'), 'base64').length
    const mode = statSync(file).mode & 0o077
    if (bytes !== 32) {
      return problem(name, `${file} is damaged.`, 'Restore it from a backup.')
    }
    if (mode) return problem(name, `Other users can read ${file}.`, `chmod 600 '${file}'`)
    return fine(name, `${file} is valid and readable only by its owner.`)
  })
}

export function checkCertificate({ home, tls_cert_file, trusted_proxies }: Config) {
  const file = tls_cert_file ?? join(home, 'tls', 'server.crt')
  if (!tls_cert_file && trusted_proxies)
    return [fine('certificate', 'TLS is terminated at the proxy.')]
  if (!existsSync(file)) {
    if (!tls_cert_file) return [fine('certificate', 'The first start creates one.')]
    return [problem('certificate', `${file}: file not found.`, 'Correct TLS_CERT_FILE.')]
  }
  const mend = tls_cert_file
    ? 'Renew it. The service reloads the file automatically.'
    : 'Restart the service. It creates a new certificate.'
  try {
    const { validToDate } = new X509Certificate(readFileSync(file))
    const left_days = Math.floor((validToDate.getTime() - machineTime()) / 86_400_000)
    if (left_days < 0) return [problem('certificate', `${file} has expired.`, mend)]
    const says = `${file} is valid for ${left_days} more days.`
    return [left_days < soon_days ? warning('certificate', says, mend) : fine('certificate', says)]
  } catch {
    return [problem('certificate', `${file} isn't a valid certificate.`, mend)]
  }
}

// The machine's own clock, which is one of the things checked here.
export const machineTime = () => performance.timeOrigin + performance.now()

export function checkMail({ signup, smtp_url, home }: Config) {
  if (signup === 'closed') return [fine('mail', 'Sign-up is closed, so no mail is sent.')]
  if (smtp_url) return [fine('mail', 'Sent through SMTP_URL.')]
  const says = `Written to ${join(home, 'mail')} and not sent.`
  const mend = 'Set SMTP_URL to send invitations.'
  return [signup === 'open' ? warning('mail', says, mend) : fine('mail', says)]
}
