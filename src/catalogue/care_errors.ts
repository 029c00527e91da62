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
} as const
