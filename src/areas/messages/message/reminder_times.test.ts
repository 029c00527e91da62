// When persons are reminded: a service's times come before the practitioner's, and those before the
// account's, also for sessions that were booked before.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inDays } from '#tests/dates.ts'
import { call } from '#tests/harness.ts'
import { messagingPractice, send } from '#tests/message_examples.ts'

const starts_at = inDays(9, '17:00:00')

async function reminders(settings: object = {}) {
  const practice = await messagingPractice({ reminder_hours: [48], ...settings })
  const { ask, practitioner_id, messages, runJobs, book } = practice
  const bookOne = async (more: object = {}) => {
    const session = await book(starts_at, more)
    await runJobs()
    return session
  }
  const setTimes = async (reminder_hours: number[] | null) => {
    await ask('PATCH', `/v1/practitioners/${practitioner_id}`, { reminder_hours })
    await runJobs()
  }
  const count = async (session_id: string) =>
    (await messages('&purpose=reminder')).filter((each) => each.session_id === session_id).length
  return { ...practice, bookOne, setTimes, count }
}

test("a practitioner's own times replace those of the account", async () => {
  const { bookOne, setTimes, count, advanceTo } = await reminders()
  await setTimes([24, 3])
  const { id } = await bookOne()
  await advanceTo(inDays(7, '17:30:00'))
  assert.equal(await count(id), 0, 'not 48 hours before')
  await advanceTo(inDays(8, '17:30:00'))
  assert.equal(await count(id), 1)
  await advanceTo(inDays(9, '14:30:00'))
  assert.equal(await count(id), 2)
})

test('times that change after the booking apply to it', async () => {
  const { bookOne, setTimes, count, advanceTo } = await reminders()
  const { id } = await bookOne()
  await setTimes([24])
  await advanceTo(inDays(7, '17:30:00'))
  assert.equal(await count(id), 0, 'not 48 hours before')
  await setTimes([72, 12])
  assert.equal(await count(id), 1, 'the one that was missed')
  await setTimes(null)
  assert.equal(await count(id), 2, "the account's 48 hours")
  await advanceTo(inDays(9, '16:30:00'))
  assert.equal(await count(id), 2)
})

test('no times are no reminders', async () => {
  const { bookOne, setTimes, count, advanceTo } = await reminders()
  await setTimes([])
  const { id } = await bookOne()
  await advanceTo(inDays(9, '16:30:00'))
  assert.equal(await count(id), 0)
})

test("a service's own times come before the practitioner's, also when they change", async () => {
  const { bookOne, setTimes, count, advanceTo, ask, runJobs } = await reminders()
  await setTimes([72])
  const terms = { name: 'First', duration_minutes: 50, reminder_hours: [24] }
  const service = await ask('POST', '/v1/services', terms)
  const { id } = await bookOne({ service_id: service.id })
  await advanceTo(inDays(7, '17:30:00'))
  assert.equal(await count(id), 0)
  await ask('PATCH', `/v1/services/${service.id}`, { reminder_hours: [6] })
  await runJobs()
  await advanceTo(inDays(9, '10:30:00'))
  assert.equal(await count(id), 0)
  await advanceTo(inDays(9, '11:30:00'))
  assert.equal(await count(id), 1)
})

test('a session that another practitioner takes over has their times', async () => {
  const { bookOne, count, advanceTo, ask, practitioner_id, runJobs } = await reminders()
  const { id } = await bookOne()
  const colleague = await ask('POST', '/v1/practitioners', {
    name: { given: 'Bo', family: 'Lind' },
    profession: 'psychologist',
    reminder_hours: [4],
  })
  const how = { sessions: 'reassign', reassign_to_id: colleague.id, reason: 'Retired' }
  await ask('POST', `/v1/practitioners/${practitioner_id}/archive`, how)
  await runJobs()
  await advanceTo(inDays(9, '12:30:00'))
  assert.equal(await count(id), 0)
  await advanceTo(inDays(9, '13:30:00'))
  assert.equal(await count(id), 1)
})

test('messages about a video session say where to join: on the page of the account', async () => {
  const join_url = 'https://portal.example.com/join/{session_id}'
  const { book, runJobs, messages, ask } = await messagingPractice({ join_url })
  const online = await book(starts_at)
  const in_person = await book(inDays(10, '17:00:00'), { format: 'in_person' })
  await runJobs()
  await send()
  await ask('POST', `/v1/sessions/${online.id}/cancel`)
  await runJobs()
  const texts = (await messages()).map(({ session_id, purpose, text }) => ({
    about: `${session_id} ${purpose}`,
    joins: /https:\/\/portal\.example\.com\/join\/(\w+)/.exec(text)?.[1] ?? null,
  }))
  assert.deepEqual(
    texts.toSorted((one, other) => (one.about < other.about ? -1 : 1)),
    [
      { about: `${online.id} confirmation`, joins: online.id },
      { about: `${online.id} cancellation`, joins: null },
      { about: `${in_person.id} confirmation`, joins: null },
    ].toSorted((one, other) => (one.about < other.about ? -1 : 1)),
  )
})

test('templates take the place to join by, and its URL has no other placeholder', async () => {
  const { key, changeSettings, ask } = await messagingPractice()
  const text = '{brand}: See you on {date}.\nJoin: {join}'
  const template = { purpose: 'reminder', channel: 'sms', language: 'en', text }
  await changeSettings({ templates: [template] })
  const path = '/v1/message_preview?purpose=reminder&channel=sms&language=en'
  assert.doesNotMatch((await ask('GET', path)).text, /Join/)
  await changeSettings({ join_url: 'https://portal.example.com/join' })
  assert.match((await ask('GET', path)).text, /Join: https:\/\/portal\.example\.com\/join$/)
  const canceled = { ...template, purpose: 'cancellation' }
  for (const change of [{ templates: [canceled] }, { join_url: 'https://a.example/{person_id}' }]) {
    const { status } = await call('PATCH', '/v1/message_settings', change, { key })
    assert.equal(status, 400)
  }
})
