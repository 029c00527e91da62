// Accounts of practitioners at Stripe (Connect, Express): Stripe collects and verifies their
// details, and nothing about them passes through Attune.
import type Stripe from 'stripe'
import type { Processor, ProcessorAccount } from '#outside/ports/processor.ts'
import { requireObject } from './stripe_objects.ts'
import { withOutcome } from './stripe_outcome.ts'

export function stripeAccounts(
  stripe: Stripe,
  return_url: string,
): Pick<Processor, 'createAccount' | 'retrieveAccount' | 'linkAccount'> {
  return {
    createAccount: (practitioner_id, idempotencyKey) =>
      withOutcome(async () => {
        const request = {
          type: 'express' as const,
          business_type: 'individual' as const,
          capabilities: { transfers: { requested: true } },
          metadata: { attune_practitioner: practitioner_id },
        }
        const created = await stripe.accounts.create(request, { idempotencyKey })
        return accountOf(requireObject(created, 'account'))
      }),
    retrieveAccount: (id) =>
      withOutcome(async () =>
        accountOf(requireObject(await stripe.accounts.retrieve(id), 'account')),
      ),
    linkAccount: (account, idempotencyKey) =>
      withOutcome(async () => {
        const request = {
          account,
          type: 'account_onboarding' as const,
          refresh_url: return_url,
          return_url,
        }
        const made = await stripe.accountLinks.create(request, { idempotencyKey })
        const { url, expires_at } = requireObject(made, 'account_link')
        const until = Temporal.Instant.fromEpochMilliseconds(expires_at * 1_000)
        return { url, expires_at: until.toString({ fractionalSecondDigits: 3 }) }
      }),
  }
}

// Transfers need a capability of their own: an account that can pay out can't receive without it.
function accountOf(account: Stripe.Account): ProcessorAccount {
  const { id, payouts_enabled, capabilities, requirements } = account
  const due = [...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])]
  return {
    reference: id,
    payouts_enabled: payouts_enabled && capabilities?.transfers === 'active',
    requirements: [...new Set(due)].sort(),
    next_update_at: null,
  }
}
