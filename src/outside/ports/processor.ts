// Interface of a payment processor: the simulated one, or Stripe. Every call carries our
// idempotency key, so a retry never moves money twice, and its outcome can be looked up later.
import type { Call } from '#kernel/call.ts'
import type { StateOf } from '#kernel/state_sets.ts'
import type { Money } from '#kernel/money.ts'
import type {
  chargeStates,
  disputeStates,
  movementStates,
  setupStates,
} from './processor_states.ts'

// A webhook of the processor: its ID and the object it is about.
export type ProcessorEvent = { id: string; type: string; about: ProcessorObject | null }

export type ProcessorObject =
  | { kind: 'charge'; reference: string }
  | { kind: 'setup'; reference: string }
  | { kind: 'refund'; reference: string; charge: string; refund_id: string | null }
  | { kind: 'dispute'; reference: string; charge: string }
  | { kind: 'account'; reference: string }
  | { kind: 'transfer'; reference: string }
  | { kind: 'bank'; reference: string; amount: number; currency: string; paid: boolean }

export type PaymentMethodDetails = {
  type: string
  brand: string | null
  last4: string | null
  hsa_fsa: boolean
}

export type Failure = { code: string; decline_code: string | null; retryable: boolean }

export type Charge = {
  reference: string
  status: StateOf<typeof chargeStates>
  amount_captured: number
  fee: number | null // Null until known.
  method: PaymentMethodDetails | null
  failure: Failure | null
  challenge_url: string | null
  disputes: ProcessorDispute[]
  next_update_at: string | null // Only simulated: others send webhooks.
}

export type ProcessorDispute = {
  reference: string
  charge_reference: string | null
  status: StateOf<typeof disputeStates>
  inquiry: boolean // The bank only asks, and withdrew nothing.
  reason: string
  amount: number
  fee: number
  evidence_due_by: string | null
  next_update_at: string | null
}

export type MoneyMovement = {
  reference: string
  status: StateOf<typeof movementStates>
  failure: Failure | null
  next_update_at: string | null
}

export type ChargeRequest = {
  payment_id: string
  amount: number
  currency: string
  method_type: string
  capture_method: 'automatic' | 'manual'
  statement_descriptor: string | null
  customer: string | null // Of a payment method on file.
}

// How a charge is confirmed: off-session if the person isn't there to authenticate.
export type Confirmation = { token: string; off_session: boolean }

export type SetupRequest = {
  payment_method_id: string
  type: string
  token: string
  online: { ip_address: string; user_agent: string } | null // How the person agreed, if online.
}

// A payment method that the processor keeps, with its references there.
export type Setup = {
  reference: string
  status: StateOf<typeof setupStates>
  customer: string
  method: string | null
  details: {
    type: string
    brand: string | null
    last4: string | null
    expires_on: string | null
  } | null
  failure: Failure | null
  challenge_url: string | null
}

// Never health data: only dates and numbers, from which neutral sentences are built.
export type Evidence = {
  service_date?: string
  policy_accepted_on?: string
  receipt_number?: string
}

export type Processor = {
  name: string
  // Days until the balance is paid out to the bank. Absent if webhooks report it.
  payout_days?: number
  createCharge(request: ChargeRequest, key: string): Promise<Charge>
  confirm(reference: string, request: Confirmation, key: string): Promise<Charge>
  capture(reference: string, money: Money, key: string): Promise<Charge>
  cancel(reference: string, key: string): Promise<Charge>
  retrieveCharge(reference: string): Promise<Charge>
  authenticate?(reference: string, passed: boolean, key: string): Promise<Charge> // Simulated.
  setUp(request: SetupRequest, key: string): Promise<Setup>
  retrieveSetup(reference: string): Promise<Setup>
  authenticateSetup?(reference: string, passed: boolean, key: string): Promise<Setup> // Simulated.
  detach(customer: string, key: string): Promise<void>
  refund(reference: string, money: Money, refund_id: string, key: string): Promise<MoneyMovement>
  findRefund(reference: string, refund_id: string): Promise<MoneyMovement | undefined>
  retrieveRefund?(reference: string): Promise<MoneyMovement & { amount: number }> // Webhooks only.
  submitEvidence(dispute: string, evidence: Evidence, key: string): Promise<ProcessorDispute>
  retrieveDispute(reference: string): Promise<ProcessorDispute>
  createAccount(practitioner_id: string, key: string): Promise<ProcessorAccount>
  retrieveAccount(reference: string): Promise<ProcessorAccount>
  linkAccount(reference: string, key: string): Promise<AccountLink>
  transfer(request: TransferRequest, key: string): Promise<MoneyMovement>
  findTransfer(payout_id: string): Promise<MoneyMovement | undefined>
  // Webhooks only.
  retrieveTransfer?(reference: string): Promise<MoneyMovement & { amount_reversed: number }>
  reverseTransfer(reference: string, payout_id: string, key: string): Promise<MoneyMovement>
}

// The account that a practitioner's payouts go to.
export type ProcessorAccount = {
  reference: string
  payouts_enabled: boolean
  requirements: string[] // What the processor still needs, in its own terms.
  next_update_at: string | null // Only simulated.
}

// The processor's page where a practitioner enters their details. It can be opened once.
export type AccountLink = { url: string; expires_at: string }

export type TransferRequest = {
  payout_id: string
  amount: number
  currency: string
  destination: string
}

// The outcome is unknown: the call may have succeeded. It is looked up later.
export class ProcessorDown extends Error {}

// The processor rejected the call. No money moved.
export class ProcessorRefused extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.code)
    this.failure = failure
  }
}

// How the page of a payment request gets a token: from the processor's script in the browser, or,
// simulated, by choosing one.
export type PaymentForm =
  | { publishable_key: string; test_methods?: undefined }
  | { test_methods: { token: string; type: 'card' | 'ach'; label: string }[] }

// The processor of an account, and how long a response waits for it.
export type Processors = {
  name: string | null // Null if none is configured.
  of(account: string): Processor
  wait_ms: number
  payment_form?: PaymentForm | undefined // Undefined if it can't be paid with on a page.
  hasMethod?(token: string): boolean // Only if it can tell without a call.
  // The simulated processor, with its records in the call's transaction. It follows the account's
  // test clock. Sandbox only.
  inTransaction?(call: Call): Processor
  readWebhook?(bytes: Buffer, signature: string): ProcessorEvent // Webhooks only.
}
