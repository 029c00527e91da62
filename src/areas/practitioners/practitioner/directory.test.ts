// Practitioner profiles: stored fields, validation, and list filters.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createRecentWrites } from '#db/recent_writes.ts'
import { openCall } from '#kernel/call.ts'
import { nameKey } from '#outside/ports/source.ts'
import { call, createTestAccount, outside, secrets, sql } from '#tests/harness.ts'
import { anyText } from '#tests/random_text.ts'
import { createPractitioner } from './practitioner.ts'
import { requireEligible } from './check_eligibility.ts'

const ada = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
const license = { jurisdiction: 'US-CA', title: 'LP', number: 'PSY1' }

test('A complete profile is stored unchanged, with an ID for each license', async () => {
  const whole = {
    ...ada,
    name: { ...ada.name, middle: 'N.', prefix: 'Dr.', suffix: 'PhD', use: 'usual' },
    profession: 'psychiatrist',
    npi: '1234567893',
    former_names: [
      { given: 'Ada', family: 'Eze', use: 'old', period: { start: null, end: '2019-06-01' } },
    ],
    taxonomies: [{ code: '2084P0800X', primary: true }],
    licenses: [{ ...license, attested: { status: 'active', expires_on: '2028-05-01' } }],
    privileges: [{ compact: 'psypact_apit', number: 'APIT-1' }],
    dea_registrations: [{ number: 'BB1388568', jurisdiction: 'US-CA', schedules: ['2', '2N'] }],
    board_certifications: [{ board: 'ABPN', specialty: 'Psychiatry' }],
    malpractice_policies: [
      {
        carrier: 'The Trust',
        policy_number: 'MP-1',
        per_claim: { amount: 100_000_000, currency: 'usd' },
        aggregate: { amount: 300_000_000, currency: 'usd' },
        starts_on: '2026-01-01',
        ends_on: '2028-01-01',
      },
    ],
    age_groups: ['adults'],
    formats: ['telehealth'],
    rates: [{ service: 'individual_50', price: { amount: 17_500, currency: 'usd' } }],
    payer_networks: ['aetna'],
    capacity: 30,
    time_zone: 'America/Denver',
  }
  const { status, body } = await call('POST', '/v1/practitioners', {
    ...whole,
    birth_date: '1980-04-12',
  })
  assert.equal(status, 200)
  for (const [name, value] of Object.entries(whole)) {
    if (['licenses', 'privileges', 'dea_registrations'].includes(name)) continue
    assert.deepEqual(body[name], value, name)
  }
  assert.match(body.licenses[0].id, /^lic_/)
  assert.match(body.privileges[0].id, /^priv_/)
  assert.deepEqual(body.licenses[0].attested, whole.licenses[0]!.attested)
  assert.equal(body.licenses[0].verified, null)
  assert.equal(body.birth_date, undefined)
  const { rows } = await sql.query(
    `select position('1980'::bytea in birth_date) as at from practitioners where id = $1`,
    [body.id],
  )
  assert.equal(rows[0].at, 0, 'it is encrypted')
})

test('A license keeps its ID and verified data until its number changes', async () => {
  const { body } = await call('POST', '/v1/practitioners', { ...ada, licenses: [license] })
  const [{ id }] = body.licenses
  const confirmed = '{"board_status":"active"}'
  await sql.query(
    `update practitioners set licenses = jsonb_set(licenses, '{0,verified}', $2) where id = $1`,
    [body.id, confirmed],
  )
  const change = async (licenses: object[]) =>
    (await call('PATCH', `/v1/practitioners/${body.id}`, { licenses })).body.licenses
  const attested = { expires_on: '2029-01-01' }
  const [same] = await change([{ ...license, attested }])
  assert.equal(same.id, id)
  assert.equal(same.verified.board_status, 'active')
  const [renumbered] = await change([{ id, ...license, number: 'PSY2' }])
  assert.equal(renumbered.id, id)
  assert.equal(renumbered.verified, null, 'the new number is not verified')
})

const invalid: [string, object, string][] = [
  [
    'A deactivated taxonomy',
    { taxonomies: [{ code: '103TE1000X', primary: true }] },
    'taxonomies[0].code',
  ],
  [
    'A second primary taxonomy',
    { taxonomies: ['103TC0700X', '103T00000X'].map((code) => ({ code, primary: true })) },
    'taxonomies',
  ],
  [
    'A DEA number with a wrong check digit',
    { dea_registrations: [{ number: 'AB4523763', jurisdiction: 'US-CA', schedules: [] }] },
    'dea_registrations[0].number',
  ],
  [
    'An unknown jurisdiction',
    { licenses: [{ ...license, jurisdiction: 'California' }] },
    'licenses[0].jurisdiction',
  ],
  [
    'A license with verified data',
    { licenses: [{ ...license, verified: { board_status: 'active' } }] },
    'licenses[0].verified',
  ],
  [
    'A date that does not exist',
    { licenses: [{ ...license, attested: { expires_on: '2027-02-30' } }] },
    'licenses[0].attested.expires_on',
  ],
  ['A status', { status: 'verified' }, 'status'],
  ['A list of exclusions', { exclusions: [] }, 'exclusions'],
]
for (const [what, fields, param] of invalid) {
  test(`${what} is rejected`, async () => {
    const { status, body } = await call('POST', '/v1/practitioners', { ...ada, ...fields })
    assert.equal(status, 400)
    assert.ok(
      body.error.details.some(
        (each: { param: string }) => each.param.replace('.0', '[0]') === param,
      ),
      JSON.stringify(body.error.details),
    )
  })
}

