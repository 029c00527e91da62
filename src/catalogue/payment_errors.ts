// Errors of charges, credit, deposits, payments, refunds, disputes and payouts.

export const paymentErrors = {
  already_charged: {
    status: 409,
    message: 'The person was already charged for this session.',
    cause: 'A charge of this kind for the same person and session is active.',
    remedy: "List the session's charges. Waive the existing one before you create another.",
  },
  insufficient_credit: {
    status: 422,
    message: "The person doesn't have enough credit.",
    cause: 'The amount exceeds the remaining credit.',
    remedy: 'Check `GET /v1/persons/{id}/statement` and use that amount or less.',
  },
  duplicate_deposit: {
    status: 409,
    message: 'This deposit was already recorded.',
    cause: 'A deposit with the same `bank_reference` exists.',
    remedy: 'List the deposits. If the bank reuses the reference, omit `bank_reference`.',
  },
  deposit_mismatch: {
    status: 422,
    message: "The deposit can't be matched: {why}.",
    cause: 'Matched items must have the same currency and amount.',
    remedy: 'Compare the amounts and match the right items.',
  },
  payment_method_required: {
    status: 422,
    message: 'A payment method is required.',
    cause: 'The payment has no method, or the method has no token.',
    remedy: "Send `method` with its type and, for cards and bank accounts, the processor's token.",
  },
  processor_not_configured: {
    status: 422,
    message: 'No payment processor is configured.',
    cause:
      'Cards, bank accounts and payouts require a payment processor, and this deployment has none.',
    remedy:
      'Have the operator set `PAYMENT_PROCESSOR`, then create a new payment. You can record ' +
      'cash, checks and external payments without one.',
  },
  payment_page_unavailable: {
    status: 422,
    message: "The payment processor of this deployment can't take payments on a page.",
    cause: 'No payment processor is configured, or Stripe without `STRIPE_PUBLISHABLE_KEY`.',
    remedy: 'Have the operator set `PAYMENT_PROCESSOR` and, for Stripe, its publishable key.',
  },
  payment_plan_exists: {
    status: 409,
    message: 'The person already has a payment plan.',
    cause: 'A person can have one open payment plan per currency.',
    remedy: 'Cancel the open plan, then create one for the whole balance.',
  },
  nothing_owed: {
    status: 422,
    message: 'The person owes nothing.',
    cause: "The person's balance is zero, or their credit covers it.",
    remedy: 'Send `amount` to request a payment in advance.',
  },
  person_mismatch: {
    status: 422,
    message: 'The session or claim belongs to a different person.',
    cause: 'A payment and what it pays for must have the same `person_id`.',
    remedy:
      'Use a session or claim of the same person. If someone else pays, keep `person_id` and ' +
      'set `payer.type` to `other`.',
  },
  allocations_exceed_payment: {
    status: 422,
    message: 'The allocations exceed the payment.',
    cause: 'The allocations add up to more than the payment or the captured amount.',
    remedy: 'Allocate at most `amount_captured`. The rest remains as credit.',
  },
  capture_exceeds_authorized: {
    status: 422,
    message: "You can't capture more than was authorized.",
    cause: "`amount` is larger than the payment's amount.",
    remedy: 'Capture less, and create another payment for the rest.',
  },
  refund_exceeds_captured: {
    status: 422,
    message: 'The refund exceeds the refundable amount.',
    cause:
      'Part of the payment was already refunded or lost in a dispute, or `amount` is larger than ' +
      'the captured amount.',
    remedy: 'Refund at most `amount_captured` minus `amount_refunded` and `amount_disputed`.',
  },
  payment_not_captured: {
    status: 409,
    message: "There is no receipt: the person's payment isn't captured.",
    cause: "The payment isn't `succeeded`, or it's an insurer's.",
    remedy: 'Retrieve the receipt after `payment.succeeded`.',
  },
  payment_disputed: {
    status: 409,
    message: "The payment is disputed and can't be refunded.",
    cause: "The bank withdrew the funds and hasn't decided.",
    remedy: 'Submit evidence (`POST /v1/disputes/{id}/submit`), or wait for the decision.',
  },
  fee_schedule_conflict: {
    status: 409,
    message: 'Another fee schedule for the same payer and plan is in effect on those dates.',
    cause: 'One schedule for each payer and plan, and one of your own, can be in effect on a date.',
    remedy: 'Set `ends_on` of the earlier schedule, or archive it.',
  },
  payout_exceeds_balance: {
    status: 422,
    message: "The payout exceeds the practitioner's balance.",
    cause: "`amount` is larger than the practitioner's unpaid earnings in that currency.",
    remedy: "Pay out at most the practitioner's balance (`GET /v1/balances`).",
  },
  payout_destination_missing: {
    status: 422,
    message: 'The practitioner has no payout destination.',
    cause: "The practitioner's payout terms have no destination.",
    remedy: 'Set it with `PATCH /v1/practitioners/{id}/payout_terms`.',
  },
  bank_payout_not_reversible: {
    status: 422,
    message: "A payout to your bank can't be reversed.",
    cause: 'The payout is of kind `bank`: the processor sends it to your bank.',
    remedy: 'Only practitioner payouts can be reversed. For bank payouts, contact the processor.',
  },
  outcome_unknown: {
    status: 409,
    message: 'The payment may have been made. Look it up before you send the request again.',
    cause:
      "The database was lost during the commit and didn't return within five seconds. A payment, " +
      'refund or payout that was committed is carried out.',
    remedy:
      'List the newest objects to see the result, or repeat the request with the same ' +
      '`Idempotency-Key`.',
  },
} as const
