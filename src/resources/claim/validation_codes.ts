// Everything that can be wrong with a claim, and how to mend it. Messages tell no values: what is
// particular to a claim follows as a hint, and is told to who validates it alone.

const errors = {
  // Structure.
  required: 'This is needed: fill it in.',
  too_many_diagnoses: 'A claim takes twelve diagnoses at most: leave out those that matter least.',
  too_many_lines: 'A claim takes fifty lines at most: make a second claim of the rest.',
  too_many_modifiers: 'A line takes four modifiers at most: leave some out.',
  diagnosis_pointer_invalid:
    'A line points to one to four diagnoses of the claim, by rank: correct the pointers.',
  diagnosis_rank_duplicate: 'Each diagnosis has a rank of its own, from 1 on: correct the ranks.',
  line_control_duplicate: 'Each line needs a control number of its own, of 30 characters at most.',
  pcn_too_long: 'Payers cut the control number of a claim after 17 letters and digits.',
  charge_not_positive: 'What is charged must be more than nothing.',
  total_mismatch: 'The charge of the claim is not the sum of its lines: save the lines again.',
  currency_mismatch: 'Claims are in US dollars: charge in usd.',
  unsupported_character:
    'It holds a character that cannot be sent: use letters without * : ~ ^, in Latin script.',
  // Identity.
  npi_invalid: 'The NPI is missing or its check digit is wrong: correct it.',
  npi_type_mismatch:
    'The NPI is registered as another kind of provider: say individual or organization as it is.',
  taxonomy_unknown: 'The taxonomy is not in the code set: use one that the provider registered.',
  tax_id_invalid: 'A tax id has nine digits, and is not all the same digit: correct it.',
  member_id_missing: 'The coverage has no member id: add it from the insurance card.',
  member_id_format: 'A member id is 2 to 80 letters, digits and hyphens: copy it from the card.',
  sandbox_value_in_live_mode: 'Member ids that begin with SBX- are for the sandbox alone.',
  subscriber_required:
    'The person is insured through somebody else: say who, with name and day of birth.',
  dob_in_future: 'The day of birth lies in the future: correct it.',
  address_po_box: 'Who bills needs a street address: a PO box is refused.',
  zip_9_required: 'Who bills needs a ZIP of nine digits: add the last four.',
  payer_unknown: 'The payer is not known: choose one of GET /v1/payers.',
  payer_enrollment_missing:
    'The payer takes claims only from who is enrolled: enroll first, then note it.',
  coverage_inactive_on_date: 'The coverage does not hold on the day of service: check it.',
  coverage_sequence_conflict:
    'Another coverage of the person has the same rank on that day: correct the ranks.',
  practitioner_not_eligible:
    'The practitioner may not treat there and then, or it is not known: verify the license.',
  // Codes.
  diagnosis_unknown: 'Not an ICD-10-CM code: correct it.',
  diagnosis_not_billable: 'A heading: choose a more specific code below it.',
  diagnosis_not_valid_on_date: 'The code does not hold on the day of service: use one that does.',
  procedure_unknown: 'Not a code we know for behavioral care: correct it.',
  procedure_not_valid_on_date: 'The code does not hold on the day of service: use one that does.',
  modifier_unknown: 'Not a modifier we know: correct it.',
  modifier_conflict: 'Two modifiers contradict each other, or one does not fit the code: drop one.',
  pos_invalid: 'No place of service that holds on that day: use one of those CMS numbers.',
  telehealth_pos_modifier_mismatch:
    'Place and modifier contradict each other: by video or telephone the place is 02 or 10.',
  remote_not_allowed: 'This cannot be done at a distance: use the place where it was done.',
  add_on_without_primary: 'An add-on is billed with the code it adds to, on the same day: add it.',
  mutually_exclusive_codes: 'Two codes of the day exclude each other: bill one of them.',
  crisis_with_psychotherapy:
    'Crisis care is not billed with psychotherapy, an evaluation or complexity on the same day.',
  time_below_minimum: 'The time is shorter than the least that can be billed: do not bill it.',
  time_code_mismatch: 'The minutes belong to another code: use the one for this time.',
  units_mismatch: 'The units are more than the minutes make: correct one of them.',
  units_exceed_mue: 'More units than payers accept on one day: correct them, or split the days.',
  ncci_pair: 'The second code is part of the first: leave it out, or add 59 if it was apart.',
  license_cannot_bill_code: 'This profession cannot bill this code: use one it can.',
  prior_auth_required: 'The payer wants an authorization for this: add its number.',
  // Linkage.
  session_not_completed: 'The session is not completed: complete it first.',
  session_of_another: 'The session is not of this person or practitioner: choose the right one.',
  note_not_signed: 'No signed note supports the session: sign it first.',
  session_already_billed: 'The session is on another claim: void or replace that one.',
  session_charged_to_person:
    'The person was charged for the session themself: waive that charge, or do not bill it.',
  future_service_date: 'The day of service lies in the future: bill it when it has come.',
  filing_deadline_passed:
    'The day by which the payer must have it has passed: give a delay_reason.',
  consent_missing: 'No consent with the purpose payment covers the payer: have one signed.',
  self_pay_restriction:
    'The person pays themself and asked that the payer not be told: it cannot be sent.',
  // Frequency and other payers.
  original_reference_required:
    'A replacement or void names the payer’s number of the original, which is not known yet.',
  replacement_of_rejected:
    'What was rejected is sent again as it is, with POST /v1/claims/{id}/correct, not replaced.',
  prior_payer_result_required: 'A second payer asks what the first decided: add it.',
  adjustment_reason_without_amount: 'An adjustment needs an amount with its reason: add it.',
  adjustment_amount_without_reason: 'An adjustment needs a reason with its amount: add it.',
  cob_unbalanced:
    'What the other payer paid and adjusted is not what was charged: correct its lines.',
} as const

const warnings = {
  clearinghouse_missing:
    'This deployment has no clearinghouse: what is submitted waits until one is set up.',
  filing_deadline_near: 'The day by which the payer must have it is near: submit it soon.',
  principal_diagnosis_z_code: 'Payers often deny what has a Z code first: put an F code first.',
  modifier_order: 'What changes the price comes first among modifiers: change their order.',
  charge_below_allowed: 'Less is charged than the payer commonly allows: check your rates.',
  payer_prefers_no_modifier: 'This payer wants the place alone, without a telehealth modifier.',
} as const

export type ErrorWord = keyof typeof errors
export type WarningWord = keyof typeof warnings
export type ValidationCode = ErrorWord | WarningWord

export const messages: Record<ValidationCode, string> = { ...errors, ...warnings }
export const isWarning = (code: ValidationCode) => code in warnings
export const validationCodes = Object.keys(messages) as ValidationCode[]
