// Tests reading the rows of a part: CSV is parsed in blocks, which must not split a cell.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBlocks, readRows, UnreadableFile } from './file_rows.ts'

const csv = { kind: 'person', format: 'csv', columns: { Name: 'names[0].given' }, header: null }

const named = (text: string, header: string[] | null = null) =>
  readRows(text, { ...csv, header }).rows.map(({ fields }) => {
    const { external_id, names } = fields as { external_id: string; names?: { given: string }[] }
    return [external_id, names?.[0]!.given]
  })

const lines = (length: number) => Array.from({ length }, (_, at) => `line ${at}, "quoted"`)

test('Cells with line ends, commas and quotes are read whole, in whatever block they end', () => {
  const names = Array.from({ length: 60 }, (_, at) => lines(at % 7 === 0 ? 150 : at % 4).join('\n'))
  const rows = names.map((name, at) => `p-${at},"${name.replaceAll('"', '""')}"`)
  const expected = names.map((name, at) => [`p-${at}`, name === '' ? undefined : name])
  for (const line_end of ['\n', '\r\n']) {
    const text = ['external_id,Name', ...rows, ''].join(line_end)
    assert.ok([...readBlocks(text, csv)].length > 5, 'there are several blocks')
    assert.deepEqual(named(text), expected)
    assert.deepEqual(named(text.trimEnd()), expected, 'the last line has no end')
    assert.deepEqual(named(rows.join(line_end), ['external_id', 'Name']), expected, 'a later part')
  }
})

test('Empty lines before the header and between rows are skipped', () => {
  const text = `${'\n'.repeat(5_000)}external_id,Name\n${'\n'.repeat(5_000)}p-1,Noor\n`
  assert.deepEqual(named(text), [['p-1', 'Noor']])
  assert.deepEqual(readRows('\n\n', csv), { header: null, rows: [] })
})

test('A quote that is not closed makes the file unreadable, and a row too long only itself', () => {
  const good = Array.from({ length: 300 }, (_, at) => `p-${at},Noor\n`).join('')
  const open = `external_id,Name\n${good}p-0,"Noor\n${good}`
  assert.throws(() => readRows(open, csv), UnreadableFile)
  const { rows } = readRows(`external_id,Name\n${good}p-0,Noor,more\n${good}`, csv)
  const failed = rows.flatMap(({ error }, at) => (error ? [[at, error]] : []))
  assert.deepEqual(failed, [[300, 'invalid_row']])
})
