// The Ed25519 key every delivery of this deployment is signed with, besides the endpoint's own
// secret. It follows from the encryption key, so there is nothing more to keep or to lose.
import type { Secrets } from '#call.ts'
import { ed25519From } from '#ed25519.ts'
import { asWebhookKey } from './signature.ts'

export const webhookKey = ({ encryption_key }: Pick<Secrets, 'encryption_key'>) =>
  asWebhookKey(ed25519From(encryption_key, 'attune webhook signature v1a'))
