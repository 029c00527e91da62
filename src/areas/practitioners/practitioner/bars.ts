// What bars a practitioner from treating anyone, wherever the person is: their status, or an
// exclusion from federal health care programs (42 CFR 1001.1901). Both count from their date on.
import type { Facts } from './eligibility_facts.ts'
import type { ReasonCode } from './eligibility_reasons.ts'
import { type Conclusion, conclude } from './eligibility_rules.ts'
import type { practitionerLifecycle } from './lifecycle.ts'
import { isBarredOn, type StatusFacts } from './status_dates.ts'

type Barred = (typeof practitionerLifecycle.sets.barred.in)[number]
const byStatus = {
  lapsed: 'practitioner_lapsed',
  suspended: 'practitioner_suspended',
  rejected: 'practitioner_rejected',
  revoked: 'practitioner_revoked',
} as const satisfies Record<Barred, ReasonCode>

export const bar_codes = ['excluded', ...Object.values(byStatus)] as const
export type BarCode = (typeof bar_codes)[number]
export type BarFacts = StatusFacts & Pick<Facts, 'exclusions'>
export type Bar = Conclusion & { code: BarCode }

const bar = (code: BarCode): Bar => ({ ...conclude('not_eligible', code), code })

// An exclusion comes first: it is why Attune suspends. Without a jurisdiction, a waiver for any
// state counts: only the location tells if it applies.
export function barsOn(facts: BarFacts, on: string, jurisdiction: string | null) {
  const { status, exclusions } = facts
  const barred = isBarredOn(facts, on, jurisdiction)
  const bars: Bar[] = barred ? [bar(byStatus[status as Barred])] : []
  const excluded = exclusions.some(
    ({ excluded_on, reinstated_on, waived_on, waiver_jurisdiction: there }) => {
      const waived = there && there === (jurisdiction ?? there) && waived_on && waived_on <= on
      return (
        !(excluded_on && excluded_on > on) && !(reinstated_on && reinstated_on <= on) && !waived
      )
    },
  )
  return excluded ? [bar('excluded'), ...bars] : bars
}
