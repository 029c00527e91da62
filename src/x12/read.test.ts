// Tests that the reader accepts real-world X12 and reports each fault with its position.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isa, paidClaim, paper, remittanceHead, remittancePaper } from '#tests/x12_files.ts'
import type { ReadTransaction } from './envelope.ts'
import { readX12, transactionsOf } from './read.ts'
import { claimsOf, type Remittance } from './remittance.ts'
import { x12Reader } from './stream.ts'

const none = ({ code }: { code: string }) => assert.fail(code)
const codes = (given: string | Uint8Array) => readX12(given).faults.map(({ code }) => code)
const remittanceIn = (given: string | Uint8Array): Remittance => {
  const [found] = transactionsOf(readX12(given)) as [ReadTransaction]
  assert.ok(found.kind === '835')
  return found.content
}

test('A remittance is read into plain data, with amounts in cents and ISO dates', () => {
  const remittance = remittanceIn(remittancePaper)
  assert.equal(remittance.payment!.amount, 12_500)
  assert.equal(remittance.trace_number, 'TRACE1')
  const [claim] = claimsOf(remittance)
  assert.equal(claim!.patient!.name, 'DOE')
  const { lines, charge, paid, patient_responsibility } = claim!
  assert.deepEqual([charge, paid, patient_responsibility], [18_000, 12_500, 2_500])
  assert.deepEqual(lines, [
    {
      procedure: { kind: 'HC', code: '90837', modifiers: ['95'] },
      charge: 18_000,
      paid: 12_500,
      units: 1,
      service_date: '2026-01-05',
      adjustments: [
        { group: 'CO', reason: '45', amount: 3_000 },
        { group: 'PR', reason: '3', amount: 2_500 },
      ],
      line_control_number: 'L1',
      allowed: 15_000,
      amounts: [],
      dates: [],
      quantities: [],
      references: [],
      remarks: [],
    },
  ])
  assert.deepEqual(codes(remittancePaper), [])
})

const whole = remittanceIn(remittancePaper)
const variants: [string, string | Uint8Array][] = [
  ['a byte order mark', `\ufeff${remittancePaper}`],
  ['each segment on its own line', remittancePaper.replaceAll('~', '~\n')],
  ['lines that end with CR LF', remittancePaper.replaceAll('~', '~\r\n')],
  ['indentation', remittancePaper.replaceAll('~', '~\n    \t')],
  ['lines instead of terminators', remittancePaper.replaceAll('~', '\n')],
  ['blank lines at the start and the end', `\n\n${remittancePaper}\n \n`],
  [
    'other separators',
    remittancePaper.replaceAll(':', '>').replaceAll('*', '|').replaceAll('~', "'"),
  ],
  ['an ISA with other field widths', remittancePaper.replace('PAYER          *ZZ', 'PAYER*ZZ')],
]
for (const [what, given] of variants) {
  test(`A remittance reads the same with ${what}`, () => {
    assert.deepEqual(codes(given), [])
    assert.deepEqual(remittanceIn(given), whole)
  })
}

test('Each interchange uses the delimiters of its own ISA', () => {
  const other = remittancePaper.replaceAll('*', '|').replaceAll(':', '<').replaceAll('~', '\n')
  const file = readX12(remittancePaper + other + remittancePaper)
  assert.deepEqual(file.faults, [])
  assert.deepEqual(
    file.interchanges.map(({ marks }) => marks.element),
    ['*', '|', '*'],
  )
  for (const { content } of transactionsOf(file)) assert.deepEqual(content, whole)
})

test('The result does not depend on how the bytes are split into chunks', () => {
  const bytes = Buffer.from(
    `\ufeff${remittancePaper.replaceAll('~', '~\r\n').replace('ALEX', 'Zoë')}`,
  )
  const describe = (size: number) => {
    const received: unknown[] = []
    const reader = x12Reader({
      ended: (end, content) => void received.push(end, content),
      fault: (fault) => void received.push(fault),
    })
    for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size))
    reader.end()
    return received
  }
  const once = describe(bytes.length)
  assert.match(JSON.stringify(once), /Zoë/)
  for (const size of [1, 2, 3, 7, 105, 106, 107]) assert.deepEqual(describe(size), once)
})

