// Tests the message to a person whose requested session the practitioner declined.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inDays } from '#tests/dates.ts'
import { all_day } from '#tests/fresh_practice.ts'
import { messagingPractice, send } from '#tests/message_examples.ts'

const starts_at = inDays(9, '17:00:00')

async function requested(settings: object = {}, fields: object = {}) {
  const practice = await messagingPractice(settings, fields)
  const { ask, book, practitioner_id } = practice
  const terms = { rules: all_day, slot_step_minutes: 5, requires_approval: true }
  await ask('PATCH', `/v1/practitioners/${practitioner_id}/availability`, terms)
  const session = await book(starts_at)
  assert.equal(session.status, 'requested')
  const take = (step: string, body: object = {}) =>
    ask('POST', `/v1/sessions/${session.id}/${step}`, body)
  return { ...practice, session, take }
}

test('A declined request is announced once, without an invitation', async () => {
  const { take, runJobs, messages } = await requested()
  await runJobs()
  assert.deepEqual(await messages(), [])
  await take('decline')
  await runJobs()
  const [mail] = await send()
  assert.equal(mail!.calendar, undefined)
  const [message, ...others] = await messages()
  assert.deepEqual(others, [])
  assert.deepEqual([message!.purpose, message!.status], ['request_declined', 'sent'])
  assert.match(message!.subject, /^About your request for /)
  assert.match(message!.text, /could not confirm the time you requested/)
  assert.doesNotMatch(message!.text, /session|therap|declin/i)
})

test('It is in Spanish for those who prefer it', async () => {
  const languages = [{ code: 'es', preferred: true }]
  const { take, runJobs, messages } = await requested({}, { languages })
  await take('decline')
  await runJobs()
  assert.match((await messages())[0]!.subject, /^Sobre su solicitud para el /)
})

test('A person who was booked and whose move is declined hears of a cancellation', async () => {
  const { take, runJobs, purposes } = await requested()
  await take('approve')
  await runJobs()
  await send()
  await take('reschedule', { starts_at: inDays(10, '18:00:00') })
  await take('decline')
  await runJobs()
  assert.deepEqual(await purposes(), ['confirmation', 'cancellation'])
})

test('Nothing is sent about a request that was declined before messages were enabled', async () => {
  const { take, runJobs, messages, changeSettings } = await requested({ enabled: false })
  await take('decline')
  await changeSettings({ enabled: true })
  await runJobs()
  assert.deepEqual(await messages(), [])
})
