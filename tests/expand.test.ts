// Expanding references: exactly what the caller could read alone, audited as the read it is.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routes } from '#areas/index.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { expand } from '#http/expand/expand.ts'
import type { Call } from '#kernel/call.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { createPerson, grantConsent } from './person_examples.ts'
import {
  call,
  createPractitioner,
  createTestAccount,
  db,
  outside,
  type RequestOptions,
  secrets,
  sql,
} from './harness.ts'

const { key, account } = await createTestAccount()
const practitioner_id = await createPractitioner({ key })
const { id: person_id } = await createPerson({}, { key })
await grantConsent(person_id, {}, { key })
const starts_at = '2031-03-03T15:00:00Z'
const booked = await post('/v1/sessions', { practitioner_id, person_id, starts_at })
const session_id: string = booked.body.id

async function post(path: string, body: object, options: RequestOptions = {}) {
  const response = await call('POST', path, body, { key, ...options })
  assert.equal(response.status, 200, response.text)
  return response
}
const get = (path: string, options: RequestOptions = {}) =>
  call('GET', path, undefined, { key, ...options })

// A key of the same account with fewer scopes.
async function keyWith(scopes: Scope[]): Promise<string> {
  const { body } = await post('/v1/api_keys', { name: 'Fewer scopes', scopes })
  return body.secret
}

test('a session with its practitioner and person is what three reads return', async () => {
  const { body } = await get(`/v1/sessions/${session_id}?expand[]=person&expand[]=practitioner`)
  const session = await get(`/v1/sessions/${session_id}`)
  const person = await get(`/v1/persons/${person_id}`)
  const practitioner = await get(`/v1/practitioners/${practitioner_id}`)
  assert.deepEqual(body, {
    ...session.body,
    person: person.body,
    practitioner: practitioner.body,
    warnings: [],
  })
})

test('the ETag is the version of the object itself', async () => {
  const { headers } = await get(`/v1/sessions/${session_id}?expand=person`)
  assert.equal(headers.etag, (await get(`/v1/sessions/${session_id}`)).headers.etag)
})

test('references are expanded two levels deep, and no deeper', async () => {
  const charge = await post('/v1/charges', {
    person_id,
    session_id,
    amount: { amount: 12_000, currency: 'usd' },
  })
  const path = `/v1/charges/${charge.body.id}`
  const { body } = await get(`${path}?expand=session.practitioner,session.person`)
  assert.equal(body.session.id, session_id)
  assert.equal(body.session.practitioner.id, practitioner_id)
  assert.equal(body.session.person.id, person_id)
  const deeper = await get(`${path}?expand=session.practitioner.current_verification`)
  assert.equal(deeper.status, 400)
  assert.equal(deeper.body.error.param, 'expand')
})

test('a reference without a value is null, without a warning', async () => {
  const { body } = await get(`/v1/sessions/${session_id}?expand=series`)
  assert.equal(body.series, null)
  assert.deepEqual(body.warnings, [])
})

test('a key without the scope of the reference gets null and a warning', async () => {
  const limited = await keyWith(['sessions:read'])
  const { status, body } = await get('/v1/sessions?expand=person,practitioner', { key: limited })
  assert.equal(status, 200)
  assert.equal(body.data[0].person, null)
  assert.equal(body.data[0].practitioner, null)
  assert.deepEqual(
    body.warnings.map(({ code, path }: any) => [code, path]),
    [
      ['not_expanded', 'data[0].person'],
      ['not_expanded', 'data[0].practitioner'],
    ],
  )
  assert.ok(!JSON.stringify(body.warnings).includes(person_id))
})

test("a practitioner outside the care team can't expand the person", async () => {
  const other = await createPractitioner({ key })
  const headers = { 'on-behalf-of': other }
  const sessions = await get('/v1/sessions?expand=person', { headers })
  assert.equal(sessions.status, 200)
  for (const { person } of sessions.body.data) assert.equal(person, null)
  const consents = await get(`/v1/consents?person_id=${person_id}&expand=person`, { headers })
  for (const { person } of consents.body.data ?? []) assert.equal(person, null)
})

test("a person's token sees expanded objects as its own reads show them", async () => {
  const made = await post('/v1/scoped_tokens', {
    person_id,
    scopes: ['sessions:read', 'practitioners:read'],
  })
  const token = { key: made.body.token ?? made.body.secret }
  const { status, body, text } = await get('/v1/sessions?expand=practitioner,person', token)
  assert.equal(status, 200, text)
  const [session] = body.data
  const alone = await get(`/v1/practitioners/${practitioner_id}`, token)
  assert.deepEqual(session.practitioner, alone.body)
  assert.equal(session.person, null) // The token lacks persons:read.
})

