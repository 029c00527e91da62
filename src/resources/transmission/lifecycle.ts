// What can happen to what is sent to a payer. Its bytes are written once; only sending is tried
// again.
import { defineLifecycle } from '#lifecycle.ts'

export const transmissionKind = {
  object: 'transmission',
  table: 'transmissions',
  prefix: 'trn',
  of_person: true,
  carries: () => ['claims', 'diagnoses'],
  read_scopes: ['claims:x12' as const, 'eligibility_checks:raw' as const],
  sealed: { of: 'person_id' as const, fields: { text: null } },
}

// What the sandbox's payer will send in time.
export const payerAnswerKind = {
  object: 'payer_answer',
  table: 'payer_answers',
  prefix: 'pans',
  of_person: true,
  carries: () => ['claims', 'diagnoses'],
  exported: false,
  sealed: { of: 'person_id' as const, fields: { x12: null } },
}

// Each is deleted when it was delivered.
export const answerWait = { job: 'payer_answer.deliver', at: 'due_at' }

export const transmissionLifecycle = defineLifecycle({
  kind: transmissionKind,
  initial: 'queued',
  states: {
    queued: 'Kept, and to be sent when its time comes.',
    sending: 'A worker is at it, or will be in a moment.',
    sent: 'The clearinghouse has it.',
    dropped: 'The person was erased before it was sent: nothing is left to send.',
  },
  waits: { queued: [{ job: 'transmission.send', at: 'queued_at' }] },
  steps: {
    begin: {
      from: ['queued'],
      to: 'sending',
      by: 'the clock, where the clearinghouse is outside',
      does: 'Hand it to a worker, who sends it.',
    },
    requeue: {
      from: ['sending', 'queued'],
      to: 'queued',
      by: 'worker',
      does: 'Try it again later: the clearinghouse could not be reached.',
    },
    send: {
      from: ['sending', 'queued'],
      to: 'sent',
      by: 'worker',
      does: 'Note that the clearinghouse has it.',
    },
    drop: {
      from: ['sending', 'queued'],
      to: 'dropped',
      by: 'worker',
      does: 'Give it up: the person was erased, and nothing is left to send.',
    },
  },
})
