// Routes of the booking policy.
import { everybody, route, type Route } from '#http/routing/route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { findBookingPolicy, updateBookingPolicy } from './booking_policy.ts'
import { BookingPolicy, BookingPolicyUpdate } from './schema.ts'

const bookingPolicyRoutes: Route[] = [
  route({
    name: 'booking_policy.retrieve',
    method: 'GET',
    path: '/v1/booking_policy',
    scope: 'availability:read',
    summary: "Retrieve the account's booking policy.",
    returns: BookingPolicy,
    actors: everybody,
    run: (call) => findBookingPolicy(call),
  }),
  route({
    name: 'booking_policy.update',
    method: 'PATCH',
    path: '/v1/booking_policy',
    scope: 'availability:write',
    summary: "Update the account's booking policy. Existing sessions aren't affected.",
    body: BookingPolicyUpdate,
    returns: BookingPolicy,
    actors: ['account'],
    run: (call, { body }) => updateBookingPolicy(call, body),
    replayDeleted: (call) => findBookingPolicy(call),
  }),
]

export const bookingPolicyResource = defineResource({
  about: {
    booking_policy:
      'Limits of all bookings in the account: how far ahead sessions can be booked, how many ' +
      'times can be held at once, and when copays are due.',
  },
  routes: bookingPolicyRoutes,
})
