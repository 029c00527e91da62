// Stripe, through its own library. A charge is created first and then confirmed by its ID, so that
// after a crash its outcome can be looked up.
import Stripe from 'stripe'
import {
  type Charge,
  type ChargeRequest,
  type MoneyMovement,
  type Processor,
  ProcessorRefused,
} from '#outside/ports/processor.ts'
import {
  chargeOf,
  disputeOf,
  evidenceFor,
  requireObject,
  fromStripe,
  refundOf,
  toStripe,
} from './stripe_objects.ts'
import { stripeAccounts } from './stripe_accounts.ts'
import { withOutcome } from './stripe_outcome.ts'
import { methodFor, stripeSetups, stripeType } from './stripe_setups.ts'

export const stripe_name = 'stripe'

export type StripeSettings = {
  secret_key: string
  webhook_secret: string
  publishable_key?: string | undefined // For pages where persons pay.
  api_url?: string | undefined
  return_url: string
}

const timeout_ms = 20_000
const retries = 2

export function stripeClient({ secret_key, api_url }: StripeSettings): Stripe {
  const at = api_url ? new URL(api_url) : undefined
  return new Stripe(secret_key, {
    timeout: timeout_ms,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(at && {
      protocol: at.protocol === 'http:' ? 'http' : 'https',
      host: at.hostname,
      ...(at.port && { port: at.port }),
    }),
  })
}

const expand = ['latest_charge.balance_transaction']

export function stripeProcessor(stripe: Stripe, return_url: string): Processor {
  const keyed = (idempotencyKey: string) => ({ idempotencyKey })
  const intent = (request: Promise<Stripe.PaymentIntent>) =>
    withOutcome(async () => chargeOf(requireObject(await request, 'payment_intent')))
  const look = (id: string) => intent(stripe.paymentIntents.retrieve(id, { expand }))

  // If the action was already done, returns the current state.
  async function orCurrentState(id: string, request: () => Promise<Charge>): Promise<Charge> {
    try {
      return await request()
    } catch (error) {
      const { code = '' } = error instanceof ProcessorRefused ? error.failure : {}
      if (code === 'payment_intent_unexpected_state') return await look(id)
      throw error
    }
  }

  return {
    name: stripe_name,
    retrieveCharge: look,
    ...stripeSetups(stripe, return_url),
    ...stripeAccounts(stripe, return_url),
    createCharge(
      { payment_id, amount, currency, method_type, capture_method, ...more }: ChargeRequest,
      key,
    ) {
      return withOutcome(async () => {
        const request = {
          amount: toStripe(currency, amount),
          currency,
          capture_method,
          allowed_payment_method_types: [stripeType(method_type)],
          metadata: { attune_payment: payment_id },
          ...(more.statement_descriptor && {
            statement_descriptor_suffix: more.statement_descriptor,
          }),
          ...(more.customer && { customer: more.customer }),
        }
        const created = await stripe.paymentIntents.create(request, keyed(key))
        return chargeOf(requireObject(created, 'payment_intent'))
      })
    },
    confirm: (id, { token, off_session }, key) =>
      orCurrentState(id, () => {
        const present = off_session ? { off_session } : { return_url }
        const request = {
          ...methodFor(token),
          ...present,
          expand,
        } as Stripe.PaymentIntentConfirmParams
        return intent(stripe.paymentIntents.confirm(id, request, keyed(key)))
      }),
    capture: (id, { amount, currency }, key) =>
      orCurrentState(id, () =>
        withOutcome(async () => {
          const request = { amount_to_capture: toStripe(currency, amount), expand }
          const captured = await stripe.paymentIntents.capture(id, request, keyed(key))
          return chargeOf(requireObject(captured, 'payment_intent'))
        }),
      ),
    cancel: (id, key) =>
      orCurrentState(id, () => intent(stripe.paymentIntents.cancel(id, {}, keyed(key)))),
    refund: (reference, { amount, currency }, refund_id, key) =>
      withOutcome(async () => {
        const request = {
          ...chargeParams(reference),
          amount: toStripe(currency, amount),
          metadata: { attune_refund: refund_id },
        }
        return refundOf(requireObject(await stripe.refunds.create(request, keyed(key)), 'refund'))
      }),
    findRefund: (reference, refund_id) =>
      withOutcome(async () => {
        const request = { ...chargeParams(reference), limit: 100 }
        const list = requireObject(await stripe.refunds.list(request), 'list')
        const found = list.data.find(({ metadata }) => metadata?.attune_refund === refund_id)
        return found && refundOf(found)
      }),
    retrieveRefund: (id) =>
      withOutcome(async () => {
        const refund = requireObject(await stripe.refunds.retrieve(id), 'refund')
        return { ...refundOf(refund), amount: fromStripe(refund.currency, refund.amount) }
      }),
    submitEvidence: (id, evidence, key) =>
      withOutcome(async () => {
        const request = { evidence: evidenceFor(evidence), submit: true }
        return disputeOf(
          requireObject(await stripe.disputes.update(id, request, keyed(key)), 'dispute'),
        )
      }),
    retrieveDispute: (id) =>
      withOutcome(async () =>
        disputeOf(requireObject(await stripe.disputes.retrieve(id), 'dispute')),
      ),
    transfer: ({ payout_id, amount, currency, destination }, key) =>
      withOutcome(async () => {
        const request = {
          amount: toStripe(currency, amount),
          currency,
          destination,
          transfer_group: payout_id,
        }
        return transferOf(
          requireObject(await stripe.transfers.create(request, keyed(key)), 'transfer'),
        )
      }),
    findTransfer: (transfer_group) =>
      withOutcome(async () => {
        const list = requireObject(
          await stripe.transfers.list({ transfer_group, limit: 1 }),
          'list',
        )
        return list.data[0] && transferOf(list.data[0])
      }),
    retrieveTransfer: (id) =>
      withOutcome(async () => {
        const transfer = requireObject(await stripe.transfers.retrieve(id), 'transfer')
        const { currency, amount_reversed } = transfer
        return { ...transferOf(transfer), amount_reversed: fromStripe(currency, amount_reversed) }
      }),
    reverseTransfer: (id, _, key) =>
      withOutcome(async () => {
        const back = await stripe.transfers.createReversal(id, {}, keyed(key))
        requireObject(back, 'transfer_reversal')
        return { reference: id, status: 'canceled', failure: null, next_update_at: null }
      }),
  }
}

const transferOf = ({ id, reversed }: Stripe.Transfer): MoneyMovement => ({
  reference: id,
  status: reversed ? 'canceled' : 'succeeded',
  failure: null,
  next_update_at: null,
})

// Payments from before PaymentIntents are identified by their charge.
const chargeParams = (reference: string) =>
  reference.startsWith('ch_') ? { charge: reference } : { payment_intent: reference }
