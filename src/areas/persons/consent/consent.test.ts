// Tests rules specific to consents: what a signature requires, its effects, and how a consent ends.
// Generic tests cover their routes and lifecycle.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  draftConsent,
  grantConsent,
  createPerson,
  offerConsent,
  sha256,
  signConsent,
  complete_authorization,
} from '#tests/person_examples.ts'
import {
  type RequestOptions,
  call,
  createTestAccount,
  createPractitioner,
  sql,
} from '#tests/harness.ts'
import { evidenceHash } from './evidence.ts'

const read = (id: string, request = {}) => call('GET', `/v1/consents/${id}`, undefined, request)
const step = (id: string, name: string, body = {}, request = {}) =>
  call('POST', `/v1/consents/${id}/${name}`, body, request)

const book = async (person_id: string, fields: object = {}, options: RequestOptions = {}) =>
  call(
    'POST',
    '/v1/sessions',
    {
      practitioner_id: await createPractitioner(options.key ? { key: options.key } : {}),
      starts_at: '2031-01-01T10:00:00Z',
      person_id,
      ...fields,
    },
    options,
  )

test('A session can be booked only once the consent is signed', async () => {
  const { id } = await createPerson()
  const refused = await book(id)
  assert.equal(refused.status, 403)
  assert.equal(refused.body.error.code, 'consent_required')
  assert.deepEqual(refused.body.error.consent.kind, 'treatment')
  const { body } = await draftConsent(id)
  assert.equal((await book(id)).status, 403)
  await offerConsent(body.id)
  assert.equal((await book(id)).status, 403)
  const signed = await signConsent(body.id)
  assert.equal(signed.body.status, 'granted')
  assert.equal((await book(id)).status, 200)
})

test('A denied booking is in the audit log with its decision, although it is rolled back', async () => {
  const { id } = await createPerson()
  const { body } = await book(id)
  const list = await call('GET', `/v1/audit_entries?decision_id=${body.error.decision_id}`)
  assert.equal(list.body.data[0].outcome, 'denied')
  assert.equal(list.body.data[0].person_id, id)
  assert.equal(list.body.data[0].purpose, 'treatment')
})

test('A consent with recipients covers only those recipients', async () => {
  const { id } = await createPerson()
  const practitioner_id = await createPractitioner()
  const recipients = [{ type: 'practitioner', id: practitioner_id }]
  await grantConsent(id, { recipients })
  assert.equal((await book(id)).status, 403)
  assert.equal((await book(id, { practitioner_id })).status, 200)
})

test('A revocation applies to the next request and to repeated requests', async () => {
  const { id } = await createPerson()
  const consent = await grantConsent(id)
  const practitioner_id = await createPractitioner()
  const request = { idempotency_key: 'booked-once' }
  const first = await book(id, { practitioner_id }, request)
  assert.equal(first.status, 200)
  const again = await book(id, { practitioner_id }, request)
  assert.equal(again.headers['idempotent-replayed'], 'true')
  const revoked = await step(consent.id, 'revoke', { received_via: 'written' })
  assert.equal(revoked.body.status, 'revoked')
  assert.equal(revoked.body.revocation.received_via, 'written')
  const after = await book(id, { practitioner_id }, request)
  assert.equal(after.status, 403)
  assert.equal(after.body.error.code, 'consent_required')
})

test('Revoking for one recipient keeps the others; revoking for the last revokes the consent', async () => {
  const { id } = await createPerson()
  const [one, other] = [await createPractitioner(), await createPractitioner()]
  const recipients = [one, other].map((each) => ({ type: 'practitioner', id: each }))
  const consent = await grantConsent(id, { recipients })
  const partly = await step(consent.id, 'revoke', { recipients: [one] })
  assert.equal(partly.body.status, 'granted')
  assert.ok(partly.body.recipients[0].revoked_at)
  assert.equal((await book(id, { practitioner_id: one })).status, 403)
  assert.equal((await book(id, { practitioner_id: other })).status, 200)
  const unknown = await step(consent.id, 'revoke', { recipients: [one] })
  assert.equal(unknown.status, 404)
  const all = await step(consent.id, 'revoke', { recipients: [other] })
  assert.equal(all.body.status, 'revoked')
  const { rows } = await sql.query(
    'select type from events where object_id = $1 order by position',
    [consent.id],
  )
  const sent = rows.map(({ type }) => type)
  assert.deepEqual(sent.slice(-2), ['consent.partially_revoked', 'consent.revoked'])
})

