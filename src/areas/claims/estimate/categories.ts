// Data categories of a good faith estimate.
import { categoriesIn } from '#areas/persons/consent_decision/data_categories.ts'
import type { DataCategory } from '#areas/persons/consent_decision/vocabulary.ts'

type EstimateCodes = {
  diagnoses?: { code: string }[]
  items?: { procedure_code: string; modifiers?: string[] }[]
}

export const categoriesOfEstimate = (
  { diagnoses = [], items = [] }: EstimateCodes,
  part2_program = false,
): DataCategory[] =>
  categoriesIn(['demographics', 'diagnoses', 'claims'], {
    diagnoses: diagnoses.map(({ code }) => code),
    procedures: items.map(({ procedure_code }) => procedure_code),
    modifiers: items.flatMap(({ modifiers }) => modifiers ?? []),
    part2_program,
  })
