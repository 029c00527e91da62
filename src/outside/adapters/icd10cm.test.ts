// Tests that an ICD-10-CM edition is imported completely or not at all, and the past is unchanged.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ownerConfig, sql } from '#tests/harness.ts'
import { ingestIcd10cm, readLine } from './icd10cm.ts'

const folder = mkdtempSync(join(tmpdir(), 'attune-icd-'))
after(() => rmSync(folder, { recursive: true, force: true }))

// A line as CMS writes them: fixed columns.
const line = (number: number, code: string, billable: 0 | 1, text: string) =>
  `${String(number).padStart(5, '0')} ${code.padEnd(7)} ${billable} ${text.slice(0, 60).padEnd(60)} ${text}`
const file = (...lines: string[]) => {
  const path = join(folder, 'icd10cm_order.txt')
  writeFileSync(path, `${lines.join('\r\n')}\r\n`)
  return path
}
const on = async (code: string, day: string) => {
  const { rows } = await sql.query(
    `select billable from icd10cm_codes
     where code = $1 and valid_from <= $2 and (valid_to is null or valid_to > $2)`,
    [code, day],
  )
  assert.ok(rows.length <= 1)
  return rows[0]?.billable as boolean | undefined
}

test('A line of the order file is read by column', () => {
  assert.deepEqual(readLine(line(1, 'F411', 1, 'Generalized anxiety disorder')), {
    code: 'F41.1',
    billable: true,
    description: 'Generalized anxiety disorder',
  })
  assert.equal(readLine(line(2, 'F41', 0, 'Other anxiety disorders'))?.code, 'F41')
  assert.equal(readLine('F41.1,Generalized anxiety disorder'), undefined)
})

test('An edition applies from its first day, and earlier days are unchanged', async () => {
  const edition = file(
    line(1, 'F41', 0, 'Other anxiety disorders'),
    line(2, 'F411', 0, 'Generalized anxiety disorder'),
    line(3, 'F4111', 1, 'Generalized anxiety disorder, made up for this test'),
  )
  const done = await ingestIcd10cm(ownerConfig, edition, '2030-10-01', { force: true })
  assert.deepEqual([done.codes, done.added, done.changed], [3, 1, 1])
  assert.equal(await on('F41.1', '2030-09-30'), true)
  assert.equal(await on('F41.1', '2030-10-01'), false)
  assert.equal(await on('F41.11', '2030-09-30'), undefined)
  assert.equal(await on('F41.11', '2030-10-01'), true)
  assert.equal(await on('F32.9', '2030-09-30'), true)
  assert.equal(await on('F32.9', '2030-10-01'), undefined)

  // The same edition again changes nothing; a corrected one takes its place.
  const before = await sql.query('select * from icd10cm_codes order by code, valid_from')
  await ingestIcd10cm(ownerConfig, edition, '2030-10-01', { force: true })
  const again = await sql.query('select * from icd10cm_codes order by code, valid_from')
  assert.deepEqual(again.rows, before.rows)
})

test('A much shorter edition is rejected without `force`', async () => {
  const all = 'select code, valid_from, valid_to from icd10cm_codes order by 1, 2'
  const before = await sql.query(all)
  const cut = file(line(1, 'F41', 0, 'Other anxiety disorders'))
  await assert.rejects(
    ingestIcd10cm(ownerConfig, cut, '2029-10-01'),
    /1 codes; the previous edition had/,
  )
  assert.deepEqual((await sql.query(all)).rows, before.rows)
})

test('A malformed file is reported with its line and changes nothing', async () => {
  const count = async () => (await sql.query('select count(*) as n from icd10cm_codes')).rows[0].n
  const before = await count()
  const broken = file(line(1, 'F41', 0, 'Other anxiety disorders'), 'nonsense')
  await assert.rejects(
    ingestIcd10cm(ownerConfig, broken, '2031-10-01'),
    /Line 2 is not a valid line/,
  )
  await assert.rejects(ingestIcd10cm(ownerConfig, file(''), '2031-10-01'), /contains no codes/)
  assert.equal(await count(), before)
})
