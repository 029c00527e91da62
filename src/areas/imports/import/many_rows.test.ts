// Tests that rows written together leave the same as rows written one by one: objects, events,
// audit log entries and scheduled jobs.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inAccount } from '#kernel/unit_of_work.ts'
import { call as request, createTestAccount, db, outside, secrets, sql } from '#tests/harness.ts'
import { consentRow, personRow, practitioner_row } from '#tests/import_examples.ts'
import type { FileRow } from './file_rows.ts'
import { isRowObject, row_kinds, type RowObject } from './row_kinds.ts'
import type { WorkingImport } from './store.ts'
import { writeRows } from './write_rows.ts'

type Line = Record<string, unknown> & { object: string }

const people = ['pat-1', 'pat-2', 'pat-3']
const basis: Line[] = [
  practitioner_row,
  { ...practitioner_row, external_id: 'prac-2', time_zone: 'America/Denver' },
  ...people.map(personRow),
  ...people.map((of) => ({ ...consentRow(of), external_id: `con-${of}` })),
]

const session = (external_id: string, fields: object = {}) => ({
  object: 'session',
  external_id,
  person_external_id: 'pat-1',
  practitioner_external_id: 'prac-1',
  starts_at: '2021-03-01T17:00:00Z',
  ...fields,
})

const coverage = (external_id: string, fields: object = {}) => ({
  object: 'coverage',
  external_id,
  person_external_id: 'pat-1',
  payer_id: 'SBX01',
  member_id: 'SBX-PAID-1',
  ...fields,
})

const consent = (external_id: string, fields: object = {}) => ({
  ...consentRow('pat-1'),
  external_id,
  ...fields,
})

const assessment = (external_id: string, q1: number, fields: object = {}) => ({
  object: 'assessment',
  external_id,
  person_external_id: 'pat-1',
  practitioner_external_id: 'prac-1',
  instrument: 'gad7',
  answers: { q1, q2: q1, q3: q1, q4: q1, q5: q1, q6: 1, q7: 0 },
  completed_at: '2021-02-01T10:00:00Z',
  ...fields,
})

const note = (external_id: string, fields: object = {}) => ({
  object: 'note',
  external_id,
  person_external_id: 'pat-1',
  author_external_id: 'prac-1',
  format: 'dap',
  sections: { data: 'Slept well.' },
  signed_at: '2021-02-01T12:00:00Z',
  ...fields,
})
const addendum = (text: string) => ({
  type: 'addendum',
  text,
  reason: 'Learned later',
  signed_at: '2021-02-02T12:00:00Z',
})

const balance = (of: string, amount: number, currency = 'usd') => ({
  object: 'opening_balance',
  external_id: `bal-${of}-${currency}`,
  person_external_id: of,
  amount: { amount, currency },
})

const later = { person_external_id: 'pat-2' }

