// Scheduled jobs of practitioners, by verification status. The jobs are in verification/.
import { days } from '#kernel/waits.ts'

export const grace_days = 30 // Renewal period after a lapse.
export const renewal_lead_days = 120

const judge = { job: 'practitioner.judge', at: 'updated_at' }
const watched = [
  { job: 'practitioner.monitor', at: 'updated_at' },
  { job: 'practitioner.warn', at: 'updated_at' },
]
const verification = (which: string) => `exists (
  select from verifications
  where verifications.practitioner_id = practitioners.id and ${which})`
const open = `verifications.status in ('submitted', 'reviewing', 'information_requested')`
const renewal_at = `(cycle_ends_on - ${renewal_lead_days})::timestamptz`

export const waits = {
  verified: [
    { ...judge, where: 'cycle_ends_on is not null' },
    ...watched,
    {
      job: 'practitioner.reverify',
      at: renewal_at,
      where: `not ${verification(open)} and not ${verification(
        `kind = 'renewal' and verifications.created_at >= ${renewal_at}`,
      )}`,
    },
  ],
  suspended: [{ ...judge, where: 'cycle_ends_on is not null' }, ...watched],
  lapsed: [
    { ...judge, where: 'cycle_ends_on > (:now)::date' },
    ...watched,
    {
      job: 'practitioner.end_grace',
      at: `lapsed_at + ${days(grace_days)}`,
      where: `(lapsed_at + ${days(grace_days)} > :now
        or ${verification(`kind = 'renewal' and ${open}`)})`,
    },
  ],
}
