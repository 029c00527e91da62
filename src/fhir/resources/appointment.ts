// Appointment: a session, from the request or hold to its end.
import type { Appointment, AppointmentParticipant, Location } from '@medplum/fhirtypes'
import type { Session } from '#areas/sessions/session/schema.ts'
import { extensions, systems } from '#areas/imports/fhir_rows/codes.ts'
import { coding, hl7, identifiersOf, isText, type ObjectOf, ownId } from '../data_types.ts'
import { refer } from '../ids.ts'
import { complete, type Draft, metaOf, type ResourceType } from '../resource.ts'
import { byCode, date, identifier, patient, practitioner, token } from '../search_params.ts'
import { bookAppointment, cancelAppointment } from './appointment_input.ts'

export type SessionObject = ObjectOf<typeof Session>

const statuses: Record<SessionObject['status'], Appointment['status']> = {
  held: 'pending',
  requested: 'proposed',
  scheduled: 'booked',
  checked_in: 'checked-in',
  started: 'arrived',
  completed: 'fulfilled',
  canceled: 'cancelled',
  no_show: 'noshow',
  declined: 'cancelled',
  expired: 'cancelled',
  released: 'cancelled',
}
const with_reason: Appointment['status'][] = ['cancelled', 'noshow']

const personsIn = ({ person_id, participants }: SessionObject) => [
  ...new Set([...(person_id ? [person_id] : []), ...participants.map((one) => one.person_id)]),
]

function appointmentOf(session: SessionObject): Appointment {
  const status = statuses[session.status]
  const present: Pick<AppointmentParticipant, 'status'> = {
    status: status === 'proposed' ? 'needs-action' : 'accepted',
  }
  const { practitioner_id, reason } = session
  const placed = placeOf(session)
  return complete<Appointment>({
    resourceType: 'Appointment',
    id: ownId(session),
    meta: metaOf(session),
    contained: placesIn(session),
    extension: [formatOf(session)],
    identifier: identifiersOf(session),
    status,
    cancelationReason: with_reason.includes(status) && reason ? { text: reason } : undefined,
    serviceCategory: [{ coding: [hl7('service-category', '22', 'Mental Health')] }],
    serviceType: [serviceOf(session)],
    start: session.starts_at,
    end: session.ends_at,
    minutesDuration: session.duration_minutes,
    created: session.created_at,
    participant: [
      { actor: refer('Practitioner', practitioner_id), ...present },
      ...personsIn(session).map((id) => ({ actor: refer('Patient', id), ...present })),
      placed ? { actor: placed, ...present } : undefined,
    ],
  })
}

// How people meet, which FHIR has no element for.
export const formatOf = ({ format }: SessionObject) => ({
  url: extensions.format,
  valueCode: format,
})

export const serviceOf = ({ procedure_code, type }: SessionObject) => ({
  coding: procedure_code ? [coding(systems.cpt, procedure_code)] : [],
  text: type,
})

// A place that is no location of the account is part of the session.
export function placesIn({ location_id, place }: SessionObject): Draft<Location>[] {
  if (location_id || !isText(place?.name)) return []
  const { name, address, jurisdiction } = place!
  const state = jurisdiction?.replace(/^US-/, '')
  return [{ resourceType: 'Location', id: 'place', name, address: { text: address, state } }]
}

export const placeOf = (session: SessionObject) =>
  refer('Location', session.location_id) ??
  (placesIn(session).length > 0 ? { reference: '#place', display: session.place!.name } : undefined)

export const sessions = { list: '/v1/sessions', prefix: 'ses' } as const

export const appointmentType: ResourceType = {
  type: 'Appointment',
  about: 'A session in any state.',
  sources: [
    {
      ...sessions,
      map: (session: SessionObject) => [appointmentOf(session)],
      search: {
        patient,
        practitioner,
        status: token('Status of the appointment.', 'status', byCode(statuses)),
        date: date('When it starts.', 'starts_at'),
        identifier,
      },
    },
  ],
  includes: {
    patient: { expand: 'person', type: 'Patient' },
    practitioner: { expand: 'practitioner', type: 'Practitioner' },
    location: { expand: 'location', type: 'Location' },
  },
  writes: {
    create: { about: 'Books a session.', run: bookAppointment },
    update: { about: 'Cancels a session: `status` is `cancelled`.', run: cancelAppointment },
  },
}
