// A processor takes and gives money: the simulated one, or Stripe. Every call carries a key that is
// ours; the same key never makes a second movement, and what became of a call can be asked later.
import type { Heard } from './stripe_events.ts'

export type Money = { amount: number; currency: string }

export type Method = {
  type: string
  brand: string | null
  last4: string | null
  hsa_fsa: boolean
}

export type Failure = { code: string; decline_code: string | null; retryable: boolean }

export type Charge = {
  reference: string
  status:
    | 'open'
    | 'challenged'
    | 'processing'
    | 'authorized'
    | 'succeeded'
    | 'declined'
    | 'canceled'
  amount_captured: number
  fee: number | null // Not known yet, where null.
  method: Method | null
  failure: Failure | null
  challenge_url: string | null
  disputes: Disputed[]
  news_at: string | null // When the simulated one will have more to say; others send word.
}

export type Disputed = {
  reference: string
  charge_reference: string | null
  status: 'opened' | 'submitted' | 'won' | 'lost'
  reason: string
  amount: number
  fee: number
  evidence_due_by: string | null
  news_at: string | null
}

export type Moved = {
  reference: string
  status: 'pending' | 'succeeded' | 'failed' | 'canceled'
  failure: Failure | null
  news_at: string | null
}

export type Opening = {
  payment_id: string
  amount: number
  currency: string
  method_type: string
  capture_method: 'automatic' | 'manual'
  statement_descriptor: string | null
}

// No health data, ever: days, numbers and yes or no, from which neutral sentences are made.
export type Evidence = {
  service_date?: string
  policy_accepted_on?: string
  receipt_number?: string
}

export type Processor = {
  name: string
  open(asked: Opening, key: string): Promise<Charge>
  confirm(reference: string, token: string, key: string): Promise<Charge>
  capture(reference: string, money: Money, key: string): Promise<Charge>
  cancel(reference: string, key: string): Promise<Charge>
  look(reference: string): Promise<Charge>
  authenticate?(reference: string, passed: boolean, key: string): Promise<Charge> // Simulated.
  refund(reference: string, money: Money, refund_id: string, key: string): Promise<Moved>
  findRefund(reference: string, refund_id: string): Promise<Moved | undefined>
  lookRefund?(reference: string): Promise<Moved & { amount: number }> // Where it sends word.
  submitEvidence(dispute: string, evidence: Evidence, key: string): Promise<Disputed>
  lookDispute(reference: string): Promise<Disputed>
  transfer(asked: Transfer, key: string): Promise<Moved>
  findTransfer(payout_id: string): Promise<Moved | undefined>
  reverseTransfer(reference: string, payout_id: string, key: string): Promise<Moved>
}

export type Transfer = { payout_id: string; amount: number; currency: string; destination: string }

// What became of the call is not known: it may have happened. It is asked about again later.
export class ProcessorDown extends Error {}

// It said no, and nothing moved.
export class ProcessorRefused extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.code)
    this.failure = failure
  }
}

// Which processor works for an account, and how long an answer may wait for it.
export type Processors = {
  of(account: string): Processor
  wait_ms: number
  hear?(bytes: Buffer, signature: string): Heard // Where it sends word by itself.
}
