// The packed SDK in a real page: secret keys are refused, and a scoped token works across origins.
// Skipped with a message if there is no Chromium.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { open, skip } from '../chromium.ts'
import { createTestAccount, port } from '../harness.ts'
import { grantConsent } from '../person_examples.ts'
import { installPacked } from './packed.ts'
import { practitioner, sdkClient } from './sdk_client.ts'

const { installed } = await installPacked()

// Serves a page and the files of the package, as a site without a bundler would.
const site = http.createServer((request, response) => {
  const file = join(installed, 'dist', new URL(request.url!, 'http://localhost').pathname)
  const script = file.endsWith('.js') && existsSync(file)
  response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' })
  response.end(script ? readFileSync(file) : '<!doctype html><title>Site</title>')
})
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
after(() => {
  site.closeAllConnections()
  site.close()
})
const origin = `http://localhost:${(site.address() as { port: number }).port}`

test('in a page, secret keys throw, and a scoped token books and lists', { skip }, async () => {
  const { key } = await createTestAccount()
  const { attune } = sdkClient({ apiKey: key })
  const { id: practitioner_id } = await attune.practitioners.create(practitioner)
  const { id: person_id } = await attune.persons.create({
    names: [{ given: 'Maya', family: 'Lindqvist' }],
  })
  await grantConsent(person_id, {}, { key })
  const { secret } = await attune.scopedTokens.create({
    person_id,
    scopes: ['sessions:read', 'sessions:write'],
    allowed_origins: [origin],
  })
  const page = await open()
  await page.goto(origin)
  const found = await page.evaluate(
    async ({ key, token, baseUrl, booking }) => {
      const name = '/attune.js'
      const { Attune, unwrap } = await import(name)
      const errorOf = (work: () => unknown) => {
        try {
          return String(work())
        } catch (error) {
          return (error as Error).name
        }
      }
      const attune = new Attune({ apiKey: token, baseUrl })
      const session = await attune.sessions.create(booking)
      const listed = await attune.sessions.list().all({ limit: 10 })
      const taken = await attune.sessions.create(booking).catch((error: Error) => error)
      const forged = { 'webhook-id': 'a', 'webhook-timestamp': '1', 'webhook-signature': 'v1,a' }
      const refused = await unwrap('{}', forged, 'whsec_AAAA').catch((error: Error) => error)
      return {
        secret: errorOf(() => new Attune({ apiKey: key, baseUrl })),
        status: session.status,
        listed: listed.map(({ id }: { id: string }) => id === session.id),
        taken: [taken.name, taken.code, Boolean(taken.request_id)],
        refused: refused.name,
      }
    },
    {
      key,
      token: secret!,
      baseUrl: `https://localhost:${port}`,
      booking: { practitioner_id, person_id, starts_at: '2031-03-03T17:00:00Z' },
    },
  )
  assert.deepEqual(found, {
    secret: 'ConfigurationError',
    status: 'scheduled',
    listed: [true],
    taken: ['ConflictError', found.taken[1], true],
    refused: 'WebhookVerificationError',
  })
  assert.match(String(found.taken[1]), /slot_taken|person_double_booked/)
})
