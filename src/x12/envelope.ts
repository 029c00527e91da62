// Envelopes around transactions: interchange (ISA, IEA) and functional group (GS, GE).
import type { Fault } from './faults.ts'
import type { KindName, Content } from './kinds.ts'
import type { AnyValues, Totals } from './layout.ts'
import type { Marks } from './tokenizer.ts'

export type Address = { kind: string; id: string } // ISA05 and ISA06: ZZ, 30 and others

export type Interchange = {
  control_number: string // ISA13
  sender: Address
  receiver: Address
  date: string // ISA09, YYMMDD
  time: string // ISA10
  version: string // ISA12
  usage: string // ISA15: T test, P production
  marks: Marks
  acknowledgments: string[][] // TA1 segments, unchanged.
}

export type FunctionalGroup = {
  kind: string // GS01
  sender: string
  receiver: string
  date: string // GS04, CCYYMMDD
  time: string
  control_number: string // GS06
  version: string // GS08
}

// Unsupported transactions are "other"; their segments are kept unchanged.
export type TransactionHead = {
  kind: KindName | 'other'
  number: number // Position in the file.
  set: string // ST01
  control_number: string // ST02
  version: string // ST03, else GS08
}

export type TransactionEnd = TransactionHead & {
  segments: number // Includes ST and SE.
  units: string // What totals.units counts, for example claims.
  totals: Totals
  balanced: boolean | undefined // Undefined if there are no amounts to balance.
  faults: number
}

export type Other = { kind: 'other'; content: { others?: string[][] } }
export type ReadTransaction = Omit<TransactionEnd, 'kind'> & (Content | Other)

export type ReadGroup = FunctionalGroup & { transactions: ReadTransaction[] }
export type ReadInterchange = Interchange & { groups: ReadGroup[] }

export type Listener = {
  interchange?(interchange: Interchange): void
  group?(group: FunctionalGroup): void
  began?(transaction: TransactionHead): void
  // One unit (a claim or a patient) and its enclosing loops, outermost first. With this callback,
  // units are reported and discarded; without it, `ended` receives all of them.
  unit?(unit: AnyValues, within: AnyValues[], transaction: TransactionHead): void
  ended?(transaction: TransactionEnd, content: AnyValues): void
  fault(fault: Fault): void
}

const word = (elements: string[], at: number) => (elements[at] ?? '').trim()

export const interchangeOf = (isa: string[], marks: Marks): Interchange => ({
  control_number: word(isa, 13),
  sender: { kind: word(isa, 5), id: word(isa, 6) },
  receiver: { kind: word(isa, 7), id: word(isa, 8) },
  date: word(isa, 9),
  time: word(isa, 10),
  version: word(isa, 12),
  usage: word(isa, 15),
  marks,
  acknowledgments: [],
})

export const groupOf = (gs: string[]): FunctionalGroup => ({
  kind: word(gs, 1),
  sender: word(gs, 2),
  receiver: word(gs, 3),
  date: word(gs, 4),
  time: word(gs, 5),
  control_number: word(gs, 6),
  version: word(gs, 8),
})

// Checks a trailer's count and control number.
export const trailerFaults = (trailer: string[], count: number, number: string) => ({
  count: !/^\d{1,10}$/.test(word(trailer, 1)) || Number(word(trailer, 1)) !== count,
  number: word(trailer, 2) !== number,
})
