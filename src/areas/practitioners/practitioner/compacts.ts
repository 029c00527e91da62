// Interstate licensure compacts: which states have enacted each one, and when each state began to
// issue privileges. Enactment alone grants nothing. As of 2026-11-15.
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
}

const states = (codes: string, since: string | null) =>
  Object.fromEntries(codes.split(' ').map((code) => [`US-${code}`, since]))

// When the commission began to issue. The date each state joined isn't recorded, so don't rely on
// results for dates before a state joined.
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
  // Registered nurses only. Members aren't recorded yet, so it grants nothing.
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
