// The page of sandbox values: each listed value comes from its source and behaves unlike an
// ordinary value. The tests of each resource check the exact effect.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import { escape } from '#http/responses/html.ts'
import { sandboxGroups } from '#docs/sandbox_values.ts'
import { draftConsent, createPerson, offerConsent, signConsent } from './person_examples.ts'
import { moneyTries } from './sandbox_payments.ts'
import {
  type ApiResponse,
  call,
  createPractitioner,
  createTestAccount,
  expectFailedRequest,
  sql,
} from './harness.ts'

const license = (number: string) => [{ jurisdiction: 'US-CA', title: 'MD', number }]

// What the checks of a practitioner found, without what is another each time.
async function found(fields: object) {
  const { key } = await createTestAccount()
  const ask = (method: string, path: string, body?: unknown) => call(method, path, body, { key })
  const { body: made } = await ask('POST', '/v1/practitioners', {
    name: { given: 'Ada', family: 'Okafor' },
    profession: 'psychiatrist',
    npi: '1234567893',
    birth_date: '1980-04-12',
    licenses: license('A1'),
    dea_registrations: [{ jurisdiction: 'US-CA', number: 'BB1388568', schedules: ['2'] }],
    ...fields,
  })
  const attestation = { signed_by: 'Ada Okafor', signed_on: '2026-11-01' }
  await ask('POST', `/v1/practitioners/${made.id}/verifications`, { attestation })
  await ask('POST', '/v1/test_clock/advance', { by: 'PT1S' })
  const { rows } = await sql.query(
    `select kind, status, reason, facts - 'as_of' as facts, jsonb_path_query_array(
       matches, '$[*].relevance') as relevance,
       case kind when 'exclusion_oig' then evidence #>> '{0,sha256}' end as listed
     from checks where practitioner_id = $1 order by kind`,
    [made.id],
  )
  return rows
}
const ordinary = await found({})
const verifies = async (fields: object) => assert.notDeepEqual(await found(fields), ordinary)

const practitioner = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }

async function fails(value: string) {
  const headers = { 'attune-simulate': value }
  const idempotency_key = `value-${value}`
  const send = () => call('POST', '/v1/practitioners', practitioner, { headers, idempotency_key })
  const ask = value === 'error_500' ? expectFailedRequest(send) : send()
  if (value === 'timeout_after_commit') return await assert.rejects(ask)
  const began = performance.now()
  const { status, body } = await ask
  if (value === 'slow=3s') return assert.ok(performance.now() - began >= 2_990)
  if (value !== 'duplicate_event') return assert.ok(status >= 429)
  const { rows } = await sql.query('select deliver_twice from events where object_id = $1', [
    body.id,
  ])
  assert.deepEqual(rows, [{ deliver_twice: true }])
}

const book = async (person_id: string): Promise<ApiResponse> =>
  await call('POST', '/v1/sessions', {
    practitioner_id: await createPractitioner(),
    person_id,
    starts_at: '2031-01-01T10:00:00Z',
  })

async function person(value: string) {
  const [birth_date, decision] = ['birth_date', 'decision'].map((name) =>
    value.startsWith(`${name}=`) ? value.slice(name.length + 1) : undefined,
  )
  const { id: person_id } = await createPerson(birth_date ? { birth_date } : {})
  const { body: consent } = await draftConsent(person_id, decision ? { decision } : {})
  await offerConsent(consent.id)
  if (value.startsWith('POST ')) {
    const { status } = await call('POST', value.slice(5).replace('{id}', consent.id))
    assert.equal(status, 200)
  } else {
    const signed = await signConsent(consent.id)
    if (birth_date) return assert.equal(signed.body.error.code, 'grantor_not_authorized')
  }
  assert.equal((await book(person_id)).body.error.code, 'consent_required')
}

test('two ordinary values behave the same', async () => {
  const other = { npi: '1679576722', licenses: license('B2') }
  assert.deepEqual(await found(other), ordinary)
})

const tries: Record<string, (value: string) => Promise<void>> = {
  'Service failures': fails,
  NPIs: (npi) => verifies({ npi }),
  Licenses: (number) => verifies({ licenses: license(number) }),
  'DEA registrations': (number) =>
    verifies({ dea_registrations: [{ jurisdiction: 'US-CA', number, schedules: ['2'] }] }),
  Persons: person,
  ...moneyTries,
}

for (const { name, values } of sandboxGroups)
  for (const value of Object.keys(values))
    test(`${name}: ${value} behaves unlike an ordinary value`, () => tries[name]!(value))

test('the page shows every value, to people and in the repository', async () => {
  const { text, status } = await call('GET', '/docs/sandbox', undefined, { key: null })
  assert.equal(status, 200)
  const shown = text.replaceAll('<wbr>', '') // Where a line may end, nothing is said.
  const file = readFileSync(join(root, 'docs/reference/sandbox.md'), 'utf8')
  for (const { values } of sandboxGroups) {
    for (const [value, does] of Object.entries(values)) {
      assert.ok(file.includes(`| \`${value}\` | ${does} |`), value)
      assert.ok(shown.includes(`<code>${escape(value)}</code>`), value)
    }
  }
})

test('every special value of a simulated party is on the page', () => {
  const listed = sandboxGroups.flatMap(({ values }) => Object.keys(values))
  const folders = ['processor', 'sources', 'clearinghouse/simulated']
  const files = folders.flatMap((folder) => {
    const path = join(root, 'src/outside/adapters', folder)
    return readdirSync(path).map((name) => join(path, name))
  })
  const code = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const named = /'(acct_\w+|(?:pm|tok)_\w+|T-[A-Z-]+|SBX(?!CLEAR)[A-Z]{3,}|\w+_evidence)'/g
  const found = code.flatMap((name) => [...readFileSync(name, 'utf8').matchAll(named)])
  assert.ok(found.length > 20)
  for (const [, value] of found) assert.ok(listed.includes(value!), value!)
})

test('every scenario of the simulated payer is on the page', () => {
  const listed = sandboxGroups.flatMap(({ values }) => Object.keys(values))
  for (const name of ['scenarios', 'coverage']) {
    const file = join(root, `src/outside/adapters/clearinghouse/simulated/${name}.ts`)
    const found = [...readFileSync(file, 'utf8').matchAll(/pattern: \/(\^SBX-.*?)\//g)]
    assert.ok(found.length > 10)
    for (const [, pattern] of found)
      assert.ok(
        listed.some((value) => new RegExp(pattern!).test(value)),
        pattern!,
      )
  }
})
