// The script of the page with Stripe: the form submits Stripe's token, and shows Stripe's errors.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { root } from '#settings/config.ts'

const script = readFileSync(join(root, 'src/docs/static/pay.js'), 'utf8')

type Answer = { error?: { message: string }; paymentMethod?: { id: string } }

// A browser with the page, in which Stripe answers as given.
function openPage(checked: Answer, created: Answer) {
  let submitted = 0
  let submit: (event: object) => Promise<void> = async () => {}
  const options: object[] = []
  const button = { disabled: false }
  const problem = { textContent: '', hidden: true }
  const form = {
    dataset: { key: 'pk_test_1', amount: '4000', currency: 'usd', locale: 'es' },
    elements: { token: { value: '' } },
    querySelector: () => button,
    addEventListener: (_: string, listener: typeof submit) => (submit = listener),
    submit: () => submitted++,
  }
  runInNewContext(script, {
    document: { querySelector: (name: string) => (name === '#pay' ? form : problem) },
    matchMedia: () => ({ matches: true }),
    Stripe: (key: string) => ({
      elements(given: object) {
        options.push({ key, ...given })
        return { create: () => ({ mount: () => {} }), submit: async () => checked }
      },
      createPaymentMethod: async () => created,
    }),
  })
  const press = () => submit({ preventDefault: () => {} })
  return { press, form, button, problem, options, count: () => submitted }
}

test('The form submits the token that Stripe returns', async () => {
  const page = openPage({}, { paymentMethod: { id: 'pm_1' } })
  await page.press()
  assert.deepEqual([page.form.elements.token.value, page.count()], ['pm_1', 1])
  const [{ key, amount, currency, locale }] = page.options as [Record<string, unknown>]
  assert.deepEqual([key, amount, currency, locale], ['pk_test_1', 4_000, 'usd', 'es'])
})

test('An error of Stripe is shown, and nothing is submitted', async () => {
  const error = { message: 'Your card number is incomplete.' }
  for (const page of [openPage({ error }, {}), openPage({}, { error })]) {
    await page.press()
    assert.deepEqual([page.problem.textContent, page.problem.hidden], [error.message, false])
    assert.deepEqual([page.button.disabled, page.count()], [false, 0])
  }
})

test('A page without the form loads no fields', () => {
  const document = { querySelector: () => null }
  runInNewContext(script, { document })
})
