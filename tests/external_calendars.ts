// A practice with an external calendar on a local server over HTTPS, and workers that read it.
import type { TestContext } from 'node:test'
import { icalendarBusyTimes } from '#outside/adapters/busy_times/icalendar.ts'
import { readCalendars } from '#jobs/read_calendars.ts'
import { calendarFile, eventLines } from './calendar_files.ts'
import { freshPractice } from './fresh_practice.ts'
import { adapters, db, log, secrets, sql } from './harness.ts'
import { receiver, selfSigned } from './hostile_receivers.ts'

const pair = await selfSigned('localhost', new Date(Date.now() - 86_400_000), 3)
const trusted = { allow_private: true, ca: pair.cert, environment: 'sandbox' as const }
const outside = { ...adapters({ db, secrets }), busy_times: icalendarBusyTimes(trusted) }

// Reads every calendar that is due.
export const readAll = () => readCalendars({ db, secrets, outside, log })

const stamp = (time: string) => `${time.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

export async function connectedCalendar(t: TestContext) {
  const practice = await freshPractice()
  const { ask, practitioner_id } = practice
  let status = 200
  let text = calendarFile()
  let interrupt: (() => Promise<unknown>) | undefined
  const answer = async () => {
    const work = interrupt
    interrupt = undefined
    await work?.()
    return { status, text }
  }
  const server = await receiver(
    t,
    (_, response) => void answer().then((body) => response.writeHead(body.status).end(body.text)),
    pair,
  )
  const url = `${server.url}/secret-path.ics`
  const request = { practitioner_id, url, name: 'Personal' }
  const { body: calendar } = await ask('POST', '/v1/external_calendars', request)
  const path = `/v1/external_calendars/${calendar.id}`
  const respond = (body: string) => {
    status = 200
    text = body
  }
  // Reads it as if the time had come.
  async function refreshed() {
    await sql.query(
      "update external_calendars set poll_after = now() - interval '1 s' where id = $1",
      [calendar.id],
    )
    await readAll()
    return (await ask('GET', path)).body
  }
  return {
    ...practice,
    calendar,
    path,
    url,
    refreshed,
    respond,
    serve: (...events: string[][]) => respond(calendarFile(...events.flat())),
    fail: (code: number) => void (status = code),
    event: (uid: string, starts_at: string, duration: string) =>
      eventLines(uid, `DTSTART:${stamp(starts_at)}`, `DURATION:${duration}`),
    requests: () => server.calls.length,
    refuse: 'https://127.0.0.1:1/gone.ics',
    meanwhile: (work: () => Promise<unknown>) => void (interrupt = work),
    busy: async () =>
      (
        await sql.query<{ starts_at: Date }>(
          'select starts_at from busy_times where external_calendar_id = $1 order by 1',
          [calendar.id],
        )
      ).rows.map(({ starts_at }) => new Date(starts_at).toISOString()),
  }
}
