// The Ed25519 key every delivery of this deployment is signed with, besides the endpoint's own
// secret. It follows from the encryption key, so there is nothing more to keep or to lose.
import { hkdfSync } from 'node:crypto'
import type { Secrets } from '#call.ts'
import { ed25519FromSeed } from './signature.ts'

export function webhookKey({ encryption_key }: Pick<Secrets, 'encryption_key'>) {
  const seed = hkdfSync('sha256', encryption_key, '', 'attune webhook signature v1a', 32)
  return ed25519FromSeed(Buffer.from(seed))
}
