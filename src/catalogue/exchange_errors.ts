// Errors of remittances, estimates and superbills.

export const exchangeErrors = {
  remittance_exception_unresolved: {
    status: 422,
    message: "The remittance still can't be posted.",
    happened: "The reported claim doesn't match any of yours or can't be read. `details` says why.",
    remedy:
      'Match it to a claim (`resolution: match` with `claim_number` and `claim_id`) or dismiss ' +
      'it (`resolution: dismiss`).',
  },
  remittance_conflict: {
    status: 409,
    message: 'A different remittance with the same identifiers already exists.',
    happened:
      'Payer, trace number, date and amount match an existing remittance, but the claim details ' +
      'differ. Nothing was changed.',
    remedy:
      'Compare both. If the payer made a correction, ask for a reversal under a new trace ' +
      'number. To store it for review, send it to `POST /v1/x12_documents`.',
  },
  billing_provider_missing: {
    status: 422,
    message: 'A billing provider is required.',
    happened: 'Neither the request nor the account has one.',
    remedy: 'Send `provider`, or create one with `POST /v1/billing_providers`.',
  },
  estimate_too_long: {
    status: 422,
    message: 'A good faith estimate can cover at most 12 months.',
    happened: 'A recurring service extends past 12 months.',
    remedy: 'Reduce `times` or `every_weeks`, and issue a new estimate when this one ends.',
  },
  estimate_replaced: {
    status: 409,
    message: 'The estimate was already replaced.',
    happened: 'An estimate can be replaced once.',
    remedy: 'Replace the newest one, in `replaced_by_id`.',
  },
  superbill_incomplete: {
    status: 422,
    message: "The superbill can't be issued: required information is missing.",
    happened:
      'Payers reimburse a person only if the superbill states the provider, service, date, ' +
      "diagnosis and charge. `details` lists what's missing.",
    remedy: 'Send it in `lines`, or complete the session, note or practitioner.',
  },
} as const
