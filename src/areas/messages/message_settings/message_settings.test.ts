// Settings and templates: defaults, what is refused, languages, and the preview.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inDays } from '#tests/dates.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { messagingPractice } from '#tests/message_examples.ts'
import { languages, purposes } from './schema.ts'

test('an account sends nothing by default, and a change keeps the other fields', async () => {
  const { key } = await createTestAccount()
  const { body } = await call('GET', '/v1/message_settings', undefined, { key })
  assert.equal(body.enabled, false)
  assert.deepEqual(body.reminder_hours, [48, 2])
  const change = { reminder_hours: [24], quiet_hours: null }
  const changed = await call('PATCH', '/v1/message_settings', change, { key })
  assert.deepEqual(changed.body, { ...body, ...change })
  assert.deepEqual(
    (await call('GET', '/v1/message_settings', undefined, { key })).body,
    changed.body,
  )
})

test('bad settings and templates are refused and change nothing', async () => {
  const { key } = await createTestAccount()
  const template = { purpose: 'reminder', channel: 'sms', language: 'en', text: 'At {time}.' }
  const cases: [object, string][] = [
    [{ channels: [] }, 'channels'],
    [{ channels: ['fax'] }, 'channels[0]'],
    [{ reminder_hours: [0] }, 'reminder_hours[0]'],
    [{ quiet_hours: { start: '25:00', end: '08:00' } }, 'quiet_hours.start'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ brand_color: 'red' }, 'brand_color'],
    [{ brand_name: 'A\r\nBcc: x@example.com' }, 'brand_name'],
    [{ reply_to: 'nobody' }, 'reply_to'],
    [{ sms_from: '555' }, 'sms_from'],
    [{ portal_url: 'http://portal.example.com' }, 'portal_url'],
    [{ templates: [{ ...template, text: 'Your {diagnosis}' }] }, 'templates[0].text'],
    [{ templates: [{ ...template, text: 'Open {brace' }] }, 'templates[0].text'],
    [{ templates: [{ ...template, subject: 'Hello' }] }, 'templates[0].subject'],
    [{ templates: [template, { ...template, text: 'Again.' }] }, 'templates[1]'],
    [{ templates: [{ ...template, purpose: 'intake' }] }, 'templates[0].text'],
  ]
  for (const [change, param] of cases) {
    const { status, body } = await call('PATCH', '/v1/message_settings', change, { key })
    assert.equal(status, 400, JSON.stringify(change))
    assert.equal(body.error.param, param)
  }
  const { body } = await call('GET', '/v1/message_settings', undefined, { key })
  assert.deepEqual(body.templates, [])
})

test('every standard message is complete in each language, and reveals nothing about care', async () => {
  const { ask } = await messagingPractice({ brand_name: 'Main Street' })
  for (const purpose of purposes) {
    for (const channel of ['email', 'sms']) {
      const texts: string[] = []
      for (const language of languages) {
        const query = new URLSearchParams({ purpose, channel, language })
        const { subject, text } = await ask('GET', `/v1/message_preview?${query}`)
        assert.match(text, /Main Street/)
        assert.doesNotMatch(
          `${subject ?? ''} ${text}`,
          /[{}]|undefined|null|therap|psych|session|care/i,
        )
        assert.equal(subject === null, channel === 'sms')
        if (channel === 'sms') assert.match(text, /STOP/)
        texts.push(text)
      }
      assert.notEqual(texts[0], texts[1])
    }
  }
})

test("messages are in the person's language and time zone, with the account's own template", async () => {
  const text = 'Nos vemos el {date} a las {time}.\nCon {practitioner}\n{link}'
  const templates = [{ purpose: 'confirmation', channel: 'email', language: 'es', text }]
  const person = {
    time_zone: 'America/Los_Angeles',
    languages: [{ code: 'en' }, { code: 'es-MX', preferred: true }],
  }
  const { ask, book, runJobs, messages } = await messagingPractice({ templates }, person)
  const starts_at = inDays(9, '20:30:00')
  await book(starts_at)
  await runJobs()
  const [message] = await messages()
  assert.equal(message!.language, 'es')
  const { hour } = Temporal.Instant.from(starts_at).toZonedDateTimeISO(person.time_zone)
  assert.match(message!.text, new RegExp(`^Nos vemos el .* a las ${hour % 12 || 12}:30\\s.*\\.$`))
  assert.match(message!.subject, /^Su cita del /)

  await ask('PATCH', '/v1/message_settings', {
    shows_practitioner: true,
    portal_url: 'https://portal.example.com',
  })
  await book(inDays(10, '20:30:00'))
  await runJobs()
  assert.match((await messages()).at(-1)!.text, /\nCon \S+.*\nhttps:\/\/portal\.example\.com$/)
})
