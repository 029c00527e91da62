// Data categories that state law protects beyond ordinary health data: only a consent that names
// the category permits their disclosure. Each rule cites its source; have counsel review them
// before production. Substance use (42 CFR Part 2), psychotherapy notes (45 CFR 164.508), abuse,
// sexual health and a minor's confidential care are protected everywhere: see category_rules.ts.

export const stateProtected = ['hiv', 'reproductive_health', 'gender_affirming_care'] as const
export type StateProtected = (typeof stateProtected)[number]

type ProtectionRule = { jurisdiction: string; category: StateProtected; citation: string }

const hiv = (jurisdiction: string, citation: string): ProtectionRule => ({
  jurisdiction,
  category: 'hiv',
  citation,
})

export const protectionRules: readonly ProtectionRule[] = [
  hiv('US-CA', 'Cal. Health & Safety Code 120980'),
  hiv('US-CT', 'Conn. Gen. Stat. 19a-583'),
  hiv('US-DE', '16 Del. Code 717'),
  hiv('US-FL', 'Fla. Stat. 381.004(2)'),
  hiv('US-GA', 'Ga. Code 24-12-21'),
  hiv('US-IA', 'Iowa Code 141A.9'),
  hiv('US-IL', '410 ILCS 305/9'),
  hiv('US-MA', 'Mass. Gen. Laws ch. 111, 70F'),
  hiv('US-ME', '5 Me. Rev. Stat. 19203'),
  hiv('US-MI', 'Mich. Comp. Laws 333.5131'),
  hiv('US-MO', 'Mo. Rev. Stat. 191.656'),
  hiv('US-NH', 'N.H. Rev. Stat. 141-F:8'),
  hiv('US-NJ', 'N.J. Stat. 26:5C-8'),
  hiv('US-NY', 'N.Y. Pub. Health Law 2782'),
  hiv('US-OH', 'Ohio Rev. Code 3701.243'),
  hiv('US-PA', '35 Pa. Stat. 7607'),
  hiv('US-TX', 'Tex. Health & Safety Code 81.103'),
  hiv('US-WA', 'Wash. Rev. Code 70.02.220'),
  hiv('US-WI', 'Wis. Stat. 252.15'),
  {
    jurisdiction: 'US-CA',
    category: 'reproductive_health',
    citation: 'Cal. Civ. Code 56.101(c), 56.108 (AB 352)',
  },
  {
    jurisdiction: 'US-CA',
    category: 'gender_affirming_care',
    citation: 'Cal. Civ. Code 56.101(c), 56.109 (AB 352, SB 107)',
  },
  {
    jurisdiction: 'US-MD',
    category: 'reproductive_health',
    citation: 'Md. Code, Health-Gen. 4-301 and 4-302.5',
  },
]

// If the jurisdiction is unknown, all protections apply.
export function protectedIn(jurisdiction: string | null): StateProtected[] {
  if (!jurisdiction?.startsWith('US-')) return [...stateProtected]
  return stateProtected.filter((category) =>
    protectionRules.some(
      (rule) => rule.jurisdiction === jurisdiction && rule.category === category,
    ),
  )
}
