// A head of the audit log as one line of text: what was signed, and the signature. The numbers from
// first_sequence to last_sequence follow on those of the head before, so a missing head shows.
import { type HeadContent, headText } from './audit_chain.ts'

export type SignedHead = HeadContent & { signature: Buffer }

export const headLine = (head: SignedHead) => JSON.stringify(headFields(head))

export const headFields = (head: SignedHead) => ({
  ...(JSON.parse(headText(head)) as Record<string, unknown>),
  signature: head.signature.toString('base64'),
})

const hash = /^[0-9a-f]{64}$/

// A line of a heads file, or of the log, which wraps the head and holds other lines too.
export function headIn(line: string): SignedHead | undefined {
  if (!line.includes('"last_sequence"')) return undefined
  const read = parse(line)
  const found = (read?.audit_head ?? read) as Record<string, unknown> | undefined
  if (!found || !isHead(found)) return undefined
  return {
    account: found.account_id,
    first_sequence: found.first_sequence,
    last_sequence: found.last_sequence,
    previous_head: Buffer.from(found.previous_head, 'hex'),
    head: Buffer.from(found.head, 'hex'),
    signed_at: found.signed_at,
    key_id: found.key_id,
    signature: Buffer.from(found.signature, 'base64'),
  }
}

type Fields = Record<
  'account_id' | 'previous_head' | 'head' | 'signed_at' | 'key_id' | 'signature',
  string
> &
  Record<'first_sequence' | 'last_sequence', number>

function isHead(found: Record<string, unknown>): found is Fields {
  const { first_sequence: first, last_sequence: last, head, previous_head } = found
  const texts = ['account_id', 'signed_at', 'key_id', 'signature']
  return (
    texts.every((name) => typeof found[name] === 'string') &&
    [head, previous_head].every((value) => typeof value === 'string' && hash.test(value)) &&
    [first, last].every(Number.isSafeInteger) &&
    (first as number) >= 1 &&
    (first as number) <= (last as number)
  )
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line) as Record<string, unknown>
  } catch {
    return undefined // A line that was cut off; what it held is then missing.
  }
}
