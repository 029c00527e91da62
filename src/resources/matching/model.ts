// The ranking model, published: its version, its weights, and what each gate and each component
// means. What stands here is what is shown at GET /v1/matching_model, and what the code goes by.

export const model_version = '2026-11-2'

// What a candidate never fails; each has a code under which the others are counted. In this order:
// whoever fails several is counted under the first.
export const gates = {
  inactive: 'Archived: takes nobody any more.',
  not_accepting: 'Takes no new persons at present.',
  not_authorized: 'May not treat where the person is, in that way, on a day before start_by.',
  service: 'Does not offer the service, or may not prescribe there.',
  format: 'Does not meet in that way.',
  distance: 'Meets nowhere in the jurisdiction, or not within the distance as far as is known.',
  level_of_care: 'Does not give care at that level.',
  out_of_network: 'Is not in the network of the payer, for the plan, on a day before start_by.',
  over_budget: 'Charges more than the budget, or has published no price.',
  language: 'Does not speak a language that is required.',
  age_group: 'Does not treat that age group.',
  must_preference: 'Lacks something the person must have.',
  person_excluded: 'The person, or the request, ruled them out.',
  practitioner_excluded: 'The practitioner declined this person for good.',
  at_capacity: 'Has no place left.',
  no_slot: 'Has no time before start_by that can be booked.',
} as const
export type Gate = keyof typeof gates
export const gateCodes = Object.keys(gates) as Gate[]

// What the score is made of. The weights add up to one.
export const components = {
  clinical_fit: { weight: 0.24, meaning: 'How many of the concerns they work with.' },
  track_record: {
    weight: 0.24,
    meaning: 'What became of those they treated for the same, adjusted for severity and shrunk.',
  },
  time_to_first_slot: { weight: 0.14, meaning: 'How soon the person can be seen.' },
  availability_overlap: { weight: 0.1, meaning: 'How many of the hours that suit they work.' },
  preferences: { weight: 0.1, meaning: 'What the person would like of them.' },
  modality: { weight: 0.08, meaning: 'How many of the wanted ways of working they offer.' },
  early_alliance: { weight: 0.05, meaning: 'How well first sessions went, by those who came.' },
  exposure_balance: {
    weight: 0.05,
    meaning: 'Whether they were shown less, or more, than their score earned.',
  },
} as const
export type Component = keyof typeof components
export const componentCodes = Object.keys(components) as Component[]

export type Weights = Record<Component, number>
export const defaultWeights = Object.fromEntries(
  componentCodes.map((code) => [code, components[code].weight]),
) as Weights

// Shrinkage: with so many courses of care, what was seen and what is usual count alike.
export const prior_courses = 19
// Exploration: one place in so many may go to somebody of whom little is known.
export const places_per_explorer = 10
export const exploration_bonus = 0.25 // Of the weight of the track record, at most.
export const exposure_days = 28
export const most_candidates = 50
export const usual_candidates = 20
export const usual_level = 'outpatient'
export const open_hours = 72

// What is measured, and by what: the track record is kept by these.
export const domains = ['depression', 'anxiety', 'trauma'] as const
export type Domain = (typeof domains)[number]

// Which concerns a domain stands for.
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

// Counted only where the person stated them themself, and agreed to their use.
export const sensitive = [
  'gender',
  'ethnicity',
  'faith',
  'orientation',
  'lived_experience',
] as const
export const attributes = [...sensitive, 'profession', 'specialty', 'language'] as const
export type Attribute = (typeof attributes)[number]
