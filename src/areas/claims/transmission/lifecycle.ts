// The lifecycle of a document sent to a payer. Its bytes are written once; only sending is retried.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { BaseRow, Kind } from '#kernel/record.ts'
import type { OutgoingKind } from '#outside/ports/clearinghouse.ts'

// No route returns transmissions, so their rows have no schema to derive from.
export interface TransmissionRow extends BaseRow {
  person_id: string
  claim_id: string
  kind: OutgoingKind
  attempt: number // Per kind and claim.
  payer_id: string
  control_number: number | null // ISA13, GS06 and ST02, if it is X12.
  sender_id: string | null // ISA06
  receiver_id: string | null // ISA08
  connection_id: string | null // Null: the deployment's clearinghouse.
  file_number: number | null // ISA13 and GS06 of a file with several claims.
  file_created_at: string | null
  status: keyof (typeof transmissionLifecycle)['states']
  text: string | null // Null if the person was erased.
  sha256: string
  attempts: number
  claimed_until: string | null
  reference: string | null
  created_at: string
}

export interface PayerResponseRow extends BaseRow {
  person_id: string
  transmission_id: string
  number: number
  due_at: string
  x12: string | null
}

export const transmissionKind: Kind<TransmissionRow> = {
  object: 'transmission',
  table: 'transmissions',
  prefix: 'trn',
  of_person: true,
  carries: () => ['claims', 'diagnoses'],
  read_scopes: ['claims:x12', 'eligibility_checks:raw'],
  encryption: { of: 'person_id', fields: { text: null } },
}

// A response the simulated payer will send.
export const payerResponseKind: Kind<PayerResponseRow> = {
  object: 'payer_response',
  table: 'simulated_payer_responses',
  prefix: 'pans',
  of_person: true,
  carries: () => ['claims', 'diagnoses'],
  exported: false,
  encryption: { of: 'person_id', fields: { x12: null } },
}

// Deleted once delivered.
export const responseWait = { job: 'payer_response.deliver', at: 'due_at' }

export const transmissionLifecycle = defineLifecycle({
  kind: transmissionKind,
  initial: 'queued',
  states: {
    queued: 'Stored and waiting to be sent.',
    sending: 'Being sent by a worker.',
    sent: 'Received by the clearinghouse.',
    dropped:
      'Not sent, because the person was erased first or the clearinghouse refused the document.',
  },
  sets: {
    waiting: {
      in: ['queued'],
      out: ['sending', 'sent', 'dropped'],
      constraints: ['transmissions_queued'],
    },
    // A worker can claim it.
    claimable: {
      in: ['sending'],
      out: ['queued', 'sent', 'dropped'],
      constraints: ['transmissions_sending'],
    },
    unsent: { in: ['queued', 'sending'], out: ['sent', 'dropped'] },
    received: { in: ['sent'], out: ['queued', 'sending', 'dropped'] },
  },
  waits: { queued: [{ job: 'transmission.send', at: 'queued_at' }] },
  steps: {
    begin: {
      from: ['queued'],
      to: 'sending',
      by: 'scheduled job',
      summary: 'Assign a transmission to a worker.',
    },
    requeue: {
      from: ['sending', 'queued'],
      to: 'queued',
      by: 'worker',
      summary: "Retry a transmission later, because the clearinghouse couldn't be reached.",
    },
    send: {
      from: ['sending', 'queued'],
      to: 'sent',
      by: 'worker',
      summary: 'Record that the clearinghouse received a transmission.',
    },
    drop: {
      from: ['sending', 'queued'],
      to: 'dropped',
      by: 'worker',
      summary: 'Drop a transmission that will never be sent.',
    },
  },
})
