// Validation codes of claims and their messages. Messages contain no values: details of a claim are
// added as a hint, which only the caller of validate receives.

const errors = {
  // Structure.
  required: 'This field is required.',
  too_many_diagnoses: 'A claim can have at most 12 diagnoses. Remove the least relevant.',
  too_many_lines: 'A claim can have at most 50 service lines. Split it into two claims.',
  too_many_modifiers: 'A service line can have at most four modifiers.',
  diagnosis_pointer_invalid:
    'Each service line must point to one to four diagnoses on the claim, by rank.',
  diagnosis_rank_duplicate: 'Diagnosis ranks must be unique and start at 1.',
  line_control_duplicate: 'Line control numbers must be unique and at most 30 characters.',
  pcn_too_long:
    'The patient control number must be at most 17 letters and digits. Payers truncate ' +
    'longer ones.',
  charge_not_positive: 'The charge must be greater than zero.',
  total_mismatch: 'The total charge must equal the sum of the line charges. Save the lines again.',
  currency_mismatch: 'Claims must be in US dollars (`usd`).',
  unsupported_character:
    "The value contains a character that X12 doesn't support. Use Latin letters, and " +
    "don't use `*`, `:`, `~` or `^`.",
  // Identity.
  npi_invalid: 'The NPI is missing or its check digit is wrong.',
  npi_type_mismatch:
    'The NPI is registered as a different entity type. Set `entity` to match NPPES: ' +
    '`individual` (type 1) or `organization` (type 2).',
  taxonomy_unknown:
    "The taxonomy code isn't in the NUCC code set. Use one registered for the provider.",
  tax_id_invalid: "The tax ID must have nine digits that aren't all the same.",
  member_id_missing: 'The coverage has no member ID. Add it from the insurance card.',
  member_id_format: 'The member ID must be 2 to 80 letters, digits and hyphens.',
  sandbox_value_in_live_mode: 'Member IDs that start with `SBX-` work only in the sandbox.',
  subscriber_required: "The patient is a dependent. Add the subscriber's name and date of birth.",
  dob_in_future: "The date of birth can't be in the future.",
  address_po_box: "The billing provider's address must be a street address, not a PO box.",
  zip_9_required: "The billing provider's ZIP Code must have nine digits (ZIP+4).",
  payer_unknown: 'The payer is unknown. Choose one from `GET /v1/payers`.',
  payer_enrollment_missing:
    'The payer requires enrollment before it accepts claims. Enroll, then record the ' +
    'enrollment.',
  coverage_inactive_on_date: "The coverage isn't active on the date of service.",
  coverage_sequence_conflict: 'Another coverage has the same sequence on the date of service.',
  practitioner_not_eligible:
    "The practitioner isn't licensed to treat in that location on that date, or their " +
    'license is unverified.',
  // Codes.
  diagnosis_not_billable: 'The code is a category header. Use a more specific ICD-10-CM code.',
  diagnosis_not_valid_on_date: "The diagnosis code isn't valid on the date of service.",
  procedure_not_valid_on_date: "The procedure code isn't valid on the date of service.",
  modifier_conflict:
    'The modifiers conflict with each other or with the procedure code. Remove one.',
  pos_invalid: "The place of service code isn't valid on the date of service.",
  telehealth_pos_modifier_mismatch:
    'The place of service and the telehealth modifier conflict. Use the place of service ' +
    "that the payer's rule has for telehealth.",
  remote_not_allowed:
    "This service can't be delivered by telehealth. Use the place where it was delivered.",
  add_on_without_primary: 'An add-on code must be billed with its primary code on the same date.',
  mutually_exclusive_codes: "These codes can't be billed together on the same date.",
  crisis_with_psychotherapy:
    "Crisis psychotherapy can't be billed with psychotherapy, a diagnostic evaluation or " +
    'interactive complexity on the same date.',
  time_below_minimum: 'The session is shorter than the minimum billable time.',
  time_code_mismatch:
    "The procedure code doesn't match the minutes. Use the code for this duration.",
  units_mismatch: 'The units exceed what the minutes support.',
  units_exceed_mue:
    'The units exceed the medically unlikely edit (MUE) limit. Check them, or bill them on ' +
    'another line with a modifier if the limit is per line.',
  ncci_pair:
    'NCCI edit: the second code is included in the first. Remove it, or add modifier 59 ' +
    'if the services were distinct.',
  ncci_pair_never_paid:
    "NCCI edit: the second code isn't paid with the first, with or without a modifier. Remove it.",
  license_cannot_bill_code: "The practitioner's license type can't bill this code.",
  prior_auth_required:
    'The payer requires prior authorization for this service. Add the authorization ' + 'number.',
  authorization_not_approved:
    "The payer hasn't approved the authorization, or it was canceled, so it would deny the claim " +
    '(CARC 197). Choose another with `authorization_id`.',
  authorization_not_in_effect:
    "The authorization isn't in effect on the date of service, so the payer would deny the line " +
    '(CARC 197). Choose another with `authorization_id`.',
  authorization_does_not_cover:
    "The authorization doesn't cover this procedure or practitioner, so the payer would deny the " +
    'line (CARC 197). Choose another with `authorization_id`.',
  authorization_used_up:
    'The authorization has too few units left, so the payer would deny the claim (CARC 198). ' +
    'Request more and enter its `units`, or choose another with `authorization_id`.',
  // Linkage.
  session_not_completed: "The session isn't completed.",
  session_person_mismatch: 'The session belongs to a different person or practitioner.',
  note_not_signed: 'The session has no signed note.',
  session_already_billed: 'The session is on another claim. Void or replace that claim.',
  session_charged_to_person:
    "The patient was already charged for this session. Waive the charge, or don't bill " +
    'the payer.',
  future_service_date: "The date of service can't be in the future.",
  filing_deadline_passed: 'The timely-filing deadline has passed. Add a `delay_reason`.',
  consent_missing:
    'No consent permits disclosure to this payer for payment. Sensitive diagnoses and services, ' +
    'such as those for substance use, need their own consent.',
  self_pay_restriction:
    'The patient paid out of pocket and restricted disclosure to the payer, so this ' +
    "claim can't be submitted.",
  accident_required: 'A claim related to an accident requires the date of the accident.',
  related_cause_required:
    'A claim with an `accident` requires its related cause. Add it to `related_causes`.',
  accident_state_required: 'A claim related to an auto accident requires its US `jurisdiction`.',
  accident_after_service: 'The accident must be on or before the first date of service.',
  admission_after_service: 'The admission must be on or before the last date of service.',
  hospitalization_required:
    'Inpatient care (place of service 21, 51 or 61) requires the admission date. Add ' +
    '`hospitalization`.',
  date_span_invalid: 'The last date must be on or after the first.',
  paperwork_control_number_required:
    'Paperwork that is sent apart from the claim requires a `control_number`, unless it is ' +
    'available on request (`AA`).',
  // Frequency and other payers.
  medicare_secondary_reason_required:
    'Medicare requires the reason it pays second. Add `medicare_secondary_reason`.',
  original_reference_required:
    "A replacement or void requires the payer's claim control number, which isn't known " + 'yet.',
  replaces_rejected_claim:
    "A rejected claim can't be replaced. Reopen it with `POST /v1/claims/{id}/correct`.",
  prior_payer_result_required: "A secondary claim requires the previous payer's adjudication.",
  adjustment_reason_without_amount: 'The adjustment has a CARC but no amount.',
  adjustment_amount_without_reason: 'The adjustment has an amount but no CARC.',
  cob_unbalanced: "The previous payer's payments and adjustments don't add up to the charge.",
} as const

