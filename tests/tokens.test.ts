// Walks every route with a scoped token: it reaches its subject's objects and no others. The cases
// derive from the routes, so a new route is covered automatically.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import type { Route } from '#http/routing/route.ts'
import { routes } from '#areas/index.ts'
import { formKind } from '#areas/documents/form/lifecycle.ts'
import { personKind } from '#areas/persons/person/lifecycle.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { verificationKind } from '#areas/practitioners/verification/lifecycle.ts'
import {
  grantConsent,
  createCareTeam,
  createNote,
  createPerson,
  createToken,
  signNote,
} from './person_examples.ts'
import { serviceKind } from '#areas/sessions/service/lifecycle.ts'
import { locationKind } from '#areas/sessions/location/schema.ts'
import { bodyFor, kindOf, createExample, pathFor } from './examples.ts'
import { call, createPractitioner, sql } from './harness.ts'
import { sampleOf } from './sample.ts'

const subjects = [
  { field: 'practitioner_id', kind: practitionerKind, scopes: tokenScopes.practitioner },
  { field: 'person_id', kind: personKind, scopes: tokenScopes.person },
]

// Both subjects are refused, so they can be refused the same objects.
const requests = new Map<string, Promise<{ target: string; request: any }>>()
function requestOf(route: Route) {
  const prepare = async () => ({ target: await pathFor(route), request: await bodyFor(route) })
  if (!requests.has(route.name)) requests.set(route.name, prepare())
  return requests.get(route.name)!
}

for (const { field, kind, scopes } of subjects) {
  const { id } = await createExample(kind)
  const key = await createToken({ [field]: id }, scopes)

  for (const route of sampleOf(routes, ({ name }) => name)) {
    const { name, method, scope, path } = route

    test(`${name}: a token with ${field} can't reach another's objects`, async () => {
      const { target, request } = await requestOf(route)
      // A token can't send fields that belong to the account.
      const { metadata: _, ...fields } = request ?? {}
      const body = route.body && fields
      // Without a person, these are about the person of the token.
      if (/^(matchings|documents)\.create$/.test(name)) body!.person_id = (await createPerson()).id
      const headers: Record<string, string> = route.needs_if_match ? { 'if-match': '*' } : {}
      const answer = await call(method, target, body, { key, headers })
      const may = scope === null || (scopes as readonly string[]).includes(scope)
      const actors: string[] = route.actors ?? ['account', 'practitioner']
      if (!may || !actors.includes(kind.object)) return assert.equal(answer.status, 403, name)
      // Every token with the scope can read the directory, but not a colleague's calendar.
      const of_calendar = name === 'slots.list' && field === 'practitioner_id'
      const directory = of_calendar ? 403 : 200
      if (kindOf(route) === practitionerKind) {
        return assert.equal(answer.status, directory, answer.text)
      }
      // Services and locations belong to the account. Everyone reads them, to book.
      if (kindOf(route) === serviceKind || kindOf(route) === locationKind) {
        const reads = method === 'GET' || name === 'services.create'
        return assert.equal(answer.status, reads ? 200 : 403, answer.text)
      }
      // Forms belong to the account. Persons see those assigned to them: here, none.
      if (kindOf(route) === formKind && kind === practitionerKind) {
        return assert.equal(answer.status, 200, answer.text)
      }
      // Practitioners can learn that a person exists and that a consent is missing.
      const refused = kindOf(route)?.of_person || kindOf(route) === personKind ? [403, 404] : [404]
      const outside = kind === practitionerKind ? refused : [404]
      if (path.includes('{id}')) return assert.ok(outside.includes(answer.status), answer.text)
      const looks = name === 'persons.search'
      if (method !== 'GET' && !looks) return assert.equal(answer.status, 403, answer.text)
      assert.equal(answer.status, 200, answer.text)
      // Reference data, such as instruments, has no owner.
      const rows = kindOf(route) ? (answer.body.data ?? []) : []
      for (const row of rows) assert.equal(row[field], id)
    })
  }
}

