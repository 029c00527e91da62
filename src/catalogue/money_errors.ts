// What is refused where money moves.

export const moneyErrors = {
  method_required: {
    status: 422,
    message: 'Nothing says what is paid with.',
    happened: 'The payment has no method, or its method has no token.',
    remedy: 'Send method with its type and, for cards and bank accounts, the processor’s token.',
  },
  processor_missing: {
    status: 422,
    message: 'No processor is set up here.',
    happened: 'Cards, bank accounts and payouts need a processor; this deployment has none.',
    remedy:
      'Have PAYMENT_PROCESSOR set by whoever runs the service, and make the payment anew. Cash, ' +
      'checks and money taken elsewhere can be noted without one.',
  },
  care_of_another: {
    status: 422,
    message: 'This is the care of another person.',
    happened: 'Money of one person was said to be for a session or claim of another.',
    remedy:
      'Name a session or claim of the same person. Where somebody else pays, person_id is still ' +
      'whose care it is, and payer.type is other.',
  },
  allocations_exceed_payment: {
    status: 422,
    message: 'More is allocated than is paid.',
    happened: 'The amounts in allocations add up to more than the payment, or than was captured.',
    remedy: 'Allocate at most amount_captured; what is not allocated stays the person’s credit.',
  },
  capture_exceeds_authorized: {
    status: 422,
    message: 'More cannot be captured than was authorized.',
    happened: 'amount is larger than the amount of the payment.',
    remedy: 'Capture less, and take the rest with another payment.',
  },
  refund_exceeds_captured: {
    status: 422,
    message: 'More cannot be given back than was taken.',
    happened:
      'What was captured is given back already, is lost in a dispute, or is less than amount.',
    remedy: 'Read the payment: amount_captured less amount_refunded and amount_disputed is left.',
  },
  payment_disputed: {
    status: 409,
    message: 'The payment is disputed; nothing of it can be given back now.',
    happened: 'The person’s bank has taken the money back already and has not decided.',
    remedy: 'Submit evidence (POST /v1/disputes/{id}/submit), or wait for the decision.',
  },
  payout_exceeds_earned: {
    status: 422,
    message: 'The practitioner has not earned that much that was not paid.',
    happened: 'The amount is larger than their balance in that currency.',
    remedy: 'Pay out at most their balance; GET /v1/balances tells it.',
  },
  destination_missing: {
    status: 422,
    message: 'Nothing says where the practitioner is paid.',
    happened: 'Their payout terms have no destination.',
    remedy: 'Set it with PATCH /v1/practitioners/{id}/payout_terms.',
  },
  bank_payout_fixed: {
    status: 422,
    message: 'What the processor sent to the bank cannot be taken back here.',
    happened: 'The payout is of the kind bank.',
    remedy: 'Reverse payouts to practitioners; for the bank, ask the processor.',
  },
} as const
