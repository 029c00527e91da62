// NCCI-style edits for behavioral health: code pairs, modifiers and places of service that conflict
// on one day. A subset of what CMS publishes quarterly. 90863 is billed only with psychotherapy.
//
// Source: general knowledge of the NCCI edits, not compared with the CMS files. Only the pair 90791
// and 96116 was seen in a source. A missing pair costs a denial, a wrong pair an unneeded modifier.
// Load the CMS files with "attune ingest ncci" before you bill in production: they replace it.

export type Pair = {
  column1: string
  column2: string // Not paid together with column 1 ...
  modifier_helps: boolean // ... unless a modifier marks it as a distinct service.
  from: string
  until: string | null
}

const pair = (column1: string, seconds: string, modifier_helps = true): Pair[] =>
  seconds.split(' ').map((column2) => ({
    column1,
    column2,
    modifier_helps,
    from: '2013-01-01',
    until: null,
  }))

export const pairs: Pair[] = [
  ...pair('90791', '96116 96127 96156 H0031'),
  ...pair('90792', '96116 96127 96156 H0031'),
  ...pair('90837', '90832 90834 90845 H0004'),
  ...pair('90834', '90832 90845 H0004'),
  ...pair('90832', '90845 H0004'),
  ...pair('90847', '90846 90849'),
  ...pair('90853', '90849'),
  ...pair('90837', '90847 90846'),
  ...pair('90834', '90847 90846'),
  ...pair('90832', '90847 90846'),
  ...pair('96130', '96116 96146'),
  ...pair('96132', '96116 96146'),
  ...pair('90839', '96127'),
  ...pair('H2011', '90832 90834 90837', false),
]

// Never billed on the same day, even with a modifier.
const psychotherapy = ['90832', '90833', '90834', '90836', '90837', '90838']
const evaluations = ['90791', '90792']
const alone = ['90832', '90834', '90837'] // With an E/M visit, bill the add-on codes instead.
const visits = '99201 99202 99203 99204 99205 99212 99213 99214 99215'.split(' ')

const among = (ones: string[], others: string[]) => (one: string, other: string) =>
  (ones.includes(one) && others.includes(other)) || (ones.includes(other) && others.includes(one))

export const exclusive = [
  { code: 'crisis_with_psychotherapy', meet: among(['90839', '90840'], psychotherapy) },
  { code: 'crisis_with_psychotherapy', meet: among(['90839', '90840'], [...evaluations, '90785']) },
  { code: 'mutually_exclusive_codes', meet: among(evaluations, psychotherapy) },
  { code: 'mutually_exclusive_codes', meet: among(['90791'], ['90792']) },
  { code: 'mutually_exclusive_codes', meet: among(evaluations, visits) },
  { code: 'mutually_exclusive_codes', meet: among(alone, visits) },
  { code: 'mutually_exclusive_codes', meet: among(['90785'], ['90846', '90847', '90849']) },
] as const

// Modifiers by position: pricing modifiers come first.
const modifier_lists: [number, string][] = [
  [1, '25 24 27 57'],
  [2, '59 XE XS XP XU 76 77 91'],
  [3, 'AH AJ HO HN HP HM HL AF AM SA U1 U2 U3 U4 U5 U6 U7 U8 U9 UA UB UC UD'],
  [4, 'HA HB HE HF HH HQ HR HS HK HG TG TF TS KX GA GX GY GZ CR CS 22 52 53 33 26 TC'],
  [5, '95 93 GT GQ FQ FR G0'],
]
const modifiers = new Map(
  modifier_lists.flatMap(([rank, codes]) => codes.split(' ').map((code) => [code, rank] as const)),
)
export const rankOfModifier = (code: string): number | undefined => modifiers.get(code)

// Mark a service that is billed again on the same day.
export const distinct_modifiers = ['59', 'XE', 'XS', 'XP', 'XU', '76', '77']
// Bypass an NCCI edit, as CMS lists them.
export const ncci_modifiers = (
  '59 XE XS XP XU 24 25 27 57 58 78 79 91 LT RT E1 E2 E3 E4 FA F1 F2 F3 F4 F5 F6 F7 F8 F9 TA T1 ' +
  'T2 T3 T4 T5 T6 T7 T8 T9 LC LD LM RC RI'
).split(' ')
export const telehealth_modifiers = ['95', '93', 'GT', 'GQ', 'FQ']
export const conflicting_modifiers: [string, string][] = [
  ['93', '95'],
  ['93', 'GT'],
  ['95', 'GT'],
  ['95', 'FQ'],
  ['59', 'XE'],
  ['59', 'XS'],
  ['59', 'XP'],
  ['59', 'XU'],
]

// CMS place-of-service codes. Some took effect later than the others.
const place_list =
  '01 02 03 04 05 06 07 08 09 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 31 32 33 34 41 42 ' +
  '49 50 51 52 53 54 55 56 57 58 60 61 62 65 66 71 72 81 99'
const later_places: Record<string, string> = {
  '02': '2017-01-01',
  10: '2022-01-01',
  27: '2023-10-01',
  58: '2020-01-01',
  66: '2024-10-01',
}
const places = new Set([...place_list.split(' '), ...Object.keys(later_places)])

export const isPlaceOn = (code: string, day: string) =>
  places.has(code) && (later_places[code] ?? '2003-01-01') <= day

export const remote_places = ['02', '10']
export const inpatient_places = ['21', '51', '61']
