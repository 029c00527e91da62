// Recipes of session series and calendar feeds.
import { personInCare } from './persons.ts'
import { bookablePractitioner } from './practitioners.ts'
import { type Recipe, type Sandbox, updateOf } from './sandbox.ts'
import { location, hourFrom, later, archivedWithColleague } from './sessions.ts'

export async function series(s: Sandbox, fields: object = {}) {
  const practitioner_id =
    'practitioner_id' in fields ? fields.practitioner_id : (await bookablePractitioner(s)).id
  const { id: person_id } = await personInCare(s)
  const starts_at = (await hourFrom(s, 30)).toString()
  const body = { practitioner_id, person_id, starts_at, count: 3, person_location: location }
  return { ...(await s.post('/session_series', body)), starts_at }
}

const feed = async (s: Sandbox) => {
  const { id } = await bookablePractitioner(s)
  return await s.post(`/practitioners/${id}/calendar_feeds`, { name: 'Phone' })
}

export const seriesRecipes: Record<string, Recipe> = {
  'session_series.created': series,
  'session_series.updated': updateOf('session_series', series),
  'session_series.canceled': async (s) => {
    const { id } = await series(s)
    await s.post(`/session_series/${id}/cancel`, { scope: 'all' })
  },
  'session_series.rescheduled': async (s) => {
    const { id, starts_at } = await series(s)
    await s.post(`/session_series/${id}/reschedule`, {
      scope: 'all',
      starts_at: later(starts_at, 1),
    })
  },
  'session_series.practitioner_changed': (s) =>
    archivedWithColleague(s, (_, practitioner_id) => series(s, { practitioner_id })),
  'calendar_feed.created': feed,
  'calendar_feed.updated': updateOf('calendar_feeds', feed),
  'calendar_feed.revoked': async (s) => {
    const { id } = await feed(s)
    await s.post(`/calendar_feeds/${id}/revoke`)
  },
}
