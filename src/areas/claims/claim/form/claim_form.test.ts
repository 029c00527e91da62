// Tests the CMS-1500: what is in each item, for claims of several kinds, and where it is printed.
import assert from 'node:assert/strict'
import { inflateSync } from 'node:zlib'
import { test } from 'node:test'
import {
  goodClaim,
  handLine as lineOf,
  insured,
  provider,
  renderingProvider,
} from '#tests/claim_facts.ts'
import type { Snapshot } from '#areas/claims/claim/x12/document_parties.ts'
import { completeLines } from '#areas/claims/claim/lines.ts'
import { fillClaimForm } from './claim_form.ts'
import { writeAsPdf } from './claim_form_pdf.ts'
import { baselineOf, type FormField, leftOf, topOf } from './grid.ts'
import { readPdf } from '#tests/pdf.ts'

type Fields = { lines?: ReturnType<typeof lineOf>[]; [name: string]: unknown }
const usd = (amount: number) => ({ amount, currency: 'usd' })
const handLine = (fields: object = {}) =>
  lineOf({ charge: usd(18_050), diagnosis_pointers: [1, 2], ...fields })
const claimWith = ({ lines = [handLine()], ...fields }: Fields = {}) =>
  goodClaim({
    place_of_service: '10',
    billing_provider: provider,
    diagnoses: [
      { code: 'F33.0', rank: 2 },
      { code: 'F41.1', rank: 1 },
    ],
    prior_authorization: 'AUTH1',
    patient_paid: usd(2_500),
    ...fields,
    lines: completeLines(lines),
  })
const address = { line1: '7 Elm Street', line2: 'Apt. 2', city: 'Albany', state: 'NY' }
const patient = { ...insured.patient, middle_name: 'Elin', suffix: 'Jr.' }
const supervisor = { ...renderingProvider, practitioner_id: 'prac_2', npi: '1234567893' }
const snapshotWith = (fields: Partial<Snapshot> = {}): Snapshot => ({
  ...insured,
  member_id: 'M1000001',
  group_number: 'G-100',
  patient: { ...patient, address: { ...address, postal_code: '122081234' } },
  providers: [renderingProvider, { ...supervisor, first_name: 'Ruth', last_name: 'Amsel' }],
  others: [],
  ...fields,
})

const textsOf = (fields: FormField[], item: string) =>
  fields.filter((field) => field.item === item).map(({ text }) => text)
const at = (fields: FormField[], line: number, column: number) =>
  fields.find((field) => field.line === line && field.column === column)?.text
const formOf = (pages: FormField[][], outline = false) => ({
  object: 'claim_form' as const,
  claim_id: 'clm_1',
  person_id: 'per_1',
  form: 'cms_1500_02_12' as const,
  outline,
  updated_at: '2026-11-17T10:00:00.000Z',
  pages: pages.map((fields) => ({ fields })),
  livemode: false,
})

// Every text in Courier of a PDF, page by page, with its place in points from the top left.
function placesIn(bytes: Buffer) {
  const pages: { text: string; left: number; baseline: number }[][] = []
  for (const part of bytes
    .toString('latin1')
    .split(/stream\r?\n/)
    .slice(1)) {
    const [data] = part.split(/\r?\nendstream/)
    let content = ''
    try {
      content = inflateSync(Buffer.from(data!, 'latin1')).toString('latin1')
    } catch {
      continue // Another kind of stream.
    }
    const texts = [
      ...content.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm\s+\/F\d+ 12 Tf\s+\[(.*?)\] TJ/g),
    ].map(([, x, y, shown]) => ({
      text: Buffer.from(
        [...shown!.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join(''),
        'hex',
      ).toString('latin1'),
      left: Number(x),
      baseline: 792 - Number(y),
    }))
    if (texts.length > 0) pages.push(texts)
  }
  return pages
}