// Rows of each type that is written together.
const samples: Partial<Record<RowObject, Line[]>> = {
  person: [
    personRow('new-1'),
    {
      ...personRow('new-2'),
      birth_date: '2015-02-01',
      email: 'maya@example.com',
      phone: '+12025550100',
      metadata: { chart: '8841' },
      care_team_external_ids: ['prac-1'],
    },
  ],
  session: [
    session('ses-1', { status: 'completed' }),
    session('ses-2', { status: 'no_show', starts_at: '2021-03-02T17:00:00Z' }),
    session('ses-3', { status: 'canceled', duration_minutes: 25, format: 'phone' }),
    session('ses-4', { practitioner_external_id: 'prac-2', metadata: { room: '4' } }),
    session('ses-5', {
      status: 'completed',
      format: 'in_person',
      place: { address: '1 Main St, Springfield, IL 62701' },
      procedure_code: '90834',
      payer_type: 'self_pay',
    }),
    session('ses-6', {
      status: 'completed',
      type: 'couple',
      participants: [{ person_external_id: 'pat-2' }],
      person_location: { jurisdiction: 'US-NY' },
    }),
    session('ses-7', {
      person_external_id: undefined,
      status: 'completed',
      type: 'group',
      capacity: 5,
      participants: [{ person_external_id: 'pat-2' }, { person_external_id: 'pat-3' }],
    }),
    session('ses-8', { status: 'scheduled', starts_at: '2021-03-08T17:00:00Z' }),
  ],
  coverage: [
    coverage('cov-1'),
    coverage('cov-2', { sequence: 'secondary', ends_on: '2099-12-31' }),
    coverage('cov-3', {
      ...later,
      relationship: 'child',
      subscriber: { name: { given: 'Noor', family: 'Ruiz' }, birth_date: '1980-01-02' },
      metadata: { card: '4' },
    }),
  ],
  consent: [
    consent('con-1'),
    consent('con-2', { kind: 'telehealth' }),
    consent('con-3', { ...later, signature: undefined }),
    consent('con-4', {
      ...later,
      kind: 'communication',
      period: { end: '2099-01-01T00:00:00Z' },
      metadata: { box: '12' },
    }),
    consent('con-5', { ...later, kind: 'telehealth', period: { start: '2098-01-01T00:00:00Z' } }),
    consent('con-6', { kind: 'restriction', actions: ['disclose'], signature: undefined }),
  ],
  assessment: [
    assessment('asm-1', 2),
    assessment('asm-2', 1, { completed_at: '2021-04-01T12:00:00+02:00' }),
    assessment('asm-3', 0, { completed_at: '2021-03-01T10:00:00Z', total: 1 }),
    assessment('asm-4', 3, { ...later, practitioner_external_id: undefined }),
    assessment('asm-5', 1, { ...later, practitioner_external_id: 'prac-2' }),
  ],
  note: [
    note('note-1'),
    note('note-2', { addenda: [addendum('The sister called.'), addendum('She called again.')] }),
    note('note-3', { ...later, author_external_id: 'prac-2', labels: ['sud'] }),
    note('note-4', { format: 'soap', sections: { plan: 'Weekly.' }, metadata: { page: '4' } }),
  ],
  opening_balance: [balance('pat-1', 12_000), balance('pat-2', -500), balance('pat-3', 7_000)],
}

test('rows that are written together leave the same as one by one', async () => {
  for (const [object, { many }] of Object.entries(row_kinds)) {
    if (!many) continue
    const lines = samples[object as RowObject]
    assert.ok(lines, `there are samples of ${object}`)
    const together = await leftBy(object, lines, false)
    assert.deepEqual(together, await leftBy(object, lines, true), object)
    const has_three = object === 'person' || object === 'consent'
    assert.equal(together.objects.length, lines.length + (has_three ? people.length : 0))
  }
})

// Only the first row of each can be written.
const refused: Line[][] = [
  [
    session('ses-1'),
    session('ses-2', { person_external_id: 'pat-4' }),
    session('ses-3', { person_external_id: 'pat-4' }),
  ],
  [coverage('cov-1'), coverage('cov-2', { sequence: 'secondary', payer_id: 'NOBODY' })],
  [consent('con-1'), consent('con-2', { document: { version: '2', sha256: '0'.repeat(64) } })],
  [assessment('asm-1', 1), assessment('asm-2', 1, { total: 20 })],
  [note('note-1'), note('note-2', { signed_at: '2999-01-01T00:00:00Z' })],
  [balance('pat-1', 100), { ...balance('pat-1', 200), external_id: 'again' }],
]

test('of rows that are written together, all that are rejected are named', async () => {
  const { account } = await practiceWith(basis)
  await write(account, [personRow('pat-4')])
  for (const lines of refused) {
    const { table } = row_kinds[lines[0]!.object as RowObject].kind
    const count = async () =>
      (await sql.query(`select id from ${table} where account = $1`, [account])).rows.length
    const before = await count()
    const { refused: named, written } = await write(account, lines)
    assert.deepEqual([...named.keys()], [...lines.keys()].slice(1), table)
    assert.equal(written.length, 1, table)
    assert.equal(await count(), before + 1, table)
  }
})

test('the signatures of notes and consents that are written together are chained', async () => {
  const { account, key } = await practiceWith(basis)
  await write(account, [...samples.consent!, ...samples.note!])
  const { body } = await request('GET', '/v1/notes', undefined, { key })
  for (const { id } of body.data) {
    const proof = await request('GET', `/v1/notes/${id}/proof`, undefined, { key })
    assert.deepEqual(proof.body.failures, [])
  }
  const { body: consents } = await request('GET', '/v1/consents?limit=100', undefined, { key })
  const signed = consents.data
    .flatMap(({ person_id, evidence }: any) => evidence.map((each: any) => ({ person_id, each })))
    .map(({ person_id, each }: any) => ({ person_id, ...each }))
  for (const [, chain] of Map.groupBy<string, any>(signed, ({ person_id }) => person_id)) {
    const previous = chain.map(({ previous_hash }) => previous_hash)
    assert.equal(new Set(previous).size, chain.length, 'each follows another one')
    assert.equal(previous.filter((hash) => hash === null).length, 1, 'one is the first')
  }
})

