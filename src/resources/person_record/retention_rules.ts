// How long clinical records are kept, as data: each rule with where it stands. HIPAA sets no time
// for the chart; states and boards do, from five to ten years and longer for minors, so what is
// common is the rule for everywhere. The longest that applies counts. A state's rule is one entry.

export type RetentionRule = {
  id: string
  jurisdiction: string | null // Null for everywhere.
  population: 'adult' | 'minor' // As the person was on the day of care.
  years: number
  after: 'service' | 'majority'
  citation: string
}

export const retentionRules: RetentionRule[] = [
  {
    id: 'common_adult',
    jurisdiction: null,
    population: 'adult',
    years: 7,
    after: 'service',
    citation: 'What most states and boards ask for: seven years after the last service.',
  },
  {
    id: 'common_minor_service',
    jurisdiction: null,
    population: 'minor',
    years: 7,
    after: 'service',
    citation: 'What most states and boards ask for: seven years after the last service.',
  },
  {
    id: 'common_minor_majority',
    jurisdiction: null,
    population: 'minor',
    years: 7,
    after: 'majority',
    citation: 'The longest of what states ask for: three to seven years after coming of age.',
  },
]
