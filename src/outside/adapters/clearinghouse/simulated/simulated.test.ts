// Tests every scenario of the simulated payer: its documents, their days and their amounts, to the
// cent.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Billed, billed, sent, sent_at } from '#tests/simulated_payer_claims.ts'
import { wordsOf } from '#tests/payer_responses.ts'
import { balance_codes } from '#x12/faults.ts'
import { readX12, transactionsOf } from '#x12/read.ts'
import { claimsOf } from '#x12/remittance.ts'
import { writeX12 } from '#x12/write.ts'
import { around } from '#tests/x12_files.ts'
import { ClearinghouseDown, type Outgoing } from '#outside/ports/clearinghouse.ts'
import { payerNumberOf } from './document.ts'
import { responsesTo } from './payer.ts'
import { simulatedClearinghouse } from './simulated.ts'

const acks = ['d0 999 accepted', 'd0 277CA clearinghouse A1:19', 'd1 277CA payer A2:20']
const paid = '835 125.00: [1] 125.00 CO-45 30.00 PR-3 25.00'
const reversed = '[22] -125.00 CO-45 -30.00 PR-3 -25.00'
const two = [{}, { code: '96127', charge: 1_000, modifiers: [] }]
const cents = [18_029, 18_050, 18_096, 18_097, 18_016, 18_001, 18_002, 18_003].map((charge) => ({
  charge,
}))

const denied = (reason: string) => [...acks, `d14 835 0.00: [4] 0.00 ${reason} 180.00`]

