// Validates and scores the answers to a form. Which items are enabled depends on the answers to the
// items before them.
import { isDate, isDateTime } from '#http/parsing/formats.ts'
import type {
  AnswerValue,
  FormCondition,
  FormItem,
  ItemType,
} from '#areas/documents/form/item_schema.ts'
import { isQuestion, valueType } from '#areas/documents/form/item_checks.ts'
import type { Answers, AnswersChange } from './schema.ts'

type Scalar = string | number | boolean
export type AnswerFault = { param: string; code: string; message: string }

const most_answer_characters = 500_000
const longest_string = 1_000

const listOf = (answer: AnswerValue | undefined): Scalar[] =>
  answer === undefined ? [] : Array.isArray(answer) ? answer : [answer]

// Merges answers. Null removes one.
export const mergeAnswers = (before: Answers, change: AnswersChange): Answers =>
  Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(
      (entry): entry is [string, AnswerValue] => entry[1] !== null,
    ),
  )

// The IDs of the items that are enabled. An item is enabled if its group is and its conditions
// hold; the answer to a disabled item doesn't count.
export function enabledItems(items: FormItem[], answers: Answers): Set<string> {
  const enabled = new Set<string>()
  const answersTo = (id: string) =>
    enabled.has(id) && Object.hasOwn(answers, id) ? listOf(answers[id]) : []
  for (const item of items) {
    const { group_id, enable_when: conditions = [], enable_behavior = 'all' } = item
    const meets = (condition: FormCondition) => holds(condition, answersTo(condition.item_id))
    const met = enable_behavior === 'any' ? conditions.some(meets) : conditions.every(meets)
    const is_enabled = conditions.length === 0 || met
    if (is_enabled && (!group_id || enabled.has(group_id))) enabled.add(item.id)
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

// As in FHIR, a comparison with an unanswered item is false.
function holds({ operator, value }: FormCondition, answers: Scalar[]) {
  if (operator === 'exists') return answers.length > 0 === value
  return answers.some((answer) => comparisons[operator]!(comparable(answer), comparable(value)))
}

// Timestamps are compared as moments, whatever their offset.
function comparable(value: Scalar): Scalar {
  if (typeof value !== 'string' || !isDateTime(value)) return value
  return Temporal.Instant.from(value).epochMilliseconds
}

// The answers to the items that are enabled.
export function enabledAnswers(items: FormItem[], answers: Answers): Answers {
  const enabled = enabledItems(items, answers)
  return Object.fromEntries(Object.entries(answers).filter(([id]) => enabled.has(id)))
}

// Reports every problem at once. A partial save can omit required items; a completion can't.
export function faultsIn(items: FormItem[], answers: Answers, complete: boolean): AnswerFault[] {
  const known = new Map(items.filter(isQuestion).map((item) => [item.id, item]))
  const faults: AnswerFault[] = []
  const report = (id: string, code: string, message: string) =>
    faults.push({ param: `answers.${id}`, code, message })
  for (const [id, answer] of Object.entries(answers)) {
    const item = known.get(id)
    const fault = item && faultOf(item, answer)
    if (fault) report(id, ...fault)
  }
  if (Object.keys(answers).some((id) => !known.has(id))) {
    // Unknown names aren't echoed, because they could contain personal data.
    const message = "`answers` must contain only the form's questions."
    faults.push({ param: 'answers', code: 'unknown_item', message })
  }
  if (JSON.stringify(answers).length > most_answer_characters) {
    const message = 'The answers to a form must be at most 500,000 characters long in total.'
    faults.push({ param: 'answers', code: 'too_long', message })
  }
  const enabled = complete ? enabledItems(items, answers) : new Set()
  for (const item of known.values()) {
    if (item.required && enabled.has(item.id) && !Object.hasOwn(answers, item.id)) {
      report(item.id, 'item_missing', 'This item must be answered.')
    }
  }
  return faults
}

type Fault = [code: string, message: string]

function faultOf(item: FormItem, answer: AnswerValue): Fault | undefined {
  if (Array.isArray(answer) && !item.repeats) {
    return ['invalid_type', "The answer can't be a list, because the item doesn't repeat."]
  }
  return listOf(answer)
    .map((one) => faultOfOne(item, one))
    .find((fault) => fault !== undefined)
}

function faultOfOne(item: FormItem, answer: Scalar): Fault | undefined {
  const { type, minimum = -Infinity, maximum = Infinity, options = [] } = item
  const needed = valueType(type)
  if (typeof answer !== needed) return ['invalid_type', `The answer must be a ${needed}.`]
  if (typeof answer === 'number') {
    if (type === 'integer' && !Number.isSafeInteger(answer)) {
      return ['invalid_type', 'The answer must be a whole number.']
    }
    if (answer < minimum) return ['out_of_range', `The answer must be at least ${minimum}.`]
    if (answer > maximum) return ['out_of_range', `The answer must be at most ${maximum}.`]
  }
  if (typeof answer !== 'string') return undefined
  if (type === 'choice' && !options.some(({ value }) => value === answer)) {
    return ['value_not_offered', "The answer must be one of the item's options."]
  }
  return faultOfText(item, answer)
}

type Format = [fits: (answer: string) => boolean, example: string]
const formats: Partial<Record<ItemType, Format>> = {
  date: [isDate, '2027-03-01'],
  date_time: [isDateTime, '2027-03-01T17:00:00Z'],
  time: [(answer) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(answer), '17:30'],
  url: [(answer) => URL.canParse(answer), 'https://example.com'],
}

function faultOfText({ type, max_length }: FormItem, answer: string): Fault | undefined {
  const [fits, example] = formats[type] ?? []
  if (fits && !fits(answer)) {
    return ['invalid_format', `The answer must have the format of \`${example}\`.`]
  }
  if (answer.trim() === '') return ['too_short', "The answer can't be empty. Send null instead."]
  const longest = max_length ?? (type === 'text' ? Infinity : longest_string)
  if ([...answer].length > longest) {
    return ['too_long', `The answer must be at most ${longest} characters long.`]
  }
  return undefined
}

// The sum of the scores of the chosen options. Null if no option of the form has a score.
export function scoreOf(items: FormItem[], answers: Answers): number | null {
  const scored = items.filter(({ options }) => options?.some(({ score }) => score !== undefined))
  if (scored.length === 0) return null
  const points = scored.flatMap(({ id, options = [] }) =>
    listOf(Object.hasOwn(answers, id) ? answers[id] : undefined).map(
      (answer) => options.find(({ value }) => value === answer)?.score ?? 0,
    ),
  )
  // Rounded, because decimal scores such as 0.1 aren't exact.
  return Number(points.reduce((sum, each) => sum + each, 0).toFixed(6))
}
