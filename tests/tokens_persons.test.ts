// What a person's token lists, reads and changes: their own record, and no one else's.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { routes } from '#areas/index.ts'
import { tokenScopes } from '#catalogue/scopes.ts'
import { root } from '#settings/config.ts'
import {
  createInsuredPerson,
  createBillingPractitioner,
  createClaim,
  createCompletedSession,
  submitClaim,
} from './claims.ts'
import {
  actingAs,
  copayRequest,
  createCareTeam,
  createNote,
  createPerson,
  createToken,
  draftConsent,
  grantConsent,
  offerConsent,
  signature,
  signNote,
} from './person_examples.ts'
import { call, createTestAccount, sql } from './harness.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const bearer = async (person_id: string, key?: string) => ({
  key: await createToken({ person_id }, tokenScopes.person, key ? { key } : {}),
})
type Token = { key: string }

const made = async (path: string, body: object, options: object) => {
  const { status, body: object, text } = await call('POST', path, body, options)
  assert.equal(status, 200, `${path} ${text}`)
  return object as { id: string; [field: string]: any }
}

const idsOf = async (path: string, options: Token) => {
  const { status, body, text } = await call('GET', `/v1/${path}?limit=100`, undefined, options)
  assert.equal(status, 200, text)
  return body.data.map(({ id }: { id: string }) => id).sort()
}

// A person with one or more of everything a person can read.
async function createRecord(key: string) {
  const options = { key }
  const practitioner_id = await createBillingPractitioner(options)
  const insured = await createInsuredPerson('SBX-PAID-0001', {}, options)
  const { person_id, coverage_id } = insured
  const { session_id } = await createCompletedSession(practitioner_id, person_id, options)
  const fee = { fee: usd(18_000) }
  const bill = { person_id, practitioner_id, lines: [{ session_id, ...fee }] }
  const item = { procedure_code: '90837', description: 'Psychotherapy', price: usd(18_000) }
  const terms = { insurance_status: 'uninsured', primary_service: 'Care', items: [item] }
  const asking = { provider: { npi: '1234567893', name: 'Lakeside Practice' } }
  const charge = await made('/v1/charges', { person_id, amount: usd(4_000) }, options)
  const assessment = await made('/v1/assessments', { person_id, instrument: 'phq2' }, options)
  const superbill = await made('/v1/superbills', bill, options)
  const estimate = await made('/v1/estimates', { person_id, practitioner_id, ...terms }, options)
  const check = await made(`/v1/coverages/${coverage_id}/check`, asking, options)
  const payment = await made('/v1/payments', copayRequest(person_id), options)
  const consent = { text_version: '1', channel: 'written' }
  const on_file = { person_id, type: 'card', token: 'pm_card_visa', consent }
  const method = await made('/v1/payment_methods', on_file, options)
  const draft = await createClaim(undefined, { insured, practitioner_id }, options)
  const sent = await createClaim(undefined, { insured, practitioner_id }, options)
  await submitClaim(sent.id, options)
  const { rows: notes } = await sql.query('select id from notes where person_id = $1', [person_id])
  const { rows: consents } = await sql.query('select id from consents where person_id = $1', [
    person_id,
  ])
  return {
    person_id,
    draft,
    token: await bearer(person_id, key),
    lists: {
      sessions: [session_id],
      notes: notes.map(({ id }) => id),
      consents: consents.map(({ id }) => id).sort(),
      coverages: [coverage_id],
      charges: [charge.id],
      assessments: [assessment.id],
      superbills: [superbill.id],
      estimates: [estimate.id],
      eligibility_checks: [check.id],
      payments: [payment.id],
      payment_methods: [method.id],
      refunds: [],
      claims: [sent.id],
    } as Record<string, string[]>,
  }
}

const { key: first_key } = await createTestAccount()
const { key: second_key } = await createTestAccount()
const [maya, jonas, outsider] = [
  await createRecord(first_key),
  await createRecord(first_key),
  await createRecord(second_key),
]

