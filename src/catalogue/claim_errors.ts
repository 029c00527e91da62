// Errors of coverages, claims, remittances, estimates and superbills.

export const claimErrors = {
  coverage_conflict: {
    status: 409,
    message: 'The person already has a coverage with this sequence for those dates.',
    cause: 'A person can have one primary, one secondary and one tertiary coverage on a date.',
    remedy:
      'Change `sequence`, or end or void the other coverage (`GET /v1/coverages?person_id=`).',
  },
  coverage_voided: {
    status: 422,
    message: 'The coverage was voided.',
    cause: "A voided coverage was entered in error and can't be used or changed.",
    remedy: 'Create the correct coverage with `POST /v1/coverages`.',
  },
  payer_enrollment_required: {
    status: 422,
    message: 'The payer requires enrollment for eligibility checks.',
    cause: 'The payer responds only to providers that are enrolled for eligibility checks.',
    remedy:
      'Enroll with the payer, then set `enrollments.eligibility` of your payer contract to ' +
      '`enrolled`.',
  },
  claim_invalid: {
    status: 422,
    message: 'The claim has validation errors.',
    cause: '`details` lists each error with its code and location.',
    remedy:
      'Run `POST /v1/claims/{id}/validate` for the full list with fixes. Update the claim and ' +
      'resubmit.',
  },
  duplicate_claim: {
    status: 409,
    message: 'This service was already billed to this payer.',
    cause:
      'A submitted claim has the same payer, member, practitioner, date of service, code, ' +
      'modifiers and units.',
    remedy:
      'For a distinct service, add a modifier (59, 76, 77, XE, XP, XS, XU) or set ' +
      '`duplicate_of_id`. To change a submitted claim, replace it.',
  },
  open_balance: {
    status: 422,
    message: 'The claim has an open balance.',
    cause: "The claim's `payer_balance` or `patient_balance` isn't zero.",
    remedy: 'Wait for payment, write off the balance, or close with `write_off`.',
  },
  amount_exceeds_balance: {
    status: 422,
    message: '`amount` exceeds the balance.',
    cause: "You can't write off, transfer or refund more than the balance.",
    remedy:
      'Check the claim or `GET /v1/persons/{id}/statement`. On a claim, omit `amount` to use the ' +
      'full balance.',
  },
  appeal_deadline_passed: {
    status: 422,
    message: 'The appeal deadline has passed.',
    cause: "The payer's appeal window starts on the date of its decision.",
    remedy: 'If the payer agreed to accept a late appeal, send `override_deadline`.',
  },
  letters_unsupported: {
    status: 422,
    message: "Your clearinghouse connection doesn't take letters.",
    cause: 'Some clearinghouses, such as Stedi, exchange only X12.',
    remedy: 'Mail, fax or upload the letter, and send `delivery: external` to record it.',
  },
  claim_not_adjudicated: {
    status: 422,
    message: "This claim hasn't been adjudicated.",
    cause: "A claim to the secondary payer must include the primary payer's decision.",
    remedy: "Wait for the primary payer's remittance.",
  },
  payer_decision_pending: {
    status: 422,
    message: "The payer hasn't decided on this claim or its appeal.",
    cause: 'A balance that the payer can still pay was to be written off or transferred.',
    remedy: 'Wait for the decision, or send `override_decision`, which is recorded.',
  },
  patient_not_billable: {
    status: 422,
    message: 'The claim is to an EAP, which leaves no balance to the patient.',
    cause: 'A balance of a claim to an employee assistance program was to be transferred.',
    remedy: 'Write the balance off, or bill another coverage with a new claim.',
  },
  secondary_coverage_missing: {
    status: 422,
    message: 'The person has no other coverage on the date of service.',
    cause: 'No active coverage is next in the billing sequence.',
    remedy: 'Add a coverage with `POST /v1/coverages`, or pass `coverage_id`.',
  },
  remittance_exception_unresolved: {
    status: 422,
    message: "The remittance still can't be posted.",
    cause:
      "The reported claim can't be read or doesn't match any of your claims. `details` says why.",
    remedy:
      'Match it to a claim (`resolution: match` with `claim_number` and `claim_id`) or dismiss ' +
      'it (`resolution: dismiss`).',
  },
  remittance_conflict: {
    status: 409,
    message: 'A different remittance with the same identifiers already exists.',
    cause:
      'Payer, trace number, date and amount match an existing remittance, but the claim details ' +
      'differ. Nothing was changed.',
    remedy:
      'Compare both. If the payer made a correction, ask for a reversal under a new trace ' +
      'number. To store it for review, send it to `POST /v1/x12_documents`.',
  },
  billing_provider_missing: {
    status: 422,
    message: 'A billing provider is required.',
    cause: 'Neither the request nor the account has one.',
    remedy: 'Send `provider`, or create one with `POST /v1/billing_providers`.',
  },
  estimate_too_long: {
    status: 422,
    message: 'A good faith estimate can cover at most 12 months.',
    cause: 'A recurring service extends past 12 months.',
    remedy: 'Reduce `times` or `every_weeks`, and issue a new estimate when this one ends.',
  },
  estimate_replaced: {
    status: 409,
    message: 'The estimate was already replaced.',
    cause: 'An estimate can be replaced once.',
    remedy: 'Replace the newest one, in `replaced_by_id`.',
  },
  superbill_incomplete: {
    status: 422,
    message: "The superbill can't be issued: required information is missing.",
    cause:
      'Payers reimburse a person only if the superbill states the provider, service, date, ' +
      "diagnosis and charge. `details` lists what's missing.",
    remedy: 'Send it in `lines`, or complete the session, note or practitioner.',
  },
} as const
