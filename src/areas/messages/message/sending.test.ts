// How messages are sent: through a mail server and through Twilio's protocol, once, with a second
// look at consent, and with refusals and outages that stay visible.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { smsOf } from '#outside/adapters/sms/choose.ts'
import { mailer } from '#outside/adapters/mail/mail.ts'
import { email, messagingPractice, send, sms } from '#tests/message_examples.ts'
import { inDays } from '#tests/dates.ts'
import { sql } from '#tests/harness.ts'
import { partsOf, startSmtpServer } from '#tests/smtp_server.ts'
import { startTwilioServer } from '#tests/twilio_server.ts'

const home = mkdtempSync(join(tmpdir(), 'attune-messages-'))
after(() => rmSync(home, { recursive: true, force: true }))
const smtp = await startSmtpServer()
const mail = mailer({ smtp_url: smtp.url, mail_from: 'Attune <no-reply@b.example>', home })
const twilio = await startTwilioServer()
const provider = smsOf(twilio.settings)

const starts_at = inDays(9, '17:00:00')
const statement = (person_id: string) => ({ person_id, purpose: 'statement' })
const retryNow = (id: string) => sql.query('update messages set due_at = null where id = $1', [id])

const attemptsOf = async (id: string): Promise<number> =>
  (await sql.query('select attempts from messages where id = $1', [id])).rows[0].attempts

type Calendar = Record<string, string>
const readCalendar = (text: string): Calendar =>
  Object.fromEntries(
    text
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line) => /^([A-Z]+)[^:]*:(.*)$/.exec(line)?.slice(1) ?? ['', '']),
  )

