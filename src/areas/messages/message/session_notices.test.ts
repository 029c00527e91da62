// Which messages a session leads to: each participant is notified once of what they don't know.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inDays } from '#tests/dates.ts'
import { messagingPractice, send } from '#tests/message_examples.ts'
import { call, sql } from '#tests/harness.ts'

const starts_at = inDays(9, '17:00:00')
const moved_to = inDays(10, '18:00:00')

test('a booked session is confirmed once, however often its job runs', async () => {
  const { book, runJobs, messages, account } = await messagingPractice()
  const { id } = await book(starts_at)
  await runJobs()
  const [message, ...others] = await messages()
  assert.deepEqual(others, [])
  assert.equal(message!.purpose, 'confirmation')
  assert.equal(message!.session_id, id)
  assert.equal(message!.to, 'maya@example.com')
  assert.equal(message!.status, 'queued')
  const again = `
    update scheduled_jobs set due_at = now() - interval '1 s'
    where account = $1 and object_id = $2`
  for (let run = 0; run < 3; run++) {
    await sql.query(again, [account, id])
    await runJobs()
  }
  assert.equal((await messages()).length, 1)
})

test('nothing is sent unless messages are enabled, and the event stays', async () => {
  const practice = await messagingPractice({ enabled: false })
  const { id } = await practice.book(starts_at)
  await practice.runJobs()
  await practice.advanceTo(starts_at)
  assert.deepEqual(await practice.messages(), [])
  const text = "select from events where object_id = $1 and type = 'session.reminder_due'"
  assert.equal((await sql.query(text, [id])).rowCount, 1)
})

test('a reschedule and a cancellation are announced, and nothing about the former time is', async () => {
  const { ask, book, runJobs, messages, purposes, advanceTo } = await messagingPractice()
  const { id } = await book(starts_at)
  await runJobs()
  await send()
  await ask('POST', `/v1/sessions/${id}/reschedule`, { starts_at: moved_to })
  await runJobs()
  await send()
  assert.deepEqual(await purposes(), ['confirmation', 'change'])
  await advanceTo(inDays(8, '17:30:00'))
  assert.deepEqual(await purposes(), ['confirmation', 'change'], 'the 48 hours of the new time')
  await ask('POST', `/v1/sessions/${id}/cancel`, {})
  await runJobs()
  await send()
  await advanceTo(inDays(11, '17:00:00'))
  assert.deepEqual(await purposes(), ['confirmation', 'change', 'cancellation'])
  assert.deepEqual(
    (await messages()).map(({ status }) => status),
    ['sent', 'sent', 'sent'],
  )
})

test('reminders are sent at the times of the settings, each once', async () => {
  const { book, purposes, messages, advanceTo } = await messagingPractice({
    reminder_hours: [2, 48],
  })
  await book(starts_at)
  await advanceTo(inDays(7, '16:59:00'))
  assert.deepEqual(await purposes(), ['confirmation'])
  await advanceTo(inDays(7, '17:01:00'))
  assert.deepEqual(await purposes(), ['confirmation', 'reminder'])
  await advanceTo(inDays(9, '14:59:00'))
  assert.deepEqual(await purposes(), ['confirmation', 'reminder'])
  await advanceTo(inDays(12, '00:00:00'))
  const all = await messages()
  assert.deepEqual(
    all.map(({ purpose }) => purpose),
    ['confirmation', 'reminder', 'reminder'],
  )
  assert.equal(all[1]!.created_at, inDays(7, '17:00:00').replace('Z', '.000Z'))
  assert.equal(all[2]!.created_at, inDays(9, '15:00:00').replace('Z', '.000Z'))
})

test('a session booked after the time of a reminder gets the later ones only', async () => {
  const { book, purposes, advanceTo } = await messagingPractice()
  await advanceTo(inDays(8, '17:00:00'))
  await book(starts_at)
  await advanceTo(inDays(10, '00:00:00'))
  assert.deepEqual(await purposes(), ['confirmation', 'reminder'])
})

