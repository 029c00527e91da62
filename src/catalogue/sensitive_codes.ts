// Which codes reveal data that the law protects beyond ordinary health data, as data: ICD-10-CM
// diagnoses, procedure codes, modifiers, places of service, 270 service types and facility
// taxonomies, each with the category it reveals and why. Sources: decision 50.

export const sensitiveCategories = [
  'sud',
  'hiv',
  'sexual_health',
  'reproductive_health',
  'gender_affirming_care',
  'abuse',
] as const
export type SensitiveCategory = (typeof sensitiveCategories)[number]

type Rule = {
  category: SensitiveCategory
  codes: string // Separated by spaces. A diagnosis code includes its subcodes.
  reason: string
}

// 42 CFR 2.11 leaves tobacco out, so F17 and O99.33 are ordinary. F15 also holds caffeine, which
// 2.11 leaves out too, but the code doesn't distinguish it from amphetamines.
export const diagnosisRules: readonly Rule[] = [
  {
    category: 'sud',
    codes: 'F10 F11 F12 F13 F14 F15 F16 F18 F19',
    reason: 'Mental and behavioral disorders due to psychoactive substances',
  },
  {
    category: 'sud',
    codes: 'O99.31 O99.32 O35.4',
    reason: 'Alcohol or drug use that complicates pregnancy',
  },
  {
    category: 'sud',
    codes: 'Z71.41 Z71.51',
    reason: 'Counseling of a person who uses alcohol or drugs',
  },
  {
    category: 'sud',
    codes: 'E24.4 G31.2 G62.1 G72.1 I42.6 K29.2 K70 K85.2 K86.0',
    reason: 'Alcohol-induced diseases',
  },
  {
    category: 'hiv',
    codes: 'B20 B97.35 O98.7 R75 Z21',
    reason: 'HIV disease, infection or an inconclusive test',
  },
  {
    category: 'hiv',
    codes: 'Z11.4 Z20.6 Z29.81 Z71.7',
    reason: 'HIV screening, exposure, prophylaxis or counseling, which reveal a test',
  },
  {
    category: 'sexual_health',
    codes: 'A50 A51 A52 A53 A54 A55 A56 A57 A58 A59 A60 A63 A64 O98.1 O98.2 O98.3 Z11.3 Z20.2',
    reason: 'Sexually transmitted infections, exposure and screening',
  },
  {
    category: 'sexual_health',
    codes: 'F52 F65 F66 Z70 Z72.5',
    reason: 'Sexual dysfunction, sexual disorders and sexual counseling',
  },
  {
    category: 'reproductive_health',
    codes: 'O04 O07 Z30 Z33.2 Z64.0',
    reason: 'Termination of pregnancy, contraception and unwanted pregnancy',
  },
  {
    category: 'gender_affirming_care',
    codes: 'F64 Z87.890',
    reason: 'Gender identity disorders and sex reassignment',
  },
  {
    category: 'abuse',
    codes: 'T74 T76 Y07 Z04.4 Z04.7 Z04.81 Z62.81 Z69 Z91.41 O9A.3 O9A.4 O9A.5',
    reason: 'Abuse, neglect and exploitation: suspected, confirmed, past or examined',
  },
]

export const procedureRules: readonly Rule[] = [
  {
    category: 'sud',
    codes:
      'H0001 H0003 H0005 H0006 H0007 H0008 H0009 H0010 H0011 H0012 H0013 H0014 H0015 H0016 H0020 ' +
      'H0022 H0047 H0048 H0049 H0050 H2034 H2035 H2036 T1006 T1007 T1012',
    reason: 'HCPCS alcohol and drug services',
  },
  {
    category: 'sud',
    codes: '99408 99409 G0396 G0397 G2011',
    reason: 'Screening and brief intervention for alcohol and drugs',
  },
  {
    category: 'sud',
    codes:
      'G2067 G2068 G2069 G2070 G2071 G2072 G2073 G2074 G2075 G2076 G2077 G2078 G2079 G2080 G2086 ' +
      'G2087 G2088 G2215 G2216 J0571 J0572 J0573 J0574 J0575 J2315 Q9991 Q9992',
    reason: 'Opioid treatment programs, office-based treatment and its drugs',
  },
  {
    category: 'hiv',
    codes:
      '86689 86701 86702 86703 87389 87390 87391 87534 87535 87536 87537 87538 87539 G0432 G0433 ' +
      'G0435',
    reason: 'HIV tests',
  },
]

export const modifierRules: readonly Rule[] = [
  { category: 'sud', codes: 'HF HG HH', reason: 'Substance use and opioid treatment programs' },
]

export const placeRules: readonly Rule[] = [
  { category: 'sud', codes: '55 57 58', reason: 'Substance use and opioid treatment facilities' },
]

// X12 service types of a 270.
export const serviceTypeRules: readonly Rule[] = [
  { category: 'sud', codes: 'AI AJ AK CJ CK', reason: 'Substance use, alcohol and drug benefits' },
]

// A facility that is known for treating substance use reveals it by being named (42 CFR 2.13(c)).
export const taxonomyRules: readonly Rule[] = [
  {
    category: 'sud',
    codes: '261QM2800X 261QR0405X 276400000X 324500000X 3245S0500X',
    reason: 'Substance use and methadone facilities',
  },
]