test('an email has the brand, no care, and an invitation that later mails move and remove', async () => {
  const { ask, book, runJobs, messages } = await messagingPractice({
    brand_name: 'Main Street Practice',
    brand_color: '#123456',
    reply_to: 'desk@main.example',
    portal_url: 'https://portal.example.com',
  })
  const { id } = await book(starts_at)
  const tell = async () => {
    smtp.received.length = 0
    await runJobs()
    await send({ mail })
    assert.equal(smtp.received.length, 1)
    const parts = partsOf(smtp.received[0]!)
    const calendar = parts('text/calendar')!
    return { mail: smtp.received[0]!, parts, calendar, ...readCalendar(calendar.text) } as any
  }
  const first = await tell()
  assert.equal(first.mail.to, 'maya@example.com')
  assert.equal(first.mail.from, 'no-reply@b.example')
  assert.match(first.mail.data, /^From: Main Street Practice <no-reply@b\.example>/m)
  assert.match(first.mail.data, /^Reply-To: .*<?desk@main\.example>?/m)
  assert.match(first.mail.data, /^Message-ID: <msg_\w+@b\.example>/m)
  assert.match(first.parts('text/plain').text, /Hello Maya,[^]*confirmed[^]*portal\.example/)
  assert.match(first.parts('text/html').text, /#123456/)
  assert.doesNotMatch(first.mail.data, /therap|psych|session|care|diagnos|individual|telehealth/i)
  assert.match(first.calendar.head, /method=REQUEST/i)
  assert.equal(first.METHOD, 'REQUEST')
  assert.equal(first.UID, `${id}@attune`)
  assert.equal(first.DTSTART, `${starts_at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`)
  assert.equal(first.ORGANIZER, 'mailto:desk@main.example')
  assert.equal(first.ATTENDEE, 'mailto:maya@example.com')

  await ask('POST', `/v1/sessions/${id}/reschedule`, { starts_at: inDays(10, '18:00:00') })
  const second = await tell()
  assert.equal(second.UID, first.UID)
  assert.ok(Number(second.SEQUENCE) > Number(first.SEQUENCE))
  assert.equal(second.METHOD, 'REQUEST')
  assert.notEqual(second.DTSTART, first.DTSTART)

  await ask('POST', `/v1/sessions/${id}/cancel`, {})
  const third = await tell()
  assert.match(third.calendar.head, /method=CANCEL/i)
  assert.equal(third.METHOD, 'CANCEL')
  assert.equal(third.STATUS, 'CANCELLED')
  assert.equal(third.DTSTART, second.DTSTART)
  assert.ok(Number(third.SEQUENCE) > Number(second.SEQUENCE))
  for (const { status } of await messages()) assert.equal(status, 'sent')
})

test('a refused recipient fails at once, and a mail server that is down is tried again', async () => {
  const { ask, person_id, addPerson } = await messagingPractice()
  const gone = await addPerson({ contacts: [{ channel: 'email', value: 'gone@example.com' }] })
  smtp.refused.add('gone@example.com')
  const refused = await ask('POST', '/v1/messages', statement(gone))
  await send({ mail })
  const failed = await ask('GET', `/v1/messages/${refused.id}`)
  assert.deepEqual([failed.status, failed.error_code], ['failed', '550'])

  const { id } = await ask('POST', '/v1/messages', statement(person_id))
  smtp.setDown(true)
  await send({ mail })
  const read = async () => (await ask('GET', `/v1/messages/${id}`)).status
  assert.deepEqual([await read(), await attemptsOf(id)], ['queued', 1])
  await send({ mail })
  assert.equal(await attemptsOf(id), 1, 'after a pause')
  smtp.setDown(false)
  await retryNow(id)
  await send({ mail })
  assert.deepEqual([await read(), await attemptsOf(id)], ['sent', 2])
})

test('a message that is never accepted fails after the last attempt', async () => {
  const { ask, person_id } = await messagingPractice()
  const { id } = await ask('POST', '/v1/messages', statement(person_id))
  const down = () => Promise.reject(new Error('down'))
  for (let attempt = 0; attempt < 8; attempt++) {
    await retryNow(id)
    await send({ mail: down })
  }
  const { status, error_code } = await ask('GET', `/v1/messages/${id}`)
  assert.deepEqual([status, error_code, await attemptsOf(id)], ['failed', 'unreachable', 8])
})

test('a text message is sent once with its sender, also if the response is lost', async () => {
  const { ask, person_id } = await messagingPractice({}, { contacts: [sms] })
  twilio.sent.length = 0
  const { id } = await ask('POST', '/v1/messages', statement(person_id))
  twilio.failures.push('cut')
  await send({ sms: provider })
  assert.equal((await ask('GET', `/v1/messages/${id}`)).status, 'queued')
  await retryNow(id)
  await send({ sms: provider })
  const { status } = await ask('GET', `/v1/messages/${id}`)
  assert.deepEqual([status, await attemptsOf(id)], ['sent', 2])
  assert.equal(twilio.sent.length, 1)
  const [form] = twilio.sent
  assert.equal(form!.get('To'), '+12025550143')
  assert.equal(form!.get('From'), '+15005550006')
  assert.match(form!.get('StatusCallback')!, new RegExp(`/messaging/twilio/messages/${id}$`))
  assert.match(form!.get('Body')!, /^Test: Your statement is ready\./)
})

test('a process that dies after the provider accepted does not send twice', async () => {
  const { ask, person_id } = await messagingPractice({}, { contacts: [sms] })
  twilio.sent.length = 0
  const { id } = await ask('POST', '/v1/messages', statement(person_id))
  const kill = (call: () => Promise<unknown>) => async () => {
    await call()
    // The lease of a process that is no more, at its end.
    return await new Promise<never>(() => {})
  }
  const dying = { ...provider!, send: (text: any) => kill(() => provider!.send(text))() as any }
  void send({ sms: dying })
  for (let look = 0; twilio.sent.length === 0 && look < 500; look++) await sleep(20)
  assert.deepEqual(await send({ sms: provider }), [], 'the lease keeps others away')
  await sql.query("update messages set claimed_until = now() - interval '1 s' where id = $1", [id])
  await send({ sms: provider })
  assert.equal((await ask('GET', `/v1/messages/${id}`)).status, 'sent')
  assert.equal(twilio.sent.length, 1)
})

test("Twilio's refusal fails the message, and an opt-out there is recorded here", async () => {
  const { ask, addPerson } = await messagingPractice()
  const withNumber = (value: string) => addPerson({ contacts: [{ ...sms, value }] })
  const outcome = async (person_id: string) => {
    const { id } = await ask('POST', '/v1/messages', statement(person_id))
    await send({ sms: provider })
    const { status, error_code } = await ask('GET', `/v1/messages/${id}`)
    return `${status} ${error_code}`
  }
  assert.equal(await outcome(await withNumber('+15005550009')), 'failed 21614')
  const stopped = await withNumber('+15005550004')
  assert.equal(await outcome(stopped), 'failed 21610')
  const { contacts } = await ask('GET', `/v1/persons/${stopped}`)
  assert.equal(contacts[0].automated_messages, false)
  assert.equal(await outcome(stopped), 'suppressed opted_out')
  twilio.failures.push('outage')
  assert.equal(await outcome(await withNumber('+15005550010')), 'queued null')
})

test('consent, preference and shared contacts decide the channel', async () => {
  const { ask, addPerson, changeSettings } = await messagingPractice()
  const reached = async (contacts: object[]) => {
    const message = await ask('POST', '/v1/messages', statement(await addPerson({ contacts })))
    return `${message.channel} ${message.to ?? message.error_code}`
  }
  const number = '+12025550143'
  const unasked = { channel: 'sms', value: number }
  assert.equal(await reached([]), 'email no_contact')
  assert.equal(await reached([email, sms]), 'email maya@example.com')
  assert.equal(await reached([email, { ...sms, preferred: true }]), `sms ${number}`)
  assert.equal(await reached([{ ...email, automated_messages: false }, sms]), `sms ${number}`)
  assert.equal(await reached([unasked]), 'sms consent_required')
  assert.equal(await reached([{ ...unasked, automated_messages: false }]), 'sms opted_out')
  assert.equal(await reached([{ ...email, confidential: true }]), 'email no_contact')
  assert.equal(await reached([{ ...email, ok_to_leave_message: false }]), 'email no_contact')
  assert.equal(await reached([{ channel: 'phone', value: number }]), 'email no_contact')
  assert.equal(await reached([{ ...sms, channel: 'phone' }]), `sms ${number}`)
  assert.equal(await reached([{ channel: 'email', value: 'not an address' }]), 'email no_contact')
  await changeSettings({ channels: ['sms'], consent_required: [] })
  assert.equal(await reached([email]), 'sms no_contact')
  assert.equal(await reached([unasked]), `sms ${number}`)
})

test('what changes before the worker sends is seen: consent, address and death', async () => {
  const { ask, addPerson } = await messagingPractice()
  const sendAfter = async (change: (id: string) => Promise<unknown>) => {
    const person_id = await addPerson()
    const { id } = await ask('POST', '/v1/messages', statement(person_id))
    await change(person_id)
    await send()
    const { status, error_code, to } = await ask('GET', `/v1/messages/${id}`)
    return [status, error_code, to]
  }
  const contacts = (list: object[]) => (id: string) =>
    ask('PATCH', `/v1/persons/${id}`, { contacts: list })
  const old = 'maya@example.com'
  const stopped = await sendAfter(contacts([{ ...email, automated_messages: false }]))
  assert.deepEqual(stopped, ['suppressed', 'opted_out', old])
  const moved = await sendAfter(contacts([{ ...email, value: 'new@example.com' }]))
  assert.deepEqual(moved, ['sent', null, 'new@example.com'])
  const deceased_on = '2026-01-15'
  const died = await sendAfter((id) =>
    ask('POST', `/v1/persons/${id}/record_death`, { deceased_on }),
  )
  assert.deepEqual(died, ['suppressed', 'person_closed', old])
})

test('two workers send a message once', async () => {
  const { ask, person_id } = await messagingPractice()
  await ask('POST', '/v1/messages', statement(person_id))
  const rounds = await Promise.all([send(), send(), send()])
  assert.equal(rounds.flat().length, 1)
})
