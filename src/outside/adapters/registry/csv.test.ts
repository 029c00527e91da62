// Tests the CSV reader: line endings, chunks, byte order marks and malformed rows.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyText } from '#tests/random_text.ts'
import { csvReader, FileRefused } from './csv.ts'

function read(bytes: Buffer | string, piece = 1 << 20) {
  const rows: string[][] = []
  const lines: number[] = []
  const faults: [number, string][] = []
  const reader = csvReader({
    row: (fields, line) => void (rows.push(fields), lines.push(line)),
    fault: (line, reason) => void faults.push([line, reason]),
  })
  const all = Buffer.from(bytes as string)
  for (let at = 0; at < all.length; at += piece) reader.push(all.subarray(at, at + piece))
  const unended = reader.end()
  return { rows, lines, faults, unended }
}

test('Rows are read with any line ending, quoted or not', () => {
  for (const end of ['\n', '\r\n']) {
    const { rows, lines } = read(`a,"b",c${end}"1","",3${end}${end}x,y,"z"${end}`)
    assert.deepEqual(rows, [
      ['a', 'b', 'c'],
      ['1', '', '3'],
      ['x', 'y', 'z'],
    ])
    assert.deepEqual(lines, [1, 2, 4])
  }
})

test('Quoted fields can contain commas, quotes and line breaks', () => {
  const { rows, lines } = read('"a,b","say ""hi""","two\r\nlines"\r\nnext,1,2\r\n')
  assert.deepEqual(rows, [
    ['a,b', 'say "hi"', 'two\r\nlines'],
    ['next', '1', '2'],
  ])
  assert.deepEqual(lines, [1, 3])
})

test('A UTF-8 byte order mark is skipped', () => {
  assert.deepEqual(read('\ufeffa,b\n1,2\n').rows[0], ['a', 'b'])
})

test("Another encoding is rejected, and a row that isn't UTF-8 is reported", () => {
  assert.throws(() => read(Buffer.from('\ufeffa,b\n', 'utf16le')), FileRefused)
  assert.throws(() => read(Buffer.from('a,b\n1,2\n', 'utf16le')), FileRefused)
  const latin = Buffer.concat([Buffer.from('a,b\n1,'), Buffer.from([0xe9]), Buffer.from('\n3,é\n')])
  const { rows, faults } = read(latin)
  assert.deepEqual(rows, [
    ['a', 'b'],
    ['3', 'é'],
  ])
  assert.deepEqual(faults, [[2, 'The row is not valid UTF-8.']])
})

test('A malformed row is reported, and the rows after it are read', () => {
  const { rows, faults } = read('a,b\n"1"x,2\n3,4\n5,6"7\n8,9\n')
  assert.deepEqual(rows, [
    ['a', 'b'],
    ['3', '4'],
    ['8', '9'],
  ])
  assert.deepEqual(faults, [
    [2, 'Unexpected character after a closing quote.'],
    [4, 'An unquoted field contains a quote.'],
  ])
})

test('A file that ends inside quotes is rejected, and a missing last line ending is reported', () => {
  assert.throws(() => read('a,b\n1,"tw'), /truncated in the row that starts on line 2/)
  const { rows, unended } = read('a,b\n1,2')
  assert.deepEqual(rows[1], ['1', '2'])
  assert.equal(unended, true)
  assert.equal(read('a,b\n1,2\n').unended, false)
})

test("An unclosed quote doesn't fill the memory", () => {
  const endless = Buffer.alloc(3 << 20, 'x')
  endless[0] = 34
  assert.throws(() => read(endless), /unclosed quote/)
})

test('Any rows that are written can be read back, in chunks of any size', () => {
  const table = fc.array(fc.array(anyText(12), { minLength: 2, maxLength: 5 }), { maxLength: 8 })
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 40 }), fc.boolean(), (rows, piece, crlf) => {
      const text = rows
        .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
        .map((line) => line + (crlf ? '\r\n' : '\n'))
        .join('')
      fc.pre(!text.startsWith('\ufeff'))
      const found = read(text, piece)
      assert.deepEqual(found.rows, rows)
      assert.deepEqual(found.faults, [])
    }),
  )
})
