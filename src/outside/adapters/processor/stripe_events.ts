// Reads Stripe's webhooks: signed, at least once, and in any order. An event only triggers a lookup
// of the object's current state; its content isn't trusted.
import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { ProcessorObject, ProcessorEvent } from '#outside/ports/processor.ts'
import { fromStripe } from './stripe_objects.ts'

const idOf = (object: unknown) =>
  typeof object === 'string' ? object : ((object as { id?: string } | null)?.id ?? null)

// Throws if the signature is invalid or too old.
export function readEvent(
  stripe: Stripe,
  secret: string,
  bytes: Buffer,
  signature: string,
): ProcessorEvent {
  const { id, type, data, account } = stripe.webhooks.constructEvent(bytes, signature, secret)
  const own = createHash('sha256').update(bytes).digest('hex')
  return { id: id ?? own, type, about: objectOf(data.object as unknown as StripeObject, account) }
}

type StripeObject = {
  id?: string
  object?: string
  payment_intent?: unknown
  metadata?: Record<string, string> | null
  amount?: number
  currency?: string
  status?: string
}

// Payouts of connected accounts are those of practitioners to their own banks.
function objectOf(sent: StripeObject, connected: string | undefined): ProcessorObject | null {
  const { id = '', object, metadata } = sent
  const charge = idOf(sent.payment_intent)
  const refund_id = metadata?.attune_refund ?? null // Otherwise it was created in Stripe directly.
  if (object === 'payment_intent') return { kind: 'charge', reference: id }
  if (object === 'setup_intent') return { kind: 'setup', reference: id }
  if (object === 'charge' && charge) return { kind: 'charge', reference: charge }
  if (object === 'dispute' && charge) return { kind: 'dispute', reference: id, charge }
  if (object === 'refund' && charge) return { kind: 'refund', reference: id, charge, refund_id }
  if (object === 'account') return { kind: 'account', reference: id }
  if (object === 'transfer') return { kind: 'transfer', reference: id }
  if (object === 'payout' && !connected) {
    const { amount = 0, currency = '', status } = sent
    const received = fromStripe(currency, amount)
    return { kind: 'bank', reference: id, amount: received, currency, paid: status === 'paid' }
  }
  return null
}
