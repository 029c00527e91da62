// Tests imports of registry files: what is imported, rejected and changed, and who is checked again.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { nppesColumns, nppesRow } from '#tests/registry_files.ts'
import { root } from '#settings/config.ts'
import { call, db, createTestAccount, outside, ownerConfig, secrets, sql } from '#tests/harness.ts'
import { recheckPractitioners } from '#jobs/recheck_practitioners.ts'
import { FileRefused } from './csv.ts'
import { ingest } from './ingest.ts'
import { leie, leieColumns } from './leie.ts'
import { nppes } from './nppes.ts'

const folder = mkdtempSync(join(tmpdir(), 'attune-files-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const line = (values: string[]) => `${values.map((value) => `"${value}"`).join(',')}\r\n`
const header = line(leieColumns)
const row = (fields: Record<string, string> = {}) => {
  const full: Record<string, string> = {
    LASTNAME: 'DOE',
    FIRSTNAME: 'JANE',
    NPI: '0000000000',
    DOB: '19600229',
    STATE: 'OH',
    EXCLTYPE: '1128b4',
    EXCLDATE: '20240120',
    REINDATE: '00000000',
    WAIVERDATE: '00000000',
    ...fields,
  }
  return line(leieColumns.map((name) => full[name] ?? ''))
}
const others = Array.from({ length: 30 }, (_, i) => row({ LASTNAME: 'OTHER', FIRSTNAME: `N${i}` }))

function file(text: string | Buffer) {
  const path = join(folder, 'UPDATED.csv')
  writeFileSync(path, text)
  return path
}
const take = (text: string | Buffer, options = {}) => ingest(ownerConfig, leie, file(text), options)

const stored = async () => {
  const { rows } = await sql.query('select row_hash from leie_exclusions order by 1')
  const { rows: files } = await sql.query('select * from register_files order by 1')
  const { rows: tables } = await sql.query(`select relname from pg_class where relname ~ '_next'`)
  return { rows, files, tables }
}

test('A file is imported completely, and a newer one replaces it and reports what changed', async () => {
  const first = await take(header + row() + others.join(''))
  assert.deepEqual([first.taken, first.refused, first.added, first.removed], [31, 0, 31, 0])
  const same = await take(header + row() + others.join(''))
  assert.deepEqual([same.added, same.removed, same.concerned], [0, 0, 0])
  const next = await take(header + row({ LASTNAME: 'ROE' }) + others.join(''))
  assert.deepEqual([next.added, next.removed], [1, 1])
  const { rows } = await sql.query(`select last_name, npi, date_of_birth::text, reinstated_on
    from leie_exclusions where last_name in ('DOE', 'ROE')`)
  assert.deepEqual(rows, [
    { last_name: 'ROE', npi: null, date_of_birth: '1960-02-29', reinstated_on: null },
  ])
  const { rows: indexes } = await sql.query(
    `select indexname from pg_indexes where tablename = 'leie_exclusions' order by 1`,
  )
  assert.deepEqual(
    indexes.map(({ indexname }) => indexname),
    ['leie_exclusions_name', 'leie_exclusions_npi'],
  )
})

test('A byte order mark, other line endings and a missing last line ending are accepted', async () => {
  const text = header + row() + others.join('')
  for (const form of [`\ufeff${text}`, text.replaceAll('\r\n', '\n'), text.trimEnd()]) {
    assert.equal((await take(form)).taken, 31)
  }
})

test('Each invalid row is reported with its line, and the valid ones are imported', async () => {
  const bad: [string, string][] = [
    [row({ EXCLDATE: '20240231' }), 'EXCLDATE is not a valid date.'],
    [row({ DOB: '1960' }), 'DOB is not a valid date.'],
    [row({ NPI: '12345' }), 'The NPI must have ten digits.'],
    [row({ LASTNAME: '' }), 'The row has neither a last name nor a business name.'],
    ['"DOE","JANE"\r\n', 'The row has 2 fields instead of 18.'],
    [row().replace('"OH"', '"OH"x'), 'Unexpected character after a closing quote.'],
  ]
  const many = Array.from({ length: 6 }, () => others.join('')).join('')
  const report = await take(header + bad.map(([text]) => text).join('') + many)
  assert.equal(report.taken, 180)
  assert.equal(report.refused, bad.length)
  assert.deepEqual(
    report.reasons,
    bad.map(([, reason], at) => ({ line: at + 2, reason })),
  )
})

test('A late NUL and a field too long for an index are reported as invalid rows', async () => {
  const many = Array.from({ length: 13_000 }, (_, i) => row({ FIRSTNAME: `N${i}` })).join('')
  assert.ok(many.length > 1 << 20)
  const bad = row({ CITY: 'A\0B' }) + row({ LASTNAME: 'X'.repeat(900_000) })
  const report = await take(header + many + bad, { force: true })
  assert.equal(report.taken, 13_000)
  assert.deepEqual(report.reasons, [
    { line: 13_002, reason: 'The row contains a NUL character.' },
    { line: 13_003, reason: 'A field has more than 1000 characters.' },
  ])
})

test("A date in the year 0 is reported, and a folder isn't read as a file", async () => {
  const path = join(folder, 'year.csv')
  const rest = Array.from({ length: 20 }, (_, n) => nppesRow(n)).join('')
  const bad = nppesRow(21, { 'Last Update Date': '05/23/0000' })
  writeFileSync(path, line(nppesColumns) + rest + bad)
  const { taken, reasons } = await ingest(ownerConfig, nppes, path)
  assert.equal(taken, 20)
  assert.deepEqual(reasons, [{ line: 22, reason: 'Last Update Date is not a valid date.' }])
  await assert.rejects(ingest(ownerConfig, leie, folder), FileRefused)
})

const refusals: [string, () => string | Buffer, RegExp][] = [
  ['an empty file', () => '', /no valid rows/],
  ['a header alone', () => header, /no valid rows/],
  ['other columns', () => `"A","B"\r\n"1","2"\r\n`, /not a leie file/],
  [
    'one cut off inside quotes',
    () => (header + row() + others.join('')).slice(0, -20),
    /truncated/,
  ],
  ['one cut off between fields', () => `${header}${others.join('')}"DOE","JANE","M"`, /truncated/],
  ['one in UTF-16', () => Buffer.from(`\ufeff${header}${row()}`, 'utf16le'), /not UTF-8/],
  ['one that is mostly broken', () => header + row() + row({ DOB: 'x' }), /1 of 2 rows/],
  [
    'one that is much shorter',
    () => header + others.slice(0, 3).join(''),
    /3 rows; the previous one had/,
  ],
]

for (const [what, text, reason] of refusals) {
  test(`${what} is rejected, and nothing is imported`, async () => {
    await take(header + row() + others.join(''), { force: true })
    const before = await stored()
    await assert.rejects(take(text()), (error: Error) => {
      assert.ok(error instanceof FileRefused)
      assert.match(error.message, reason)
      return true
    })
    assert.deepEqual(await stored(), before)
  })
}

test('A much shorter file is imported with `force`', async () => {
  await take(header + row() + others.join(''), { force: true })
  assert.equal((await take(header + row(), { force: true })).removed, 30)
})

test('An interrupted import leaves the earlier data and can be restarted', async () => {
  await take(header + row() + others.join(''), { force: true })
  const before = await stored()
  const progress = () => {
    throw new Error('Cut off.')
  }
  await assert.rejects(take(header + row() + others.join(''), { progress }), /Cut off/)
  assert.deepEqual(await stored(), before)
  assert.equal((await take(header + row() + others.join(''))).taken, 31)
})

async function verified(key: string, fields: object) {
  const ask = (method: string, path: string, body?: unknown) => call(method, path, body, { key })
  const { body } = await ask('POST', '/v1/practitioners', {
    profession: 'psychologist',
    licenses: [{ jurisdiction: 'US-OH', title: 'LP', number: 'P1' }],
    ...fields,
  })
  const attestation = { signed_by: 'They', signed_on: '2026-11-01' }
  await ask('POST', `/v1/practitioners/${body.id}/verifications`, { attestation })
  await ask('POST', '/v1/test_clock/advance', { by: 'PT1S' })
  const read = async () => (await ask('GET', `/v1/practitioners/${body.id}`)).body
  assert.equal((await read()).status, 'verified')
  const checks = async (kind: string) =>
    (await ask('GET', `/v1/checks?practitioner_id=${body.id}&kind=${kind}`)).body.data
  return { read, checks, id: body.id as string }
}

test('After a new list, only affected practitioners are checked again', async () => {
  await take(header + others.join(''), { force: true })
  await recheckPractitioners({ db, secrets, outside })
  const { key } = await createTestAccount()
  const exact = await verified(key, { name: { given: 'Ann', family: 'Lee' }, npi: '1234567893' })
  const namesake = await verified(key, {
    name: { given: 'Zoë', family: "O'Hara" },
    npi: '1679576722',
  })
  const none = await verified(key, { name: { given: 'Max', family: 'Roth' }, npi: '1245319599' })
  const report = await take(
    header +
      others.join('') +
      row({ LASTNAME: 'LEIGH', FIRSTNAME: 'ANNE', NPI: '1234567893' }) +
      row({ LASTNAME: "O'HARA", FIRSTNAME: 'ZOE', STATE: 'GU' }),
  )
  assert.equal(report.concerned, 2)
  assert.equal(await recheckPractitioners({ db, secrets, outside }), 2)
  await call('POST', '/v1/test_clock/advance', { by: 'PT1S' }, { key })
  assert.equal((await exact.read()).status, 'suspended')
  assert.equal((await namesake.read()).status, 'verified')
  assert.equal((await namesake.read()).open_findings, 1)
  const [check] = await namesake.checks('exclusion_oig')
  assert.equal(check.trigger, 'source_file')
  assert.equal(check.source.dataset.file, 'UPDATED.csv')
  assert.equal(check.source.dataset.sha256, report.sha256)
  assert.equal((await none.checks('exclusion_oig')).length, 1)
  // A row that is gone concerns them too.
  await take(header + others.join(''))
  assert.equal(await recheckPractitioners({ db, secrets, outside }), 2)
  await call('POST', '/v1/test_clock/advance', { by: 'PT1S' }, { key })
  assert.equal((await exact.read()).exclusions.length, 0)
  assert.equal((await exact.read()).status, 'suspended', 'a person reinstates')
  const lifted = await call('POST', `/v1/practitioners/${exact.id}/reinstate`, {}, { key })
  assert.equal(lifted.body.status, 'verified')
})

test('A confirmed exclusion stays in effect with another NPI until the row leaves the list', async () => {
  const excluded = row({ LASTNAME: 'SOTO', FIRSTNAME: 'EVA', NPI: '1316012867' })
  await take(header + others.join('') + excluded, { force: true })
  const { key } = await createTestAccount()
  const eva = await verified(key, { name: { given: 'Evita', family: 'Soto' }, npi: '1234567893' })
  const advance = (by: string) => call('POST', '/v1/test_clock/advance', { by }, { key })
  const change = (npi: string) => call('PATCH', `/v1/practitioners/${eva.id}`, { npi }, { key })
  await change('1316012867')
  await advance('PT1S')
  const [{ id }] = await eva.checks('exclusion_oig')
  const judged = { resolution: 'confirmed', note: 'It is her.' }
  assert.equal((await call('POST', `/v1/checks/${id}/resolve`, judged, { key })).status, 200)
  await change('1234567893')
  await advance('PT1S')
  assert.equal((await eva.read()).exclusions.length, 1)
  await take(header + others.join(''))
  await advance('P28D')
  assert.equal((await eva.read()).exclusions.length, 0)
  assert.equal((await eva.checks('exclusion_oig'))[0].status, 'passed')
})

test('The NPPES bulk file reports a deactivated NPI', async () => {
  const bulk = (fields: Record<string, string>) => {
    const path = join(folder, 'npidata.csv')
    const own = nppesRow(7, {
      NPI: '1992999999',
      'Provider Last Name (Legal Name)': 'Vance',
      'Provider First Name': 'Ida',
      ...fields,
    })
    const rest = Array.from({ length: 20 }, (_, n) => nppesRow(n)).join('')
    writeFileSync(path, line(nppesColumns) + own + rest)
    return ingest(ownerConfig, nppes, path)
  }
  assert.equal(nppesColumns.length, 330)
  const { key } = await createTestAccount()
  const ida = await verified(key, { name: { given: 'Ida', family: 'Vance' }, npi: '1003000126' })
  await sql.query(`update practitioners set npi = '1992999999' where id = $1`, [ida.id])
  const first = await bulk({})
  assert.deepEqual([first.taken, first.refused, first.concerned], [21, 0, 1])
  assert.equal(await recheckPractitioners({ db, secrets, outside }), 1)
  await call('POST', '/v1/test_clock/advance', { by: 'PT1S' }, { key })
  const [found] = await ida.checks('npi')
  assert.equal(found.status, 'passed')
  assert.equal(found.source.dataset.file, 'npidata.csv')
  const second = await bulk({ 'NPI Deactivation Date': '11/01/2026' })
  assert.deepEqual([second.added, second.removed, second.concerned], [1, 1, 1])
  await recheckPractitioners({ db, secrets, outside })
  await call('POST', '/v1/test_clock/advance', { by: 'PT1S' }, { key })
  assert.equal((await ida.checks('npi'))[0].reason, 'npi_deactivated')
  assert.equal((await ida.read()).status, 'suspended')
})

test('The command reports what it imported, lists invalid rows, and explains why a file is rejected', () => {
  const home = join(folder, 'home')
  mkdirSync(home)
  const run = (text: string) =>
    spawnSync(
      process.execPath,
      [join(root, 'src/cli/attune.ts'), 'ingest', 'leie', file(text), '--json'],
      { env: { ...process.env, ATTUNE_HOME: home, DATABASE_URL: '' }, encoding: 'utf8' },
    )
  const taken = run(header + row({ NPI: '1' }) + others.join(''))
  assert.equal(taken.status, 0, taken.stderr)
  const report = JSON.parse(taken.stdout)
  assert.equal(report.taken, 30)
  assert.equal(report.refused, 1)
  assert.equal(report.practitioners_to_check, 0)
  assert.match(taken.stderr, /rejected: line 2: The NPI must have ten digits/)
  const refused = run('')
  assert.equal(refused.status, 64)
  assert.match(refused.stdout, /Nothing was imported/)
})