// Errors only in strict mode: the built-in code sets are subsets.
const code_set_warnings = {
  diagnosis_unknown:
    "The diagnosis code isn't in your code set. Check it, or load the full set with `attune " +
    'ingest icd10cm`.',
  procedure_unknown:
    "The procedure code isn't in your code set. Check it, or load the full set with `attune " +
    'ingest hcpcs` or `attune ingest cpt`.',
  modifier_unknown:
    "The modifier isn't in your code set. Check it, or load the full set with `attune ingest " +
    'hcpcs`.',
} as const

const warnings = {
  clearinghouse_missing:
    'No clearinghouse is configured. Submitted claims are queued until one is.',
  authorization_missing:
    'The coverage requires authorization, and the claim has no number. The payer may deny it ' +
    '(CARC 197).',
  filing_deadline_near: 'The timely-filing deadline is near. Submit soon.',
  principal_diagnosis_z_code:
    'Payers often deny claims with a Z code as the principal diagnosis. Use an F code ' + 'first.',
  modifier_order: 'List pricing modifiers before informational modifiers.',
  charge_below_allowed: "The charge is below the payer's usual allowed amount. Check your rates.",
  units_above_clinical_mue:
    'The units exceed the medically unlikely edit (MUE) limit. The payer may pay them if the ' +
    'documentation supports them.',
  telehealth_place_differs: 'The payer wants another place of service for telehealth.',
  telehealth_modifier_differs: 'The payer wants a telehealth modifier that the line lacks.',
  coverage_found_inactive:
    'The last eligibility check found no active coverage, so the payer may deny the claim ' +
    '(CARC 27). Correct the coverage, or check it again for the date of service.',
  duplicate_lines:
    'Two lines have the same procedure, modifiers and practitioner on one date, so the payer may ' +
    'deny one (CARC 18). Remove it, or add modifier 59, 76 or 77 if the services were distinct.',
  claim_crossed_over:
    'The previous payer forwarded the claim to this one, so the payer may deny it as a duplicate ' +
    "(CARC 18). Submit it only if the payer hasn't received it.",
  payer_prefers_no_modifier:
    'This payer wants the place of service alone, without a telehealth modifier.',
} as const

export type ErrorWord = keyof typeof errors
export type WarningWord = keyof typeof warnings | keyof typeof code_set_warnings
export type ValidationCode = ErrorWord | WarningWord

export const messages: Record<ValidationCode, string> = {
  ...errors,
  ...warnings,
  ...code_set_warnings,
}
export const isWarning = (code: ValidationCode, strict_codes: boolean) =>
  code in warnings || (!strict_codes && code in code_set_warnings)
export const validationCodes = Object.keys(messages) as ValidationCode[]
