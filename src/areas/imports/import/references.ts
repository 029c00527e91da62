// Resolves references between rows. A field such as person_id can be given as person_external_id:
// the ID that the person has in the file or in an earlier import.
import type { Call } from '#kernel/call.ts'
import type { FileRow } from './file_rows.ts'
import { row_kinds, type RowObject } from './row_kinds.ts'
import { findByExternalIds, findInFile } from './store.ts'

type Reference = { field: string; object: RowObject }

// By the name that a row uses, at any depth.
export const references: Record<string, Reference> = {
  person_external_id: { field: 'person_id', object: 'person' },
  practitioner_external_id: { field: 'practitioner_id', object: 'practitioner' },
  supervisor_external_id: { field: 'supervisor_id', object: 'practitioner' },
  care_team_external_ids: { field: 'care_team_ids', object: 'practitioner' },
  author_external_id: { field: 'author_id', object: 'practitioner' },
  related_person_external_id: { field: 'related_person_id', object: 'person' },
  session_external_id: { field: 'session_id', object: 'session' },
  assessment_external_ids: { field: 'assessment_ids', object: 'assessment' },
  consent_external_id: { field: 'consent_id', object: 'consent' },
  form_external_id: { field: 'form_id', object: 'form' },
}

// By type of object and external ID: the object's ID.
export type Known = Record<string, Map<string, string>>

// Stands for the ID of an object that an earlier row will create.
const pending_id = 'pending'

type Replace = (external_id: string, reference: Reference, name: string) => unknown

// The same tree with its references replaced, in the fields that `fieldOf` names.
function replaceReferences(
  value: unknown,
  replace: Replace,
  fieldOf = ({ field }: Reference, _name: string) => field,
): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceReferences(item, replace, fieldOf))
  if (value === null || typeof value !== 'object') return value
  const replaced: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) {
    const reference = references[name]
    if (!reference) replaced[name] = replaceReferences(member, replace, fieldOf)
    else if (typeof member === 'string') {
      replaced[fieldOf(reference, name)] = replace(member, reference, name)
    } else if (Array.isArray(member)) {
      const all = member.map((each) => replace(String(each), reference, name))
      replaced[fieldOf(reference, name)] = all
    }
  }
  return replaced
}

// The same tree with other external IDs.
export const mapReferences = (
  value: unknown,
  replace: (external_id: string, object: RowObject) => unknown,
) =>
  replaceReferences(
    value,
    (external_id, { object }) => replace(external_id, object),
    (_, name) => name,
  )

// The objects that these rows are or refer to. While a file is validated, those that its earlier
// rows will create count.
export async function findKnown(call: Call, rows: FileRow[], validating_id?: string) {
  const wanted: Partial<Record<RowObject, Set<string>>> = {}
  const want = (object: RowObject, external_id: string) => {
    const ids = (wanted[object] ??= new Set())
    ids.add(external_id)
  }
  for (const { object, fields, source } of rows) {
    if (object && typeof fields.external_id === 'string') want(object, fields.external_id)
    if (object && source?.completes) want(object, source.completes)
    if (object && source?.derived_from) want(object, source.derived_from)
    replaceReferences(fields, (external_id, { object: target }) => want(target, external_id))
  }
  const find = async ([object, ids]: [string, Set<string>]) => {
    const { kind, part } = row_kinds[object as RowObject]
    const found = await findByExternalIds(call, kind, part ? [] : [...ids])
    if (validating_id) {
      const missing = [...ids].filter((id) => !found.has(id))
      for (const id of await findInFile(call, validating_id, object, missing)) {
        found.set(id, pending_id)
      }
    }
    return [object, found] as const
  }
  const known: Known = Object.fromEntries(await Promise.all(Object.entries(wanted).map(find)))
  return known
}

export type Resolved = { fields: Record<string, unknown>; unknown: string[] }

// The fields with the IDs of the objects they refer to, and the references to unknown objects.
export function resolve(fields: FileRow['fields'], known: Known): Resolved {
  const unknown = new Set<string>()
  const resolved = replaceReferences(fields, (external_id, { object }, name) => {
    const id = known[object]?.get(external_id)
    if (!id) unknown.add(name)
    return id ?? pending_id
  })
  return { fields: resolved as Resolved['fields'], unknown: [...unknown] }
}

// Makes an object known to the rows that follow.
export function learn(known: Known, object: RowObject, external_id: string, id: string) {
  const ids = (known[object] ??= new Map())
  ids.set(external_id, id)
}