test('A restriction overrides a permit', async () => {
  const { id } = await createPerson()
  const practitioner_id = await createPractitioner()
  await grantConsent(id)
  await grantConsent(id, {
    kind: 'restriction',
    recipients: [{ type: 'practitioner', id: practitioner_id }],
  })
  const refused = await book(id, { practitioner_id })
  assert.equal(refused.status, 403)
  assert.deepEqual(refused.body.error.consent.reasons, ['restriction'])
  assert.equal((await book(id)).status, 200)
})

test('A restriction without recipients names what it applies to, and then binds it', async () => {
  const practitioner_id = await createPractitioner()
  const { id } = await createPerson({ care_team_ids: [practitioner_id] })
  const unclear = await draftConsent(id, { kind: 'restriction' })
  assert.equal(unclear.status, 400, unclear.text)
  assert.equal(unclear.body.error.param, 'actions')
  const { body: draft } = await draftConsent(id, { kind: 'restriction', actions: ['disclose'] })
  const emptied = await call('PATCH', `/v1/consents/${draft.id}`, { actions: [] })
  assert.equal(emptied.body.error.param, 'actions')

  const options = { headers: { 'on-behalf-of': practitioner_id } }
  const readPerson = async () => (await call('GET', `/v1/persons/${id}`, undefined, options)).status
  await grantConsent(id, { kind: 'restriction', actions: ['disclose'] })
  assert.equal(await readPerson(), 200)
  await grantConsent(id, { kind: 'restriction', actions: ['access', 'use'] })
  assert.equal(await readPerson(), 403)
})

test('Signing reports all missing elements at once, each with its regulation', async () => {
  const { id } = await createPerson()
  const { body } = await draftConsent(id, { kind: 'release', document: null })
  await offerConsent(body.id)
  const refused = await signConsent(body.id)
  assert.equal(refused.status, 422)
  assert.equal(refused.body.error.code, 'consent_incomplete')
  assert.deepEqual(
    refused.body.error.details.map(({ param }: { param: string }) => param),
    [
      'document',
      'data_categories',
      'disclosers',
      'recipients',
      'purposes',
      'period',
      'statements.revocation',
      'statements.conditioning',
      'statements.redisclosure',
    ],
  )
  assert.match(refused.body.error.details[1].message, /164\.508/)
  assert.equal((await read(body.id)).body.status, 'offered')
})

const lacking: [string, object, string][] = [
  ['release', { data_categories: [] }, 'data_categories'],
  ['release', { disclosers: [] }, 'disclosers'],
  ['release', { recipients: [] }, 'recipients'],
  ['release', { recipients: [{ type: 'class', id: 'treating_providers' }] }, 'recipients'],
  ['release', { purposes: [] }, 'purposes'],
  ['release', { period: {} }, 'period'],
  ['part2_tpo', { period: {} }, 'period'],
  ['part2_tpo', { data_categories: [] }, 'data_categories'],
  [
    'part2_tpo',
    { statements: { ...complete_authorization.statements, redisclosure: false } },
    'statements.redisclosure',
  ],
  [
    'part2_tpo',
    { statements: { ...complete_authorization.statements, revocation: false } },
    'statements.revocation',
  ],
  [
    'research',
    { statements: { ...complete_authorization.statements, conditioning: false } },
    'statements.conditioning',
  ],
  ['telehealth', { grantor: { capacity: 'guardian' } }, 'grantor.relationship_id'],
]
for (const [kind, fields, param] of lacking) {
  test(`a ${kind} without ${param} cannot be signed`, async () => {
    const { id } = await createPerson()
    const { body } = await draftConsent(id, { kind, ...complete_authorization, ...fields })
    await offerConsent(body.id)
    const refused = await signConsent(body.id)
    assert.equal(refused.body.error.code, 'consent_incomplete')
    assert.deepEqual(
      refused.body.error.details.map((each: { param: string }) => each.param),
      [param],
    )
  })
}

