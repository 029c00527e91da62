// Sandbox payment methods, named like Stripe's test cards and bank accounts, and the outcome of
// charging each.

export type Card = {
  type: 'card' | 'ach'
  brand: string
  last4: string
  declines?: { code: string; decline_code: string | null; retryable: boolean }
  challenge?: true // 3-D Secure.
  set_up_once?: true // Authenticated when it is put on file, and not again.
  declines_later?: true // Can be put on file, and declines every charge.
  dispute?: string // Dispute reason. Disputed as soon as it's charged.
  after_days?: number // Days in processing: bank debits take days.
  fails?: string // Failure code after processing. Succeeds if omitted.
  refunds?: 'pending' | 'failed'
  trouble?: 'slow' | 'down' | 'lost_answer'
}

const visa = { type: 'card', brand: 'visa', last4: '4242' } as const
const bank = { type: 'ach', brand: 'bank_account', last4: '6789', after_days: 4 } as const
const declined = (decline_code: string | null, retryable: boolean, code = 'card_declined') => ({
  ...visa,
  last4: '0002',
  declines: { code, decline_code, retryable },
})

export const cards: Record<string, Card> = {
  pm_card_visa: visa,
  pm_card_visa_debit: { ...visa, last4: '5556' },
  pm_card_mastercard: { type: 'card', brand: 'mastercard', last4: '4444' },
  pm_card_amex: { type: 'card', brand: 'amex', last4: '8431' },
  pm_card_discover: { type: 'card', brand: 'discover', last4: '9424' },
  tok_visa: visa,
  tok_mastercard: { type: 'card', brand: 'mastercard', last4: '4444' },

  pm_card_visa_chargeDeclined: declined('generic_decline', true),
  pm_card_visa_chargeDeclinedInsufficientFunds: declined('insufficient_funds', true),
  pm_card_visa_chargeDeclinedLostCard: declined('lost_card', false),
  pm_card_visa_chargeDeclinedStolenCard: declined('stolen_card', false),
  pm_card_visa_chargeDeclinedVelocityLimitExceeded: declined('card_velocity_exceeded', true),
  pm_card_visa_chargeDeclinedFraudulent: declined('fraudulent', false),
  pm_card_chargeDeclinedExpiredCard: declined(null, false, 'expired_card'),
  pm_card_chargeDeclinedIncorrectCvc: declined(null, false, 'incorrect_cvc'),
  pm_card_chargeDeclinedProcessingError: declined(null, true, 'processing_error'),
  tok_chargeDeclined: declined('generic_decline', true),
  tok_chargeDeclinedInsufficientFunds: declined('insufficient_funds', true),

  pm_card_authenticationRequired: { ...visa, last4: '3184', challenge: true },
  pm_card_threeDSecure2Required: { ...visa, last4: '3220', challenge: true },

  pm_card_authenticationRequiredOnSetup: {
    ...visa,
    last4: '3155',
    challenge: true,
    set_up_once: true,
  },
  pm_card_chargeCustomerFail: {
    ...declined('generic_decline', true),
    last4: '0341',
    declines_later: true,
  },

  pm_card_createDispute: { ...visa, last4: '0259', dispute: 'fraudulent' },
  pm_card_createDisputeProductNotReceived: { ...visa, last4: '2685', dispute: 'not_received' },

  pm_card_pendingRefund: { ...visa, last4: '7726', refunds: 'pending' },
  pm_card_refundFail: { ...visa, last4: '5126', refunds: 'failed' },

  pm_usBankAccount_success: bank,
  pm_usBankAccount_insufficientFunds: { ...bank, last4: '2227', fails: 'insufficient_funds' },
  pm_usBankAccount_accountClosed: { ...bank, last4: '1113', fails: 'account_closed' },
  pm_usBankAccount_debitNotAuthorized: {
    ...bank,
    last4: '3335',
    fails: 'debit_not_authorized',
  },

  pm_card_slow: { ...visa, trouble: 'slow' },
  pm_card_processorDown: { ...visa, trouble: 'down' },
  pm_card_lostAnswer: { ...visa, trouble: 'lost_answer' },
}

// Bank account failures that can be retried with the same account.
export const retryable_bank_failures = ['insufficient_funds']

// 2.9% plus 30 cents for cards; 0.8%, at most 500 cents, for bank accounts.
export const feeOf = ({ type }: Card, amount: number) =>
  type === 'ach'
    ? Math.min(500, Math.round(amount * 0.008))
    : Math.min(amount, Math.round(amount * 0.029) + 30)

export const dispute_fee = 1_500
export const evidence_days = 14
export const decision_days = 7
export const refund_days = 5
export const bank_days = 2
export const authorization_days = 7
export const validity_years = 2 // Of a card on file, to the end of the year.
