// Derives Ed25519 keys from a secret of the deployment, so that they don't have to be stored.
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'

export type Ed25519Pair = { privateKey: KeyObject; public_bytes: Buffer }

export const seed_bytes = 32
// PKCS #8 of an Ed25519 key is these bytes, then the seed (RFC 8410).
const pkcs8_head = Buffer.from('302e020100300506032b657004220420', 'hex')
// SPKI of an Ed25519 key is this many bytes, then the public key.
const spki_head_bytes = 12

export function ed25519FromSeed(seed: Buffer): Ed25519Pair {
  if (seed.length !== seed_bytes) throw new Error('The seed of an Ed25519 key has 32 bytes.')
  const der = Buffer.concat([pkcs8_head, seed])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  return { privateKey, public_bytes: spki.subarray(spki_head_bytes) }
}

// One key per purpose. A key reveals nothing about the secret or the other keys.
export const ed25519From = (secret: Buffer, purpose: string) =>
  ed25519FromSeed(Buffer.from(hkdfSync('sha256', secret, '', purpose, seed_bytes)))