test('The database limits a person’s token in every table that names a person', async () => {
  const { rows } = await sql.query(`
    select distinct relname from pg_class
    join pg_attribute on attrelid = pg_class.oid
      and attname = case relname when 'persons' then 'id' else 'person_id' end
    join pg_policies on tablename = relname and 'attune_app' = any (roles)
    cross join lateral (values (qual), (with_check)) as part (condition)
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and condition is not null
      and position(
        '((current_person() IS NULL) OR (' || attname || ' = current_person())' in condition) = 0
    order by 1`)
  const open = rows.map(({ relname }) => relname)
  // Every actor writes to these, and no route returns them to a person.
  assert.deepEqual(open, ['audit_entries', 'idempotency_keys'])
})

test('a practitioner books and reads their own calendar with a token', async () => {
  const practitioner_id = await createPractitioner()
  const key = await createToken({ practitioner_id }, tokenScopes.practitioner)
  const book = { practitioner_id, starts_at: '2033-03-03T10:00:00Z' }
  const { status, body, text } = await call('POST', '/v1/sessions', book, { key })
  assert.equal(status, 200, text)
  const { body: list } = await call('GET', '/v1/sessions', undefined, { key })
  assert.deepEqual(
    list.data.map((row: { id: string }) => row.id),
    [body.id],
  )
})

test('a person can book, read and cancel only for themselves', async () => {
  const practitioner_id = await createPractitioner()
  const [person, other] = [await createPerson(), await createPerson()]
  const key = await createToken({ person_id: person.id }, tokenScopes.person)
  const book = { practitioner_id, starts_at: '2033-03-03T10:00:00Z' }
  const refused = await call('POST', '/v1/sessions', book, { key })
  assert.equal(refused.body.error.code, 'consent_required')

  const consent = await grantConsent(person.id)
  await grantConsent(other.id)
  const { status, body, text } = await call('POST', '/v1/sessions', book, { key })
  assert.equal(status, 200, text)
  assert.equal(body.person_id, person.id)
  const theirs = { ...book, person_id: other.id, starts_at: '2033-03-04T10:00:00Z' }
  const posed = await call('POST', '/v1/sessions', theirs, { key })
  assert.deepEqual([posed.status, posed.body.error.param], [403, 'person_id'])
  const { body: foreign } = await call('POST', '/v1/sessions', theirs)

  const read = (path: string) => call('GET', `/v1${path}`, undefined, { key })
  const ids = async (path: string) => (await read(path)).body.data.map((row: any) => row.id)
  assert.deepEqual(await ids('/sessions'), [body.id])
  assert.deepEqual(await ids(`/sessions?person_id=${other.id}`), [])
  assert.deepEqual(await ids('/consents'), [consent.id])
  assert.equal((await read(`/persons/${person.id}`)).body.id, person.id)
  assert.equal((await read(`/persons/${other.id}`)).status, 404)
  assert.equal((await read(`/sessions/${foreign.id}`)).status, 404)
  assert.equal((await read(`/practitioners/${practitioner_id}`)).status, 200)
  const cancel = (id: string) => call('POST', `/v1/sessions/${id}/cancel`, {}, { key })
  assert.equal((await cancel(foreign.id)).status, 404)
  assert.equal((await cancel(body.id)).body.status, 'canceled')
  const started = await call('POST', `/v1/sessions/${body.id}/start`, {}, { key })
  assert.equal(started.status, 403)

  const { rows } = await sql.query(
    `select actor_kind, actor_id from audit_entries
     where action = 'session.canceled' and object_id = $1`,
    [body.id],
  )
  assert.deepEqual(rows, [{ actor_kind: 'person', actor_id: person.id }])
})

