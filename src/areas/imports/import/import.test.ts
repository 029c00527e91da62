// Tests imports: validation, writing, repetition, and what happens after a crash.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runImports } from '#jobs/run_imports.ts'
import { relayAll } from '#jobs/relay.ts'
import { call, createTestAccount, db, log, outside, secrets, sql } from '#tests/harness.ts'
import { ndjson } from '#tests/import_examples.ts'

const context = { db, secrets, outside, log }

type Line = Record<string, unknown>
type Body = Record<string, any>

async function practice() {
  const { key, account } = await createTestAccount()
  const options = { key }
  const post = async (path: string, body: object = {}) =>
    (await call('POST', path, body, options)).body as Body
  const get = async (path: string) => (await call('GET', path, undefined, options)).body as Body
  const work = async () => {
    // On a busy machine, a batch may exceed its time; its next attempt needn't wait here.
    const goOn = () => sql.query("update imports set next_attempt_at = now() - interval '1 s'")
    for (let round = 0; await goOn(), (await runImports(context)) > 0; round++) {
      assert.ok(round < 20)
    }
  }
  async function upload(fields: object, ...parts: string[]) {
    const created = await call('POST', '/v1/imports', fields, options)
    assert.equal(created.status, 200, created.text)
    const path = `/v1/imports/${created.body.id}`
    for (const content of parts) {
      const added = await call('POST', `${path}/add_part`, { content }, options)
      assert.equal(added.status, 200, added.text)
    }
    return path
  }
  async function validated(fields: object, ...parts: string[]) {
    const path = await upload(fields, ...parts)
    await post(`${path}/validate`)
    await work()
    return { path, body: await get(path), errors: (await get(`${path}/errors?order=row`)).data }
  }
  async function imported(fields: object, ...parts: string[]) {
    const { path } = await validated(fields, ...parts)
    const started = await call('POST', `${path}/start`, { skip_invalid: true }, options)
    assert.equal(started.status, 200, started.text)
    await work()
    return { path, body: await get(path), errors: (await get(`${path}/errors?order=row`)).data }
  }
  return { key, account, options, post, get, work, upload, validated, imported }
}

const lines = (...rows: Line[]) => ndjson(rows)
const codes = (errors: Body[]) =>
  errors
    .map(({ row, param, code }) => [row, param, code])
    .toSorted((one, other) => (String(one) < String(other) ? -1 : 1))

const person = (external_id: string, fields: Line = {}) => ({
  external_id,
  names: [{ given: 'Maya', family: external_id }],
  ...fields,
})
const sha256 = 'a'.repeat(64)
const signature = {
  method: 'wet_signature',
  signer_name: 'Maya',
  intent: 'I agree.',
  document_version: '1',
  document_sha256: sha256,
}
const consent = (of: string) => ({
  object: 'consent',
  external_id: `con-${of}`,
  person_external_id: of,
  kind: 'treatment',
  purposes: ['treatment'],
  document: { version: '1', sha256 },
  signature,
})
const bundle = [
  {
    object: 'practitioner',
    external_id: 'dr-1',
    name: { given: 'Ada', family: 'Okafor' },
    profession: 'psychologist',
  },
  { object: 'person', ...person('pat-1', { email: 'maya@example.com' }) },
  consent('pat-1'),
  {
    object: 'coverage',
    external_id: 'cov-1',
    person_external_id: 'pat-1',
    payer_id: 'SBX01',
    member_id: 'SBX-PAID-1',
  },
  {
    object: 'session',
    external_id: 'ses-1',
    practitioner_external_id: 'dr-1',
    person_external_id: 'pat-1',
    starts_at: '2021-03-01T17:00:00Z',
    status: 'completed',
    payer_type: 'self_pay',
  },
]

test('a bundle is imported with its references, once', async () => {
  const { imported, get, account } = await practice()
  const { body, errors } = await imported(
    { kind: 'bundle' },
    lines(...bundle.slice(0, 2)),
    lines(...bundle.slice(2)),
  )
  assert.deepEqual(codes(errors), [])
  assert.deepEqual(
    [body.status, body.row_count, body.created_count, body.failed_count, body.part_count],
    ['completed', 5, 5, 0, 2],
  )
  const find = async (table: string, id: string) =>
    (await get(`/v1/${table}?external_id=${id}`)).data[0]
  const { id: person_id, status } = await find('persons', 'pat-1')
  const session = await find('sessions', 'ses-1')
  assert.deepEqual(
    [session.person_id, session.status, session.recorded, status],
    [person_id, 'completed', true, 'active'],
  )
  assert.equal((await find('consents', 'con-pat-1')).status, 'granted')
  assert.equal((await find('coverages', 'cov-1')).person_id, person_id)
  const { rows } = await sql.query(
    'select count(*)::int as parts from import_parts where account = $1',
    [account],
  )
  assert.equal(rows[0].parts, 0, 'the file is deleted')

  const again = await imported({ kind: 'bundle' }, lines(...bundle))
  assert.deepEqual(
    [again.body.created_count, again.body.updated_count, again.body.unchanged_count],
    [0, 0, 5],
  )
  const changed = await imported(
    { kind: 'person' },
    lines(person('pat-1', { time_zone: 'America/Denver' })),
  )
  assert.deepEqual([changed.body.updated_count, changed.errors], [1, []])
  const unchanged = await imported(
    { kind: 'person', mode: 'create' },
    lines(person('pat-1', { time_zone: 'America/Chicago' })),
  )
  assert.deepEqual([unchanged.body.updated_count, unchanged.body.unchanged_count], [0, 1])
  assert.equal((await find('persons', 'pat-1')).time_zone, 'America/Denver')
})

