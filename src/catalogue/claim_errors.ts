// What claims are refused for.

export const claimErrors = {
  claim_invalid: {
    status: 422,
    message: 'The claim cannot be sent as it is.',
    happened: 'Each thing that is wrong with it stands in details[], with a code and its place.',
    remedy:
      'POST /v1/claims/{id}/validate tells all of it with how to mend each. Change the claim ' +
      'with PATCH, and submit it again.',
  },
  duplicate_claim: {
    status: 409,
    message: 'This service was billed to this payer already.',
    happened:
      'Another claim that was sent has the same payer, member, practitioner, day, code, ' +
      'modifiers and units on a line.',
    remedy:
      'If it was done again, add a modifier that says so (76, 77, 59, XE, XS, XP, XU), or name ' +
      'the other claim in duplicate_of_id. To change what was sent, replace that claim.',
  },
  balance_open: {
    status: 422,
    message: 'Something is still owed on the claim.',
    happened: 'payer_balance or patient_balance of the claim is not zero.',
    remedy: 'Wait for the money, write it off, or close with write_off.',
  },
  amount_exceeds_balance: {
    status: 422,
    message: 'That is more than is owed.',
    happened: 'What is taken off a balance cannot be more than is owed.',
    remedy:
      'Read the claim, or GET /v1/persons/{id}/statement, and send at most what is owed; of a ' +
      'claim, leave the amount out for all of it.',
  },
  appeal_deadline_passed: {
    status: 422,
    message: 'The day by which an appeal had to come has passed.',
    happened: 'The payer takes appeals for some days after its decision only.',
    remedy: 'If the payer agreed to take it all the same, send override_deadline.',
  },
  no_decision: {
    status: 422,
    message: 'No payer has decided on this claim yet.',
    happened: 'A second payer asks what the first decided.',
    remedy: 'Wait for the remittance of the first payer.',
  },
  no_further_coverage: {
    status: 422,
    message: 'The person has no further coverage for that day.',
    happened: 'No coverage of the next rank holds on the day of service.',
    remedy: 'Add it with POST /v1/coverages, or name one in coverage_id.',
  },
} as const
