// Creates and updates a person from a Patient.
import { isDeepStrictEqual } from 'node:util'
import type { Patient } from '@medplum/fhirtypes'
import { invalid } from '#catalogue/api_error.ts'
import type { Contact } from '#areas/persons/person/details.ts'
import type { Person } from '#areas/persons/person/schema.ts'
import { systems } from '#areas/imports/fhir_rows/codes.ts'
import type { Api } from '../api.ts'
import { type ObjectOf } from '../data_types.ts'
import { elementOf, elementsOf, requireOnlyElements, textOf, textsOf } from '../input.ts'
import type { ApiObject, Element } from '../resource.ts'
import { patientOf } from './patient.ts'

type PersonObject = ObjectOf<typeof Person>

const period = (element: Element) => elementOf(element, 'period')

function namesIn(patient: Element, name = 'name') {
  const parts = ['use', 'family', 'given', 'prefix', 'suffix', 'period', 'text']
  return elementsOf(patient, name, parts).map(nameIn)
}

function nameIn(name: Element) {
  const [given, ...middle] = textsOf(name, 'given')
  return {
    ...present('use', name.use),
    ...present('given', given),
    ...present('middle', middle.join(' ') || undefined),
    ...present('family', name.family),
    ...present('prefix', textsOf(name, 'prefix').join(' ') || undefined),
    ...present('suffix', textsOf(name, 'suffix').join(' ') || undefined),
    ...present('period', period(name)),
  }
}

const present = (name: string, value: unknown) => (value === undefined ? {} : { [name]: value })

const channels: Record<string, string> = { email: 'email', phone: 'phone', sms: 'sms' }

// Keeps the other fields of a contact that was known before.
const contactsIn = (patient: Element, before: Contact[]) =>
  elementsOf(patient, 'telecom', ['system', 'value', 'use', 'rank']).map((point) => {
    const channel = channels[textOf(point, 'system') ?? '']
    if (!channel) throw invalid('telecom.system', '`telecom.system` must be email, phone or sms.')
    const { value, rank } = point
    const known = before.find((one) => one.channel === channel && one.value === value)
    return { ...known, channel, value, ...(rank === 1 && { preferred: true }) }
  })

const address_parts = [
  'use',
  'line',
  'city',
  'state',
  'postalCode',
  'country',
  'period',
  'type',
  'text',
]

const addressesIn = (patient: Element) =>
  elementsOf(patient, 'address', address_parts).map((address) => {
    const [line1, ...more] = textsOf(address, 'line')
    return {
      use: address.use ?? 'home',
      ...present('line1', line1),
      ...present('line2', more.join(', ') || undefined),
      ...present('city', address.city),
      ...present('state', address.state),
      ...present('postal_code', address.postalCode),
      ...present('country', address.country),
      ...present('period', period(address)),
    }
  })

const languagesIn = (patient: Element) =>
  elementsOf(patient, 'communication', ['language', 'preferred']).map((each) => {
    const [first] = elementsOf(elementOf(each, 'language') ?? {}, 'coding', coding_parts)
    return { code: first?.code, ...present('preferred', each.preferred) }
  })
const coding_parts = ['system', 'code', 'display', 'version']

const emergencyContactsIn = (patient: Element, before: PersonObject['emergency_contacts']) =>
  elementsOf(patient, 'contact', ['relationship', 'name', 'telecom']).map((contact) => {
    const [relationship] = elementsOf(contact, 'relationship', ['coding', 'text'])
    const [point] = elementsOf(contact, 'telecom', ['system', 'value', 'use', 'rank'])
    const known = before.find(({ phone }) => phone === point?.value)
    return {
      ...(known?.consent_id && { consent_id: known.consent_id }),
      name: nameIn(elementOf(contact, 'name') ?? {}),
      relationship: relationship?.text ?? 'emergency contact',
      phone: point?.value,
    }
  })

function identifiersIn(patient: Element) {
  const parts = ['system', 'value', 'use', 'type']
  const all = elementsOf(patient, 'identifier', parts).filter(
    ({ system }) => system !== systems.object_id,
  )
  const own = all.find(({ system }) => system === systems.external_id)
  return {
    external_id: own?.value ?? null,
    identifiers: all
      .filter((one) => one !== own)
      .map(({ system, value }) => ({ system: systemIn(String(system ?? '')), value })),
  }
}
const systemIn = (system: string) =>
  system.startsWith(systems.identifier)
    ? decodeURIComponent(system.slice(systems.identifier.length))
    : system

function sexIn(patient: Element) {
  const gender = textOf(patient, 'gender')
  if (gender !== 'other') return gender ?? null
  throw invalid('gender', '`gender` must be female, male or unknown.')
}

// The fields of a person by the element that sets them.
const readers: Record<string, (patient: Element, before?: PersonObject) => object> = {
  identifier: identifiersIn,
  name: (patient) => ({ names: namesIn(patient) }),
  telecom: (patient, before) => ({ contacts: contactsIn(patient, before?.contacts ?? []) }),
  gender: (patient) => ({ sex: sexIn(patient) }),
  birthDate: (patient) => ({ birth_date: patient.birthDate ?? null }),
  address: (patient) => ({ addresses: addressesIn(patient) }),
  communication: (patient) => ({ languages: languagesIn(patient) }),
  contact: (patient, before) => ({
    emergency_contacts: emergencyContactsIn(patient, before?.emergency_contacts ?? []),
  }),
}

export async function createPatient(api: Api, patient: Element) {
  requireOnlyElements(patient, [...Object.keys(readers), 'active'])
  if (patient.active === false) throw invalid('active', 'A new person is always active.')
  const fields = Object.keys(readers)
    .filter((name) => patient[name] !== undefined)
    .map((name) => readers[name]!(patient))
  return await api.send<ApiObject>('POST', '/v1/persons', Object.assign({}, ...fields))
}

// Changes only the elements that differ, so that fields which FHIR lacks keep their values.
export async function updatePatient(api: Api, id: string, patient: Element) {
  const before = await api.get<PersonObject>(`/v1/persons/${id}`)
  const shown = patientOf(before)
  const names = new Set([...Object.keys(patient), ...Object.keys(shown)])
  const changed = [...names].filter((name) => differs(name, patient, shown))
  const fixed = changed.find((name) => !readers[name])
  if (fixed) throw invalid(fixed, `\`${fixed}\` can't be changed with an update of a Patient.`)
  const fields = changed.map((name) => readers[name]!(patient, before))
  return await api.send<ApiObject>('PATCH', `/v1/persons/${id}`, Object.assign({}, ...fields))
}

const ignored = ['meta', 'text', 'implicitRules', 'language']
const differs = (name: string, patient: Element, shown: Patient) =>
  !ignored.includes(name) && !isDeepStrictEqual(patient[name], (shown as unknown as Element)[name])
