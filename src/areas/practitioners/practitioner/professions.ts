// Professions and their behavioral health taxonomy codes, from NUCC code set version 24.1.
// Deactivated codes are rejected.

export const professions = [
  'psychiatrist',
  'psychologist',
  'clinical_social_worker',
  'marriage_family_therapist',
  'professional_counselor',
  'addiction_counselor',
  'pmhnp',
  'psychiatric_nurse',
  'behavior_analyst',
  'trainee',
  'other',
] as const

export type Profession = (typeof professions)[number]

const list = (codes: string) => codes.split(' ')

export const taxonomies: Record<Profession, string[]> = {
  psychiatrist: list(
    '2084P0800X 2084P0804X 2084P0802X 2084A0401X 2084P0805X 2084F0202X 2084P0015X 2084B0040X',
  ),
  psychologist: list(
    '103T00000X 103TC0700X 103TC2200X 103TC1900X 103TB0200X 103TA0400X 103TF0000X 103TH0004X ' +
      '103TH0100X 103TP2701X 103TP0016X 103TP0814X 103TR0400X 103TS0200X 103TF0200X 103G00000X',
  ),
  clinical_social_worker: list('1041C0700X 104100000X 1041S0200X'),
  marriage_family_therapist: list('106H00000X'),
  professional_counselor: list('101YM0800X 101YP2500X 101Y00000X 101YP1600X 101YS0200X'),
  addiction_counselor: list('101YA0400X'),
  pmhnp: list(
    '363LP0808X 364SP0808X 364SP0807X 364SP0809X 364SP0810X 364SP0811X 364SP0812X 364SP0813X',
  ),
  psychiatric_nurse: list('163WP0808X 163WP0807X 163WP0809X 163WA0400X'),
  behavior_analyst: list('103K00000X 106E00000X 106S00000X'),
  trainee: list('390200000X'),
  other: list('102L00000X 101200000X 102X00000X 225XM0800X 1835P1300X'),
}

// All deactivated on 2007-03-31.
export const deactivated_taxonomies = list('103GC0700X 103TE1000X 103TM1700X 103TP2700X 103TW0100X')

// Professions that can prescribe. A psychologist can with this taxonomy code.
export const prescribers: Profession[] = ['psychiatrist', 'pmhnp']
export const prescribing_taxonomy = '103TP0016X'