test('a confirmation that was not sent yet is replaced by what happens meanwhile', async () => {
  const { ask, book, runJobs, messages } = await messagingPractice()
  const { id } = await book(starts_at)
  await runJobs()
  await ask('POST', `/v1/sessions/${id}/reschedule`, { starts_at: moved_to })
  await runJobs()
  const outline = async () =>
    (await messages()).map(({ purpose, status }) => `${purpose} ${status}`)
  assert.deepEqual(await outline(), ['confirmation canceled', 'confirmation queued'])
  await ask('POST', `/v1/sessions/${id}/cancel`, {})
  await runJobs()
  assert.deepEqual(await outline(), ['confirmation canceled', 'confirmation canceled'])
  assert.deepEqual(await send(), [])
})

test('a session that is canceled before the worker looks is not sent', async () => {
  const { ask, book, runJobs, messages } = await messagingPractice()
  const { id } = await book(starts_at)
  await runJobs()
  await ask('POST', `/v1/sessions/${id}/cancel`, {})
  assert.deepEqual(await send(), [])
  const [message] = await messages()
  assert.equal(message!.status, 'suppressed')
  assert.equal(message!.error_code, 'session_changed')
})

test('holds and requests are not announced; anyone who joins or leaves a group is notified', async () => {
  const { ask, book, runJobs, messages, addPerson } = await messagingPractice()
  const held = await book(starts_at, { hold: true })
  await runJobs()
  assert.deepEqual(await messages(), [])
  await ask('POST', `/v1/sessions/${held.id}/confirm`)
  await runJobs()
  assert.equal((await messages()).length, 1)

  const group = await book(moved_to, { type: 'group', capacity: 5 })
  const joining = await addPerson({ contacts: [{ channel: 'email', value: 'sam@example.com' }] })
  await ask('POST', `/v1/sessions/${group.id}/add_participant`, { person_id: joining })
  await runJobs()
  await send()
  await ask('POST', `/v1/sessions/${group.id}/remove_participant`, { person_id: joining })
  await runJobs()
  const all = await messages(`&session_id=${group.id}`)
  const of = (id: string) => all.filter(({ person_id }) => person_id === id)
  assert.deepEqual(
    of(joining).map(({ purpose }) => purpose),
    ['confirmation', 'cancellation'],
  )
  assert.equal(all.length, 3)
  for (const { text } of all) assert.doesNotMatch(text, /Maya.*Sam|group|therapy/i)
})

test('sessions booked before messages are enabled get reminders and no confirmation', async () => {
  const { ask, book, runJobs, purposes, changeSettings, advanceTo } = await messagingPractice({
    enabled: false,
  })
  await book(starts_at)
  const { id: canceled } = await book(inDays(12, '17:00:00'))
  const { id: moved } = await book(inDays(14, '17:00:00'))
  await changeSettings({ enabled: true })
  await runJobs()
  await runJobs()
  assert.deepEqual(await purposes(), [])
  await ask('POST', `/v1/sessions/${canceled}/cancel`, {})
  await ask('POST', `/v1/sessions/${moved}/reschedule`, { starts_at: inDays(15, '17:00:00') })
  await runJobs()
  assert.deepEqual((await purposes()).toSorted(), ['cancellation', 'change'])
  await advanceTo(starts_at)
  assert.deepEqual((await purposes()).filter((each) => each === 'reminder').length, 2)
})

