// Books and cancels a session from an Appointment.
import { invalid } from '#catalogue/api_error.ts'
import { systems } from '#areas/imports/fhir_rows/codes.ts'
import type { Api } from '../api.ts'
import { elementOf, elementsOf, referencedId, requireOnlyElements, textOf } from '../input.ts'
import type { ApiObject, Element } from '../resource.ts'

const elements = [
  'status',
  'start',
  'end',
  'minutesDuration',
  'participant',
  'identifier',
  'serviceType',
  'serviceCategory',
]

// Whether the practitioner must approve is up to them, not to the client.
const bookable: Record<string, true> = { booked: true, proposed: true }

export async function bookAppointment(api: Api, appointment: Element) {
  requireOnlyElements(appointment, elements)
  if (!bookable[textOf(appointment, 'status') ?? '']) {
    throw invalid('status', '`status` must be booked or proposed.')
  }
  const actors = elementsOf(appointment, 'participant', [
    'actor',
    'status',
    'type',
    'required',
  ]).map((participant) => elementOf(participant, 'actor'))
  const of = (type: string, prefix: string) =>
    actors.map((actor) => referencedId(actor, type, prefix)).filter((id) => id !== undefined)
  const [practitioner_id, ...others] = of('Practitioner', 'prac')
  if (!practitioner_id || others.length > 0) {
    throw invalid('participant', '`participant` must name one Practitioner.')
  }
  const persons = of('Patient', 'per')
  const [location_id] = of('Location', 'loc')
  if (persons.length + (location_id ? 2 : 1) < actors.length) {
    throw invalid('participant', 'A participant must be a Practitioner, Patient or Location.')
  }
  const [service] = elementsOf(appointment, 'serviceType', ['text'])
  return await api.send<ApiObject>('POST', '/v1/sessions', {
    practitioner_id,
    starts_at: appointment.start,
    ...(appointment.end !== undefined && { ends_at: appointment.end }),
    ...(appointment.end === undefined &&
      appointment.minutesDuration !== undefined && {
        duration_minutes: appointment.minutesDuration,
      }),
    ...(persons.length === 1 && { person_id: persons[0] }),
    ...(persons.length > 1 && { participants: persons.map((person_id) => ({ person_id })) }),
    ...(location_id && { location_id, format: 'in_person' }),
    ...(service?.text !== undefined && { type: service.text }),
    ...externalIdIn(appointment),
  })
}

function externalIdIn(appointment: Element) {
  const [identifier, ...others] = elementsOf(appointment, 'identifier', ['system', 'value', 'use'])
  if (!identifier) return {}
  if (identifier.system === systems.external_id && others.length === 0) {
    return { external_id: identifier.value }
  }
  throw invalid('identifier', `\`identifier\` must be one, of the system ${systems.external_id}.`)
}

export async function cancelAppointment(api: Api, id: string, appointment: Element) {
  if (textOf(appointment, 'status') !== 'cancelled') {
    throw invalid('status', '`status` must be cancelled: an update can only cancel an Appointment.')
  }
  const reason = textOf(elementOf(appointment, 'cancelationReason'), 'text')
  return await api.send<ApiObject>('POST', `/v1/sessions/${id}/cancel`, {
    ...(reason !== undefined && { reason }),
  })
}
