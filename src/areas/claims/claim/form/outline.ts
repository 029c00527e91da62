// The boxes of the CMS-1500 on its grid, with labels of our own, for looking at a claim on screen.
// The red form itself is printed by the NUCC's suppliers only.
type Box = { label: string; lines: [first: number, last: number]; columns: [number, number] }

const box = (label: string, lines: Box['lines'], columns: Box['columns']): Box => ({
  label,
  lines,
  columns,
})

const left: Box['columns'] = [1, 29]
const middle: Box['columns'] = [30, 49]
const right: Box['columns'] = [50, 79]
const wide: Box['columns'] = [1, 49]

// Three boxes beside each other.
const row = (first: number, labels: [string, string, string]) =>
  [left, middle, right].map((columns, at) => box(labels[at]!, [first, first + 1], columns))

const service_columns: [label: string, first: number, last: number][] = [
  ['24A Dates of service', 1, 18],
  ['B Place', 19, 21],
  ['C', 22, 24],
  ['D Procedure and modifiers', 25, 44],
  ['E Pointer', 45, 49],
  ['F Charges', 50, 58],
  ['G Units', 59, 62],
  ['H', 63, 64],
  ['I', 65, 67],
  ['J Rendering provider', 68, 79],
]

export const outline_boxes: Box[] = [
  box('1  Medicare, Medicaid, TRICARE, CHAMPVA, group, FECA, other', [7, 8], wide),
  box("1a  Insured's ID", [7, 8], right),
  ...row(9, ['2  Patient', '3  Birth date, sex (M, F)', '4  Insured']),
  ...row(11, ["5  Patient's address", '6  Self, spouse, child, other', "7  Insured's address"]),
  ...row(13, ['City, state', '8  Reserved', 'City, state']),
  ...row(15, ['ZIP code, phone', '', 'ZIP code, phone']),
  ...row(17, ['9  Other insured', '10  Condition related to', '11  Policy, group or FECA']),
  ...row(19, ['9a  Other policy or group', '10a  Employment (yes, no)', '11a  Birth date, sex']),
  ...row(21, ['9b  Reserved', '10b  Auto accident, state', '11b  Other claim ID']),
  ...row(23, ['9c  Reserved', '10c  Other accident', '11c  Plan or program']),
  ...row(25, ['9d  Other plan or program', '10d  Claim codes', '11d  Other plan (yes, no)']),
  box("12  Patient's signature", [27, 30], wide),
  box("13  Insured's signature", [27, 30], right),
  box('14  Illness, injury or pregnancy', [31, 32], [1, 26]),
  box('15  Other date', [31, 32], [27, 49]),
  box('16  Unable to work', [31, 32], right),
  ...row(33, ['17  Referring or supervising', '17b  NPI', '18  Hospitalization']),
  box('19  Additional information', [35, 36], wide),
  box('20  Outside lab (yes, no)', [35, 36], right),
  box('21  Diagnoses A to L, ICD indicator', [37, 40], wide),
  box('22  Resubmission code, original reference', [37, 38], right),
  box('23  Prior authorization', [39, 40], right),
  ...service_columns.map(([label, ...columns]) => box(label, [41, 42], columns)),
  ...[43, 45, 47, 49, 51, 53].flatMap((first) =>
    service_columns.map(([, ...columns]) => box('', [first, first + 1], columns)),
  ),
  box('25  Tax ID, SSN or EIN', [55, 56], [1, 22]),
  box('26  Patient account', [55, 56], [23, 37]),
  box('27  Assignment', [55, 56], [38, 49]),
  box('28  Total charge', [55, 56], [50, 60]),
  box('29  Amount paid', [55, 56], [61, 70]),
  box('30  Reserved', [55, 56], [71, 79]),
  box('31  Signature of the provider', [57, 61], [1, 22]),
  box('32  Service facility', [57, 61], [23, 49]),
  box('33  Billing provider', [57, 61], right),
]
