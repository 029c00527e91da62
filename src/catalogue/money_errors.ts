// What is refused about money that comes from payers, and about documents for persons.

export const moneyErrors = {
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
} as const
