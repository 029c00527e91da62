// What care and time refuse: the errors that follow from a rule of the domain.

export const careErrors = {
  consent_required: {
    status: 403,
    message: 'The person has not consented to this sharing.',
    happened: 'Consent decides who may see and do what; no consent covers this.',
    remedy:
      'The consent object of the error says which consent is missing. Offer it to the ' +
      'person and have it signed.',
  },
  consent_incomplete: {
    status: 422,
    message: 'The consent cannot be signed: it lacks what the law asks for.',
    happened: 'Each element that is missing stands in details[], with the rule that asks for it.',
    remedy:
      'Draft it anew with what is missing (POST /v1/consents), offer it, and have that one signed.',
  },
  compound_consent_not_allowed: {
    status: 422,
    message: 'This may not be combined in one consent ({citation}).',
    happened:
      'Psychotherapy notes, SUD counseling notes and legal proceedings each need a consent of ' +
      'their own, which holds nothing else.',
    remedy: 'Make one consent for each.',
  },
  grantor_lacks_capacity: {
    status: 422,
    message: 'Whoever signs may not agree to this for the person: {why}.',
    happened:
      'A minor agrees alone only where a rule of the place says so; others need a relationship ' +
      'with the authority for it that holds on the day of signing.',
    remedy: 'Have it signed by somebody who may, and name their relationship in grantor.',
  },
  document_mismatch: {
    status: 422,
    message: 'What was signed is not the document that was offered.',
    happened: 'The version or the SHA-256 of the signature differs from that of the consent.',
    remedy: 'Show the document that was offered, or draft a consent with the one that was shown.',
  },
  day_in_future: {
    status: 422,
    message: 'This cannot lie in the future.',
    happened: "The day or time lies after the present moment of the account's clock.",
    remedy: 'Send one that has come. In the sandbox, GET /v1/test_clock tells the present.',
  },
  death_before_birth: {
    status: 422,
    message: 'Nobody dies before they are born.',
    happened: 'deceased_on lies before the birth_date of the person.',
    remedy: 'Check both days, and send the one that is wrong.',
  },
  supersedes_another: {
    status: 422,
    message: 'A consent takes the place of one of its own kind that was offered.',
    happened: 'supersedes_id names a draft, or a consent of another kind.',
    remedy: 'Revoke the other consent, or delete the draft, and leave supersedes_id out.',
  },
  person_not_in_care: {
    status: 422,
    message: 'Nothing can be booked for this person: they are {status}.',
    happened: 'Who has died or was erased takes no sessions.',
    remedy: 'Check the person. A death noted by mistake can be corrected.',
  },
  slot_taken: {
    status: 409,
    message: 'The practitioner is already booked at that time.',
    happened: 'Another session of this practitioner overlaps the time asked for.',
    remedy: 'Choose another time or another practitioner; alternatives[] lists the next three.',
  },
  person_double_booked: {
    status: 409,
    message: 'The person is already in a session at that time.',
    happened: 'Another session of this person overlaps the time asked for.',
    remedy: 'Choose another time, or cancel or move the other session first.',
  },
  hold_expired: {
    status: 409,
    message: 'The hold has run out.',
    happened: 'A hold lasts 15 minutes at most, and this one was not confirmed in time.',
    remedy: 'Book the time anew: it may still be free.',
  },
  group_full: {
    status: 409,
    message: 'Every seat is taken.',
    happened: 'The session has as many participants as its capacity allows.',
    remedy: 'Choose another session, or ask again when somebody has left.',
  },
  series_conflict: {
    status: 409,
    message: 'Some sessions of the series cannot be booked, so none was.',
    happened: 'A series is booked or moved whole, unless skipping was allowed.',
    remedy: 'conflicts[] lists them. Choose another time, or send on_conflict: skip.',
  },
  at_capacity: {
    status: 409,
    message: 'The practitioner takes no more sessions on that day.',
    happened: 'The practitioner limits how many sessions a day has, by the days of their zone.',
    remedy: 'Choose another day; alternatives[] lists the next three times.',
  },
  outside_availability: {
    status: 422,
    message: 'The practitioner does not offer that time.',
    happened:
      'The practitioner published when they can be booked; the time lies outside of it, in time ' +
      'off, or not where slots begin.',
    remedy: 'Choose one of the slots; alternatives[] lists the next three.',
  },
  too_short_notice: {
    status: 422,
    message: 'The practitioner asks for more notice than that.',
    happened: 'The time lies nearer than the notice the practitioner asks for.',
    remedy: 'Choose a later time; alternatives[] lists the next three.',
  },
  too_far_ahead: {
    status: 422,
    message: 'The practitioner cannot be booked so far ahead.',
    happened: 'The time lies beyond the days ahead that the practitioner offers.',
    remedy: 'Choose an earlier time, or wait until it can be booked.',
  },
  too_early: {
    status: 422,
    message: 'It is too early for the step {step}.',
    happened:
      'A session is checked in and started from 30 minutes before it begins, completed unstarted ' +
      'once it has begun, and a no-show ten minutes later.',
    remedy: 'Take the step later. In the sandbox, the test clock can be moved.',
  },
  too_late: {
    status: 422,
    message: 'It is too late for the step {step}.',
    happened:
      'A session is moved or canceled before it begins and checked in before it ends; a no-show ' +
      'is corrected within 72 hours.',
    remedy: 'A session that has begun is completed, or its person did not come.',
  },
  location_required: {
    status: 422,
    message: 'Where the person is must be known to check in.',
    happened: 'Whether care may be given depends on where the person is, if not in the room.',
    remedy: 'Ask the person, and send person_location.',
  },
  starts_at_in_past: {
    status: 422,
    message: 'A session cannot be booked in the past.',
    happened: "starts_at lies before the present moment of the account's clock.",
    remedy: 'Choose a later starts_at. In the sandbox, GET /v1/test_clock tells the present.',
  },
  clock_out_of_reach: {
    status: 422,
    message: 'The clock moves only forwards, and at most two years at a time.',
    happened: 'The moment asked for lies before the present of the account, or too far ahead.',
    remedy: 'GET /v1/test_clock tells the present. Go further in several steps.',
  },
  practitioner_archived: {
    status: 422,
    message: 'The practitioner is archived and cannot be booked.',
    happened: 'Archived practitioners keep their past sessions and take no new ones.',
    remedy: 'Choose another practitioner, or set archived to false first.',
  },
  practitioner_not_eligible: {
    status: 422,
    message: 'The practitioner may not treat there and then.',
    happened:
      'Their license, privilege or verification is known not to hold for that place, day and ' +
      'format. details[] lists the reasons.',
    remedy:
      'GET /v1/practitioners/{id}/eligibility tells the answer, the reasons and when it changes ' +
      'next. Choose another practitioner or another day. Signing and billing need a yes: where ' +
      'nothing is known, verify the practitioner (POST /v1/practitioners/{id}/verifications).',
  },
  verification_incomplete: {
    status: 422,
    message: 'The verification cannot begin: something it needs is missing.',
    happened: 'It needs an NPI, at least one license and a signed attestation.',
    remedy: 'details[] lists what is missing. Add it to the practitioner, then submit.',
  },
  verification_open: {
    status: 409,
    message: 'A verification of this practitioner is open already.',
    happened: 'Of one practitioner one verification runs at a time.',
    remedy: 'Go on with the one that current_verification_id names, or withdraw it.',
  },
  reapplied_too_early: {
    status: 422,
    message: 'After a revocation a year must pass before they can be submitted again.',
    happened: 'The verification was revoked less than a year ago.',
    remedy: 'Submit again later. revoked_at tells when the year began.',
  },
  findings_unresolved: {
    status: 422,
    message: 'There are findings that have not been resolved.',
    happened:
      'A check is open, failed or too old, a match has not been judged, or an exclusion holds.',
    remedy:
      'GET /v1/checks?practitioner_id= lists the checks. Resolve each match, and run again what ' +
      'failed.',
  },
} as const
