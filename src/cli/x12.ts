// attune x12: parses an X12 file of any size and reports its transactions and errors.
import { createReadStream } from 'node:fs'
import type { TransactionEnd } from '#x12/envelope.ts'
import type { Fault } from '#x12/faults.ts'
import { streamX12 } from '#x12/stream.ts'
import { type Arguments, type Table, UsageError } from './command.ts'

const error_exit_code = 2 // Not 1, the exit code of a crash.

export async function read({ words: [file], options }: Arguments): Promise<Table> {
  const rows: Table = []
  const fault = (found: Fault) => {
    if (found.code === 'not_x12') throw new UsageError(found.message)
    process.exitCode = error_exit_code
    // Faults might not fit in memory, so each is printed when it is found.
    if (options.json) rows.push({ error: found })
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
}

// A file that can't be opened is a usage error, not a crash.
async function* reading(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new UsageError(`${file}: file not found.`)
    if (code === 'EISDIR') throw new UsageError(`${file}: is a directory.`)
    if (code === 'EACCES') throw new UsageError(`${file}: permission denied.`)
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
  errors: end.faults,
})

const money = ({ balanced }: TransactionEnd, cents: number) => {
  if (balanced === undefined) return undefined
  const digits = `${Math.abs(cents)}`.padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function sentence({ code, message, transaction, segment, offset, tag, element }: Fault) {
  const name = tag ? ` ${tag}${element ? `${element}`.padStart(2, '0') : ''}` : ''
  const within = transaction ? `transaction ${transaction}, ` : ''
  return `error ${code}: ${within}segment ${segment}${name}, byte ${offset}. ${message}`
}
