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
  slot_taken: {
    status: 409,
    message: 'The practitioner is already booked at that time.',
    happened: 'Another session of this practitioner overlaps the time asked for.',
    remedy: 'Choose another time or another practitioner.',
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
      'next. Choose another practitioner or another day.',
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
