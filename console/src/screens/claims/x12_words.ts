// What the segments and codes of claims and their answers mean, for people who don't read X12.

export const segment_words: Record<string, string> = {
  ISA: 'Envelope: sender, receiver, date and control number',
  GS: 'Group of transactions',
  ST: 'Begins a transaction',
  BHT: 'Purpose and date of the transaction',
  HL: 'Begins a level: provider, subscriber or patient',
  PRV: 'Specialty of a provider',
  NM1: 'Name and identifier of a party',
  N3: 'Street address',
  N4: 'City, state and postal code',
  PER: 'Contact',
  REF: 'Reference number',
  SBR: 'Subscriber and order of the payer',
  DMG: 'Birth date and sex',
  CLM: 'The claim: control number, charge, place of service',
  HI: 'Diagnoses',
  LX: 'Line number',
  SV1: 'Service: procedure, charge, units, diagnosis pointers',
  DTP: 'Date',
  TRN: 'Trace number',
  STC: 'Status of the claim',
  QTY: 'Quantity',
  AMT: 'Amount',
  BPR: 'Payment: amount and method',
  CLP: "The payer's decision on a claim",
  CAS: 'Adjustment: why an amount was not paid',
  SVC: "The payer's decision on a line",
  MOA: 'Remarks on the claim',
  LQ: 'Remark code',
  PLB: 'Adjustment of the provider',
  AK1: 'Group that is acknowledged',
  AK2: 'Transaction that is acknowledged',
  IK3: 'Segment with an error',
  IK4: 'Element with an error',
  IK5: 'Whether the transaction was accepted',
  AK9: 'Whether the group was accepted',
  SE: 'Ends the transaction',
  GE: 'Ends the group',
  IEA: 'Ends the envelope',
}

const claim_status: Record<string, string> = {
  '1': 'Processed as primary',
  '2': 'Processed as secondary',
  '3': 'Processed as tertiary',
  '4': 'Denied',
  '19': 'Processed as primary, forwarded',
  '22': 'Reversal of an earlier payment',
  '23': 'Not our claim, forwarded',
  '25': 'Predetermination, no payment',
}
const adjustment_group: Record<string, string> = {
  CO: "Contractual obligation: you can't bill the patient",
  PR: 'Patient responsibility',
  OA: 'Other adjustment',
  PI: 'Payer-initiated reduction',
}
const place: Record<string, string> = {
  '02': 'telehealth, not at home',
  '10': 'telehealth at home',
  '11': 'office',
  '12': 'home',
  '53': 'community mental health center',
}
const frequency: Record<string, string> = { '1': 'original', '7': 'replacement', '8': 'void' }
const acknowledgment: Record<string, string> = {
  A: 'Accepted',
  E: 'Accepted, with errors',
  P: 'Partially accepted',
  R: 'Rejected',
}
const status_category: Record<string, string> = {
  A0: 'Forwarded',
  A1: 'Received, not yet accepted',
  A2: 'Accepted for adjudication',
  A3: 'Returned as unprocessable',
  A4: 'Not found',
  A6: 'Rejected: information is missing',
  A7: 'Rejected: information is invalid',
  A8: 'Rejected: a relational field is in error',
  P1: 'Pending',
  F1: 'Finalized: paid',
  F2: 'Finalized: denied',
}
const reference: Record<string, string> = {
  G1: 'Prior authorization',
  EI: 'Tax ID',
  '6R': 'Line control number',
  D9: 'Claim number of the clearinghouse',
  '1K': 'Claim number of the payer',
  F8: 'Original claim number',
}
const entity: Record<string, string> = {
  '41': 'Submitter',
  '40': 'Receiver',
  '85': 'Billing provider',
  IL: 'Subscriber',
  QC: 'Patient',
  PR: 'Payer',
  PE: 'Payee',
  '82': 'Rendering provider',
  DQ: 'Supervising provider',
  AY: 'Clearinghouse',
}

export type Explained = { element: string; value: string; words: string }

/** The elements of a segment that decide something, in words. */
export function explain(segment: readonly string[], reasons: ReadonlyMap<string, string>) {
  const [name = '', ...elements] = segment
  const at = (number: number) => elements[number - 1] ?? ''
  const found: Explained[] = []
  const add = (number: number, words: string | undefined) => {
    if (words && at(number)) found.push({ element: `${name}0${number}`, value: at(number), words })
  }
  if (name === 'CLP') add(2, claim_status[at(2)])
  if (name === 'CAS') {
    add(1, adjustment_group[at(1)])
    add(2, reasons.get(`${at(1)}-${at(2)}`) ?? reasons.get(at(2)) ?? `Reason ${at(2)}`)
    add(3, 'Amount')
  }
  if (name === 'CLM') {
    const [where = '', , how = ''] = at(5).split(':')
    add(2, 'Total charge')
    add(5, [place[where] ?? `place ${where}`, frequency[how]].filter(Boolean).join(', '))
  }
  if (name === 'SV1') add(1, `Procedure ${at(1).split(':').slice(1).join(', modifier ')}`)
  if (name === 'SVC') add(3, 'Paid for the line')
  if (name === 'HI') add(1, `Principal diagnosis ${at(1).split(':')[1] ?? ''}`)
  if (name === 'STC') add(1, status_category[at(1).split(':')[0] ?? ''])
  if (name === 'IK5' || name === 'AK9') add(1, acknowledgment[at(1)])
  if (name === 'REF') add(1, reference[at(1)])
  if (name === 'NM1') add(1, entity[at(1)])
  if (name === 'SBR') add(1, { P: 'Primary', S: 'Secondary', T: 'Tertiary' }[at(1)])
  return found
}

// The segments with the decision and its reasons. The rest is one click away.
const telling_segments: Record<string, readonly string[]> = {
  '837P': ['CLM', 'HI', 'SV1', 'REF', 'SBR'],
  '999': ['AK2', 'IK3', 'IK4', 'IK5', 'AK9'],
  '277CA': ['STC', 'TRN', 'REF'],
  '277': ['STC', 'TRN', 'REF'],
  '835': ['CLP', 'CAS', 'SVC', 'MOA', 'LQ', 'BPR'],
}

export const isTelling = (kind: string, name: string) =>
  telling_segments[kind]?.includes(name) ?? true

export const segmentsOf = (text: string) =>
  text
    .split('~')
    .map((segment) => segment.trim())
    .filter(Boolean)
    .map((segment) => segment.split('*'))
