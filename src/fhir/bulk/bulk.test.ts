// Bulk exports: what they contain is what single reads show, for the same caller.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deleteExpired } from '#jobs/delete_expired.ts'
import { download, exportAll, kickOff, pathIn, poll, start } from '#tests/bulk_export.ts'
import { codeIn, fhir, fhirId, searchAll } from '#tests/fhir.ts'
import { faultsIn } from '#tests/fhir_validators.ts'
import { call, createTestAccount, db, sql, startServer } from '#tests/harness.ts'
import { restrictedKey } from '#tests/mcp.ts'
import { createCareTeam, createNote, createPerson, createToken } from '#tests/person_examples.ts'
import { grantConsent, signNote } from '#tests/person_examples.ts'
import { createKeyPair, exchange, registerClient, signJwt } from '#tests/smart.ts'
import { resourceTypes } from '#fhir/resource_types.ts'

const { key } = await createTestAccount()
const { person_id, practitioner_id, as } = await createCareTeam({ key })
await signNote((await createNote(person_id, as)).id, as)
await grantConsent(person_id, {}, { key })
const other_person = await createPerson({}, { key })

const idsOf = (resources: { resourceType: string; id?: string }[]) =>
  resources.map(({ resourceType, id }) => `${resourceType}/${id}`).toSorted()

test('an export of the account contains what searches find, and every resource is valid', async () => {
  const { manifest, progress, resources } = await exportAll('/$export', { key })
  assert.ok(progress.length > 0)
  assert.match(progress[0]!, /^\d+ of \d+ types$/)
  assert.equal(manifest.requiresAccessToken, true)
  assert.match(manifest.request, /\/fhir\/R4\/\$export$/)
  const searched = []
  for (const { type } of resourceTypes) {
    if (type === 'Slot' || type === 'AuditEvent') continue
    searched.push(...(await searchAll(`/${type}?_count=100`, { key })))
  }
  assert.deepEqual(idsOf(resources), idsOf(searched))
  for (const resource of resources) assert.deepEqual(faultsIn(resource), [])
})

test('_type and _since narrow an export', async () => {
  const typed = await exportAll('/$export?_type=Patient,Consent', { key })
  const types = new Set(typed.resources.map(({ resourceType }) => resourceType))
  assert.deepEqual([...types].toSorted(), ['Consent', 'Patient'])
  const { transactionTime } = typed.manifest
  const { body: changed } = await call(
    'PATCH',
    `/v1/persons/${other_person.id}`,
    { metadata: { seen: 'yes' } },
    { key },
  )
  assert.ok(changed.id, JSON.stringify(changed))
  const since = encodeURIComponent(transactionTime)
  const { resources } = await exportAll(`/$export?_type=Patient&_since=${since}`, { key })
  assert.deepEqual(idsOf(resources), [`Patient/${fhirId(other_person.id)}`])
})

test('an empty account has an empty export', async () => {
  const { key: empty } = await createTestAccount()
  const { manifest } = await exportAll('/Patient/$export', { key: empty })
  assert.deepEqual(manifest.output, [])
})

test('a group is all persons, or those in the care of a practitioner', async () => {
  const all = await exportAll('/Group/all/$export', { key })
  const patients = all.resources.filter(({ resourceType }) => resourceType === 'Patient')
  assert.equal(patients.length, 2)
  assert.ok(all.resources.every(({ resourceType }) => resourceType !== 'Practitioner'))
  const group = `/Group/${fhirId(practitioner_id)}/$export`
  const { resources } = await exportAll(`${group}?_type=Patient,DocumentReference`, { key })
  const own = idsOf(resources)
  assert.ok(own.includes(`Patient/${fhirId(person_id)}`))
  assert.ok(!own.includes(`Patient/${fhirId(other_person.id)}`))
  assert.ok(own.some((id) => id.startsWith('DocumentReference/note-')))
  const token = await createToken({ practitioner_id }, ['persons:read'], { key })
  const theirs = await exportAll(`${group}?_type=Patient`, { key: token })
  assert.deepEqual(idsOf(theirs.resources), [`Patient/${fhirId(person_id)}`])
  for (const id of ['other', 'prac-4Jv0hTq8kYb2Wm6Zc1Rx9N']) {
    assert.equal((await kickOff(`/Group/${id}/$export`, { key })).status, 404, id)
  }
})

