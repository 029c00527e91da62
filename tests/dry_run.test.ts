// Dry runs: with Dry-Run, every write returns the response and the events it would send, and
// changes nothing. The cases derive from the routes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWrite } from '#http/routing/route.ts'
import { compile } from '#http/parsing/validate.ts'
import { events, routes } from '#areas/index.ts'
import { createPerson } from './person_examples.ts'
import { optionsFor, bodyFor, pathFor } from './examples.ts'
import { call, createPractitioner, sql } from './harness.ts'

// Every table, by how many rows it has and when one was last written; keys by what they say,
// because their use is noted later. The request logs and the audit log also record reads.
const { rows: tables } = await sql.query(`
  select relname as name from pg_class where relnamespace = 'public'::regnamespace
    and relkind in ('r', 'p')
    and relname not in ('request_logs', 'audit_entries', 'audit_queue', 'api_keys')`)
const states = tables.map(
  ({ name }) => `(select array[count(*), max(xmin::text::bigint)] from ${name}) as ${name}`,
)
async function everything() {
  const { rows } = await sql.query({ name: 'states', text: `select ${states.join()}` })
  const keys = await sql.query('select id, version, status from api_keys order by id')
  return JSON.stringify([rows, keys.rows])
}
const entriesSince = async (position: string) =>
  (await sql.query('select action, outcome from audit_entries where position > $1', [position]))
    .rows as { action: string; outcome: string }[]
const lastEntry = async () =>
  (await sql.query('select coalesce(max(position), 0) as n from audit_entries')).rows[0].n as string

const rehearsing = (headers: object = {}) => ({ ...headers, 'dry-run': 'true' })

// What another service issues for the request itself.
const issued: Record<string, string[]> = { 'sessions.join': ['url', 'expires_at'] }

// So much has fallen due by then that a clock would stop on the way, each time somewhere else.
const within_patience: Record<string, object> = { 'test_clock.advance': { by: 'PT2H' } }

for (const route of routes.filter(isWrite)) {
  const { name, method } = route
  test(`${name}: a dry run changes nothing and returns what the request then does`, async () => {
    const [target, example] = [await pathFor(route), await bodyFor(route)]
    const body = within_patience[name] ?? example
    const request = await optionsFor(route, { idempotency_key: `rehearsed-${name}` })
    const [before, entry] = [await everything(), await lastEntry()]
    const dry = await call(method, target, body, {
      ...request,
      headers: rehearsing(request.headers),
    })
    assert.equal(dry.status, 200, dry.text)
    assert.equal(dry.headers['dry-run'], 'true')
    assert.equal(dry.body.object, 'dry_run')
    assert.deepEqual(compile(route.returns)(dry.body.response), [])
    for (const secret of route.shows_once ?? []) assert.equal(secret in dry.body.response, false)
    assert.equal(await everything(), before)
    const entries = await entriesSince(entry)
    const odd = entries.filter(
      ({ action, outcome }) => outcome === 'done' && !/\.(read|listed|rehearsed)$/.test(action),
    )
    assert.deepEqual(odd, [], 'no change is in the audit log')

    const real = await call(method, target, body, request)
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
  })
}

test('a dry run is refused like the request, and the refusal is in the audit log', async () => {
  const practitioner_id = await createPractitioner()
  const { id: person_id } = await createPerson()
  const body = { practitioner_id, person_id, starts_at: '2031-01-01T10:00:00Z' }
  const entry = await lastEntry()
  const dry = await call('POST', '/v1/sessions', body, { headers: rehearsing() })
  assert.deepEqual([dry.status, dry.body.error.code], [403, 'consent_required'])
  const entries = await entriesSince(entry)
  assert.ok(entries.some(({ outcome }) => outcome === 'denied'))
  const past = { practitioner_id, starts_at: '2001-01-01T10:00:00Z' }
  const late = await call('POST', '/v1/sessions', past, { headers: rehearsing() })
  assert.equal(late.body.error.code, 'starts_at_in_past')
})

test('reading a person by a dry run is in the audit log', async () => {
  const { id } = await createPerson()
  const entry = await lastEntry()
  await call('PATCH', `/v1/persons/${id}`, {}, { headers: rehearsing() })
  assert.deepEqual(await entriesSince(entry), [
    { action: 'persons.update.rehearsed', outcome: 'done' },
  ])
})

test('a dry run with a used idempotency key answers like a replay', async () => {
  const body = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
  const idempotency_key = 'used-before'
  const first = await call('POST', '/v1/practitioners', body, { idempotency_key })
  const options = { idempotency_key, headers: rehearsing() }
  const dry = await call('POST', '/v1/practitioners', body, options)
  assert.deepEqual([dry.body.response.id, dry.body.events], [first.body.id, []])
  const other = await call('POST', '/v1/practitioners', { ...body, npi: null }, options)
  assert.equal(other.body.error.code, 'idempotency_key_reused')
})

test('the Dry-Run header is true or false, and reads ignore it', async () => {
  const body = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
  for (const value of ['yes', '1', 'TRUE', '']) {
    const headers = { 'dry-run': value }
    const { status, body: reported } = await call('POST', '/v1/practitioners', body, { headers })
    assert.deepEqual([status, reported.error.param], [400, 'Dry-Run'], value)
  }
  const really = await call('POST', '/v1/practitioners', body, { headers: { 'dry-run': 'false' } })
  assert.equal(really.body.object, 'practitioner')
  const read = await call('GET', '/v1/practitioners', undefined, { headers: rehearsing() })
  assert.equal(read.body.object, 'list')
})
