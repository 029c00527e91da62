// The kinds of documents and the data categories that each carries.
import { categoriesIn } from '#areas/persons/consent_decision/data_categories.ts'
import type { DataCategory } from '#areas/persons/consent_decision/vocabulary.ts'

const categories = {
  insurance_card: ['demographics'],
  identification: ['demographics'],
  consent: ['demographics'],
  financial: ['claims'],
  claim_attachment: ['claims', 'diagnoses'],
  referral: ['diagnoses', 'progress_notes'],
  letter: ['progress_notes'],
  report: ['assessments', 'progress_notes'],
  treatment_record: ['diagnoses', 'medications', 'progress_notes', 'treatment_plan'],
  lab_result: ['diagnoses', 'assessments'],
  credential: ['demographics'],
  // It can be anything of the record.
  other: ['diagnoses', 'progress_notes'],
} as const satisfies Record<string, readonly DataCategory[]>

export type DocumentPurpose = keyof typeof categories
export const documentKinds = Object.keys(categories) as DocumentPurpose[]

export const sensitive_labels = [
  'sud',
  'hiv',
  'sexual_health',
  'reproductive_health',
  'gender_affirming_care',
  'abuse',
  'minor_confidential',
] as const

type Carrier = { kind: DocumentPurpose; labels?: readonly string[] }

// Access requires permission for all of them.
export const categoriesOf = ({ kind, labels = [] }: Carrier) =>
  categoriesIn(categories[kind], { diagnoses: [] }, labels)
