// Tests the export of an account: an import of it creates the same account.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { runImports } from '#jobs/run_imports.ts'
import { call, createTestAccount, db, log, outside, secrets } from '#tests/harness.ts'
import { row_objects } from '#areas/imports/import/row_kinds.ts'
import { availableDocument, pdf, processAll } from '#tests/document_examples.ts'
import { assignForm, complete_answers, publishForm } from '#tests/form_examples.ts'
import { createPerson, grantConsent, signConsent } from '#tests/person_examples.ts'

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const context = { db, secrets, outside, log }

type Line = Record<string, any>

async function exportOf(key: string, limit = 3) {
  const lines: Line[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const path: string = `/v1/exports?limit=${limit}${cursor && `&cursor=${cursor}`}`
    const { status, body, text } = await call('GET', path, undefined, { key })
    assert.equal(status, 200, text)
    lines.push(...body.data.map(({ row }: { row: Line }) => row))
    cursor = body.next_cursor
  }
  // Objects of one batch have the same time.
  const keyOf = ({ object, external_id }: Line) => `${object} ${external_id}`
  return lines.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

async function importInto(key: string, lines: Line[]) {
  const post = async (path: string, body: object = {}) => {
    const { status, body: answer, text } = await call('POST', path, body, { key })
    assert.equal(status, 200, text)
    return answer
  }
  const { id } = await post('/v1/imports', { kind: 'bundle' })
  const path = `/v1/imports/${id}`
  const sorted = lines.toSorted(
    (one, other) => row_objects.indexOf(one.object) - row_objects.indexOf(other.object),
  )
  // A file goes with its row.
  const sent = sorted.map((line) => (line.object === 'document' ? withFile(line) : line))
  const content = sent.map((line) => `${JSON.stringify(line)}\n`).join('')
  await post(`${path}/add_part`, { content })
  for (const step of ['validate', 'start']) {
    await post(`${path}/${step}`, step === 'start' ? { skip_invalid: true } : {})
    for (let round = 0; (await runImports(context)) > 0; round++) assert.ok(round < 20)
  }
  await processAll()
  const errors = await call('GET', `${path}/errors`, undefined, { key })
  const { body } = await call('GET', path, undefined, { key })
  return { body, errors: errors.body.data as Line[] }
}

const withFile = (line: Line) => ({ ...line, content: pdf.toString('base64') })

// Records that refer to what the practice has.
const recordsOf = (practitioner_id: string): Line[] => [
  { object: 'person', external_id: 'pat-2', names: [{ given: 'Noor', family: 'Lindqvist' }] },
  {
    object: 'relationship',
    external_id: 'any',
    person_external_id: 'pat-1',
    related_person_external_id: 'pat-2',
    kind: 'spouse',
    name: { given: 'Noor', family: 'Lindqvist' },
    authority: ['scheduling'],
    basis: 'patient_designation',
  },
  {
    object: 'assessment',
    external_id: 'asm-1',
    person_external_id: 'pat-1',
    practitioner_id,
    instrument: 'gad7',
    answers: { q1: 1, q2: 2, q3: 0, q4: 1, q5: 0, q6: 1, q7: 0 },
    completed_at: '2025-02-01T10:00:00Z',
    total: 5,
  },
  {
    object: 'note',
    external_id: 'note-1',
    person_external_id: 'pat-1',
    author_id: practitioner_id,
    session_external_id: 'ses-1',
    assessment_external_ids: ['asm-1'],
    format: 'dap',
    sections: { data: 'Slept well.', assessment: 'Improved.', plan: 'Weekly sessions.' },
    signed_at: '2025-02-01T12:00:00Z',
    addenda: [
      {
        type: 'addendum',
        text: 'The sister called.',
        reason: 'Learned later',
        target_section: 'plan',
        signed_at: '2025-02-02T12:00:00Z',
      },
    ],
  },
  ...[12_000, -500].map((amount, at) => ({
    object: 'opening_balance',
    external_id: `bal-${at}`,
    person_external_id: `pat-${at + 1}`,
    amount: { amount, currency: 'usd' },
  })),
]

async function practice() {
  const { key } = await createTestAccount()
  const options = { key }
  const { body: practitioner } = await call(
    'POST',
    '/v1/practitioners',
    {
      name: { given: 'Ada', family: 'Okafor' },
      profession: 'psychologist',
      licenses: [{ jurisdiction: 'US-NY', title: 'LP', number: 'PSY1' }],
    },
    options,
  )
  const practitioner_id = practitioner.id
  const fields = {
    external_id: 'pat-1',
    email: 'maya@example.com',
    birth_date: '1990-02-03',
    care_team_ids: [practitioner_id],
    metadata: { crm_id: '8841' },
  }
  const { id: person_id } = await createPerson(fields, options)
  const { id: erased_id } = await createPerson({}, options)
  await grantConsent(person_id, {}, options)
  const coverage = { person_id, payer_id: 'SBX01', member_id: 'SBX-PAID-1', group_number: 'G1' }
  await call('POST', '/v1/coverages', coverage, options)
  const { now } = (await call('GET', '/v1/test_clock', undefined, options)).body
  const at = (days: number) =>
    Temporal.Instant.from(now)
      .add({ hours: 24 * days })
      .toString()
  const booking = { practitioner_id, person_id }
  await call('POST', '/v1/sessions', { ...booking, starts_at: at(3) }, options)
  const place = { name: 'Room 2', jurisdiction: 'US-NY' }
  const care = { ...booking, format: 'in_person', place }
  const past = { ...care, starts_at: at(-30), recorded: true, external_id: 'ses-1' }
  const { body: session } = await call('POST', '/v1/sessions', past, options)
  const person_location = { jurisdiction: 'US-NY' }
  const path = `/v1/sessions/${session.id}/complete`
  const completed = await call('POST', path, { person_location }, options)
  assert.equal(completed.status, 200, completed.text)
  const consent = { kind: 'telehealth', document: { version: '1', sha256: sha256Of(pdf) } }
  const signed = { document_sha256: sha256Of(pdf) }
  const { body: drafted } = await call('POST', '/v1/consents', { person_id, ...consent }, options)
  await call('POST', `/v1/consents/${drafted.id}/offer`, undefined, options)
  await signConsent(drafted.id, signed, options)
  await availableDocument({ person_id, metadata: { box: '4' } }, pdf, options)
  await availableDocument({ kind: 'consent', consent_id: drafted.id }, pdf, options)
  await availableDocument({ practitioner_id, kind: 'credential', external_id: 'd-1' }, pdf, options)
  const deleted_id = await availableDocument({ title: 'Gone' }, pdf, options)
  await call('DELETE', `/v1/documents/${deleted_id}`, undefined, options)
  const { id: form_id } = await publishForm({ name: 'intake' }, options)
  const answered = await assignForm(person_id, { form_id, session_id: session.id }, options)
  const answers = { answers: complete_answers }
  await call('POST', `/v1/form_responses/${answered.id}/complete`, answers, options)
  await assignForm(person_id, { form_id, due_at: at(40) }, options)
  await publishForm({ name: 'intake', title: 'Shorter' }, options)
  const records = await importInto(key, recordsOf(practitioner_id))
  assert.deepEqual([records.errors, records.body.failed_count], [[], 0])
  const erasure = { erasure_basis: 'entered_in_error' }
  await call('POST', `/v1/persons/${erased_id}/erase`, erasure, options)
  return { key, person_id, erased_id }
}

test('importing the export of an account creates the same account', async () => {
  const { key, erased_id } = await practice()
  const lines = await exportOf(key)
  const counts = Object.entries(Object.groupBy(lines, ({ object }) => object))
  assert.deepEqual(Object.fromEntries(counts.map(([object, all]) => [object, all!.length])), {
    practitioner: 1,
    person: 2,
    relationship: 1,
    assessment: 1,
    note: 1,
    opening_balance: 2,
    coverage: 1,
    consent: lines.filter(({ object }) => object === 'consent').length,
    session: 2,
    document: 3,
    form: 2,
    form_response: 2,
  })
  assert.ok(!JSON.stringify(lines).includes(erased_id))

  const { key: other } = await createTestAccount()
  const { body, errors } = await importInto(other, lines)
  assert.deepEqual(errors, [])
  const written = body.created_count + body.updated_count
  assert.deepEqual([written, body.failed_count], [lines.length, 0])
  assert.deepEqual(await exportOf(other), lines)

  const again = await importInto(other, lines)
  assert.deepEqual([again.body.created_count, again.body.updated_count], [0, 0])
  assert.deepEqual(await exportOf(other), lines)
})

test('an export needs the scopes of its content, and returns one type on request', async () => {
  const { key } = await practice()
  const scopes = ['exports:read', 'persons:read']
  const { body } = await call('POST', '/v1/api_keys', { name: 'Backup', scopes }, { key })
  const denied = await call('GET', '/v1/exports', undefined, { key: body.secret })
  assert.equal(denied.status, 403)
  assert.ok(denied.body.error.required_scopes.includes('sessions:read'))
  const { body: page } = await call('GET', '/v1/exports?object_type=session', undefined, { key })
  assert.deepEqual(
    page.data.map(({ object_type }: Line) => object_type),
    ['session', 'session'],
  )
  const wrong = await call('GET', '/v1/exports?cursor=x', undefined, { key })
  assert.equal(wrong.body.error.param, 'cursor')
})
