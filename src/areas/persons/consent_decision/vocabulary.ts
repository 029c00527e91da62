// Vocabulary of consents: kinds, purposes, data categories, actions and parties.

export const consentKinds = [
  'treatment',
  'telehealth',
  'npp_acknowledgement',
  'financial',
  'communication',
  'recording',
  'ai_documentation',
  'part2_tpo',
  'release',
  'psychotherapy_notes',
  'sud_counseling_notes',
  'legal_proceeding',
  'research',
  'marketing',
  'restriction',
] as const
export type ConsentKind = (typeof consentKinds)[number]

// Activities that require a consent of the same name.
export const activities = [
  'treatment',
  'telehealth',
  'financial',
  'communication',
  'recording',
  'ai_documentation',
  'research',
  'marketing',
] as const satisfies readonly ConsentKind[]
export type Activity = (typeof activities)[number]

export const purposes = [
  'treatment',
  'payment',
  'operations',
  'care_coordination',
  'person_request',
  'family_involvement',
  'legal',
  'research',
  'marketing',
] as const
export type Purpose = (typeof purposes)[number]

export const dataCategories = [
  'demographics',
  'scheduling',
  'diagnoses',
  'medications',
  'progress_notes',
  'treatment_plan',
  'assessments',
  'claims',
  'messages',
  'recordings',
  'sexual_health',
  'reproductive_health',
  'gender_affirming_care',
  'hiv',
  'abuse',
  'minor_confidential',
  'sud',
  'psychotherapy_notes',
  'sud_counseling_notes',
] as const
export type DataCategory = (typeof dataCategories)[number]

export const actions = ['access', 'use', 'disclose', 'redisclose'] as const
export type Action = (typeof actions)[number]

// A recipient is named by ID or name or, under Part 2, is a class (named by the ID).
export const partyTypes = ['practitioner', 'payer', 'organization', 'individual', 'class'] as const
export const partyClasses = [
  'treating_providers',
  'health_plans',
  'third_party_payers',
  'program_operators',
] as const

export const legalBases = [
  'court_order',
  'required_by_law',
  'abuse_report',
  'public_health',
] as const

// Why a decision permits something, or the consent that denies it.
export const basisTypes = [
  'consent',
  'record_holder',
  'care_team',
  'program',
  'author',
  'right_of_access',
  'representative',
  'emergency_access',
  ...legalBases,
] as const
export type BasisType = (typeof basisTypes)[number]

export const denialCodes = [
  'consent_missing',
  'specific_consent_missing',
  'not_in_care_team',
  'restriction',
  'minor_confidential',
  'minor_consented_alone',
  'not_in_designated_record_set',
  'part2_court_order_required',
  'not_covered_by_law',
  'emergency_access_not_allowed',
  'no_legal_basis',
] as const
export type DenialCode = (typeof denialCodes)[number]

// Obligations that come with a permit, in the order they are returned.
export const obligations = [
  'account_disclosure',
  'copy_of_consent',
  'document_emergency',
  'minimum_necessary',
  'notify',
  'part2_notice',
  'redact',
  'review',
] as const
export type Obligation = (typeof obligations)[number]