test('a key gets only what its scopes open', async () => {
  const { secret } = await restrictedKey(key, ['persons:read', 'consents:read'])
  const { resources } = await exportAll('/$export', { key: secret })
  const types = new Set(resources.map(({ resourceType }) => resourceType))
  assert.ok(types.has('Patient') && types.has('Consent'))
  assert.ok(!types.has('DocumentReference') && !types.has('Practitioner'))
  const refused = await kickOff('/$export?_type=Patient,Coverage', { key: secret })
  assert.deepEqual([refused.status, codeIn(refused)], [403, 'permission_denied'])
})

test('only the caller who started an export sees it', async () => {
  const path = await start('/$export?_type=Patient', { key })
  const { manifest } = await poll(path, { key })
  const file = pathIn(manifest.output[0]!.url)
  const { key: foreign } = await createTestAccount()
  const { secret } = await restrictedKey(key, ['persons:read'])
  for (const [other, headers] of [
    [foreign, {}],
    [secret, {}],
    [key, { 'on-behalf-of': practitioner_id }],
  ] as const) {
    for (const each of [path, file]) {
      const { status } = await fhir('GET', each, undefined, { key: other, headers })
      assert.equal(status, 404)
    }
    assert.equal((await fhir('DELETE', path, undefined, { key: other, headers })).status, 404)
  }
  assert.equal((await fhir('GET', file, undefined, { key: null })).status, 401)
  assert.equal((await download(manifest, { key })).length, 2)
})

test('a canceled export is gone', async () => {
  const path = await start('/$export', { key })
  assert.equal((await fhir('DELETE', path, undefined, { key })).status, 202)
  assert.equal((await fhir('GET', path, undefined, { key })).status, 404)
  assert.equal((await fhir('DELETE', path, undefined, { key })).status, 404)
})

test('an export continues at another server, and a client can renew its token meanwhile', async () => {
  const port = await startServer()
  const pair = createKeyPair()
  const client = await registerClient(key, pair, { scopes: ['persons:read', 'sessions:read'] })
  const token = async () => {
    const { body } = await exchange(await signJwt(pair, client.id))
    return { key: body.access_token as string }
  }
  const path = await start('/Patient/$export', await token())
  const { manifest } = await poll(path, { ...(await token()), port })
  const resources = await download(manifest, { ...(await token()), port })
  assert.equal(resources.filter(({ resourceType }) => resourceType === 'Patient').length, 2)
})

test('what was erased after the export started is in no file', async () => {
  const { key: own } = await createTestAccount()
  const names = [{ given: 'Tessie', family: 'Canary' }]
  const { id } = await createPerson({ names }, { key: own })
  const { id: stays } = await createPerson({}, { key: own })
  const { manifest } = await poll(await start('/$export?_type=Patient', { key: own }), { key: own })
  const basis = { erasure_basis: 'retention_ended' }
  const erased = await call('POST', `/v1/persons/${id}/erase`, basis, { key: own })
  assert.equal(erased.status, 200, erased.text)
  const left = await download(manifest, { key: own })
  assert.ok(idsOf(left).includes(`Patient/${fhirId(stays)}`))
  assert.ok(!JSON.stringify(left).includes('Canary'))
})

test('an export that is asked for in the wrong way is refused', async () => {
  const wrong: [string, string][] = [
    ['/$export?_type=Nothing', '_type'],
    ['/$export?_type=Slot', '_type'],
    ['/Patient/$export?_type=Practitioner', '_type'],
    ['/$export?_since=yesterday', '_since'],
    ['/$export?_outputFormat=text/csv', '_outputFormat'],
    ['/$export?_typeFilter=Patient', '_typeFilter'],
  ]
  for (const [path, param] of wrong) {
    const { status, body } = await kickOff(path, { key })
    assert.deepEqual([status, body.issue[0].expression[0]], [400, param], path)
  }
  const sync = await fhir('GET', '/$export', undefined, { key })
  assert.deepEqual([sync.status, codeIn(sync)], [400, 'validation_failed'])
  assert.equal((await kickOff('/$export', { key: null })).status, 401)
  const path = await start('/$export?_outputFormat=application/fhir%2Bndjson', { key })
  for (const file of ['0.ndjson', '../0', 'x.ndjson', '999999.ndjson']) {
    assert.equal((await fhir('GET', `${path}/${file}`, undefined, { key })).status, 404, file)
  }
})

test('an expired export is gone and deleted', async () => {
  const { key: own, account } = await createTestAccount()
  const path = await start('/$export', { key: own })
  await sql.query(
    `update fhir_exports set expires_at = now() - interval '2 days' where account = $1`,
    [account],
  )
  assert.equal((await fhir('GET', path, undefined, { key: own })).status, 404)
  await deleteExpired(db)
  const { rows } = await sql.query('select id from fhir_exports where account = $1', [account])
  assert.deepEqual(rows, [])
})
