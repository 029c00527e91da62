// Slot: a time that can be booked. Slots are computed, so a slot's ID says whose it is, when it
// starts and how long it is.
import type { Slot } from '@medplum/fhirtypes'
import { invalid } from '#catalogue/api_error.ts'
import type { Api } from '../api.ts'
import { hl7 } from '../data_types.ts'
import { fhirId, objectId, refer } from '../ids.ts'
import { type ApiObject, complete, type Page, type Query, type ResourceType } from '../resource.ts'
import { date, reference } from '../search_params.ts'

type Slots = {
  practitioner_id: string
  duration_minutes: number
  data: { starts_at: string; ends_at: string }[]
}
type SlotObject = ApiObject & {
  practitioner_id: string
  minutes: number
  starts_at: string
  ends_at: string
}

// 2027-03-01T17:00:00.000Z as 20270301T1700Z.
const inId = (at: string) => `${at.slice(0, 16).replaceAll(/[-:]/g, '')}Z`

const slotOf = ({ practitioner_id, minutes, starts_at, ends_at }: SlotObject): Slot =>
  complete<Slot>({
    resourceType: 'Slot',
    id: fhirId(practitioner_id, inId(starts_at), minutes),
    serviceCategory: [{ coding: [hl7('service-category', '22', 'Mental Health')] }],
    schedule: refer('Schedule', practitioner_id)!,
    status: 'free',
    start: starts_at,
    end: ends_at,
  })

async function slotsOf(api: Api, practitioner_id: string, query: Query): Promise<SlotObject[]> {
  const path = `/v1/practitioners/${practitioner_id}/slots`
  const { duration_minutes: minutes, data } = await api.get<Slots>(path, query)
  return data.map((slot) => ({ id: practitioner_id, practitioner_id, minutes, ...slot }))
}

async function pageOf(api: Api, query: Query): Promise<Page> {
  const { id, 'start[gte]': from, 'start[lt]': to, limit } = query
  if (!id) throw invalid('schedule', '`schedule` is required: `Schedule/prac-...`.')
  if (id.includes(',')) throw invalid('schedule', '`schedule` must name one Schedule.')
  const slots = await slotsOf(api, id, { ...(from && { from }), ...(to && { to }) })
  return {
    data: slots.slice(0, Number(limit)),
    next_cursor: null,
    has_more: slots.length > Number(limit),
  }
}

async function find(api: Api, fhir_id: string): Promise<SlotObject | undefined> {
  const [owner = '', start = '', minutes = ''] = fhir_id.split('.')
  const practitioner_id = objectId(owner, 'prac')
  const [, day, hour, minute] = /^(\d{8})T(\d\d)(\d\d)Z$/.exec(start) ?? []
  if (!practitioner_id || !day || !/^\d{1,4}$/.test(minutes)) return undefined
  const from = `${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T${hour}:${minute}:00Z`
  const to = Temporal.Instant.from(from)
    .add({ minutes: Number(minutes) })
    .toString()
  const slots = await slotsOf(api, practitioner_id, { from, to, duration_minutes: minutes })
  return slots.find((slot) => fhirId(practitioner_id, inId(slot.starts_at), minutes) === fhir_id)
}

export const slotType: ResourceType = {
  type: 'Slot',
  unversioned: true,
  about: 'A time that can be booked with a practitioner.',
  sources: [
    {
      list: '/v1/slots',
      prefix: 'prac',
      map: (slot: SlotObject) => [slotOf(slot)],
      page: pageOf,
      find,
      search: {
        schedule: reference('The schedule. Required.', 'id', 'Schedule', 'prac'),
        start: date('When the slot starts.', 'start'),
      },
    },
  ],
}
