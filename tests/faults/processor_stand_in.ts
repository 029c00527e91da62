// A payment processor that speaks Stripe's protocol, outlives the servers under test, and records
// what it charged. Some responses are late and some are lost after the charge was made.
import http from 'node:http'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from './random.ts'

type Intent = { id: string; status: string; payment_id: string; amount: number; currency: string }
type Answer = [status: number, body: object]

export async function startStandIn(dice: Dice) {
  const intents = new Map<string, Intent>()
  const answers = new Map<string, Answer>() // By idempotency key, as Stripe keeps them.
  const charged: { payment_id: string; amount: number }[] = []
  let next = Promise.withResolvers<void>()

  const shown = ({ payment_id, ...intent }: Intent) => ({
    ...intent,
    object: 'payment_intent',
    metadata: { attune_payment: payment_id },
    last_payment_error: null,
    latest_charge: null,
    next_action: null,
  })

  function confirm(intent: Intent): Answer {
    if (intent.status === 'succeeded') {
      const code = 'payment_intent_unexpected_state'
      return [400, { error: { type: 'invalid_request_error', code, message: 'Charged before.' } }]
    }
    intent.status = 'succeeded'
    charged.push({ payment_id: intent.payment_id, amount: intent.amount })
    next.resolve()
    next = Promise.withResolvers()
    return [200, shown(intent)]
  }

  function answer(path: string, body: URLSearchParams): Answer {
    const number = intents.size + answers.size + 1
    if (path === 'POST /v1/customers') return [200, { id: `cus_${number}`, object: 'customer' }]
    if (path === 'POST /v1/setup_intents') return [200, setupOf(number, body.get('customer')!)]
    if (path === 'POST /v1/payment_intents') {
      const intent = {
        id: `pi_${number}`,
        status: 'requires_confirmation',
        payment_id: body.get('metadata[attune_payment]')!,
        amount: Number(body.get('amount')),
        currency: body.get('currency')!,
      }
      intents.set(intent.id, intent)
      return [200, shown(intent)]
    }
    const [, id, step] = /payment_intents\/(\w+)(\/confirm)?$/.exec(path) ?? []
    const intent = intents.get(id ?? '')
    if (!intent) return [404, { error: { code: 'resource_missing', message: path } }]
    return step ? confirm(intent) : [200, shown(intent)]
  }

  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', async () => {
      const key = request.headers['idempotency-key'] as string | undefined
      const path = `${request.method} ${request.url!.split('?')[0]}`
      const before = key && answers.get(key)
      const [status, result] = before || answer(path, new URLSearchParams(body))
      if (key) answers.set(key, [status, result])
      await sleep(dice.between(0, 300))
      if (dice.upTo(9) === 0) return void request.socket.destroy()
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(result))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  const { port } = server.address() as { port: number }
  const settings = {
    PAYMENT_PROCESSOR: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
  }
  // Resolves when something is charged and the server doesn't know it yet.
  const nextCharge = () => next.promise
  return { charged, settings, nextCharge }
}

const setupOf = (number: number, customer: string) => ({
  id: `seti_${number}`,
  object: 'setup_intent',
  status: 'succeeded',
  customer,
  payment_method: {
    id: `pm_${number}`,
    object: 'payment_method',
    card: { brand: 'visa', last4: '4242', exp_month: 2, exp_year: 2098 },
  },
  last_setup_error: null,
  next_action: null,
})
