// Tests the Stripe adapter against stripe-stateful-mock: refunds, keys and declines. The mock knows
// only charges and is installed in its own folder.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '#settings/config.ts'
import { ProcessorRefused } from '#outside/ports/processor.ts'
import { stripeClient, stripeProcessor } from '#outside/adapters/processor/stripe.ts'
import { failureOf, type StripeError } from '#outside/adapters/processor/stripe_objects.ts'

const folder = join(root, 'tools/processor')
const port = 20_000 + (process.pid % 20_000)
const changedAt = (file: string) =>
  statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', words, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm ci ended with ${status}.`)
}
const cli = join(folder, 'node_modules/stripe-stateful-mock/dist/cli.js')
const mock: ChildProcess = spawn(process.execPath, [cli], {
  env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'silent' },
  stdio: 'ignore',
})

const api_url = `http://localhost:${port}`
const settings = { secret_key: 'sk_test_x', webhook_secret: '', api_url, return_url: api_url }
const stripe = stripeClient(settings)
const processor = stripeProcessor(stripe, api_url)
const usd = (amount: number) => ({ amount, currency: 'usd' })
const charge = (source: string) =>
  stripe.charges.create({ amount: 2_500, currency: 'usd', source }) as Promise<{ id: string }>

async function listening() {
  for (;;) {
    const answered = await fetch(api_url).then(
      () => true,
      () => false,
    )
    if (answered) return
    await sleep(50)
  }
}

try {
  await listening()
  const { id } = await charge('tok_visa')
  const first = await processor.refund(id, usd(1_000), 're_one', 'one')
  assert.equal(first.status, 'succeeded')
  const again = await processor.refund(id, usd(1_000), 're_one', 'one')
  assert.equal(again.reference, first.reference, 'the same key gives back once')
  assert.equal((await processor.findRefund(id, 're_one'))?.reference, first.reference)
  assert.equal(await processor.findRefund(id, 're_other'), undefined)
  await assert.rejects(processor.refund(id, usd(1_501), 're_two', 'two'), ProcessorRefused)
  for (const [source, decline_code, retryable] of [
    ['tok_chargeDeclined', 'generic_decline', true],
    ['tok_chargeDeclinedInsufficientFunds', 'insufficient_funds', true],
    ['tok_chargeDeclinedFraudulent', 'fraudulent', false],
  ] as const) {
    const error = await charge(source).then(
      () => assert.fail(source),
      (thrown: StripeError) => thrown,
    )
    assert.deepEqual(failureOf(error), { code: 'card_declined', decline_code, retryable })
  }
  console.log('The adapter and stripe-stateful-mock agree.')
} finally {
  mock.kill()
}
