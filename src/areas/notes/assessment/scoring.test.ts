// Tests scoring of each instrument against published examples and at every band boundary.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answers, instrumentOf, instruments } from './instruments.ts'
import { changeOf, faultsIn, scoreOf } from './scoring.ts'

const answersOf = (...values: number[]): Answers =>
  Object.fromEntries(values.map((value, place) => [`q${place + 1}`, value]))

// So many points, in as few items as they fit.
function reaching(code: string, total: number): Answers {
  let left = total
  const entries = instrumentOf(code)
    .items.filter(({ scored }) => scored)
    .map((item) => {
      const value = Math.min(left, Math.max(...item.values))
      left -= value
      return [item.code, value] as const
    })
  assert.equal(left, 0)
  return Object.fromEntries(entries)
}
const nine = (last: number, ...others: number[]) =>
  answersOf(...others, ...Array.from({ length: 8 - others.length }, () => 0), last)

const bands: [string, number, string | null, boolean | null][] = [
  ['phq9', 0, 'minimal', false],
  ['phq9', 4, 'minimal', false],
  ['phq9', 5, 'mild', false],
  ['phq9', 9, 'mild', false],
  ['phq9', 10, 'moderate', true],
  ['phq9', 14, 'moderate', true],
  ['phq9', 15, 'moderately_severe', true],
  ['phq9', 19, 'moderately_severe', true],
  ['phq9', 20, 'severe', true],
  ['phq9', 27, 'severe', true],
  ['gad7', 4, 'minimal', false],
  ['gad7', 5, 'mild', false],
  ['gad7', 7, 'mild', false],
  ['gad7', 8, 'mild', true],
  ['gad7', 9, 'mild', true],
  ['gad7', 10, 'moderate', true],
  ['gad7', 14, 'moderate', true],
  ['gad7', 15, 'severe', true],
  ['gad7', 21, 'severe', true],
  ['phq2', 2, 'negative', false],
  ['phq2', 3, 'positive', true],
  ['phq2', 6, 'positive', true],
  ['gad2', 2, 'negative', false],
  ['gad2', 3, 'positive', true],
  ['pcl5', 30, null, false],
  ['pcl5', 31, null, true],
  ['pcl5', 80, null, true],
]
for (const [code, total, band, positive] of bands) {
  test(`${code}: ${total} points are ${band ?? 'in no band'}${positive ? ', a case' : ''}`, () => {
    const score = scoreOf(instrumentOf(code), reaching(code, total))
    assert.deepEqual([score.total, score.band, score.positive], [total, band, positive])
  })
}

test("PHQ-9: the difficulty item isn't scored", () => {
  assert.equal(scoreOf(instrumentOf('phq9'), { ...nine(0, 1, 1, 1, 1), difficulty: 3 }).total, 4)
})

const risks: [string, Answers, string | null][] = [
  ['phq9', nine(0, 3, 3, 3, 3, 3, 3, 3, 3), null],
  ['phq9', nine(1), 'moderate'],
  ['phq9', nine(2), 'moderate'],
  ['phq9', nine(3), 'high'],
  ['phq9', nine(3, 3, 3, 3, 3, 3, 3, 3, 3), 'high'],
  ['phq9', { q9: 1 }, 'moderate'],
  ['gad7', reaching('gad7', 21), null],
  ['cssrs', { q1: 0, q2: 0, q6: 0 }, null],
  ['cssrs', { q1: 1, q2: 0, q6: 0 }, 'low'],
  ['cssrs', { q1: 1, q2: 1, q3: 0, q4: 0, q5: 0, q6: 0 }, 'low'],
  ['cssrs', { q1: 1, q2: 1, q3: 1, q4: 0, q5: 0, q6: 0 }, 'moderate'],
  ['cssrs', { q1: 1, q2: 1, q3: 0, q4: 1, q5: 0, q6: 0 }, 'high'],
  ['cssrs', { q1: 1, q2: 1, q3: 0, q4: 0, q5: 1, q6: 0 }, 'high'],
  ['cssrs', { q1: 0, q2: 0, q6: 1, q6_recent: 0 }, 'moderate'],
  ['cssrs', { q1: 0, q2: 0, q6: 1, q6_recent: 1 }, 'high'],
]
for (const [code, answers, level] of risks) {
  test(`${code}: ${JSON.stringify(answers)} is ${level ?? 'no'} risk`, () => {
    assert.equal(instrumentOf(code).risk?.(answers)?.level ?? null, level)
  })
}

