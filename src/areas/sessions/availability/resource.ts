// Routes of availability and slots.
import type { ErrorCode } from '#catalogue/errors.ts'
import { everybody, readRoute, route, type Route } from '#http/routing/route.ts'
import { updateAvailability, findAvailability, showAvailability } from './availability.ts'
import { Availability, AvailabilityUpdate } from './schema.ts'
import { findManySlots, findSlots, readSlotsAtOnce, searchSlotsAtOnce } from './slots.ts'
import { Slots, SlotSearch, SlotSearchQuery, SlotsQuery } from './slots_schema.ts'
import { availabilityStatement } from './store.ts'
import { availabilityEvents } from './availability.ts'
import { defineResource } from '#http/routing/resource.ts'

const of_slots: ErrorCode[] = [
  'resource_not_found',
  'service_retired',
  'service_mismatch',
  'location_archived',
]

const availabilityRoutes: Route[] = [
  readRoute({
    name: 'availability.retrieve',
    method: 'GET',
    path: '/v1/practitioners/{id}/availability',
    scope: 'availability:read',
    summary: "Retrieve a practitioner's availability.",
    returns: Availability,
    errors: ['resource_not_found'],
    read: ({ id }, account) => ({
      statement: availabilityStatement(account, id),
      respond: showAvailability,
    }),
  }),
  route({
    name: 'availability.update',
    method: 'PATCH',
    path: '/v1/practitioners/{id}/availability',
    scope: 'availability:write',
    summary:
      "Update a practitioner's availability. Omitted fields keep their values; a list you send " +
      'replaces the current list.',
    body: AvailabilityUpdate,
    returns: Availability,
    errors: ['resource_not_found', 'precondition_failed', 'location_archived'],
    run: (call, { id, body }) => updateAvailability(call, id, body),
    replayDeleted: (call, { id }) => findAvailability(call, id),
  }),
  route({
    name: 'slots.list',
    method: 'GET',
    path: '/v1/practitioners/{id}/slots',
    cost: 3,
    scope: 'availability:read',
    summary: "List a practitioner's open slots.",
    actors: everybody,
    query: SlotsQuery,
    returns: Slots,
    errors: of_slots,
    read: ({ id, query }, account) => readSlotsAtOnce(account, id, query),
    run: (call, { id, query }) => findSlots(call, id, query),
  }),
  route({
    name: 'slots.search',
    method: 'GET',
    path: '/v1/slots',
    cost: 20,
    scope: 'availability:read',
    summary: 'List open slots for several practitioners.',
    actors: everybody,
    query: SlotSearchQuery,
    returns: SlotSearch,
    errors: of_slots,
    read: ({ query }, account) => searchSlotsAtOnce(account, query),
    run: (call, { query }) => findManySlots(call, query),
  }),
]

export const availabilityResource = defineResource({
  about: {
    availability:
      'When a practitioner can be booked: weekly hours in their time zone, date overrides, ' +
      'time off, buffers, notice and limits. Without published availability, any free time can ' +
      'be booked.',
    slots: 'Times when practitioners can be booked. Every listed slot can be booked.',
  },
  events: availabilityEvents,
  routes: availabilityRoutes,
})
