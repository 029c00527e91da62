// Relationships from RelatedPerson.
import { authorities, type Relationship } from '#areas/persons/person/details.ts'
import { extensions, meaningOf, role_codes } from './codes.ts'
import {
  choiceOf,
  codesIn,
  type Element,
  extensionOf,
  extensionsIn,
  listOf,
  partOf,
  periodOf,
  present,
  presentList,
  textOf,
  wordOf,
} from './elements.ts'
import { referenced } from './identity.ts'
import type { Mapping } from './mapping.ts'
import { contactsOf, namesOf } from './person_details.ts'

type RelationshipKind = Relationship['kind']
const kinds = Object.keys(role_codes) as RelationshipKind[]
const bases: Partial<Record<RelationshipKind, string>> = {
  parent: 'parental',
  guardian: 'court_order',
  conservator: 'court_order',
  poa_health: 'power_of_attorney',
}
// Kinds of parents and spouses in v3 RoleCode.
const narrower: Record<string, RelationshipKind> = {
  MTH: 'parent',
  FTH: 'parent',
  HUSB: 'spouse',
  WIFE: 'spouse',
  DOMPART: 'spouse',
}

function kindOf(relative: Element): RelationshipKind {
  for (const concept of listOf(relative, 'relationship')) {
    const codes = codesIn(concept)
    const known = codes.map((code) => meaningOf(role_codes, code) ?? narrower[code])
    const kind = choiceOf(kinds, textOf(concept, 'text')) ?? known.find(Boolean)
    if (kind) return kind
    if (codes.includes('GUARD')) return 'guardian'
  }
  return 'other'
}

export const relatedPersonMapping: Mapping = {
  object: 'relationship',
  map(relative) {
    const own = extensionOf(relative, extensions.relationship)
    const kind = kindOf(relative)
    const linked = partOf(extensionOf(own, 'person'), 'valueReference')
    return {
      fields: present({
        person_external_id: referenced(partOf(relative, 'patient'), 'Patient'),
        related_person_external_id: linked && referenced(linked, 'Patient'),
        kind,
        name: namesOf(relative)[0],
        contacts: presentList(contactsOf(relative)),
        // No authority follows from the relationship alone.
        authority: extensionsIn(own, 'authority').flatMap(
          ({ valueCode }) => choiceOf(authorities, wordOf(String(valueCode))) ?? [],
        ),
        basis: extensionOf(own, 'basis')?.valueCode ?? bases[kind] ?? 'patient_designation',
        period: periodOf(relative),
      }),
    }
  },
  paths: {
    person_id: 'patient',
    person_external_id: 'patient',
    related_person_external_id: 'extension',
    kind: 'relationship',
    name: 'name[0]',
    contacts: 'telecom',
    authority: 'extension',
    basis: 'extension',
    period: 'period',
  },
}