test('A claim has its values in the items of the form', () => {
  const [fields, ...more] = fillClaimForm(claimWith(), snapshotWith())
  assert.deepEqual(more, [])
  const items = Object.fromEntries(
    [...new Set(fields!.map(({ item }) => item))].map((item) => [item, textsOf(fields!, item)]),
  )
  assert.deepEqual(items, {
    carrier: ['SANDBOX HEALTH PLAN'],
    '1': ['X'],
    '1a': ['M1000001'],
    '2': ['LINDQVIST JR, MAYA, E'],
    '3': ['02', '03', '1990', 'X'],
    '4': ['LINDQVIST JR, MAYA, E'],
    '5': ['7 ELM STREET APT 2', 'ALBANY', 'NY', '12208-1234'],
    '6': ['X'],
    '7': ['7 ELM STREET APT 2', 'ALBANY', 'NY', '12208-1234'],
    '10a': ['X'],
    '10b': ['X'],
    '10c': ['X'],
    '11': ['G-100'],
    '11a': ['02', '03', '1990', 'X'],
    '11c': ['SANDBOX HEALTH PLAN'],
    '11d': ['X'],
    '12': ['SIGNATURE ON FILE'],
    '13': ['SIGNATURE ON FILE'],
    '20': ['X'],
    '21': ['0', 'F411', 'F330'],
    '23': ['AUTH1'],
    '24A': ['11', '02', '26', '11', '02', '26'],
    '24B': ['10'],
    '24D': ['90837', '95'],
    '24E': ['AB'],
    '24F': ['  180 50'],
    '24G': ['  1'],
    '24I': ['ZZ'],
    '24J': ['103TC0700X', '1999999984'],
    '25': [provider.tax_id, 'X'],
    '26': ['A1B2C3D4E5F6G7'],
    '27': ['X'],
    '28': ['  180 50'],
    '29': ['   25 00'],
    '31': ['SIGNATURE ON FILE', '11', '17', '26'],
    '33': ['518', '5550143', 'HUDSON THERAPY', '1 MAIN STREET', 'ALBANY NY 12207-1234'],
    '33a': [provider.npi],
    '33b': [`ZZ${provider.taxonomy}`],
  })
  assert.equal(at(fields!, 8, 31), 'X', 'a group plan')
  assert.equal(at(fields!, 10, 47), 'X', 'female')
  assert.equal(at(fields!, 12, 33), 'X', 'the insured is the patient')
})

test('A name that is too long for its box keeps the first name, and long IDs are whole', () => {
  const long = { last_name: "Österreicher-Wójciechowska O'Donoghue", first_name: 'Maximiliana' }
  const patient = { ...snapshotWith().patient, ...long }
  const member_id = 'ABC-1234567890-1234567890'
  const [fields] = fillClaimForm(claimWith(), snapshotWith({ patient, member_id }))
  const [name] = textsOf(fields!, '2')
  assert.equal(name, 'OSTERREICHER-WOJCI, MAXIMILI')
  assert.equal(name!.length, 28)
  assert.deepEqual(textsOf(fields!, '1a'), [member_id])
  const far = { ...provider.address, city: 'Rancho Santa Margarita', postal_code: '926881234' }
  const [billed] = fillClaimForm(
    claimWith({ billing_provider: { ...provider, address: far } }),
    snapshotWith(),
  )
  assert.equal(textsOf(billed!, '33').at(-1), 'RANCHO SANTA MA NY 92688-1234')
  const first_name = 'Bartholomew-Alexander-Sebastian'
  const short = { ...patient, last_name: 'Ng', first_name }
  const [other] = fillClaimForm(claimWith(), snapshotWith({ patient: short }))
  assert.ok(textsOf(other!, '2')[0]!.startsWith('NG'))
  assert.match(textsOf(other!, '2')[0]!, /, BARTHOLOMEW-ALEX/)
})

test('A secondary claim names the coverage and the payment before it', () => {
  const prior = { coverage_id: 'cov_1', payer_id: 'SBX02', sequence: 'primary' as const }
  const paid = { amount: 10_000, currency: 'usd' }
  const claim = claimWith({
    payer_sequence: 'secondary',
    prior_payer_results: [{ ...prior, decided_on: '2026-11-10', paid, lines: [] }],
  })
  const own = snapshotWith()
  const subscriber = { ...own.patient, first_name: 'Jo', middle_name: null, suffix: null }
  const other = {
    ...own,
    coverage_id: 'cov_1',
    payer: { id: 'SBX02', name: 'First Plan', filing_code: 'CI' },
    relationship: 'spouse' as const,
    subscriber,
    group_number: 'OTHER1',
  }
  const [fields] = fillClaimForm(claim, snapshotWith({ others: [other] }))
  assert.deepEqual(textsOf(fields!, '9'), ['LINDQVIST, JO'])
  assert.deepEqual(textsOf(fields!, '9a'), ['OTHER1'])
  assert.deepEqual(textsOf(fields!, '9d'), ['FIRST PLAN'])
  assert.equal(at(fields!, 26, 52), 'X', 'there is another plan')
  assert.deepEqual(textsOf(fields!, '29'), ['  125 00'])
})

