// Tests which codes reveal a sensitive category, and which only resemble those that do.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import { dataCategories } from '#areas/persons/consent_decision/vocabulary.ts'
import { protectedIn, protectionRules } from './protected_categories.ts'
import * as codes from './sensitive_codes.ts'
import { sensitiveIn } from './sensitivity.ts'

const ofDiagnosis = (code: string) => sensitiveIn({ diagnoses: [code] })

test('A diagnosis code reveals its category at every level of the tree, in any notation', () => {
  for (const code of ['F10', 'F10.2', 'F10.20', 'f1020', 'F19.939', 'O99.310', 'K70.30'])
    assert.deepEqual(ofDiagnosis(code), ['sud'], code)
  for (const code of ['B20', 'Z21', 'R75', 'B97.35', 'O98.711', 'Z29.81'])
    assert.deepEqual(ofDiagnosis(code), ['hiv'], code)
  assert.deepEqual(ofDiagnosis('F64.0'), ['gender_affirming_care'])
  assert.deepEqual(ofDiagnosis('F52.21'), ['sexual_health'])
  assert.deepEqual(ofDiagnosis('Z33.2'), ['reproductive_health'])
  assert.deepEqual(ofDiagnosis('T74.21XA'), ['abuse'])
})

test('A code that only resembles a sensitive diagnosis reveals nothing', () => {
  const tobacco = ['F17.210', 'O99.330', 'Z71.6', 'Z72.0', 'Z87.891']
  const of_another = ['Z71.42', 'Z71.52', 'Z81.1', 'Z83.0']
  const no_disorder = ['T40.2X1A', 'T51.0X1A', 'R78.0', 'Z79.891', 'F55.2']
  for (const code of [...tobacco, ...of_another, ...no_disorder, 'F41.1', 'F43.10', 'F1', ''])
    assert.deepEqual(ofDiagnosis(code), [], code)
})

test('Procedures, modifiers, places of service, service types and taxonomies reveal a category', () => {
  assert.deepEqual(sensitiveIn({ procedures: ['90837', 'H0005'] }), ['sud'])
  assert.deepEqual(sensitiveIn({ modifiers: ['95', 'HF'] }), ['sud'])
  assert.deepEqual(sensitiveIn({ places: [null, '58'] }), ['sud'])
  assert.deepEqual(sensitiveIn({ service_types: ['MH', 'AI'] }), ['sud'])
  assert.deepEqual(sensitiveIn({ taxonomies: ['261QR0405X'] }), ['sud'])
  assert.deepEqual(sensitiveIn({ part2_program: true }), ['sud'])
  const none = { procedures: ['90837'], modifiers: ['95'], places: ['10'], service_types: ['98'] }
  assert.deepEqual(sensitiveIn({ ...none, taxonomies: ['103TC0700X'], part2_program: false }), [])
})

test('Each category is listed once', () => {
  const diagnoses = ['Z21', 'F10.20', 'B20', 'F41.1', 'F11.20']
  assert.deepEqual(sensitiveIn({ diagnoses, procedures: ['H0020'] }), ['sud', 'hiv'])
})

test('Every rule has a known category, and no code is in two rules', () => {
  const tables = [
    codes.diagnosisRules,
    codes.procedureRules,
    codes.modifierRules,
    codes.placeRules,
    codes.serviceTypeRules,
    codes.taxonomyRules,
  ]
  for (const rules of tables) {
    const all = rules.flatMap(({ codes: some }) => some.split(' '))
    assert.deepEqual(all.length, new Set(all).size)
    for (const { category, reason } of rules) {
      assert.ok((dataCategories as readonly string[]).includes(category))
      assert.ok(reason.length > 0)
    }
  }
})

test('A state protects the categories its law names; if the state is unknown, all are protected', () => {
  assert.deepEqual(protectedIn('US-NY'), ['hiv'])
  assert.deepEqual(protectedIn('US-CA'), ['hiv', 'reproductive_health', 'gender_affirming_care'])
  assert.deepEqual(protectedIn('US-AK'), [])
  assert.equal(protectedIn(null).length, 3)
  assert.equal(protectedIn('CA-ON').length, 3)
  for (const { jurisdiction, category, citation } of protectionRules) {
    assert.match(jurisdiction, /^US-[A-Z]{2}$/)
    assert.ok((dataCategories as readonly string[]).includes(category))
    assert.ok(citation.length > 0)
  }
})

const sample = join(root, '../shared/data/icd10cm-f-2021.csv')
const skip = existsSync(sample) ? false : 'The ICD-10-CM sample is not beside the repository.'

test(
  'In the published F chapter, all psychoactive substances except tobacco are SUD',
  { skip },
  () => {
    const rows = readFileSync(sample, 'utf8').trim().split('\n').slice(1)
    const published = rows.map((row) => row.split(',')[0]!)
    const block = published.filter((code) => /^F1[0-9]/.test(code))
    assert.ok(block.length > 100)
    for (const code of published) {
      const expected = /^F1[0-689]/.test(code)
      assert.equal(ofDiagnosis(code).includes('sud'), expected, code)
    }
  },
)
