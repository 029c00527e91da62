// Reads segments into one typed transaction. Each goes to the innermost open loop that has a place
// for it; the rest is kept in place and reported.
import { type FaultCode, tagOf } from './faults.ts'
import { type AnyValues, formats, type Group, type Part, type Totals } from './layout.ts'
import { itemsOf, findPart } from './part_lookup.ts'
import type { Marks } from './tokenizer.ts'

const segments_limit = 50_000 // Per unit or header.

export type ReadContext = {
  marks: Marks
  here(): Position
  fault(code: FaultCode, element?: number, from?: Position): void
  // Set when a file is read as a stream: units are reported and discarded.
  unit?: ((unit: AnyValues, within: AnyValues[]) => void) | undefined
}

export type Position = { segment: number; offset: number; tag?: string | undefined }
export type ExtraTags = { has(tag: string): boolean }

type Frame = {
  group: Group
  part: Part | undefined
  value: AnyValues
  seen: number
  from: Position
}

export function readTransaction(root: Group, also: ExtraTags, context: ReadContext) {
  const totals: Totals = { units: 0, charge: 0, paid: 0 }
  const { marks } = context
  const frames: Frame[] = [begin(root, undefined, context.here())]
  const levels: string[] = [] // Numbers of the open HLs.
  let last_level = 0
  let budget = segments_limit

  function segment(elements: string[]) {
    let full = false
    for (let depth = frames.length - 1; depth >= 0; depth--) {
      const frame = frames[depth]!
      const part = findPart(frame, elements, marks)
      if (part === 'full') full = true // It may start the next loop of an enclosing group.
      if (part === undefined || part === 'full') continue
      while (frames.length > depth + 1) close()
      if (part.unit) budget = segments_limit
      return budget-- > 0 ? take(frame, part, elements) : context.fault('too_many_segments')
    }
    const tag = tagOf(elements[0])
    if (full) context.fault('repeated_segment')
    else if (!tag || !also.has(tag)) context.fault(tag ? 'unexpected' : 'invalid_segment_id')
    keep(elements)
  }

  function take(frame: Frame, part: Part, elements: string[]) {
    frame.seen |= part.flag
    const { value } = frame
    if (part.how === 'flat') fill(value, part, elements)
    else if (part.how === 'items') addItems(value, part, elements)
    else if (part.how === 'one' || part.how === 'many') {
      const item: AnyValues = {}
      if (part.how === 'one') value[part.key] = item
      else listIn(value, part.key).push(item)
      fill(item, part, elements)
    } else if (part.how === 'mark') nothingAfter(elements, 1)
    else {
      const inner = begin(part.group!, part, context.here())
      if (part.how === 'loop') value[part.key] = inner.value
      // In a stream, the parents of units are discarded with them.
      else if (!context.unit || !part.carries) listIn(value, part.key).push(inner.value)
      frames.push(inner)
      if (part.level) level(elements)
      else placeIn(inner, elements)
    }
  }

  // The first segment of a loop is its first part.
  function placeIn(inner: Frame, elements: string[]) {
    const first = inner.group.parts[0]!
    inner.seen |= first.flag
    fill(inner.value, first, elements)
  }

  function level(elements: string[]) {
    last_level++
    if (elements[1] !== `${last_level}`) context.fault('hl_number', 1)
    if ((elements[2] ?? '') !== (levels.at(-1) ?? '')) context.fault('hl_parent', 2)
    levels.push(elements[1] ?? '')
    if (/^\d+$/.test(elements[1] ?? '')) last_level = Number(elements[1])
    if (!/^[01]?$/.test(elements[4] ?? '')) context.fault('invalid_element', 4)
    nothingAfter(elements, 4)
  }

  function nothingAfter(elements: string[], last: number) {
    for (let i = last + 1; i < elements.length; i++)
      if (elements[i]) context.fault('invalid_element', i)
  }

  function fill(target: AnyValues, part: Part, elements: string[]) {
    const { fields, mapped } = part
    for (let i = 0; i < fields.length; i++) {
      const field = fields[i]!
      const raw = elements[field.at]
      if (raw === undefined || raw === '') {
        if (field.needed) context.fault('missing_element', field.at)
        continue
      }
      const value = field.codec.read(raw, marks)
      if (value !== undefined) {
        if (field.key === '') Object.assign(target, value)
        else target[field.key] = value
        continue
      }
      context.fault('invalid_element', field.at)
      leave(target, part, elements, field.at)
    }
    const format = formats[part.tag]
    if (format && elements[format] && !/^R?D8$/.test(elements[format])) {
      context.fault('invalid_element', format)
      leave(target, part, elements, format)
    }
    for (let i = 1; i < elements.length; i++) {
      if (mapped[i] !== true && elements[i]) leave(target, part, elements, i)
    }
  }

  function leave(holder: AnyValues, part: Part, elements: string[], at: number) {
    holder.unread ??= {}
    holder.unread[`${part.name}${`${at}`.padStart(2, '0')}`] = normal(elements[at]!, at)
  }

  function addItems(value: AnyValues, part: Part, elements: string[]) {
    const items = itemsOf(part, elements, marks)
    if (typeof items !== 'number') return void listIn(value, part.key).push(...items)
    context.fault('invalid_element', items)
    keep(elements)
  }

  function keep(elements: string[]) {
    if (budget-- <= 0) return context.fault('too_many_segments')
    const frame = frames.at(-1)!
    frame.value.others ??= []
    frame.value.others.push(elements.map(normal))
  }

  // Kept composites and repetitions use our own separators.
  function normal(raw: string, at: number) {
    const { component, repetition } = marks
    const foreign =
      (component !== ':' && raw.includes(':')) || (repetition !== '^' && raw.includes('^'))
    if (foreign) context.fault('extra_delimiter', at)
    const colons = component === ':' ? raw : raw.replaceAll(component, ':')
    return repetition === '^' || !repetition ? colons : colons.replaceAll(repetition, '^')
  }

  function close() {
    const { group, part, value, from, seen } = frames.pop()!
    if (part?.level) levels.pop()
    const fault = (code: FaultCode) => context.fault(code, undefined, from)
    for (const each of group.parts) {
      if (each.needed && each.how === 'flat' && !(seen & each.flag)) fault('missing_segment')
    }
    if (part?.unit) totals.units++
    group.check?.(value, { totals, fault })
    if (!part?.unit) return
    budget = segments_limit
    context.unit?.(
      value,
      frames.map((frame) => frame.value),
    )
  }

  function end(): { content: AnyValues; totals: Totals } {
    const content = frames[0]!.value
    while (frames.length > 0) close()
    return { content, totals }
  }

  return { segment, end }
}

function begin(group: Group, part: Part | undefined, from: Position): Frame {
  const value: AnyValues = {}
  for (let i = 0; i < group.arrays.length; i++) value[group.arrays[i]!] = []
  return { group, part, value, seen: 0, from }
}

// A list of a group: begin() created it.
function listIn(value: AnyValues, key: string): unknown[] {
  const list = value[key]
  if (!Array.isArray(list)) throw new Error(`${key} is not a list of its group.`)
  return list
}
