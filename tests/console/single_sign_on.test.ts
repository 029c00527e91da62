// Single sign-on in a real browser: the button, the provider's redirects, and a stranger.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openIdConnect } from '#outside/adapters/single_sign_on/openid_connect.ts'
import { open, skip } from '#tests/chromium.ts'
import { createTestAccount, startServer } from '#tests/harness.ts'
import { client, startProvider } from '#tests/openid_provider.ts'
import { invite, newAddress } from '#tests/sign_in_examples.ts'
import { address, complaintsOf, freePort } from './console_page.ts'

const { account, key } = await createTestAccount()
const port = await freePort()
const origin = `https://localhost:${port}`
const provider = await startProvider([`${origin}/console/sign-in/oidc/callback`])
const settings = { issuer: provider.issuer, ...client, account }
await startServer({ port, single_sign_on: openIdConnect(settings) })

test('a member signs in at the provider and lands on the home page', { skip }, async () => {
  const { id, email } = await invite(key)
  provider.signIn(id, { email, email_verified: true })
  const page = await open()
  const complaints = complaintsOf(page)
  await page.goto(`${origin}/console/sign-in`)
  await page.getByRole('button', { name: 'Single sign-on' }).click()
  await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor()
  assert.equal(new URL(page.url()).search, '', 'the code of the provider is not in the address')
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a stranger comes back to the sign-in page, which says what to do', { skip }, async () => {
  provider.signIn('stranger', { email: newAddress(), email_verified: true })
  const page = await open()
  await page.goto(`${origin}/console/sign-in`)
  await page.getByRole('button', { name: 'Single sign-on' }).click()
  await page.getByText('Single sign-on failed.').waitFor()
  await page.context().close()
})

test('without a provider there is no button', { skip }, async () => {
  const page = await open()
  await page.goto(address('/sign-in'))
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Single sign-on' }).count(), 0)
  await page.context().close()
})
