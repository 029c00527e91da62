// Data categories of a superbill: what its lines reveal, and its provider.
import { categoriesOfClaim } from '#areas/claims/claim/categories.ts'
import type { DataCategory } from '#areas/persons/consent_decision/vocabulary.ts'

export const ordinary = ['demographics', 'diagnoses', 'claims'] as const

type Line = {
  diagnoses?: { code: string }[]
  procedure_code: string
  modifiers?: string[]
  place_of_service?: string | null
}
type Beside = { part2_program?: boolean; labels?: string[] }

export const categoriesOfSuperbill = (
  { lines }: { lines?: Line[] },
  beside: Beside = {},
): DataCategory[] => [
  'demographics',
  ...categoriesOfClaim(
    { lines: lines ?? [], diagnoses: (lines ?? []).flatMap(({ diagnoses }) => diagnoses ?? []) },
    beside,
  ),
]
