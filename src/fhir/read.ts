// Reads one resource by its ID.
import { notFound } from '#catalogue/api_error.ts'
import type { Api } from './api.ts'
import { objectId } from './ids.ts'
import type { ApiObject, FhirResource, ResourceType } from './resource.ts'
import type { Mapped } from './resource_types.ts'

export async function read(
  api: Api,
  { base }: Mapped,
  { type, sources }: ResourceType,
  fhir_id: string,
): Promise<FhirResource> {
  for (const { list, prefix, find, map, read_query } of sources) {
    const id = objectId(fhir_id, prefix)
    if (!find && !id) continue
    const object = find
      ? await find(api, fhir_id)
      : await api.get<ApiObject>(`${list}/${id}`, read_query)
    const resources = object ? map(object, base) : []
    const found = resources.find((resource) => resource.id === fhir_id)
    if (found) return found
  }
  throw notFound(type)
}

// The ID of the object that an update is about.
export function writtenId({ type, sources }: ResourceType, fhir_id: string): string {
  const id = objectId(fhir_id, sources[0]!.prefix)
  if (!id) throw notFound(type)
  return id
}