test('An unknown supervisor is not found', async () => {
  const supervision = { supervisor_id: 'prac_nobody' }
  const { status, body } = await call('POST', '/v1/practitioners', { ...ada, supervision })
  assert.equal(status, 404)
  assert.equal(body.error.param, 'supervision.supervisor_id')
})

test('Test values of the sandbox are rejected in production', async () => {
  const now = Temporal.Instant.from('2026-11-15T00:00:00Z')
  const production = openCall({
    query: () => assert.fail('no query is sent'),
    account: 'acct_1',
    now,
    real_now: now,
    recent_writes: createRecentWrites(),
    secrets: { ...secrets, environment: 'production' },
    outside,
  })
  for (const fields of [{ npi: '1000000061' }, { licenses: [{ ...license, number: 'T-DOWN' }] }]) {
    await assert.rejects(
      createPractitioner(production, { ...ada, ...fields } as never),
      /sandbox test value/,
    )
  }
})

test('Lists filter by profession, jurisdiction, language, specialty, payer and status', async () => {
  const { key } = await createTestAccount()
  const add = async (fields: object) =>
    (await call('POST', '/v1/practitioners', { ...ada, ...fields }, { key })).body.id as string
  const one = await add({
    languages: ['es'],
    specialties: ['trauma'],
    payer_networks: ['aetna'],
    licenses: [license],
  })
  const two = await add({
    profession: 'professional_counselor',
    languages: ['en'],
    privileges: [{ compact: 'counseling', jurisdiction: 'US-OH', number: 'C1' }],
  })
  const three = await add({ privileges: [{ compact: 'psypact_apit', number: 'A1' }] })
  const list = async (query: string) =>
    (await call('GET', `/v1/practitioners?${query}`, undefined, { key })).body.data.map(
      ({ id }: { id: string }) => id,
    )
  assert.deepEqual(await list('profession=professional_counselor'), [two])
  assert.deepEqual(await list('jurisdiction=US-CA'), [one])
  assert.deepEqual(
    await list('jurisdiction=US-OH'),
    [three, two],
    'an authority covers all member states',
  )
  assert.deepEqual(await list('jurisdiction=US-NY'), [])
  assert.deepEqual(await list('language=es'), [one])
  assert.deepEqual(await list('specialty=trauma&payer_id=aetna'), [one])
  assert.deepEqual(await list('status=unverified'), [three, two, one])
  assert.deepEqual(await list('status=verified'), [])
  await call('PATCH', `/v1/practitioners/${one}`, { languages: ['pt'] }, { key })
  assert.deepEqual(await list('language=es'), [], 'the former language is not found')
  assert.deepEqual(await list('language=pt'), [one])
})

test('Names are normalized the same way in code and in the database', async () => {
  const some: [string, string][] = [
    ...fc.sample(fc.tuple(anyText(10), anyText(10)), 300),
    ['Žofie', 'Ñandú'],
    ['O’Brien-Smith', 'Mary Jane'],
    ['李', '明'],
    ['ﬁsh', 'Å'],
    ['Weiß', 'İpek'],
  ]
  const { rows } = await sql.query(
    `select name_key(family, given) as key
     from unnest($1::text[], $2::text[]) with ordinality as pair (family, given, place)
     order by place`,
    [some.map(([family]) => family), some.map(([, given]) => given)],
  )
  for (const [at, [family, given]] of some.entries()) {
    assert.equal(rows[at].key, nameKey(family, given), JSON.stringify([family, given]))
  }
})

test('Booking fails only if the practitioner is not eligible; matching requires that they are', async () => {
  const row = {
    status: 'unverified',
    profession: 'psychologist',
    taxonomies: [],
    licenses: [],
    privileges: [],
    dea_registrations: [],
    supervision: null,
    exclusions: [],
    cycle_ends_on: null,
  }
  const now = Temporal.Instant.from('2027-01-01T00:00:00Z')
  const callWith = (status: string) =>
    openCall({
      query: async () => [{ ...row, status }] as never,
      account: 'acct_1',
      now,
      real_now: now,
      recent_writes: createRecentWrites(),
      secrets,
      outside,
    })
  const there = { jurisdiction: 'US-CA', on: '2027-03-01', format: 'telehealth' as const }
  const open = await requireEligible(callWith('unverified'), 'prac_1', there)
  assert.equal(open.result, 'unknown')
  const strict = requireEligible(callWith('unverified'), 'prac_1', there, 'eligible')
  await assert.rejects(strict, { code: 'practitioner_not_eligible' })
  await assert.rejects(requireEligible(callWith('suspended'), 'prac_1', there), {
    code: 'practitioner_not_eligible',
    status: 422,
  })
})