test('another account expands nothing of this one', async () => {
  const theirs = await createTestAccount()
  const { body } = await get(`/v1/sessions?id=${session_id}&expand=person`, { key: theirs.key })
  assert.deepEqual(body.data, [])
})

test('expanding a person is audited as a read of the person', async () => {
  const read = await get(`/v1/sessions/${session_id}?expand=person`)
  const request_id = read.headers['request-id']
  const { body } = await get(`/v1/audit_entries?request_id=${request_id}`)
  const actions = body.data.map(({ action, object_id }: any) => [action, object_id])
  assert.deepEqual(actions.toSorted(), [
    ['person.read', person_id],
    ['session.read', session_id],
  ])
})

// Expands references of an object as a route does. Returns the tables that were read, too.
async function expandDirectly(route_name: string, body: object, names: string[]) {
  const { references } = routes.find(({ name }) => name === route_name)!
  const tables: string[] = []
  const expansion = await inAccount({ db, secrets, outside }, account, (within) => {
    const query: Call['query'] = (statement) => {
      tables.push(/ from (\w+)\s+where account/.exec(statement.build().text)![1]!)
      return within.query(statement)
    }
    return expand({ ...within, query }, body, references!, names)
  })
  return { ...expansion, tables }
}

test('a page costs one query for each kind and level, however many objects refer to it', async () => {
  const other = await createPerson({}, { key })
  const { body } = await post('/v1/assessments', { person_id: other.id, instrument: 'phq2' })
  const note = { id: 'note_1', session_id, assessment_ids: [body.id] }
  const data = [note, { ...note, id: 'note_2' }]
  const names = ['session.person', 'assessments.person', 'session.practitioner']
  const { holders, tables, warnings } = await expandDirectly('notes.retrieve', { data }, names)
  assert.deepEqual(tables.toSorted(), ['assessments', 'persons', 'practitioners', 'sessions'])
  assert.deepEqual(warnings, [])
  for (const { targets } of holders) {
    const [session] = targets.session!.objects
    const [assessment] = targets.assessments!.objects
    assert.equal(session!.targets.person!.objects[0]!.object.id, person_id)
    assert.equal(session!.targets.practitioner!.objects[0]!.object.id, practitioner_id)
    assert.equal(assessment!.targets.person!.objects[0]!.object.id, other.id)
  }
})

test('an object that was read at the first level is not read again', async () => {
  const charge = { id: 'chg_1', person_id, session_id }
  const names = ['person', 'session.person']
  const { tables } = await expandDirectly('charges.list', { data: [charge] }, names)
  assert.deepEqual(tables.toSorted(), ['persons', 'sessions'])
})

test('a response expands at most 1,000 objects of a kind', async () => {
  const { rows } = await sql.query(
    `insert into persons (account, id, status, created_at, updated_at)
     select account, 'per_many_' || n, status, created_at, updated_at
     from persons cross join generate_series(1, 600) as n where account = $1 and id = $2
     returning id`,
    [account, person_id],
  )
  const former_ids = rows.map(({ id }) => id)
  const data = [1, 2, 3].map((n) => ({ id: `per_${n}`, former_ids }))
  const { holders, warnings } = await expandDirectly('persons.list', { data }, ['merged_persons'])
  assert.deepEqual(
    holders.map(({ targets }) => targets.merged_persons!.objects.length),
    [600, 400, 0],
  )
  assert.deepEqual(
    warnings.map(({ code, path }) => [code, path]),
    [
      ['expand_limit_exceeded', 'data[1].merged_persons'],
      ['expand_limit_exceeded', 'data[2].merged_persons'],
    ],
  )
})

test('an expansion appears only where it was requested', async () => {
  const { id } = (await get(`/v1/charges?session_id=${session_id}`)).body.data[0]
  const names = 'practitioner.current_verification,session.practitioner'
  const { body } = await get(`/v1/charges/${id}?expand=${names}`)
  assert.equal(body.practitioner.id, body.session.practitioner.id)
  assert.ok('current_verification' in body.practitioner)
  assert.ok(!('current_verification' in body.session.practitioner))
})

for (const query of ['expand=nothing', 'expand[]=person_id', 'expand=', 'expand=person,person']) {
  test(`a list refuses ?${query}`, async () => {
    const { status, body } = await get(`/v1/sessions?${query}`)
    assert.equal(status, 400)
    assert.equal(body.error.param, 'expand')
  })
}
