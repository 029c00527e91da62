// The files of the sample practice are what imports take, so that the guide's first command works.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindOf } from '#cli/import_bundle.ts'
import { linesOf, sampleColumns, samplePractice } from '#scripts/sample_practice.ts'
import { readRows } from '#areas/imports/import/file_rows.ts'
import { resolve } from '#areas/imports/import/references.ts'
import { validatorOf } from '#areas/imports/import/validate_rows.ts'

// Any object that a row refers to exists.
const known = new Proxy({}, { get: () => ({ get: () => 'pending' }) })

test('every row of the sample practice is valid', () => {
  for (const [name, table] of Object.entries(samplePractice(40, 80))) {
    const kind = kindOf(`${name}.csv`)!
    assert.ok(kind, name)
    const text = [...linesOf(table)].join('')
    const source = { kind, format: 'csv', columns: sampleColumns, header: null }
    const { rows } = readRows(text, source)
    assert.equal(rows.length, table.rows)
    const check = validatorOf(new Map(), kind)
    for (const { fields } of rows) assert.deepEqual(check(resolve(fields, known).fields), [], name)
  }
})
