// Chooses the payment processor from the settings.
import type { Call } from '#kernel/call.ts'
import { type Processor, ProcessorDown, type Processors } from '#outside/ports/processor.ts'
import { simulated_name, simulatedProcessor } from './simulated.ts'
import { cards } from './simulated_cards.ts'
import { readEvent } from './stripe_events.ts'
import { stripe_name, stripeClient, stripeProcessor, type StripeSettings } from './stripe.ts'

export type ProcessorSettings = {
  name: typeof simulated_name | typeof stripe_name | null
  stripe?: StripeSettings | undefined
  wait_ms?: number
  slow_ms?: number
}

const default_wait_ms = 5_000 // How long a response waits for the processor.
const default_slow_ms = 8_000 // How long the simulated processor takes for a slow card.

type InAccount = <T>(account: string, work: (call: Call) => Promise<T>) => Promise<T>

// The simulated processor keeps its records in the account's own tables.
export function processorsOf(inAccount: InAccount, settings: ProcessorSettings): Processors {
  const common = {
    name: settings.name,
    wait_ms: settings.wait_ms ?? default_wait_ms,
    inTransaction: (call: Call) => simulatedProcessor((work) => work(call), 0),
  }
  if (settings.name === stripe_name) {
    const { stripe } = settings as { stripe: StripeSettings }
    const client = stripeClient(stripe)
    const processor = stripeProcessor(client, stripe.return_url)
    return {
      ...common,
      of: () => processor,
      ...(stripe.publishable_key && {
        payment_form: { publishable_key: stripe.publishable_key },
      }),
      readWebhook: (bytes, signature) => readEvent(client, stripe.webhook_secret, bytes, signature),
    }
  }
  const slow = settings.slow_ms ?? default_slow_ms
  const of = (account: string): Processor =>
    simulatedProcessor((work) => inAccount(account, work), slow)
  const hasMethod = (token: string) => Object.hasOwn(cards, token)
  return settings.name ? { ...common, of, hasMethod, payment_form } : { ...common, of: noProcessor }
}

const testMethod = (token: string, label: string) => ({ token, type: cards[token]!.type, label })

// Enough to see each outcome.
const payment_form = {
  test_methods: [
    testMethod('pm_card_visa', 'Visa 4242'),
    testMethod('pm_card_visa_chargeDeclined', 'Visa 0002: declined'),
    testMethod('pm_card_authenticationRequired', 'Visa 3184: authentication'),
    testMethod('pm_usBankAccount_success', 'Bank account 6789: takes days'),
  ],
}

const noProcessor = () => {
  throw new ProcessorDown('No payment processor is configured.')
}
