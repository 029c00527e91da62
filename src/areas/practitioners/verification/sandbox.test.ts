// Each test value of the sandbox: the result of its check and the practitioner's status.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import { isDea, isNpi } from '#http/parsing/formats.ts'
import {
  sandboxDeas,
  sandboxLicenses,
  sandboxNpis,
} from '#outside/adapters/sources/sandbox_values.ts'
import { call, createTestAccount } from '#tests/harness.ts'

const attestation = { signed_by: 'Ada Okafor', signed_on: '2026-11-01' }

async function verify(fields: object) {
  const { key } = await createTestAccount()
  const ask = (method: string, path: string, body?: unknown) => call(method, path, body, { key })
  const { body: created } = await ask('POST', '/v1/practitioners', {
    name: { given: 'Ada', family: 'Okafor' },
    profession: 'psychiatrist',
    npi: '1234567893',
    birth_date: '1980-04-12',
    licenses: [{ jurisdiction: 'US-CA', title: 'MD', number: 'A1' }],
    ...fields,
  })
  await ask('POST', `/v1/practitioners/${created.id}/verifications`, { attestation })
  const run = async (by = 'PT1S') => await ask('POST', '/v1/test_clock/advance', { by })
  await run()
  const read = async () => (await ask('GET', `/v1/practitioners/${created.id}`)).body
  const check = async (kind: string) =>
    (await ask('GET', `/v1/checks?limit=1&practitioner_id=${created.id}&kind=${kind}`)).body.data[0]
  return { run, read, check }
}

// Expected: the check, its status and reason, and the practitioner's status.
type Line = [kind: string, status: string, reason: string | null, practitioner: string]

const npis: Record<keyof typeof sandboxNpis, Line> = {
  '1000000004': ['npi', 'failed', 'npi_not_found', 'information_requested'],
  '1000000012': ['npi', 'failed', 'npi_deactivated', 'reviewing'],
  '1000000020': ['npi', 'review_needed', 'name_mismatch', 'reviewing'],
  '1000000038': ['npi', 'review_needed', 'npi_is_organization', 'reviewing'],
  '1000000046': ['npi', 'errored', null, 'submitted'],
  '1000000053': ['npi', 'errored', null, 'submitted'],
  '1000000061': ['exclusion_oig', 'review_needed', 'excluded', 'reviewing'],
  '1000000079': ['exclusion_oig', 'review_needed', 'possible_exclusion', 'reviewing'],
  '1000000087': ['exclusion_oig', 'review_needed', 'possible_exclusion', 'reviewing'],
  '1000000095': ['exclusion_oig', 'review_needed', 'possible_exclusion', 'reviewing'],
  '1000000103': ['exclusion_oig', 'passed', null, 'verified'],
}

const licenses: Record<keyof typeof sandboxLicenses, Line> = {
  'T-NOT-FOUND': ['license', 'failed', 'license_not_found', 'information_requested'],
  'T-EXPIRED': ['license', 'failed', 'license_expired', 'reviewing'],
  'T-EXPIRES-SOON': ['license', 'passed', null, 'verified'],
  'T-PROBATION': ['license', 'failed', 'license_encumbered', 'reviewing'],
  'T-SUSPENDED': ['license', 'failed', 'license_suspended', 'reviewing'],
  'T-REVOKED': ['license', 'failed', 'license_revoked', 'rejected'],
  'T-INVESTIGATED': ['license', 'review_needed', 'license_under_investigation', 'reviewing'],
  'T-NAMESAKE': ['license', 'review_needed', 'name_mismatch', 'reviewing'],
  'T-DOWN': ['license', 'errored', null, 'submitted'],
}

const deas: Record<keyof typeof sandboxDeas, Line> = {
  AA0000012: ['dea', 'failed', 'dea_not_found', 'information_requested'],
  AA0000024: ['dea', 'failed', 'dea_expired', 'reviewing'],
  AA0000036: ['dea', 'errored', null, 'submitted'],
}

const relevance: Record<string, string> = {
  '1000000061': 'exact',
  '1000000079': 'high',
  '1000000087': 'medium',
  '1000000095': 'low',
}

const license = (number: string) => [{ jurisdiction: 'US-CA', title: 'MD', number }]
const registration = (number: string) => [{ jurisdiction: 'US-CA', number, schedules: ['2'] }]
const cases = [
  ...Object.entries(npis).map(([npi, line]) => [npi, { npi }, line] as const),
  ...Object.entries(licenses).map(([n, line]) => [n, { licenses: license(n) }, line] as const),
  ...Object.entries(deas).map(
    ([n, line]) => [n, { dea_registrations: registration(n) }, line] as const,
  ),
]

for (const [value, fields, [kind, status, reason, practitioner]] of cases) {
  test(`With ${value}, the ${kind} check is ${status} and the practitioner ${practitioner}`, async () => {
    const { read, check } = await verify(fields)
    const found = await check(kind)
    assert.equal(found.status, status)
    assert.equal(found.reason, reason)
    assert.equal((await read()).status, practitioner)
    if (relevance[value]) assert.equal(found.matches[0].relevance, relevance[value])
  })
}

test('Any other value passes, also for a DEA registration', async () => {
  const { read } = await verify({ dea_registrations: registration('BB1388568') })
  const found = await read()
  assert.equal(found.status, 'verified')
  assert.equal(found.dea_registrations[0].verified.active, true)
})

test('A source that recovers is retried with growing delays, and then verifies', async () => {
  const { run, read, check } = await verify({ npi: '1000000053' })
  assert.equal((await check('npi')).attempts, 1)
  await run('PT61S')
  assert.equal((await check('npi')).attempts, 2)
  await run('PT4M')
  assert.equal((await check('npi')).attempts, 2, 'the second delay is longer')
  await run('PT2M')
  const found = await check('npi')
  assert.equal(found.attempts, 3)
  assert.equal(found.status, 'passed')
  assert.equal((await read()).status, 'verified')
})

test('A source that stays down is no longer retried, and manual review is needed', async () => {
  const { run, read, check } = await verify({ npi: '1000000046' })
  await run('P5D')
  const found = await check('npi')
  assert.equal(found.status, 'errored')
  assert.equal(found.outcome, 'source_unavailable')
  assert.equal(found.attempts, 8)
  assert.equal((await read()).status, 'reviewing')
})

test('The birth date is never returned', async () => {
  const { read } = await verify({})
  assert.equal('birth_date' in (await read()), false)
})

test('Every test value is in the guide and has a valid format', () => {
  const guide = readFileSync(join(root, 'docs/guides/verify-practitioners.md'), 'utf8')
  const all = { ...sandboxNpis, ...sandboxLicenses, ...sandboxDeas }
  for (const [value, meaning] of Object.entries(all)) {
    assert.ok(guide.includes(`| \`${value}\` | ${meaning} |`), value)
  }
  for (const npi of Object.keys(sandboxNpis)) assert.ok(isNpi(npi), npi)
  for (const number of Object.keys(sandboxDeas)) assert.ok(isDea(number), number)
})
