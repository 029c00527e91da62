// Creates a local CA and a TLS certificate that it signs.
import 'reflect-metadata'
import * as x509 from '@peculiar/x509'
import { randomBytes, webcrypto } from 'node:crypto'
import { hostname } from 'node:os'
import { writePrivateFile } from '#settings/private_file.ts'

export type CertificateFiles = { ca: string; cert: string; key: string }

const day_ms = 86_400_000
const leaf_days = 397 // the most that browsers accept
const ca_days = 3_650
const clock_skew_ms = 5 * 60_000
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

const names: x509.JsonGeneralNames = [
  { type: 'dns', value: 'localhost' },
  { type: 'ip', value: '127.0.0.1' },
  { type: 'ip', value: '::1' },
]

// The CA's private key is never stored, so no second certificate can be signed with it.
export async function createCertificate(files: CertificateFiles): Promise<void> {
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
