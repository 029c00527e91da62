// attune x12 read: describes a file and its errors, without personal data.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { root } from '#settings/config.ts'
import { remittancePaper } from '#tests/x12_files.ts'
import { attune } from './process.ts'

const folder = mkdtempSync(join(tmpdir(), 'attune-x12-'))
after(() => rmSync(folder, { recursive: true, force: true }))

function read(text: string, ...words: string[]) {
  const file = join(folder, 'given.x12')
  writeFileSync(file, text)
  return attune(['x12', 'read', file, ...words], {})
}

test('the x12 command describes a file and checks that it balances', async () => {
  const { code, output } = await read(remittancePaper)
  assert.equal(code, 0)
  const label = Object.fromEntries(
    output
      .trim()
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  )
  assert.deepEqual(label, {
    transaction: '1',
    kind: '835',
    segments: '16',
    holds: '1 claims',
    charge: '180.00',
    paid: '125.00',
    balances: 'yes',
    errors: '0',
  })
})

test('the x12 command reports each error with its position and exits with 2', async () => {
  const { code, output } = await read(remittancePaper.replace('*125*C*', '*125.01*C*'))
  assert.equal(code, 2)
  assert.match(
    output,
    /^error transaction_unbalanced: transaction 1, segment 3 ST, byte \d+\. The/m,
  )
  assert.match(output, /^balances +no$/m)
})

test('names and numbers of persons are printed only with --json', async () => {
  const spoiled = remittancePaper.replace('B6*150', 'B6*ALEX').replace('LX*1', 'DOE*1')
  const plain = await read(spoiled)
  assert.equal(plain.code, 2)
  assert.doesNotMatch(plain.output, /DOE|ALEX|M1000001|90837|PCN1/)
  const { code, output } = await read(spoiled, '--json')
  assert.equal(code, 2)
  const rows = JSON.parse(output)
  assert.equal(rows.filter((row: any) => row.error).length, 2)
  assert.match(JSON.stringify(rows.find((row: any) => row.content)), /DOE.*ALEX.*M1000001/)
})

test("a file that isn't X12 or can't be opened is reported in a sentence", async () => {
  const letter = await read('Dear payer')
  assert.equal(letter.code, 64)
  assert.match(letter.output, /The file has no ISA segment, so it isn't X12\./)
  const nowhere = await attune(['x12', 'read', join(folder, 'nowhere')], {})
  assert.equal(nowhere.code, 64)
  assert.match(nowhere.output, /: file not found\.$/m)
  const { output } = await attune(['x12', 'read', folder], {})
  assert.match(output, /: is a directory\.$/m)
  const { output: help } = await attune(['x12', 'read', '--help'], {})
  assert.match(
    help.replaceAll(/\s+/g, ' '),
    /WARNING: the output includes protected health information/,
  )
})

test('the guide shows the actual output', async () => {
  const guide = readFileSync(join(root, 'docs/guides/read-x12-files.md'), 'utf8')
  const { output } = await read(remittancePaper.replace('180*125**1', '180*124**1'))
  assert.ok(guide.includes(`\`\`\`text\n${output}\`\`\`\n`), output)
})
