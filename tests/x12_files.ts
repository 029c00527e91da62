// X12 files for tests: an interchange around segments, with the right counts.
import type { InterchangeDraft } from '#x12/write.ts'

const versions: Record<string, [string, string]> = {
  835: ['HP', '005010X221A1'],
  837: ['HC', '005010X222A1'],
  820: ['RA', '005010X218'],
}

export const isa =
  'ISA*00*          *00*          *ZZ*PAYER          *ZZ*PRACTICE       ' +
  '*260121*0930*^*00501*000000001*0*T*:~'

export function paper(set: string, segments: string[], end = '~') {
  const [group, version] = versions[set]!
  const start = set === '835' ? 'ST*835*0001' : `ST*${set}*0001*${version}`
  const whole = [
    `GS*${group}*PAYER*PRACTICE*20260121*0930*1*X*${version}`,
    start,
    ...segments,
    `SE*${segments.length + 2}*0001`,
    'GE*1*1',
    'IEA*1*000000001',
  ]
  return isa.slice(0, -1) + end + whole.map((segment) => segment + end).join('')
}

export const paidClaim = [
  'CLP*PCN1*1*180*125*25*12*ICN1*11*1',
  'NM1*QC*1*DOE*ALEX****MI*M1000001',
  'SVC*HC:90837:95*180*125**1',
  'DTM*472*20260105',
  'CAS*CO*45*30',
  'CAS*PR*3*25',
  'REF*6R*L1',
  'AMT*B6*150',
]

export const remittanceHead = (paid: string) => [
  `BPR*I*${paid}*C*CHK************20260122`,
  'TRN*1*TRACE1*1512345678',
  'DTM*405*20260121',
  'N1*PR*A PAYER',
  'N1*PE*A PRACTICE*XX*1234567893',
  'LX*1',
]

export const remittancePaper = paper('835', [...remittanceHead('125'), ...paidClaim])

export const envelope = {
  sender: { kind: 'ZZ', id: 'PRACTICE' },
  receiver: { kind: 'ZZ', id: 'PAYER' },
  control_number: 1,
  day: '2026-01-21',
  time: '0930',
  usage: 'test',
} satisfies Partial<InterchangeDraft>

export const around = (transaction: any): InterchangeDraft => ({
  ...envelope,
  groups: [
    {
      sender: 'PRACTICE',
      receiver: 'PAYER',
      control_number: 1,
      transactions: [{ ...transaction, control_number: 1 }],
    },
  ],
})
