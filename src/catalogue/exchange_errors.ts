// What is refused about money that comes from payers, and about documents for persons.

export const exchangeErrors = {
  exception_remains: {
    status: 422,
    message: 'That does not resolve it: it can still not be posted.',
    happened:
      'What was told of the claim still fits nothing of yours, or cannot be read. details[] says ' +
      'what is wrong.',
    remedy:
      'Match it to a claim (resolution: match, with claim_number and claim_id), or put it aside ' +
      '(resolution: dismiss).',
  },
  remittance_differs: {
    status: 409,
    message: 'Another remittance came before under the same numbers, and says something else.',
    happened:
      'Payer, trace number, day and sum are those of a remittance that is here already. What it ' +
      'says of claims differs, so one of the two is wrong; nothing was changed.',
    remedy:
      'Read both. If the payer corrected it, ask for a reversal under a number of its own; to ' +
      'keep it for somebody to see to, send it to POST /v1/x12_documents.',
  },
  billing_provider_missing: {
    status: 422,
    message: 'Nobody has said yet who bills.',
    happened: 'Neither the request nor the account says whose NPI and tax id go on the document.',
    remedy: 'Send provider, or say it once with POST /v1/billing_providers.',
  },
  estimate_too_long: {
    status: 422,
    message: 'An estimate reaches at most twelve months ahead.',
    happened: 'A service that comes again would last longer than the estimate holds.',
    remedy: 'Lessen times or every_weeks, and issue another estimate when this one ends.',
  },
  estimate_replaced: {
    status: 409,
    message: 'Another estimate has taken the place of this one.',
    happened: 'An estimate is replaced once; replaced_by_id names the one that did.',
    remedy: 'Replace the newest one, which replaced_by_id leads to.',
  },
  superbill_incomplete: {
    status: 422,
    message: 'A superbill cannot be issued yet: something it needs is missing.',
    happened:
      'Insurers pay a person back only if the bill says who gave which care, when, for what and ' +
      'at which price. What is missing stands in details[].',
    remedy: 'Send it in lines[], or complete the session, its note or the practitioner.',
  },
} as const
