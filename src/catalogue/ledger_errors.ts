// Errors of charges, credit and deposits.

export const ledgerErrors = {
  already_charged: {
    status: 409,
    message: 'The person was already charged for this session.',
    happened: 'A charge of this kind for the same person and session is active.',
    remedy: "List the session's charges. Waive the existing one before you create another.",
  },
  insufficient_credit: {
    status: 422,
    message: "The person doesn't have enough credit.",
    happened: 'The amount exceeds the remaining credit.',
    remedy: 'Check `GET /v1/persons/{id}/statement` and use that amount or less.',
  },
  duplicate_deposit: {
    status: 409,
    message: 'This deposit was already recorded.',
    happened: 'A deposit with the same `bank_reference` exists.',
    remedy: 'List the deposits. If the bank reuses the reference, omit `bank_reference`.',
  },
  deposit_mismatch: {
    status: 422,
    message: "The deposit can't be matched: {why}.",
    happened: 'Matched items must have the same currency and amount.',
    remedy: 'Compare the amounts and match the right items.',
  },
} as const
