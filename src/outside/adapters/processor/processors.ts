// Chooses the payment processor from the settings.
import type { Secrets } from '#crypto/secrets.ts'
import type { Database } from '#db/connect.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { type Processor, ProcessorDown, type Processors } from '#outside/ports/processor.ts'
import { simulated_name, simulatedProcessor } from './simulated.ts'
import { readEvent } from './stripe_events.ts'
import { stripe_name, stripeClient, stripeProcessor, type StripeSettings } from './stripe.ts'

export type ProcessorSettings = {
  name: typeof simulated_name | typeof stripe_name | null
  stripe?: StripeSettings | undefined
  wait_ms?: number
  slow_ms?: number
}

const wait_ms = 5_000 // How long a response waits for the processor.
const slow_ms = 8_000 // How long the simulated processor takes for a slow card.

export function processorsOf(
  { db, secrets }: { db: Database; secrets: Secrets },
  settings: ProcessorSettings,
): Processors {
  const waits = settings.wait_ms ?? wait_ms
  if (settings.name === stripe_name) {
    const { stripe: said } = settings as { stripe: StripeSettings }
    const client = stripeClient(said)
    const processor = stripeProcessor(client, said.return_url)
    return {
      wait_ms: waits,
      of: () => processor,
      hear: (bytes, signature) => readEvent(client, said.webhook_secret, bytes, signature),
    }
  }
  const slow = settings.slow_ms ?? slow_ms
  const of = (account: string): Processor =>
    simulatedProcessor((work) => inAccount(db, secrets, account, work), slow)
  return { wait_ms: waits, of: settings.name ? of : nobody }
}

const nobody = () => {
  throw new ProcessorDown('No payment processor is configured.')
}
