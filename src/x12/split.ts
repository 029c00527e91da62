// Splits a file into its transactions, and puts some of them into a file of their own, in their
// original envelopes and unchanged. A clearinghouse can send the transactions of several receivers
// in one file.
import { tokenizer } from './tokenizer.ts'

type Group = { header: Buffer; number: string; transactions: NumberedPart[] }
type Envelope = {
  header: Buffer // ISA
  number: string
  element: string
  segment: string
  groups: Group[]
  acknowledgments: NumberedPart[] // TA1
}
// Transactions are numbered in the order of the file, acknowledgments after all of them.
type NumberedPart = { number: number; bytes: Buffer }

export type SplitFile = { parts: number; select(numbers: ReadonlySet<number>): Buffer }

// Undefined if an envelope is missing or broken: then only the file as a whole can be used.
export function splitX12(input: Uint8Array): SplitFile | undefined {
  const bytes = Buffer.from(input)
  const envelopes = readEnvelopes(bytes)
  if (!envelopes || envelopes.length === 0) return undefined
  const transactions = envelopes.flatMap(({ groups }) =>
    groups.flatMap((each) => each.transactions),
  )
  const acknowledgments = envelopes.flatMap((each) => each.acknowledgments)
  const all = [...transactions, ...acknowledgments]
  for (const [i, part] of all.entries()) part.number = i + 1
  const select = (numbers: ReadonlySet<number>) =>
    Buffer.concat(envelopes.flatMap((envelope) => writeEnvelope(envelope, numbers)))
  return { parts: all.length, select }
}

type Segment = { tag: string; elements: string[]; bytes: Buffer }

function segmentsOf(bytes: Buffer): Segment[] | undefined {
  const found: { elements: string[]; offset: number }[] = []
  let faults = 0
  const reader = tokenizer({
    segment: (elements, offset) => void found.push({ elements: [...elements], offset }),
    fault: () => void faults++,
  })
  reader.push(bytes)
  reader.end()
  if (faults > 0) return undefined
  return found.map(({ elements, offset }, i) => ({
    tag: elements[0] ?? '',
    elements,
    bytes: bytes.subarray(offset, found[i + 1]?.offset ?? bytes.length),
  }))
}

function readEnvelopes(bytes: Buffer): Envelope[] | undefined {
  const envelopes: Envelope[] = []
  let group: Group | undefined
  let open: Buffer[] | undefined // The segments of the transaction that is being read.
  for (const { tag, elements, bytes: raw } of segmentsOf(bytes) ?? []) {
    const envelope = envelopes.at(-1)
    if (open) {
      open.push(raw)
      if (tag === 'SE') {
        group!.transactions.push({ number: 0, bytes: Buffer.concat(open) })
        open = undefined
      } else if (isEnvelope(tag)) return undefined
    } else if (tag === 'ISA') {
      const text = raw.toString('latin1')
      const [element, segment] = [text[3], text[105]]
      if (!element || !segment) return undefined
      const number = elements[13]!.trim()
      const rest = { number, element, segment, groups: [], acknowledgments: [] }
      envelopes.push({ header: raw, ...rest })
    } else if (!envelope) return undefined
    else if (tag === 'TA1') envelope.acknowledgments.push({ number: 0, bytes: raw })
    else if (tag === 'GS' && !group) {
      group = { header: raw, number: elements[6]?.trim() ?? '', transactions: [] }
      envelope.groups.push(group)
    } else if (tag === 'GE') group = undefined
    else if (tag === 'ST' && group) open = [raw]
    else if (tag !== 'IEA' || group) return undefined
  }
  return open || group ? undefined : envelopes
}

const isEnvelope = (tag: string) => ['ISA', 'IEA', 'GS', 'GE', 'ST'].includes(tag)

function writeEnvelope(envelope: Envelope, numbers: ReadonlySet<number>): Buffer[] {
  const wanted = (parts: NumberedPart[]) =>
    parts.filter(({ number }) => numbers.has(number)).map(({ bytes }) => bytes)
  const trailer = (...elements: (string | number)[]) =>
    Buffer.from(`${elements.join(envelope.element)}${envelope.segment}`, 'latin1')
  const groups = envelope.groups.flatMap(({ header, number, transactions }) => {
    const some = wanted(transactions)
    return some.length > 0 ? [[header, ...some, trailer('GE', some.length, number)]] : []
  })
  const acknowledgments = wanted(envelope.acknowledgments)
  if (groups.length + acknowledgments.length === 0) return []
  return [
    envelope.header,
    ...acknowledgments,
    ...groups.flat(),
    trailer('IEA', groups.length, envelope.number),
  ]
}
