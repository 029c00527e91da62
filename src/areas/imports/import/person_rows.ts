// Rows of persons and of the relationships between them. Those come after all persons, because each
// of the two can come first in the file.
import Type, { type Static } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { external_id } from '#kernel/external_id.ts'
import { Id } from '#kernel/fields.ts'
import { Relationship } from '#areas/persons/person/details.ts'
import { findPerson, updatePerson } from '#areas/persons/person/person.ts'
import { shorthandContacts } from '#areas/persons/person/person_input.ts'
import type { PersonCreate } from '#areas/persons/person/schema.ts'

const { person_id: _, ...details } = Relationship.properties

export const RelationshipFields = Type.Object({
  external_id,
  person_id: Id('per', 'ID of the person.'),
  related_person_id: Type.Optional(Id('per', 'ID of the related person.')),
  ...details,
})
type RelationshipFields = Static<typeof RelationshipFields>

// A relationship is part of its person: the same two persons have one of each kind. A related
// person who is no person of the account is known by name.
export async function writeRelationship(call: Call, row: RelationshipFields) {
  const { external_id: _external_id, person_id, related_person_id, ...fields } = row
  const before = await findPerson(call, person_id, 'person_id')
  const isSame = (each: Relationship) =>
    each.kind === fields.kind &&
    (related_person_id
      ? each.person_id === related_person_id
      : each.name.given === fields.name.given && each.name.family === fields.name.family)
  const known = before.relationships.find(isSame)
  const linked = related_person_id ? { person_id: related_person_id } : {}
  const entry = { ...known, ...fields, ...linked }
  const relationships = known
    ? before.relationships.map((each) => (isSame(each) ? { ...each, ...entry } : each))
    : [...before.relationships, entry]
  const { id, version } = await updatePerson(call, before.id, { relationships })
  const outcome = version === before.version ? ('unchanged' as const) : ('updated' as const)
  return { id, version, outcome }
}

// Relationships that have rows of their own stay.
export async function updateImportedPerson(call: Call, id: string, row: PersonCreate) {
  const { email: _, phone: __, contacts: listed = [], relationships, ...fields } = row
  const contacts = [...listed, ...shorthandContacts(listed, row)]
  const linked = relationships
    ? (await findPerson(call, id)).relationships.filter(({ person_id }) => person_id)
    : []
  return await updatePerson(call, id, {
    ...fields,
    ...(contacts.length > 0 && { contacts }),
    ...(relationships && { relationships: [...relationships, ...linked] }),
  })
}
