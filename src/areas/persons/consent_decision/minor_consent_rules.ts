// States where a minor can consent to outpatient mental health care alone, and the minimum age.
// Have counsel review these before production. Elsewhere a parent or guardian must consent. States
// that limit the number of sessions are omitted, because sessions aren't counted.

type MinorRule = {
  jurisdiction: string
  min_age: number
  citation: string
  effective_from: string | null // Null if it predates any record here.
}

export const minorConsentRules: MinorRule[] = [
  {
    jurisdiction: 'US-CA',
    min_age: 12,
    citation: 'Cal. Health & Safety Code 124260',
    effective_from: '2011-01-01',
  },
  {
    jurisdiction: 'US-CO',
    min_age: 12,
    citation: 'Colo. Rev. Stat. 12-245-203.5 (HB19-1120)',
    effective_from: '2019-05-16',
  },
  { jurisdiction: 'US-OR', min_age: 14, citation: 'Or. Rev. Stat. 109.675', effective_from: null },
  { jurisdiction: 'US-PA', min_age: 14, citation: '35 Pa. Stat. 10101.1', effective_from: null },
  {
    jurisdiction: 'US-WA',
    min_age: 13,
    citation: 'Wash. Rev. Code 71.34.530',
    effective_from: null,
  },
]

export const minorRule = (jurisdiction: string, on: string) =>
  minorConsentRules.find(
    (rule) => rule.jurisdiction === jurisdiction && (rule.effective_from ?? '') <= on,
  )
