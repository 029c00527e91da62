// Reads a whole file in memory: interchanges, groups, transactions and all faults.
import {
  type FunctionalGroup,
  groupOf,
  type ReadGroup,
  type ReadInterchange,
  type ReadTransaction,
} from './envelope.ts'
import type { Fault } from './faults.ts'
import { x12Reader } from './stream.ts'

export type X12File = { interchanges: ReadInterchange[]; faults: Fault[] }

export function readX12(input: string | Uint8Array): X12File {
  const reader = fileReader()
  reader.push(typeof input === 'string' ? Buffer.from(input) : input)
  return reader.end()
}

// The same in chunks of any size, for a caller that shares its thread.
export function fileReader() {
  const file: X12File = { interchanges: [], faults: [] }
  let open: ReadGroup | undefined
  // Nothing is read before the first ISA, so there is always an interchange.
  const add = (group: FunctionalGroup): ReadGroup => {
    const whole = { ...group, transactions: [] }
    file.interchanges.at(-1)!.groups.push(whole)
    return whole
  }
  const reader = x12Reader({
    interchange(interchange) {
      file.interchanges.push({ ...interchange, groups: [] })
      open = undefined
    },
    group: (group) => void (open = add(group)),
    ended(end, content) {
      open ??= add(groupOf([]))
      open.transactions.push({ ...end, content } as ReadTransaction)
    },
    fault: (fault) => void file.faults.push(fault),
  })
  return {
    push: (chunk: Uint8Array) => reader.push(chunk),
    end() {
      reader.end()
      return file
    },
  }
}

// All transactions, regardless of their envelopes.
export const transactionsOf = ({ interchanges }: X12File): ReadTransaction[] =>
  interchanges.flatMap(({ groups }) => groups.flatMap((group) => group.transactions))