const cases: [string, string[], Partial<Billed>?][] = [
  ['SBX-PAID-1', [...acks, `d14 ${paid}`]],
  ['W123456789', [...acks, `d14 ${paid}`]],
  ['sbx-full-1', [...acks, 'd14 835 150.00: [1] 150.00 CO-45 30.00']],
  ['SBX-FULL-1', [...acks, 'd14 835 150.00: [1] 150.00 CO-45 30.00']],
  ['SBX-DED-1', [...acks, 'd14 835 0.00: [1] 0.00 CO-45 30.00 PR-1 150.00']],
  ['SBX-COINS-1', [...acks, 'd14 835 120.00: [1] 120.00 CO-45 30.00 PR-2 30.00']],
  ['SBX-MIX-1', [...acks, 'd14 835 80.00: [1] 80.00 CO-45 30.00 PR-1 50.00 PR-2 20.00']],
  ['SBX-PARTIAL-1', [...acks, `d14 ${paid} / 0.00 CO-97 10.00`], { lines: two }],
  ['SBX-DENY-197-1', denied('CO-197')],
  ['SBX-DENY-29-1', denied('CO-29')],
  ['SBX-DENY-16-1', denied('CO-16')],
  ['SBX-DENY-50-1', denied('CO-50')],
  ['SBX-DENY-96-1', denied('CO-96')],
  ['SBX-DENY-119-1', denied('CO-119')],
  ['SBX-DENY-18-1', denied('CO-18')],
  ['SBX-DENY-22-1', denied('CO-22')],
  ['SBX-DENY-B7-1', denied('CO-B7')],
  ['SBX-NOCOV-1', denied('PR-27')],
  ['SBX-DOWNCODE-1', [...acks, 'd14 835 85.00: [1] 90834 for 90837 85.00 CO-45 70.00 PR-3 25.00']],
  ['SBX-NOMOD-1', [...acks, `d14 ${paid}`]],
  ['SBX-REJ999-1', ['d0 999 rejected']],
  ['SBX-REJ-A7-562-1', ['d0 999 accepted', 'd0 277CA clearinghouse A7:562']],
  ['SBX-REJ-A3-33-1', ['d0 999 accepted', 'd0 277CA clearinghouse A3:33']],
  ['SBX-REJ-A8-21-1', ['d0 999 accepted', 'd0 277CA clearinghouse A8:21']],
  ['SBX-LATEREJ-1', ['d0 999 accepted', 'd0 277CA clearinghouse A1:19', 'd3 277CA payer A3:33']],
  ['SBX-PEND-1', [...acks, 'd5 277 R3:297']],
  ['SBX-LATE-60-1', [...acks, `d60 ${paid}`]],
  ['SBX-LATE-X', [...acks, `d45 ${paid}`]],
  ['SBX-NOERA-1', acks],
  [
    'SBX-EARLY-1',
    ['d0 999 accepted', `d1 ${paid}`, 'd2 277CA clearinghouse A1:19', 'd3 277CA payer A2:20'],
  ],
  ['SBX-DUPERA-1', [...acks, `d14 ${paid}`, `d15 ${paid}`]],
  [
    'SBX-REVERSE-1',
    [
      ...acks,
      `d14 ${paid}`,
      `d44 835 0.00: ${reversed} [4] 0.00 CO-29 180.00 PLB WO -125.00`,
      'd58 835 0.00: PLB WO 125.00 PLB FB -125.00',
    ],
  ],
  ['SBX-TAKEBACK-1', [...acks, `d14 ${paid}`, `d44 835 25.00: ${reversed} [1] 150.00 CO-45 30.00`]],
  [
    'SBX-RECONSIDER-1',
    [
      ...acks,
      `d14 ${paid}`,
      `d44 835 0.00: ${reversed} PLB FB -125.00`,
      'd74 835 0.00: [1] 125.00 CO-45 30.00 PR-3 25.00 PLB FB 125.00',
    ],
  ],
  ['SBX-INTEREST-1', [...acks, 'd14 835 126.37: [1] 125.00 CO-45 30.00 PR-3 25.00 PLB L6 -1.37']],
  ['SBX-SPLIT-1', [...acks, `d14 ${paid}`, 'd21 835 6.00: [1] 6.00 CO-45 4.00'], { lines: two }],
  [
    'SBX-XOVER-1',
    [
      ...acks,
      'd14 835 125.00: [19] 125.00 CO-45 30.00 PR-3 25.00',
      'd28 835 25.00: [2] 25.00 OA-23 155.00',
    ],
  ],
  ['SBX-UNMATCHED-1', [...acks, `d14 ${paid}`]],
  ['SBX-UNBALANCED-1', [...acks, 'd14 835 125.01: [1] 125.00 CO-45 30.00 PR-3 25.00']],
  ['SBX-UNKNOWN-1', [...acks, 'd14 835 125.00: [1] 125.00 CO-999 30.00 PR-3 25.00']],
  ['SBX-APPEAL-WIN-1', denied('CO-50')],
  ['SBX-APPEAL-LOSE-1', denied('CO-50')],
  [
    'SBX-CENTS-1',
    [
      ...acks,
      'd14 835 245.00: [1] 0.00 CO-29 180.29 / 0.00 CO-50 180.50 / 0.00 CO-96 180.96 / 0.00 CO-97 180.97 / 0.00 CO-16 180.16 / 0.00 CO-45 30.01 PR-1 150.00 / 120.00 CO-45 30.02 PR-2 30.00 / 125.00 CO-45 30.03 PR-3 25.00',
    ],
    { lines: cents },
  ],
  ['SBX-PAID-1', ['d0 999 accepted', 'd0 277CA clearinghouse A3:24'], { payer_id: 'SBXENR' }],
  [
    'SBX-PAID-1',
    [...acks, 'd14 835 25.00: [2] 25.00 OA-23 155.00'],
    {
      payer_id: 'SBXSEC',
      sequence: 'secondary',
      lines: [{ prior: { paid: 12_500, co: 3_000, pr: 2_500 } }],
    },
  ],
  [
    'SBX-PAID-1',
    [...acks, 'd14 835 125.00: [2] 125.00 PR-3 25.00 OA-23 30.00'],
    {
      payer_id: 'SBXSEC',
      sequence: 'secondary',
      lines: [{ prior: { paid: 0, co: 3_000, pr: 15_000 } }],
    },
  ],
  ['SBX-PAID-1', denied('CO-22'), { payer_id: 'SBXSEC', sequence: 'secondary' }],
]

for (const [member_id, expected, changes = {}] of cases) {
  const more = Object.keys(changes).length > 0 ? ` ${JSON.stringify(changes)}`.slice(0, 60) : ''
  test(`${member_id}${more}`, () => {
    const text = billed({ member_id, ...changes })
    const answers = responsesTo(sent(text))
    assert.deepEqual(wordsOf(answers, sent_at), expected)
    assert.deepEqual(responsesTo(sent(text)), answers)
    const faults = answers.flatMap(({ x12 }) => readX12(x12).faults.map(({ code }) => code))
    const intended = member_id.startsWith('SBX-UNBALANCED-') ? ['transaction_unbalanced'] : []
    assert.deepEqual(faults, intended)
  })
}

const erasOf = (outgoing: Outgoing) =>
  responsesTo(outgoing).flatMap(({ x12 }) =>
    transactionsOf(readX12(x12)).flatMap((each) => (each.kind === '835' ? [each.content] : [])),
  )

