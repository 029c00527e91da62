// What the items of a form mean: their types in words, and which of them the answers enable. The
// API decides the same way when a response is completed.
import type { FormAnswer, FormItem } from 'attune'

export type Answers = Record<string, FormAnswer>
type Scalar = string | number | boolean
type Condition = NonNullable<FormItem['enable_when']>[number]

export const type_words: Record<string, string> = {
  text: 'Long text',
  string: 'Short text',
  choice: 'Choice',
  open_choice: 'Choice or other text',
  boolean: 'Yes or no',
  integer: 'Whole number',
  decimal: 'Number',
  date: 'Date',
  date_time: 'Date and time',
  time: 'Time',
  url: 'Web address',
  group: 'Group of questions',
  display: 'Text without an answer',
}

export const isQuestion = ({ type }: FormItem) => type !== 'group' && type !== 'display'
export const hasOptions = ({ type }: FormItem) => type === 'choice' || type === 'open_choice'
export const isNumber = ({ type }: FormItem) => type === 'integer' || type === 'decimal'
export const isText = ({ type }: FormItem) =>
  type === 'string' || type === 'text' || type === 'url' || type === 'open_choice'

export const listOf = (answer: FormAnswer | undefined): Scalar[] =>
  answer === undefined ? [] : Array.isArray(answer) ? answer : [answer]

/** The IDs of the items that are enabled. The answer to a disabled item doesn't count. */
export function enabledItems(items: readonly FormItem[], answers: Answers): Set<string> {
  const enabled = new Set<string>()
  const meets = (condition: Condition) =>
    holds(condition, enabled.has(condition.item_id) ? listOf(answers[condition.item_id]) : [])
  for (const { id, group_id, enable_when = [], enable_behavior } of items) {
    const met = enable_behavior === 'any' ? enable_when.some(meets) : enable_when.every(meets)
    if ((enable_when.length === 0 || met) && (!group_id || enabled.has(group_id))) enabled.add(id)
  }
  return enabled
}

const comparisons: Record<string, (answer: Scalar, value: Scalar) => boolean> = {
  eq: (answer, value) => answer === value,
  ne: (answer, value) => answer !== value,
  gt: (answer, value) => answer > value,
  gte: (answer, value) => answer >= value,
  lt: (answer, value) => answer < value,
  lte: (answer, value) => answer <= value,
}

const holds = ({ operator, value }: Condition, answers: readonly Scalar[]) =>
  operator === 'exists'
    ? answers.length > 0 === value
    : answers.some((answer) => comparisons[operator]?.(comparable(answer), comparable(value)))

// Timestamps are compared as moments, whatever their offset.
const comparable = (value: Scalar) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value

/** How many groups each item is in, at most three. */
export function depthsOf(items: readonly FormItem[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>()
  for (const { id, group_id } of items)
    depths.set(id, group_id ? Math.min((depths.get(group_id) ?? 0) + 1, 3) : 0)
  return depths
}

/** An answer in words. */
export const answerText = ({ options = [] }: FormItem, answer: FormAnswer | undefined) =>
  listOf(answer)
    .map((each) => {
      if (typeof each === 'boolean') return each ? 'Yes' : 'No'
      return options.find(({ value }) => value === each)?.label ?? String(each)
    })
    .join(', ')

/** What differs from the saved answers. Null removes an answer. */
export function changesOf(items: readonly FormItem[], saved: Answers, answers: Answers) {
  const changes: Record<string, FormAnswer | null> = {}
  for (const { id } of items.filter(isQuestion))
    if (JSON.stringify(saved[id]) !== JSON.stringify(answers[id])) changes[id] = answers[id] ?? null
  return changes
}

// What every kind of question takes.
export type QuestionProps = {
  item: FormItem
  answer: FormAnswer | undefined
  onChange(value: FormAnswer | undefined): void
}
