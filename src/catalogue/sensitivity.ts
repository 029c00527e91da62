// Determines which sensitive data categories the codes in a document reveal.
import {
  diagnosisRules,
  modifierRules,
  placeRules,
  procedureRules,
  type SensitiveCategory,
  sensitiveCategories,
  serviceTypeRules,
  taxonomyRules,
} from './sensitive_codes.ts'

export type CodesOnDocument = {
  diagnoses?: Iterable<string | null | undefined>
  procedures?: Iterable<string | null | undefined>
  modifiers?: Iterable<string | null | undefined>
  places?: Iterable<string | null | undefined>
  service_types?: Iterable<string | null | undefined>
  taxonomies?: Iterable<string | null | undefined>
  part2_program?: boolean // True if it names a program under 42 CFR Part 2.
}

type Rules = typeof diagnosisRules

const indexOf = (rules: Rules) =>
  new Map(
    rules.flatMap(({ category, codes }) =>
      codes.split(' ').map((code) => [plain(code), category] as const),
    ),
  )

// Codes are compared without the dot and regardless of case.
const plain = (code: string) => code.replaceAll('.', '').toUpperCase()

const diagnoses = indexOf(diagnosisRules)
const exact = {
  procedures: indexOf(procedureRules),
  modifiers: indexOf(modifierRules),
  places: indexOf(placeRules),
  service_types: indexOf(serviceTypeRules),
  taxonomies: indexOf(taxonomyRules),
}

// ICD-10-CM is a hierarchy: a rule for a code also applies to its subcodes.
function categoryOfDiagnosis(code: string): SensitiveCategory | undefined {
  const whole = plain(code)
  for (let length = 3; length <= whole.length; length++) {
    const category = diagnoses.get(whole.slice(0, length))
    if (category) return category
  }
  return undefined
}

// Unique, in the order of sensitiveCategories.
export function sensitiveIn(carried: CodesOnDocument): SensitiveCategory[] {
  const found = new Set<SensitiveCategory | undefined>()
  for (const code of carried.diagnoses ?? []) if (code) found.add(categoryOfDiagnosis(code))
  for (const [name, index] of Object.entries(exact)) {
    const codes = carried[name as keyof typeof exact] ?? []
    for (const code of codes) if (code) found.add(index.get(plain(code)))
  }
  if (carried.part2_program) found.add('sud')
  return sensitiveCategories.filter((category) => found.has(category))
}
