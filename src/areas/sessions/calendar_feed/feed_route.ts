// GET /calendars/{token}.ics: for calendar apps, which send no API key. The URL grants access; an
// unknown or revoked one returns 404.
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#catalogue/api_error.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { transact } from '#db/transaction.ts'
import type { AppContext } from '#http/app_context.ts'
import { hashToken } from './calendar_feed.ts'
import { type Entry, writeCalendar } from './icalendar.ts'

const most_entries = 5_000
const well_formed = /^([0-9A-Za-z]{32})\.ics$/

type FeedAccess = { account: string; practitioner_id: string | null; detail: string; now: string }

// From a month ago to a year ahead. Canceled sessions stay for a month, so that calendar apps
// remove them.
const entries = (account: string, practitioner_id: string, now: string) => sql`
  select id, version, status, format, starts_at, ends_at, created_at, updated_at
  from sessions
  where account = ${account} and practitioner_id = ${practitioner_id}
    and starts_at > ${now}::timestamptz - interval '30 days'
    and starts_at < ${now}::timestamptz + interval '366 days'
    and (${inSet(sessionLifecycle, 'on_calendar')}
      or updated_at > ${now}::timestamptz - interval '30 days')
    and not (${inSet(sessionLifecycle, 'on_hold')} and hold_expires_at <= ${now})
  order by starts_at, id
  limit ${most_entries}`

export function feedRoute(server: FastifyInstance, { db, secrets }: AppContext) {
  const read = (token: string) => {
    const first = sql`select ${allColumns('enter_feed_result')}
      from enter_feed(${hashToken(secrets, token)})`
    return transact<FeedAccess, string>(db, first, async ({ entry, query, commit }) => {
      const { account, practitioner_id, detail, now } = entry
      if (!practitioner_id) throw notFound('calendar', 'path')
      const rows = await query<Entry>(entries(account, practitioner_id, now))
      await commit()
      return writeCalendar(rows, detail)
    })
  }

  server.get<{ Params: { file: string } }>('/calendars/:file', async (request, reply) => {
    const token = well_formed.exec(request.params.file)?.[1]
    if (!token) throw notFound('calendar', 'path')
    const text = await read(token)
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    reply.headers({ 'cache-control': 'private, no-cache', etag, 'x-robots-tag': 'noindex' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(text)
  })
}