test('A supervised, an accident and a replacement claim fill in their items', () => {
  const [supervised] = fillClaimForm(
    claimWith({ supervising_practitioner_id: 'prac_2' }),
    snapshotWith(),
  )
  assert.deepEqual(textsOf(supervised!, '17'), ['DQ', 'RUTH AMSEL'])
  assert.deepEqual(textsOf(supervised!, '17b'), ['1234567893'])

  const [accident] = fillClaimForm(
    claimWith({
      related_causes: ['auto_accident'],
      accident: { occurred_on: '2026-10-12', jurisdiction: 'US-NJ' },
      hospitalization: { admitted_on: '2026-10-28', discharged_on: '2026-11-04' },
    }),
    snapshotWith(),
  )
  assert.deepEqual(textsOf(accident!, '15'), ['439', '10', '12', '26'])
  assert.deepEqual(textsOf(accident!, '18'), ['10', '28', '26', '11', '04', '26'])
  assert.deepEqual([at(accident!, 22, 35), at(accident!, 22, 45)], ['X', 'NJ'])
  assert.equal(at(accident!, 20, 41), 'X', 'not by employment')

  const [replacement] = fillClaimForm(
    claimWith({ frequency: 'replacement', payer_claim_control_number: 'ICN-1' }),
    snapshotWith(),
  )
  assert.deepEqual(textsOf(replacement!, '22'), ['7', 'ICN-1'])
})

test('Seven lines take two pages, each with its own total', () => {
  const lines = Array.from({ length: 7 }, () => handLine())
  const pages = fillClaimForm(claimWith({ lines }), snapshotWith())
  assert.deepEqual(
    pages.map((fields) => textsOf(fields, '24D').filter((text) => text === '90837').length),
    [6, 1],
  )
  assert.deepEqual(
    pages.map((fields) => textsOf(fields, '28')[0]),
    [' 1083 00', '  180 50'],
  )
  assert.deepEqual(
    pages.map((fields) => textsOf(fields, '29').length),
    [1, 0],
  )
  assert.equal(at(pages[0]!, 54, 25), '90837', 'the sixth line is on line 54')
})

test('Nothing overlaps, and everything is within the form', () => {
  const lines = Array.from({ length: 6 }, () => handLine({ modifiers: ['95', 'HO', 'U1', 'U2'] }))
  const [fields] = fillClaimForm(claimWith({ lines, note: 'N'.repeat(80) }), snapshotWith())
  const taken = new Set<string>()
  for (const { item, line, column, text } of fields!) {
    assert.ok(column + text.length - 1 <= 79, `${item} ends in column ${column + text.length - 1}`)
    for (let place = column; place < column + text.length; place++) {
      assert.ok(!taken.has(`${line},${place}`), `${item} at ${line},${place}`)
      taken.add(`${line},${place}`)
    }
  }
})

test('The PDF has each text at its place on the grid, with and without the outline', async () => {
  const pages = fillClaimForm(claimWith(), snapshotWith())
  for (const outline of [false, true]) {
    const bytes = await writeAsPdf(formOf(pages, outline))
    const [printed, ...more] = placesIn(bytes)
    assert.deepEqual(more, [])
    const expected = pages[0]!.map(({ line, column, text }) => [
      text,
      leftOf(column).toFixed(2),
      baselineOf(line).toFixed(2),
    ])
    assert.deepEqual(
      printed!.map(({ text, left, baseline }) => [text, left.toFixed(2), baseline.toFixed(2)]),
      expected,
    )
    const [page] = await readPdf(bytes)
    assert.ok(page!.includes('LINDQVIST JR, MAYA, E'))
    assert.equal(page!.includes('Prior authorization'), outline)
    assert.match(bytes.toString('latin1'), /\/StructTreeRoot/)
  }
  // 0.3 in from the left; the rule above item 1 is 1.33 in from the top, its data a line lower.
  assert.deepEqual([leftOf(1), topOf(7), baselineOf(8)].map(Math.round), [22, 96, 117])
})
