// Writes an interchange, including envelopes, counts and control numbers. The result is read back
// first; anything that doesn't round-trip is rejected.
import { isDeepStrictEqual } from 'node:util'
import { day } from './codecs.ts'
import { balance_codes, type FaultCode } from './faults.ts'
import type { Address } from './envelope.ts'
import { type TransactionDraft, kinds } from './kinds.ts'
import { readX12, transactionsOf } from './read.ts'
import { our_marks, type WriteError, writeTransaction } from './write_transaction.ts'

export type InterchangeDraft = {
  sender: Address // ISA05, ISA06
  receiver: Address
  control_number: number // ISA13, 1 to 999999999
  day: string // 2026-11-15
  time: string // 0930
  usage: 'test' | 'production' // ISA15
  groups: {
    sender: string // GS02
    receiver: string
    control_number: number // GS06
    transactions: (TransactionDraft & { control_number: number })[] // ST02. One type per group.
  }[]
}

// Allows unbalanced content, for a simulated payer that makes mistakes.
type Choices = { unbalanced?: boolean; line_breaks?: boolean }

export type WriteResult = { text: string } | { refusals: WriteError[] }

export function writeX12(
  request: InterchangeDraft,
  { unbalanced = false, line_breaks = false }: Choices = {},
): WriteResult {
  const refusals: WriteError[] = envelopeRefusals(request)
  if (refusals.length > 0) return { refusals }
  const segments: string[][] = [isaOf(request)]
  for (const [i, group] of request.groups.entries()) {
    const { version, group: kind } = kinds[group.transactions[0]!.kind]
    const date = request.day.replaceAll('-', '')
    const number = `${group.control_number}`
    segments.push([
      'GS',
      kind,
      group.sender,
      group.receiver,
      date,
      request.time,
      number,
      'X',
      version,
    ])
    for (const [j, transaction] of group.transactions.entries()) {
      const path = `groups[${i}].transactions[${j}].content`
      segments.push(...transactionSegments(transaction, path, refusals))
    }
    segments.push(['GE', `${group.transactions.length}`, number])
  }
  segments.push(['IEA', `${request.groups.length}`, nine(request.control_number)])
  if (refusals.length > 0) return { refusals }
  const end = line_breaks ? '~\n' : '~'
  const text = segments.map((segment) => segment.join('*') + end).join('')
  const wrong = readBack(text, request, unbalanced)
  return wrong.length > 0 ? { refusals: wrong } : { text }
}

function transactionSegments(
  { kind, content, control_number }: InterchangeDraft['groups'][0]['transactions'][0],
  path: string,
  refusals: WriteError[],
) {
  const { root, set, version } = kinds[kind]
  const own: WriteError[] = []
  const body = writeTransaction(root, content, own)
  refusals.push(...own.map((refusal) => ({ ...refusal, path: `${path}.${refusal.path}` })))
  const number = `${control_number}`.padStart(4, '0')
  const start = 'bare' in kinds[kind] ? ['ST', set, number] : ['ST', set, number, version]
  return [start, ...body, ['SE', `${body.length + 2}`, number]]
}

const nine = (number: number) => `${number}`.padStart(9, '0')

function isaOf({ sender, receiver, control_number, day, time, usage }: InterchangeDraft) {
  const fixed = ({ kind, id }: Address) => [kind, id.padEnd(15)]
  const empty = ['00', ' '.repeat(10)]
  const date = day.replaceAll('-', '').slice(2)
  const ends = [
    '00501',
    nine(control_number),
    '0',
    usage === 'test' ? 'T' : 'P',
    our_marks.component,
  ]
  return ['ISA', ...empty, ...empty, ...fixed(sender), ...fixed(receiver), date, time, '^', ...ends]
}

function envelopeRefusals(request: InterchangeDraft): WriteError[] {
  const refusals: WriteError[] = []
  const check = (good: boolean, path: string, message: string) => {
    if (!good) refusals.push({ path, message })
  }
  const numbered = (number: number) =>
    Number.isInteger(number) && number > 0 && number <= 999_999_999
  const isCode = (code: string, most: number) =>
    new RegExp(`^[A-Za-z0-9][A-Za-z0-9 ._-]{0,${most - 1}}$`).test(code) && code.trim() === code
  const number = 'Must be an integer from 1 to 999999999.'
  for (const side of ['sender', 'receiver'] as const) {
    check(/^[A-Z0-9]{2}$/.test(request[side].kind), `${side}.kind`, 'Must be two characters.')
    check(isCode(request[side].id, 15), `${side}.id`, 'Must be 1 to 15 letters and digits.')
  }
  check(numbered(request.control_number), 'control_number', number)
  check(day.write(request.day, our_marks) !== undefined, 'day', 'Must be a valid date.')
  check(
    /^([01]\d|2[0-3])[0-5]\d$/.test(request.time),
    'time',
    'Must be a four-digit time, for example 0930.',
  )
  check(request.groups.length > 0, 'groups', 'At least one is required.')
  for (const [i, group] of request.groups.entries()) {
    const path = `groups[${i}]`
    for (const side of ['sender', 'receiver'] as const) {
      check(isCode(group[side], 15), `${path}.${side}`, 'Must be 2 to 15 letters and digits.')
    }
    check(numbered(group.control_number), `${path}.control_number`, number)
    const of = new Set(group.transactions.map(({ kind }) => kind))
    check(
      of.size === 1,
      `${path}.transactions`,
      'Must be one or more transactions of the same type.',
    )
    const numbers = group.transactions.map(({ control_number }) => control_number)
    check(numbers.every(numbered), `${path}.transactions`, number)
    check(
      new Set(numbers).size === numbers.length,
      `${path}.transactions`,
      'Control numbers must be unique.',
    )
  }
  return refusals
}

function readBack(text: string, request: InterchangeDraft, unbalanced: boolean): WriteError[] {
  const file = readX12(text)
  const forgiven: FaultCode[] = unbalanced ? balance_codes : []
  const faults = file.faults.filter(({ code }) => !forgiven.includes(code))
  const expected = request.groups.flatMap(({ transactions }) => transactions)
  const found = transactionsOf(file)
  const lost = expected.flatMap(({ content }, i) =>
    isDeepStrictEqual(bare(content), bare(found[i]?.content))
      ? []
      : [{ path: `transactions[${i}]`, message: "The transaction doesn't round-trip." }],
  )
  const named = faults.map(({ message, transaction, tag, element }) => ({
    path: `transactions[${transaction - 1}]${tag ? ` ${tag}${element ?? ''}` : ''}`,
    message,
  }))
  return [...named, ...lost]
}

// Drops empty values: undefined, empty lists and empty objects.
function bare(value: unknown): unknown {
  if (Array.isArray(value))
    return value.length > 0 ? value.map((item) => bare(item) ?? {}) : undefined
  if (value === 0) return 0 // Not -0, which can't be written.
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, bare(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