test('C-SSRS: there is no total', () => {
  const score = scoreOf(instrumentOf('cssrs'), { q1: 1, q2: 0, q6: 0 })
  assert.deepEqual([score.total, score.band, score.positive], [null, null, null])
})

test('PCL-5: clusters, the provisional diagnosis and the cutoff are independent', () => {
  const pcl5 = instrumentOf('pcl5')
  const all = scoreOf(pcl5, answersOf(...Array.from({ length: 20 }, () => 2)))
  assert.deepEqual(all.subscales, { b: 10, c: 4, d: 14, e: 12 })
  assert.deepEqual([all.total, all.provisional.ptsd, all.positive], [40, true, true])
  const at = (...numbers: number[]) =>
    scoreOf(
      pcl5,
      answersOf(...Array.from({ length: 20 }, (_, i) => (numbers.includes(i + 1) ? 2 : 0))),
    )
  const few = at(1, 6, 8, 9, 15, 16)
  assert.deepEqual([few.total, few.provisional.ptsd, few.positive], [12, true, false])
  assert.equal(at(6, 8, 9, 15, 16).provisional.ptsd, false)
  assert.equal(at(1, 8, 9, 15, 16).provisional.ptsd, false)
  assert.equal(at(1, 6, 8, 15, 16).provisional.ptsd, false)
  assert.equal(at(1, 6, 8, 9, 15).provisional.ptsd, false)
})

const changes: [string, number, number, string, boolean, boolean, boolean][] = [
  ['phq9', 15, 9, 'reliable_improvement', false, false, true],
  ['phq9', 15, 10, 'no_reliable_change', false, false, false],
  ['phq9', 16, 8, 'reliable_improvement', true, false, true],
  ['phq9', 12, 4, 'reliable_improvement', true, true, true],
  ['phq9', 5, 4, 'no_reliable_change', false, true, false],
  ['phq9', 8, 14, 'reliable_deterioration', false, false, false],
  ['phq9', 8, 13, 'no_reliable_change', false, false, false],
  ['gad7', 12, 8, 'reliable_improvement', false, false, false],
  ['gad7', 11, 7, 'reliable_improvement', false, false, true],
  ['gad7', 10, 7, 'no_reliable_change', false, false, false],
  ['pcl5', 50, 36, 'no_reliable_change', false, false, false],
  ['pcl5', 50, 35, 'reliable_improvement', false, false, false],
  ['pcl5', 45, 28, 'reliable_improvement', false, true, true],
]
for (const [code, before, after, label, responded, in_remission, recovered] of changes) {
  test(`${code}: from ${before} to ${after} is ${label}`, () => {
    const change = changeOf(instrumentOf(code), before, after)!
    assert.deepEqual(
      [change.label, change.responded, change.in_remission, change.recovered],
      [label, responded, in_remission, recovered],
    )
  })
}

test("C-SSRS: an item that doesn't apply is rejected, and a missing item is reported", () => {
  const cssrs = instrumentOf('cssrs')
  const codes = (answers: Answers, complete = true) =>
    faultsIn(cssrs, answers, complete).map(({ param, code }) => `${param} ${code}`)
  assert.deepEqual(codes({ q1: 0, q2: 0, q3: 1, q6: 0 }), ['answers.q3 item_not_asked'])
  assert.deepEqual(codes({ q1: 1, q2: 1, q3: 0, q6: 1 }), [
    'answers.q4 item_missing',
    'answers.q5 item_missing',
    'answers.q6_recent item_missing',
  ])
  assert.deepEqual(codes({ q1: 1 }, false), [])
  assert.deepEqual(codes({ q1: 2, q2: 0, q6: 0 }), ['answers.q1 value_not_offered'])
})

for (const { code, items, bands: named, total, license } of instruments.values()) {
  test(`${code}: its definition is consistent`, () => {
    assert.equal(new Set(items.map((item) => item.code)).size, items.length)
    assert.deepEqual(
      items.map(({ number }) => number),
      items.map((_, i) => i + 1),
    )
    assert.ok(license.length > 10)
    if (code === 'cssrs') assert.ok(items.every(({ text }) => text === null))
    if (!total || named.length === 0) return
    const highest = items
      .filter(({ scored }) => scored)
      .reduce((sum, { values }) => sum + Math.max(...values), 0)
    assert.equal(total.to, highest)
    assert.deepEqual([named[0]!.from, named.at(-1)!.to], [total.from, total.to])
    for (const [i, { from }] of named.entries()) if (i > 0) assert.equal(from, named[i - 1]!.to + 1)
  })
}
