// Rehearses a write: a dry run changes nothing, and returns what the request then does.
import assert from 'node:assert/strict'
import { events } from '#areas/index.ts'
import type { compile } from '#http/parsing/validate.ts'
import type { Route } from '#http/routing/route.ts'
import { type ApiResponse, call, type RequestOptions, sql } from './harness.ts'
import { unchangedTables } from './unchanged_tables.ts'

// Every table, by how many rows it has and when one was last written; keys by what they say,
// because their use is noted later. The request logs and the audit log also record reads.
const expectUnchanged = unchangedTables({
  except: ['request_logs', 'audit_entries', 'audit_queue', 'api_keys'],
  state: 'array[count(*), max(xmin::text::bigint)]',
})
const keys = async () =>
  (await sql.query('select id, version, status from api_keys order by id')).rows
export const entriesSince = async (position: string) =>
  (await sql.query('select action, outcome from audit_entries where position > $1', [position]))
    .rows as { action: string; outcome: string }[]
export const lastEntry = async () =>
  (await sql.query('select coalesce(max(position), 0) as n from audit_entries')).rows[0].n as string

export const rehearsing = (headers: object = {}) => ({ ...headers, 'dry-run': 'true' })

// What another service issues for the request itself.
const issued: Record<string, string[]> = { 'sessions.join': ['url', 'expires_at'] }

type Prepared = {
  target: string
  body: unknown
  asked: RequestOptions
  returned: ReturnType<typeof compile> // Checks a response.
}

/** Sends a request as a dry run, and returns what checks the response to the request itself. */
export async function rehearse(route: Route, { target, body, asked, returned }: Prepared) {
  const { name, method } = route
  const [before, entry] = [await keys(), await lastEntry()]
  const headers = rehearsing(asked.headers)
  const dry = await expectUnchanged(() => call(method, target, body, { ...asked, headers }))
  assert.equal(dry.status, 200, dry.text)
  assert.equal(dry.headers['dry-run'], 'true')
  assert.equal(dry.body.object, 'dry_run')
  assert.deepEqual(returned(dry.body.response), [])
  for (const secret of route.shows_once ?? []) assert.equal(secret in dry.body.response, false)
  assert.deepEqual(await keys(), before)
  const entries = await entriesSince(entry)
  const odd = entries.filter(
    ({ action, outcome }) => outcome === 'done' && !/\.(read|listed|rehearsed)$/.test(action),
  )
  assert.deepEqual(odd, [], 'no change is in the audit log')

  return async (real: ApiResponse) => {
    assert.equal(real.status, 200, real.text)
    assert.equal(real.headers['idempotent-replayed'], undefined, 'the key was not used up')
    assert.equal(real.headers['dry-run'], undefined)
    const { rows } = await sql.query(
      'select type, changed_fields from events where request_id = $1 order by position',
      [real.headers['request-id']],
    )
    const reported = dry.body.events.map(({ type, data: { changed_fields } }: any) => ({
      type,
      changed_fields,
    }))
    assert.deepEqual(reported, rows, 'it sends what the rehearsal said')
    for (const { type } of reported) assert.ok(type in events)
    const shape = (answer: any) => Object.keys(answer).filter((field) => field !== 'secret')
    const missing = shape(real.body).filter((field) => !(field in dry.body.response))
    assert.deepEqual(
      missing.filter((field) => ![route.shows_once, issued[name]].flat().includes(field)),
      [],
    )
  }
}
