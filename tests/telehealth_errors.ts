// Requests that provoke the errors of links to video rooms.
import { newYork, telehealthPractice } from './telehealth_examples.ts'
import { startServer } from './harness.ts'

const near = { person_location: newYork }

export const telehealthErrorsMet = {
  not_telehealth: async () => {
    const { book, join, person_id } = await telehealthPractice()
    const { id } = await book({ ...near, format: 'phone' })
    return await join(id, { person_id })
  },
  video_not_configured: async () => {
    const { book, join, person_id, practitioner_id, ask } = await telehealthPractice()
    await ask('PATCH', `/v1/practitioners/${practitioner_id}`, { video_url: null })
    const { id } = await book(near)
    return await join(id, { person_id })
  },
  // Nothing listens on the port of the provider.
  video_unavailable: async () => {
    const port = await startServer({ daily_url: 'http://127.0.0.1:1' })
    const settings = { provider: 'daily', credentials: { api_key: 'key' } }
    const { book, join, person_id } = await telehealthPractice(settings, port)
    const { id } = await book(near)
    return await join(id, { person_id })
  },
}
