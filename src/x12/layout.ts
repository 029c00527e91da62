// Describes transaction layouts: the order of segments, and which element is which field. The
// reader, writer and types derive from it.
import type { Codec } from './codecs.ts'
import type { FaultCode } from './faults.ts'
import { candidatesFor } from './part_lookup.ts'

export type Field<T = unknown> = { at: number; codec: Codec<T>; needed: boolean }
export type Named = Field & { key: string; inner: string[] }
export type Fields = Record<string, Field>
type TypeOf<F> = F extends Field<infer T> ? T : never
// Components of a composite with an empty name are fields themselves.
type Own<F extends Fields> = { [K in Exclude<keyof F, ''>]?: TypeOf<F[K]> | undefined }
type Inner<F> = F extends { '': Field<infer T> } ? T : {}
export type Values<F extends Fields> = Own<F> & Inner<F> & Leftovers

// Data without a field: kept and written back. `unread` is keyed by position ("CLP14"); `others`
// are whole segments, with ":" and "^" as separators.
export type Leftovers = { unread?: Record<string, string>; others?: string[][] }

// The data of a segment or loop for the reader and the writer, which handle all layouts alike.
export type AnyValues = Leftovers & { [field: string]: unknown }

export const at = <T>(position: number, codec: Codec<T>): Field<T> => ({
  at: position,
  codec,
  needed: false,
})
export const need = <T>(position: number, codec: Codec<T>): Field<T> => ({
  ...at(position, codec),
  needed: true,
})

// Qualifiers such as "QC" or "QC IL" in the first element, or elsewhere: { 3: '22' }. In HI it is
// the first component.
type When = string | Record<number, string>

export type Part<T = unknown> = {
  tag: string
  name: string // "REF(6R)": distinguishes parts with the same tag.
  when: { at: number; values: Set<string>; first: boolean } | undefined
  how: 'flat' | 'one' | 'many' | 'items' | 'loop' | 'loops' | 'mark'
  key: string
  fields: Named[]
  mapped: boolean[] // By position: whether a field or qualifier is there.
  needed: boolean
  flag: number // Bit flag of a part that can occur once.
  repeats?: { from: number; step: number; count: number; head: Named[] }
  group?: Group
  level?: string // HL03 of a loop that starts with an HL.
  childless?: boolean // HL04 isn't written.
  carries: boolean // Is a unit or contains units.
  unit?: boolean // Reported one by one when streaming.
  bracket?: string // Enclosed by LS and LE.
  is?: T // Type only.
}

export type Totals = { units: number; charge: number; paid: number }
export type Check = { totals: Totals; fault(code: FaultCode): void }

// The parts a tag can be, by qualifier, else those without one.
export type PartCandidates = {
  at: number
  first: boolean
  by_value: Map<string, Part[]>
  any: Part[]
}

export type Group<T = unknown> = {
  parts: Part[]
  by_tag: Map<string, PartCandidates>
  arrays: string[] // Fields that are always present, even if empty.
  check?(value: T, check: Check): void
  is?: T
}
export type Of<G> = G extends { is?: infer T } ? NonNullable<T> : never

type Both<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never
type Plain<T> = { [K in keyof T]: T[K] }

// Position of the date format: D8 or RD8.
export const formats: Record<string, number> = { DTP: 2, DMG: 1 }

const namedFields = (fields: Fields): Named[] =>
  Object.entries(fields).map(([key, field]) => {
    const inner = key === '' ? Object.keys(field.codec.like.parts as object) : []
    return { key, inner, ...field }
  })

type UntypedPart = Omit<Part, 'is'>

