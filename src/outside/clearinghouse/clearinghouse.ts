// A clearinghouse carries what we and the payers say to each other. One interface for all of them:
// the simulated payer, a folder as with SFTP drop boxes, and one that speaks HTTP.

// Claims, questions about claims, and letters, which are no X12.
export type OutgoingKind = '837P' | '276' | 'appeal' | 'pended_response'

export type Outgoing = {
  id: string // Of the transmission: to send it again changes nothing.
  account: string
  kind: OutgoingKind
  payer_id: string
  text: string // Exactly what is sent.
  sent_at: Temporal.Instant // By the account's clock: when it was first to be sent.
  attempt: number // The first is 1.
  // What was sent before about the same claim or the one it replaces, oldest first. Outside they
  // remember it themselves; the simulated payer, which remembers nothing, is told.
  earlier: { kind: OutgoingKind; text: string; sent_at: Temporal.Instant }[]
}

// What will come back, and when. Only the simulated payer knows; whoever sends keeps it, and has it
// received in its time, in the same way as what comes from outside.
export type Answer = { due_at: Temporal.Instant; x12: string }

export type Sent = {
  reference: string | null // Their own number for it.
  answers: Answer[]
}

// A question that is answered at once: a 270, and its 271.
export type Question = {
  id: string
  account: string
  payer_id: string
  text: string
  asked_at: Temporal.Instant // By the account's clock.
  attempt: number
}

export type Incoming = {
  id: string // The clearinghouse's own: the same id is the same document.
  account: string // Whose it is.
  bytes: Uint8Array // Exactly what came.
}

export type Clearinghouse = {
  name: string
  // Both throw ClearinghouseDown where it cannot be reached or gives no answer: tried again later.
  send(outgoing: Outgoing): Promise<Sent>
  ask?: (question: Question) => Promise<string> // None where it cannot be asked.
  // What has come and is complete, a bounded number at a time. It comes again until it is settled.
  receive(): Promise<Incoming[]>
  // It is stored: it does not have to come again.
  settle(incoming: Incoming): Promise<void>
}

// It did not answer, or not in a form that can be read: tried again later.
export class ClearinghouseDown extends Error {}
