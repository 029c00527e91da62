// FHIR resources as other systems write them: references by URN, US Core extensions, and elements
// that Attune has no field for.
import { randomUUID } from 'node:crypto'

type Resource = { resourceType: string } & Record<string, unknown>

const us_core = 'http://hl7.org/fhir/us/core/StructureDefinition'
const urn = (id: string) => ({ reference: `urn:uuid:${id}` })

const omb = (code: string, display: string) => ({
  url: 'ombCategory',
  valueCoding: { system: 'urn:oid:2.16.840.1.113883.6.238', code, display },
})

export const foreignPatient = (id: string): Resource => ({
  resourceType: 'Patient',
  id,
  meta: { profile: [`${us_core}/us-core-patient`] },
  text: { status: 'generated', div: '<div xmlns="http://www.w3.org/1999/xhtml">Ruiz</div>' },
  extension: [
    {
      url: `${us_core}/us-core-race`,
      extension: [omb('2106-3', 'White'), { url: 'text', valueString: 'White' }],
    },
    {
      url: `${us_core}/us-core-ethnicity`,
      extension: [omb('2135-2', 'Hispanic or Latino'), { url: 'text', valueString: 'Hispanic' }],
    },
    { url: `${us_core}/us-core-birthsex`, valueCode: 'F' },
    {
      url: 'http://synthetichealth.github.io/synthea/quality-adjusted-life-years',
      valueDecimal: 3,
    },
  ],
  identifier: [
    { system: 'http://hospital.example.org/mrn', value: `MRN-${id.slice(0, 8)}` },
    { system: 'http://hl7.org/fhir/sid/us-ssn', value: '999-59-2011' },
  ],
  name: [
    { use: 'official', family: 'Ruiz', given: ['Elena', 'Maria'], prefix: ['Ms.'] },
    { use: 'maiden', family: 'Lopez', given: ['Elena'] },
  ],
  telecom: [
    { system: 'phone', value: '555-301-1010', use: 'home', rank: 1 },
    { system: 'fax', value: '555-301-1011' },
  ],
  gender: 'other',
  birthDate: '1984-06-02',
  address: [
    {
      extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/geolocation' }],
      line: ['1060 Hane Run'],
      city: 'Boston',
      state: 'Massachusetts',
      postalCode: '02108',
      country: 'US',
    },
    { city: 'Quincy', state: 'MA' },
  ],
  maritalStatus: { text: 'Married' },
  multipleBirthBoolean: false,
  communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'en-US' }] } }],
})

export const foreignPractitioner = (id: string, npi: string): Resource => ({
  resourceType: 'Practitioner',
  id,
  identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi', value: npi }],
  active: true,
  name: [{ family: 'Wolff', given: ['Karl'], prefix: ['Dr.'] }],
  telecom: [{ system: 'email', value: 'karl.wolff@example.com', use: 'work' }],
})

// A Bundle whose resources come before those they refer to.
export function foreignBundle({ npi = '1234567893', payer = 'Sandbox Health Plan' } = {}) {
  const [patient, practitioner, appointment] = [randomUUID(), randomUUID(), randomUUID()]
  const [encounter, walk_in] = [randomUUID(), randomUUID()]
  const subject = urn(patient)
  const by_npi = {
    reference: `Practitioner?identifier=http://hl7.org/fhir/sid/us-npi|${npi}`,
    display: 'Dr. Karl Wolff',
  }
  const resources: Resource[] = [
    {
      resourceType: 'DocumentReference',
      id: randomUUID(),
      status: 'current',
      type: { coding: [{ system: 'http://loinc.org', code: '11506-3' }] },
      subject,
      date: '2024-05-02T15:00:00.000-04:00',
      author: [by_npi],
      content: [
        {
          attachment: {
            contentType: 'text/plain; charset=utf-8',
            data: Buffer.from('Sleeps better.').toString('base64'),
          },
        },
      ],
      context: { encounter: [urn(encounter)] },
    },
    {
      resourceType: 'QuestionnaireResponse',
      id: randomUUID(),
      questionnaire: 'http://loinc.org/q/69737-5',
      status: 'completed',
      subject,
      authored: '2024-05-02T14:10:00-04:00',
      item: [
        {
          linkId: 'group',
          item: ['69725-0', '68509-9', '69733-4', '69734-2', '69735-9', '69689-8', '69736-7'].map(
            (code) => ({
              linkId: `/69737-5/${code}`,
              answer: [{ valueCoding: { system: 'http://loinc.org', code: 'LA6569-3' } }],
            }),
          ),
        },
      ],
    },
    {
      resourceType: 'Encounter',
      id: encounter,
      status: 'finished',
      class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'VR' },
      type: [{ coding: [{ system: 'http://www.ama-assn.org/go/cpt', code: '90837' }] }],
      subject,
      participant: [{ individual: by_npi }],
      appointment: [urn(appointment)],
      period: { start: '2024-05-02T14:00:00-04:00', end: '2024-05-02T14:50:00-04:00' },
      serviceProvider: { display: 'Boston Clinic' },
    },
    {
      resourceType: 'Encounter',
      id: walk_in,
      status: 'finished',
      class: { code: 'VR' },
      subject,
      participant: [{ individual: by_npi }],
      period: { start: '2023-05-02T14:00:00-04:00', end: '2023-05-02T14:30:00-04:00' },
    },
    {
      resourceType: 'Appointment',
      id: appointment,
      status: 'fulfilled',
      start: '2024-05-02T14:00:00-04:00',
      end: '2024-05-02T14:50:00-04:00',
      participant: [
        { actor: subject, status: 'accepted' },
        { actor: urn(practitioner), status: 'accepted' },
      ],
    },
    {
      resourceType: 'Consent',
      id: randomUUID(),
      status: 'active',
      scope: { coding: [{ code: 'treatment' }] },
      category: [{ text: 'Consent to treatment' }],
      patient: { ...subject, display: 'Elena Ruiz' },
      dateTime: '2023-01-15',
      policyRule: { coding: [{ code: 'OPTIN' }] },
    },
    {
      resourceType: 'Coverage',
      id: randomUUID(),
      status: 'active',
      subscriberId: 'W123456789',
      beneficiary: subject,
      relationship: { coding: [{ code: 'self' }] },
      payor: [{ display: payer }],
    },
    {
      resourceType: 'RelatedPerson',
      id: randomUUID(),
      patient: subject,
      relationship: [{ coding: [{ code: 'MTH', display: 'mother' }] }],
      name: [{ text: 'Ana Lopez' }],
      telecom: [{ system: 'phone', value: '555-301-2020' }],
    },
    {
      resourceType: 'PractitionerRole',
      id: randomUUID(),
      practitioner: urn(practitioner),
      code: [{ coding: [{ system: 'http://nucc.org/provider-taxonomy', code: '2084P0800X' }] }],
    },
    foreignPatient(patient),
    foreignPractitioner(practitioner, npi),
  ]
  return { patient, practitioner, appointment, encounter, walk_in, resources }
}

export const bundleOf = (resources: Resource[]) => ({
  resourceType: 'Bundle',
  type: 'transaction',
  entry: resources.map((resource) => ({
    fullUrl: `urn:uuid:${String(resource.id)}`,
    resource,
    request: { method: 'POST', url: resource.resourceType },
  })),
})
