// Persons from Patient, and their relationships from RelatedPerson.
import { authorities, type Relationship } from '#areas/persons/person/details.ts'
import { extensions, meaningOf, role_codes, systems, us_core } from './codes.ts'
import {
  choiceOf,
  codeIn,
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
  textsOf,
  wordOf,
  wordsOf,
} from './elements.ts'
import { decoded, referenced } from './identity.ts'
import type { Mapping } from './mapping.ts'
import { stateOf } from './us_state_names.ts'

const uses: Record<string, string> = { official: 'official', maiden: 'old', old: 'old' }

export function nameOf(name: Element) {
  const [given, ...middle] = textsOf(name, 'given')
  const parts = { given, family: textOf(name, 'family') }
  const { use } = name
  return present({
    use: use === undefined ? undefined : (uses[String(use)] ?? 'usual'),
    ...(parts.given || parts.family ? parts : namesIn(textOf(name, 'text'))),
    middle: middle.join(' ') || undefined,
    prefix: textsOf(name, 'prefix').join(' ') || undefined,
    suffix: textsOf(name, 'suffix').join(' ') || undefined,
    period: periodOf(name),
  })
}

// A name that is only a text: its last word is the family name.
function namesIn(text: string | undefined) {
  const words = text?.trim().split(/\s+/) ?? []
  return { given: words.slice(0, -1).join(' ') || undefined, family: words.at(-1) }
}

const isNamed = ({ given, family }: Element) => given !== undefined || family !== undefined
export const namesOf = (element: Element) => listOf(element, 'name').map(nameOf).filter(isNamed)

const channels: Record<string, string> = { email: 'email', phone: 'phone', sms: 'sms' }

export const contactsOf = (element: Element) =>
  listOf(element, 'telecom').flatMap(({ system, value, rank, use }) => {
    const channel = channels[String(system)]
    if (!channel || value === undefined || use === 'old') return []
    return [present({ channel, value, preferred: rank === 1 ? true : undefined })]
  })

const address_uses: Record<string, string> = { temp: 'temp', old: 'old' }

// Attune stores complete addresses only.
export const addressesOf = (element: Element) =>
  listOf(element, 'address').flatMap((address) => {
    const [line1, ...lines] = textsOf(address, 'line')
    const [city, postal_code] = [textOf(address, 'city'), textOf(address, 'postalCode')]
    const state = stateOf(textOf(address, 'state'))
    if (!line1 || !city || !state || !postal_code) return []
    const country = textOf(address, 'country')
    return [
      present({
        use: address_uses[String(address.use)] ?? 'home',
        line1,
        line2: lines.join(', ') || undefined,
        city,
        state,
        postal_code,
        country: /^(USA|United States.*)$/i.test(country ?? '') ? 'US' : country,
        period: periodOf(address),
      }),
    ]
  })

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
