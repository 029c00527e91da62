// attune x12: reads a file of X12 as large as it may be, and tells what is in it and what is wrong.
import { createReadStream } from 'node:fs'
import type { TransactionEnd } from '#x12/envelope.ts'
import type { Fault } from '#x12/faults.ts'
import { streamX12 } from '#x12/stream.ts'
import { type Command, type Table, UsageError } from './command.ts'

const fault_exit_code = 2 // Not 1, which is what a crash ends with.

export const x12Commands: Command[] = [
  {
    name: 'x12 read',
    takes: '<file>',
    does:
      'Read X12 (837P, 835, 277CA, 277, 276, 999, 270, 271) and name every fault with its place; ' +
      'exits with 2 where there is one. Prints no health data, except with --json: then all of it.',
    examples: ['x12 read remittance.835', 'x12 read claims.837 --json'],
    async run(_, { words: [file], options }) {
      const rows: Table = []
      const fault = (found: Fault) => {
        if (found.code === 'not_x12') throw new UsageError(found.message)
        process.exitCode = fault_exit_code
        // There may be more of them than fit into memory, so each is printed as it is found.
        if (options.json) rows.push({ fault: found })
        else process.stdout.write(`${sentence(found)}\n`)
      }
      // Without a listener for units the whole transaction is gathered, which --json asks for.
      const listener = options.json
        ? {
            fault,
            ended: (end: TransactionEnd, content: unknown) => void rows.push({ ...end, content }),
          }
        : { fault, ended: (end: TransactionEnd) => void rows.push(summary(end)), unit: () => {} }
      await streamX12(reading(file!), listener)
      return rows
    },
  },
]

// What cannot be opened is a sentence, not a fault of ours.
async function* reading(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new UsageError(`There is no file ${file}.`)
    if (code === 'EISDIR') throw new UsageError(`${file} is a folder.`)
    if (code === 'EACCES') throw new UsageError(`${file} may not be read.`)
    throw error
  }
}

const summary = (end: TransactionEnd) => ({
  transaction: end.number,
  kind: end.kind,
  segments: end.segments,
  holds: `${end.totals.units} ${end.units}`,
  charge: money(end, end.totals.charge),
  paid: end.kind === '835' ? money(end, end.totals.paid) : undefined,
  balances: end.balanced === undefined ? undefined : end.balanced ? 'yes' : 'no',
  faults: end.faults,
})

const money = ({ balanced }: TransactionEnd, cents: number) => {
  if (balanced === undefined) return undefined
  const digits = `${Math.abs(cents)}`.padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function sentence({ code, message, transaction, segment, offset, tag, element }: Fault) {
  const name = tag ? ` ${tag}${element ? `${element}`.padStart(2, '0') : ''}` : ''
  const within = transaction ? `transaction ${transaction}, ` : ''
  return `fault ${code}: ${within}segment ${segment}${name}, byte ${offset}. ${message}`
}
