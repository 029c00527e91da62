// What can happen to an eligibility check.
import { defineLifecycle } from '#lifecycle.ts'
import type { Row } from '#record.ts'
import { categoriesIn } from '#resources/permission/carried.ts'

// What a question tells the payer: of whom it is, and what its codes and its provider reveal.
export const categoriesOfCheck = (
  { service_type_codes, procedure_code }: Record<string, any>,
  part2_program = false,
) =>
  categoriesIn(['demographics'], {
    service_types: service_type_codes ?? [],
    procedures: [procedure_code],
    part2_program,
  })

export const checkKind = {
  object: 'eligibility_check',
  table: 'eligibility_checks',
  prefix: 'elig',
  of_person: true,
  carries: (check: Row) => categoriesOfCheck(check),
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
