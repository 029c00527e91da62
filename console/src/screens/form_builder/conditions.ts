// The comparisons of a condition in words, and which of them fit a question.
import type { FormItem } from 'attune'
import { isNumber } from '../forms/form_items.ts'

type Condition = NonNullable<FormItem['enable_when']>[number]

export const operator_words: Record<string, string> = {
  eq: 'is',
  ne: 'is not',
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  exists: 'is answered',
}

const ordered = ['date', 'date_time', 'time']

export const operatorsFor = (item: FormItem) =>
  isNumber(item) || ordered.includes(item.type)
    ? Object.keys(operator_words)
    : ['eq', 'ne', 'exists']

/** A condition to begin with. */
export const usualCondition = (item: FormItem): Condition => ({
  item_id: item.id,
  operator: 'eq',
  value: isNumber(item) ? 0 : item.type === 'boolean' ? true : (item.options?.[0]?.value ?? ''),
})
