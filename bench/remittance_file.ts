// A fictional 835 of any size: balanced claims of three lines with adjustments.

const claim = (number: number) =>
  [
    `CLP*PCN${`${number}`.padStart(13, '0')}*1*540*375*75*12*ICN${number}*11*1`,
    'NM1*QC*1*DOE*ALEX****MI*M1000001',
    'NM1*82*1*ROE*SAM****XX*1234567893',
    'REF*1L*G12345',
    'DTM*232*20260105',
    'DTM*233*20260119',
    'DTM*050*20260121',
    ...[1, 2, 3].flatMap((line) => [
      'SVC*HC:90837:95*180*125**1',
      `DTM*472*2026010${line}`,
      'CAS*CO*45*30',
      'CAS*PR*3*25',
      `REF*6R*L${number}-${line}`,
      'AMT*B6*150',
      'LQ*HE*N130',
    ]),
  ].join('~\n')

const begins = (paid: string) =>
  [
    'ISA*00*          *00*          *ZZ*PAYER          *ZZ*PRACTICE       ' +
      '*260121*0930*^*00501*000000001*0*T*:',
    'GS*HP*PAYER*PRACTICE*20260121*0930*1*X*005010X221A1',
    'ST*835*0001',
    `BPR*I*${paid}*C*ACH*CCP*01*111000025*DA*123456*1512345678**01*111000025*DA*654321*20260122`,
    'TRN*1*TRACE1*1512345678',
    'DTM*405*20260121',
    'N1*PR*A PAYER',
    'N3*1 MAIN ST',
    'N4*ALBANY*NY*12207',
    'N1*PE*A PRACTICE*XX*1234567893',
    'REF*TJ*123456789',
    'LX*1~\n',
  ].join('~\n')
const header_segments = 10 // From ST to LX.
const claim_segments = claim(1).split('~').length

export function* remittanceFile(bytes: number): Generator<Buffer> {
  const claims = Math.ceil(bytes / (claim(1).length + 2))
  yield Buffer.from(begins(`${claims * 375}`))
  const together = 200
  for (let first = 1; first <= claims; first += together) {
    const last = Math.min(claims, first + together - 1)
    let text = ''
    for (let number = first; number <= last; number++) text += `${claim(number)}~\n`
    yield Buffer.from(text)
  }
  const segments = header_segments + claims * claim_segments + 1
  yield Buffer.from(`SE*${segments}*0001~\nGE*1*1~\nIEA*1*000000001~\n`)
}
