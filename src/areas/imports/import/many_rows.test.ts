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
}

test('rows that are written together leave the same as one by one', async () => {
  for (const [object, { many }] of Object.entries(row_kinds)) {
    if (!many) continue
    const lines = samples[object as RowObject]
    assert.ok(lines, `there are samples of ${object}`)
    const together = await leftBy(object, lines, false)
    assert.deepEqual(together, await leftBy(object, lines, true), object)
    assert.equal(together.objects.length, lines.length + (object === 'person' ? 3 : 0))
  }
})

test('rows that are written together are rejected one by one', async () => {
  const { account } = await practiceWith(basis)
  const lines = [session('ses-1'), session('ses-2', { person_external_id: 'pat-4' })]
  await write(account, [personRow('pat-4')])
  await assert.rejects(write(account, lines), { name: 'Error', at: 1 })
  const { rows } = await sql.query('select id from sessions where account = $1', [account])
  assert.equal(rows.length, 0)
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
  await inAccount({ db, secrets, outside }, account, (call) =>
    writeRows(call, { id: 'imp_0', rows_done: 0, mode: 'upsert' } as WorkingImport, rows, {
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
  const left = {
    objects: listed.body.data as object[],
    stored: await select(`
      select to_jsonb(stored) - 'encrypted' as stored from ${table} as stored
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
  return named.replaceAll(/\b[a-z]+_[0-9A-Za-z]{16,}\b/g, (id) => names.get(id) ?? 'id')
}
