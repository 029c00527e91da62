// X12 fault codes and messages. A fault names positions, never values, because values are health
// data.

export type FaultPosition = {
  offset: number // Byte offset in the file.
  segment: number // Segment number in the file, from 1; 0 before the first.
  interchange: number // Number of the enclosing ISA; 0 outside.
  transaction: number // Number of the enclosing ST in the file; 0 outside.
  tag?: string // For example "CLP", if it is a valid segment ID.
  element?: number
}

export type Fault = FaultPosition & { code: FaultCode; message: string }

export const fault_codes = {
  not_x12: "The file has no ISA segment, so it isn't X12.",
  isa_unreadable: "An ISA segment can't be read. Everything up to the next ISA was skipped.",
  outside_envelope: 'Text outside any interchange was skipped.',
  truncated: 'The file ends in the middle of this segment.',
  segment_too_long: 'The segment is longer than 1,000,000 characters and was skipped.',
  line_break: 'The segment contains a line break, which was removed.',
  empty_segment: 'The segment is empty.',
  invalid_segment_id: 'The segment ID is invalid.',
  misplaced: 'The segment is in the wrong place.',
  unexpected: "The segment isn't allowed at this position in this transaction type.",
  repeated_segment: 'The segment can occur only once here.',
  too_many_segments: 'A claim or header has more than 50,000 segments. This segment was skipped.',
  missing_segment: 'A required segment is missing.',
  missing_element: 'A required element is empty.',
  invalid_element: "The element can't be read.",
  extra_delimiter: 'The element contains a character that Attune uses as a delimiter.',
  hl_number: "The hierarchical level number (HL01) doesn't follow the previous one.",
  hl_parent: "The hierarchical parent (HL02) isn't the enclosing level.",
  unsupported: "The transaction type isn't supported. Its segments are stored unchanged.",
  unsupported_version:
    "The version (GS08 or ST03) isn't supported. Supported versions: 005010X221A1 (835), " +
    '005010X214 (277CA), 005010X212 (276 and 277), 005010X231A1 (999), 005010X279A1 (270 and ' +
    '271) and 005010X222A1 (837P).',
  envelope_missing: 'An envelope has no header or no trailer.',
  envelope_count: "The count in the trailer doesn't match the content.",
  envelope_number: "The control number in the trailer doesn't match the header.",
  line_unbalanced:
    "The line doesn't balance: charge less adjustments doesn't equal the paid amount.",
  claim_unbalanced:
    "The claim doesn't balance: charge less adjustments doesn't equal the paid amount.",
  transaction_unbalanced:
    "The remittance doesn't balance: claim payments less provider adjustments don't " +
    'equal the payment.',
  responsibility_mismatch:
    "Patient responsibility (CLP05) doesn't equal the sum of the PR adjustments.",
  total_mismatch: "The claim charge doesn't equal the sum of the line charges.",
  cob_unbalanced: "Another payer's payment and adjustments don't add up to the charge.",
  invalid_pointer: "A line points to a diagnosis that isn't on the claim.",
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

// Only known segment IDs are reported: in a broken file, data can appear in their place.
const known = new Set(
  (
    'AAA AK1 AK2 AK9 AMT BHT BPR CAS CLM CLP CN1 CR1 CR2 CR3 CRC CTP CTX CUR DMG DTM DTP EB EQ ' +
    'FRM GE GS HCP HI HL HSD IEA III IK3 IK4 IK5 INS ISA K3 LE LIN LQ LS LX MEA MIA MOA MPI MSG ' +
    'N1 N2 N3 N4 NM1 NTE OI PAT PER PLB PRV PS1 PWK QTY RDM REF SBR SE ST STC SV1 SVC SVD TA1 ' +
    'TRN TS2 TS3'
  ).split(' '),
)

export const knownTag = (word: string | undefined) =>
  word !== undefined && known.has(word) ? word : undefined
