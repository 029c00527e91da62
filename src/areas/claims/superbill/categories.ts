// Data categories of a superbill: what its lines reveal, and its provider.
import { categoriesOfClaim } from '#areas/claims/claim/categories.ts'
import type { DataCategory } from '#areas/persons/consent_decision/vocabulary.ts'

export const basic_categories = ['demographics', 'diagnoses', 'claims'] as const

type Line = {
  diagnoses?: { code: string }[]
  procedure_code: string
  modifiers?: string[]
  place_of_service?: string | null
}
type Context = { part2_program?: boolean; labels?: string[] }

export const categoriesOfSuperbill = (
  { lines }: { lines?: Line[] },
  context: Context = {},
): DataCategory[] => [
  'demographics',
  ...categoriesOfClaim(
    { lines: lines ?? [], diagnoses: (lines ?? []).flatMap(({ diagnoses }) => diagnoses ?? []) },
    context,
  ),
]
