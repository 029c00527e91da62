// Verification policy: which checks are required, their sources, and how long results are valid.
import type { SourceName } from '#outside/ports/source.ts'

export type CheckRule = {
  summary: string
  source: SourceName | null // Null if the record or manual review decides.
  of?: 'licenses' | 'privileges' | 'dea_registrations' // One check per entry.
  required: 'always' | 'if_recorded' | 'if_supervised' | 'never'
  valid_days: number | null // Null: valid until something changes.
  lapses: boolean // Whether the verification lapses when the check expires.
}

const rule = (summary: string, rest: Partial<CheckRule> = {}): CheckRule => ({
  summary,
  source: null,
  required: 'never',
  valid_days: null,
  lapses: true,
  ...rest,
})

export const policy = {
  npi: rule('The NPI is active in the NPPES registry and belongs to the practitioner.', {
    source: 'nppes',
    required: 'always',
    valid_days: 30,
  }),
  license: rule('The licensing board confirms the license.', {
    source: 'state_board',
    of: 'licenses',
    required: 'always',
    valid_days: 30,
  }),
  compact_privilege: rule('The compact commission confirms the privilege.', {
    source: 'state_board',
    of: 'privileges',
    required: 'if_recorded',
    valid_days: 30,
  }),
  exclusion_oig: rule('The practitioner is not on the OIG exclusion list (LEIE).', {
    source: 'oig_leie',
    required: 'always',
    valid_days: 31,
  }),
  dea: rule('The DEA confirms the registration.', {
    source: 'dea_registrants',
    of: 'dea_registrations',
    required: 'if_recorded',
    valid_days: 31,
  }),
  attestation: rule('The practitioner signed the attestation.', {
    required: 'always',
    valid_days: 120,
    lapses: false,
  }),
  malpractice_insurance: rule('Malpractice insurance is in effect today.', {
    required: 'if_recorded',
  }),
  supervision: rule('The practitioner has a verified supervisor.', { required: 'if_supervised' }),
  identity: rule('Identity documents were reviewed.'),
  education: rule('The school confirms the degree.'),
  work_history: rule('Work history for the last five years is complete.', {
    valid_days: 120,
    lapses: false,
  }),
  board_certification: rule('The specialty board confirms the certification.', { valid_days: 365 }),
  malpractice_history: rule('The National Practitioner Data Bank was queried.', {
    valid_days: 365,
  }),
  exclusion_sam: rule('The practitioner is not excluded in SAM.gov.', { valid_days: 31 }),
  exclusion_state: rule('The practitioner is not on a state exclusion list.', { valid_days: 31 }),
  background: rule('A background check was completed.', { valid_days: 365 }),
} satisfies Record<string, CheckRule>

export type CheckKind = keyof typeof policy
export const checkKinds = Object.keys(policy) as CheckKind[]

// Why a check doesn't pass.
export const check_reasons = [
  'npi_not_found',
  'npi_deactivated',
  'npi_is_organization',
  'name_mismatch',
  'license_not_found',
  'license_inactive',
  'license_expired',
  'license_probation',
  'license_suspended',
  'license_revoked',
  'license_surrendered',
  'license_encumbered',
  'license_under_investigation',
  'dea_not_found',
  'dea_expired',
  'dea_state_mismatch',
  'excluded',
  'possible_exclusion',
  'attestation_missing',
  'malpractice_not_in_force',
  'no_verified_supervisor',
  'evidence_needed',
] as const

// Checks rerun every month, before they expire.
export const monitored: CheckKind[] = [
  'npi',
  'license',
  'compact_privilege',
  'exclusion_oig',
  'dea',
]
export const monitor_days = 28

// Retry delays if a source doesn't respond. After the last one, manual review is required.
export const retry_minutes = [1, 5, 30, 120, 360, 720, 1_440]

export const grace_days = 30 // Renewal period after a lapse.
export const renewal_lead_days = 120
export const decision_days = 120 // Maximum age of checks at the decision.
export const silent_days = 60 // Withdrawn after this long without a response.
export const cycle_months = 36
export const reapply_days = 365
export const warning_days = [90, 60, 30, 7]
