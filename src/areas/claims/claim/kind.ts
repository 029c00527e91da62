// Storage definition of claims: encrypted and derived fields.
import type { Call } from '#kernel/call.ts'
import type { Kind } from '#kernel/record.ts'
import { categoriesOfClaim } from './categories.ts'
import { isActionable } from './claim_states.ts'
import { denialReasons, nextActions } from './denial_reasons.ts'
import type { Line } from './parts.ts'
import type { NextStep, StatusReason } from './results_schema.ts'
import type { ClaimRow } from './schema.ts'

export const claimKind: Kind<ClaimRow> = {
  object: 'claim',
  table: 'claims',
  prefix: 'clm',
  of_person: true,
  carries: (claim) => categoriesOfClaim(claim),
  encryption: {
    of: 'person_id',
    fields: {
      diagnoses: [],
      lines: [],
      place_of_service: null,
      prior_authorization: null,
      referral_number: null,
      billing_provider: null,
      service_facility: null,
      referring_provider: null,
      coverage_snapshot: null, // Subscriber, patient and providers, as submitted.
      prior_payer_results: [],
      accept_assignment: 'assigned',
      assignment_of_benefits: true,
      release_of_information: true,
      signature_on_file: true,
      related_causes: [],
      accident: null,
      hospitalization: null,
      paperwork: [],
      medicare_secondary_reason: null,
      note: null,
      patient_paid: null,
      status_reason: null,
      next_step: null,
      validations: [],
      underpaid_reasons: [],
      metadata: {},
    },
    searched: ({ lines, status_reason, next_step }) => [
      ...denialReasons(lines as Line[] | undefined, status_reason as StatusReason | null),
      ...nextActions(next_step as NextStep | null),
    ],
    derive: ({ id, filing_deadline, status, next_step }, { now }: Call) => ({
      next_step: isActionable(status) ? next_step : null,
      timeline_url: `/v1/claims/${id}/timeline`,
      filing_days_left: filing_deadline ? daysUntil(now, filing_deadline) : null,
    }),
  },
}

const daysUntil = (now: Temporal.Instant, day: string) => {
  const today = now.toZonedDateTimeISO('UTC').toPlainDate()
  return today.until(Temporal.PlainDate.from(day)).days
}
