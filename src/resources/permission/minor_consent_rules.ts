// Where, and from which age, a minor may agree to outpatient mental health care alone. Rules of law
// as data, each with its source; counsel should review them before production. Where there is no
// rule, a parent or guardian must agree. States whose rule is bound to a number of sessions are
// left out, because nothing here counts them: there, too, a parent must agree.

type MinorRule = {
  jurisdiction: string
  min_age: number
  citation: string
  effective_from: string | null // Null where it is older than the records of this platform can be.
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
