// Recipes of services, locations and external calendars.
import { bookablePractitioner } from './practitioners.ts'
import { type Made, type Maker, type Recipe, type Sandbox, stepOf, updateOf } from './sandbox.ts'

const service: Maker = (s) =>
  s.post('/services', { name: 'attune trigger', duration_minutes: 50, type: 'intake' })

const location: Maker = (s) =>
  s.post('/locations', {
    name: 'attune trigger',
    address: { line1: '1 Main Street', city: 'Troy', state: 'NY', postal_code: '12180' },
    time_zone: 'America/New_York',
  })

// The sandbox has a calendar at `busy.ics`, and none at other paths.
const calendarAt =
  (file: string): Maker =>
  async (s) =>
    await s.post('/external_calendars', {
      practitioner_id: (await bookablePractitioner(s)).id,
      url: `https://calendars.example.com/${file}`,
    })
const calendar = calendarAt('busy.ics')

const whenAttempted = (s: Sandbox, { id }: Made) =>
  s.when(async () => {
    const path = `/external_calendars/${id}`
    const seen = (await s.get(path)) as Made &
      Record<'last_changed_at' | 'last_error_code', unknown>
    return seen.last_changed_at || seen.last_error_code ? path : undefined
  }, 'The calendar was not read.')

// Another time zone lets the worker try again at once.
async function staleCalendar(s: Sandbox) {
  const path = await whenAttempted(s, await calendarAt('missing.ics')(s))
  await s.advance('P2D')
  await s.patch(path, { time_zone: 'Etc/UTC' })
  await s.until(path, 'stale')
}

async function resumedCalendar(s: Sandbox) {
  const path = `/external_calendars/${(await calendar(s)).id}`
  for (const paused of [true, false]) await s.patch(path, { paused })
}

export const bookingRecipes: Record<string, Recipe> = {
  'service.created': service,
  'service.updated': updateOf('services', service),
  'service.retired': stepOf('services', service, 'retire'),
  'location.created': location,
  'location.updated': updateOf('locations', location),
  'external_calendar.created': calendar,
  'external_calendar.updated': updateOf('external_calendars', calendar),
  'external_calendar.busy_times_changed': async (s) => whenAttempted(s, await calendar(s)),
  'external_calendar.paused': updateOf('external_calendars', calendar, { paused: true }),
  'external_calendar.active': resumedCalendar,
  'external_calendar.stale': staleCalendar,
  'external_calendar.deleted': async (s) =>
    s.remove(`/external_calendars/${(await calendar(s)).id}`),
}
