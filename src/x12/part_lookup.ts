// Finds the layout part for a segment, and reads the items of a segment.
import type { AnyValues, Group, Named, Part, PartCandidates } from './layout.ts'
import type { Marks } from './tokenizer.ts'

export function candidatesFor(tag: string, parts: Part[]): PartCandidates {
  const same_tag = parts.filter((part) => part.tag === tag)
  const any = same_tag.filter(({ when }) => when === undefined)
  const qualifiers = same_tag.flatMap(({ when }) => when ?? [])
  const by_value = new Map<string, Part[]>()
  for (const value of qualifiers.flatMap(({ values }) => [...values])) {
    const fits = same_tag.filter(({ when }) => when === undefined || when.values.has(value))
    by_value.set(value, fits)
  }
  return { at: qualifiers[0]?.at ?? 0, first: qualifiers[0]?.first ?? false, by_value, any }
}

// The first part with this tag whose qualifier matches and that is still free.
export function findPart(
  { group, seen }: { group: Group; seen: number },
  elements: string[],
  marks: Marks,
): Part | 'full' | undefined {
  const candidates = group.by_tag.get(elements[0]!)
  if (candidates === undefined) return undefined
  let fits = candidates.any
  if (candidates.at > 0) {
    const qualifier = elements[candidates.at] ?? ''
    const value = candidates.first ? qualifier.split(marks.component)[0]! : qualifier
    fits = candidates.by_value.get(value) ?? candidates.any
  }
  for (let i = 0; i < fits.length; i++) {
    if ((seen & fits[i]!.flag) === 0) return fits[i]
  }
  return fits.length > 0 ? 'full' : undefined
}

// The items of a segment, or the number of the element that can't be read.
export function itemsOf(part: Part, elements: string[], marks: Marks): object[] | number {
  const { from, step, count, head } = part.repeats!
  const end = from + step * count
  for (let i = end; i < elements.length; i++) if (elements[i]) return i
  const items: object[] = []
  for (let base = from; base < end && base < elements.length; base += step) {
    if (isEmpty(elements, base, step)) continue
    const item = {}
    const bad = put(item, head, 0, elements, marks) || put(item, part.fields, base, elements, marks)
    if (bad > 0) return bad
    items.push(item)
  }
  return items.length > 0 ? items : from
}

// Returns the number of the element that can't be read, or 0.
function put(item: AnyValues, fields: Named[], base: number, elements: string[], marks: Marks) {
  for (let i = 0; i < fields.length; i++) {
    const { key, at, codec, needed } = fields[i]!
    const raw = elements[base + at]
    const value = raw ? codec.read(raw, marks) : undefined
    if (value === undefined && (raw || needed)) return base + at
    if (key === '') Object.assign(item, value)
    else if (value !== undefined) item[key] = value
  }
  return 0
}

function isEmpty(elements: string[], from: number, count: number) {
  for (let i = from; i < from + count; i++) if (elements[i]) return false
  return true
}
