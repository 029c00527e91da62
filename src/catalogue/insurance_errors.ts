// What insurance refuses.

export const insuranceErrors = {
  coverage_conflict: {
    status: 409,
    message: 'Another coverage of the person has the same rank in that time.',
    happened:
      'A person has one primary, one secondary and one tertiary coverage on a day, so that it is ' +
      'plain which payer is asked first.',
    remedy:
      'Give it another sequence, or end or void the other one: GET /v1/coverages?person_id= ' +
      'lists them.',
  },
  coverage_voided: {
    status: 422,
    message: 'The coverage was voided: it was entered by mistake.',
    happened: 'What was voided counts for nothing and cannot be checked or changed.',
    remedy: 'Add the coverage the person has with POST /v1/coverages.',
  },
} as const
