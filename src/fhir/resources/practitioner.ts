// Practitioner, PractitionerRole and Schedule: a practitioner, their profession and their calendar.
import type { Practitioner as FhirPractitioner } from '@medplum/fhirtypes'
import type { PractitionerRole, Schedule } from '@medplum/fhirtypes'
import type { Practitioner } from '#areas/practitioners/practitioner/schema.ts'
import { systems, us_core } from '#areas/imports/fhir_rows/codes.ts'
import {
  addressOf,
  coding,
  concept,
  hl7,
  humanName,
  identifiersOf,
  isNamed,
  type ObjectOf,
  ownId,
  periodOf,
  textOr,
} from '../data_types.ts'
import { refer } from '../ids.ts'
import { complete, metaOf, type ResourceType } from '../resource.ts'
import { identifierIn, last_updated, reference, text, token } from '../search_params.ts'

type PractitionerObject = ObjectOf<typeof Practitioner>

const emailOf = ({ email }: PractitionerObject) =>
  email ? [{ system: 'email' as const, value: email, use: 'work' as const }] : []

function practitionerOf(practitioner: PractitionerObject): FhirPractitioner {
  const { name, npi, former_names, archived, licenses, board_certifications } = practitioner
  const profile = Boolean(name.family?.trim()) && `${us_core}/us-core-practitioner`
  return complete<FhirPractitioner>({
    resourceType: 'Practitioner',
    id: ownId(practitioner),
    meta: metaOf(practitioner, profile),
    identifier: [
      npi ? { system: systems.npi, value: npi } : undefined,
      ...identifiersOf(practitioner),
    ],
    active: !archived,
    name: [
      humanName(name),
      ...former_names.map((one) => ({ ...humanName(one), use: 'old' as const })),
    ],
    telecom: emailOf(practitioner),
    address: practitioner.practice_locations.map((location) => ({
      use: 'work' as const,
      ...addressOf(location),
      state: location.state ?? stateIn(location.jurisdiction),
    })),
    qualification: [
      ...licenses.map(({ number, title, jurisdiction, attested, verified }) => ({
        identifier: [{ value: number }],
        code: concept(coding(systems.credential, 'license'), textOr(title, 'license')),
        period: periodOf(
          verified?.issued_on ?? attested?.issued_on,
          verified?.expires_on ?? attested?.expires_on,
        ),
        issuer: { display: jurisdiction },
      })),
      ...board_certifications.map(({ board, specialty, number, expires_on }) => ({
        identifier: number ? [{ value: number }] : [],
        code: concept(
          coding(systems.credential, 'board_certification'),
          textOr(specialty, 'board certification'),
        ),
        period: periodOf(null, expires_on),
        issuer: { display: board },
      })),
    ],
    communication: practitioner.languages.map((code) => ({
      coding: [coding(systems.bcp47, code)],
    })),
  })
}

const stateIn = (jurisdiction: string) => jurisdiction.slice(jurisdiction.indexOf('-') + 1)

const nameOf = ({ name }: PractitionerObject) =>
  isNamed(name) ? [name.given, name.family].filter(Boolean).join(' ') : undefined

const practitionerRoleOf = (practitioner: PractitionerObject): PractitionerRole =>
  complete<PractitionerRole>({
    resourceType: 'PractitionerRole',
    id: ownId(practitioner),
    meta: metaOf(practitioner, `${us_core}/us-core-practitionerrole`),
    identifier: identifiersOf(practitioner),
    active: !practitioner.archived,
    practitioner: { ...refer('Practitioner', practitioner.id), display: nameOf(practitioner) },
    code: [{ text: practitioner.profession.replaceAll('_', ' ') }],
    specialty: [
      ...practitioner.taxonomies.map(({ code }) => ({ coding: [coding(systems.nucc, code)] })),
      ...practitioner.specialties.map((specialty) => ({ text: specialty })),
    ],
    location: practitioner.practice_locations.map(({ name, city, jurisdiction }) => ({
      display: textOr(name, textOr(city, jurisdiction)),
    })),
    telecom: emailOf(practitioner),
  })

const scheduleOf = (practitioner: PractitionerObject): Schedule =>
  complete<Schedule>({
    resourceType: 'Schedule',
    id: ownId(practitioner),
    meta: metaOf(practitioner),
    identifier: identifiersOf(practitioner),
    active: !practitioner.archived,
    serviceCategory: [{ coding: [hl7('service-category', '22', 'Mental Health')] }],
    actor: [{ ...refer('Practitioner', practitioner.id), display: nameOf(practitioner) }],
  })

const practitioners = { list: '/v1/practitioners', prefix: 'prac' } as const
const active = token('Whether they are active: not archived.', 'archived', {
  true: ['false'],
  false: ['true'],
})
const own = (about: string) => reference(about, 'id', 'Practitioner', 'prac')

export const practitionerType: ResourceType = {
  type: 'Practitioner',
  about: 'A practitioner.',
  profile: `${us_core}/us-core-practitioner`,
  sources: [
    {
      ...practitioners,
      map: (object: PractitionerObject) => [practitionerOf(object)],
      search: {
        name: text('Part of the name.', 'q'),
        identifier: identifierIn({ [systems.npi]: 'npi' }),
        active,
      },
    },
  ],
}

export const practitionerRoleType: ResourceType = {
  type: 'PractitionerRole',
  about: "A practitioner's profession and specialties. Its ID is the practitioner's.",
  profile: `${us_core}/us-core-practitionerrole`,
  sources: [
    {
      ...practitioners,
      map: (object: PractitionerObject) => [practitionerRoleOf(object)],
      search: {
        practitioner: own('The practitioner.'),
        specialty: token('A specialty.', 'specialty'),
        active,
        _lastUpdated: last_updated,
      },
    },
  ],
  includes: { practitioner: { type: 'Practitioner' } },
}

export const scheduleType: ResourceType = {
  type: 'Schedule',
  about: "A practitioner's calendar. Its ID is the practitioner's.",
  sources: [
    {
      ...practitioners,
      map: (object: PractitionerObject) => [scheduleOf(object)],
      search: { actor: own('The practitioner whose calendar it is.'), active },
    },
  ],
}
