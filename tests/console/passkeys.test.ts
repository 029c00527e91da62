// Passkeys in the console, with a virtual authenticator: adding one, signing in, stepping up.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { skip } from '#tests/chromium.ts'
import { sql } from '#tests/harness.ts'
import { address, axeFindings, visitAs } from './console_page.ts'

async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function addPasskey(page: Page) {
  await addAuthenticator(page)
  await page.goto(address('/profile'))
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByText('The passkey was added.').waitFor()
}

test('a member adds a passkey and signs in with it', { skip }, async () => {
  const { page, complaints } = await visitAs('owner')
  await addPasskey(page)
  assert.deepEqual(await axeFindings(page), [])
  await page.getByRole('button', { name: /^Member:/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor()
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a sensitive action asks for the passkey again, then continues', { skip }, async () => {
  const { page, email } = await visitAs('owner')
  await addPasskey(page)
  await sql.query(
    `update member_sessions set fresh_expires_at = now() - interval '1 second'
     where member_id in (select id from members where email = $1)`,
    [email],
  )
  await page.goto(address('/api-keys'))
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByLabel('Name').fill('Booking server')
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('heading', { name: "Confirm that it's you" }).waitFor()
  await page.getByRole('button', { name: 'Use passkey' }).click()
  assert.match(await page.getByTestId('secret').innerText(), /^sk_test_/)
  await page.context().close()
})
