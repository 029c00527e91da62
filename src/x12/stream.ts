// Reads X12 as a stream, in chunks of any size, and reports results immediately.
import {
  type FunctionalGroup,
  groupOf,
  type Interchange,
  interchangeOf,
  type Listener,
  trailerFaults,
  type TransactionHead,
} from './envelope.ts'
import { balance_codes, fault_codes, type FaultCode, tagOf, knownTag } from './faults.ts'
import { isKnownSet, kindOf, kinds } from './kinds.ts'
import { type AnyValues, group as groupOfParts } from './layout.ts'
import { type Position, readTransaction } from './read_transaction.ts'
import { tokenizer } from './tokenizer.ts'

type OpenTransaction = {
  head: TransactionHead
  reader: ReturnType<typeof readTransaction>
  segments: number
  faults: number
  unbalanced: boolean
}

const nothing = groupOfParts()
const anything = { has: () => true }
const max_acknowledgments = 1_000

export function x12Reader(listener: Listener) {
  let segment = 0
  let interchanges = 0
  let transactions = 0
  let offset = 0
  let tag: string | undefined
  let interchange: Interchange | undefined
  let group: FunctionalGroup | undefined
  let open: OpenTransaction | undefined
  let in_interchange = 0 // Groups so far.
  let in_group = 0 // Transactions so far.

  const tokens = tokenizer({
    segment: readSegment,
    fault(code, place) {
      fault(code, undefined, { segment: segment + 1, offset: place })
      // Not reported, but the sender counted it.
      if (code !== 'segment_too_long') return
      segment++
      if (open) open.segments++
    },
  })

  function fault(code: FaultCode, element?: number, from?: Position) {
    const at = from ?? { segment, offset, tag }
    const named = knownTag(at.tag)
    if (open) {
      open.faults++
      if (balance_codes.includes(code)) open.unbalanced = true
    }
    listener.fault({
      code,
      message: fault_codes[code],
      offset: at.offset,
      segment: at.segment,
      interchange: interchange ? interchanges : 0,
      transaction: open ? open.head.number : 0,
      ...(named ? { tag: named } : {}),
      ...(element === undefined ? {} : { element }),
    })
  }

  const envelopes = new Map([
    ['ISA', openInterchange],
    ['GS', openGroup],
    ['ST', openTransaction],
    ['SE', closeTransaction],
    ['GE', closeGroup],
    ['IEA', closeInterchange],
  ])

  function readSegment(elements: string[], place: number) {
    segment++
    offset = place
    tag = elements[0]
    if (open) open.segments++
    const envelope = envelopes.get(tag!)
    if (envelope) return envelope(elements)
    if (open) return open.reader.segment(elements)
    const acknowledges = tag === 'TA1' && interchange && !group
    if (!acknowledges) return fault(tagOf(tag) ? 'misplaced' : 'invalid_segment_id')
    if (interchange!.acknowledgments.length >= max_acknowledgments)
      return fault('too_many_segments')
    interchange!.acknowledgments.push(elements)
  }

  function openInterchange(elements: string[]) {
    if (interchange) closeInterchange(undefined)
    interchanges++
    in_interchange = 0
    interchange = interchangeOf(elements, tokens.marks())
    listener.interchange?.(interchange)
  }

  function openGroup(elements: string[]) {
    if (group) closeGroup(undefined)
    if (!interchange) fault('envelope_missing')
    in_interchange++
    in_group = 0
    group = groupOf(elements)
    listener.group?.(group)
  }

  function openTransaction(elements: string[]) {
    if (open) closeTransaction(undefined)
    transactions++
    in_group++
    const set = (elements[1] ?? '').trim()
    const version = (elements[3] || group?.version || '').trim()
    const kind = kindOf(set, version)
    const control_number = (elements[2] ?? '').trim()
    const head = {
      kind: kind ?? 'other',
      number: transactions,
      set,
      control_number,
      version,
    } as const
    const context = {
      marks: tokens.marks(),
      here: () => ({ segment, offset, tag }),
      fault,
      unit:
        listener.unit &&
        ((unit: AnyValues, within: AnyValues[]) => listener.unit!(unit, within, head)),
    }
    const { root, also } = kind ? kinds[kind] : { root: nothing, also: anything }
    const reader = readTransaction(root, also, context)
    open = { head, reader, segments: 1, faults: 0, unbalanced: false }
    if (!group) fault('envelope_missing')
    if (!kind) fault(isKnownSet(set) ? 'unsupported_version' : 'unsupported')
    listener.began?.(head)
  }

  function closeTransaction(elements: string[] | undefined) {
    if (!open) return fault('envelope_missing')
    const { head, reader } = open
    // A segment that closes the transaction instead of an SE isn't part of it.
    if (!elements && tag !== undefined) open.segments--
    const { content, totals } = reader.end()
    if (!elements) fault('envelope_missing')
    else checkTrailer(elements, open.segments, head.control_number)
    const { segments, faults, unbalanced } = open
    open = undefined
    const { units, money } =
      head.kind === 'other' ? { units: 'units', money: false } : kinds[head.kind]
    const balanced = money ? !unbalanced : undefined
    listener.ended?.({ ...head, segments, units, totals, balanced, faults }, content)
  }

  function closeGroup(elements: string[] | undefined) {
    if (open) closeTransaction(undefined)
    if (!group || !elements) fault('envelope_missing')
    else checkTrailer(elements, in_group, group.control_number)
    group = undefined
  }

  function closeInterchange(elements: string[] | undefined) {
    if (open) closeTransaction(undefined)
    if (group) closeGroup(undefined)
    if (!interchange || !elements) fault('envelope_missing')
    else checkTrailer(elements, in_interchange, interchange.control_number)
    interchange = undefined
  }

  function checkTrailer(elements: string[], count: number, number: string) {
    const off = trailerFaults(elements, count, number)
    if (off.count) fault('envelope_count', 1)
    if (off.number) fault('envelope_number', 2)
  }

  function end() {
    const { seen } = tokens.end()
    tag = undefined
    if (interchange) closeInterchange(undefined)
    else if (group) closeGroup(undefined)
    else if (open) closeTransaction(undefined)
    if (!seen) fault('not_x12', undefined, { segment: 0, offset: 0 })
  }

  return { push: tokens.push, end }
}

// Reads a file or body as its chunks arrive.
export async function streamX12(chunks: AsyncIterable<Uint8Array>, listener: Listener) {
  const reader = x12Reader(listener)
  for await (const chunk of chunks) reader.push(chunk)
  reader.end()
}