test('A caller can reuse the buffer of a chunk', () => {
  const shared = Buffer.alloc(50)
  const units: any[] = []
  const reader = x12Reader({ unit: (unit) => void units.push(unit), fault: none })
  const bytes = Buffer.from(remittancePaper)
  for (let at = 0; at < bytes.length; at += 50) {
    const length = bytes.copy(shared, 0, at)
    reader.push(shared.subarray(0, length))
    shared.fill('!')
  }
  reader.end()
  assert.deepEqual(units, claimsOf(whole))
})

test('Bytes that are not UTF-8 are read as Latin-1', () => {
  const bytes = Buffer.from(remittancePaper.replace('ALEX', 'Zo\u00eb'), 'latin1')
  assert.equal(claimsOf(remittanceIn(bytes))[0]!.patient!.first_name, 'Zoë')
})

test('Before version 00402 there is no repetition separator', () => {
  const old = remittancePaper.replace('*^*00501*', '*U*00401*').replace('REF*6R*L1', 'REF*6R*L^1')
  assert.equal(claimsOf(remittanceIn(old))[0]!.lines[0]!.line_control_number, 'L^1')
})

test('A stream reports claims one by one with their enclosing loops, and does not collect them', () => {
  const events: any[] = []
  let left: any
  const reader = x12Reader({
    unit: (claim, within) => void events.push([claim, within[0]!.trace_number, within[1]!.number]),
    ended: (end, content) => void (left = [end.totals, end.balanced, content]),
    fault: none,
  })
  reader.push(Buffer.from(paper('835', [...remittanceHead('250'), ...paidClaim, ...paidClaim])))
  reader.end()
  const [claim] = claimsOf(whole)
  assert.deepEqual(events, [
    [claim, 'TRACE1', '1'],
    [claim, 'TRACE1', '1'],
  ])
  assert.deepEqual(left.slice(0, 2), [{ units: 2, charge: 36_000, paid: 25_000 }, true])
  assert.deepEqual([left[2].batches, left[2].claims], [[], []])
})

const claimLess = (...changes: [string, string][]) =>
  changes.reduce((text, [from, to]) => text.replace(from, to), remittancePaper)

const broken: [string, string | Uint8Array, string[]][] = [
  ['a file that is not X12', 'Dear payer, please pay.', ['outside_envelope', 'not_x12']],
  ['an empty file', '', ['not_x12']],
  ['an ISA without content', isa, ['envelope_missing']],
  ['a truncated ISA', isa.slice(0, 60), ['isa_unreadable', 'not_x12']],
  ['text before the ISA', `hello ${remittancePaper}`, ['outside_envelope']],
  ['a wrong SE01', claimLess(['SE*16', 'SE*99']), ['envelope_count']],
  ['a wrong SE02', claimLess(['SE*16*0001', 'SE*16*0002']), ['envelope_number']],
  ['a wrong GE', claimLess(['GE*1*1', 'GE*2*3']), ['envelope_count', 'envelope_number']],
  ['a wrong IEA', claimLess(['IEA*1*000000001', 'IEA*0*1']), ['envelope_count', 'envelope_number']],
  ['a missing SE', claimLess(['SE*16*0001~', '']), ['envelope_missing']],
  [
    'a missing GS',
    claimLess([/GS.*?~/.exec(remittancePaper)![0], '']),
    ['envelope_missing', 'unsupported_version', 'envelope_missing', 'envelope_count'],
  ],
  ['a missing last terminator', remittancePaper.slice(0, -1), ['truncated']],
  ['an empty segment', claimLess(['~LX', '~~LX']), ['empty_segment']],
  ['a line break in a segment', claimLess(['ALEX', 'AL\nEX']), ['line_break']],
  [
    'a payment that is one cent off',
    claimLess(['*125*C*', '*125.01*C*']),
    ['transaction_unbalanced'],
  ],
  ['an unbalanced line', claimLess(['180*125**1', '180*124**1']), ['line_unbalanced']],
  ['an unbalanced claim', claimLess(['180*125*25', '181*125*25']), ['claim_unbalanced']],
  [
    'a patient responsibility that does not match',
    claimLess(['180*125*25', '180*125*24']),
    ['responsibility_mismatch'],
  ],
  [
    'an adjustment without an amount',
    claimLess(['CO*45*30', 'CO*45']),
    ['invalid_element', 'line_unbalanced', 'claim_unbalanced'],
  ],
  [
    'an amount without a reason',
    claimLess(['CO*45*30', 'CO**30']),
    ['invalid_element', 'line_unbalanced', 'claim_unbalanced'],
  ],
  [
    'an adjustment group that 5010 does not have',
    claimLess(['CAS*CO', 'CAS*CR']),
    ['invalid_element', 'line_unbalanced', 'claim_unbalanced'],
  ],
  ['an invalid date', claimLess(['472*20260105', '472*20260231']), ['invalid_element']],
  ['an invalid amount', claimLess(['B6*150', 'B6*15O']), ['invalid_element']],
  [
    'a missing TRN',
    claimLess(['TRN*1*TRACE1*1512345678~', ''], ['SE*16', 'SE*15']),
    ['missing_segment'],
  ],
  ['a missing control number', claimLess(['CLP*PCN1', 'CLP*']), ['missing_element']],
  ['an unknown segment', claimLess(['LX*1', 'ZZ9*1']), ['unexpected']],
  ['an invalid segment ID', claimLess(['LX*1', 'lx*1']), ['invalid_segment_id']],
  [
    'a repeated segment without elements',
    claimLess(['AMT*B6*150~', 'AMT*B6*150~SVC~'], ['SE*16', 'SE*17']),
    ['missing_element', 'missing_element', 'missing_element'],
  ],
  ['a segment between envelopes', claimLess(['GE*1', 'REF*1*2~GE*1']), ['misplaced']],
  ['an unsupported transaction type', paper('820', ['BPR*I*1']), ['unsupported']],
]
for (const [what, given, expected] of broken) {
  test(`The reader reports ${what}`, () => assert.deepEqual(codes(given), expected))
}

