// Tests the exact text of each transaction type: a claim for one session and the responses to it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { around } from '#tests/x12_files.ts'
import { plainText, text } from './codecs.ts'
import type { TransactionDraft } from './kinds.ts'
import type { EligibilityResponse } from './eligibility.ts'
import { readX12, transactionsOf } from './read.ts'
import { writeX12 } from './write.ts'
import { our_marks } from './write_transaction.ts'

// The transaction body, as lines.
function body(drafted: TransactionDraft) {
  const written = writeX12(around(drafted))
  assert.ok('text' in written, JSON.stringify(written))
  return written.text.split('~').slice(3, -4)
}

const address = (city: string) => ({
  street: { line1: '1 MAIN ST' },
  place: { city, state: 'NY', postal_code: '122070001' },
})

test('An 837P for one telehealth session has the expected segments', () => {
  const lines = body({
    kind: '837P',
    content: {
      purpose: '00',
      reference: 'B1',
      created_on: '2026-01-21',
      created_at: '0930',
      use: 'CH',
      submitter: {
        kind: 'organization',
        name: 'A PRACTICE',
        id_kind: '46',
        id: 'S1',
        contacts: [{ role: 'IC', name: 'BILLING', kind: 'TE', number: '5185550100' }],
      },
      receiver: { kind: 'organization', name: 'A CLEARINGHOUSE', id_kind: '46', id: 'R1' },
      billing_providers: [
        {
          provider_role: 'BI',
          taxonomy: '261QM0801X',
          billing_provider: {
            kind: 'organization',
            name: 'A PRACTICE',
            id_kind: 'XX',
            id: '1234567893',
            ...address('ALBANY'),
            references: [{ kind: 'EI', value: '123456789' }],
          },
          subscribers: [
            {
              sequence: 'primary',
              relationship: '18',
              filing_code: 'CI',
              subscriber: {
                kind: 'person',
                name: 'DOE',
                first_name: 'ALEX',
                id_kind: 'MI',
                id: 'M1',
                ...address('TROY'),
                born_on: '1990-04-01',
                sex: 'unknown',
              },
              payer: { kind: 'organization', name: 'A PAYER', id_kind: 'PI', id: 'SBX01' },
              claims: [
                {
                  patient_control_number: 'PCN00000000000001',
                  charge: 18_000,
                  place_of_service: '10',
                  bill_kind: 'B',
                  frequency: 'replacement',
                  signature_on_file: 'yes',
                  accept_assignment: 'A',
                  assignment_of_benefits: 'Y',
                  release_of_information: 'Y',
                  patient_paid: 2_550,
                  prior_authorization: 'AUTH1',
                  payer_claim_control_number: 'ICN1',
                  diagnoses: [
                    { kind: 'ABK', code: 'F411' },
                    { kind: 'ABF', code: 'F331' },
                  ],
                  rendering_provider: {
                    kind: 'person',
                    name: 'ROE',
                    first_name: 'SAM',
                    id_kind: 'XX',
                    id: '1999999984',
                    provider_role: 'PE',
                    taxonomy: '1041C0700X',
                  },
                  lines: [
                    {
                      number: '1',
                      procedure: { kind: 'HC', code: '90837', modifiers: ['95'] },
                      charge: 18_000,
                      unit_kind: 'units',
                      units: 1,
                      diagnosis_pointers: [1, 2],
                      service_date: '2026-01-05',
                      line_control_number: 'L1',
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  })
  assert.deepEqual(lines, [
    'BHT*0019*00*B1*20260121*0930*CH',
    'NM1*41*2*A PRACTICE*****46*S1',
    'PER*IC*BILLING*TE*5185550100',
    'NM1*40*2*A CLEARINGHOUSE*****46*R1',
    'HL*1**20*1',
    'PRV*BI*PXC*261QM0801X',
    'NM1*85*2*A PRACTICE*****XX*1234567893',
    'N3*1 MAIN ST',
    'N4*ALBANY*NY*122070001',
    'REF*EI*123456789',
    'HL*2*1*22*0',
    'SBR*P*18*******CI',
    'NM1*IL*1*DOE*ALEX****MI*M1',
    'N3*1 MAIN ST',
    'N4*TROY*NY*122070001',
    'DMG*D8*19900401*U',
    'NM1*PR*2*A PAYER*****PI*SBX01',
    'CLM*PCN00000000000001*180***10:B:7*Y*A*Y*Y',
    'AMT*F5*25.5',
    'REF*G1*AUTH1',
    'REF*F8*ICN1',
    'HI*ABK:F411*ABF:F331',
    'NM1*82*1*ROE*SAM****XX*1999999984',
    'PRV*PE*PXC*1041C0700X',
    'LX*1',
    'SV1*HC:90837:95*180*UN*1***1:2',
    'DTP*472*D8*20260105',
    'REF*6R*L1',
  ])
})

test('A 277CA that rejects a claim has the expected segments', () => {
  const lines = body({
    kind: '277CA',
    content: {
      purpose: '08',
      reference: 'B1',
      created_on: '2026-01-21',
      created_at: '0930',
      use: 'TH',
      payers: [
        {
          payer: { kind: 'organization', name: 'A PAYER', id_kind: 'PI', id: 'SBX01' },
          trace_number: 'T1',
          received_on: '2026-01-21',
          processed_on: '2026-01-21',
          submitters: [
            {
              submitter: { kind: 'organization', name: 'A PRACTICE', id_kind: '46', id: 'S1' },
              trace_number: 'B1',
              statuses: [
                {
                  category: 'A1',
                  code: '20',
                  effective_on: '2026-01-21',
                  action: 'accept',
                  charge: 18_000,
                },
              ],
              quantities: [{ kind: '90', quantity: 1 }],
              providers: [
                {
                  provider: {
                    kind: 'organization',
                    name: 'A PRACTICE',
                    id_kind: 'XX',
                    id: '1234567893',
                  },
                  patients: [
                    {
                      patient: {
                        kind: 'person',
                        name: 'DOE',
                        first_name: 'ALEX',
                        id_kind: 'MI',
                        id: 'M1',
                      },
                      claims: [
                        {
                          trace_number: 'PCN00000000000001',
                          statuses: [
                            {
                              category: 'A7',
                              code: '562',
                              entity: '85',
                              effective_on: '2026-01-21',
                              action: 'reject',
                              charge: 18_000,
                            },
                          ],
                          service_date: '2026-01-05/2026-01-07',
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  })
  assert.deepEqual(lines.slice(-9), [
    'STC*A1:20*20260121*WQ*180',
    'QTY*90*1',
    'HL*3*2*19*1',
    'NM1*85*2*A PRACTICE*****XX*1234567893',
    'HL*4*3*PT',
    'NM1*QC*1*DOE*ALEX****MI*M1',
    'TRN*2*PCN00000000000001',
    'STC*A7:562:85*20260121*U*180',
    'DTP*472*RD8*20260105-20260107',
  ])
})

test('A 271 with a copay, coinsurance and a carve-out has the expected segments', () => {
  const lines = body({
    kind: '271',
    content: {
      purpose: '11',
      payers: [
        {
          payer: { role: 'PR', kind: 'organization', name: 'A PAYER' },
          providers: [
            {
              provider: { role: '1P', kind: 'organization', name: 'A PRACTICE' },
              subscribers: [
                {
                  traces: [{ kind: '2', number: 'T1', originator: '9SENDER001' }],
                  person: { role: 'IL', kind: 'person', name: 'DOE' },
                  benefits: [
                    {
                      kind: 'B',
                      service_types: ['MH', '98'],
                      period: '27',
                      amount: 2_500,
                      in_network: 'Y',
                    },
                    { kind: 'A', service_types: ['MH'], share: 2_000 },
                    {
                      kind: 'U',
                      related: [{ role: 'PRP', kind: 'organization', name: 'ANOTHER PAYER' }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  })
  assert.deepEqual(lines.slice(-8), [
    'TRN*2*T1*9SENDER001',
    'NM1*IL*1*DOE',
    'EB*B**MH^98***27*25*****Y',
    'EB*A**MH*****0.2',
    'EB*U',
    'LS*2120',
    'NM1*PRP*2*ANOTHER PAYER',
    'LE*2120',
  ])
})

test('plainText transliterates a name to writable text', () => {
  const names = ['Zoë Müller-Łęcki', 'Søren * Groß', 'O’Neill', '山', ' A~B:C^D ']
  const made = names.map(plainText)
  assert.deepEqual(made, ['Zoe Muller-Lecki', 'Soren Gross', "O'Neill", '', 'A B C D'])
  for (const name of made.filter(Boolean)) assert.equal(text(60).write(name, our_marks), name)
})

test('plainText keeps every Latin letter, and fractions apart from numbers', () => {
  const letters = Array.from({ length: 0x180 - 0xc0 }, (_, i) => String.fromCharCode(0xc0 + i))
  for (const letter of letters.filter((each) => /\p{L}/u.test(each))) {
    assert.match(plainText(letter), /^'?[A-Za-z]{1,2}'?$/, letter)
  }
  const streets = ['12½ Rue', '½ Rue', '5² Weg', '12 ½ Rue', '3⅞']
  assert.deepEqual(streets.map(plainText), [
    '12 1/2 Rue',
    '1/2 Rue',
    '5 2 Weg',
    '12 1/2 Rue',
    '3 7/8',
  ])
})

test('A 271 has AAA before DMG, and is read in either order', () => {
  const content = {
    purpose: '11',
    payers: [
      {
        payer: { role: 'PR', name: 'A PAYER' },
        providers: [
          {
            provider: { role: '1P', name: 'A PRACTICE' },
            subscribers: [
              {
                person: { role: 'IL', name: 'DOE', place: { city: 'ALBANY' } },
                rejections: [{ valid: 'N', code: '71', follow_up: 'C' }],
                born_on: '1990-02-03',
              },
            ],
          },
        ],
      },
    ],
  }
  const written = writeX12(around({ kind: '271', content }))
  assert.ok('text' in written)
  assert.match(written.text, /N4\*ALBANY~AAA\*N\*\*71\*C~DMG\*D8\*19900203~/)
  const swapped = written.text.replace(/(AAA[^~]*~)(DMG[^~]*~)/, '$2$1')
  for (const text of [written.text, swapped]) {
    const file = readX12(text)
    assert.deepEqual(file.faults, [])
    const [transaction] = transactionsOf(file)
    const { payers } = transaction!.content as EligibilityResponse
    const [subscriber] = payers[0]!.providers[0]!.subscribers
    assert.equal(subscriber!.rejections[0]!.code, '71')
    assert.equal(subscriber!.born_on, '1990-02-03')
  }
})
