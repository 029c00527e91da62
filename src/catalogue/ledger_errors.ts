// What the ledger refuses: errors that follow from what is owed and what is there.

export const ledgerErrors = {
  already_charged: {
    status: 409,
    message: 'The person is charged for this session already.',
    happened: 'A charge of this kind for the same person and session stands.',
    remedy: 'List the charges of the session. Waive the one that stands before making another.',
  },
  credit_exceeded: {
    status: 422,
    message: 'The person has less credit than that.',
    happened: 'What is owed to a person can be used once, and only as far as it goes.',
    remedy: 'GET /v1/persons/{id}/statement tells what credit is left. Use that much or less.',
  },
  deposit_known: {
    status: 409,
    message: 'This was recorded before.',
    happened: 'A deposit with the same bank_reference is there already.',
    remedy: 'List the deposits. Where the bank uses a number twice, leave bank_reference out.',
  },
  deposit_does_not_fit: {
    status: 422,
    message: 'The deposit cannot be matched with this: {why}.',
    happened: 'Money is matched with what it was paid for: the same currency and the same sum.',
    remedy: 'Look at the amounts of both, and match what belongs together.',
  },
} as const
