// Reversals of manual reviews, future signatures, and test values that override registry files.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount, sql } from '#tests/harness.ts'

const attestation = { signed_by: 'Ada Okafor', signed_on: '2026-11-01' }
const npi = '1234567893'

async function practice(number = 'PSY1') {
  const { key } = await createTestAccount()
  const ask = (method: string, path: string, body?: object) => call(method, path, body, { key })
  const { body } = await ask('POST', '/v1/practitioners', {
    name: { given: 'Ada', family: 'Okafor' },
    profession: 'psychologist',
    npi,
    licenses: [{ jurisdiction: 'US-CA', title: 'LP', number }],
  })
  const own = `/v1/practitioners/${body.id}`
  const advance = (by = 'PT1S') => ask('POST', '/v1/test_clock/advance', { by })
  await ask('POST', `${own}/verifications`, { attestation })
  await advance()
  const read = async () => (await ask('GET', own)).body
  const check = async (kind: string) =>
    (await ask('GET', `/v1/checks?limit=1&practitioner_id=${body.id}&kind=${kind}`)).body.data[0]
  return { ask, own, advance, read, check }
}

test('A practitioner under investigation stays verified, with a finding (15)', async () => {
  const p = await practice()
  const { status, licenses } = await p.read()
  assert.equal(status, 'verified')
  const [{ verified: _, ...license }] = licenses
  await p.ask('PATCH', p.own, { licenses: [{ ...license, number: 'T-INVESTIGATED' }] })
  await p.advance()
  const investigated = await p.read()
  assert.deepEqual([investigated.status, investigated.open_findings], ['verified', 1])
  const { verified } = investigated.licenses[0]
  assert.deepEqual([verified.under_investigation, verified.board_status], [true, 'active'])
  const eligibility = await p.ask('GET', `${p.own}/eligibility?jurisdiction=US-CA`)
  assert.equal(eligibility.body.result, 'eligible')
  const { id } = await p.check('license')
  const resolution = { resolution: 'false_positive', note: 'The complaint was dismissed.' }
  assert.equal((await p.ask('POST', `/v1/checks/${id}/resolve`, resolution)).body.status, 'passed')
  assert.equal((await p.read()).open_findings, 0)
  // Once resolved, the same investigation isn't a finding again every month.
  await p.advance('P31D')
  assert.deepEqual([(await p.read()).status, (await p.read()).open_findings], ['verified', 0])
})

test('The account can overturn a confirmed exclusion with a note, which is audited', async () => {
  const p = await practice()
  await p.ask('PATCH', p.own, { npi: '1000000095' })
  await p.advance()
  const found = await p.check('exclusion_oig')
  const path = `/v1/checks/${found.id}`
  const overturn = (at: string, body: object) => p.ask('POST', `${at}/overturn`, body)
  const early = await overturn(path, { note: 'Not them.' })
  assert.equal(early.body.error.code, 'invalid_transition')
  await p.ask('POST', `${path}/resolve`, { resolution: 'confirmed', note: 'It is them.' })
  assert.equal((await p.read()).status, 'suspended')
  // A later check keeps the match, so that is the one to overturn.
  await p.ask('PATCH', p.own, { npi: '1679576722' })
  await p.advance()
  const carried = await p.check('exclusion_oig')
  assert.notEqual(carried.id, found.id)
  assert.equal((await overturn(`/v1/checks/${carried.id}`, {})).status, 400)
  const note = 'Different birth date, same name.'
  const done = await overturn(`/v1/checks/${carried.id}`, { note })
  assert.deepEqual([done.body.status, done.body.note], ['passed', note], done.text)
  assert.deepEqual((await p.read()).exclusions, [])
  const { rows } = await sql.query(
    "select actor_kind from audit_entries where object_id = $1 and action = 'check.overturned'",
    [carried.id],
  )
  assert.deepEqual(rows, [{ actor_kind: 'account' }])
  assert.equal((await p.ask('POST', `${p.own}/reinstate`)).body.status, 'verified')
  // Later checks don't restore it.
  for (const by of ['P28D', 'P31D']) await p.advance(by)
  const later = await p.read()
  assert.deepEqual([later.status, later.exclusions], ['verified', []])
  const license = await p.check('license')
  const other = await overturn(`/v1/checks/${license.id}`, { note })
  assert.equal(other.body.error.code, 'invalid_transition')
})

test('An attestation cannot be signed in the future', async () => {
  const p = await practice('T-NOT-FOUND')
  const later = { ...attestation, signed_on: '2031-01-01' }
  const { current_verification_id } = await p.read()
  const path = `/v1/verifications/${current_verification_id}/submit`
  const again = await p.ask('POST', path, { attestation: later })
  assert.deepEqual(
    [again.body.error.code, again.body.error.param],
    ['date_in_future', 'attestation.signed_on'],
  )
  await p.ask('POST', `${p.own}/withdraw`)
  const first = await p.ask('POST', `${p.own}/verifications`, { attestation: later })
  assert.equal(first.body.error.code, 'date_in_future')
})

test('A registry file does not override the test values of the sandbox', async () => {
  await sql.query(
    `insert into register_files (register, sha256, name, rows, refused)
     values ('nppes', 'ab', 'npidata.csv', 1, 0)
     on conflict (register) do update set ingested_at = now() - interval '1 s'`,
  )
  const columns = await sql.query(
    "select column_name from information_schema.columns where table_name = 'nppes_providers'",
  )
  const values: Record<string, unknown> = {
    npi: '1000000004',
    entity_type: '1',
    family: 'OKAFOR',
    given: 'ADA',
    row_hash: '1',
  }
  const names = columns.rows.map(({ column_name }) => column_name).filter((name) => name in values)
  await sql.query(
    `insert into nppes_providers (${names.join(', ')})
     values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    names.map((name) => values[name]),
  )
  const p = await practice()
  await p.ask('PATCH', p.own, { npi: '1000000004' })
  await p.advance()
  assert.equal((await p.check('npi')).reason, 'npi_not_found')
})