test('A fault has a position (interchange, transaction, segment, byte, element) and no value', () => {
  const second = claimLess(['B6*150', 'B6*SECRET'])
  const [fault, ...more] = readX12(remittancePaper + second).faults
  assert.deepEqual(more, [])
  assert.deepEqual(fault, {
    code: 'invalid_element',
    message: "The element can't be read.",
    offset: remittancePaper.length + second.indexOf('AMT*B6'),
    segment: 20 + 17,
    interchange: 2,
    transaction: 2,
    tag: 'AMT',
    element: 2,
  })
})

test('Elements and segments without a field are kept where they are', () => {
  const stored = remittanceIn(
    claimLess(
      ['ICN1*11*1', 'ICN1*11*1*****Y'],
      ['REF*6R*L1', 'MIA*1*A:B~REF*6R*L1'],
      ['B6*150', 'B6*?'],
    ),
  )
  const [claim] = claimsOf(stored)
  assert.deepEqual(claim!.unread, { CLP14: 'Y' })
  assert.deepEqual(claim!.lines[0]!.others, [['MIA', '1', 'A:B']])
  assert.deepEqual(claim!.lines[0]!.unread, { 'AMT(B6)02': '?' })
})

test('Provider adjustments are part of the balance, and what they exceed is carried forward', () => {
  const plb = 'PLB*1234567893*20261231*WO:R1*151.37*L6*-1.37*FB:F1*-25'
  const drawn = remittanceHead('0').map((segment) => segment.replace('*C*', '*D*'))
  for (const head of [remittanceHead('0'), drawn])
    assert.deepEqual(codes(paper('835', [...head, ...paidClaim, plb])), [])
})

test('A TA1 is kept with its interchange', () => {
  const ta1 = 'TA1*000000905*260121*0930*A*000'
  const file = readX12(`${isa}${ta1}~IEA*0*000000001~`)
  assert.deepEqual(file.faults, [])
  assert.deepEqual(file.interchanges[0]!.acknowledgments, [ta1.split('*')])
})

test('A segment of two megabytes is reported and skipped, and the next one is read', () => {
  const long = `NTE*ADD*${'x'.repeat(2_000_000)}`
  const given = claimLess(['LX*1', `${long}~LX*1`], ['SE*16', 'SE*17'])
  for (const size of [given.length, 65_536]) {
    const faults: string[] = []
    let content: any
    const reader = x12Reader({
      ended: (_, read) => void (content = read),
      fault: ({ code }) => void faults.push(code),
    })
    const bytes = Buffer.from(given)
    for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size))
    reader.end()
    assert.deepEqual(faults, ['segment_too_long'])
    assert.deepEqual(content, whole)
  }
})

test('A claim with more than 50,000 segments is cut off, and each skipped segment is reported', () => {
  const many = Array.from({ length: 50_010 }, () => 'REF*F8*1')
  const found = codes(paper('835', [...remittanceHead('125'), ...paidClaim, ...many]))
  assert.ok(found.length >= 10 && found.every((code) => code === 'too_many_segments'))
})
