// Checks that the items of a form are consistent. An item refers only to items before it, so that
// groups and conditions can't form a cycle.
import { ApiError } from '#catalogue/api_error.ts'
import type { FormCondition, FormItem, ItemType } from './item_schema.ts'

type Fault = { param: string; code: string; message: string }

const choices: ItemType[] = ['choice', 'open_choice']
const numbers: ItemType[] = ['integer', 'decimal']
const texts: ItemType[] = ['string', 'text', 'url', 'open_choice']
const ordered: ItemType[] = [...numbers, 'date', 'date_time', 'time']
export const isQuestion = ({ type }: FormItem) => type !== 'group' && type !== 'display'

// Names that JSON objects can't safely have, so no answer could be keyed by them.
const reserved = ['constructor', 'prototype']

// The types to which each field of an item applies.
const questions = isQuestion
const applies: Record<string, (item: FormItem) => boolean> = {
  required: questions,
  repeats: questions,
  max_length: ({ type }) => texts.includes(type),
  minimum: ({ type }) => numbers.includes(type),
  maximum: ({ type }) => numbers.includes(type),
  options: ({ type }) => choices.includes(type),
}

// Reports every problem at once, up to this number.
const most_faults = 50

export function requireConsistentItems(items: FormItem[]) {
  const before = new Map<string, FormItem>()
  const faults = items.flatMap((item, index) => {
    const found = faultsOf(item, before)
    before.set(item.id, item)
    return found.map(({ param, ...fault }) => ({ param: `items[${index}].${param}`, ...fault }))
  })
  if (!items.some(isQuestion)) {
    const message = '`items` must contain at least one question.'
    faults.push({ param: 'items', code: 'invalid_value', message })
  }
  const [first] = faults
  if (!first) return
  const { param, message: reason } = first
  throw new ApiError(
    'validation_failed',
    { reason },
    { param, details: faults.slice(0, most_faults) },
  )
}

function faultsOf(item: FormItem, before: Map<string, FormItem>): Fault[] {
  const faults: Fault[] = []
  const report = (param: string, message: string) =>
    faults.push({ param, code: 'invalid_value', message })
  if (before.has(item.id)) report('id', '`id` must be unique in the form.')
  if (reserved.includes(item.id)) report('id', `\`id\` can't be \`${item.id}\`.`)
  for (const [field, applicable] of Object.entries(applies)) {
    if (field in item && !applicable(item)) {
      report(field, `\`${field}\` doesn't apply to an item of type \`${item.type}\`.`)
    }
  }
  if (item.group_id && before.get(item.group_id)?.type !== 'group') {
    report('group_id', '`group_id` must be the ID of a group that comes before the item.')
  }
  const { minimum = -Infinity, maximum = Infinity, options = [] } = item
  if (minimum > maximum) report('maximum', '`maximum` must be at least `minimum`.')
  if (item.type === 'choice' && options.length === 0) {
    report('options', 'A `choice` requires `options`.')
  }
  if (new Set(options.map(({ value }) => value)).size < options.length) {
    report('options', 'Each option must have a different `value`.')
  }
  for (const [index, condition] of (item.enable_when ?? []).entries()) {
    const fault = conditionFault(condition, before.get(condition.item_id))
    if (fault) report(`enable_when[${index}].${fault[0]}`, fault[1])
  }
  return faults
}

function conditionFault(
  { operator, value }: FormCondition,
  target: FormItem | undefined,
): [string, string] | undefined {
  if (!target || !isQuestion(target)) {
    return ['item_id', '`item_id` must be the ID of a question that comes before the item.']
  }
  if (operator === 'exists') {
    if (typeof value === 'boolean') return undefined
    return ['value', 'With `exists`, `value` must be `true` or `false`.']
  }
  if (operator !== 'eq' && operator !== 'ne' && !ordered.includes(target.type)) {
    return ['operator', `Answers of type \`${target.type}\` can only be compared for equality.`]
  }
  if (typeof value !== valueType(target.type)) {
    return ['value', `\`value\` must be a ${valueType(target.type)}, as the item's answers are.`]
  }
  const offered = target.options?.some((option) => option.value === value)
  if (target.type === 'choice' && !offered) {
    return ['value', "`value` must be one of the item's options."]
  }
  return undefined
}

export function valueType(type: ItemType) {
  if (numbers.includes(type)) return 'number'
  return type === 'boolean' ? 'boolean' : 'string'
}
