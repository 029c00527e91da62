// Encounter: a session that takes place or took place.
import type { Encounter } from '@medplum/fhirtypes'
import { us_core } from '#areas/imports/fhir_rows/codes.ts'
import { hl7, identifiersOf, ownId, periodOf } from '../data_types.ts'
import { refer } from '../ids.ts'
import { complete, metaOf, type ResourceType } from '../resource.ts'
import { byCode, codeIn, date, identifier, patient, practitioner, token } from '../search_params.ts'
import {
  formatOf,
  placeOf,
  placesIn,
  serviceOf,
  type SessionObject,
  sessions,
} from './appointment.ts'

const statuses: Partial<Record<SessionObject['status'], Encounter['status']>> = {
  checked_in: 'arrived',
  started: 'in-progress',
  completed: 'finished',
}
const ambulatory = hl7('v3-ActCode', 'AMB', 'ambulatory')
const virtual = hl7('v3-ActCode', 'VR', 'virtual')

function encountersOf(session: SessionObject): Encounter[] {
  const status = statuses[session.status]
  if (!status) return []
  const { format, person_id } = session
  const located = placeOf(session)
  return [
    complete<Encounter>({
      resourceType: 'Encounter',
      id: ownId(session),
      // The profile requires a subject, which a group session doesn't have.
      meta: metaOf(session, person_id !== null && `${us_core}/us-core-encounter`),
      contained: placesIn(session),
      extension: [formatOf(session)],
      identifier: identifiersOf(session),
      status,
      class: format === 'in_person' ? ambulatory : virtual,
      type: [serviceOf(session)],
      subject: refer('Patient', person_id),
      participant: [
        {
          type: [{ coding: [hl7('v3-ParticipationType', 'PPRF', 'primary performer')] }],
          period: periodIn(session),
          individual: refer('Practitioner', session.practitioner_id),
        },
      ],
      appointment: [refer('Appointment', session.id)],
      period: periodIn(session),
      location: located ? [{ location: located }] : [],
    }),
  ]
}

// A session that was recorded afterwards has no times of its own.
const periodIn = ({ started_at, starts_at, completed_at, ends_at }: SessionObject) =>
  started_at ? periodOf(started_at, completed_at) : periodOf(starts_at, completed_at && ends_at)

export const encounterType: ResourceType = {
  type: 'Encounter',
  about: 'A session that is checked in, started or completed.',
  profile: `${us_core}/us-core-encounter`,
  sources: [
    {
      ...sessions,
      map: encountersOf,
      always: { status: Object.keys(statuses).join(',') },
      search: {
        patient,
        practitioner,
        status: token('Status of the encounter.', 'status', byCode(statuses)),
        date: date('When the session starts.', 'starts_at'),
        class: codeIn('Class: `AMB` or `VR`.', (resource) => [(resource as Encounter).class.code]),
        identifier,
      },
    },
  ],
  includes: {
    patient: { expand: 'person', type: 'Patient' },
    practitioner: { expand: 'practitioner', type: 'Practitioner' },
  },
}
