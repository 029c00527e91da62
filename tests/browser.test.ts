// In a real browser: the page of the guide books with a scoped token, and people join the waitlist
// without JavaScript. Skipped with a message if there is no Chromium.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '#settings/config.ts'
import { open, skip } from './chromium.ts'
import { ca, call, createTestAccount, createPractitioner, port, sql } from './harness.ts'
import { freePort } from './start/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'attune-browser-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const guide = readFileSync(join(root, 'docs/guides/book-from-a-browser.md'), 'utf8')
const sampleOf = (name: string) =>
  new RegExp(`\`\`\`\\w+ ${name.replace('.', '\\.')}\n([^]*?)\`\`\``).exec(guide)![1]!

async function startGuide(key: string, practitioner_id: string) {
  for (const name of ['server.mjs', 'page.html']) writeFileSync(join(folder, name), sampleOf(name))
  writeFileSync(join(folder, 'ca.crt'), ca)
  const at = await freePort()
  const server = spawn(process.execPath, [join(folder, 'server.mjs')], {
    env: {
      ...process.env,
      PORT: String(at),
      ATTUNE_URL: `https://localhost:${port}/v1`,
      ATTUNE_API_KEY: key,
      PRACTITIONER_ID: practitioner_id,
      NODE_EXTRA_CA_CERTS: join(folder, 'ca.crt'),
    },
  })
  after(() => server.kill())
  let output = ''
  server.stdout.on('data', (part) => (output += part))
  while (!output.includes('listening')) await sleep(20)
  return at
}

test(
  'the page of the guide books with a token, and continues with a new token after it expires',
  { skip },
  async () => {
    const { key } = await createTestAccount()
    const practitioner_id = await createPractitioner({ key })
    const at = await startGuide(key, practitioner_id)
    const page = await open()
    await page.goto(`http://localhost:${at}/`)
    const book = async (starts_at: string) => {
      await page.fill('input[name=starts_at]', starts_at)
      await page.click('button')
      await page.getByText(`Booked ${starts_at.replace('Z', '.000Z')}`).waitFor()
    }
    await book('2031-01-01T10:00:00Z')
    // The page has no request under way when its token ends.
    await page.getByText('2031-01-01T10:00:00.000Z scheduled').waitFor()

    const { body: tokens } = await call('GET', '/v1/scoped_tokens', undefined, { key })
    const before = tokens.data.length
    for (const { id } of tokens.data) {
      await call('POST', `/v1/scoped_tokens/${id}/revoke`, undefined, { key })
    }
    await book('2031-01-02T10:00:00Z')
    await page.getByText('2031-01-02T10:00:00.000Z scheduled').waitFor()
    const { body: now } = await call('GET', '/v1/scoped_tokens', undefined, { key })
    assert.equal(now.data.length, before + 1)
    const { body: sessions } = await call('GET', '/v1/sessions', undefined, { key })
    assert.equal(sessions.data.length, 2)

    await page.fill('input[name=starts_at]', '2031-01-02T10:00:00Z')
    await page.click('button')
    await page.getByText('Not booked: The practitioner is already booked at that time.').waitFor()
  },
)

test("a browser hides responses from an origin that isn't allowed", { skip }, async () => {
  const { key } = await createTestAccount()
  const at = await startGuide(key, await createPractitioner({ key }))
  const page = await open()
  await page.goto(`http://127.0.0.1:${at}/`) // Not the origin in allowed_origins.
  await page.getByText('Failed to load sessions: Failed to fetch').waitFor()
})

test(
  "a secret key in a browser is refused, and the page can't read the response",
  { skip },
  async () => {
    const { key } = await createTestAccount()
    const at = await startGuide(key, await createPractitioner({ key }))
    const page = await open()
    await page.goto(`http://localhost:${at}/`)
    const describe = await page.evaluate(
      async ([url, secret]) =>
        await fetch(url!, { headers: { authorization: `Bearer ${secret}` } }).then(
          ({ status }) => String(status),
          (error) => error.message as string,
        ),
      [`https://localhost:${port}/v1/sessions`, key],
    )
    assert.equal(describe, 'Failed to fetch')
  },
)

test(
  'people can join without JavaScript, also on a phone, without horizontal scrolling',
  { skip },
  async () => {
    for (const viewport of [
      { width: 1100, height: 900 },
      { width: 320, height: 640 },
    ]) {
      const page = await open({ javaScriptEnabled: false, viewport })
      await page.goto(`https://localhost:${port}/`)
      const body = (await page.locator('body').boundingBox())!
      assert.ok(body.width <= viewport.width)
      await page.getByRole('textbox', { name: 'Email' }).fill(`${viewport.width}@example.com`)
      await page.getByRole('textbox', { name: /What are you building/ }).fill('Booking')
      await page.getByRole('button', { name: 'Request a sandbox' }).click()
      await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    }
    const { rows } = await sql.query('select count(*)::int as many from waitlist_entries')
    assert.equal(rows[0].many, 2)
  },
)