for (const list of Object.keys(maya.lists)) {
  test(`a person lists and reads exactly their own ${list}`, async () => {
    for (const own of [maya, jonas, outsider]) {
      assert.deepEqual(await idsOf(list, own.token), own.lists[list])
      const others = [maya, jonas, outsider].filter((each) => each !== own)
      for (const { person_id } of others) {
        if (list === 'sessions' || list === 'refunds') continue
        const path = `/v1/${list}?person_id=${person_id}`
        const { body } = await call('GET', path, undefined, own.token)
        assert.deepEqual(body.data, [], path)
      }
      for (const id of own.lists[list]!) {
        const read = (options: Token) => call('GET', `/v1/${list}/${id}`, undefined, options)
        const { status, body, text } = await read(own.token)
        assert.equal(status, 200, text)
        assert.deepEqual(body.metadata ?? {}, {})
        for (const { token } of others) assert.equal((await read(token)).status, 404)
      }
    }
  })
}

test('what a person reads is in the audit log, as read by the person', async () => {
  await idsOf('claims', maya.token)
  const { rows } = await sql.query(
    `select distinct actor_kind, actor_id, person_id from audit_entries
     where action = 'claim.read' and object_id = $1 and actor_kind = 'person'`,
    [maya.lists.claims![0]],
  )
  const { person_id } = maya
  assert.deepEqual(rows, [{ actor_kind: 'person', actor_id: person_id, person_id }])
})

test("a person sees claims that were sent, without the account's own data", async () => {
  assert.equal(
    (await call('GET', `/v1/claims/${maya.draft.id}`, undefined, maya.token)).status,
    404,
  )
  const path = `/v1/claims/${maya.lists.claims![0]}`
  const { body: theirs } = await call('GET', path, undefined, { key: first_key })
  const { body } = await call('GET', path, undefined, maya.token)
  assert.ok(theirs.coverage_snapshot && theirs.billing_provider && theirs.filing_deadline)
  for (const field of ['coverage_snapshot', 'billing_provider', 'filing_deadline', 'note']) {
    assert.equal(body[field], null, field)
  }
  assert.deepEqual(body.validations, [])
  assert.equal(body.recoupment.amount, 0)
  assert.equal(body.charge.amount, 18_000)
  for (const way of ['x12', 'timeline']) {
    assert.equal((await call('GET', `${path}/${way}`, undefined, maya.token)).status, 403, way)
  }
})

test('a person signs, declines and revokes consents offered to them, and no others', async () => {
  const [person, other] = [await createPerson(), await createPerson()]
  const own = await bearer(person.id)
  const foreign = await bearer(other.id)
  const take = (id: string, step: string, options: Token, body: object = {}) =>
    call('POST', `/v1/consents/${id}/${step}`, body, options)

  const draft = (await draftConsent(person.id)).body
  assert.deepEqual(await idsOf('consents', own), [])
  assert.equal((await call('GET', `/v1/consents/${draft.id}`, undefined, own)).status, 404)
  assert.equal((await take(draft.id, 'offer', own)).status, 403)
  await offerConsent(draft.id)
  assert.deepEqual(await idsOf('consents', own), [draft.id])

  for (const step of ['sign', 'decline', 'revoke']) {
    const body = step === 'sign' ? signature : {}
    assert.equal((await take(draft.id, step, foreign, body)).status, 404, step)
  }
  const dated = { ...signature, signed_at: '2020-01-01T00:00:00Z' }
  assert.equal((await take(draft.id, 'sign', own, dated)).body.error.param, 'signed_at')
  const recorded = { ...signature, method: 'wet_signature' }
  assert.equal((await take(draft.id, 'sign', own, recorded)).body.error.param, 'method')
  const signed = await take(draft.id, 'sign', own, signature)
  assert.equal(signed.body.status, 'granted', signed.text)
  assert.equal(signed.body.evidence[0].recorded_by, `person ${person.id}`)
  assert.equal((await take(draft.id, 'revoke', own)).body.status, 'revoked')
  assert.deepEqual(await idsOf('consents', own), [draft.id])

  const { body: refused } = await draftConsent(person.id, { kind: 'telehealth' })
  await offerConsent(refused.id)
  assert.equal((await take(refused.id, 'decline', own)).body.status, 'declined')
  const { rows } = await sql.query(
    `select action, actor_kind, actor_id from audit_entries
     where object_id = any($1) and action in
       ('consent.granted', 'consent.revoked', 'consent.declined')
     order by 1`,
    [[draft.id, refused.id]],
  )
  const actor = { actor_kind: 'person', actor_id: person.id }
  assert.deepEqual(rows, [
    { action: 'consent.declined', ...actor },
    { action: 'consent.granted', ...actor },
    { action: 'consent.revoked', ...actor },
  ])
})

