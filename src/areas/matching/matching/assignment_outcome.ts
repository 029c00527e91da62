// What became of a person on a waiting list.
export const assignment_outcomes = {
  offered: 'A time is held. Accept the matching to book it.',
  proposed: 'The practitioner who would be offered. Only with `propose_only`.',
  diverted: 'Acute risk: the person needs immediate help instead of a waiting list.',
  no_candidate: 'No practitioner meets the requirements.',
  no_capacity: 'All openings and open times went to others on the waiting list.',
  consent_required: 'A treatment consent is required to hold a time.',
  not_bookable: 'No time could be held. `assignment_reason` has the error code.',
  refused: "The person can't be matched. `assignment_reason` has the error code.",
} as const

export type AssignmentOutcome = keyof typeof assignment_outcomes
