// The Ed25519 key that signs every delivery of this deployment, in addition to the endpoint's
// secret. Derived from the pepper, so it needs no storage and survives encryption key rotation.
import type { Secrets } from '#crypto/secrets.ts'
import { ed25519From } from '#crypto/ed25519.ts'
import { asWebhookKey } from './signature.ts'

export const webhookKey = ({ pepper }: Pick<Secrets, 'pepper'>) =>
  asWebhookKey(ed25519From(pepper, 'attune webhook signature v1a'))
