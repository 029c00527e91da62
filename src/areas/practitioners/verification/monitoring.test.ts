// Monitoring: expiration warnings, monthly checks, rechecks after a change, eligibility events.
import assert from 'node:assert/strict'
import { dayAfter } from '#kernel/valid_dates.ts'
import { test } from 'node:test'
import { today } from '#tests/dates.ts'
import { call, createTestAccount, sql } from '#tests/harness.ts'

const attestation = { signed_by: 'Ada Okafor', signed_on: '2026-11-01' }

async function verified(fields: object = {}) {
  const { key } = await createTestAccount()
  const ask = (method: string, path: string, body?: unknown) => call(method, path, body, { key })
  const { body } = await ask('POST', '/v1/practitioners', {
    name: { given: 'Ada', family: 'Okafor' },
    profession: 'psychologist',
    npi: '1234567893',
    licenses: [{ jurisdiction: 'US-CA', title: 'LP', number: 'P1' }],
    ...fields,
  })
  const { id } = body
  await ask('POST', `/v1/practitioners/${id}/verifications`, { attestation })
  const advance = (by: string) => ask('POST', '/v1/test_clock/advance', { by })
  await advance('PT1S')
  const read = async () => (await ask('GET', `/v1/practitioners/${id}`)).body
  assert.equal((await read()).status, 'verified')
  const events = async (type: string) =>
    (
      await sql.query(
        'select created_at, changed_fields from events where object_id = $1 and type = $2 order by position',
        [id, type],
      )
    ).rows
  const checks = async (kind: string) =>
    (await ask('GET', `/v1/checks?limit=100&practitioner_id=${id}&kind=${kind}`)).body.data as any[]
  const change = (body: object) => ask('PATCH', `/v1/practitioners/${id}`, body)
  return { id, ask, advance, read, events, checks, change }
}

test('An expiration is announced once each 90, 60, 30 and 7 days before', async () => {
  const money = { amount: 100, currency: 'usd' }
  const ends_on = today.add({ days: 100 }).toString()
  const cover = { carrier: 'C', policy_number: '1', per_claim: money, aggregate: money }
  const p = await verified({
    malpractice_policies: [{ ...cover, starts_on: '2020-01-01', ends_on }],
  })
  await p.advance('P95D')
  const events = await p.events('practitioner.expiring')
  assert.deepEqual(
    events.map(({ changed_fields }) => changed_fields),
    Array.from({ length: 4 }, () => ['malpractice_policies']),
  )
  const days = events.map(
    ({ created_at }) =>
      Temporal.PlainDate.from(created_at.toISOString().slice(0, 10)).until(ends_on).days,
  )
  assert.deepEqual(days, [90, 60, 30, 7])
})

test('Exclusions, licenses and NPIs are checked monthly, and the new check supersedes the old', async () => {
  const p = await verified()
  await p.advance('P90D')
  for (const kind of ['exclusion_oig', 'license', 'npi']) {
    const checks = await p.checks(kind)
    assert.equal(checks.length, 4, kind)
    assert.deepEqual(
      checks.map(({ status }) => status),
      ['passed', 'superseded', 'superseded', 'superseded'],
    )
    assert.equal(checks[0].supersedes_id, checks[1].id)
    assert.equal(checks[0].trigger, 'monitor')
  }
  assert.equal((await p.read()).status, 'verified')
})

const changes: [string, object, string[]][] = [
  ['a name', { name: { given: 'Ada', family: 'Eze' } }, ['exclusion_oig', 'license', 'npi']],
  ['an NPI', { npi: '1679576722' }, ['exclusion_oig', 'npi']],
  [
    'the number of a license',
    { licenses: [{ jurisdiction: 'US-CA', title: 'LP', number: 'P2' }] },
    ['license'],
  ],
  ['the profession', { profession: 'psychiatrist' }, ['license']],
  ['a language', { languages: ['es'] }, []],
]
for (const [what, fields, expected] of changes) {
  test(`A change of ${what} reruns these checks: ${expected.join(', ') || 'none'}`, async () => {
    const p = await verified()
    await p.change(fields)
    await p.advance('PT1S')
    const { rows } = await sql.query(
      `select distinct kind from checks where practitioner_id = $1 and trigger = 'data_change' order by 1`,
      [p.id],
    )
    assert.deepEqual(
      rows.map(({ kind }) => kind),
      expected,
    )
  })
}