const home = (state: string) => ({
  use: 'home',
  line1: '1 Test Street',
  city: 'Testville',
  state,
  postal_code: '00000',
})
const bornYearsAgo = (years: number) =>
  Temporal.Now.plainDateISO('UTC').subtract({ years }).toString()

test("a minor's token signs only what the minor can decide, and nothing of a parent", async () => {
  const parent = {
    kind: 'parent',
    name: { given: 'Ingrid', family: 'Lindqvist' },
    authority: ['treatment_consent'],
    basis: 'parental',
  }
  const offered = async (person_id: string, grantor: object) => {
    const { body } = await draftConsent(person_id, { grantor })
    await offerConsent(body.id)
    return body.id as string
  }
  for (const [state, years, status] of [
    ['TX', 15, 422],
    ['CA', 12, 200],
    ['CA', 11, 422],
  ] as const) {
    const { id } = await createPerson({
      birth_date: bornYearsAgo(years),
      addresses: [home(state)],
    })
    const own = await bearer(id)
    const consent = await offered(id, { capacity: 'self' })
    const answer = await call('POST', `/v1/consents/${consent}/sign`, signature, own)
    assert.equal(answer.status, status, answer.text)
  }
  const child = await createPerson({
    birth_date: bornYearsAgo(15),
    addresses: [home('TX')],
    relationships: [parent],
  })
  const own = await bearer(child.id)
  const [{ id: relationship_id }] = child.relationships
  const consent = await offered(child.id, { capacity: 'parent', relationship_id })
  for (const step of ['sign', 'decline']) {
    const body = step === 'sign' ? signature : {}
    const { status, body: answer } = await call(
      'POST',
      `/v1/consents/${consent}/${step}`,
      body,
      own,
    )
    assert.deepEqual([status, answer.error?.code], [422, 'grantor_not_authorized'], step)
  }
  // In California fifteen would be enough.
  const path = `/v1/persons/${child.id}`
  const moved = await call('PATCH', path, { addresses: [home('CA')] }, own)
  assert.deepEqual([moved.status, moved.body.error?.param], [403, 'addresses'])
  const street = { ...home('TX'), line1: '2 Test Street' }
  assert.equal((await call('PATCH', path, { addresses: [street] }, own)).status, 200)
})

test('a person who comes of age signs for themselves', async () => {
  const { key } = await createTestAccount()
  const birth_date = Temporal.Now.plainDateISO('UTC')
    .subtract({ years: 18 })
    .add({ days: 20 })
    .toString()
  const { id } = await createPerson({ birth_date, addresses: [home('TX')] }, { key })
  const own = await bearer(id, key)
  const { body } = await draftConsent(id, {}, { key })
  await offerConsent(body.id, { key })
  const sign = () => call('POST', `/v1/consents/${body.id}/sign`, signature, own)
  assert.equal((await sign()).body.error.code, 'grantor_not_authorized')
  await call('POST', '/v1/test_clock/advance', { by: 'P21D' }, { key })
  assert.equal((await sign()).body.status, 'granted')
})