test('validation reports every error with its row, and writes nothing', async () => {
  const { validated, get, options } = await practice()
  const file = lines(
    person('a'),
    person('a'),
    { names: [{ given: 'Nameless' }] },
    person('b', { birth_date: 'yesterday', nickname: 'B' }),
    { object: 'invoice', external_id: 'c' },
    person('d', { metadata: { paid_with: '4242 4242 4242 4242' } }),
  )
  const { path, body, errors } = await validated({ kind: 'person' }, `${file}not json\n`)
  assert.deepEqual(codes(errors), [
    [2, 'external_id', 'duplicate_external_id'],
    [3, 'external_id', 'required'],
    [4, 'birth_date', 'invalid_format'],
    [4, 'nickname', 'unknown_parameter'],
    [5, 'object', 'unknown_object'],
    [6, 'metadata', 'card_number'],
    [7, null, 'invalid_row'],
  ])
  assert.deepEqual([body.status, body.row_count, body.error_count], ['validated', 7, 7])
  assert.equal((await get('/v1/persons')).data.length, 0)
  const refused = await call('POST', `${path}/start`, {}, options)
  assert.equal(refused.body.error.code, 'import_has_errors')
})

test('a row that fails does not keep the others from being written', async () => {
  const { imported, get } = await practice()
  const rows = [
    bundle[0]!,
    bundle[1]!,
    { ...bundle[4]!, external_id: 'no-consent' },
    { object: 'person', ...person('pat-2') },
    { ...bundle[4]!, external_id: 'unknown', person_external_id: 'nobody' },
    { object: 'person', ...person('pat-3', { birth_date: '2999-01-01' }) },
    { object: 'person', ...person('pat-4') },
  ]
  const { body, errors } = await imported({ kind: 'bundle' }, lines(...rows))
  assert.deepEqual(codes(errors), [
    [3, null, 'consent_required'],
    [5, 'person_external_id', 'unknown_reference'],
    [6, 'birth_date', 'date_in_future'],
  ])
  assert.deepEqual([body.created_count, body.failed_count], [4, 3])
  assert.equal((await get('/v1/persons')).data.length, 3)
})

test('a CSV file is read by its columns, which a later import can use again', async () => {
  const { imported, get, validated } = await practice()
  const columns = { Given: 'names[0].given', Family: 'names[0].family', Note: '' }
  const csv =
    'external_id,Given,Family,email,Note\n"p-1","Ana, Maria",Ruiz,ana@example.com,x\np-2,Bo,Li,,\n'
  const first = await imported({ kind: 'person', format: 'csv', columns }, csv, 'p-3,Cy,Ott,,\n')
  assert.deepEqual([first.body.created_count, first.errors], [3, []])
  const { data } = await get('/v1/persons?external_id=p-1')
  assert.equal(data[0].names[0].given, 'Ana, Maria')
  assert.equal(data[0].contacts[0].value, 'ana@example.com')
  const columns_from_id = first.body.id
  const again = await validated({ kind: 'person', format: 'csv', columns_from_id }, csv)
  assert.deepEqual([again.body.columns, again.errors], [columns, []])
  const wrong = await validated(
    { kind: 'person', format: 'csv', columns: { Born: 'birth_date' } },
    'external_id,names[0].given,Born\np-9,Di,yesterday\n',
  )
  assert.deepEqual(codes(wrong.errors), [[1, 'Born', 'invalid_format']])
  const broken = await validated({ kind: 'person', format: 'csv' }, 'external_id,x\n"p-1')
  assert.deepEqual([broken.body.status, typeof broken.body.reason], ['failed', 'string'])
})

