// Patient: a person.
import type { HumanName, Patient } from '@medplum/fhirtypes'
import type { Person } from '#areas/persons/person/schema.ts'
import { extensions, systems, us_core } from '#areas/imports/fhir_rows/codes.ts'
import type { Api } from '../api.ts'
import {
  addressOf,
  concept,
  contactPoints,
  coding,
  hl7,
  humanName,
  identifiersOf,
  isNamed,
  isText,
  type ObjectOf,
  ownId,
  periodOf,
} from '../data_types.ts'
import { refer } from '../ids.ts'
import { complete, metaOf, type Page, type Query, type ResourceType } from '../resource.ts'
import { codeIn, identifier, last_updated, type SearchParam, token } from '../search_params.ts'
import { createPatient, updatePatient } from './patient_input.ts'

type PersonObject = ObjectOf<typeof Person>

const genders = { female: 'female', male: 'male', unknown: 'unknown' } as const
const active: Record<PersonObject['status'], boolean> = {
  prospective: true,
  active: true,
  inactive: false,
  deceased: false,
  merged: false,
  erased: false,
}

export function patientOf(person: PersonObject): Patient {
  const named = person.names.filter(isNamed)
  const sex = sexes[person.sex ?? 'unknown']
  return complete<Patient>({
    resourceType: 'Patient',
    id: ownId(person),
    meta: metaOf(person, named.length > 0 && `${us_core}/us-core-patient`),
    extension: [
      describedBy('us-core-race', person.race, broad_races),
      describedBy('us-core-ethnicity', person.ethnicity, broad_ethnicities),
      sex ? { url: `${us_core}/us-core-sex`, valueCode: sex } : undefined,
      isText(person.gender_identity)
        ? {
            url: `${us_core}/us-core-genderIdentity`,
            valueCodeableConcept: { text: person.gender_identity },
          }
        : undefined,
      isText(person.pronouns)
        ? {
            url: extensions.pronouns,
            extension: [{ url: 'value', valueCodeableConcept: { text: person.pronouns } }],
          }
        : undefined,
      person.languages.some(({ interpreter_needed }) => interpreter_needed)
        ? { url: `${us_core}/us-core-interpreter-needed`, valueCoding: needed }
        : undefined,
    ],
    identifier: [
      ...identifiersOf(person),
      ...person.identifiers.filter(({ value }) => isText(value)).map(identifierOf),
    ],
    active: active[person.status],
    name: named.map(humanName),
    telecom: contactPoints(person.contacts),
    gender: person.sex ? genders[person.sex] : 'unknown',
    birthDate: person.birth_date,
    ...(person.deceased_on
      ? { deceasedDateTime: person.deceased_on }
      : { deceasedBoolean: person.deceased_at ? true : undefined }),
    address: person.addresses.map((one) => ({
      use: one.use,
      ...addressOf(one),
      period: periodOf(one.period?.start, one.period?.end),
    })),
    contact: person.emergency_contacts.map(({ name, relationship, phone }) => ({
      relationship: [concept(hl7('v2-0131', 'C', 'Emergency Contact'), relationship)],
      name: humanName(name),
      telecom: [{ system: 'phone' as const, value: phone }],
    })),
    communication: person.languages.map(({ code, preferred }) => ({
      language: concept(coding(systems.bcp47, code)),
      preferred,
    })),
    generalPractitioner: person.care_team_ids.map((id) => refer('Practitioner', id)),
    link: person.merged_into_id
      ? [{ other: refer('Patient', person.merged_into_id)!, type: 'replaced-by' as const }]
      : [],
  })
}

// SNOMED CT.
const sexes: Partial<Record<string, string>> = { female: '248152002', male: '248153007' }
const needed = coding('http://snomed.info/sct', '373066001', 'Yes')

// The broad categories of CDCREC.
const broad_races = ['1002-5', '2028-9', '2054-5', '2076-8', '2106-3']
const broad_ethnicities = ['2135-2', '2186-5']

// Race and ethnicity are codes or texts: the person describes them.
function describedBy(name: string, values: string[], broad: string[]) {
  const described = values.filter(isText)
  if (described.length === 0) return undefined
  const codes = described.filter((value) => /^\d{4}-\d$/.test(value))
  return {
    url: `${us_core}/${name}`,
    extension: [
      ...codes.map((code) => ({
        url: broad.includes(code) ? 'ombCategory' : 'detailed',
        valueCoding: coding(systems.race, code),
      })),
      { url: 'text', valueString: described.join(', ') },
    ],
  }
}

// A system in FHIR is a URI.
const identifierOf = ({ system, value }: { system: string; value: string }) => ({
  system: /^\w[\w+.-]*:\S+$/.test(system)
    ? system
    : `${systems.identifier}${encodeURIComponent(system)}`,
  value,
})

// Search terms about a person are never part of a URL.
const term = (about: string, field: string, type: SearchParam['type']): SearchParam => ({
  type,
  about,
  by_post: true,
  filter: (value) => ({ [field]: value }),
})
// A search by name finds all parts of a name, so that the part is compared afterward.
const namePart = (about: string, partsOf: (name: HumanName) => string[]): SearchParam => ({
  ...term(`${about} Only with \`POST _search\`.`, 'name', 'string'),
  keeps: (resource, value) =>
    ((resource as Patient).name ?? [])
      .flatMap(partsOf)
      .some((part) => part.toLowerCase().startsWith(value.toLowerCase())),
})
const terms = ['name', 'birth_date', 'contact', 'identifier']

async function pageOf(api: Api, query: Query): Promise<Page> {
  if (!terms.some((name) => name in query)) return await api.get('/v1/persons', query)
  const { limit, ...sent } = query
  const found = await api.send<Page>('POST', '/v1/persons/search', {
    ...sent,
    limit: Number(limit),
  })
  return { ...found, next_cursor: null }
}

const statuses: Record<string, string[]> = { true: [], false: [] }
for (const [status, is] of Object.entries(active)) statuses[String(is)]!.push(status)

export const patientType: ResourceType = {
  type: 'Patient',
  about: 'A person who receives or looks for care.',
  profile: `${us_core}/us-core-patient`,
  sources: [
    {
      list: '/v1/persons',
      prefix: 'per',
      map: (person: PersonObject) => [patientOf(person)],
      page: pageOf,
      search: {
        _lastUpdated: last_updated,
        active: token('Whether the person is active.', 'status', statuses),
        identifier,
        name: term('Part of a name. Only with `POST _search`.', 'name', 'string'),
        family: namePart('Beginning of the family name.', ({ family }) => (family ? [family] : [])),
        given: namePart('Beginning of a given name.', ({ given }) => given ?? []),
        gender: codeIn('Administrative gender.', (resource) => [(resource as Patient).gender]),
        birthdate: term('Date of birth. Only with `POST _search`.', 'birth_date', 'string'),
        telecom: term('Email or phone number. Only with `POST _search`.', 'contact', 'string'),
      },
    },
  ],
  writes: {
    create: { about: 'Creates a person.', run: createPatient },
    update: { about: 'Updates a person.', run: updatePatient },
  },
}
