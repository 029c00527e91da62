// Errors of claims.

export const claimErrors = {
  claim_invalid: {
    status: 422,
    message: 'The claim has validation errors.',
    happened: '`details` lists each error with its code and location.',
    remedy:
      'Run `POST /v1/claims/{id}/validate` for the full list with fixes. Update the claim and ' +
      'resubmit.',
  },
  duplicate_claim: {
    status: 409,
    message: 'This service was already billed to this payer.',
    happened:
      'A submitted claim has the same payer, member, practitioner, date of service, code, ' +
      'modifiers and units.',
    remedy:
      'For a distinct service, add a modifier (59, 76, 77, XE, XP, XS, XU) or set ' +
      '`duplicate_of_id`. To change a submitted claim, replace it.',
  },
  open_balance: {
    status: 422,
    message: 'The claim has an open balance.',
    happened: "The claim's `payer_balance` or `patient_balance` isn't zero.",
    remedy: 'Wait for payment, write off the balance, or close with `write_off`.',
  },
  amount_exceeds_balance: {
    status: 422,
    message: '`amount` exceeds the balance.',
    happened: "You can't write off or transfer more than is owed.",
    remedy:
      'Check the claim or `GET /v1/persons/{id}/statement`. On a claim, omit `amount` to use the ' +
      'full balance.',
  },
  appeal_deadline_passed: {
    status: 422,
    message: 'The appeal deadline has passed.',
    happened: "The payer's appeal window counts from the date of its decision.",
    remedy: 'If the payer agreed to accept a late appeal, send `override_deadline`.',
  },
  claim_not_adjudicated: {
    status: 422,
    message: "This claim hasn't been adjudicated.",
    happened: "A claim to the secondary payer must include the primary payer's decision.",
    remedy: "Wait for the primary payer's remittance.",
  },
  next_coverage_missing: {
    status: 422,
    message: 'The person has no other coverage on the date of service.',
    happened: 'No active coverage follows in sequence.',
    remedy: 'Add it with `POST /v1/coverages`, or pass `coverage_id`.',
  },
} as const
