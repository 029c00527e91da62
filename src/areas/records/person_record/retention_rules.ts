// Retention rules for clinical records, each with its source. HIPAA sets no period for the chart;
// states and boards require five to ten years, longer for minors. The default rules cover what is
// common; the longest applicable rule wins. Add a state's rule as one entry.

export type RetentionRule = {
  id: string
  jurisdiction: string | null // Null for all jurisdictions.
  population: 'adult' | 'minor' // As of the date of service.
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
    citation: 'Common requirement of states and boards: seven years after the last service.',
  },
  {
    id: 'common_minor_service',
    jurisdiction: null,
    population: 'minor',
    years: 7,
    after: 'service',
    citation: 'Common requirement of states and boards: seven years after the last service.',
  },
  {
    id: 'common_minor_majority',
    jurisdiction: null,
    population: 'minor',
    years: 7,
    after: 'majority',
    citation: 'Longest common state requirement: three to seven years after the age of majority.',
  },
]
