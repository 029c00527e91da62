// The scheduled jobs of a practitioner, and which practitioners wait for them. verification/ runs
// them.
import { inSet } from '#kernel/state_sets.ts'
import { days } from '#kernel/waits.ts'
import { verificationLifecycle } from '#areas/practitioners/verification/lifecycle.ts'
import { grace_days, renewal_lead_days } from '#areas/practitioners/verification/policy.ts'

// Jobs that are scheduled after a change, in a separate transaction: see verification/monitor.ts.
export const evaluation = { name: 'practitioner.evaluate' }
export const recheck = { name: 'practitioner.recheck' }
export const sessionReview = { name: 'practitioner.review_sessions' } // See session/risk.ts.

const evaluation_wait = { job: evaluation.name, at: 'updated_at' }
const monitoring = [
  { job: 'practitioner.monitor', at: 'updated_at' },
  { job: 'practitioner.warn_of_expiration', at: 'updated_at' },
]
const verification = (which: string) => `exists (
  select from verifications
  where verifications.account = practitioners.account
    and verifications.practitioner_id = practitioners.id and ${which})`
const open_verification = inSet(verificationLifecycle, 'open', 'verifications.status').build().text
const renewal_at = `(cycle_ends_on - ${renewal_lead_days})::timestamptz`

// Scheduled jobs by status. The jobs are in verification/.
export const waits = {
  verified: [
    { ...evaluation_wait, where: 'cycle_ends_on is not null' },
    ...monitoring,
    {
      job: 'practitioner.reverify',
      at: renewal_at,
      where: `not ${verification(open_verification)} and not ${verification(
        `kind = 'renewal' and verifications.created_at >= ${renewal_at}`,
      )}`,
    },
  ],
  suspended: [{ ...evaluation_wait, where: 'cycle_ends_on is not null' }, ...monitoring],
  lapsed: [
    { ...evaluation_wait, where: 'cycle_ends_on > (:now)::date' },
    ...monitoring,
    {
      job: 'practitioner.end_grace',
      at: `lapsed_at + ${days(grace_days)}`,
      where: `(lapsed_at + ${days(grace_days)} > :now
        or ${verification(`kind = 'renewal' and ${open_verification}`)})`,
    },
  ],
}
