// The lifecycle of a document sent to a payer. Its bytes are written once; only sending is retried.
import { defineLifecycle } from '#kernel/lifecycle.ts'

export const transmissionKind = {
  object: 'transmission',
  table: 'transmissions',
  prefix: 'trn',
  of_person: true,
  carries: () => ['claims', 'diagnoses'],
  read_scopes: ['claims:x12' as const, 'eligibility_checks:raw' as const],
  encryption: { of: 'person_id' as const, fields: { text: null } },
}

// A response the simulated payer will send.
export const payerAnswerKind = {
  object: 'payer_answer',
  table: 'simulated_payer_responses',
  prefix: 'pans',
  of_person: true,
  carries: () => ['claims', 'diagnoses'],
  exported: false,
  encryption: { of: 'person_id' as const, fields: { x12: null } },
}

// Deleted once delivered.
export const answerWait = { job: 'payer_answer.deliver', at: 'due_at' }

export const transmissionLifecycle = defineLifecycle({
  kind: transmissionKind,
  initial: 'queued',
  states: {
    queued: 'Stored and waiting to be sent.',
    sending: 'Being sent by a worker.',
    sent: 'Received by the clearinghouse.',
    dropped: 'Not sent, because the person was erased first.',
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
      summary: 'Drop a transmission, because the person was erased.',
    },
  },
})