test('a worker that dies leaves the rest to the next, in every state', async () => {
  const { upload, post, get, work, account } = await practice()
  const rows = Array.from({ length: 950 }, (_, at) => person(`p-${at}`))
  const path = await upload(
    { kind: 'person' },
    lines(...rows.slice(0, 600)),
    lines(...rows.slice(600)),
  )
  let left = 0
  // Dies after a transaction begins: its connection is closed with the work undone.
  const dying = {
    ...context,
    db: {
      ...db,
      use: ((work_of: any) =>
        left-- > 0 ? db.use(work_of) : Promise.reject(new Error('died'))) as typeof db.use,
    },
  }
  async function dieAndGoOn(done: string) {
    for (let at = 1; at < 6; at++) {
      left = at
      await runImports(dying).catch(() => {})
    }
    await work()
    assert.equal((await get(path)).status, done)
  }
  await post(`${path}/validate`)
  await dieAndGoOn('validated')
  await post(`${path}/start`)
  await dieAndGoOn('completed')
  const { rows: counted } = await sql.query(
    `select count(*)::int as all, count(distinct external_id)::int as distinct
     from persons where account = $1`,
    [account],
  )
  assert.deepEqual(counted[0], { all: 950, distinct: 950 })
  assert.equal((await get(path)).created_count, 950)
  await post(`${path}/revert`)
  await dieAndGoOn('reverted')
  assert.equal((await get(path)).removed_count, 950)
  assert.equal((await get('/v1/persons')).data.length, 0)
})

test('reverting removes what is unused and unchanged, and reports the rest', async () => {
  const { imported, get, post, work, options } = await practice()
  const { path } = await imported(
    { kind: 'bundle' },
    lines(
      ...bundle,
      { object: 'person', ...person('pat-2') },
      { object: 'person', ...person('pat-3') },
    ),
  )
  const find = async (id: string) => (await get(`/v1/persons?external_id=${id}`)).data[0]
  const changed = await find('pat-2')
  await call('PATCH', `/v1/persons/${changed.id}`, { time_zone: 'America/Chicago' }, options)
  const used = await find('pat-3')
  await post('/v1/coverages', { person_id: used.id, payer_id: 'SBX01', member_id: 'SBX-PAID-2' })
  await post(`${path}/revert`)
  await work()
  const body = await get(path)
  assert.deepEqual([body.status, body.removed_count, body.retained_count], ['reverted', 5, 2])
  const { data } = await get(`${path}/errors?order=row`)
  assert.deepEqual(codes(data), [
    [6, null, 'object_changed'],
    [7, null, 'object_in_use'],
  ])
  assert.equal(await find('pat-1'), undefined)
  assert.equal((await get('/v1/sessions')).data.length, 0)
  assert.equal((await get('/v1/practitioners')).data.length, 0)
})

test('a canceled import writes nothing more', async () => {
  const { upload, post, work, get, options } = await practice()
  const path = await upload({ kind: 'person' }, lines(person('a')))
  await post(`${path}/validate`)
  await post(`${path}/cancel`)
  await work()
  assert.equal((await get(path)).status, 'canceled')
  const refused = await call('POST', `${path}/add_part`, { content: 'x' }, options)
  assert.equal(refused.body.error.code, 'invalid_transition')
  assert.equal((await get('/v1/persons')).data.length, 0)
})

test('events of an import are marked, and a webhook endpoint can skip them', async () => {
  const { imported, post, get, account } = await practice()
  const endpoint = { url: 'https://example.com/hook', event_types: ['person.*'] }
  await post('/v1/webhook_endpoints', { ...endpoint, skip_imported: true })
  const all = await post('/v1/webhook_endpoints', endpoint)
  await imported({ kind: 'person' }, lines(person('a')))
  await post('/v1/persons', person('b'))
  while (!(await relayAll(db)));
  const { data } = await get('/v1/events?type=person.created')
  assert.deepEqual(
    data.map(({ imported }: Body) => imported),
    [false, true],
  )
  const { rows } = await sql.query(
    `select endpoint_id, count(*)::int as count from webhook_deliveries
     where account = $1 group by 1`,
    [account],
  )
  const counts = Object.fromEntries(rows.map(({ endpoint_id, count }) => [endpoint_id, count]))
  assert.deepEqual([counts[all.id], Object.values(counts).length], [2, 2])
})

test('a key imports only what it could write', async () => {
  const { options, upload } = await practice()
  const scopes = ['imports:write', 'imports:read', 'persons:write']
  const { body } = await call('POST', '/v1/api_keys', { name: 'Migration', scopes }, options)
  const create = (kind: string) => call('POST', '/v1/imports', { kind }, { key: body.secret })
  assert.equal((await create('person')).status, 200)
  const denied = await create('bundle')
  assert.equal(denied.status, 403)
  assert.ok(denied.body.error.required_scopes.includes('consents:write'))
  const path = await upload({ kind: 'session' })
  const other = await createTestAccount()
  assert.equal((await call('GET', path, undefined, { key: other.key })).status, 404)
})
