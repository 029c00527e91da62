// IDs in FHIR can't contain an underscore: `per_x` is `per-x` there. A resource that is part of an
// object, such as a diagnosis of a note, has the object's ID and its own name: `note-x.1`.
export const fhirId = (id: string, ...parts: (string | number)[]) =>
  [id, ...parts].map((part) => String(part).replace('_', '-')).join('.')

// The ID of the object that a FHIR ID belongs to. Undefined if it can't be one of this prefix.
export function objectId(fhir_id: string, prefix: string): string | undefined {
  const [, random] = /^[a-z]{2,8}-([0-9A-Za-z]{22})(?:\.|$)/.exec(fhir_id) ?? []
  return random && fhir_id.startsWith(`${prefix}-`) ? `${prefix}_${random}` : undefined
}

export type Reference = { reference: string }

// A relative reference to a resource, or undefined if there is none.
export const refer = (type: string, id: string | null | undefined): Reference | undefined =>
  id ? { reference: `${type}/${fhirId(id)}` } : undefined
