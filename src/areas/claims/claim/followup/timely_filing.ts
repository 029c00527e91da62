// Computes the timely-filing deadline from the payer's rules or contract, and schedules the
// warning.
import type { Call } from '#kernel/call.ts'
import { type Job, scheduleJob, cancelJob } from '#kernel/jobs.ts'
import { emit } from '#kernel/events.ts'
import { isIn } from '#kernel/state_sets.ts'
import { findRow } from '#kernel/record.ts'
import { payerTermsOn } from '#areas/claims/payer/payer.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { claimLifecycle, warn_days } from '#areas/claims/claim/lifecycle.ts'

const warning = { name: 'claim.warn_of_deadline' }
const last_year = 9_999 // Later dates have no four-digit year.

type Filing = Pick<ClaimRow, 'payer_id' | 'payer_sequence' | 'frequency' | 'service_from'> &
  Partial<Pick<ClaimRow, 'prior_payer_results'>>

// Counted from the date of service; for a secondary claim, from the previous payer's decision.
export async function filingDeadline(call: Call, claim: Filing) {
  const { service_from, payer_id, payer_sequence, frequency, prior_payer_results = [] } = claim
  if (!service_from) return null
  const terms = await payerTermsOn(call, payer_id, service_from)
  if (!terms) return null
  const days = terms.rules.timely_filing
  const decided = prior_payer_results
    .map(({ decided_on }) => decided_on)
    .sort()
    .at(-1)
  const [from, count] =
    payer_sequence !== 'primary' && decided
      ? [decided, days.secondary_days]
      : [service_from, frequency === 'original' ? days.original_days : days.replacement_days]
  const day = Temporal.PlainDate.from(from).add({ days: count })
  return day.year > last_year ? null : day.toString()
}

export function scheduleWarning(call: Call, { id, filing_deadline, status }: ClaimRow) {
  if (!filing_deadline || !isIn(claimLifecycle, 'unsubmitted', status)) {
    return cancelJob(call, warning, id)
  }
  const day = Temporal.PlainDate.from(filing_deadline).subtract({ days: warn_days })
  const at = Temporal.Instant.from(`${day}T00:00:00Z`)
  const past = Temporal.Instant.compare(at, call.now) <= 0
  if (past) cancelJob(call, warning, id)
  else scheduleJob(call, warning, id, at)
}

export const deadlineWarningJob: Job = {
  ...warning,
  summary: 'Warn that the timely-filing deadline of an unsubmitted claim is near.',
  async run(call, id) {
    const claim = await findRow(call, claimKind, id)
    if (!isIn(claimLifecycle, 'unsubmitted', claim.status)) return
    emit(call, 'claim.deadline_approaching', claim)
  },
}