async function practiceWith(lines: Line[]) {
  const { account, key } = await createTestAccount()
  await write(account, lines)
  return { account, key }
}

async function write(account: string, lines: Line[], one_by_one = false) {
  const rows = lines.map(({ object, ...fields }): FileRow => {
    assert.ok(isRowObject(object))
    return { object, fields: JSON.parse(JSON.stringify(fields)) }
  })
  const working = { id: 'imp_0', rows_done: 0, mode: 'upsert', failed_attempts: 0 }
  return await inAccount({ db, secrets, outside }, account, (call) =>
    writeRows(call, working as WorkingImport, rows, {
      one_by_one,
    }),
  )
}

// What writing rows leaves in a new practice, with external IDs instead of IDs and without times.
async function leftBy(object: string, lines: Line[], one_by_one: boolean) {
  const { account, key } = await practiceWith(basis)
  const { rows: before } = await sql.query(
    'select max(position) as last from audit_entries where account = $1',
    [account],
  )
  await write(account, lines, one_by_one)
  const select = async (text: string, ...values: unknown[]) =>
    (await sql.query(text, [account, ...values])).rows as object[]
  const names = new Map<string, string>()
  for (const { kind, part } of Object.values(row_kinds)) {
    if (part) continue
    const found = await select(`select id, external_id from ${kind.table} where account = $1`)
    for (const { id, external_id } of found as { id: string; external_id: string }[]) {
      names.set(id, external_id)
    }
  }
  const { table } = row_kinds[object as RowObject].kind
  const listed = await request('GET', `/v1/${table}`, undefined, { key })
  assert.equal(listed.status, 200, listed.text)
  const details: object[] = []
  for (const { id } of listed.body.data) {
    const detail = await request('GET', `/v1/${table}/${id}`, undefined, { key })
    details.push(detail.body)
  }
  const left = {
    objects: details,
    stored: await select(`
      select to_jsonb(stored) - '{encrypted,signing}'::text[] as stored from ${table} as stored
      where account = $1`),
    persons: await select('select id, status, version from persons where account = $1'),
    seats: await select('select * from session_participants where account = $1'),
    metadata: await select('select object_id from metadata_hashes where account = $1'),
    jobs: await select('select object_id, job from scheduled_jobs where account = $1'),
    events: await select(
      `select type, object_id, object_version, changed_fields, imported from events
       where account = $1`,
    ),
    audits: await select(
      `select action, outcome, object_kind, object_id, person_id, fields, purpose, basis,
         decision_id is not null as decided, actor_kind, actor_id
       from audit_entries where account = $1 and position > $2`,
      before[0].last,
    ),
    keys: await select('select person_id from person_keys where account = $1'),
    tokens: await select('select person_id from person_tokens where account = $1'),
    signatures: await select(
      'select note_id, number, action, part_id from note_signatures where account = $1',
    ),
    outcomes: await select(
      `select practitioner_id, instrument, baseline, latest, measured, change from outcomes
       where account = $1`,
    ),
    ledger: await select(
      'select ledger_account, kind, amount, currency from ledger_entries where account = $1',
    ),
  }
  const plain = (rows: object[]) =>
    rows.map((row) => normalized(JSON.stringify(row), names, account)).toSorted()
  return Object.fromEntries(
    Object.entries(left).map(([name, rows]) => [name, plain(rows)]),
  ) as Record<keyof typeof left, string[]>
}

const moment = /"20(?!21)\d\d-\d\d-\d\dT[\d:.]+(Z|\+00:00)"/g

function normalized(text: string, names: Map<string, string>, account: string) {
  const named = text.replaceAll(account, 'account').replaceAll(moment, '"moment"')
  const unhashed = named.replaceAll(/\b[0-9a-f]{32,}\b/g, 'hash')
  return unhashed.replaceAll(/\b[a-z]+_[0-9A-Za-z]{16,}\b/g, (id) => names.get(id) ?? 'id')
}
