// The eligibility check lifecycle.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { EligibilityCheckRow } from './schema.ts'
import { categoriesIn } from '#areas/persons/consent_decision/data_categories.ts'

// Data categories that a check discloses: demographics, and what its codes and provider reveal.
export const categoriesOfCheck = (
  {
    service_type_codes,
    procedure_code,
  }: Pick<EligibilityCheckRow, 'service_type_codes' | 'procedure_code'>,
  part2_program = false,
) =>
  categoriesIn(['demographics'], {
    service_types: service_type_codes,
    procedures: [procedure_code],
    part2_program,
  })

export const checkKind: Kind<EligibilityCheckRow> = {
  object: 'eligibility_check',
  table: 'eligibility_checks',
  prefix: 'elig',
  of_person: true,
  carries: (check) => categoriesOfCheck(check),
  encryption: {
    of: 'person_id',
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
      request: null, // The 270 that was sent.
      response: null, // The 271 that was received.
      metadata: {},
    },
  },
}

export const eligibilityLifecycle = defineLifecycle({
  kind: checkKind,
  initial: 'requested',
  states: {
    requested: "Awaiting the payer's response.",
    completed: 'The payer responded with an outcome.',
    failed: "The payer rejected the check, or its response couldn't be read.",
    timed_out: 'The payer did not respond or was unavailable, in all of three attempts.',
  },
  sets: {
    pending: {
      in: ['requested'],
      out: ['completed', 'failed', 'timed_out'],
      constraints: ['eligibility_checks_requested', 'eligibility_checks_to_send', 'for_worker'],
    },
  },
  // In production, a worker sends the check after send_after.
  waits: {
    requested: [{ job: 'eligibility_check.send', at: 'created_at', where: 'send_after is null' }],
  },
  steps: {
    complete: {
      from: ['requested'],
      to: 'completed',
      by: 'payer',
      summary: 'Complete an eligibility check.',
    },
    fail: { from: ['requested'], to: 'failed', by: 'payer', summary: 'Fail an eligibility check.' },
    time_out: {
      from: ['requested'],
      to: 'timed_out',
      by: 'payer',
      summary: 'Time out an eligibility check after three attempts.',
    },
  },
})