const compound: [string, object][] = [
  ['psychotherapy_notes', { data_categories: ['psychotherapy_notes', 'diagnoses'] }],
  ['sud_counseling_notes', { data_categories: ['sud_counseling_notes', 'sud'] }],
  ['release', { data_categories: ['diagnoses', 'psychotherapy_notes'] }],
  ['treatment', { data_categories: ['sud_counseling_notes'] }],
  ['legal_proceeding', { purposes: ['legal', 'treatment'] }],
  ['part2_tpo', { purposes: ['treatment', 'legal'] }],
]
for (const [kind, fields] of compound) {
  test(`a ${kind} can't be combined with ${JSON.stringify(fields)}`, async () => {
    const { id } = await createPerson()
    const { status, body } = await draftConsent(id, { kind, ...fields })
    assert.equal(status, 422)
    assert.equal(body.error.code, 'compound_consent')
    const whole = await draftConsent(id, { kind })
    const changed = await call('PATCH', `/v1/consents/${whole.body.id}`, fields)
    assert.equal(changed.body.error.code, 'compound_consent')
  })
}

test("Treatment can't be conditioned on a consent for psychotherapy notes", async () => {
  const { id } = await createPerson()
  const statements = { ...complete_authorization.statements, treatment_conditioned: true }
  const fields = { ...complete_authorization, data_categories: ['psychotherapy_notes'], statements }
  const { body } = await draftConsent(id, { kind: 'psychotherapy_notes', ...fields })
  await offerConsent(body.id)
  const refused = await signConsent(body.id)
  assert.equal(refused.body.error.details[0].param, 'statements.treatment_conditioned')
})

test('The signed document must be the one that was offered', async () => {
  const { id } = await createPerson()
  const { body } = await draftConsent(id)
  await offerConsent(body.id)
  const other = await signConsent(body.id, { document_sha256: sha256.replace('9', '8') })
  assert.equal(other.status, 422)
  assert.equal(other.body.error.code, 'document_mismatch')
  const version = await signConsent(body.id, { document_version: '2' })
  assert.equal(version.body.error.param, 'document_version')
  const early = await signConsent(body.id, { signed_at: '2999-01-01T00:00:00Z' })
  assert.equal(early.body.error.code, 'date_in_future')
})

test("An offered consent can't be edited", async () => {
  const { id } = await createPerson()
  const { body } = await draftConsent(id)
  const changed = await call('PATCH', `/v1/consents/${body.id}`, { purposes: ['payment'] })
  assert.deepEqual(changed.body.purposes, ['payment'])
  await offerConsent(body.id)
  const late = await call('PATCH', `/v1/consents/${body.id}`, { purposes: [] })
  assert.equal(late.status, 409)
  const noted = await call('PATCH', `/v1/consents/${body.id}`, { metadata: { a: 'b' } })
  assert.deepEqual(noted.body.metadata, { a: 'b' })
  assert.equal((await call('DELETE', `/v1/consents/${body.id}`)).status, 409)
})

test('A draft can be deleted', async () => {
  const { id } = await createPerson()
  const { body } = await draftConsent(id)
  const gone = await call('DELETE', `/v1/consents/${body.id}`)
  assert.deepEqual([gone.status, gone.body.deleted], [200, true])
  assert.equal((await read(body.id)).status, 404)
})

test("Evidence is linked by hash to the person's previous signature", async () => {
  const { id } = await createPerson()
  const signed = [
    await grantConsent(id),
    await grantConsent(id, { kind: 'telehealth' }),
    await grantConsent(id),
  ]
  let previous = null
  for (const consent of signed) {
    const { hash, ...result } = consent.evidence[0]
    assert.equal(result.previous_hash, previous)
    assert.equal(evidenceHash(consent.id, result), hash)
    previous = hash
  }
})

