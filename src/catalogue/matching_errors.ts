// Errors of matchings and of the waiting list.

export const matchingErrors = {
  location_unknown: {
    status: 422,
    message: "The person's location is required for matching.",
    cause: 'No location was sent, and the person has no address.',
    remedy: 'Send `location[jurisdiction]`, or add an address to the person.',
  },
  not_a_candidate: {
    status: 422,
    message: "The practitioner isn't a candidate in this matching.",
    cause: 'Only listed candidates can be accepted or declined.',
    remedy: 'Choose a practitioner from `candidates`, or create a new matching.',
  },
  candidate_unavailable: {
    status: 409,
    message: 'The practitioner is no longer available.',
    cause:
      'After being listed, the practitioner was archived, stopped accepting new patients, or no ' +
      'longer meets a requirement on that date: `details` names it. Or a matching of today would ' +
      'not list candidates for the person.',
    remedy: 'Choose another candidate, or create a new matching.',
  },
  caseload_full: {
    status: 409,
    message: "The practitioner's caseload is full.",
    cause: 'The last opening was taken after the candidate was listed.',
    remedy: 'Choose another candidate, or create a new matching.',
  },
  waiting_list_limit_reached: {
    status: 422,
    message: 'The person is on the waiting list too often.',
    cause: 'A person can have 20 open entries of the waiting list.',
    remedy: 'Change or remove one of their entries.',
  },
} as const
