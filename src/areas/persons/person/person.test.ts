// Tests of persons: details, search, risk and access. tests/routes.test.ts calls every route.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grantConsent, createPerson } from '#tests/person_examples.ts'
import { inDays } from '#tests/dates.ts'
import { call, createTestAccount, createPractitioner, own_account, sql } from '#tests/harness.ts'

const read = (id: string) => call('GET', `/v1/persons/${id}`)
const change = (id: string, fields: object) => call('PATCH', `/v1/persons/${id}`, fields)
const search = (fields: object) => call('POST', '/v1/persons/search', fields)

const everything = {
  names: [
    { use: 'official', given: 'Zoë', middle: 'Anna', family: 'Quillfeather', suffix: 'Jr.' },
    { use: 'usual', given: 'Zo' },
  ],
  birth_date: '1987-04-19',
  sex: 'female',
  gender_identity: 'genderqueer',
  pronouns: 'they/them',
  sexual_orientation: 'pansexual',
  race: ['2106-3'],
  ethnicity: ['2186-5'],
  contacts: [
    { channel: 'email', value: 'zoe.quillfeather@example.com', preferred: true },
    { channel: 'phone', value: '+1 (202) 555-0187', confidential: true },
  ],
  addresses: [
    {
      use: 'home',
      line1: '41 Wintergreen Alley',
      city: 'Oakland',
      state: 'CA',
      postal_code: '94607',
      country: 'US',
    },
  ],
  languages: [{ code: 'pt-BR', preferred: true, interpreter_needed: true }],
  time_zone: 'America/Los_Angeles',
  emergency_contacts: [
    {
      name: { use: 'official', given: 'Bruno', family: 'Saltmarsh' },
      relationship: 'spouse',
      phone: '202-555-0155',
    },
  ],
  relationships: [
    {
      kind: 'poa_health',
      name: { use: 'official', given: 'Bruno', family: 'Saltmarsh' },
      authority: ['treatment_consent'],
      basis: 'power_of_attorney',
    },
  ],
  identifiers: [{ system: 'mrn', value: 'QF-771-204' }],
  metadata: { crm: 'gravelpit' },
}

test('Every field of a person is stored and returned unchanged', async () => {
  const made = await createPerson(everything)
  const { body } = await read(made.id)
  for (const [name, value] of Object.entries(everything)) {
    if (name !== 'relationships') assert.deepEqual(body[name], value, name)
  }
  assert.match(body.relationships[0].id, /^rel_/)
  assert.equal(body.status, 'prospective')
  assert.equal(body.is_minor, false)
  assert.equal('risk' in body, false)
})

test('Only a name is required, and no other field is filled in', async () => {
  const { status, body } = await call('POST', '/v1/persons', {
    names: [{ use: 'official', given: 'Maya' }],
  })
  assert.equal(status, 200)
  assert.equal(body.birth_date, null)
  assert.equal(body.is_minor, null)
  assert.deepEqual(body.contacts, [])
})

test('A fresh account can create a person with a given name or a family name only', async () => {
  const { key } = await createTestAccount()
  const create = (name: object) => call('POST', '/v1/persons', { names: [name] }, { key })
  for (const name of [{ given: 'A' }, { family: 'Lindqvist' }, { given: null, family: 'B' }]) {
    const { status, body, text } = await create(name)
    assert.equal(status, 200, text)
    assert.deepEqual(body.names, [{ use: 'official', ...name }])
    const word = name.family ?? name.given!
    const found = await call('POST', '/v1/persons/search', { name: word }, { key })
    if (word.length > 2) assert.equal(found.body.data[0].id, body.id)
  }
  const { body: person } = await create({ given: 'C' })
  const emergency_contacts = [{ name: {}, relationship: 'brother', phone: '+1 202 555 0143' }]
  const contact = { names: [{ given: 'D' }], emergency_contacts }
  const refused = await call('POST', '/v1/persons', contact, { key })
  assert.deepEqual([refused.status, refused.body.error.param], [400, 'emergency_contacts[0].name'])
  const nameless = [{}, { middle: 'R.' }, { given: null, family: null }, { use: 'usual' }]
  for (const name of nameless) {
    const changed = call('PATCH', `/v1/persons/${person.id}`, { names: [name] }, { key })
    for (const { status, body } of [await create(name), await changed]) {
      assert.deepEqual([status, body.error.param], [400, 'names[0]'])
      assert.match(body.error.message, /must have `given` or `family`/)
    }
  }
})

test('An update keeps omitted fields, and null clears a field', async () => {
  const { id } = await createPerson(everything)
  const { body } = await change(id, { pronouns: null, metadata: { crm: null, note: 'x' } })
  assert.equal(body.pronouns, null)
  assert.equal(body.birth_date, everything.birth_date)
  assert.deepEqual(body.metadata, { note: 'x' })
  assert.equal(body.version, 2)
  const same = await change(id, { birth_date: everything.birth_date })
  assert.equal(same.body.version, 2)
})

