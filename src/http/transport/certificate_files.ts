// The certificate and key named by TLS_CERT_FILE and TLS_KEY_FILE, checked before they are used.
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { SettingName } from '#settings/settings.ts'
import { bad } from '#settings/values.ts'
import type { Certificate } from './listener.ts'

export function readCertificate(cert_file: string, key_file: string): Certificate {
  const cert = read('TLS_CERT_FILE', cert_file)
  const key = read('TLS_KEY_FILE', key_file)
  const leaf = parse('TLS_CERT_FILE', cert_file, () => new X509Certificate(cert))
  const private_key = parse('TLS_KEY_FILE', key_file, () => createPrivateKey(key))
  if (!leaf.checkPrivateKey(private_key)) {
    throw bad('TLS_KEY_FILE', `doesn't match the certificate in TLS_CERT_FILE: ${key_file}`)
  }
  return { cert, key }
}

// A running service doesn't reload a certificate that clients would reject.
export function requireCurrent({ cert }: Certificate) {
  const { validFromDate, validToDate } = new X509Certificate(cert)
  const now = Date.now()
  if (now >= validToDate.getTime()) throw bad('TLS_CERT_FILE', 'is an expired certificate')
  if (now < validFromDate.getTime()) {
    throw bad('TLS_CERT_FILE', "is a certificate that isn't valid yet")
  }
}

function read(name: SettingName, file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw bad(name, `can't be read: ${file}`, { cause })
  }
}

function parse<Parsed>(name: SettingName, file: string, make: () => Parsed) {
  try {
    return make()
  } catch (cause) {
    throw bad(name, `isn't a valid PEM file: ${file}`, { cause })
  }
}
