// What is wrong with a file, and where. A fault names places, never values: those are health data.

export type Place = {
  offset: number // Bytes from the beginning of the file.
  segment: number // The number of the segment in the file; the first is 1, 0 is before it.
  interchange: number // The number of the ISA it stands in, 0 outside.
  transaction: number // The number of the ST it stands in, in the file; 0 outside.
  tag?: string // "CLP", if what stands there is the name of a segment.
  element?: number
}

export type Fault = Place & { code: FaultCode; message: string }

export const fault_codes = {
  not_x12: 'There is no ISA segment: this is no X12.',
  isa_unreadable: 'An ISA segment cannot be read, so what follows it is skipped up to the next.',
  outside: 'Text stands outside of any interchange and is skipped.',
  cut_short: 'The file ends inside this segment.',
  segment_too_long: 'The segment is longer than 1,000,000 characters and is skipped.',
  line_break: 'The segment is broken by a line break, which is left out.',
  empty_segment: 'A segment is empty.',
  bad_tag: 'What should be the name of a segment is none.',
  misplaced: 'The segment does not belong here.',
  unexpected: 'This kind of transaction has no such segment here.',
  repeated: 'The segment may stand here only once.',
  too_many: 'One claim or header has more than 50,000 segments; this one is left out.',
  missing_segment: 'A segment that must be here is missing.',
  missing_element: 'An element that must be here is empty.',
  bad_element: 'The element cannot be read.',
  extra_delimiter: 'The element holds a character that separates in what we write.',
  level_number: 'The number of this level (HL01) does not follow from the one before.',
  level_parent: 'The parent of this level (HL02) is not the level it stands in.',
  unsupported: 'This kind of transaction is not read; its segments are kept as they are.',
  envelope_missing: 'An envelope is not closed, or was never opened.',
  envelope_count: 'The count in the trailer is not the number of what stands before it.',
  envelope_number: 'The control number in the trailer is not that of the header.',
  line_unbalanced: 'The line does not balance: charge less adjustments is not what was paid.',
  claim_unbalanced: 'The claim does not balance: charge less adjustments is not what was paid.',
  transaction_unbalanced:
    'The remittance does not balance: claims less provider adjustments are not the payment.',
  responsibility_mismatch: 'What the patient owes (CLP05) is not the sum of the PR adjustments.',
  total_mismatch: 'The charge of the claim is not the sum of its lines.',
  cob_unbalanced: 'What another payer paid and adjusted is not the charge.',
  bad_pointer: 'A line points to a diagnosis that the claim does not have.',
  counts_mismatch: 'More transactions were accepted than received.',
} as const

export type FaultCode = keyof typeof fault_codes

export const balance_codes: FaultCode[] = [
  'line_unbalanced',
  'claim_unbalanced',
  'transaction_unbalanced',
  'responsibility_mismatch',
  'total_mismatch',
  'cob_unbalanced',
]

const looksLikeTag = /^[A-Z][A-Z0-9]{1,2}$/

export const tagOf = (word: string | undefined) =>
  word !== undefined && looksLikeTag.test(word) ? word : undefined

// Only these are told: in a broken file a short name may stand where that of a segment should.
const known = new Set(
  (
    'AAA AK1 AK2 AK9 AMT BHT BPR CAS CLM CLP CN1 CR1 CR2 CR3 CRC CTP CTX CUR DMG DTM DTP EB EQ ' +
    'FRM GE GS HCP HI HL HSD IEA III IK3 IK4 IK5 INS ISA K3 LE LIN LQ LS LX MEA MIA MOA MPI MSG ' +
    'N1 N2 N3 N4 NM1 NTE OI PAT PER PLB PRV PS1 PWK QTY RDM REF SBR SE ST STC SV1 SVC SVD TA1 ' +
    'TRN TS2 TS3'
  ).split(' '),
)

export const tellable = (word: string | undefined) =>
  word !== undefined && known.has(word) ? word : undefined
