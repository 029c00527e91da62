// What can happen to an eligibility check.
import { defineLifecycle } from '#lifecycle.ts'

export const checkKind = {
  object: 'eligibility_check',
  table: 'eligibility_checks',
  prefix: 'elig',
  of_person: true,
  sealed: {
    of: 'person_id' as const,
    fields: {
      provider: null,
      service_type_codes: [],
      procedure_code: null,
      service_date: null,
      outcome: null,
      plan: null,
      benefits: [],
      summary: null,
      warnings: [],
      errors: [],
      question: null, // The 270, as it was sent.
      answer: null, // The 271, as it came.
      metadata: {},
    },
  },
}

export const eligibilityLifecycle = defineLifecycle({
  kind: checkKind,
  initial: 'requested',
  states: {
    requested: 'The payer is being asked.',
    completed: 'The payer has answered.',
    failed: 'The payer said that it cannot answer, or not in a way that can be read.',
    timed_out: 'The payer did not answer, however often it was asked.',
  },
  // In production a worker asks: ask_after tells when.
  waits: {
    requested: [{ job: 'eligibility_check.ask', at: 'created_at', where: 'ask_after is null' }],
  },
  steps: {
    complete: { from: ['requested'], to: 'completed', by: 'payer', does: 'The payer answered.' },
    fail: { from: ['requested'], to: 'failed', by: 'payer', does: 'The payer cannot answer.' },
    time_out: {
      from: ['requested'],
      to: 'timed_out',
      by: 'payer',
      does: 'The payer did not answer, however often it was asked.',
    },
  },
})
