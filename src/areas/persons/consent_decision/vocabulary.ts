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
