// Interstate compacts as dated data: who has enacted one, and who issues under it since when.
// Enacted is not issuing: only the second grants anything. As of 2026-11-15.
import type { Profession } from './professions.ts'

export type Compact = {
  professions: Profession[]
  // One authority that holds in all members, or a privilege for each of them.
  reach: 'all_members' | 'each_state'
  formats: readonly ('telehealth' | 'in_person')[]
  most_days_a_year?: number
  home_level: 'independent'
  // Since when each member issues and honors; null where it has enacted the compact and no more.
  members: Record<string, string | null>
}

const states = (codes: string, since: string | null) =>
  Object.fromEntries(codes.split(' ').map((code) => [`US-${code}`, since]))

// When the commission began to issue; since when each state has belonged is not recorded here, so
// nothing should be concluded for days before a state had joined.
const psypact_began = '2020-07-01'
const psypact_members = states(
  'AL AZ AR CO CT DE DC FL GA ID IL IN KS KY ME MD MI MN MS MO MT NE NV NH NJ NC ND OH OK PA RI ' +
    'SC SD TN TX UT VT VA WA WV WI WY MP',
  psypact_began,
)

export const compactRules: Record<string, Compact> = {
  psypact_apit: {
    professions: ['psychologist'],
    reach: 'all_members',
    formats: ['telehealth'],
    home_level: 'independent',
    members: psypact_members,
  },
  psypact_tap: {
    professions: ['psychologist'],
    reach: 'all_members',
    formats: ['in_person'],
    most_days_a_year: 30,
    home_level: 'independent',
    members: psypact_members,
  },
  counseling: {
    professions: ['professional_counselor'],
    reach: 'each_state',
    formats: ['telehealth', 'in_person'],
    home_level: 'independent',
    members: {
      ...states(
        'AL AR CO CT DC DE FL IA KS KY ME MD MS MO MT NE NH NJ NC ND OK RI SC SD TN UT VT VA WA ' +
          'WV WI WY NV',
        null,
      ),
      'US-AZ': '2025-09-30',
      'US-MN': '2025-09-30',
      'US-OH': '2026-01-05',
      'US-LA': '2026-04-20',
      'US-GA': '2026-06-02',
      'US-IN': '2026-06-08',
    },
  },
  social_work: {
    professions: ['clinical_social_worker'],
    reach: 'all_members',
    formats: ['telehealth', 'in_person'],
    home_level: 'independent',
    members: states(
      'AL AZ AR CO CT DE GA IA KS KY LA ME MD MN MS MO NE NH NJ NC ND OH RI SD TN UT VT VA WA',
      null,
    ),
  },
  // Registered nurses only. Its members are not recorded yet, so it grants nothing here.
  nlc: {
    professions: ['psychiatric_nurse'],
    reach: 'all_members',
    formats: ['telehealth', 'in_person'],
    home_level: 'independent',
    members: {},
  },
}

export function issues(compact: Compact, jurisdiction: string, on: string): boolean {
  const since = compact.members[jurisdiction]
  return Boolean(since && since <= on)
}
