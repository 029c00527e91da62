// Tests the tables of the simulated payer's guide: each value has the outcome the page describes.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import { billed, sent, sent_at } from '#tests/simulated_payer_claims.ts'
import { claimOf, saidOf, wordsOf } from '#tests/payer_responses.ts'
import { responsesTo } from './payer.ts'

const page = readFileSync(join(root, 'docs/guides/simulated-payer.md'), 'utf8')
const accepted = /`accepted` stands for `([^`]+)`/.exec(page)![1]!

const rowsOf = (heading: string) =>
  page
    .split(`\n## ${heading}\n`)[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `SBX-'))
    .map((line) => line.slice(2, -2).split(' | '))

const claims = rowsOf('Claims')
const checks = rowsOf('Eligibility')

test('The guide lists every scenario of the simulated payer', () => {
  assert.deepEqual([claims.length, checks.length], [40, 23])
  const source = readFileSync(new URL('scenarios.ts', import.meta.url), 'utf8')
  const patterns = [...source.matchAll(/pattern: (\/\^SBX-.*?\/)/g)].map(
    ([, text]) => new RegExp(text!.slice(1, -1)),
  )
  assert.equal(patterns.length, 30)
  for (const pattern of patterns) {
    assert.ok(
      claims.some(([id]) => pattern.test(id!.slice(1, -1))),
      `${pattern}`,
    )
  }
})

for (const [id, lines, , result] of claims) {
  test(`Claim scenario ${id} of the guide`, () => {
    const text = billed({ member_id: id!.slice(1, -1), lines: claimOf(lines!) })
    const words = wordsOf(responsesTo(sent(text)), sent_at).join('; ')
    assert.equal(words, result!.replace(/^accepted(?=;|$)/, accepted))
  })
}

for (const [id, , result] of checks) {
  test(`Eligibility scenario ${id} of the guide`, () => {
    assert.equal(saidOf(id!.slice(1, -1)), result)
  })
}
