// Errors of scheduling: sessions, holds, series, services and locations.

export const sessionErrors = {
  slot_taken: {
    status: 409,
    message: 'The practitioner is already booked at that time.',
    cause: 'The time overlaps another session or its buffers.',
    remedy: 'Choose another time or practitioner. `alternatives` lists up to three open times.',
  },
  person_double_booked: {
    status: 409,
    message: 'The person is already booked at that time.',
    cause: 'The person is in another session that overlaps.',
    remedy: 'Choose another time, or cancel or reschedule the other session.',
  },
  hold_expired: {
    status: 409,
    message: 'The hold has expired.',
    cause: "The hold wasn't confirmed before `hold_expires_at`. Holds last at most 15 minutes.",
    remedy: 'Book the time again. It may still be open.',
  },
  hold_limit_reached: {
    status: 422,
    message: 'The person has held this time for too long without booking it.',
    cause: 'Within an hour, a person can hold the same time for 15 minutes in total.',
    remedy: 'Book the time without a hold, choose another time, or hold it at `available_at`.',
  },
  too_many_holds: {
    status: 409,
    message: 'Too many times are on hold without a person.',
    cause:
      'Open holds without `person_id` are limited by `hold_limit_per_practitioner` and ' +
      '`hold_limit` of the booking policy.',
    remedy: 'Confirm or release a hold, send `person_id`, or wait until a hold expires.',
  },
  group_full: {
    status: 409,
    message: 'The session is full.',
    cause: 'Every seat is taken.',
    remedy: 'Choose another session, or try again after a participant leaves.',
  },
  series_conflict: {
    status: 409,
    message: "Some sessions in the series can't be booked, so none were.",
    cause: 'A series is all or nothing unless `on_conflict` is `skip`.',
    remedy:
      '`conflicts` lists the dates and reasons. Choose another time or send `on_conflict: skip`.',
  },
  at_capacity: {
    status: 409,
    message: 'The practitioner is fully booked that day (`max_per_day`).',
    cause: "The practitioner's daily limit, counted in their time zone, is reached.",
    remedy: 'Choose another day. `alternatives` lists up to three open times.',
  },
  outside_availability: {
    status: 422,
    message: "The practitioner isn't available at that time.",
    cause:
      "The time is outside the practitioner's published hours, in time off, not aligned with a " +
      'slot, or busy in an external calendar.',
    remedy: 'Book an open slot. `alternatives` lists up to three.',
  },
  too_short_notice: {
    status: 422,
    message: 'The practitioner requires more notice.',
    cause: 'The start time is sooner than `min_notice_minutes` allows.',
    remedy:
      'Choose a time at or after `available_at`. `alternatives` lists up to three open times.',
  },
  beyond_booking_window: {
    status: 422,
    message: "The practitioner can't be booked that far in advance.",
    cause: 'The start time is beyond `horizon_days`.',
    remedy: 'Choose an earlier time, or book this one at or after `available_at`.',
  },
  not_offered: {
    status: 422,
    message: "The practitioner doesn't offer this care.",
    cause:
      "The format, level of care or the person's age group isn't among those the practitioner " +
      "published, or they don't accept new persons, or their caseload is full. `details` lists " +
      'the reasons.',
    remedy:
      'Choose another practitioner or format. With the `sessions:override` scope, you can send ' +
      '`override_availability: true`.',
  },
  too_far_ahead: {
    status: 422,
    message: 'The requested time is too far in the future.',
    cause:
      'The start time is more than `max_days_ahead` days away: by default 731, about two years.',
    remedy:
      'Choose an earlier time, book this one at or after `available_at`, or change ' +
      '`max_days_ahead` with `PATCH /v1/booking_policy`.',
  },
  too_early: {
    status: 422,
    message: "It's too early to `{step}` this session. `available_at` is when it opens.",
    cause:
      'Check-in and start open 30 minutes before the start time, and links to join when the ' +
      "account's telehealth settings say. Completing an unstarted session opens at the start " +
      'time, and no-show 10 minutes later.',
    remedy: 'Try again at `available_at`. In the sandbox, advance the test clock to it.',
  },
  too_late: {
    status: 422,
    message: "It's too late to `{step}` this session.",
    cause:
      'Reschedule and cancel close at the start time, check-in at the end time, links to join ' +
      "when the account's telehealth settings say, and a no-show correction after 72 hours. A " +
      "person's token can't reschedule a session once canceling it would cost a " +
      'late-cancellation fee.',
    remedy: 'Complete the session or mark it as a no-show.',
  },
  location_required: {
    status: 422,
    message: "The location of the care isn't known.",
    cause:
      'The location determines which license is required: for telehealth and phone sessions the ' +
      "person's, confirmed for the session and not contradicted since; for in-person sessions " +
      "the place's.",
    remedy:
      'Ask the person where they are and send `person_location`. For an in-person session, set ' +
      '`place.jurisdiction`.',
  },
  starts_at_in_past: {
    status: 422,
    message: 'The requested time is in the past.',
    cause: "The time is before the account's current time.",
    remedy: 'Choose a later time. In the sandbox, check `GET /v1/test_clock`.',
  },
  test_clock_out_of_range: {
    status: 422,
    message: 'The test clock moves forward only, at most two years at a time.',
    cause: "The requested time is earlier than the account's current time or too far ahead.",
    remedy: 'Check `GET /v1/test_clock`. Advance in smaller steps.',
  },
  service_retired: {
    status: 422,
    message: "The service is retired and can't be booked.",
    cause: 'Sessions of a retired service that were booked before take place.',
    remedy: 'Choose another service, or create one.',
  },
  service_mismatch: {
    status: 422,
    message: 'The booking contradicts the service.',
    cause:
      'The service decides the practitioner, type, format, length or procedure code. `details` ' +
      'lists what differs.',
    remedy: 'Omit these parameters, or choose another service.',
  },
  room_taken: {
    status: 409,
    message: 'The room is already booked at that time.',
    cause: 'Another session takes place in the room.',
    remedy: 'Choose another room or time. Slots with the same `room_id` list the open times.',
  },
  location_archived: {
    status: 422,
    message: "The location is archived and can't be booked.",
    cause: 'Archived locations keep past sessions and accept no new ones.',
    remedy: 'Choose another location, or set `archived` to false.',
  },
  location_in_use: {
    status: 409,
    message: "The location can't be archived while an availability names it.",
    cause: "A practitioner's weekly hours or overrides name the location.",
    remedy: 'Remove the location from every availability first.',
  },
} as const
