// Interface of a clearinghouse, which exchanges documents with payers: the simulated payer, a
// folder (for SFTP drop boxes), or one with an HTTP API.

// Claims, claim status requests, and letters, which aren't X12.
export type OutgoingKind = '837P' | '276' | 'appeal' | 'pended_response'

export type Outgoing = {
  id: string // ID of the transmission. Sending it again has no effect.
  account: string
  kind: OutgoingKind
  payer_id: string
  text: string // Exactly what is sent.
  sent_at: Temporal.Instant // By the account's clock: when it was first due.
  attempt: number // Starts at 1.
  // Earlier documents about the same claim or the one it replaces, oldest first. Real payers keep
  // them; the simulated payer is stateless and needs them.
  earlier: { kind: OutgoingKind; text: string; sent_at: Temporal.Instant }[]
}

// A response and when it arrives. Only the simulated payer returns these; the sender stores them
// and receives each at its time, like a document from outside.
export type PayerDocument = { due_at: Temporal.Instant; x12: string }

export type SendResult = {
  reference: string | null // The clearinghouse's reference.
  responses: PayerDocument[]
}

// A real-time inquiry: a 270, answered with a 271.
export type EligibilityInquiry = {
  id: string
  account: string
  payer_id: string
  text: string
  sent_at: Temporal.Instant // By the account's clock.
  attempt: number
}

export type Incoming = {
  id: string // The clearinghouse's ID: the same ID is the same document.
  account: string // Account it belongs to.
  bytes: Uint8Array // Exactly as received.
}

export type Clearinghouse = {
  name: string
  // Responds without network access and by the account's test clock, so it's called within the
  // transaction. Otherwise a worker calls it.
  in_process?: true
  // Both throw ClearinghouseDown if it is unreachable or doesn't respond: retried later.
  send(outgoing: Outgoing): Promise<SendResult>
  // Absent if real-time inquiries aren't supported.
  checkEligibility?: (question: EligibilityInquiry) => Promise<string>
  // Complete incoming documents, a bounded number at a time. Returned again until settled.
  receive(): Promise<Incoming[]>
  // Marks a document as stored, so that it isn't returned again.
  markStored(incoming: Incoming): Promise<void>
  // The payers' allowed amount for one unit, in cents. Absent if fee schedules aren't known.
  allowedAmount?(procedure_code: string): number | undefined
}

// No response, or an unreadable one: retried later.
export class ClearinghouseDown extends Error {}
