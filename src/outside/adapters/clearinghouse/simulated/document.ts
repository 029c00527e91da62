// Wraps the simulated payer's documents in an X12 envelope. Control numbers are derived from the
// input, so that the same input produces the same output.
import { createHash } from 'node:crypto'
import type { TransactionDraft } from '#x12/kinds.ts'
import { writeX12 } from '#x12/write.ts'

export const clearinghouse = { kind: 'organization' as const, name: 'SANDBOX CLEARINGHOUSE' }
export const clearinghouse_id = 'SBXCLEAR'

export type Envelope = {
  from: string
  to: string
  at: Temporal.Instant
  seed: string // The input it responds to.
  unbalanced?: boolean
}

export const dayOf = (at: Temporal.Instant) => at.toString().slice(0, 10)
export const timeOf = (at: Temporal.Instant) => at.toString().slice(11, 16).replace(':', '')

export const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest()

export const numberOf = (...parts: string[]) => (hashOf(...parts).readUInt32BE(0) % 999_999_998) + 1

// The payer's claim control number.
export const payerNumberOf = (payer_id: string, control_number: string) =>
  `SBX${`${numberOf(payer_id, control_number)}`.padStart(9, '0')}`

const isCode = (id: string) => /^[A-Za-z0-9][A-Za-z0-9._-]{1,14}$/.test(id)
const code = (id: string) => (isCode(id) ? id : 'UNKNOWN')

export function writeDocument(
  drafted: TransactionDraft,
  { from, to, at, seed, unbalanced = false }: Envelope,
) {
  const control_number = numberOf(seed, drafted.kind, from, at.toString())
  const written = writeX12(
    {
      sender: { kind: 'ZZ', id: code(from) },
      receiver: { kind: 'ZZ', id: code(to) },
      control_number,
      day: dayOf(at),
      time: timeOf(at),
      usage: 'test',
      groups: [
        {
          sender: code(from),
          receiver: code(to),
          control_number,
          transactions: [{ ...drafted, control_number: 1 }],
        },
      ],
    },
    { unbalanced },
  )
  if ('text' in written) return written.text
  const why = written.refusals.map(({ path, message }) => `${path}: ${message}`)
  throw new Error(`The simulated payer can't write this document: ${why.join(' ')}`)
}
