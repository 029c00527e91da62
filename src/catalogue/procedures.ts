// Behavioral health procedure codes (CPT and HCPCS), with labels in our own words. Each code has an
// effective date and, if it was retired, an end date. To load the CMS files and a licensed CPT,
// replace the data, not this module.
import { procedureList } from './procedure_list.ts'

export type Family =
  | 'evaluation'
  | 'psychotherapy'
  | 'psychotherapy_add_on'
  | 'crisis'
  | 'crisis_add_on'
  | 'complexity'
  | 'family'
  | 'group'
  | 'analysis'
  | 'medical' // Evaluation and management.
  | 'assessment'
  | 'testing'
  | 'management' // Monthly care management.
  | 'remote'
  | 'program' // Medicaid programs.

export type Procedure = {
  code: string
  label: string
  family: Family
  from: string // Effective date.
  until: string | null // First day after it was retired.
  minutes: [least: number, most: number | null] | null // Face to face, for one unit.
  unit_minutes: number | null // For codes billed in units of time.
  most_units: number // Per person and day (MUE).
  add_on: boolean // Billed only with a primary code on the same day.
  who: 'anyone' | 'medical' | 'testing'
  remote: boolean // Whether it can be delivered by video or phone.
}

const known = new Map<string, Procedure>(procedureList.map((each) => [each.code, each]))

export const procedureOf = (code: string): Procedure | undefined => known.get(code)

export const isValidOn = ({ from, until }: Procedure, day: string) =>
  from <= day && (until === null || day < until)

// Primary codes that an add-on can be billed with.
const adjacent: Partial<Record<Family, Family[]>> = {
  psychotherapy_add_on: ['medical'],
  crisis_add_on: ['crisis'],
}
const firsts: Record<string, string[]> = {
  90785: ['90791', '90792', '90832', '90833', '90834', '90836', '90837', '90838', '90853'],
  90863: ['90832', '90834', '90837'],
  96131: ['96130'],
  96133: ['96132'],
  96137: ['96136'],
  96139: ['96138'],
  99494: ['99492', '99493'],
  99417: ['99205', '99215'],
}
export const canBillTogether = (add_on: Procedure, other: Procedure) =>
  firsts[add_on.code]?.includes(other.code) ??
  adjacent[add_on.family]?.includes(other.family) ??
  false

// The time-based code for a duration. Undefined if the service was too short.
const by_time: Partial<Record<Family, string[]>> = {
  psychotherapy: ['90832', '90834', '90837'],
  psychotherapy_add_on: ['90833', '90836', '90838'],
}

export function codeForMinutes(family: Family, minutes: number): string | undefined {
  return by_time[family]?.find((code) => {
    const [least, most] = known.get(code)!.minutes!
    return minutes >= least && (most === null || minutes <= most)
  })
}

export const isTimedApart = ({ family }: Procedure) => by_time[family] !== undefined

// Units for a duration: a unit counts once its midpoint is passed. The crisis add-on starts after
// the first 74 minutes.
export function unitsForMinutes({ code, unit_minutes }: Procedure, minutes: number) {
  if (code === '90840') return Math.max(0, Math.floor((minutes - 75) / 30) + 1)
  if (!unit_minutes) return undefined
  return Math.floor((minutes + unit_minutes / 2 - 1) / unit_minutes)
}

// Professions that can't bill medical or testing codes. Other professions are not restricted.
const cannot_prescribe = [
  'psychologist',
  'clinical_social_worker',
  'marriage_family_therapist',
  'professional_counselor',
  'addiction_counselor',
  'psychiatric_nurse',
  'behavior_analyst',
  'trainee',
]
const cannot_test = cannot_prescribe.filter((profession) => profession !== 'psychologist')
const barred = { anyone: [], medical: cannot_prescribe, testing: cannot_test }

export const canBill = ({ who }: Procedure, profession: string, prescribes: boolean) =>
  (who === 'medical' && prescribes) || !(barred[who] as string[]).includes(profession)
