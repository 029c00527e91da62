// The service's own CA and TLS certificate, so that the first start already uses TLS.
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startStep } from '#settings/start_step.mjs'
import type { CertificateFiles } from './create_certificate.ts'

export type OwnCertificate = { key: string; cert: string; ca_file: string }

const day_ms = 86_400_000
const renewal_days = 14

export async function ownCertificate(folder: string): Promise<OwnCertificate> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const files = filesIn(folder)
  if (!isUsable(files)) {
    const { createCertificate } = await import('./create_certificate.ts') // Seldom needed.
    const step = startStep('Creating certificates')
    await createCertificate(files)
    step.end()
  }
  return {
    key: readFileSync(files.key, 'utf8'),
    cert: readFileSync(files.cert, 'utf8'),
    ca_file: files.ca,
  }
}

function filesIn(folder: string): CertificateFiles {
  return {
    ca: join(folder, 'ca.crt'),
    cert: join(folder, 'server.crt'),
    key: join(folder, 'server.key'),
  }
}

// The three files are written one after the other. If the start is killed in between, they may not
// match.
function isUsable(files: CertificateFiles): boolean {
  if (!Object.values(files).every((file) => existsSync(file))) return false
  try {
    const ca = new X509Certificate(readFileSync(files.ca))
    const leaf = new X509Certificate(readFileSync(files.cert))
    const renewal_ms = leaf.validToDate.getTime() - renewal_days * day_ms
    const key = createPrivateKey(readFileSync(files.key))
    return renewal_ms > Date.now() && leaf.checkPrivateKey(key) && leaf.verify(ca.publicKey)
  } catch {
    return false // a damaged file is replaced like an expired one
  }
}
