// A practice that sends messages, with a practitioner and a person who can be reached.
import assert from 'node:assert/strict'
import { runScheduledJobs } from '#jobs/clock.ts'
import { sendMessages } from '#jobs/send_messages.ts'
import type { Mail } from '#outside/ports/mail.ts'
import type { Outside } from '#outside/ports/outside.ts'
import { createPerson, grantConsent } from './person_examples.ts'
import {
  call,
  createPractitioner,
  createTestAccount,
  db,
  log,
  outside,
  public_url,
  secrets,
} from './harness.ts'

export const zone = 'America/New_York'
export const email = { channel: 'email', value: 'maya@example.com' }
export const sms = { channel: 'sms', value: '+1 202 555 0143', automated_messages: true }

type Message = { id: string; status: string; purpose: string; [field: string]: any }

// Without quiet hours, because tests run at any time of day.
export async function messagingPractice(settings: object = {}, fields: object = {}) {
  const { account, key } = await createTestAccount()
  const ask = async (method: string, path: string, body?: unknown) => {
    const { status, body: answer, text } = await call(method, path, body, { key })
    assert.equal(status, 200, text)
    return answer
  }
  const changeSettings = (change: object) => ask('PATCH', '/v1/message_settings', change)
  await changeSettings({ enabled: true, quiet_hours: null, ...settings })
  const practitioner_id = await createPractitioner({ key })
  const addPerson = async (more: object = {}) => {
    const { id } = await createPerson({ contacts: [email], time_zone: zone, ...more }, { key })
    await grantConsent(id, {}, { key })
    return id
  }
  const person_id = await addPerson(fields)
  const book = async (starts_at: string, more: object = {}) =>
    (await ask('POST', '/v1/sessions', { practitioner_id, person_id, starts_at, ...more })) as {
      id: string
      [field: string]: any
    }
  const runJobs = () => runScheduledJobs({ db, secrets, outside, log })
  const messages = async (filter = ''): Promise<Message[]> =>
    (await ask('GET', `/v1/messages?limit=100${filter}`)).data.toReversed()
  const purposes = async () => (await messages()).map(({ purpose }) => purpose)
  const advanceTo = (to: string) => ask('POST', '/v1/test_clock/advance', { to })
  return {
    account,
    key,
    ask,
    changeSettings,
    practitioner_id,
    person_id,
    addPerson,
    book,
    runJobs,
    messages,
    purposes,
    advanceTo,
  }
}

type Sending = { mail?: (mail: Mail) => Promise<void>; sms?: Outside['sms'] }

// Runs the worker once. Keeps the mails if nobody else takes them.
export async function send({ mail, sms: provider }: Sending = {}) {
  const mails: Mail[] = []
  const reach = { ...outside, ...(provider && { sms: provider }) }
  const keep = async (each: Mail) => void mails.push(each)
  const context = { db, secrets, log, public_url, outside: reach, mail: mail ?? keep }
  await sendMessages(context)
  return mails
}
