// Settings of external services that change while the service runs: the next call uses them.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pino from 'pino'
import Stripe from 'stripe'
import { readConfig } from '#settings/config.ts'
import { invitesOf, openAdapters } from '#app/adapters.ts'
import { reloader } from '#app/reload.ts'
import { readSecrets } from '#app/secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'attune-reload-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const variables = {
  ATTUNE_HOME: folder,
  SIGNUP: 'open',
  PAYMENT_PROCESSOR: 'stripe',
  STRIPE_SECRET_KEY_FILE: file('key', 'sk_test_first'),
  STRIPE_WEBHOOK_SECRET_FILE: file('webhook', 'whsec_first'),
  FILE_STORE: 's3',
  S3_ENDPOINT: 'https://s3.example.com/documents',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY_FILE: file('s3', 'first'),
  SMTP_URL_FILE: file('smtp', 'smtp://first.example.com'),
}
const lines: string[] = []
const log = pino({}, { write: (line: string) => void lines.push(line) })
const config = readConfig(variables)
const secrets = readSecrets(config)
const reach = { db: {} as never, secrets }
const outside = openAdapters(reach, config)
const { processors } = outside
const invites = invitesOf(config)
const { reload } = reloader({
  ...reach,
  config,
  readConfig: () => readConfig(variables),
  outside,
  invites,
  replaceMail: () => {},
  redirect: () => assert.fail('The database did not change.'),
  log,
})

const stripe = new Stripe('sk_test_any')
const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'ping', data: { object: {} } })
const takes = (secret: string) => {
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret })
  try {
    processors.readWebhook!(Buffer.from(payload), signature)
    return true
  } catch {
    return false
  }
}

test('nothing changes while the files are the same', async () => {
  const before = { ...processors }
  await reload()
  assert.deepEqual([processors.readWebhook, lines.length], [before.readWebhook, 0])
})

test('processor webhooks are verified with the new secret, and mail uses the new server', async () => {
  assert.deepEqual([takes('whsec_first'), takes('whsec_second')], [true, false])
  const mail = invites!.mail
  file('webhook', 'whsec_second')
  file('smtp', 'smtp://second.example.com')
  await reload()
  assert.deepEqual([takes('whsec_first'), takes('whsec_second')], [false, true])
  assert.notEqual(invites!.mail, mail)
  assert.equal(lines.filter((line) => line.includes('was reloaded')).length, 2)
})

test('files are stored with the new key of the bucket', async () => {
  const { file_store } = outside
  file('s3', 'second')
  await reload()
  assert.equal(outside.file_store?.name, 's3')
  assert.notEqual(outside.file_store, file_store)
})

test("an invalid value changes nothing and isn't logged", async () => {
  file('key', 'sk_live_wrong_environment')
  file('webhook', 'whsec_third')
  lines.length = 0
  await reload()
  assert.deepEqual([takes('whsec_second'), takes('whsec_third')], [true, false])
  assert.match(lines.join(), /STRIPE_SECRET_KEY must be a test key/)
  assert.doesNotMatch(lines.join(), /sk_live_wrong|whsec_/)
})
