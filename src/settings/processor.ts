// Payment processor settings, validated at startup: keys of one environment can't be used in the
// other, and the statement descriptor can't reveal mental healthcare.
import type { Environment } from './environment.ts'
import type { Setting } from './settings.ts'
import { bad, oneOf, protocolOf, type Reader } from './values.ts'

export const processor = {
  PAYMENT_PROCESSOR: {
    summary:
      'Payment processor: simulated, stripe or none. Default: simulated in the sandbox; in ' +
      'production stripe if STRIPE_SECRET_KEY is set, otherwise none. Production rejects ' +
      'simulated.',
    example: 'stripe',
  },
  STRIPE_SECRET_KEY: {
    secret: true,
    summary: 'Secret key of your Stripe account: sk_test_ in the sandbox, sk_live_ in production.',
    example: '(from dashboard.stripe.com)',
  },
  STRIPE_WEBHOOK_SECRET: {
    secret: true,
    summary:
      'Signing secret of the Stripe webhook endpoint /processors/stripe/webhooks. Required with ' +
      'STRIPE_SECRET_KEY.',
    example: '(from dashboard.stripe.com)',
  },
  STRIPE_PUBLISHABLE_KEY: {
    summary: 'Publishable key of your Stripe account, for the pages of payment requests.',
    example: '(from dashboard.stripe.com)',
  },
  STRIPE_API_URL: {
    summary: "Base URL of the Stripe API, to use a proxy or a mock. Default: Stripe's own.",
    example: 'https://stripe-proxy.example.com',
  },
  STATEMENT_DESCRIPTOR: {
    summary: "Text on card statements: 5 to 22 characters that don't reveal mental healthcare.",
    fallback: 'ATTUNE',
  },
} as const satisfies Record<string, Setting>

const keyPrefix = {
  sandbox: 'a test key (sk_test_ or rk_test_)',
  production: 'a live key (sk_live_ or rk_live_)',
}

const publicPrefix = { sandbox: /^pk_test_\w+$/, production: /^pk_live_\w+$/ }

export function processorOf(read: Reader, environment: Environment, return_url: string) {
  const name = nameOf(read, environment)
  if (name !== 'stripe') return { name }
  const secret_key = read('STRIPE_SECRET_KEY')
  const webhook_secret = read('STRIPE_WEBHOOK_SECRET')
  const prefix = environment === 'production' ? /^[sr]k_live_/ : /^[sr]k_test_/
  if (!secret_key) throw bad('STRIPE_SECRET_KEY', 'is required with PAYMENT_PROCESSOR=stripe')
  if (!prefix.test(secret_key)) {
    throw bad('STRIPE_SECRET_KEY', `must be ${keyPrefix[environment]} in ${environment}`)
  }
  if (!webhook_secret) throw bad('STRIPE_WEBHOOK_SECRET', 'is required with STRIPE_SECRET_KEY')
  const publishable_key = read('STRIPE_PUBLISHABLE_KEY')
  if (publishable_key && !publicPrefix[environment].test(publishable_key)) {
    throw bad('STRIPE_PUBLISHABLE_KEY', `must be a publishable key of ${environment}`)
  }
  const api_url = read('STRIPE_API_URL')
  const mocked = environment === 'sandbox' && api_url?.startsWith('http://')
  if (api_url && protocolOf(api_url) !== 'https:' && !mocked) {
    throw bad('STRIPE_API_URL', 'must be an https:// URL')
  }
  return { name, stripe: { secret_key, webhook_secret, publishable_key, api_url, return_url } }
}

function nameOf(read: Reader, environment: Environment) {
  const usual = { sandbox: 'simulated', production: read('STRIPE_SECRET_KEY') ? 'stripe' : 'none' }
  const request = read('PAYMENT_PROCESSOR') ?? usual[environment]
  const word = oneOf('PAYMENT_PROCESSOR', () => request, ['simulated', 'stripe', 'none'])
  if (word === 'simulated' && environment === 'production') {
    throw bad('PAYMENT_PROCESSOR', "can't be simulated in production")
  }
  return word === 'none' ? null : word
}

const health_terms =
  /therap|psych|mental|counsel|clinic|depress|anxi|addict|rehab|autis|adhd|health/i

// Everyone with access to the bank account can read the descriptor.
export function descriptorOf(text: string) {
  if (!/^(?=.*[A-Za-z])[A-Za-z0-9 .-]{5,22}$/.test(text)) {
    throw bad('STATEMENT_DESCRIPTOR', 'must be 5 to 22 letters, digits, spaces, dots and hyphens')
  }
  if (health_terms.test(text)) throw bad('STATEMENT_DESCRIPTOR', "can't reveal mental healthcare")
  return text
}
