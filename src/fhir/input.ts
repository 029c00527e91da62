// Reads resources that clients send. An element that the API can't store is an error, so that
// nothing is lost without notice. The API itself validates the values.
import { invalid } from '#catalogue/api_error.ts'
import { objectId } from './ids.ts'
import type { Element } from './resource.ts'

const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Elements that describe the resource, and text for people. They aren't stored.
const descriptive = ['resourceType', 'id', 'meta', 'text', 'implicitRules', 'language']

function requireOnly(element: Element, known: string[], path: string) {
  const unknown = Object.keys(element).find((name) => !known.includes(name))
  if (unknown === undefined) return
  const name = `${path}.${unknown.slice(0, 60)}`
  throw invalid(name, `\`${name}\` can't be stored. Send only ${known.join(', ')}.`)
}

export const requireOnlyElements = (resource: Element, known: string[]) =>
  requireOnly(resource, [...known, ...descriptive], String(resource.resourceType))

// The repetitions of an element, each with only the known parts.
export function elementsOf(resource: Element, name: string, known: string[]): Element[] {
  const found = resource[name] ?? []
  if (!Array.isArray(found) || !found.every(isElement)) {
    throw invalid(name, `\`${name}\` must be a list of objects.`)
  }
  for (const each of found) requireOnly(each, known, name)
  return found
}

export function elementOf(resource: Element, name: string): Element | undefined {
  const found = resource[name]
  if (found === undefined || isElement(found)) return found
  throw invalid(name, `\`${name}\` must be an object.`)
}

export function textOf(element: Element | undefined, name: string): string | undefined {
  const found = element?.[name]
  if (found === undefined || typeof found === 'string') return found
  throw invalid(name, `\`${name}\` must be text.`)
}

// The texts of a repeated element, such as given names.
export function textsOf(element: Element, name: string): string[] {
  const found = element[name] ?? []
  if (Array.isArray(found) && found.every((each) => typeof each === 'string')) return found
  throw invalid(name, `\`${name}\` must be a list of texts.`)
}

// The ID that a reference names: `Patient/per-x` or its full URL.
export function referencedId(element: Element | undefined, type: string, prefix: string) {
  const reference = textOf(element, 'reference')
  const at = reference?.lastIndexOf(`${type}/`) ?? -1
  if (!reference || at === -1) return undefined
  return objectId(reference.slice(at + type.length + 1), prefix)
}
