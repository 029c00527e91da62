// Splits bytes into segments, chunk by chunk. Delimiters come from each ISA; memory is bounded by
// the longest segment. Nothing is skipped without a fault.
import { type FaultCode } from './faults.ts'

export type Marks = { element: string; component: string; repetition?: string; segment: string }

export type TokenListener = {
  segment(elements: string[], offset: number): void
  fault(code: FaultCode, offset: number): void
}

const segment_limit = 1_000_000
const isa_limit = 1_000

export function tokenizer(listener: TokenListener) {
  let rest: Buffer = Buffer.alloc(0) // Incomplete segment.
  let rest_offset = 0
  let marks: Marks | undefined
  let lost = false // Searching for the next ISA.
  let skipping = false // Inside an overlong segment.
  let next_feed = -1 // Next line breaks in the scanned text.
  let next_return = -1
  let wide = false // Contains non-ASCII bytes.

  function push(chunk: Uint8Array) {
    scan(Buffer.concat([rest, chunk]), false)
  }

  function end() {
    scan(rest, true)
    return { seen: marks !== undefined }
  }

  function scan(bytes: Buffer, ended: boolean) {
    const text = bytes.toString('latin1') // One character is one byte.
    wide = /[\x80-\xff]/.test(text)
    let at = 0
    next_feed = next_return = -1
    if (rest_offset === 0 && text.startsWith('\u00ef\u00bb\u00bf')) at = 3 // A byte order mark.
    for (;;) {
      if (skipping) {
        const stop = text.indexOf(marks!.segment, at)
        at = stop < 0 ? text.length : stop + 1
        skipping = stop < 0
      }
      while (at < text.length && isBlank(text.charCodeAt(at))) at++
      if (at >= text.length) break
      if (marks === undefined || lost || startsIsa(text, at)) {
        const next = open(text, at, ended)
        if (next === undefined) break
        at = next
        continue
      }
      let stop = text.indexOf(marks.segment, at)
      if (stop < 0) {
        if (text.length - at > segment_limit) {
          listener.fault('segment_too_long', rest_offset + at)
          skipping = true
          continue
        }
        if (!ended) break
        listener.fault('truncated', rest_offset + at)
        stop = text.length
      }
      if (stop - at > segment_limit) listener.fault('segment_too_long', rest_offset + at)
      else emitSegment(text, at, stop)
      at = stop + 1
    }
    at = Math.min(at, text.length)
    rest = Buffer.from(bytes.subarray(at)) // A copy: the chunk may be reused.
    rest_offset += at
  }

  // Expects an ISA. Returns where to continue, or undefined if more bytes are needed.
  function open(text: string, at: number, ended: boolean): number | undefined {
    if (!startsIsa(text, at)) {
      // A byte order mark can be split across chunks.
      const begins = rest_offset + at === 0 && '\u00ef\u00bb\u00bf'.startsWith(text.slice(at))
      if (!ended && (begins || 'ISA'.startsWith(text.slice(at)))) return undefined
      return seek(text, at, ended, 'outside_envelope')
    }
    const found = marksOf(text, at)
    if (found === 'more' && !ended) return undefined
    if (typeof found === 'string') return seek(text, at + 3, ended, 'isa_unreadable', at)
    lost = false
    marks = found.marks
    emitSegment(text, at, found.stop)
    return found.stop + 1
  }

  function seek(text: string, at: number, ended: boolean, code: FaultCode, from = at) {
    if (!lost || code === 'isa_unreadable') listener.fault(code, rest_offset + from)
    lost = true
    const next = text.indexOf('ISA', at)
    if (next > at) return next
    if (next === at) return startsIsa(text, at) ? at : at + 3
    const tail = ended ? 0 : text.endsWith('IS') ? 2 : text.endsWith('I') ? 1 : 0
    return Math.max(at, text.length - tail)
  }

  function emitSegment(text: string, at: number, stop: number) {
    const offset = rest_offset + at
    const has_line_break = breaksWithin(text, at, stop)
    if (at === stop) return listener.fault('empty_segment', offset)
    if (!has_line_break && !wide)
      return listener.segment(split(text, at, stop, marks!.element), offset)
    if (has_line_break) listener.fault('line_break', offset)
    const segment_text = text.slice(at, stop).replace(/[\r\n]+/g, '')
    listener.segment((wide ? decoded(segment_text) : segment_text).split(marks!.element), offset)
  }

  // The next line break is searched once, not per segment.
  function breaksWithin(text: string, at: number, stop: number) {
    if (next_feed < at) next_feed = next(text, '\n', at)
    if (next_return < at) next_return = next(text, '\r', at)
    return next_feed < stop || next_return < stop
  }

  return { push, end, marks: () => marks! }
}

// Faster than slicing the segment and splitting it.
function split(text: string, at: number, stop: number, mark: string) {
  const code = mark.charCodeAt(0)
  const elements: string[] = []
  let from = at
  for (let i = at; i < stop; i++) {
    if (text.charCodeAt(i) !== code) continue
    elements.push(from === i ? '' : text.slice(from, i))
    from = i + 1
  }
  elements.push(text.slice(from, stop))
  return elements
}

function next(text: string, character: string, from: number) {
  const found = text.indexOf(character, from)
  return found < 0 ? text.length : found
}

const isBlank = (code: number) => code === 10 || code === 13 || code === 32 || code === 9

const startsIsa = (text: string, at: number) =>
  text.startsWith('ISA', at) && at + 3 < text.length && isMark(text[at + 3]!)

const isMark = (character: string) => /[^A-Za-z0-9\s\x80-\xff]/.test(character)

// ISA fields have fixed widths, but not all senders comply: the sixteenth separator counts.
function marksOf(text: string, at: number) {
  const element = text[at + 3]!
  let place = at + 2
  for (let count = 0; count < 16; count++) {
    place = text.indexOf(element, place + 1)
    if (place < 0) return text.length - at > isa_limit ? 'none' : 'more'
    if (place - at > isa_limit) return 'none'
  }
  if (place + 2 >= text.length) return 'more'
  const component = text[place + 1]!
  const segment = text[place + 2]!
  const fields = text.slice(at, place).split(element)
  const terminates = isMark(segment) || segment === '\n' || segment === '\r'
  const distinct = new Set([element, component, segment]).size === 3
  const has_line_break = fields.some((field) => field.includes(segment))
  if (!terminates || !distinct || !isMark(component) || has_line_break) return 'none'
  const marks: Marks = { element, component, segment }
  const repetition = fields[11]!
  // Before 00402 this element had a different meaning.
  if (fields[12]! >= '00402' && repetition.length === 1 && isMark(repetition)) {
    marks.repetition = repetition
  }
  return { marks, stop: place + 2 }
}

// UTF-8 if valid, else Latin-1 byte by byte: nothing is replaced.
function decoded(segment: string) {
  const text = Buffer.from(segment, 'latin1').toString('utf8')
  return text.includes('\ufffd') ? segment : text
}
