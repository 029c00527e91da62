// Tests superbills and good faith estimates as PDF.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBillingPractitioner, provider as biller } from '#tests/claims.ts'
import { call } from '#tests/harness.ts'
import { readPdf } from '#tests/pdf.ts'
import { createPerson } from '#tests/person_examples.ts'
import { writeAsPdf as estimatePdf } from '#areas/claims/estimate/estimate_pdf.ts'
import { writeAsPdf as superbillPdf } from './superbill_pdf.ts'

const { name, npi, tax_id, address } = biller
const provider = { name, npi, tax_id, address }
const usd = (amount: number) => ({ amount, currency: 'usd' })
const line = {
  service_date: '2026-11-02',
  procedure_code: '90837',
  modifiers: ['95'],
  place_of_service: '10',
  diagnoses: [{ code: 'F41.1', rank: 1 }],
  fee: usd(18_050),
}
const accept_pdf = { headers: { accept: 'application/pdf' } }

async function issue(lines: object[], names = [{ given: 'Łucja', family: 'Şahin' }]) {
  const practitioner_id = await createBillingPractitioner()
  const home = { use: 'home', line1: '12½ Rue Ñandú', city: 'Albany', state: 'NY' }
  const addresses = [{ ...home, postal_code: '12207', country: 'US' }]
  const person = await createPerson({ names, birth_date: '1990-04-12', addresses })
  const whom = { person_id: person.id, practitioner_id, provider }
  const { body } = await call('POST', '/v1/superbills', { ...whom, member_id: 'M1', lines })
  return { superbill: body, whom }
}

test('A superbill is a PDF with the same content, for callers that accept one', async () => {
  const { superbill } = await issue([line])
  const path = `/v1/superbills/${superbill.id}`
  const { status, headers, text } = await call('GET', path, undefined, accept_pdf)
  assert.deepEqual([status, headers['content-type']], [200, 'application/pdf'])
  assert.equal(
    headers['content-disposition'],
    `attachment; filename="superbill_${superbill.id}.pdf"`,
  )
  assert.ok(text.startsWith('%PDF-1.7'))
  assert.match(text, /\/StructTreeRoot/, 'it is tagged')
  const [page, ...more] = await readPdf(await superbillPdf(superbill))
  assert.deepEqual(more, [])
  for (const printed of [
    'Superbill',
    'Name: Łucja Şahin',
    'Date of birth: Apr 12, 1990',
    'Address: 12½ Rue Ñandú, Albany, NY 12207',
    'Member ID: M1',
    `NPI: ${npi}`,
    'Nov 2, 2026',
    '90837-95',
    superbill.lines[0].description,
    'F41.1',
    '$180.50',
    'Page 1 of 1',
  ]) {
    assert.ok(page!.includes(printed), `${printed} in ${page}`)
  }
})

test('Other callers get JSON, and both know that the response varies', async () => {
  const { superbill } = await issue([line])
  const path = `/v1/superbills/${superbill.id}`
  for (const accept of ['*/*', 'application/json, application/pdf', 'text/html, */*']) {
    const { headers, body } = await call('GET', path, undefined, { headers: { accept } })
    assert.equal(headers['content-type'], 'application/json; charset=utf-8', accept)
    assert.equal(body.id, superbill.id)
    assert.match(headers.vary ?? '', /accept/i)
  }
})

test("A caller who can't read it gets an error in JSON", async () => {
  const missing = await call('GET', '/v1/superbills/sbl_unknown', undefined, accept_pdf)
  assert.deepEqual([missing.status, missing.body.error.code], [404, 'resource_not_found'])
  const list = await call('GET', '/v1/superbills', undefined, accept_pdf)
  assert.deepEqual([list.status, list.body.error.code], [406, 'not_acceptable'])
})

test('The same superbill gives the same bytes, and a long one has its labels on each page', async () => {
  const { superbill } = await issue(Array.from({ length: 100 }, () => line))
  const [one, other] = [await superbillPdf(superbill), await superbillPdf(superbill)]
  assert.ok(one.equals(other))
  const pages = await readPdf(one)
  assert.ok(pages.length > 2)
  for (const [at, page] of pages.entries()) {
    if (page.includes('90837')) assert.match(page, /Date Code Service POS Units Diagnoses Fee Paid/)
    assert.ok(page.includes(`Page ${at + 1} of ${pages.length}`))
  }
  assert.equal(pages.join(' ').match(/90837-95/g)!.length, 100)
})

test('A good faith estimate carries its disclaimers word by word', async () => {
  const { whom } = await issue([line])
  const item = { procedure_code: '90837', description: 'Psychotherapy', price: usd(18_000) }
  const request = { insurance_status: 'uninsured', primary_service: 'Care', items: [item] }
  const { body: estimate } = await call('POST', '/v1/estimates', { ...whom, ...request })
  const path = `/v1/estimates/${estimate.id}`
  const { headers } = await call('GET', path, undefined, accept_pdf)
  assert.equal(headers['content-type'], 'application/pdf')
  const printed = (await readPdf(await estimatePdf(estimate))).join(' ')
  assert.ok(estimate.disclaimers.length > 0)
  for (const disclaimer of estimate.disclaimers) assert.ok(printed.includes(disclaimer), disclaimer)
  assert.ok(printed.includes('Total expected cost: $180.00'))
})
