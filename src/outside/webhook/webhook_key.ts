// The Ed25519 key every delivery of this deployment is signed with, besides the endpoint's own
// secret. It follows from the pepper, so there is nothing more to keep or to lose, and a new
// encryption key does not change it.
import type { Secrets } from '#call.ts'
import { ed25519From } from '#ed25519.ts'
import { asWebhookKey } from './signature.ts'

export const webhookKey = ({ pepper }: Pick<Secrets, 'pepper'>) =>
  asWebhookKey(ed25519From(pepper, 'attune webhook signature v1a'))