test('A 277CA counts claims as QA or QC for the provider and as 90 or AA for the submitter', () => {
  for (const [member_id, submitter, provider] of [
    ['SBX-PAID-1', 'QTY*90*1~', 'QTY*QA*1~'],
    ['SBX-REJ-A7-562-1', 'QTY*AA*1~', 'QTY*QC*1~'],
  ] as const) {
    const texts = responsesTo(sent(billed({ member_id }))).map(({ x12 }) => x12)
    const text = texts.find((each) => each.includes('005010X214'))!
    assert.ok(text.indexOf(submitter) > 0, member_id)
    assert.ok(text.indexOf(provider) > text.indexOf(submitter), member_id)
    assert.match(text, /~HL\*4\*3\*PT~/)
  }
})

test('A remittance omits what its scenario omits, and a duplicate is identical to the byte', () => {
  const [plain] = erasOf(sent(billed({ member_id: 'SBX-NOMOD-1' })))
  assert.deepEqual(claimsOf(plain!)[0]!.lines[0]!.procedure!.modifiers, [])
  const [hidden] = erasOf(sent(billed({ member_id: 'SBX-UNMATCHED-1' })))
  const [claim] = claimsOf(hidden!)
  assert.equal(claim!.patient_control_number, 'PCN00000')
  assert.equal(claim!.patient!.id, undefined)
  assert.notEqual(claim!.payer_claim_control_number, payerNumberOf('SBX01', 'PCN00000000000001'))
  const [, , , first, again] = responsesTo(sent(billed({ member_id: 'SBX-DUPERA-1' })))
  assert.equal(first!.x12, again!.x12)
  const [short] = erasOf(sent(billed({ member_id: 'SBX-DENY-16-1' })))
  assert.deepEqual(claimsOf(short!)[0]!.lines[0]!.remarks, [{ code: 'N290' }])
  const [over] = erasOf(sent(billed({ member_id: 'SBX-XOVER-1' })))
  assert.equal(claimsOf(over!)[0]!.crossover_payer!.id, 'SBXSEC')
})

const day = (days: number) => sent_at.add({ hours: 24 * days })
const member = (member_id: string) => [
  { kind: '837P' as const, text: billed({ member_id }), sent_at },
]
const next = 'PCN00000000000002'
const payer_number = payerNumberOf('SBX01', 'PCN00000000000001')

test('A replacement claim is reversed and adjudicated again; a void claim is only reversed', () => {
  const request = { member_id: 'SBX-PAID-1', control_number: next, payer_number }
  const changes = { earlier: member('SBX-PAID-1'), sent_at: day(20) }
  const lines = [{ code: '90834', charge: 12_000 }]
  const replaced = responsesTo(
    sent(billed({ ...request, frequency: 'replacement', lines }), changes),
  )
  assert.deepEqual(wordsOf(replaced, day(20)), [
    ...acks,
    `d14 835 0.00: ${reversed} [1] 85.00 CO-45 10.00 PR-3 25.00 PLB FB -40.00`,
  ])
  const voided = responsesTo(sent(billed({ ...request, frequency: 'void' }), changes))
  assert.deepEqual(wordsOf(voided, day(20)), [...acks, `d14 835 0.00: ${reversed} PLB FB -125.00`])
  const [era] = erasOf(sent(billed({ ...request, frequency: 'void' }), changes))
  assert.equal(claimsOf(era!)[0]!.patient_control_number, 'PCN00000000000001')
})

test('A replacement of a denied claim reverses nothing, and an unknown claim number is rejected', () => {
  const request = {
    member_id: 'SBX-PAID-1',
    control_number: next,
    frequency: 'replacement' as const,
  }
  const changes = { earlier: member('SBX-DENY-16-1'), sent_at: day(20) }
  const right = responsesTo(sent(billed({ ...request, payer_number }), changes))
  assert.deepEqual(wordsOf(right, day(20)), [...acks, `d14 ${paid}`])
  const wrong = responsesTo(sent(billed({ ...request, payer_number: 'X1' }), changes))
  assert.deepEqual(wordsOf(wrong, day(20)), [...acks.slice(0, 2), 'd1 277CA payer A7:464'])
})

const letters: [string, 'appeal' | 'pended_response', string[]][] = [
  [
    'SBX-APPEAL-WIN-1',
    'appeal',
    ['d30 835 125.00: [22] 0.00 CO-50 -180.00 [1] 125.00 CO-45 30.00 PR-3 25.00'],
  ],
  ['SBX-APPEAL-LOSE-1', 'appeal', ['d30 835 0.00: [4] 0.00 CO-50 180.00']],
  ['SBX-DENY-197-1', 'appeal', ['d30 835 0.00: [4] 0.00 CO-197 180.00']],
  ['SBX-PAID-1', 'appeal', [`d30 835 0.00: ${reversed} [1] 125.00 CO-45 30.00 PR-3 25.00`]],
  ['SBX-PEND-1', 'pended_response', [`d14 ${paid}`]],
  ['SBX-PAID-1', 'pended_response', []],
]

