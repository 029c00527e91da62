// Determines the data categories of a row or document, for the consent decision.
import { type CodesOnDocument, sensitiveIn } from '#catalogue/sensitivity.ts'
import type { Kind, Row } from '#kernel/record.ts'
import { type DataCategory, dataCategories } from './vocabulary.ts'

// The ordinary categories, plus the sensitive ones that codes and labels reveal.
export function categoriesIn(
  ordinary: readonly DataCategory[],
  codes: CodesOnDocument,
  labels: readonly string[] = [],
): DataCategory[] {
  const names: readonly string[] = [...ordinary, ...labels, ...sensitiveIn(codes)]
  return dataCategories.filter((category) => names.includes(category))
}

export const categoriesOfRow = ({ carries }: Kind, row: Row): DataCategory[] =>
  dataCategories.filter((category) => carries?.(row).includes(category))
