// RelatedPerson: a relationship of a person, such as a parent or a guardian.
import type { RelatedPerson } from '@medplum/fhirtypes'
import type { Person } from '#areas/persons/person/schema.ts'
import type { Relationship } from '#areas/persons/person/details.ts'
import { extensions, role_codes, us_core } from '#areas/imports/fhir_rows/codes.ts'
import { contactPoints, hl7, humanName, type ObjectOf, ownId, periodOf } from '../data_types.ts'
import { refer } from '../ids.ts'
import { complete, metaOf, type ResourceType } from '../resource.ts'
import { reference } from '../search_params.ts'

type PersonObject = ObjectOf<typeof Person>

const relatedPersonsOf = (person: PersonObject): RelatedPerson[] =>
  person.relationships.map((relationship, at) => relatedPersonOf(person, relationship, at))

function relatedPersonOf(person: PersonObject, relationship: Relationship, at: number) {
  const { id, kind, name, contacts = [], period } = relationship
  const code = role_codes[kind]
  return complete<RelatedPerson>({
    resourceType: 'RelatedPerson',
    id: ownId(person, id ?? at + 1),
    meta: metaOf(person, `${us_core}/us-core-relatedperson`),
    extension: [authorityOf(relationship)],
    active: person.merged_into_id === null,
    patient: refer('Patient', person.id)!,
    relationship: [
      { coding: code ? [hl7('v3-RoleCode', code)] : [], text: kind.replaceAll('_', ' ') },
    ],
    name: [humanName(name)],
    telecom: contactPoints(contacts),
    period: periodOf(period?.start, period?.end),
  })
}

// What the related person is authorized to do, which FHIR has no element for.
const authorityOf = ({ authority, basis, person_id }: Relationship) => ({
  url: extensions.relationship,
  extension: [
    { url: 'basis', valueCode: basis },
    ...authority.map((each) => ({ url: 'authority', valueCode: each })),
    person_id ? { url: 'person', valueReference: refer('Patient', person_id) } : undefined,
  ],
})

export const relatedPersonType: ResourceType = {
  type: 'RelatedPerson',
  about: "A person's parent, guardian, spouse or other representative.",
  profile: `${us_core}/us-core-relatedperson`,
  sources: [
    {
      list: '/v1/persons',
      prefix: 'per',
      map: relatedPersonsOf,
      search: { patient: reference('The person.', 'id', 'Patient', 'per') },
    },
  ],
}
