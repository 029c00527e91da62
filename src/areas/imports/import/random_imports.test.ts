// A random model of imports: any mixture of rows that are written, refused by the validation and
// refused by writing, in any order, by workers that die at any statement. Every row is counted once,
// every error is reported once, and the dry run names the rows that the import then leaves out.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runImports } from '#jobs/run_imports.ts'
import { inDays } from '#tests/dates.ts'
import { foreignPatient, foreignPractitioner } from '#tests/fhir_bundles.ts'
import { call, createTestAccount, db, log, outside, secrets, sql } from '#tests/harness.ts'
import { consentRow, personRow, practitioner_row } from '#tests/import_examples.ts'
import { type Random, randomFrom } from '#tests/random_objects.ts'

type Line = Record<string, any>
type Planned = { line: Line; is_good: boolean }

// A worker that dies at some statement, with its transaction undone.
function dyingContext(random: Random) {
  let left = Math.floor(random() * 60)
  const use: typeof db.use = (work, options) =>
    db.use(
      (connection) =>
        work({
          ...connection,
          send: (statements) =>
            left-- > 0
              ? connection.send(statements)
              : Promise.reject(new Error('Connection terminated')),
        }),
      options,
    )
  return { db: { ...db, use }, secrets, outside, log }
}

async function workUntilDone(id: string, random: Random) {
  const makeDue = () =>
    sql.query(
      `update imports set next_attempt_at = now() - interval '1 s', failed_attempts = 0 where id = $1`,
      [id],
    )
  for (let deaths = 0; deaths < 4; deaths++) {
    await runImports(dyingContext(random)).catch(() => {})
    await makeDue()
  }
  while ((await runImports({ db, secrets, outside, log })) > 0) await makeDue()
}

async function importAll(format: 'ndjson' | 'fhir', planned: Planned[], random: Random) {
  const { key } = await createTestAccount()
  const ask = async (method: string, path: string, body?: object) => {
    const { status, text, body: answer } = await call(method, path, body, { key })
    assert.equal(status, 200, text)
    return answer as Line
  }
  const { id } = await ask('POST', '/v1/imports', { kind: 'bundle', format })
  const path = `/v1/imports/${id}`
  for (let rest = planned; rest.length > 0;) {
    const size = 1 + Math.floor(random() * rest.length)
    const content = rest.slice(0, size).map(({ line }) => `${JSON.stringify(line)}\n`)
    await ask('POST', `${path}/add_part`, { content: content.join('') })
    rest = rest.slice(size)
  }
  async function reach(step: string, body: object = {}) {
    await ask('POST', `${path}/${step}`, body)
    await workUntilDone(id, random)
    const { data } = await ask('GET', `${path}/errors?order=row&limit=100`)
    return { state: await ask('GET', path), errors: data as Line[] }
  }
  const dry_run = await reach('validate')
  const written = await reach('start', { skip_invalid: true })
  return { dry_run, written, ask }
}

async function check(format: 'ndjson' | 'fhir', planned: Planned[], seed: number) {
  const { dry_run, written } = await importAll(format, planned, randomFrom(seed))
  const about = `seed ${seed}: ${JSON.stringify({ planned, errors: written.errors })}`
  const bad = planned.flatMap(({ is_good }, at) => (is_good ? [] : [at + 1]))
  const rowsOf = (errors: Line[]) => [...new Set(errors.map(({ row }) => row))]
  const { state } = written
  assert.deepEqual([dry_run.state.status, state.status], ['validated', 'completed'], about)
  assert.deepEqual(rowsOf(dry_run.errors), bad, about)
  assert.deepEqual(written.errors, dry_run.errors, about)
  const keys = written.errors.map(({ row, param, code }) => `${row} ${param} ${code}`)
  assert.equal(new Set(keys).size, keys.length, about)
  const { row_count, rows_done, created_count, failed_count, error_count } = state
  assert.deepEqual(
    { row_count, rows_done, created_count, failed_count, error_count },
    {
      row_count: planned.length,
      rows_done: planned.length,
      created_count: planned.length - bad.length,
      failed_count: bad.length,
      error_count: written.errors.length,
    },
    about,
  )
}

const pick = <T>(random: Random, from: readonly T[]) => from[Math.floor(random() * from.length)]!

const shuffled = <T>(random: Random, items: T[]) =>
  items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)

