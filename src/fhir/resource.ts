// The definition of a resource type of the FHIR API: which objects it comes from, how each becomes
// a FHIR resource, and how it can be searched.
import type { Resource } from '@medplum/fhirtypes'
import type { Api } from './api.ts'
import type { SearchParam } from './search_params.ts'

export type FhirResource = Resource & { id?: string; meta?: Resource['meta'] }

// An object of the API, as it is returned.
export type ApiObject = { id: string; version?: number; updated_at?: string; status?: string }
export type Page = { data: ApiObject[]; next_cursor: string | null; has_more?: boolean }
export type Query = Record<string, string>

// `any`: each source maps the objects of its own list.
export type Source<O = any> = {
  list: string // Path of the list. An object is below it.
  prefix: string // Of the objects' IDs.
  map(object: O, base: string): FhirResource[]
  search: Record<string, SearchParam>
  always?: Query // Filters that hold for every object of this type.
  reads_each?: true // The list omits what the resource contains.
  read_query?: Query // What each read also asks for.
  find?(api: Api, id: string): Promise<O | undefined> // If an object isn't read by its ID.
  page?(api: Api, query: Query): Promise<Page> // If its list isn't a usual one.
}

// Resources that a search also returns: of a field that the list can expand, or of the object.
export type Include = { expand?: string; type: string }

export type ResourceType = {
  type: Resource['resourceType']
  profile?: string
  about: string
  sources: Source[]
  includes?: Record<string, Include> // By search parameter.
  provenance?: true // The first source has signatures, which are its Provenance.
  writes?: Writes
  unversioned?: true // It is computed, or never changes.
}

// Each is one request to the API. They return the object that it returns.
export type Writes = {
  create?: { about: string; run(api: Api, resource: Element): Promise<ApiObject> }
  update?: { about: string; run(api: Api, id: string, resource: Element): Promise<ApiObject> }
}
export type Element = Record<string, unknown>

// A resource in preparation: any part can still be missing.
export type Draft<T> = T extends readonly (infer Item)[]
  ? readonly (Draft<Item> | null | undefined)[]
  : T extends object
    ? { [Name in keyof T]: Draft<T[Name]> | null | undefined }
    : T

// Removes empty parts: FHIR has no null, no empty text and no empty list.
export function complete<T extends FhirResource>(draft: Draft<T>): T {
  return without(draft) as T
}

function without(part: unknown): unknown {
  if (typeof part === 'string') return part.trim() === '' ? undefined : part
  if (Array.isArray(part)) {
    const items = part.map(without).filter((item) => item !== undefined)
    return items.length > 0 ? items : undefined
  }
  if (typeof part !== 'object' || part === null) return part ?? undefined
  const fields = Object.entries(part)
    .map(([name, value]) => [name, without(value)] as const)
    .filter(([, value]) => value !== undefined)
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

export const metaOf = ({ version, updated_at }: ApiObject, profile?: string | false) => ({
  versionId: version === undefined ? undefined : String(version),
  lastUpdated: updated_at,
  profile: profile ? [profile] : undefined,
})
