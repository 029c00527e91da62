// Input of the eligibility rules: a stored practitioner and their supervisor.
import { firstDayWithout } from '#kernel/valid_dates.ts'
import { compactRules } from './compacts.ts'
import type { PractitionerRow } from './schema.ts'
import { statusDates, type StatusFacts } from './status_dates.ts'

type License = PractitionerRow['licenses'][number]
type Privilege = PractitionerRow['privileges'][number]
type DeaRegistration = PractitionerRow['dea_registrations'][number]
type Exclusion = PractitionerRow['exclusions'][number]
type VerifiedLicense = NonNullable<License['verified']>
type VerifiedRegistration = NonNullable<DeaRegistration['verified']>
type Registered = {
  verified?:
    | (Pick<VerifiedRegistration, 'active' | 'expires_on'> &
        Partial<Pick<VerifiedRegistration, 'as_of'>>)
    | null
}

export type LicenseFacts = Pick<
  License,
  'id' | 'kind' | 'jurisdiction' | 'level' | 'attested' | 'is_home_state'
> & {
  verified?:
    | (Pick<VerifiedLicense, 'board_status' | 'issued_on' | 'expires_on' | 'encumbered'> &
        Partial<Pick<VerifiedLicense, 'disciplinary_actions' | 'as_of'>>)
    | null
}

export type PrivilegeFacts = Registered &
  Pick<
    Privilege,
    'id' | 'compact' | 'jurisdiction' | 'home_license_id' | 'issued_on' | 'expires_on' | 'days_used'
  >

export type DeaFacts = Registered & Pick<DeaRegistration, 'id' | 'jurisdiction' | 'expires_on'>

export type ExclusionFacts = Pick<
  Exclusion,
  'excluded_on' | 'reinstated_on' | 'waived_on' | 'waiver_jurisdiction'
>

export type Facts = StatusFacts &
  Pick<PractitionerRow, 'profession' | 'supervision' | 'cycle_ends_on'> &
  Partial<Pick<PractitionerRow, 'possible_exclusion' | 'practice_locations'>> & {
    taxonomies: { code: string }[]
    licenses: LicenseFacts[]
    privileges: PrivilegeFacts[]
    dea_registrations: DeaFacts[]
    exclusions: ExclusionFacts[]
    supervisor?: Facts | null
  }

const isLimitedByYear = ({ compact }: PrivilegeFacts) =>
  compactRules[compact]!.most_days_a_year !== undefined
const nextYear = (on: string) => `${Number(on.slice(0, 4)) + 1}-01-01`

// All dates on which the result could change.
export function datesOf(facts: Facts, on: string): string[] {
  const period = (item: { issued_on?: string | null; expires_on?: string | null }) => [
    item.issued_on,
    firstDayWithout(item.expires_on),
  ]
  const dates = [
    ...facts.licenses.flatMap(({ attested, verified }) => [
      ...period(attested ?? {}),
      ...period(verified ?? {}),
    ]),
    ...facts.privileges.flatMap((item) => [
      ...period(item),
      firstDayWithout(item.verified?.expires_on),
    ]),
    ...facts.dea_registrations.flatMap((item) =>
      [item.expires_on, item.verified?.expires_on].map(firstDayWithout),
    ),
    ...facts.exclusions.flatMap((item) => [item.excluded_on, item.reinstated_on, item.waived_on]),
    facts.supervision?.starts_on,
    firstDayWithout(facts.supervision?.ends_on),
    facts.cycle_ends_on,
    ...statusDates(facts),
    facts.privileges.some(isLimitedByYear) ? nextYear(on) : null,
    ...(facts.supervisor ? datesOf(facts.supervisor, on) : []),
  ]
  return dates.filter((date): date is string => Boolean(date))
}
