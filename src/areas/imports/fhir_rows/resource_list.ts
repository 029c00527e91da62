// Finds the resources in a part of a file: lines of resources, one resource, or a Bundle.
import { isShallow } from '#http/parsing/validation_error.ts'
import { type Element, isElement, listOf, partOf, textOf } from './elements.ts'
import type { FileResource } from './identity.ts'

// Undefined if it can't be read.
export type FoundResource = FileResource | undefined

// One at a time, so that the caller can let other work run in between.
export function* resourcesIn(text: string): Generator<FoundResource> {
  for (const content of contentsOf(text)) {
    if (content) yield* expand(content)
    else yield undefined
  }
}

function* contentsOf(text: string): Generator<Element | undefined> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const first = parse(lines[0] ?? '')
  // If the first line is a value, the text is no larger one.
  const whole = first ? undefined : parse(text)
  if (whole) return yield whole
  for (const [at, line] of lines.entries()) yield at === 0 ? first : parse(line)
}

// A line of its own for a resource, so that a Bundle needn't be parsed at once again.
export const lineOf = (found: FoundResource) => `${JSON.stringify(found ? wrap(found) : null)}\n`

const wrap = ({ resource, full_url }: FileResource) =>
  full_url === undefined
    ? resource
    : { resourceType: 'Bundle', entry: [{ fullUrl: full_url, resource }] }

function parse(text: string): Element | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isElement(value) ? value : undefined
  } catch {
    return undefined
  }
}

// No resource is nested this deeply, and what reads it recurses.
const most_levels = 100
const isBundle = ({ resourceType }: Element) => resourceType === 'Bundle'

// A Bundle can contain others.
function* expand(resource: Element, full_url?: string): Generator<FoundResource> {
  if (!isBundle(resource)) {
    yield isShallow(resource, most_levels) ? { resource, full_url } : undefined
    return
  }
  for (const { resource: content, fullUrl } of entriesOf(resource)) {
    if (isElement(content)) yield* expand(content, textOf({ fullUrl }, 'fullUrl'))
    else yield undefined
  }
}

// The entries of a Bundle. References by URN don't name a type, so they get it here.
export function* entriesOf(bundle: Element): Generator<Element> {
  const entries = listOf(bundle, 'entry')
  const types = new Map(
    entries.map((entry) => [entry.fullUrl, textOf(partOf(entry, 'resource'), 'resourceType')]),
  )
  for (const { resource, ...entry } of entries) {
    const is_readable = isShallow(resource, most_levels)
    if (is_readable) addTypes(resource, types)
    yield { ...entry, ...(is_readable && { resource }) }
  }
}

function addTypes(value: unknown, types: Map<unknown, string | undefined>) {
  if (Array.isArray(value)) for (const each of value) addTypes(each, types)
  if (!isElement(value)) return
  const { reference } = value
  const type = typeof reference === 'string' && reference.startsWith('urn:') && types.get(reference)
  if (type) value.type ??= type
  for (const each of Object.values(value)) addTypes(each, types)
}
