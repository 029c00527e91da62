// Rules of the interstate licensure compacts: who they apply to and what a privilege allows.
// Enactment alone grants nothing: a state must issue privileges on the date of care. A license
// obtained through the Interstate Medical Licensure Compact is a full license of each state, so
// that compact has no privileges.
import { counseling, type Membership, nlc, psypact, social_work } from './compact_members.ts'
import type { Profession } from './professions.ts'

export type Compact = {
  professions: Profession[]
  // One authority valid in all member states, or one privilege per state.
  reach: 'all_members' | 'each_state'
  formats: readonly ('telehealth' | 'in_person')[]
  most_days_a_year?: number
  home_level: 'independent'
  // Date each member began to issue and honor privileges. Null if it has only enacted the compact.
  members: Record<string, string | null>
  dates: string[] // The distinct ones of the members.
}

const membersOf = (memberships: Membership[]) => ({
  members: Object.fromEntries(
    memberships.flatMap(({ states, since }) =>
      states.split(' ').map((code) => [`US-${code}`, since] as const),
    ),
  ),
  dates: [...new Set(memberships.map(({ since }) => since))].filter((since) => since !== null),
})

export const compactRules: Record<string, Compact> = {
  psypact_apit: {
    professions: ['psychologist'],
    reach: 'all_members',
    formats: ['telehealth'],
    home_level: 'independent',
    ...membersOf(psypact),
  },
  psypact_tap: {
    professions: ['psychologist'],
    reach: 'all_members',
    formats: ['in_person'],
    most_days_a_year: 30,
    home_level: 'independent',
    ...membersOf(psypact),
  },
  counseling: {
    professions: ['professional_counselor'],
    reach: 'each_state',
    formats: ['telehealth', 'in_person'],
    home_level: 'independent',
    ...membersOf(counseling),
  },
  social_work: {
    professions: ['clinical_social_worker'],
    reach: 'all_members',
    formats: ['telehealth', 'in_person'],
    home_level: 'independent',
    ...membersOf(social_work),
  },
  // Registered nurses only. It doesn't cover advanced practice.
  nlc: {
    professions: ['psychiatric_nurse'],
    reach: 'all_members',
    formats: ['telehealth', 'in_person'],
    home_level: 'independent',
    ...membersOf(nlc),
  },
}

export function issues(compact: Compact, jurisdiction: string, on: string): boolean {
  const since = compact.members[jurisdiction]
  return Boolean(since && since <= on)
}