test("a token can't read or write metadata, not even in a replay", async () => {
  const metadata = { note: 'difficult' }
  const practitioner_id = await createPractitioner()
  const key = await createToken({ practitioner_id }, tokenScopes.practitioner)
  const body = { practitioner_id, starts_at: '2034-03-03T10:00:00Z', metadata }
  const refused = await call('POST', '/v1/sessions', body, { key })
  assert.deepEqual([refused.status, refused.body.error.param], [403, 'metadata'])
  const { body: made } = await call('POST', '/v1/sessions', body)
  assert.deepEqual(made.metadata, metadata)
  const own = `/v1/sessions/${made.id}`
  const shown = await call('GET', own, undefined, { key })
  assert.deepEqual(shown.body.metadata, {})
  assert.equal((await call('PATCH', own, { metadata }, { key })).body.error.param, 'metadata')
  const options = { idempotency_key: 'with-metadata', headers: { 'on-behalf-of': practitioner_id } }
  const { body: canceled } = await call('POST', `${own}/cancel`, {}, options)
  assert.deepEqual(canceled.metadata, metadata)
  const repeated = { key, idempotency_key: 'with-metadata' }
  const again = await call('POST', `${own}/cancel`, {}, repeated)
  assert.equal(again.headers['idempotent-replayed'], 'true')
  assert.deepEqual(again.body.metadata, {})
})

test('a token ends when its person is merged, deceased or erased', async () => {
  const ends: [string, object][] = [
    ['erase', { erasure_basis: 'person_request' }],
    ['record_death', { deceased_on: '2020-01-01' }],
  ]
  for (const [step, request] of ends) {
    const person = await createPerson()
    const key = await createToken({ person_id: person.id }, tokenScopes.person)
    assert.equal((await call('GET', '/v1', undefined, { key })).status, 200)
    const { status, text } = await call('POST', `/v1/persons/${person.id}/${step}`, request)
    assert.equal(status, 200, text)
    assert.equal((await call('GET', '/v1', undefined, { key })).status, 401, step)
    const another = { person_id: person.id, scopes: ['sessions:read'] }
    assert.equal((await call('POST', '/v1/scoped_tokens', another)).status, 404)
  }
  const both = { person_id: 'per_x', practitioner_id: 'prac_x', scopes: ['sessions:read'] }
  assert.equal((await call('POST', '/v1/scoped_tokens', both)).status, 400)
})

test('a person can answer assessments and read their signed notes only', async () => {
  const { person_id, as } = await createCareTeam()
  const key = await createToken({ person_id }, tokenScopes.person)
  const assign = async (fields: object) =>
    (await call('POST', '/v1/assessments', { person_id, instrument: 'phq2', ...fields })).body.id
  const path = `/v1/assessments/${await assign({})}`
  const saved = await call('PATCH', path, { answers: { q1: 2 } }, { key })
  assert.equal(saved.body.status, 'started', saved.text)
  const { body } = await call('POST', `${path}/submit`, { answers: { q2: 1 } }, { key })
  assert.deepEqual([body.status, body.score.total], ['completed', 3])
  const progress = await call('GET', `/v1/persons/${person_id}/progress`, undefined, { key })
  assert.equal(progress.body.data[0].latest.total, 3)
  const request = `/v1/assessments/${await assign({ administration: 'clinician' })}`
  assert.equal((await call('PATCH', request, { answers: { q1: 2 } }, { key })).status, 404)
  assert.equal((await call('POST', `${request}/cancel`, undefined, { key })).status, 403)

  // Danger is answered to the person too.
  const risky = `/v1/assessments/${await assign({ instrument: 'phq9' })}`
  const response = await call('PATCH', risky, { answers: { q9: 2 } }, { key })
  assert.equal(response.body.risk.crisis_resources[0].phone, '988', response.text)

  const note = await createNote(person_id, as)
  const read = () => call('GET', `/v1/notes/${note.id}`, undefined, { key })
  assert.equal((await read()).status, 404)
  await signNote(note.id, as)
  assert.equal((await read()).body.sections?.plan, 'Weekly.')
})