test('A birth date or death in the future is rejected', async () => {
  const names = [{ use: 'official', given: 'Maya' }]
  const born = await call('POST', '/v1/persons', { names, birth_date: '2999-01-01' })
  assert.equal(born.status, 422)
  assert.equal(born.body.error.code, 'date_in_future')
  const { id } = await createPerson()
  const died = await call('POST', `/v1/persons/${id}/record_death`, { deceased_on: '2999-01-01' })
  assert.equal(died.body.error.code, 'date_in_future')
})

test('Correcting a death requires a reason', async () => {
  const { id } = await createPerson()
  await call('POST', `/v1/persons/${id}/record_death`, { deceased_on: '2026-01-15' })
  assert.equal((await call('POST', `/v1/persons/${id}/correct_death`)).status, 400)
  const { body } = await call('POST', `/v1/persons/${id}/correct_death`, { reason: 'Namesake' })
  assert.equal(body.status, 'active')
  assert.equal(body.deceased_on, null)
})

test('Search matches name, birth date, contact and identifier in any spelling', async () => {
  const { id } = await createPerson(everything)
  const found = [
    { name: 'quillfeather' },
    { name: 'QUILL' },
    { name: 'zoe anna Quillfeather' },
    { name: 'Zoë' },
    { birth_date: '1987-04-19', name: 'zo' },
    { contact: 'ZOE.Quillfeather@example.com' },
    { contact: '2025550187' },
    { contact: '+1 202 555 0187' },
    { identifier: 'qf 771 204' },
  ]
  for (const expected of found) {
    const { status, body } = await search(expected)
    assert.equal(status, 200)
    assert.ok(
      body.data.some((person: any) => person.id === id),
      JSON.stringify(expected),
    )
  }
  const missed = [
    { name: 'qu' },
    { name: 'quillfeather', birth_date: '1987-04-18' },
    { contact: 'quillfeather' },
    { name: 'zoe bruno' },
  ]
  for (const expected of missed) {
    assert.deepEqual((await search(expected)).body.data, [], JSON.stringify(expected))
  }
  assert.equal((await search({})).status, 400)
  assert.equal((await search({ name: '...' })).status, 400)
})

test('Search matches updated values and no longer the previous ones', async () => {
  const { id } = await createPerson({ names: [{ use: 'official', given: 'Ottilie' }] })
  await change(id, { names: [{ use: 'official', given: 'Wilhelmina' }] })
  assert.deepEqual((await search({ name: 'Ottilie' })).body.data, [])
  assert.equal((await search({ name: 'Wilhelmina' })).body.data[0].id, id)
})

test('Search returns no persons of another account', async () => {
  await createPerson({ names: [{ use: 'official', given: 'Philomena' }] })
  const { key } = await createTestAccount()
  const { body } = await call('POST', '/v1/persons/search', { name: 'Philomena' }, { key })
  assert.deepEqual(body.data, [])
})

test('The sandbox accepts data that looks real, with a warning', async () => {
  const person = await createPerson({
    contacts: [
      { channel: 'email', value: 'somebody@gmail.com' },
      { channel: 'email', value: 'somebody@clinic.test' },
    ],
    identifiers: [{ system: 'ssn', value: '219-09-9999' }],
  })
  assert.deepEqual(
    person.warnings.map(({ param }: { param: string }) => param),
    ['contacts[0].value', 'identifiers[0].value'],
  )
  assert.equal('warnings' in (await read(person.id)).body, false)
})

test('The risk level requires its own scopes and is not part of the person', async () => {
  const { id } = await createPerson()
  const noted = await call('POST', `/v1/persons/${id}/risk`, { level: 'high' })
  assert.equal(noted.body.level, 'high')
  const { key } = await createTestAccount(['persons:read', 'persons:write'])
  const theirs = await createPerson({}, { key })
  assert.equal((await call('GET', `/v1/persons/${theirs.id}/risk`, undefined, { key })).status, 403)
  assert.equal((await call('GET', `/v1/persons/${id}/risk`)).body.level, 'high')
  assert.equal((await read(id)).text.includes('high'), false)
})

test('A practitioner sees persons in their care, and errors name the missing consent for others', async () => {
  const practitioner_id = await createPractitioner()
  const headers = { 'on-behalf-of': practitioner_id }
  const [mine, other] = [await createPerson(), await createPerson()]
  await change(mine.id, { care_team_ids: [practitioner_id] })
  const list = await call('GET', '/v1/persons?limit=100', undefined, { headers })
  assert.deepEqual(
    list.body.data.map(({ id }: { id: string }) => id),
    [mine.id],
  )
  assert.equal((await call('GET', `/v1/persons/${mine.id}`, undefined, { headers })).status, 200)
  const refused = await call('GET', `/v1/persons/${other.id}`, undefined, { headers })
  assert.equal(refused.status, 403)
  assert.equal(refused.body.error.code, 'consent_required')
  assert.equal(refused.body.error.consent.kind, 'release')
  assert.match(refused.body.error.consent.how_to_resolve, /POST \/v1\/consents/)
  assert.match(refused.body.error.decision_id, /^dec_/)
  const patched = await call('PATCH', `/v1/persons/${other.id}`, { pronouns: 'x' }, { headers })
  assert.equal(patched.status, 403)
  const added = await createPerson({}, { headers })
  assert.deepEqual(added.care_team_ids, [practitioner_id])
  assert.equal((await change(mine.id, { care_team_ids: ['prac_nobody'] })).status, 404)
})