test('An eligibility event lists only the jurisdictions that changed', async () => {
  const p = await verified({
    licenses: [
      { jurisdiction: 'US-CA', title: 'LP', number: 'P1' },
      { jurisdiction: 'US-NV', title: 'LP', number: 'P2' },
    ],
  })
  const before = await p.events('practitioner.eligibility_changed')
  assert.deepEqual(before.at(-1).changed_fields.sort(), ['eligibility.US-CA', 'eligibility.US-NV'])
  await p.change({
    licenses: [
      { jurisdiction: 'US-CA', title: 'LP', number: 'P1' },
      { jurisdiction: 'US-NV', title: 'LP', number: 'T-SUSPENDED' },
    ],
  })
  await p.advance('PT1S')
  const after = await p.events('practitioner.eligibility_changed')
  assert.deepEqual(after.at(-1).changed_fields, ['eligibility.US-NV'])
  await p.advance('P60D')
  assert.equal((await p.events('practitioner.eligibility_changed')).length, after.length)
})

test('Eligibility is for a date, jurisdiction and format, and returns when it changes next', async () => {
  const p = await verified({
    licenses: [{ jurisdiction: 'US-CA', title: 'LP', number: 'T-EXPIRES-SOON' }],
  })
  const [license] = (await p.read()).licenses
  const ask = async (query: string) =>
    (await p.ask('GET', `/v1/practitioners/${p.id}/eligibility?jurisdiction=US-CA&${query}`)).body
  const now = await ask('format=telehealth')
  assert.equal(now.result, 'eligible')
  assert.deepEqual(now.credential, { kind: 'license', id: license.id, jurisdiction: 'US-CA' })
  const gone_on = dayAfter(license.verified.expires_on)
  assert.equal(now.changes_next_on, gone_on)
  const then = await ask(`on=${gone_on}`)
  assert.equal(then.result, 'not_eligible')
  assert.equal(then.reasons[0].code, 'license_expired')
  const nowhere = await p.ask('GET', `/v1/practitioners/${p.id}/eligibility`)
  assert.equal(nowhere.status, 400)
})

test('A supervised practitioner is eligible only while the supervisor is', async () => {
  const p = await verified()
  const { body: junior } = await p.ask('POST', '/v1/practitioners', {
    name: { given: 'Bo', family: 'Lin' },
    profession: 'psychologist',
    npi: '1679576722',
    licenses: [{ jurisdiction: 'US-CA', title: 'RPA', number: 'R1', level: 'supervised' }],
    supervision: { supervisor_id: p.id },
  })
  await p.ask('POST', `/v1/practitioners/${junior.id}/verifications`, { attestation })
  await p.advance('PT1S')
  const answer = async () =>
    (await p.ask('GET', `/v1/practitioners/${junior.id}/eligibility?jurisdiction=US-CA`)).body
  assert.equal((await answer()).result, 'eligible')
  await p.ask('POST', `/v1/practitioners/${p.id}/suspend`, { reason: 'Complaint' })
  const after = await answer()
  assert.equal(after.result, 'not_eligible')
  assert.equal(after.reasons[0].code, 'supervisor_not_eligible')
  await p.advance('PT1S')
  const { rows } = await sql.query(
    `select changed_fields from events
     where object_id = $1 and type = 'practitioner.eligibility_changed' order by position desc`,
    [junior.id],
  )
  assert.equal(rows.length, 2, 'one for each change')
  assert.deepEqual(rows[0].changed_fields, ['eligibility.US-CA'])
})
