// Tests appeal letters: everything a payer needs, in the letter as sent, as JSON and as PDF.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide } from '#tests/claim_examples.ts'
import { claimStep, createClaim, provider, service_date, submitClaim } from '#tests/claims.ts'
import { availableDocument } from '#tests/document_examples.ts'
import { call } from '#tests/harness.ts'
import { readPdf } from '#tests/pdf.ts'
import { dateText } from '#pdf/words.ts'
import { writeAsPdf } from './appeal_letter_pdf.ts'

const reason = 'Care was medically necessary.\n\nSymptoms were severe and worsening.'
const denial = {
  reversal: false,
  status_code: '4',
  payer_claim_control_number: 'ICN1',
  charge: 18_000,
  paid: 0,
  adjustments: [],
  lines: [
    {
      line_control_number: 'L1',
      charge: 18_000,
      paid: 0,
      adjustments: [{ group: 'CO' as const, reason: '50', amount: 18_000 }],
      remarks: [],
    },
  ],
}

test('An appeal letter has everything that the payer needs', async () => {
  const paperwork = [{ report_type: '08', transmission: 'FX', control_number: 'ATT1' }]
  const claim = await createClaim(undefined, { paperwork })
  await submitClaim(claim.id)
  const path = `/v1/claims/${claim.id}/appeal_letter`
  const none = await call('GET', path)
  assert.deepEqual([none.status, none.body.error.code], [404, 'resource_not_found'])

  await decide(claim.id, service_date, denial)
  const { person_id } = claim
  await availableDocument({
    person_id,
    claim_id: claim.id,
    kind: 'claim_attachment',
    title: 'Treatment plan of October',
  })
  const appealed = await claimStep(claim.id, 'appeal', { reason })
  assert.equal(appealed.status, 200, appealed.text)

  const { body: letter, text } = await call('GET', path)
  assert.equal(letter.level, 1, text)
  assert.deepEqual(letter.attachments, [
    'Treatment plan of October',
    'Plan of treatment, attachment control number ATT1',
  ])
  assert.equal(letter.lines[0].reasons[0].code, 'CO-50')
  const file = await call('GET', path, undefined, { headers: { accept: 'application/pdf' } })
  assert.equal(file.headers['content-type'], 'application/pdf')
  const printed = (await readPdf(await writeAsPdf(letter))).join(' ')
  const needed = [
    'Appeal of claim ICN1, level 1',
    `From: ${provider.name}`,
    'Sandbox Health Plan',
    `Patient: ${letter.patient.name}`,
    'Date of birth: Feb 3, 1990',
    'Member ID: SBX-PAID-0001',
    'Your claim number: ICN1',
    `Patient control number: ${letter.patient_control_number}`,
    `Dates of service: ${dateText(service_date)}`,
    `Billing provider: ${provider.name}, NPI ${provider.npi}`,
    'NPI 1999999984',
    'CO-50',
    'F41.1',
    '$180.00',
    'Symptoms were severe and worsening.',
    '1. Treatment plan of October',
  ]
  for (const expected of needed) assert.ok(printed.includes(expected), `${expected} in ${printed}`)

  const { body: documents } = await call('GET', `/v1/claims/${claim.id}/x12`)
  const sent = documents.data.find(({ kind }: { kind: string }) => kind === 'appeal').text
  for (const expected of ['SBX-PAID-0001', provider.npi, 'ICN1', 'CO-50', letter.patient.name]) {
    assert.ok(sent.includes(expected), `${expected} in ${sent}`)
  }
})