for (const [member_id, kind, expected] of letters) {
  test(`${member_id}: ${kind}`, () => {
    const changes = { kind, sent_at: day(20), earlier: member(member_id) }
    assert.deepEqual(wordsOf(responsesTo(sent('A letter.', changes)), day(20)), expected)
    assert.deepEqual(responsesTo(sent('A letter.', { kind })), [])
  })
}

const question = () => {
  const written = writeX12(
    around({
      kind: '276',
      content: {
        purpose: '13',
        reference: 'Q1',
        created_on: '2026-02-01',
        created_at: '0930',
        payers: [
          {
            payer: { kind: 'organization', name: 'A PAYER', id_kind: 'PI', id: 'SBX01' },
            receivers: [
              {
                receiver: { kind: 'organization', name: 'A PRACTICE', id_kind: '46', id: 'S1' },
                providers: [
                  {
                    provider: { kind: 'organization', name: 'A', id_kind: 'XX', id: '1234567893' },
                    subscribers: [
                      {
                        born_on: '1990-04-01',
                        subscriber: { kind: 'person', name: 'DOE', id_kind: 'MI', id: 'M1' },
                        claims: [
                          {
                            trace_number: 'T1',
                            patient_control_number: 'PCN00000000000001',
                            charge: 18_000,
                            service_date: '2026-01-05',
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
    }),
  )
  assert.ok('text' in written, JSON.stringify(written))
  return written.text
}

const standings: [string, number, string][] = [
  ['SBX-PAID-1', 0.5, 'A1:19'],
  ['SBX-PAID-1', 5, 'P1:20'],
  ['SBX-PAID-1', 15, 'F1:65'],
  ['SBX-NOERA-1', 13, 'P1:20'],
  ['SBX-NOERA-1', 30, 'F1:65'],
  ['SBX-DENY-50-1', 15, 'F2:1'],
  ['SBX-REVERSE-1', 45, 'F2:1'],
  ['SBX-PEND-1', 6, 'R3:297'],
  ['SBX-REJ-A3-33-1', 6, 'A4:35'],
]

for (const [member_id, days, expected] of standings) {
  test(`A 276 for ${member_id} after ${days} days returns ${expected}`, () => {
    const at = sent_at.add({ hours: 24 * days })
    const changes = { kind: '276' as const, sent_at: at, earlier: member(member_id) }
    assert.deepEqual(wordsOf(responsesTo(sent(question(), changes)), at), [`d0 277 ${expected}`])
    const unknown = responsesTo(sent(question(), { kind: '276', sent_at: at }))
    assert.deepEqual(wordsOf(unknown, at), ['d0 277 A4:35'])
  })
}

test('A payer that is down accepts the third attempt', async () => {
  const outgoing = sent(billed({ member_id: 'SBX-PAID-1' }), { payer_id: 'SBXDOWN' })
  for (const attempt of [1, 2]) {
    await assert.rejects(simulatedClearinghouse.send({ ...outgoing, attempt }), ClearinghouseDown)
  }
  const { responses: answers } = await simulatedClearinghouse.send({ ...outgoing, attempt: 3 })
  assert.equal(answers.length, 4)
})

test("Text that isn't valid X12 is not adjudicated", () => {
  assert.deepEqual(responsesTo(sent('nonsense')), [])
  const broken = billed({ member_id: 'SBX-PAID-1' }).replace('~CLM*', '~XXX*')
  assert.deepEqual(wordsOf(responsesTo(sent(broken)), sent_at), ['d0 999 rejected'])
})

const prefixes = cases.map(([member_id]) => member_id).filter((id) => !/UNBALANCED/.test(id))

test('Every remittance balances, whatever is billed', () => {
  const line = fc.record({
    code: fc.constantFrom('90791', '90837', '90834', '90853', '96127', 'H0004'),
    charge: fc.integer({ min: 1, max: 100_000 }),
    units: fc.integer({ min: 1, max: 4 }),
  })
  const lines = fc.array(line, { minLength: 1, maxLength: 5 })
  const run = fc.property(fc.constantFrom(...prefixes), lines, (member_id, drawn) => {
    const answers = responsesTo(sent(billed({ member_id, lines: drawn })))
    const faults = answers.flatMap(({ x12 }) => readX12(x12).faults)
    assert.deepEqual(
      faults.filter(({ code }) => balance_codes.includes(code)),
      [],
    )
  })
  fc.assert(run, { numRuns: 150 })
})
