// The resources of this area: availability, sessions and calendars.
import type { Resource } from '#http/routing/resource.ts'
import { availabilityResource } from './availability/resource.ts'
import { bookingPolicyResource } from './booking_policy/resource.ts'
import { sessionResource } from './session/resource.ts'
import { sessionSeriesResource } from './session_series/resource.ts'
import { calendarFeedResource } from './calendar_feed/resource.ts'
import { practitionerArchivalResource } from './practitioner_archival/resource.ts'

export const sessionsArea: Resource[] = [
  availabilityResource,
  bookingPolicyResource,
  sessionResource,
  sessionSeriesResource,
  calendarFeedResource,
  practitionerArchivalResource,
]
