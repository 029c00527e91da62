// Serializes a signed head of the audit log as one line of JSON. The range from first_sequence to
// last_sequence continues that of the previous head, so a missing head leaves a gap.
import { type HeadContent, headText } from './audit_chain.ts'

export type SignedHead = HeadContent & { signature: Buffer }

export const headLine = (head: SignedHead) => JSON.stringify(headFields(head))

export const headFields = (head: SignedHead) => ({
  ...(JSON.parse(headText(head)) as Record<string, unknown>),
  signature: head.signature.toString('base64'),
})

const hash = /^[0-9a-f]{64}$/

// Parses a line of a heads file, or of the log, which wraps heads and has other lines too.
export function headIn(line: string): SignedHead | undefined {
  if (!line.includes('"last_sequence"')) return undefined
  const parsed = parse(line)
  const fields = (parsed?.audit_head ?? parsed) as Record<string, unknown> | undefined
  if (!fields || !isHead(fields)) return undefined
  return {
    account: fields.account_id,
    first_sequence: fields.first_sequence,
    last_sequence: fields.last_sequence,
    previous_head: Buffer.from(fields.previous_head, 'hex'),
    head: Buffer.from(fields.head, 'hex'),
    signed_at: fields.signed_at,
    key_id: fields.key_id,
    signature: Buffer.from(fields.signature, 'base64'),
  }
}

type Fields = Record<
  'account_id' | 'previous_head' | 'head' | 'signed_at' | 'key_id' | 'signature',
  string
> &
  Record<'first_sequence' | 'last_sequence', number>

function isHead(fields: Record<string, unknown>): fields is Fields {
  const { first_sequence: first, last_sequence: last, head, previous_head } = fields
  const texts = ['account_id', 'signed_at', 'key_id', 'signature']
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
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
    return undefined // A truncated line. Its head is then missing.
  }
}
