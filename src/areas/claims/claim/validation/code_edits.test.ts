// NCCI pairs and MUE limits from the files that CMS publishes apply to claims by date of service,
// instead of the built-in ones.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { claimLine, claimStep, createClaim, service_date } from '#tests/claims.ts'
import { daysAgo } from '#tests/dates.ts'
import { createTestAccount, ownerConfig, type RequestOptions, sql } from '#tests/harness.ts'
import { ingestMue, readLimit } from '#outside/adapters/code_edits/mue.ts'
import { ingestNcci, readPair } from '#outside/adapters/code_edits/ncci.ts'
import { fieldsOf } from '#outside/adapters/code_edits/edit_file.ts'

const folder = mkdtempSync(join(tmpdir(), 'attune-edits-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const digits = (day: string) => day.replaceAll('-', '')
const file = (name: string, ...lines: string[]) => {
  const path = join(folder, name)
  writeFileSync(path, `${lines.join('\r\n')}\r\n`)
  return path
}
const pairRow = (one: string, other: string, from: string, until: string, indicator: number) =>
  [one, other, '', from, until, indicator, 'Misuse of column two code'].join('\t')
const pair_head = [
  'CPT only copyright 2026 American Medical Association.  All rights reserved.',
  ['Column 1', 'Column 2', '*=in existence', 'Effective', 'Deletion', 'Modifier', 'Rationale'].join(
    '\t',
  ),
]
const limit_head = [
  '"CPT only copyright 2026 American Medical Association. All rights reserved.",,,',
  '"HCPCS/',
  'CPT Code","Practitioner Services MUE Values","MUE Adjudication Indicator","MUE Rationale"',
]

async function validate(lines: object[], options: RequestOptions) {
  const fields = { lines: lines.map((line) => claimLine({ minutes: null, ...line })) }
  const { id } = await createClaim('SBX-PAID-1', fields, options)
  const { body } = await claimStep(id, 'validate', undefined, options)
  type Found = { code: string; pointer: string; severity: string; message: string }
  return (body.validations as Found[]).filter(({ code }) => /ncci|mue/.test(code))
}
const codesOf = (found: { code: string; pointer: string; severity: string }[]) =>
  found.map(({ code, pointer, severity }) => [code, pointer, severity])

test('Rows of the CMS files are read with tabs or commas', () => {
  const pair = pairRow('90791', '96116', '20130101', '*', 1)
  assert.deepEqual(readPair(fieldsOf(pair)), ['90791', '96116', '2013-01-01', null, 't'])
  const ended = pairRow('90791', '0362T', '20190101', '20200331', 0)
  assert.deepEqual(readPair(fieldsOf(ended)), ['90791', '0362T', '2019-01-01', '2020-03-31', 'f'])
  assert.equal(readPair(fieldsOf(pairRow('90791', '96116', '20130101', '20130101', 9))), null)
  assert.equal(readPair(fieldsOf(pair_head[1]!)), undefined)
  const limit = '96127,3,3 Date of Service Edit: Clinical,"Clinical: Data, CMS"'
  assert.deepEqual(readLimit(fieldsOf(limit)), ['96127', '3', 'day_clinical'])
  assert.equal(readLimit(fieldsOf(limit_head[1]!)), undefined)
})

test('Loaded pairs and limits apply by date, and replace the built-in ones', async () => {
  const options = { key: (await createTestAccount()).key }
  const built_in = [{ procedure_code: '90791' }, { procedure_code: '96127' }]
  assert.deepEqual(codesOf(await validate(built_in, options)), [
    ['ncci_pair', '/lines/1/procedure_code', 'error'],
  ])
  const [before, day] = [digits(daysAgo(14)), digits(service_date)]
  const first = file(
    'ccipra-f1.txt',
    ...pair_head,
    pairRow('90867', '90868', '20130101', '*', 0),
    pairRow('90867', '95860', '20130101', day, 1),
    pairRow('90867', '95870', '20130101', before, 1),
    pairRow('90867', '95869', '20130101', '20130101', 9),
  )
  const second = file('ccipra-f2.txt', ...pair_head, pairRow('97153', '97155', '20190101', '*', 1))
  const limits = file(
    'mue.csv',
    ...limit_head,
    '90867,1,2 Date of Service Edit: Policy,"CMS Policy"',
    '96127,2,3 Date of Service Edit: Clinical,"Clinical: Data"',
    '97153,32,1 Line Edit,"Clinical: CMS Workgroup"',
  )
  try {
    const loaded = await ingestNcci(ownerConfig, [first, second])
    assert.deepEqual(loaded, { pairs: 4, in_effect: 2 })
    assert.deepEqual(await ingestMue(ownerConfig, limits, '2026-01-01'), {
      limits: 3,
      changed: 3,
      ended: 0,
    })
    assert.deepEqual(await validate(built_in, options), [], 'only what CMS publishes counts')
    const of = (...codes: string[]) => codes.map((procedure_code) => ({ procedure_code }))
    const never = await validate(of('90868', '90867'), options)
    assert.deepEqual(codesOf(never), [['ncci_pair_never_paid', '/lines/0/procedure_code', 'error']])
    assert.match(never[0]!.message, /90867 and 90868, since 2013-01-01\.$/)
    assert.deepEqual(codesOf(await validate(of('90867', '95860'), options)), [
      ['ncci_pair', '/lines/1/procedure_code', 'error'],
    ])
    assert.deepEqual(await validate(of('90867', '95870'), options), [], 'ended the day before')
    const distinct = [{ procedure_code: '97153' }, { procedure_code: '97155', modifiers: ['59'] }]
    assert.deepEqual(await validate(distinct, options), [])

    assert.deepEqual(codesOf(await validate(of('90867', '90867'), options)), [
      ['units_exceed_mue', '/lines/1/units', 'error'],
    ])
    assert.deepEqual(codesOf(await validate([{ procedure_code: '96127', units: 3 }], options)), [
      ['units_above_clinical_mue', '/lines/0/units', 'warning'],
    ])
    const by_line = [33, 32].map((units) => ({ procedure_code: '97153', units }))
    assert.deepEqual(codesOf(await validate(by_line, options)), [
      ['units_exceed_mue', '/lines/0/units', 'error'],
    ])

    // The next quarter changes one limit, from a day on which no claim has a service yet.
    const next = file(
      'mue2.csv',
      '90867,2,2 Date of Service Edit: Policy,x',
      '96127,2,3 Date of Service Edit: Clinical,x',
      '97153,32,1 Line Edit,x',
    )
    assert.deepEqual(await ingestMue(ownerConfig, next, '2099-01-01'), {
      limits: 3,
      changed: 1,
      ended: 1,
    })
    assert.equal((await validate(of('90867', '90867'), options)).length, 1)
    assert.deepEqual(await ingestMue(ownerConfig, next, '2026-01-01'), {
      limits: 3,
      changed: 3,
      ended: 0,
    })
    assert.deepEqual(await validate(of('90867', '90867'), options), [])
  } finally {
    await sql.query('delete from ncci_pairs')
    await sql.query('delete from mue_limits')
  }
})

test('A broken or truncated file changes nothing', async () => {
  const whole = file(
    'whole.txt',
    ...pair_head,
    pairRow('90867', '90868', '20130101', '*', 0),
    pairRow('90867', '90869', '20130101', '*', 0),
  )
  try {
    await ingestNcci(ownerConfig, [whole])
    const broken = file('broken.txt', pairRow('90867', '90868', '20130101', '*', 0), 'and so on')
    await assert.rejects(ingestNcci(ownerConfig, [broken]), /Line 2/)
    const short = file('short.txt', pairRow('90867', '90868', '20130101', '*', 0))
    await assert.rejects(ingestNcci(ownerConfig, [short]), /--force/)
    await assert.rejects(ingestMue(ownerConfig, whole, '2026-01-01'), /contains no edits/)
    const { rows } = await sql.query('select count(*)::int as many from ncci_pairs')
    assert.equal(rows[0].many, 2)
  } finally {
    await sql.query('delete from ncci_pairs')
  }
})
