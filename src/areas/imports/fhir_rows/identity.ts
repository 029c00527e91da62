// The external ID of a resource, and how other resources of the file refer to it: by its ID, by the
// URL of its entry, or a practitioner by an identifier.
import { systems } from './codes.ts'
import { type Element, listOf, partOf, textOf } from './elements.ts'

export type FileResource = { resource: Element; full_url?: string | undefined }

// The last part of a reference: `123` of `Patient/123`, of its full URL and of `urn:uuid:123`.
const tailOf = (url: string | undefined) =>
  url?.replace(/\/_history\/[^/]*$/, '').match(/[^/:#?]+$/)?.[0]

export function identityOf({ resource, full_url }: FileResource) {
  const single = partOf(resource, 'identifier') // Of a QuestionnaireResponse.
  const all = single ? [single] : listOf(resource, 'identifier')
  const identifiers = all.filter((each) => textOf(each, 'value'))
  const valueIn = (system: string) =>
    textOf(
      identifiers.find((each) => each.system === system),
      'value',
    )
  const other = identifiers.find(({ use }) => use === 'official') ?? identifiers[0]
  const id = textOf(resource, 'id')
  const external_id =
    valueIn(systems.external_id) ??
    valueIn(systems.object_id) ??
    id ??
    textOf(other, 'value') ??
    tailOf(full_url)
  const by_identifier = resource.resourceType === 'Practitioner' ? identifiers.map(nameOf) : []
  const names = [id, tailOf(full_url), ...by_identifier]
  const aliases = new Set(names.filter((name) => name !== undefined && name !== external_id))
  return { external_id, aliases: [...aliases] as string[] }
}

const nameOf = ({ system, value }: Element) => `${String(system ?? '')}|${String(value)}`

const typed_reference = /(?:^|\/)([A-Z][A-Za-z]+)(?:\/|\?)[^/]+(?:\/_history\/[^/]+)?$/

// The type that a reference says it has.
export const typeIn = (reference: Element | undefined) =>
  typed_reference.exec(textOf(reference, 'reference') ?? '')?.[1] ?? textOf(reference, 'type')

// What a reference names, if it can be a resource of this type: an ID or an alias.
export function referenced(reference: Element | undefined, type: string) {
  if ((typeIn(reference) ?? type) !== type) return undefined
  const text = textOf(reference, 'reference')
  if (!text) {
    const identifier = partOf(reference, 'identifier')
    const value = textOf(identifier, 'value')
    const own = [systems.object_id, systems.external_id] as unknown[]
    return value && (own.includes(identifier?.system) ? value : nameOf(identifier!))
  }
  if (text.startsWith('#')) return undefined
  const [, query] = /\?identifier=(.+)$/.exec(text) ?? []
  return query === undefined ? tailOf(text) : decoded(query)
}

export const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

// Attune's own IDs have an underscore, which IDs in FHIR can't have.
export const ownIdOf = (name: string) =>
  /^[a-z]{2,8}-[0-9A-Za-z]{22}$/.test(name) ? name.replace('-', '_') : name
