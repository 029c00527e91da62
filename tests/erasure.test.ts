// Free text, metadata and Idempotency-Keys about a person are in no table in plain text, and
// can't be decrypted once the person is erased. Covers every route that accepts them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { personOf } from '#kernel/audit.ts'
import { objectOf } from '#http/responses/audit_entries.ts'
import { isWrite, type Route } from '#http/routing/route.ts'
import { routes } from '#areas/index.ts'
import { relayAll } from '#jobs/relay.ts'
import { grantConsent, createPerson } from './person_examples.ts'
import { kindOf } from './examples.ts'
import { call, db, createPractitioner, request_log, sql } from './harness.ts'
import { marker, sendMarked } from './marker_requests.ts'

// What ends a person or their record would be in the way of the others.
const endings = ['persons.erase', 'persons.merge', 'persons.place_hold']

function isAboutPerson({ body, returns, path, name }: Route) {
  const names = [body, returns].flatMap((schema: any) => Object.keys(schema?.properties ?? {}))
  return (names.includes('person_id') || path.startsWith('/v1/persons')) && !endings.includes(name)
}

// Objects of persons that were written with the marker, and the keys that were sent along.
const written: string[] = []
const keys: string[] = []
const persons = new Set<string>()

function note(route: Route, body: any, key: string) {
  const person_id = personOf(objectOf(route, route.name), body)
  if (!person_id) return
  keys.push(key)
  persons.add(person_id)
  const table = kindOf(route)?.table
  const is_read = routes.some(({ name }) => name === `${table}.retrieve`)
  if (is_read && body.id) written.push(`/v1/${table}/${body.id}`)
}

const marks = new Map<string, number>()
for (const route of routes.filter((each) => isWrite(each) && isAboutPerson(each))) {
  test(`${route.name}: accepts the marker in every free-text field`, async () => {
    const { answer, key, places } = await sendMarked(route, {})
    note(route, answer.body, key)
    marks.set(route.name, places)
  })
}

const routeOf = (name: string) => routes.find((route) => route.name === name)!

// The examples of sessions have no person.
test('sessions and series of a person accept the marker', async () => {
  const { id: person_id } = await createPerson()
  await grantConsent(person_id)
  const practitioner_id = await createPractitioner()
  const more = { person_id, practitioner_id, place: { name: marker, address: marker } }
  const starts_at = '2031-05-05T10:00:00Z'
  const series = await sendMarked(routeOf('session_series.create'), {}, { ...more, starts_at })
  note(series.route, series.answer.body, series.key)
  for (const step of ['cancel', 'update']) {
    const { route, answer, key } = await sendMarked(routeOf('sessions.create'), {}, more)
    note(route, answer.body, key)
    const path = `/v1/sessions/${answer.body.id}`
    const idempotency_key = `${marker}-${step}-of-a-person`
    const changed =
      step === 'cancel'
        ? await call('POST', `${path}/cancel`, { reason: marker }, { idempotency_key })
        : await call('PATCH', path, { metadata: { [marker]: marker } }, { idempotency_key })
    assert.equal(changed.status, 200, changed.text)
    assert.ok(changed.text.includes(marker))
    note(route, changed.body, idempotency_key)
  }
})

// In the clear, as text and as bytes.
async function tablesWith(text: string) {
  const { rows: tables } = await sql.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql.query(
      `select row::text as text from ${name} as row
       where strpos(lower(row::text), lower($1)) > 0
         or strpos(row::text, encode(convert_to($1, 'UTF8'), 'hex')) > 0
       limit 1`,
      [text],
    )
    found.push(...rows.map((row) => `${name}: ${row.text}`))
  }
  return found
}

const readAll = async (path: string) => {
  const texts: string[] = []
  for (let cursor = ''; ;) {
    const { text, body } = await call('GET', `${path}&limit=100${cursor}`)
    texts.push(text)
    if (!body.has_more) return texts.join('\n')
    cursor = `&cursor=${encodeURIComponent(body.next_cursor)}`
  }
}

async function readRequests() {
  await relayAll(db)
  await request_log.flush()
  return (await readAll('/v1/events?after=0')) + (await readAll('/v1/request_logs?status=2xx'))
}

test('the marker is stored in many places and is readable in no table', async () => {
  const most = [...marks.values()].reduce((sum, places) => sum + places, 0)
  assert.ok(most > 100, `only ${most} places took it`)
  assert.ok(written.length > 30)
  const events = await readRequests()
  for (const key of keys) assert.ok(events.includes(key), `${key} is shown to its account`)
  assert.ok((await tablesWith('session.created')).length > 0, 'what is in clear is found')
  assert.deepEqual(await tablesWith(marker), [])
})

test("after the persons are erased, the marker can't be decrypted", async () => {
  // Records within their retention period can't be erased; the period is tested elsewhere.
  await sql.query(`update notes set status = 'voided'`)
  await sql.query(`update claims set status = 'denied'`)
  for (const person_id of persons) {
    const erasure = { erasure_basis: 'person_request' }
    const { status, text, body } = await call('POST', `/v1/persons/${person_id}/erase`, erasure)
    if (body.error?.code !== 'invalid_transition') assert.equal(status, 200, text)
  }
  const { rows } = await sql.query(
    `select persons.id from persons
     join metadata_hashes on metadata_hashes.person_id = persons.id
     where status = 'erased'`,
  )
  assert.deepEqual(rows, [])
  for (const path of written) {
    const { status, text } = await call('GET', path)
    assert.ok(status === 200 || status === 404 || status === 403, `${path}: ${text}`)
    assert.equal(text.includes(marker), false, `${path}: ${text}`)
  }
  const requests = await readRequests()
  for (const key of keys) assert.equal(requests.includes(key), false, key)
  assert.deepEqual(await tablesWith(marker), [])
})