test('a token ends when its practitioner is archived or ineligible', async () => {
  const ends: [string, (id: string) => Promise<unknown>][] = [
    ['archived', (id) => call('PATCH', `/v1/practitioners/${id}`, { archived: true })],
    ...['suspended', 'revoked', 'withdrawn'].map((status): (typeof ends)[number] => [
      status,
      (id) => sql.query('update practitioners set status = $2 where id = $1', [id, status]),
    ]),
  ]
  for (const [why, end] of ends) {
    const practitioner_id = await createPractitioner()
    const key = await createToken({ practitioner_id }, tokenScopes.practitioner)
    assert.equal((await call('GET', '/v1', undefined, { key })).status, 200)
    await end(practitioner_id)
    assert.equal((await call('GET', '/v1', undefined, { key })).status, 401, why)
    const another = { practitioner_id, scopes: ['sessions:read'] }
    const { status, body } = await call('POST', '/v1/scoped_tokens', another)
    assert.deepEqual([status, body.error.param], [404, 'practitioner_id'], why)
  }
})

test("a route that isn't for persons is refused without naming a header they didn't send", async () => {
  const { id } = await createPerson()
  const key = await createToken({ person_id: id }, tokenScopes.person)
  const { status, body } = await call('POST', '/v1/sessions/ses_x/start', {}, { key })
  assert.deepEqual([status, body.error.code], [403, 'permission_denied'])
  assert.equal('param' in body.error, false)
})

test("a token can't read a practitioner's contacts or verification", async () => {
  const email = 'ada.okafor@example.com'
  const verification = await createExample(verificationKind)
  const path = `/v1/practitioners/${verification.practitioner_id}`
  const { body: result } = await call('PATCH', path, { email })
  assert.deepEqual([result.email, result.current_verification_id], [email, verification.id])
  const { id } = await createPerson()
  const key = await createToken({ person_id: id }, tokenScopes.person)
  const { body } = await call('GET', path, undefined, { key })
  assert.deepEqual([body.email, body.current_verification_id], [null, null])
})

test("a practitioner's token writes and signs notes, and reads none of other persons", async () => {
  const { person_id, practitioner_id, as } = await createCareTeam()
  const key = await createToken({ practitioner_id }, tokenScopes.practitioner)
  const note = await createNote(person_id, { key })
  assert.equal((await signNote(note.id, { key })).author_id, practitioner_id)
  const listed = await call('GET', '/v1/persons', undefined, { key })
  assert.deepEqual(
    listed.body.data.map(({ id }: any) => id),
    [person_id],
  )
  const request = { person_id, instrument: 'phq9', answers: { q9: 1 } }
  const { body } = await call('POST', '/v1/assessments', request, { key })
  const flag = `/v1/risk_flags/${body.risk.flag_id}/acknowledge`
  assert.equal(
    (await call('POST', flag, undefined, { key })).body.acknowledged_by_id,
    practitioner_id,
  )
  const private_note = { person_id, text: 'Mine.' }
  const { body: psy } = await call('POST', '/v1/psychotherapy_notes', private_note, { key })
  assert.equal((await call('GET', `/v1/psychotherapy_notes/${psy.id}`, undefined, as)).status, 200)

  const outsider = await createCareTeam()
  const other = await createToken(
    { practitioner_id: outsider.practitioner_id },
    tokenScopes.practitioner,
  )
  const get = async (path: string) => (await call('GET', path, undefined, { key: other })).status
  assert.equal(await get(`/v1/notes/${note.id}`), 403)
  assert.equal(await get(`/v1/persons/${person_id}`), 403)
  assert.equal(await get(`/v1/psychotherapy_notes/${psy.id}`), 404)
  const person = await createToken({ person_id }, tokenScopes.person)
  const own = { key: person }
  const psychotherapy = await call('GET', `/v1/psychotherapy_notes/${psy.id}`, undefined, own)
  assert.equal(psychotherapy.status, 403)
  const writing = { person_id, scopes: ['notes:write'] }
  assert.equal((await call('POST', '/v1/scoped_tokens', writing)).body.error.param, 'scopes[0]')
})
