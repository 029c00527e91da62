// Creates the local CA and TLS certificate, so that the first start already uses TLS.
import 'reflect-metadata'
import * as x509 from '@peculiar/x509'
import { createPrivateKey, randomBytes, webcrypto, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { writePrivateFile } from '#settings/private_file.ts'

export type OwnCertificate = { key: string; cert: string; ca_file: string }

const day_ms = 86_400_000
const renewal_days = 14
const leaf_days = 397 // the most that browsers accept
const ca_days = 3_650
const clock_skew_ms = 5 * 60_000
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

const names: x509.JsonGeneralNames = [
  { type: 'dns', value: 'localhost' },
  { type: 'ip', value: '127.0.0.1' },
  { type: 'ip', value: '::1' },
]

export async function ownCertificate(folder: string): Promise<OwnCertificate> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const files = filesIn(folder)
  if (!isUsable(files)) await makeCertificate(files)
  return {
    key: readFileSync(files.key, 'utf8'),
    cert: readFileSync(files.cert, 'utf8'),
    ca_file: files.ca,
  }
}

type Files = { ca: string; cert: string; key: string }

function filesIn(folder: string): Files {
  return {
    ca: join(folder, 'ca.crt'),
    cert: join(folder, 'server.crt'),
    key: join(folder, 'server.key'),
  }
}

// The three files are written one after the other. If the start is killed in between, they may not
// match.
function isUsable(files: Files): boolean {
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

// The CA's private key is never stored, so no second certificate can be signed with it.
async function makeCertificate(files: Files): Promise<void> {
  x509.cryptoProvider.set(webcrypto)
  const ca_keys = await makeKeys()
  const leaf_keys = await makeKeys()
  const ca = await makeAuthority(ca_keys)
  const leaf = await makeLeaf(ca, ca_keys, leaf_keys)
  const leaf_key = await webcrypto.subtle.exportKey('pkcs8', leaf_keys.privateKey)
  writePrivateFile(files.ca, `${ca.toString('pem')}\n`)
  writePrivateFile(files.key, `${x509.PemConverter.encode(leaf_key, 'PRIVATE KEY')}\n`)
  writePrivateFile(files.cert, `${leaf.toString('pem')}\n`)
}

function makeKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
}

async function makeAuthority(keys: webcrypto.CryptoKeyPair): Promise<x509.X509Certificate> {
  const { keyCertSign, cRLSign } = x509.KeyUsageFlags
  return x509.X509CertificateGenerator.createSelfSigned({
    ...validFor(ca_days),
    serialNumber: makeSerial(),
    name: `CN=Attune local CA ${hostname().replace(/[^\w.-]/g, '')}`,
    keys,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(keyCertSign | cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
}

async function makeLeaf(
  ca: x509.X509Certificate,
  ca_keys: webcrypto.CryptoKeyPair,
  leaf_keys: webcrypto.CryptoKeyPair,
): Promise<x509.X509Certificate> {
  return x509.X509CertificateGenerator.create({
    ...validFor(leaf_days),
    serialNumber: makeSerial(),
    subject: 'CN=localhost',
    issuer: ca.subject,
    publicKey: leaf_keys.publicKey,
    signingKey: ca_keys.privateKey,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension(names),
      await x509.SubjectKeyIdentifierExtension.create(leaf_keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(ca_keys.publicKey),
    ],
  })
}

function validFor(days: number): { notBefore: Date; notAfter: Date } {
  const now = Date.now()
  return { notBefore: new Date(now - clock_skew_ms), notAfter: new Date(now + days * day_ms) }
}

// A serial number is positive and keeps its length: first bit off, second bit on.
function makeSerial(): string {
  const bytes = randomBytes(16)
  bytes.writeUInt8((bytes.readUInt8(0) & 0x7f) | 0x40, 0)
  return bytes.toString('hex')
}