test('Booking the first session activates a prospective person', async () => {
  const { id } = await createPerson()
  await grantConsent(id)
  const practitioner_id = await createPractitioner()
  const starts_at = inDays(7, '10:00:00')
  const booked = await call('POST', '/v1/sessions', { practitioner_id, person_id: id, starts_at })
  assert.equal(booked.status, 200, booked.text)
  assert.equal(booked.body.person_id, id)
  assert.equal((await read(id)).body.status, 'active')
  const headers = { 'on-behalf-of': practitioner_id }
  assert.equal((await call('GET', `/v1/persons/${id}`, undefined, { headers })).status, 200)
})

test('Every read of a person is in the audit log', async () => {
  const { id } = await createPerson()
  await read(id)
  await search({ name: 'Lindqvist' })
  const { rows } = await sql.query(
    'select distinct action from audit_entries where person_id = $1 and account = $2',
    [id, own_account.account],
  )
  const actions = rows.map(({ action }) => action)
  assert.ok(actions.includes('person.created'))
  assert.ok(actions.includes('person.read'))
})

test('A search cursor returns the next page, for the same search terms only', async () => {
  const names = [{ use: 'official', given: 'Cordelia', family: 'Pagewell' }]
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.unshift((await createPerson({ names })).id)
  const found: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await search({ name: 'Pagewell', limit: 2, ...(cursor && { cursor }) })
    found.push(...body.data.map(({ id }: any) => id))
    assert.equal(body.has_more, body.next_cursor !== null)
    cursor = body.next_cursor ?? undefined
    if (cursor) assert.doesNotMatch(Buffer.from(cursor, 'base64url').toString(), /pagewell/i)
  } while (cursor)
  assert.deepEqual(found, ids)
  const { body } = await search({ name: 'Pagewell', limit: 2 })
  const other = await search({ name: 'Cordelia', cursor: body.next_cursor })
  assert.deepEqual([other.status, other.body.error.param], [400, 'cursor'])
})

test('Email and phone become contacts of a new person', async () => {
  const names = [{ given: 'Isolde', family: 'Shorthand' }]
  const { status, body } = await call('POST', '/v1/persons', {
    names,
    email: 'isolde@example.com',
    phone: '+1 202 555 0161',
    contacts: [{ channel: 'sms', value: '+1 202 555 0162', preferred: true }],
  })
  assert.equal(status, 200)
  assert.equal('email' in body, false)
  assert.deepEqual((await read(body.id)).body.contacts, [
    { channel: 'sms', value: '+1 202 555 0162', preferred: true },
    { channel: 'email', value: 'isolde@example.com' },
    { channel: 'phone', value: '+1 202 555 0161' },
  ])
  const { body: found } = await search({ contact: '202-555-0161' })
  assert.deepEqual(
    found.data.map(({ id }: any) => id),
    [body.id],
  )
})

test('Email or phone together with a contact of the same channel is rejected', async () => {
  const names = [{ given: 'Isolde' }]
  for (const channel of ['email', 'phone']) {
    const contacts = [{ channel, value: 'one@example.com' }]
    const sent = { names, contacts, [channel]: 'two@example.com' }
    const { status, body } = await call('POST', '/v1/persons', sent)
    assert.equal(status, 400)
    assert.equal(body.error.param, channel)
    const message = `Send \`${channel}\` or \`contacts\` with that channel, not both.`
    assert.equal(body.error.message, message)
  }
  const contacts = Array.from({ length: 50 }, (_, i) => ({ channel: 'sms', value: `555-01${i}` }))
  const { body } = await call('POST', '/v1/persons', { names, contacts, email: 'a@example.com' })
  assert.equal(body.error.param, 'contacts')
})

test('A name is official and an address is in the US unless the request says otherwise', async () => {
  const home = { use: 'home', line1: '1 Main Street', city: 'Albany', state: 'NY' }
  const { id } = await createPerson({
    names: [{ given: 'Ottokar', middle: 'R.', prefix: 'Dr.' }],
    addresses: [{ ...home, postal_code: '12207' }],
  })
  const { body } = await read(id)
  assert.deepEqual(body.names, [{ use: 'official', given: 'Ottokar', middle: 'R.', prefix: 'Dr.' }])
  assert.equal(body.addresses[0].country, 'US')
  const changed = await change(id, { names: [{ given: 'Ottokar', family: 'Single' }] })
  assert.equal(changed.body.names[0].use, 'official')
})
