// Input of the eligibility rules: a stored practitioner and their supervisor.

export type LicenseFacts = {
  id: string
  kind?: string
  jurisdiction: string
  level?: string
  attested?: { issued_on?: string | null; expires_on?: string | null }
  verified?: {
    board_status: string
    issued_on: string | null
    expires_on: string | null
    encumbered: boolean
  } | null
  is_home_state?: boolean
}

type Confirmed = { active: boolean; expires_on: string | null }

export type PrivilegeFacts = {
  id: string
  compact: string
  jurisdiction?: string | null
  home_license_id?: string | null
  issued_on?: string | null
  expires_on?: string | null
  days_used?: number
  verified?: Confirmed | null
}

export type DeaFacts = {
  id: string
  jurisdiction: string
  expires_on?: string | null
  verified?: Confirmed | null
}

export type ExclusionFacts = {
  excluded_on: string | null
  reinstated_on: string | null
  waived_on: string | null
  waiver_state: string | null
}

export type Facts = {
  status: string
  time_zone?: string | null
  profession: string
  taxonomies: { code: string }[]
  licenses: LicenseFacts[]
  privileges: PrivilegeFacts[]
  dea_registrations: DeaFacts[]
  supervision: {
    supervisor_id: string | null
    starts_on?: string | null
    ends_on?: string | null
  } | null
  exclusions: ExclusionFacts[]
  possible_exclusion?: boolean
  cycle_ends_on: string | null
  supervisor?: Facts | null
}

// All dates on which the result could change.
export function datesOf(facts: Facts, on: string): string[] {
  const period = (item: { issued_on?: string | null; expires_on?: string | null }) => [
    item.issued_on,
    item.expires_on,
  ]
  const dates = [
    ...facts.licenses.flatMap(({ attested, verified }) => [
      ...period(attested ?? {}),
      ...period(verified ?? {}),
    ]),
    ...facts.privileges.flatMap((item) => [...period(item), item.verified?.expires_on]),
    ...facts.dea_registrations.flatMap((item) => [item.expires_on, item.verified?.expires_on]),
    ...facts.exclusions.flatMap((item) => [item.excluded_on, item.reinstated_on, item.waived_on]),
    facts.supervision?.starts_on,
    facts.supervision?.ends_on,
    facts.cycle_ends_on,
    `${Number(on.slice(0, 4)) + 1}-01-01`,
    ...(facts.supervisor ? datesOf(facts.supervisor, on) : []),
  ]
  return dates.filter((date): date is string => Boolean(date))
}
