// The resources of this area: availability, services, locations, sessions and calendars.
import type { Resource } from '#http/routing/resource.ts'
import { availabilityResource } from './availability/resource.ts'
import { locationResource } from './location/resource.ts'
import { serviceResource } from './service/resource.ts'
import { bookingPolicyResource } from './booking_policy/resource.ts'
import { sessionResource } from './session/resource.ts'
import { sessionSeriesResource } from './session_series/resource.ts'
import { calendarFeedResource } from './calendar_feed/resource.ts'
import { externalCalendarResource } from './external_calendar/resource.ts'
import { telehealthSettingsResource } from './telehealth_settings/resource.ts'
import { videoRoomResource } from './video_room/resource.ts'
import { practitionerArchivalResource } from './practitioner_archival/resource.ts'

export const sessionsArea: Resource[] = [
  availabilityResource,
  bookingPolicyResource,
  serviceResource,
  locationResource,
  sessionResource,
  sessionSeriesResource,
  calendarFeedResource,
  externalCalendarResource,
  telehealthSettingsResource,
  videoRoomResource,
  practitionerArchivalResource,
]