test('a person corrects contacts and addresses, and nothing that others decide', async () => {
  const email = { channel: 'email', value: 'maya@example.com' }
  const verified_at = '2026-01-02T03:04:05.000Z'
  const { id } = await createPerson({ contacts: [{ ...email, verified_at }] })
  const own = await bearer(id)
  const patch = (body: object, options: Token = own, whom = id) =>
    call('PATCH', `/v1/persons/${whom}`, body, options)
  const phone = { channel: 'phone', value: '+1 202 555 0143' }
  const { body, text } = await patch({ contacts: [email, phone], addresses: [home('NY')] })
  assert.deepEqual(
    body.contacts.map((contact: any) => [contact.channel, contact.verified_at ?? null]),
    [
      ['email', verified_at],
      ['phone', null],
    ],
    text,
  )
  assert.equal(body.addresses[0].state, 'NY')
  const forged = { contacts: [email, { ...phone, verified_at }] }
  assert.equal((await patch(forged)).body.error.param, 'contacts[1].verified_at')
  const others: [string, unknown][] = [
    ['birth_date', '2000-01-01'],
    ['names', [{ given: 'Mia', family: 'Lind' }]],
    ['relationships', []],
    ['care_team_ids', []],
    ['identifiers', []],
    ['metadata', { a: 'b' }],
  ]
  for (const [param, value] of others) {
    const refused = await patch({ [param]: value })
    assert.deepEqual([refused.status, refused.body.error.param], [403, param])
  }
  const other = await createPerson()
  assert.equal((await patch({ contacts: [] }, own, other.id)).status, 404)
  const { rows } = await sql.query(
    `select actor_kind, actor_id from audit_entries
     where action = 'person.updated' and object_id = $1`,
    [id],
  )
  assert.deepEqual(rows, [{ actor_kind: 'person', actor_id: id }])
})

test('a person adds and corrects their own coverage', async () => {
  const [person, other] = [await createPerson(), await createPerson()]
  const own = await bearer(person.id)
  const card = { payer_id: 'SBX01', member_id: 'SBX-PAID-0001' }
  const add = (person_id: string) => call('POST', '/v1/coverages', { ...card, person_id }, own)
  const refused = await add(other.id)
  assert.deepEqual([refused.status, refused.body.error.param], [403, 'person_id'])
  const { body, text } = await add(person.id)
  assert.equal(body.status, 'active', text)
  const path = `/v1/coverages/${body.id}`
  assert.equal((await call('PATCH', path, { group_number: 'G1' }, own)).body.group_number, 'G1')
  assert.equal((await call('POST', `${path}/void`, {}, own)).status, 403)
  assert.equal((await call('POST', `${path}/check`, {}, own)).status, 403)
  const outsider = await bearer(other.id)
  assert.equal((await call('PATCH', path, { group_number: 'G2' }, outsider)).status, 404)
})

test('a note is released by its signature, and withheld notes are hidden from the person', async () => {
  const { person_id, as } = await createCareTeam()
  const own = await bearer(person_id)
  const note = await createNote(person_id, as)
  const path = `/v1/notes/${note.id}`
  const read = () => call('GET', path, undefined, own)
  const withhold = { reason: 'danger_to_life_or_safety' }
  assert.deepEqual(await idsOf('notes', own), [])
  const signed = await signNote(note.id, as)
  assert.equal(signed.released_at, signed.signed_at)
  assert.deepEqual(await idsOf('notes', own), [note.id])
  assert.equal((await read()).status, 200)

  const remaining = await call('POST', `${path}/withhold`, withhold, as)
  assert.deepEqual(
    [remaining.body.released_at, remaining.body.withhold_reason],
    [null, withhold.reason],
  )
  assert.deepEqual(await idsOf('notes', own), [])
  assert.equal((await read()).status, 404)
  assert.equal((await call('GET', path)).body.withhold_reason, withhold.reason)
  const { body: exported } = await call('POST', `/v1/persons/${person_id}/export`)
  assert.deepEqual(exported.records.notes, [])
  for (const step of ['release', 'withhold']) {
    assert.equal((await call('POST', `${path}/${step}`, withhold, own)).status, 403, step)
  }
  const released = await call('POST', `${path}/release`)
  assert.deepEqual([released.body.withheld_at, released.body.withhold_reason], [null, null])
  assert.equal((await read()).status, 200)
  assert.equal((await call('POST', `${path}/release`)).body.version, released.body.version)
  const { rows } = await sql.query(
    `select type from events where object_id = $1 and type in ('note.released', 'note.withheld')
     order by position`,
    [note.id],
  )
  assert.deepEqual(
    rows.map(({ type }) => type),
    ['note.withheld', 'note.released'],
  )

  // Withheld while it is a draft, it is never visible to the person.
  const second = await createNote(person_id, as)
  await call('POST', `/v1/notes/${second.id}/withhold`, withhold, as)
  assert.equal((await signNote(second.id, as)).released_at, null)
  assert.deepEqual(await idsOf('notes', own), [note.id])
  assert.equal((await call('POST', `/v1/notes/${second.id}/withhold`, {}, as)).status, 400)
})

