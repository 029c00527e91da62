// Twilio's webhooks: statuses of messages, STOP, START and HELP. Only signed ones count.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { smsOf } from '#outside/adapters/sms/choose.ts'
import { call, port, startServer } from '#tests/harness.ts'
import { messagingPractice, send, sms } from '#tests/message_examples.ts'
import { startTwilioServer } from '#tests/twilio_server.ts'

const twilio = await startTwilioServer()
const to_port = await startServer({ sms: twilio.settings })
const provider = smsOf(twilio.settings)
const from = '+12025550143'

async function sentMessage() {
  const practice = await messagingPractice({}, { contacts: [sms] })
  const { ask, person_id } = practice
  const { id } = await ask('POST', '/v1/messages', { person_id, purpose: 'statement' })
  await send({ sms: provider })
  const read = async () => await ask('GET', `/v1/messages/${id}`)
  assert.equal((await read()).status, 'sent')
  const report = (MessageStatus: string, more: object = {}, token?: string) =>
    twilio.post(
      `/messaging/twilio/messages/${id}`,
      { MessageSid: twilio.messages[0]!.sid, MessageStatus, ...more },
      { to_port, ...(token && { token }) },
    )
  return { ...practice, id, read, report }
}

const reply = (Body: string, more: object = {}) =>
  twilio.post(
    '/messaging/twilio/inbound',
    { From: from, To: '+15005550006', Body, ...more },
    { to_port },
  )

test('a delivery is recorded once, and statuses on the way change nothing', async () => {
  const { read, report } = await sentMessage()
  for (const status of ['queued', 'sending', 'sent']) {
    assert.equal((await report(status)).status, 200)
  }
  assert.equal((await read()).status, 'sent')
  await report('delivered')
  await report('delivered')
  const { status, version, delivered_at } = await read()
  assert.equal(status, 'delivered')
  assert.equal(version, 3)
  assert.ok(delivered_at)
})

test('a message that can not be delivered bounces, with the code of the provider', async () => {
  const { read, report } = await sentMessage()
  await report('undelivered', { ErrorCode: '30003' })
  const { status, error_code } = await read()
  assert.deepEqual([status, error_code], ['bounced', '30003'])
})

test('what is not signed is refused, also where no provider sends webhooks', async () => {
  const { read, report, id } = await sentMessage()
  const forged = await report('delivered', {}, 'another token')
  assert.deepEqual([forged.status, forged.body.error.code], [400, 'malformed_request'])
  const bare = { key: null, raw: 'MessageStatus=delivered', port: to_port }
  assert.equal(
    (await call('POST', `/messaging/twilio/messages/${id}`, undefined, bare)).status,
    400,
  )
  const options = { key: null, raw: 'Body=STOP', port }
  assert.equal((await call('POST', '/messaging/twilio/inbound', undefined, options)).status, 400)
  assert.equal((await read()).status, 'sent')
  const unknown = await twilio.post(
    '/messaging/twilio/messages/msg_unknown',
    { MessageStatus: 'delivered' },
    { to_port },
  )
  assert.equal(unknown.status, 200)
})

test('STOP ends messages to a number for each person who has it, and START allows them', async () => {
  const { ask, person_id, addPerson } = await sentMessage()
  const other = await addPerson({ contacts: [{ ...sms, value: '(202) 555-0143' }] })
  const elsewhere = await messagingPractice({ sms_from: '+15005550099' }, { contacts: [sms] })
  const allowed = async (id: string) =>
    (await ask('GET', `/v1/persons/${id}`)).contacts[0].automated_messages
  const stopped = await reply(' Stop ')
  assert.equal(stopped.status, 200)
  assert.equal(stopped.text, '<Response></Response>')
  assert.deepEqual([await allowed(person_id), await allowed(other)], [false, false])
  const untouched = await elsewhere.ask('GET', `/v1/persons/${elsewhere.person_id}`)
  assert.equal(untouched.contacts[0].automated_messages, true)
  const request = { person_id, purpose: 'statement' }
  const { status, error_code } = await ask('POST', '/v1/messages', request)
  assert.deepEqual([status, error_code], ['suppressed', 'opted_out'])
  await reply('START')
  assert.equal(await allowed(person_id), true)
  assert.equal((await ask('POST', '/v1/messages', request)).status, 'queued')
})

test('HELP is answered, and any other text changes nothing', async () => {
  const { ask, person_id } = await sentMessage()
  assert.match((await reply('help')).text, /<Message>.*STOP.*<\/Message>/)
  assert.equal((await reply('Can I stop by at noon?')).text, '<Response></Response>')
  const { contacts } = await ask('GET', `/v1/persons/${person_id}`)
  assert.equal(contacts[0].automated_messages, true)
})
