// Finds the layout part for a segment, and the items a segment holds.
import type { Group, Named, Part, Places } from './layout.ts'
import type { Marks } from './tokenizer.ts'

export function placesOf(tag: string, parts: Part[]): Places {
  const meant = parts.filter((part) => part.tag === tag)
  const any = meant.filter(({ when }) => when === undefined)
  const told = meant.flatMap(({ when }) => when ?? [])
  const by_value = new Map<string, Part[]>()
  for (const value of told.flatMap(({ values }) => [...values])) {
    const fits = meant.filter(({ when }) => when === undefined || when.values.has(value))
    by_value.set(value, fits)
  }
  return { at: told[0]?.at ?? 0, first: told[0]?.first ?? false, by_value, any }
}

// The first part with this tag whose qualifier matches and that is still free.
export function placeOf(
  { group, seen }: { group: Group<any>; seen: number },
  elements: string[],
  marks: Marks,
): Part | 'full' | undefined {
  const places = group.by_tag.get(elements[0]!)
  if (places === undefined) return undefined
  let fits = places.any
  if (places.at > 0) {
    const said = elements[places.at] ?? ''
    const value = places.first ? said.split(marks.component)[0]! : said
    fits = places.by_value.get(value) ?? places.any
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
  const found: object[] = []
  for (let base = from; base < end && base < elements.length; base += step) {
    if (isEmpty(elements, base, step)) continue
    const item = {}
    const bad = put(item, head, 0, elements, marks) || put(item, part.fields, base, elements, marks)
    if (bad > 0) return bad
    found.push(item)
  }
  return found.length > 0 ? found : from
}

// Returns the number of the element that can't be read, or 0.
function put(item: any, fields: Named[], base: number, elements: string[], marks: Marks) {
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
