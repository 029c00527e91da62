// The ranking model: version, weights, and the meaning of each requirement and component. The code
// uses these values, and GET /v1/matching_model publishes them.

export const model_version = '2026-11-3'

// Requirements that every candidate meets. A practitioner who fails several is counted under the
// first.
export const gates = {
  inactive: 'The practitioner is archived.',
  not_accepting: 'Not accepting new persons.',
  not_authorized: 'Not licensed to treat in that location and format before `start_by`.',
  service: "Can't prescribe in that location.",
  format: "Doesn't offer the session format.",
  distance: 'No known practice location in the jurisdiction or within the distance.',
  level_of_care: "Doesn't provide that level of care.",
  out_of_network: 'Out of network for the payer or plan before `start_by`.',
  over_budget: "Rate exceeds the budget or isn't published in the currency.",
  language: "Doesn't speak a required language.",
  age_group: "Doesn't treat the age group.",
  must_preference: "Doesn't meet a `must` preference.",
  person_excluded: 'Excluded by the person or the request.',
  practitioner_excluded: 'The practitioner declined this person permanently.',
  at_capacity: 'Caseload is full.',
  no_slot: 'No open slot before `start_by`.',
} as const
export type Gate = keyof typeof gates
export const gateCodes = Object.keys(gates) as Gate[]

// Components of the score. The weights add up to one.
export const components = {
  clinical_fit: { weight: 0.24, meaning: 'Share of the concerns the practitioner treats.' },
  track_record: {
    weight: 0.24,
    meaning: 'Outcomes for the same concerns, adjusted for severity and amount of evidence.',
  },
  time_to_first_slot: { weight: 0.14, meaning: 'Time until the first open slot.' },
  availability_overlap: {
    weight: 0.1,
    meaning: 'Share of the preferred hours the practitioner works.',
  },
  preferences: { weight: 0.1, meaning: "Match with the person's preferences." },
  modality: { weight: 0.08, meaning: 'Share of the requested modalities offered.' },
  early_alliance: { weight: 0.05, meaning: 'Working alliance as rated in feedback.' },
  exposure_balance: {
    weight: 0.05,
    meaning:
      'Whether the practitioner was listed less or more often than their score warrants, ' +
      'plus a small random part drawn by the seed.',
  },
} as const
export type Component = keyof typeof components
export const componentCodes = Object.keys(components) as Component[]

export type Weights = Record<Component, number>
export const defaultWeights = Object.fromEntries(
  componentCodes.map((code) => [code, components[code].weight]),
) as Weights

// Shrinkage: with this many courses, evidence and prior count equally.
export const prior_courses = 19
// Exploration: one in this many positions can go to a practitioner with little track record.
export const exploration_interval = 10
export const exploration_bonus = 0.25 // Maximum share of the track record's weight.
export const exposure_days = 28
export const most_candidates = 50
export const usual_candidates = 20
export const usual_level = 'outpatient'
export const open_hours = 72
export const furthest_days = 62 // Latest `start_by`.

// Outcome domains of the track record.
export const domains = ['depression', 'anxiety', 'trauma'] as const
export type Domain = (typeof domains)[number]

// Maps concerns to domains.
export const concernDomains: Record<string, Domain> = {
  depression: 'depression',
  grief: 'depression',
  bipolar: 'depression',
  anxiety: 'anxiety',
  panic: 'anxiety',
  phobia: 'anxiety',
  ocd: 'anxiety',
  stress: 'anxiety',
  trauma: 'trauma',
  ptsd: 'trauma',
  abuse: 'trauma',
}

// Counted only if the person stated them and consented to their use.
export const sensitive = [
  'gender',
  'ethnicity',
  'faith',
  'orientation',
  'lived_experience',
] as const
export const attributes = [...sensitive, 'profession', 'specialty', 'language'] as const
export type Attribute = (typeof attributes)[number]
