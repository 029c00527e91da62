// What can be wrong with a matching.

export const matchingErrors = {
  criteria_required: {
    status: 422,
    message: 'Where the person is must be known to find somebody.',
    happened: 'No location was sent, and the person has no address.',
    remedy: 'Send location[jurisdiction], or add an address to the person.',
  },
  candidate_not_in_matching: {
    status: 422,
    message: 'The practitioner is not among the candidates.',
    happened: 'Only who was shown in a matching can be accepted or declined in it.',
    remedy: 'Choose one of candidates[], or make another matching.',
  },
  candidate_no_longer_available: {
    status: 409,
    message: 'The practitioner can no longer be had for this.',
    happened:
      'Since they were shown, they were archived, stopped taking new persons, or changed so that ' +
      'they fail a gate on that day: error.details names it.',
    remedy: 'Choose another of candidates[], or make another matching.',
  },
  practitioner_full: {
    status: 409,
    message: 'The practitioner has no place left.',
    happened: 'Others took the last place since the candidate was shown.',
    remedy: 'Choose another of candidates[], or make another matching.',
  },
} as const
