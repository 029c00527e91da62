// What a row or a document carries, as the data categories that the decision engine is asked about.
import { type Carried, sensitiveIn } from '#catalogue/sensitivity.ts'
import type { Kind, Row } from '#record.ts'
import { type DataCategory, dataCategories } from './words.ts'

// The ordinary categories of a document, and the sensitive ones that its codes and labels reveal.
export function categoriesIn(
  ordinary: readonly DataCategory[],
  carried: Carried,
  labels: readonly string[] = [],
): DataCategory[] {
  const found: readonly string[] = [...ordinary, ...labels, ...sensitiveIn(carried)]
  return dataCategories.filter((category) => found.includes(category))
}

export const categoriesOfRow = ({ carries }: Kind, row: Row): DataCategory[] =>
  dataCategories.filter((category) => carries?.(row).includes(category))
