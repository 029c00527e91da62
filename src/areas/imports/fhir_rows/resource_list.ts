// Finds the resources in a part of a file: lines of resources, one resource, or a Bundle.
import { type Element, isElement, listOf, partOf, textOf } from './elements.ts'
import type { FileResource } from './identity.ts'

// Undefined if it can't be read.
type Found = FileResource | undefined

export function resourcesIn(text: string): Found[] {
  const whole = parse(text)
  if (whole) return expand(whole)
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const read = parse(line)
      return read ? expand(read) : [undefined]
    })
}

function parse(text: string): Element | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isElement(value) && isShallow(value, most_levels) ? value : undefined
  } catch {
    return undefined
  }
}

// No resource is nested this deeply, and what reads it recurses.
const most_levels = 100
const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1)))

// A Bundle can contain others.
function expand(resource: Element, full_url?: string): Found[] {
  if (resource.resourceType !== 'Bundle') return [{ resource, full_url }]
  return entriesOf(resource).flatMap(({ resource: content, fullUrl }) =>
    isElement(content) ? expand(content, textOf({ fullUrl }, 'fullUrl')) : [undefined],
  )
}

// The entries of a Bundle. References by URN don't name a type, so they get it here.
export function entriesOf(bundle: Element): Element[] {
  const entries = listOf(bundle, 'entry')
  const types = new Map(
    entries.map((entry) => [entry.fullUrl, textOf(partOf(entry, 'resource'), 'resourceType')]),
  )
  for (const { resource } of entries) addTypes(resource, types)
  return entries
}

function addTypes(value: unknown, types: Map<unknown, string | undefined>) {
  if (Array.isArray(value)) for (const each of value) addTypes(each, types)
  if (!isElement(value)) return
  const { reference } = value
  const type = typeof reference === 'string' && reference.startsWith('urn:') && types.get(reference)
  if (type) value.type ??= type
  for (const each of Object.values(value)) addTypes(each, types)
}
