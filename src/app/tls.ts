// Reads the TLS certificate from the settings, or creates one, and replaces it while
// the service runs.
import type https from 'node:https'
import { join } from 'node:path'
import type { Config } from '#settings/config.ts'
import { ownCertificate } from '#http/transport/certificate.ts'
import { readCertificate, requireCurrent } from '#http/transport/certificate_files.ts'
import { type Certificate, tlsOptions } from '#http/transport/listener.ts'

export type Tls = {
  certificate: Certificate
  ca_file: string | undefined
  files: string[]
  read(): Promise<Certificate>
}

// None if a proxy terminates TLS.
export async function openCertificate(config: Config): Promise<Tls | undefined> {
  const { tls_cert_file, tls_key_file, trusted_proxies, home } = config
  if (tls_cert_file && tls_key_file) {
    const read = async () => readCertificate(tls_cert_file, tls_key_file)
    const files = [tls_cert_file, tls_key_file]
    return { certificate: await read(), ca_file: undefined, files, read }
  }
  if (trusted_proxies) return undefined
  const folder = join(home, 'tls')
  const own = () => ownCertificate(folder)
  const read = async () => {
    const { key, cert } = await own()
    return { key, cert }
  }
  const { ca_file } = await own()
  const files = [join(folder, 'server.crt'), join(folder, 'server.key')]
  return { certificate: await read(), ca_file, files, read }
}

// New connections get the new certificate; open ones continue.
export function certificateReplacer(tls: Tls, server: https.Server) {
  let { cert } = tls.certificate
  return async () => {
    const fresh = await tls.read()
    if (fresh.cert === cert) return false
    requireCurrent(fresh)
    server.setSecureContext(tlsOptions(fresh))
    cert = fresh.cert
    return true
  }
}
