// Payment methods that Stripe keeps: a customer of its own for each, without anything about the
// person, and a SetupIntent that allows charges while the person isn't there.
import type Stripe from 'stripe'
import {
  type Processor,
  ProcessorDown,
  ProcessorRefused,
  type Setup,
} from '#outside/ports/processor.ts'
import { failureOf, requireObject, type StripeError } from './stripe_objects.ts'
import { withOutcome } from './stripe_outcome.ts'

export const stripeType = (type: string) =>
  type === 'ach' ? ('us_bank_account' as const) : ('card' as const)

export const methodFor = (token: string) =>
  token.startsWith('tok_')
    ? { payment_method_data: { type: 'card' as const, card: { token } } }
    : { payment_method: token }

const expand = ['payment_method']

export function stripeSetups(
  stripe: Stripe,
  return_url: string,
): Pick<Processor, 'setUp' | 'retrieveSetup' | 'detach'> {
  return {
    setUp: ({ payment_method_id, type, token, online }, key) =>
      withOutcome(async () => {
        const metadata = { attune_payment_method: payment_method_id }
        const created = await stripe.customers.create(
          { metadata },
          { idempotencyKey: `${key}:customer` },
        )
        const customer = requireObject(created, 'customer').id
        const request = {
          customer,
          ...methodFor(token),
          allowed_payment_method_types: [stripeType(type)],
          usage: 'off_session',
          confirm: true,
          return_url,
          ...(type === 'ach' && { mandate_data: { customer_acceptance: acceptanceOf(online) } }),
          metadata,
          expand,
        } as Stripe.SetupIntentCreateParams
        const setup = await stripe.setupIntents.create(request, { idempotencyKey: key })
        return setupOf(requireObject(setup, 'setup_intent'))
      }),
    retrieveSetup: (id) =>
      withOutcome(async () =>
        setupOf(requireObject(await stripe.setupIntents.retrieve(id, { expand }), 'setup_intent')),
      ),
    async detach(customer) {
      try {
        await withOutcome(async () =>
          requireObject(await stripe.customers.del(customer), 'customer'),
        )
      } catch (error) {
        const gone = error instanceof ProcessorRefused && error.failure.code === 'resource_missing'
        if (!gone) throw error
      }
    },
  }
}

const acceptanceOf = (online: { ip_address: string; user_agent: string } | null) =>
  online ? { type: 'online' as const, online } : { type: 'offline' as const, offline: {} }

const statuses: Record<string, Setup['status']> = {
  requires_payment_method: 'failed',
  requires_confirmation: 'processing',
  requires_action: 'challenged',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'failed',
}

function setupOf(setup: Stripe.SetupIntent): Setup {
  const { id, payment_method, last_setup_error, next_action, customer } = setup
  const status = statuses[setup.status]
  if (!status) throw new ProcessorDown('Stripe returned an unknown setup status.')
  const method = payment_method && typeof payment_method === 'object' ? payment_method : null
  return {
    reference: id,
    status,
    customer: idOf(customer) ?? '',
    method: idOf(payment_method),
    details: method && detailsOf(method),
    failure: status === 'failed' ? failureOf((last_setup_error ?? {}) as StripeError) : null,
    challenge_url:
      next_action?.redirect_to_url?.url ??
      next_action?.verify_with_microdeposits?.hosted_verification_url ??
      null,
  }
}

const idOf = (object: string | { id: string } | null) =>
  typeof object === 'string' ? object : (object?.id ?? null)

function detailsOf({ card, us_bank_account: bank }: Stripe.PaymentMethod) {
  return {
    type: bank ? 'ach' : 'card',
    brand: card?.brand ?? (bank ? 'bank_account' : null),
    last4: card?.last4 ?? bank?.last4 ?? null,
    expires_on: card ? lastDayOf(card.exp_year, card.exp_month) : null,
  }
}

const lastDayOf = (year: number, month: number) => {
  const { daysInMonth } = Temporal.PlainYearMonth.from({ year, month })
  return new Temporal.PlainDate(year, month, daysInMonth).toString()
}