test('Concurrent signatures form one chain', async () => {
  const { id } = await createPerson()
  const drafts = await Promise.all(Array.from({ length: 5 }, () => draftConsent(id)))
  await Promise.all(drafts.map(({ body }) => offerConsent(body.id)))
  const signed = await Promise.all(drafts.map(({ body }) => signConsent(body.id)))
  const links = signed.map(({ body }) => body.evidence[0].previous_hash)
  assert.equal(new Set(links).size, 5)
})

test('A consent supersedes another when it is granted', async () => {
  const { id } = await createPerson()
  const older = await grantConsent(id)
  const newer = await grantConsent(id, { supersedes_id: older.id })
  const { body } = await read(older.id)
  assert.equal(body.status, 'superseded')
  assert.equal(body.superseded_by_id, newer.id)
  const other = await createPerson()
  const wrong = await draftConsent(other.id, { supersedes_id: newer.id })
  assert.equal(wrong.status, 404)
})

test('A suspended consent permits nothing until it is restored', async () => {
  const { id } = await createPerson()
  const consent = await grantConsent(id)
  await step(consent.id, 'suspend', { reason: 'Identity in doubt' })
  assert.equal((await book(id)).status, 403)
  await step(consent.id, 'restore')
  assert.equal((await book(id)).status, 200)
  await step(consent.id, 'void', { reason: 'Wrong person' })
  assert.equal((await book(id)).status, 403)
})

test('Offers lapse, and consents begin, warn and expire on time', async () => {
  const { key } = await createTestAccount()
  const options = { key }
  const advance = (by: string) => call('POST', '/v1/test_clock/advance', { by }, options)
  const now = (await call('GET', '/v1/test_clock', undefined, options)).body.now
  const in_days = (days: number) =>
    Temporal.Instant.from(now)
      .add({ hours: 24 * days })
      .toString({ fractionalSecondDigits: 3 })
  const { id } = await createPerson({}, options)
  const offered = (await draftConsent(id, {}, options)).body
  await offerConsent(offered.id, options)
  const later = await grantConsent(
    id,
    { period: { start: in_days(10), end: in_days(60) } },
    options,
  )
  assert.equal(later.status, 'scheduled')
  const status = async (consent: { id: string }) => (await read(consent.id, options)).body.status
  await advance('P9D')
  assert.equal((await book(id, {}, options)).status, 403)
  await advance('P2D')
  assert.equal(await status(later), 'granted')
  assert.equal((await book(id, {}, options)).status, 200)
  assert.equal(await status(offered), 'offered')
  await advance('P20D')
  assert.equal(await status(offered), 'lapsed')
  await advance('P30D')
  assert.equal(await status(later), 'expired')
  assert.equal((await book(id, {}, options)).status, 403)
  const { rows } = await sql.query(
    'select type from events where object_id = $1 order by created_at, position',
    [later.id],
  )
  assert.deepEqual(
    rows.map(({ type }) => type),
    ['consent.created', 'consent.offered', 'consent.scheduled', 'consent.granted'].concat([
      'consent.expiring',
      'consent.expired',
    ]),
  )
})

test("A scheduled consent can be revoked for some recipients, a draft can't", async () => {
  const { id } = await createPerson()
  const recipients = ['Lakeside Clinic', 'Hillside Clinic'].map((name) => ({
    type: 'organization',
    name,
  }))
  const drafted = (
    await draftConsent(id, { kind: 'release', ...complete_authorization, recipients })
  ).body
  const gone = { recipients: ['Lakeside Clinic'] }
  assert.equal((await step(drafted.id, 'revoke', gone)).status, 409)
  const period = { start: '2040-01-01T00:00:00Z', end_event: 'end_of_treatment' }
  const later = await grantConsent(id, {
    kind: 'release',
    ...complete_authorization,
    recipients,
    period,
  })
  assert.equal((await step(later.id, 'revoke', gone)).body.status, 'scheduled')
})

