// Data categories of a claim: what its codes and places reveal, whether it names a Part 2 program,
// and the labels of the notes it bills.
import type { DataCategory } from '#areas/persons/consent_decision/vocabulary.ts'
import { categoriesIn } from '#areas/persons/consent_decision/data_categories.ts'

type Line = {
  procedure_code: string
  modifiers?: string[] | null
  place_of_service?: string | null
  practitioner_id?: string | null
}
export type ClaimCodes = {
  practitioner_id?: string | null
  supervising_practitioner_id?: string | null
  diagnoses?: { code: string }[]
  lines?: Line[]
  place_of_service?: string | null
  billing_provider?: { taxonomy: string } | null
}
type Context = { part2_program?: boolean; labels?: string[] }

export function categoriesOfClaim(
  { diagnoses = [], lines = [], place_of_service, billing_provider }: ClaimCodes,
  { part2_program = false, labels = [] }: Context = {},
): DataCategory[] {
  return categoriesIn(
    ['claims', 'diagnoses'],
    {
      diagnoses: diagnoses.map(({ code }) => code),
      procedures: lines.map(({ procedure_code }) => procedure_code),
      modifiers: lines.flatMap(({ modifiers }) => modifiers ?? []),
      places: [place_of_service, ...lines.map((line) => line.place_of_service)],
      taxonomies: [billing_provider?.taxonomy],
      part2_program,
    },
    labels,
  )
}

// All providers named on the claim.
export const practitionersIn = ({
  practitioner_id,
  supervising_practitioner_id,
  lines = [],
}: ClaimCodes) => [
  ...new Set(
    [
      practitioner_id,
      supervising_practitioner_id,
      ...lines.map((line) => line.practitioner_id),
    ].filter((id) => id !== null && id !== undefined),
  ),
]
