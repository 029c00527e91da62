// Recipes of messages to persons.
import { person } from './persons.ts'
import { type Maker, type Recipe, type Sandbox, stepOf, updateOf } from './sandbox.ts'

const email = { channel: 'email', value: 'maya@example.com' }
const textTo = (value: string) => ({ channel: 'sms', value, automated_messages: true })

export const message = (contacts: object[]) => async (s: Sandbox) => {
  const { id: person_id } = await person(s, { contacts, time_zone: 'UTC' })
  return await s.post('/messages', { person_id, purpose: 'statement' })
}

// Created in quiet hours, which have just begun.
const scheduled: Maker = async (s) => {
  const now = (await s.now()).toZonedDateTimeISO('UTC')
  const [start, end] = [now, now.add({ hours: 3 })].map((time) => time.toString().slice(11, 16))
  await s.patch('/message_settings', { quiet_hours: { start, end } })
  return await message([email])(s)
}

// At any time of day.
const atOnce =
  (contacts: object[], status: string): Recipe =>
  async (s) => {
    await s.patch('/message_settings', { quiet_hours: null })
    const { id } = await message(contacts)(s)
    await s.until(`/messages/${id}`, status)
  }

export const messageRecipes: Record<string, Recipe> = {
  'message.created': message([email]),
  'message.updated': updateOf('messages', scheduled),
  'message.queued': async (s) => {
    await scheduled(s)
    await s.advance('PT4H')
  },
  'message.sent': atOnce([email], 'sent'),
  'message.delivered': atOnce([textTo('+15005550010')], 'delivered'),
  'message.failed': atOnce([textTo('+15005550009')], 'failed'),
  // The person's address is removed before the message is sent.
  'message.suppressed': async (s) => {
    const { person_id } = await scheduled(s)
    await s.patch(`/persons/${person_id}`, { contacts: [] })
    await s.advance('PT4H')
  },
  'message.canceled': stepOf('messages', scheduled, 'cancel'),
}