test('Signing with If-Match also supersedes the older consent', async () => {
  const { id } = await createPerson()
  const older = await grantConsent(id)
  const { body } = await draftConsent(id, { supersedes_id: older.id })
  await offerConsent(body.id)
  const signed = await signConsent(body.id, {}, { headers: { 'if-match': '"2"' } })
  assert.equal(signed.status, 200)
  assert.equal((await read(older.id)).body.status, 'superseded')
})

test('A consent supersedes only consents of its own kind, and no drafts', async () => {
  const { id } = await createPerson()
  const restriction = await grantConsent(id, { kind: 'restriction', actions: ['disclose'] })
  const other = await draftConsent(id, { supersedes_id: restriction.id })
  assert.equal(other.body.error.code, 'supersedes_invalid')
})

test('A consent is never granted without evidence, even if it is offered concurrently', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await createPerson()
    const { body } = await draftConsent(id)
    const [, signed] = await Promise.all([offerConsent(body.id), signConsent(body.id)])
    const { body: now } = await read(body.id)
    assert.equal(now.evidence.length, signed.status === 200 ? 1 : 0)
    assert.equal(now.status, signed.status === 200 ? 'granted' : 'offered')
  }
})

test('Lists and searches omit persons whose consent denies the practitioner', async () => {
  const practitioner = await createPractitioner()
  const names = [{ use: 'official', given: 'Ermintrude' }]
  const { id } = await createPerson({ names, care_team_ids: [practitioner] })
  const options = { headers: { 'on-behalf-of': practitioner } }
  const counts = async () => [
    (await call('GET', '/v1/persons', undefined, options)).body.data.length,
    (await call('POST', '/v1/persons/search', { name: 'Ermintrude' }, options)).body.data.length,
    (await call('GET', '/v1/consents', undefined, options)).body.data.length,
  ]
  await grantConsent(id)
  assert.deepEqual(await counts(), [1, 1, 1])
  await grantConsent(id, {
    kind: 'restriction',
    recipients: [{ type: 'practitioner', id: practitioner }],
  })
  assert.deepEqual(await counts(), [0, 0, 0])
  const listed = await call('GET', `/v1/persons/${id}/disclosures`, undefined, options)
  assert.equal(listed.status, 403)
})

test('A practitioner as a party needs the ID of an existing practitioner', async () => {
  const { id } = await createPerson()
  const named = await draftConsent(id, { recipients: [{ type: 'practitioner', name: 'Rosa' }] })
  assert.equal(named.status, 400)
  assert.equal(named.body.error.param, 'recipients[0].id')
  const none = await draftConsent(id, {
    recipients: [{ type: 'practitioner', id: 'prac_nobody' }],
  })
  assert.equal(none.status, 404)
})

test('A repeated request gets a new decision', async () => {
  const { id } = await createPerson()
  const consent = await grantConsent(id, { kind: 'release', ...complete_authorization })
  const question = {
    person_id: id,
    action: 'disclose',
    purpose: 'care_coordination',
    recipient: { type: 'organization', name: 'Lakeside Clinic' },
    data_categories: ['progress_notes'],
  }
  const ask = () =>
    call('POST', '/v1/consent_decisions', question, { idempotency_key: `asked-${id}` })
  assert.equal((await ask()).body.decision, 'permit')
  await step(consent.id, 'revoke')
  assert.equal((await ask()).body.decision, 'deny')
})

test('A decision stays in the audit log when the request fails later', async () => {
  const { id } = await createPerson()
  await grantConsent(id)
  const practitioner_id = await createPractitioner()
  await book(id, { practitioner_id })
  const taken = await book(id, { practitioner_id })
  assert.equal(taken.status, 409)
  const request = taken.headers['request-id']
  const { body } = await call('GET', `/v1/audit_entries?request_id=${request}`)
  assert.equal(body.data[0].outcome, 'permitted')
})