// What earlier rows of NDJSON create counts for later ones.
function randomRows(random: Random): Planned[] {
  const persons = new Map<string, 'created' | 'refused'>()
  const consented = new Set<string>()
  const planned: Planned[] = [{ line: practitioner_row, is_good: true }]
  const count = 10 + Math.floor(random() * 30)
  for (let at = 0; at < count; at++) {
    const of = `pat-${Math.floor(random() * 5)}`
    const external_id = `row-${at}`
    const is_created = persons.get(of) === 'created'
    const fault = pick(random, ['none', 'none', 'invalid', 'refused'])
    const kind = pick(random, ['person', 'consent', 'session', 'assessment'])
    if (kind === 'person') {
      const birth_date = { invalid: 'yesterday', refused: '2999-01-01' }[fault as 'invalid']
      const is_known = persons.has(of)
      const is_good = fault === 'none' && !is_known
      planned.push({ line: { ...personRow(of), ...(birth_date && { birth_date }) }, is_good })
      // The external ID of a row that only writing refuses is taken.
      if (!is_known && fault !== 'invalid') persons.set(of, is_good ? 'created' : 'refused')
    } else if (kind === 'consent') {
      planned.push({ line: { ...consentRow(of), external_id }, is_good: is_created })
      if (is_created) consented.add(of)
    } else if (kind === 'session') {
      const line = {
        object: 'session',
        external_id,
        person_external_id: of,
        practitioner_external_id: fault === 'invalid' ? 'nobody' : 'prac-1',
        starts_at: `2021-03-01T${String(at % 24).padStart(2, '0')}:00:00Z`,
        status: 'completed',
      }
      const is_good = is_created && consented.has(of) && fault !== 'invalid'
      planned.push({ line, is_good })
    } else {
      const line = {
        object: 'assessment',
        external_id,
        person_external_id: of,
        instrument: 'phq9',
        total: fault === 'invalid' ? 28 : 12,
        completed_at: fault === 'refused' ? '2999-01-01T00:00:00Z' : '2021-02-01T10:00:00Z',
      }
      planned.push({ line, is_good: is_created && fault === 'none' })
    }
  }
  return planned
}

// Resources refer to each other in any order.
function randomResources(random: Random): Planned[] {
  const planned: Planned[] = [
    { line: foreignPractitioner('dr-1', '1234567893'), is_good: true },
    { line: { resourceType: 'Immunization', id: 'i-1' }, is_good: false },
  ]
  for (let at = 0; at < 2 + random() * 6; at++) {
    const id = `p-${at}`
    const subject = { reference: `Patient/${id}` }
    const actor = { reference: 'Practitioner/dr-1' }
    const birthDate = pick(random, ['1984-06-02', '1984-06-02', '1984-06', '2999-01-01'])
    const is_created = birthDate === '1984-06-02'
    const has_consent = random() < 0.5
    planned.push({ line: { ...foreignPatient(id), birthDate }, is_good: is_created })
    if (has_consent) {
      const line = {
        resourceType: 'Consent',
        id: `c-${at}`,
        status: 'active',
        scope: { coding: [{ code: 'treatment' }] },
        category: [{ text: 'Consent to treatment' }],
        patient: { ...subject, display: 'Elena Ruiz' },
        dateTime: '2023-01-15',
        policyRule: { coding: [{ code: 'OPTIN' }] },
      }
      planned.push({ line, is_good: is_created })
    }
    if (random() < 0.7) {
      const line = {
        resourceType: 'Appointment',
        id: `a-${at}`,
        status: 'booked',
        start: inDays(30 + at, '15:00:00'),
        end: inDays(30 + at, '15:50:00'),
        participant: [{ actor: subject }, { actor }].map((each) => ({
          ...each,
          status: 'accepted',
        })),
      }
      planned.push({ line, is_good: is_created && has_consent })
    }
    if (random() < 0.7) {
      const value = pick(random, [12, 12, 28])
      const line = {
        resourceType: 'Observation',
        id: `o-${at}`,
        status: 'final',
        code: { coding: [{ system: 'http://loinc.org', code: '44261-6' }] },
        subject,
        effectiveDateTime: '2024-02-01T10:00:00Z',
        valueInteger: value,
      }
      planned.push({ line, is_good: is_created && value === 12 })
    }
  }
  return shuffled(random, planned)
}

const seeds = Array.from({ length: 5 }, () => Math.floor(Math.random() * 1_000_000))

test('every row of a random import is counted once, and the dry run agrees', async () => {
  for (const seed of seeds) await check('ndjson', randomRows(randomFrom(seed)), seed)
})

test('so is every resource of a random import of FHIR', async () => {
  for (const seed of seeds) await check('fhir', randomResources(randomFrom(seed)), seed)
})
