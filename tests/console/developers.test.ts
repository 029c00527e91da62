// What developers do in the console, in a real browser: keys, events, webhooks and the clock.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { deliverer } from '#jobs/deliver.ts'
import { relayAll } from '#jobs/relay.ts'
import { call, createPractitioner, db, log, outside, secrets } from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'
import { startReceiver } from '#tests/webhook_receiver.ts'
import { address, axeFindings, browserAs, visitAs } from './console_page.ts'

test('a key is created, shown once, used and rotated', { skip }, async () => {
  const { page, complaints } = await browserAs('owner')
  await page.goto(address('/api-keys'))
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
  await page.getByText('Name is required.').waitFor()
  await page.getByLabel('Name').fill('Booking server')
  assert.deepEqual(await axeFindings(page), [])
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
  const secret = await page.getByTestId('secret').innerText()
  assert.match(secret, /^sk_test_/)
  assert.equal((await call('GET', '/v1', undefined, { key: secret })).status, 200)
  await page.getByRole('button', { name: 'Done' }).click()
  assert.equal((await page.content()).includes(secret), false, 'the secret is gone')

  await page.getByRole('cell', { name: 'Booking server' }).click()
  await page.getByRole('button', { name: 'Rotate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click()
  const next = await page.getByTestId('secret').innerText()
  assert.notEqual(next, secret)
  assert.equal((await call('GET', '/v1', undefined, { key: secret })).status, 401)
  assert.equal((await call('GET', '/v1', undefined, { key: next })).status, 200)
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test(
  'a request appears live, and its API call can be copied as it was sent',
  { skip },
  async () => {
    const { page, key } = await browserAs('developer')
    await page.goto(address('/requests'))
    await page.getByRole('heading', { name: 'Requests' }).waitFor()
    await call('GET', '/v1/sessions/ses_none', undefined, { key })
    await page.getByRole('cell', { name: 'resource_not_found' }).first().waitFor()
    await page.keyboard.press('a')
    const drawer = page.getByRole('region', { name: 'API calls of this screen' })
    await drawer.getByText('curl "$BASE_URL/v1/request_logs?limit=100"').waitFor()
    await drawer.getByText('TypeScript').click()
    await drawer.getByText('attune.requestLogs.list({ limit: 100 })').waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await page.context().close()
  },
)

// What the background worker does: numbers events and delivers them.
async function work() {
  while (!(await relayAll(db))) continue
  const allows = { private_webhooks: true }
  const { takeSome, idle } = deliverer({ db, secrets, outside, log, allows })
  for (let taken = 1; taken > 0; await idle()) taken = await takeSome()
}

test('an event arrives live, is resent, and its second attempt is shown', { skip }, async () => {
  const receiver = await startReceiver()
  const { page, key } = await browserAs('owner')
  await page.goto(address('/webhooks'))
  await page.getByRole('button', { name: 'Add endpoint' }).click()
  await page.getByRole('textbox', { name: 'URL' }).fill(receiver.url)
  await page.getByLabel('Event types').fill('practitioner.created')
  await page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).click()
  await page.getByRole('button', { name: 'Done' }).click()

  await page.goto(address('/events'))
  await page.getByRole('heading', { name: 'Events' }).waitFor()
  await createPractitioner({ key })
  await work()
  assert.equal(receiver.got.length, 1)
  await page.getByRole('cell', { name: 'practitioner.created' }).first().click()
  await page.getByRole('button', { name: 'Resend' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resend' }).click()
  await page.getByText('The event was sent again.').waitFor()
  await work()
  assert.equal(receiver.got.length, 2)
  assert.equal(receiver.got[0]!.body, receiver.got[1]!.body)

  await page.goto(address('/webhooks'))
  await page.getByRole('cell', { name: receiver.url }).click()
  await page.getByText('200 practitioner.created').nth(1).waitFor()
  await page.context().close()
})

test('the sandbox clock moves, and the console says what happened', { skip }, async () => {
  const { page, key } = await browserAs('owner')
  await page.goto(address('/clock'))
  await page.getByRole('button', { name: '+1 day' }).click()
  await page.getByText('The sandbox clock was advanced.').waitFor()
  const { body } = await call('GET', '/v1/test_clock', undefined, { key })
  assert.ok((body as { offset_seconds: number }).offset_seconds >= 86_400)
  await page.getByText('+1 d').first().waitFor()
  await page.context().close()
})

test('the palette opens screens by keyboard, and any ID', { skip }, async () => {
  const { page, key } = await visitAs('owner')
  const { body } = await call('GET', '/v1/api_keys', undefined, { key })
  const { id } = (body as { data: { id: string }[] }).data[0]!
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Type an ID, a name or a command').fill(id)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('id') === id)
  await page.getByRole('button', { name: 'Revoke' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor()
  const { id: person_id } = await createPerson({}, { key })
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Type an ID, a name or a command').fill('lindq')
  await page.getByRole('option', { name: 'Maya Lindqvist' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === `/console/persons/${person_id}`)
  await page.context().close()
})

test(
  'the request that creates a scoped token works as the console writes it',
  { skip },
  async () => {
    const { page, key, complaints } = await visitAs('developer')
    const practitioner_id = await createPractitioner({ key })
    await page.goto(address('/scoped-tokens'))
    await page.getByRole('button', { name: 'Create from your server' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Acts for').selectOption('A practitioner')
    await dialog.getByRole('textbox', { name: 'ID' }).fill(practitioner_id)
    await dialog.getByLabel('Allowed origins').fill('https://app.example.com')
    await dialog.getByText('attune.scopedTokens.create({').waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await dialog.getByLabel('Language').selectOption('curl')
    const [, body] = /-d '([^']+)'/.exec(await dialog.getByLabel('Request').innerText())!
    const {
      status,
      body: token,
      text,
    } = await call('POST', '/v1/scoped_tokens', JSON.parse(body!), {
      key,
    })
    assert.equal(status, 200, text)
    assert.equal((token as { practitioner_id: string }).practitioner_id, practitioner_id)
    await dialog.getByRole('button', { name: 'Close' }).click()
    assert.deepEqual(complaints, [])
    await page.context().close()
  },
)
