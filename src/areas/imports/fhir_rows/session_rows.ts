// Sessions from Appointment and Encounter. An Encounter of an Appointment in the file adds to the
// session of the Appointment.
import { formats, types } from '#areas/sessions/availability/session_type.ts'
import { extensions, systems } from './codes.ts'
import {
  choiceOf,
  codeIn,
  type Element,
  extensionOf,
  listOf,
  partOf,
  partsIn,
  present,
  presentList,
  textOf,
} from './elements.ts'
import { referenced, typeIn } from './identity.ts'
import { type Mapping, missing, unsupported } from './mapping.ts'
import { stateOf } from './us_state_names.ts'

const typeOf = (concepts: Element[]) =>
  concepts.map((concept) => choiceOf(types, textOf(concept, 'text'))).find(Boolean)

const procedureOf = (concepts: Element[]) =>
  concepts.map((concept) => codeIn(concept, systems.cpt)).find(Boolean)

const formatIn = (resource: Element) =>
  choiceOf(formats, textOf(extensionOf(resource, extensions.format), 'valueCode'))

const minutesBetween = (start: unknown, end: unknown) => {
  const minutes = Math.round((Date.parse(String(end)) - Date.parse(String(start))) / 60_000)
  return minutes >= 1 ? minutes : undefined
}

// A place is a location that the resource contains, or its name.
function placeOf(resource: Element, references: Element[]) {
  for (const reference of references) {
    const text = textOf(reference, 'reference')
    const found = listOf(resource, 'contained').find(({ id }) => `#${String(id)}` === text)
    const name = textOf(found, 'name') ?? textOf(reference, 'display')
    if (!name) continue
    const address = partOf(found, 'address')
    const state = stateOf(textOf(address, 'state'))
    return present({
      name,
      address: textOf(address, 'text'),
      jurisdiction: state && (state.includes('-') ? state : `US-${state}`),
    })
  }
  return undefined
}

const paths = {
  practitioner_id: 'participant',
  practitioner_external_id: 'participant',
  person_id: 'participant',
  person_external_id: 'participant',
  participants: 'participant',
  status: 'status',
}

const appointment_statuses: Record<string, string> = {
  booked: 'scheduled',
  arrived: 'scheduled',
  'checked-in': 'scheduled',
  fulfilled: 'completed',
  cancelled: 'canceled',
  noshow: 'no_show',
}

const statusIssue = (type: string, known: Record<string, string>) =>
  unsupported(`${type}.status`, `\`status\` must be ${Object.keys(known).join(', ')}.`)

const practitioner_missing = (type: string) =>
  missing(`${type}.participant`, 'A participant must be a Practitioner.')

export const appointmentMapping: Mapping = {
  object: 'session',
  map(appointment) {
    const actors = partsIn(listOf(appointment, 'participant'), 'actor')
    const named = (type: string) =>
      actors.filter((each) => typeIn(each) === type).flatMap((each) => referenced(each, type) ?? [])
    const [practitioner] = named('Practitioner')
    const [person, ...others] = [...new Set(named('Patient'))]
    const places = actors.filter((each) => [undefined, 'Location'].includes(typeIn(each)))
    const status = appointment_statuses[String(appointment.status)]
    const services = listOf(appointment, 'serviceType')
    return {
      issues: [
        ...(status ? [] : [statusIssue('Appointment', appointment_statuses)]),
        ...(practitioner ? [] : [practitioner_missing('Appointment')]),
      ],
      fields: present({
        practitioner_external_id: practitioner,
        person_external_id: person,
        participants: presentList(others.map((id) => ({ person_external_id: id }))),
        starts_at: appointment.start,
        duration_minutes:
          appointment.minutesDuration ?? minutesBetween(appointment.start, appointment.end),
        type: typeOf(services),
        procedure_code: procedureOf(services),
        ...meetingOf(formatIn(appointment), placeOf(appointment, places)),
        status,
      }),
    }
  },
  paths: {
    ...paths,
    starts_at: 'start',
    duration_minutes: 'minutesDuration',
    type: 'serviceType',
    procedure_code: 'serviceType',
    place: 'participant',
  },
}

// A place is where people meet in person.
const meetingOf = (format: string | undefined, place: Element | undefined) =>
  place && (format ?? 'in_person') === 'in_person' ? { format: 'in_person', place } : { format }

const encounter_statuses: Record<string, string> = {
  planned: 'scheduled',
  arrived: 'scheduled',
  triaged: 'scheduled',
  'in-progress': 'scheduled',
  finished: 'completed',
  cancelled: 'canceled',
}
const classes: Record<string, string> = { VR: 'telehealth', AMB: 'in_person' }

export const encounterMapping: Mapping = {
  object: 'session',
  map(encounter) {
    const period = partOf(encounter, 'period')
    const performers = partsIn(listOf(encounter, 'participant'), 'individual')
    const practitioner = performers.map((each) => referenced(each, 'Practitioner')).find(Boolean)
    const status = encounter_statuses[String(encounter.status)]
    const services = listOf(encounter, 'type')
    const places = partsIn(listOf(encounter, 'location'), 'location')
    const place = placeOf(encounter, places)
    const format = formatIn(encounter) ?? classes[String(partOf(encounter, 'class')?.code)]
    const procedure_code = procedureOf(services)
    return {
      issues: [
        ...(status ? [] : [statusIssue('Encounter', encounter_statuses)]),
        ...(practitioner ? [] : [practitioner_missing('Encounter')]),
      ],
      fields: present({
        practitioner_external_id: practitioner,
        person_external_id: referenced(partOf(encounter, 'subject'), 'Patient'),
        starts_at: period?.start,
        duration_minutes: minutesBetween(period?.start, period?.end),
        type: typeOf(services),
        procedure_code,
        ...meetingOf(format, place),
        status,
      }),
      completes: referenced(listOf(encounter, 'appointment')[0], 'Appointment'),
      added: present({ status, procedure_code }),
    }
  },
  paths: {
    ...paths,
    person_id: 'subject',
    person_external_id: 'subject',
    starts_at: 'period.start',
    duration_minutes: 'period',
    type: 'type',
    procedure_code: 'type',
    place: 'location',
  },
}
