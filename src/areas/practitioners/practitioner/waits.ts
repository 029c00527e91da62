// Scheduled jobs of practitioners, by verification status. The jobs are in verification/.
import { inSet } from '#kernel/lifecycle.ts'
import { days } from '#kernel/waits.ts'
import { verificationLifecycle } from '#areas/practitioners/verification/lifecycle.ts'
import { grace_days, renewal_lead_days } from '#areas/practitioners/verification/policy.ts'

const evaluation = { job: 'practitioner.evaluate', at: 'updated_at' }
const monitoring = [
  { job: 'practitioner.monitor', at: 'updated_at' },
  { job: 'practitioner.warn', at: 'updated_at' },
]
const verification = (which: string) => `exists (
  select from verifications
  where verifications.account = practitioners.account
    and verifications.practitioner_id = practitioners.id and ${which})`
const open = inSet(verificationLifecycle, 'open', 'verifications.status').build().text
const renewal_at = `(cycle_ends_on - ${renewal_lead_days})::timestamptz`

export const waits = {
  verified: [
    { ...evaluation, where: 'cycle_ends_on is not null' },
    ...monitoring,
    {
      job: 'practitioner.reverify',
      at: renewal_at,
      where: `not ${verification(open)} and not ${verification(
        `kind = 'renewal' and verifications.created_at >= ${renewal_at}`,
      )}`,
    },
  ],
  suspended: [{ ...evaluation, where: 'cycle_ends_on is not null' }, ...monitoring],
  lapsed: [
    { ...evaluation, where: 'cycle_ends_on > (:now)::date' },
    ...monitoring,
    {
      job: 'practitioner.end_grace',
      at: `lapsed_at + ${days(grace_days)}`,
      where: `(lapsed_at + ${days(grace_days)} > :now
        or ${verification(`kind = 'renewal' and ${open}`)})`,
    },
  ],
}