test('only the signers of a note and the account release or withhold it', async () => {
  const { person_id, as } = await createCareTeam()
  const note = await createNote(person_id, as)
  const path = `/v1/notes/${note.id}`
  assert.equal(
    (await call('POST', `${path}/release`, {}, as)).body.error.code,
    'invalid_transition',
  )
  await signNote(note.id, as)
  const { practitioner_id: colleague } = await createCareTeam()
  const { body: person } = await call('GET', `/v1/persons/${person_id}`)
  const care_team_ids = [...person.care_team_ids, colleague]
  await call('PATCH', `/v1/persons/${person_id}`, { care_team_ids })
  const other = actingAs(colleague)
  assert.equal((await call('GET', path, undefined, other)).status, 200)
  const withhold = { reason: 'legal_proceeding' }
  assert.equal((await call('POST', `${path}/withhold`, withhold, other)).status, 403)
  assert.equal((await call('POST', `${path}/release`, {}, other)).status, 403)
})

test('a person keeps access to their record after a merge, and an expired token reads nothing', async () => {
  const [remaining, duplicate] = [await createPerson(), await createPerson()]
  const charges = [
    await made('/v1/charges', { person_id: remaining.id, amount: usd(1_000) }, {}),
    await made('/v1/charges', { person_id: duplicate.id, amount: usd(2_000) }, {}),
  ].map(({ id }) => id)
  const [own, old] = [await bearer(remaining.id), await bearer(duplicate.id)]
  await made(`/v1/persons/${remaining.id}/merge`, { person_id: duplicate.id }, {})
  assert.deepEqual(await idsOf('charges', own), charges.sort())
  assert.equal((await call('GET', '/v1/charges', undefined, old)).status, 401)
  await sql.query(
    "update scoped_tokens set expires_at = now() - interval '1 s' where person_id = $1",
    [remaining.id],
  )
  assert.equal((await call('GET', '/v1/charges', undefined, own)).status, 401)
})

test('a revoked consent leaves a person their own record', async () => {
  const { id } = await createPerson()
  const own = await bearer(id)
  const consent = await grantConsent(id, {
    kind: 'restriction',
    decision: 'deny',
    actions: ['disclose'],
  })
  const { id: assessment } = await made(
    '/v1/assessments',
    { person_id: id, instrument: 'phq2' },
    {},
  )
  assert.deepEqual(await idsOf('assessments', own), [assessment])
  await made(`/v1/consents/${consent.id}/revoke`, {}, own)
  assert.deepEqual(await idsOf('assessments', own), [assessment])
})

test("the guide lists what a person's token can do", () => {
  const guide = readFileSync(join(root, 'docs/guides/patient-portal.md'), 'utf8')
  const forPersons = routes.filter(({ actors }) => actors?.includes('person'))
  const operations = (scope: string) =>
    forPersons
      .filter((route) => route.scope === scope)
      .map(({ method, path }) => `\`${method} ${path.replace('/v1', '')}\``)
      .join('<br>')
  const rows = tokenScopes.person.map((scope) => `| \`${scope}\` | ${operations(scope)} |\n`)
  assert.ok(guide.includes(`| --- | --- |\n${rows.join('')}\n`), rows.join(''))
})
