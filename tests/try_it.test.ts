// "Try it" on the reference pages, in a real browser: requests go to the sandbox as the signed-in
// member, and nothing of a response stays. Skipped with a message if there is no Chromium.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { pageSources } from '#docs/pages.ts'
import { open, skip } from './chromium.ts'
import { address, axeFindings, browserAs, visitAs } from './console/console_page.ts'
import { deployment, mails } from './harness.ts'
import { mailedTokens } from './sign_in_examples.ts'

const at = (path: string) => new URL(path, address('/')).href

const panelOf = (page: Page, operation: string) =>
  page.getByRole('region', { name: `Try ${operation}`, exact: true })

// Opens the form of an operation by keyboard.
async function openForm(page: Page, resource: string, operation: string) {
  await page.goto(at(`/docs/reference/${resource}`))
  await page.getByRole('button', { name: `Try it: ${operation}`, exact: true }).press('Enter')
  const panel = panelOf(page, operation)
  await panel.waitFor()
  return panel
}

test('a member sends a request by keyboard and sees the response', { skip }, async () => {
  const { page, complaints } = await browserAs('owner')
  const panel = await openForm(page, 'practitioners', 'GET /v1/practitioners')
  await panel.getByText(/^Signed in as Ada Okafor/).waitFor()
  await panel.locator('summary').press('Enter')
  await panel.getByLabel('limit', { exact: true }).fill('2')
  assert.match(await panel.locator('.code pre').innerText(), /practitioners\?limit=2'/)
  await panel.getByRole('button', { name: 'Send' }).press('Enter')
  await panel.locator('.try-ok').waitFor()
  assert.equal(await panel.locator('.try-ok').innerText(), '200')
  assert.match(await panel.locator('dl').innerText(), /Request-Id\s+req_/)
  const body = JSON.parse(await panel.getByRole('region', { name: 'Response body' }).innerText())
  assert.equal(body.object, 'list')
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('an object is created and changed with IDs of the own sandbox', { skip }, async () => {
  const { page } = await browserAs('owner')
  const form = await openForm(page, 'persons', 'POST /v1/persons')
  await form.getByLabel('Body (JSON)').fill('{"names": [{"given": "Ada"')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('The body must be valid JSON.', { exact: true }).waitFor()
  assert.equal(await form.getByLabel('Body (JSON)').getAttribute('aria-invalid'), 'true')
  await form.getByLabel('Body (JSON)').fill('{"names": [{"given": "Ada", "family": "Byron"}]}')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.locator('.try-ok').waitFor()

  const change = await openForm(page, 'persons', 'PATCH /v1/persons/{id}')
  await change.getByRole('button', { name: 'Fill in IDs from my sandbox' }).click()
  await change.getByText('IDs filled in.').waitFor()
  assert.match(await change.getByLabel('id', { exact: true }).inputValue(), /^per_(?!4Jv0)/)
  await change.getByLabel('Body (JSON)').fill('{"metadata": {"crm_id": "8841"}}')
  await change.getByLabel('Dry run').check()
  await change.getByRole('button', { name: 'Send' }).click()
  await change.locator('.try-ok').waitFor()
  assert.match(await change.locator('.code pre').innerText(), /-X PATCH .*\n.*Dry-Run: true/s)
  await page.context().close()
})

test('nothing of a response is stored or comes back', { skip }, async () => {
  const { page } = await browserAs('owner')
  const panel = await openForm(page, 'practitioners', 'GET /v1/practitioners')
  await panel.getByRole('button', { name: 'Send' }).click()
  await panel.locator('.try-ok').waitFor()
  const stored = await page.evaluate<string[]>(
    '[...Object.keys(localStorage), ...Object.keys(sessionStorage)]',
  )
  assert.deepEqual(
    stored.filter((name) => !['attune.language', 'attune.theme'].includes(name)),
    [],
  )
  assert.equal(new URL(page.url()).search, '')
  await page.goto(at('/docs/reference/sessions'))
  await page.goBack()
  await page.getByRole('heading', { name: 'Practitioners', exact: true }).waitFor()
  assert.equal(await page.locator('.try-ok').count(), 0)
  await page.context().close()
})

test('a member without the scope sees the refusal of the API', { skip }, async () => {
  const { page } = await browserAs('biller')
  const panel = await openForm(page, 'notes', 'GET /v1/notes')
  await panel.getByRole('button', { name: 'Send' }).click()
  await panel.locator('strong.try-error').waitFor()
  assert.equal(await panel.locator('strong.try-error').innerText(), '403')
  await panel.getByText(/"code": "permission_denied"/).waitFor()
  await page.context().close()
})

test('a reader who is not signed in is led to the sign-in and back', { skip }, async () => {
  const { page, email } = await visitAs('owner')
  await page.context().clearCookies()
  const panel = await openForm(page, 'sessions', 'GET /v1/sessions')
  await panel.getByRole('button', { name: 'Send' }).click()
  await panel.getByText('Sign in first.').waitFor()
  await panel.getByRole('link', { name: 'Sign in to try it' }).click()
  await page.getByLabel('Email').fill(email)
  const after = mails.length
  await page.getByRole('button', { name: 'Send a link' }).click()
  await page.getByText('a link is on its way').waitFor()
  const [token] = await mailedTokens(email, after)
  const tab = await page.context().newPage()
  await tab.goto(address(`/sign-in#token=${token}`))
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await tab.waitForURL(at('/docs/reference/sessions#list-sessions-newest-first'))
  await page.context().close()
})

test('a sign-in never leads to another place than the documentation', { skip }, async () => {
  for (const elsewhere of ['//evil.example/docs/', 'https://evil.example', '/docs/../v1', '/v1']) {
    const page = await open()
    await page.goto(address(`/sign-in?return_to=${encodeURIComponent(elsewhere)}`))
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByRole('button', { name: 'Send a link' }).click()
    await page.getByText('a link is on its way').waitFor()
    assert.equal(await page.evaluate('localStorage.length'), 0, elsewhere)
    await page.context().close()
  }
})

for (const [name, options] of [
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
  ['a phone, dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
] as const) {
  test(`the forms are accessible and fit ${name}`, { skip }, async () => {
    const { page } = await browserAs('owner', options)
    const panel = await openForm(page, 'sessions', 'GET /v1/sessions')
    await panel.locator('summary').click()
    await panel.getByRole('button', { name: 'Send' }).click()
    await panel.locator('.try-ok').waitFor()
    await page.getByRole('button', { name: 'Try it: POST /v1/sessions', exact: true }).click()
    await panelOf(page, 'POST /v1/sessions').waitFor()
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    assert.ok(wide <= 0, `${wide} pixels too wide`)
    assert.deepEqual(await axeFindings(page), [])
    await page.context().close()
  })
}

test('a page loads nothing for its forms until one is opened', { skip }, async () => {
  const page = await open()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(at('/docs/reference/sessions'))
  await page.getByRole('button', { name: 'Try it' }).first().waitFor()
  assert.deepEqual(
    loaded.filter((path) => /try|\.json|console/.test(path)),
    [],
  )
  await page.context().close()
})

test('production has no forms', () => {
  const production = pageSources({ ...deployment('closed'), environment: 'production' })
  const sandbox = pageSources(deployment('waitlist'))
  assert.ok(sandbox.has('/docs/reference/sessions.json'))
  assert.equal(production.has('/docs/reference/sessions.json'), false)
  assert.ok(production.has('/docs/reference/sessions'))
})
