// Persons from Patient.
import { extensions, systems, us_core } from './codes.ts'
import {
  codeIn,
  type Element,
  extensionOf,
  extensionsIn,
  listOf,
  partOf,
  present,
  presentList,
  textOf,
  wordsOf,
} from './elements.ts'
import { decoded, referenced } from './identity.ts'
import type { Mapping } from './mapping.ts'
import { addressesOf, contactsOf, isNamed, nameOf, namesOf } from './person_details.ts'

// Codes of race or ethnicity, or else the text.
function describedBy(patient: Element, name: string) {
  const extension = extensionOf(patient, `${us_core}/${name}`)
  const codes = ['ombCategory', 'detailed']
    .flatMap((url) => extensionsIn(extension, url))
    .flatMap((each) => textOf(partOf(each, 'valueCoding'), 'code') ?? [])
  const text = textOf(extensionOf(extension, 'text'), 'valueString')
  return presentList(codes.length > 0 ? codes : text ? [text] : [])
}

const birth_sexes: Record<string, string> = { F: 'female', M: 'male' }

// Payers know two sexes. Where the gender is another, the sex at birth counts. FHIR requires a
// gender, so an unknown one says nothing.
function sexOf(patient: Element) {
  const { gender } = patient
  if (gender !== 'other') return gender === 'unknown' ? undefined : gender
  const at_birth = extensionOf(patient, `${us_core}/us-core-birthsex`)
  return birth_sexes[String(at_birth?.valueCode)] ?? 'unknown'
}

const conceptText = (patient: Element, url: string, inner?: string) => {
  const extension = extensionOf(patient, url)
  const holder = inner ? extensionOf(extension, inner) : extension
  return wordsOf(partOf(holder, 'valueCodeableConcept'))
}

const own_systems = [systems.object_id, systems.external_id, systems.ssn] as unknown[]

const identifiersOf = (patient: Element) =>
  listOf(patient, 'identifier')
    .filter(({ system, type }) => !own_systems.includes(system) && codeIn(type as Element) !== 'SS')
    .flatMap((identifier) => {
      const value = textOf(identifier, 'value')
      const system = textOf(identifier, 'system') ?? wordsOf(partOf(identifier, 'type'))
      return value ? [{ system: systemIn(system ?? 'unknown'), value }] : []
    })

const systemIn = (system: string) =>
  system.startsWith(systems.identifier) ? decoded(system.slice(systems.identifier.length)) : system

const emergencyContactsOf = (patient: Element) =>
  listOf(patient, 'contact').flatMap((contact) => {
    const name = nameOf(partOf(contact, 'name') ?? {})
    const phone = contactsOf(contact).find(({ channel }) => channel !== 'email')?.value
    if (!isNamed(name) || phone === undefined) return []
    const relationship = listOf(contact, 'relationship').map(wordsOf).find(Boolean)
    return [{ name, phone, relationship: relationship ?? 'emergency contact' }]
  })

const languagesOf = (patient: Element) =>
  listOf(patient, 'communication').flatMap(({ language, preferred }) => {
    const code = codeIn(language as Element)
    return code ? [present({ code, preferred })] : []
  })

export const patientMapping: Mapping = {
  object: 'person',
  map: (patient) => ({
    fields: present({
      names: namesOf(patient),
      birth_date: patient.birthDate,
      sex: sexOf(patient),
      gender_identity: conceptText(patient, `${us_core}/us-core-genderIdentity`),
      pronouns: conceptText(patient, extensions.pronouns, 'value'),
      race: describedBy(patient, 'us-core-race'),
      ethnicity: describedBy(patient, 'us-core-ethnicity'),
      contacts: presentList(contactsOf(patient)),
      addresses: presentList(addressesOf(patient)),
      languages: presentList(languagesOf(patient)),
      emergency_contacts: presentList(emergencyContactsOf(patient)),
      identifiers: presentList(identifiersOf(patient)),
      care_team_external_ids: presentList(
        listOf(patient, 'generalPractitioner').flatMap((each) =>
          textOf(each, 'reference') ? (referenced(each, 'Practitioner') ?? []) : [],
        ),
      ),
    }),
  }),
  paths: {
    names: 'name',
    birth_date: 'birthDate',
    sex: 'gender',
    race: 'extension',
    ethnicity: 'extension',
    gender_identity: 'extension',
    pronouns: 'extension',
    contacts: 'telecom',
    addresses: 'address',
    languages: 'communication',
    emergency_contacts: 'contact',
    identifiers: 'identifier',
    care_team_ids: 'generalPractitioner',
    care_team_external_ids: 'generalPractitioner',
  },
}
