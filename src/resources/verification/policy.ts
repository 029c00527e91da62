// What is checked of whom, by which source, and for how long it counts. Policy is data.
import { board } from '#outside/sources/board.ts'
import { dea } from '#outside/sources/dea.ts'
import { oig } from '#outside/sources/leie.ts'
import { nppes } from '#outside/sources/nppes.ts'
import type { Source } from '#outside/sources/source.ts'

export type CheckRule = {
  does: string
  source: Source | null // Null where the record itself, or a person with evidence, decides.
  of?: 'licenses' | 'privileges' | 'dea_registrations' // One check for each of these.
  required: 'always' | 'if_recorded' | 'if_supervised' | 'never'
  valid_days: number | null // Null for as long as nothing changes.
  lapses: boolean // Whether a verification lapses when it has run out.
}

const rule = (does: string, rest: Partial<CheckRule> = {}): CheckRule => ({
  does,
  source: null,
  required: 'never',
  valid_days: null,
  lapses: true,
  ...rest,
})

export const policy = {
  npi: rule('The NPI is in the registry, active, and theirs.', {
    source: nppes,
    required: 'always',
    valid_days: 30,
  }),
  license: rule('The board confirms the license.', {
    source: board,
    of: 'licenses',
    required: 'always',
    valid_days: 30,
  }),
  compact_privilege: rule('The compact confirms the privilege.', {
    source: board,
    of: 'privileges',
    required: 'if_recorded',
    valid_days: 30,
  }),
  exclusion_oig: rule('They are not on the list of exclusions of the OIG.', {
    source: oig,
    required: 'always',
    valid_days: 31,
  }),
  dea: rule('The DEA confirms the registration.', {
    source: dea,
    of: 'dea_registrations',
    required: 'if_recorded',
    valid_days: 31,
  }),
  attestation: rule('They signed that all they say is right.', {
    required: 'always',
    valid_days: 120,
    lapses: false,
  }),
  malpractice_insurance: rule('A malpractice cover holds today.', { required: 'if_recorded' }),
  supervision: rule('Somebody verified supervises them.', { required: 'if_supervised' }),
  identity: rule('They are who they say, by documents that a person looked at.'),
  education: rule('The school confirms the degree.'),
  work_history: rule('The last five years are accounted for.', { valid_days: 120, lapses: false }),
  board_certification: rule('The specialty board confirms the certificate.', { valid_days: 365 }),
  malpractice_history: rule('The NPDB was asked.', { valid_days: 365 }),
  exclusion_sam: rule('They are not excluded at SAM.gov.', { valid_days: 31 }),
  exclusion_state: rule('They are on no exclusion list of a state.', { valid_days: 31 }),
  background: rule('A background check was made.', { valid_days: 365 }),
} satisfies Record<string, CheckRule>

export type CheckKind = keyof typeof policy
export const checkKinds = Object.keys(policy) as CheckKind[]

// What is looked at again every month, so that nothing runs out in between.
export const monitored: CheckKind[] = [
  'npi',
  'license',
  'compact_privilege',
  'exclusion_oig',
  'dea',
]
export const monitor_days = 28

// A source that does not answer is asked again, after pauses that grow; then a person is told.
export const retry_minutes = [1, 5, 30, 120, 360, 720, 1_440]

export { grace_days, renewal_lead_days } from '#resources/practitioner/waits.ts'
export const decision_days = 120 // No check may be older when it is decided.
export const silent_days = 60 // Who does not answer for so long has withdrawn.
export const cycle_months = 36
export const reapply_days = 365
export const warning_days = [90, 60, 30, 7]
