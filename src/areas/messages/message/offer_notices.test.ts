// Tests the message about an offer of the waiting list.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inDays } from '#tests/dates.ts'
import { email, messagingPractice, send, sms, zone } from '#tests/message_examples.ts'

const starts_at = inDays(9, '17:00:00')

async function offered(settings: object = {}, fields: object = {}) {
  const practice = await messagingPractice(settings, fields)
  const { ask, book, runJobs, person_id, messages } = practice
  await ask('POST', '/v1/waiting_list_entries', { person_id, urgency: 'urgent' })
  const { id } = await book(starts_at, { person_id: null })
  await ask('POST', `/v1/sessions/${id}/cancel`)
  await runJobs()
  await runJobs()
  const [offer] = (await ask('GET', '/v1/waiting_list_offers')).data
  const about = async () => (await messages('&purpose=waiting_list_offer'))[0]
  return { ...practice, offer, about }
}

test('An offer is announced once, with its deadline and without health data', async () => {
  const { offer, about, runJobs, messages } = await offered({ portal_url: 'https://p.example.com' })
  await runJobs()
  assert.equal((await messages()).length, 1)
  const message = (await about())!
  assert.deepEqual([message.session_id, message.status], [offer.session_id, 'queued'])
  assert.match(message.subject, /^An appointment is available on /)
  assert.match(message.text, /reserved for you until .+/)
  assert.match(message.text, /https:\/\/p\.example\.com/)
  assert.doesNotMatch(message.text, /urgent|waiting|session|therap/i)
  const mails = await send()
  assert.ok(mails.every(({ calendar }) => calendar === undefined))
  assert.equal((await about())!.status, 'sent')
})

test('It is in Spanish for those who prefer it', async () => {
  const { about } = await offered({}, { languages: [{ code: 'es', preferred: true }] })
  assert.match((await about())!.subject, /^Hay una cita disponible el /)
})

test('Nothing is sent once the offer is answered, and the booking is confirmed', async () => {
  const { offer, ask, runJobs, messages } = await offered()
  await ask('POST', `/v1/waiting_list_offers/${offer.id}/accept`)
  await runJobs()
  await send()
  const sent = (await messages()).map(({ purpose, status }) => [purpose, status])
  assert.deepEqual(sent, [
    ['waiting_list_offer', 'canceled'],
    ['confirmation', 'sent'],
  ])
})

test('Nobody is woken: the message waits for the end of quiet hours', async () => {
  const quiet_hours = quietNow()
  const { offer, about } = await offered({ quiet_hours }, { contacts: [email, sms] })
  const message = (await about())!
  const waits = message.send_at < offer.expires_at
  const expected = waits ? ['scheduled', null] : ['suppressed', 'offer_expired']
  assert.deepEqual([message.status, message.error_code], expected)
})

// Quiet hours that have begun, and end in less than an hour.
function quietNow() {
  const now = Temporal.Now.zonedDateTimeISO(zone)
  const time = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString().slice(0, 5)
  return { start: time(now.subtract({ minutes: 30 })), end: time(now.add({ minutes: 30 })) }
}
