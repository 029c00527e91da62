// Errors of coverages.

export const insuranceErrors = {
  coverage_conflict: {
    status: 409,
    message: 'The person already has a coverage with this sequence for those dates.',
    happened: 'A person can have one primary, one secondary and one tertiary coverage on a date.',
    remedy:
      'Change `sequence`, or end or void the other coverage (`GET /v1/coverages?person_id=`).',
  },
  coverage_voided: {
    status: 422,
    message: 'The coverage was voided.',
    happened: "A voided coverage was entered in error and can't be used or changed.",
    remedy: 'Create the correct coverage with `POST /v1/coverages`.',
  },
} as const