function part(
  tag: string,
  how: Part['how'],
  key: string,
  fields: Fields,
  when?: When,
): UntypedPart {
  const [position, values] =
    when === undefined ? [0, ''] : typeof when === 'string' ? [1, when] : Object.entries(when)[0]!
  const entries = namedFields(fields)
  const mapped: boolean[] = [true]
  for (const field of entries) mapped[field.at] = true
  if (when !== undefined) mapped[+position] = true
  if (values.includes(' ') && tag !== 'HI' && !entries.some((field) => field.at === +position)) {
    throw new Error(`${tag} has several meanings, and no field that tells which.`)
  }
  if (formats[tag]) mapped[formats[tag]] = true
  return {
    tag,
    name: when === undefined ? tag : `${tag}(${values})`,
    when:
      when === undefined
        ? undefined
        : { at: +position, values: new Set(values.split(' ')), first: tag === 'HI' },
    how,
    key,
    fields: entries,
    mapped,
    needed: when === undefined && entries.some((field) => field.needed),
    flag: 0,
    carries: false,
  }
}

// The segment's fields belong to the enclosing object.
export const flat = <F extends Fields>(tag: string, fields: F, when?: When): Part<Values<F>> =>
  part(tag, 'flat', '', fields, when)

// Required, even though a qualifier distinguishes it.
export const must = <T>(part: Part<T>): Part<T> => ({ ...part, needed: true })

// The segment is its own object, at most once.
export const one = <K extends string, F extends Fields>(
  key: K,
  tag: string,
  fields: F,
  when?: When,
): Part<{ [k in K]?: Values<F> | undefined }> => ({
  ...part(tag, 'one', key, fields, when),
  needed: false,
})

// Each segment is an object in a list.
export const many = <K extends string, F extends Fields>(
  key: K,
  tag: string,
  fields: F,
  when?: When,
): Part<{ [k in K]: Values<F>[] }> => part(tag, 'many', key, fields, when)

// One segment holds several items: after the head elements, `count` times `step` elements.
export function items<K extends string, H extends Fields, F extends Fields>(
  key: K,
  tag: string,
  head: H,
  fields: F,
  [from, step, count]: [number, number, number],
  when?: When,
): Part<{ [k in K]: Plain<Own<H> & Own<F> & Inner<F>>[] }> {
  const whole = part(tag, 'items', key, fields, when)
  return { ...whole, repeats: { from, step, count, head: namedFields(head) } }
}

type Loop = { level?: string; childless?: boolean; unit?: boolean; bracket?: string }

function loopPart(how: 'loop' | 'loops', key: string, group: Group, loop: Loop): UntypedPart {
  const { level, ...rest } = loop
  const whole = level ? part('HL', how, key, {}, { 3: level }) : { ...group.parts[0]!, how, key }
  if (level) whole.mapped = [true, true, true, true, true]
  const carries = loop.unit === true || group.parts.some((inner) => inner.carries)
  return { ...whole, ...rest, group, carries, needed: false, ...(level ? { level } : {}) }
}

export const loop = <K extends string, T>(
  key: K,
  group: Group<T>,
  how: Loop = {},
): Part<{ [k in K]?: T | undefined }> => loopPart('loop', key, group, how)

export const loops = <K extends string, T>(
  key: K,
  group: Group<T>,
  how: Loop = {},
): Part<{ [k in K]: T[] }> => loopPart('loops', key, group, how)

// LS and LE: they only mark where a loop begins and ends.
export const mark = (tag: string, name: string): Part<{}> => part(tag, 'mark', '', {}, name)

export function group<P extends Part[]>(
  ...parts: P
): Group<Plain<Both<Of<P[number]>> & Leftovers>> {
  const by_tag = new Map<string, PartCandidates>()
  let flags = 0
  const flagged = parts.map((part) => {
    const once = part.how === 'flat' || part.how === 'one' || part.how === 'loop'
    return { ...part, flag: once ? 1 << flags++ : 0 }
  })
  if (flags > 31) throw new Error('A group has at most 31 parts that occur once.')
  for (const { tag } of flagged) if (!by_tag.has(tag)) by_tag.set(tag, candidatesFor(tag, flagged))
  const arrays = flagged.filter(({ how }) => ['many', 'items', 'loops'].includes(how))
  return { parts: flagged, by_tag, arrays: arrays.map(({ key }) => key) }
}

export const checked = <T>(whole: Group<T>, check: (value: T, check: Check) => void): Group<T> => ({
  ...whole,
  check,
})