test('quiet hours of the person move messages, and reminders that could not wait come before', async () => {
  const quiet_hours = { start: '21:00', end: '08:00' }
  const settings = { quiet_hours, reminder_hours: [2] }
  const person = { time_zone: 'America/Los_Angeles' }
  const { book, messages, advanceTo, ask } = await messagingPractice(settings, person)
  // 22:30 in Los Angeles, in winter or in summer.
  await advanceTo(inDays(3, '05:30:00'))
  const { id } = await book(inDays(5, '15:30:00'))
  await advanceTo(inDays(3, '05:31:00'))
  const [confirmation] = await messages()
  assert.equal(confirmation!.status, 'scheduled')
  const at = Temporal.Instant.from(confirmation!.send_at).toZonedDateTimeISO(person.time_zone)
  assert.equal(at.toPlainTime().toString(), '08:00:00')
  await advanceTo(inDays(3, '17:00:00'))
  assert.equal((await messages())[0]!.status, 'queued')
  await send()
  // The session begins at 7:30 or 8:30, so the reminder is due at night.
  await advanceTo(inDays(5, '05:30:00'))
  const reminder = (await messages()).find(({ purpose }) => purpose === 'reminder')
  const begins = Temporal.Instant.from(inDays(5, '15:30:00')).toZonedDateTimeISO(person.time_zone)
  if (begins.hour < 8) {
    const sent = Temporal.Instant.from(reminder!.send_at).toZonedDateTimeISO(person.time_zone)
    assert.equal(sent.toPlainTime().toString(), '20:30:00')
  } else assert.equal(reminder, undefined)
  // A cancellation at night of a session in the early morning can't wait.
  await ask('POST', `/v1/sessions/${id}/cancel`, {})
  await advanceTo(inDays(5, '05:35:00'))
  const last = (await messages()).at(-1)!
  assert.equal(last.purpose, 'cancellation')
  assert.equal(last.status, begins.hour < 8 ? 'queued' : 'scheduled')
})

test('assigned forms and received payments are announced once', async () => {
  const { ask, person_id, runJobs, messages } = await messagingPractice()
  const items = [{ id: 'sleep', type: 'boolean', text: 'Do you sleep well?' }]
  const form = await ask('POST', '/v1/forms', { name: 'intake', title: 'Intake', items })
  await ask('POST', `/v1/forms/${form.id}/publish`)
  await ask('POST', '/v1/form_responses', { person_id, form_id: form.id })
  const amount = { amount: 2500, currency: 'usd' }
  const payment = await ask('POST', '/v1/payments', { person_id, amount, kind: 'copay' })
  await runJobs()
  assert.equal((await messages()).length, 1, 'nothing was paid yet')
  const method = { type: 'cash' }
  await ask('POST', `/v1/payments/${payment.id}/confirm`, { method })
  await runJobs()
  await runJobs()
  const [intake, receipt, ...others] = await messages()
  assert.deepEqual(others, [])
  assert.equal(intake!.purpose, 'intake')
  assert.equal(receipt!.purpose, 'receipt')
  assert.match(receipt!.text, /\$25\.00/)
  assert.doesNotMatch(intake!.text, /sleep|Intake/)
})

test('callers send reminders and statements themselves, and cancel what was not sent', async () => {
  await send() // What other tests left.
  const practice = await messagingPractice({ enabled: false })
  const { ask, book, person_id, key } = practice
  const { id: session_id } = await book(starts_at)
  const request = { person_id, purpose: 'reminder', session_id, metadata: { by: 'desk' } }
  const reminder = await ask('POST', '/v1/messages', request)
  assert.equal(reminder.status, 'queued')
  assert.equal((await ask('POST', `/v1/messages/${reminder.id}/cancel`)).status, 'canceled')
  assert.deepEqual(await send(), [])
  const statement = await ask('POST', '/v1/messages', { person_id, purpose: 'statement' })
  assert.equal((await send()).length, 1)
  const late = await call('POST', `/v1/messages/${statement.id}/cancel`, {}, { key })
  assert.equal(late.body.error.code, 'invalid_transition')
  const refusals = [
    [{ person_id, purpose: 'reminder' }, 'validation_failed'],
    [{ person_id, purpose: 'statement', session_id }, 'validation_failed'],
    [{ person_id, purpose: 'reminder', session_id: 'ses_unknown' }, 'resource_not_found'],
    [{ person_id: 'per_unknown', purpose: 'statement' }, 'resource_not_found'],
    [
      { person_id: await practice.addPerson(), purpose: 'reminder', session_id },
      'resource_not_found',
    ],
  ] as const
  for (const [body, code] of refusals) {
    assert.equal((await call('POST', '/v1/messages', body, { key })).body.error.code, code)
  }
  await ask('POST', `/v1/sessions/${session_id}/cancel`, {})
  const { body } = await call('POST', '/v1/messages', request, { key })
  assert.equal(body.error.code, 'invalid_transition')
})
