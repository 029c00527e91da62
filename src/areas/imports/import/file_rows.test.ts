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

test('A row that is nested too deeply, or too wide, is unreadable alone', () => {
  const deep = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`
  const wide = (members: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: members }, (_, at) => [`a${at}`, 1])))
  const lines = [deep(31), deep(32), deep(3_000), wide(2_000), wide(2_001), '{}'].join('\n')
  const { rows } = readRows(lines, { ...csv, format: 'ndjson' })
  assert.deepEqual(
    rows.map(({ error }) => error ?? 'read'),
    ['read', 'invalid_row', 'invalid_row', 'read', 'invalid_row', 'read'],
  )
})

test('A CSV with too many columns, or names of too many levels, is unreadable', () => {
  const columns = (many: number) => Array.from({ length: many }, (_, at) => `c${at}`).join(',')
  assert.equal(readRows(`${columns(2_000)}\n1\n`, csv).rows.length, 1)
  assert.throws(() => readRows(`${columns(2_001)}\n1\n`, csv), UnreadableFile)
  assert.throws(() => readRows(`${columns(100_000)}\n`, csv), UnreadableFile)
  assert.throws(() => readRows(`a${'.a'.repeat(3_000)}\n1\n`, csv), UnreadableFile)
})

test('A quote that is not closed makes the file unreadable, and a row too long only itself', () => {
  const good = Array.from({ length: 300 }, (_, at) => `p-${at},Noor\n`).join('')
  const open = `external_id,Name\n${good}p-0,"Noor\n${good}`
  assert.throws(() => readRows(open, csv), UnreadableFile)
  const { rows } = readRows(`external_id,Name\n${good}p-0,Noor,more\n${good}`, csv)
  const failed = rows.flatMap(({ error }, at) => (error ? [[at, error]] : []))
  assert.deepEqual(failed, [[300, 'invalid_row']])
})
