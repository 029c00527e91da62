// Validates a value against a schema and reports every error in our own words.
import type { TSchema } from 'typebox'
import { Check, Compile, Errors } from 'typebox/schema'
import { strictSchema } from './strict_schema.ts'
import { aboutParam } from '#catalogue/phrases.ts'
import { issueAt, MOST_ISSUES, paramOf } from './validation_error.ts'
import { formats } from './formats.ts'
import { isObject, subschema, typesOf } from './schema_keywords.ts'
import { notText, timestampProblem } from './timestamp_messages.ts'
import { inOurWords, INVALID, suggestion, typeMessage } from './validation_messages.ts'
import type { Notation, ValidationIssue, Path } from './validation_error.ts'
import type { SchemaKeywords } from './schema_keywords.ts'
import type { Params } from './validation_messages.ts'

export { formats }
formats()

/** The compiled check is fast for valid values; only invalid values are inspected in detail. */
export function compile(
  schema: TSchema,
): (value: unknown, notation?: Notation) => ValidationIssue[] {
  const closed = strictSchema(schema as SchemaKeywords)
  const validator = Compile(closed as TSchema)
  return (value, notation = 'json') =>
    validator.Check(value) ? [] : explain(closed, value, notation)
}

function explain(schema: SchemaKeywords, value: unknown, notation: Notation): ValidationIssue[] {
  const inspection: Inspection = { schema, value, path: [], notation, rule: undefined, issues: [] }
  inspect(inspection)
  // A rule between fields, defined with Type.Refine.
  if (inspection.issues.length === 0)
    note(inspection, INVALID[0], refinement(schema, value) ?? INVALID[1])
  return inspection.issues
}

function refinement(schema: SchemaKeywords, value: unknown): string | undefined {
  const [, errors] = Errors(schema, value)
  return errors.find((error) => error.keyword === '~refine')?.message
}

type Inspection = {
  schema: SchemaKeywords
  value: unknown
  path: Path
  notation: Notation
  rule: string | undefined
  issues: ValidationIssue[]
}

function inspect(above: Inspection): void {
  if (above.issues.length === MOST_ISSUES) return
  const inspection = { ...above, rule: above.schema.rule ?? above.rule }
  const { schema, value } = inspection
  const choices = choicesOf(schema)
  if (choices !== undefined) return inspectChoice(inspection, choices)
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return inspectUnion(inspection, options)
  if (!inspectItself(inspection)) return
  if (Array.isArray(value)) inspectItems(inspection, value)
  else if (isObject(value)) inspectMembers(inspection, value)
}

/** The allowed values of an enum, a constant, or a union of constants. */
function choicesOf(schema: SchemaKeywords): unknown[] | undefined {
  if ('const' in schema) return [schema.const]
  if (schema.enum !== undefined) return schema.enum
  const options = (schema.anyOf ?? []).filter((option) => option.type !== 'null').map(choicesOf)
  if (options.length === 0) return undefined
  return options.every((option) => option !== undefined) ? options.flat() : undefined
}

function inspectChoice(inspection: Inspection, choices: unknown[]): void {
  if (Check(inspection.schema, inspection.value)) return
  const list = choices.map((choice) => JSON.stringify(choice)).join(', ')
  const message = choices.length === 1 ? `must be ${list}.` : `must be one of ${list}.`
  note(inspection, 'invalid_value', inspection.rule ?? message)
}

/** Reports the errors of the option the caller most likely meant. */
function inspectUnion(inspection: Inspection, options: SchemaKeywords[]): void {
  if (Check(inspection.schema, inspection.value)) return
  const others = options.filter((option) => option.type !== 'null')
  const fitting = others.filter((option) => isOfType(option, inspection.value))
  if (fitting.length === 0 && others.length > 1) {
    return note(inspection, 'invalid_type', typeMessage(others.flatMap(typesOf)))
  }
  const tried = (fitting.length > 0 ? fitting : others).map((schema) => {
    const attempt = { ...inspection, schema, issues: [] as ValidationIssue[] }
    inspect(attempt)
    return attempt.issues
  })
  const fewest = tried.toSorted((a, b) => wrongness(a) - wrongness(b))[0] ?? []
  inspection.issues.push(...fewest.slice(0, MOST_ISSUES - inspection.issues.length))
  if (fewest.length === 0) note(inspection, ...INVALID)
}

/** A wrong constant weighs most, because it distinguishes one kind of object from another. */
function wrongness(issues: ValidationIssue[]): number {
  return issues.reduce((sum, { code }) => sum + (code === 'invalid_value' ? 100 : 1), 0)
}

// Keywords about nested values, which are inspected separately.
const WITHIN = {
  properties: 0,
  patternProperties: 0,
  additionalProperties: 0,
  required: 0,
  items: 0,
}

/** False if the value has the wrong type, so that nothing else can be checked. */
function inspectItself(inspection: Inspection): boolean {
  const words = Object.entries(inspection.schema).filter(([word]) => !(word in WITHIN))
  const [, errors] = Errors(Object.fromEntries(words), inspection.value)
  const type = errors.find((error) => error.keyword === 'type')
  if (type !== undefined) {
    const isTime = isTimestamp(inspection.schema.format)
    note(inspection, 'invalid_type', isTime ? notText : typeMessage(typesOf(inspection.schema)))
    return false
  }
  // An empty value has no form to complain about.
  const isEmpty = inspection.value === '' && errors.some(({ keyword }) => keyword === 'minLength')
  for (const { keyword, params } of errors) {
    if (isEmpty && keyword === 'pattern') continue
    const [code, message] = inOurWords(keyword, params as Params)
    const isTime = keyword === 'format' && isTimestamp((params as Params).format)
    if (isTime) {
      note(inspection, code, timestampProblem(inspection.value as string))
      continue
    }
    const states_rule = keyword === 'pattern' || keyword === 'format'
    const rule = states_rule ? inspection.rule : undefined
    note(inspection, code, rule ?? withExample(inspection.schema, keyword, message))
  }
  return true
}

/** A pattern says little to people. The documented example does. */
function withExample({ examples }: SchemaKeywords, keyword: string, message: string): string {
  const example = keyword === 'pattern' ? examples?.[0] : undefined
  return typeof example === 'string' ? `${message} Example: \`${example}\`.` : message
}

const isTimestamp = (format = '') => format.startsWith('date-time')

function inspectItems(inspection: Inspection, value: unknown[]): void {
  const { items } = inspection.schema
  for (const [at, item] of value.entries()) {
    if (inspection.issues.length === MOST_ISSUES) return
    const schema = Array.isArray(items) ? items[at] : items
    // A single value is named like the parameter it was sent in.
    const place = inspection.schema.comma_separated
      ? { ...inspection, rule: undefined, schema, value: item }
      : within(inspection, at, schema, item)
    if (schema !== undefined) inspect({ ...place, schema })
  }
}

function inspectMembers(inspection: Inspection, value: Record<string, unknown>): void {
  const { schema } = inspection
  for (const name of schema.required ?? []) {
    if (!Object.hasOwn(value, name)) {
      note(within(inspection, name), 'required', 'is required.')
    }
  }
  for (const [name, member] of Object.entries(value)) {
    // Stops at the maximum: suggestions for thousands of unknown names would be too expensive.
    if (inspection.issues.length === MOST_ISSUES) return
    const known = subschema(schema, name)
    if (known !== undefined) inspect(within(inspection, name, known, member))
    else if (schema.additionalProperties === false) refuseName(inspection, name)
  }
}

function refuseName(inspection: Inspection, name: string): void {
  const { properties, patternProperties } = inspection.schema
  const place = within(inspection, name)
  if (patternProperties !== undefined) {
    const rule =
      inspection.rule && aboutParam(paramOf(inspection.path, inspection.notation), inspection.rule)
    return note(place, 'invalid_parameter', rule ?? "isn't an allowed name.")
  }
  const hint = suggestion(name, Object.keys(properties ?? {}))
  const param = paramOf(place.path, place.notation)
  note(place, 'unknown_parameter', `Unknown parameter \`${param}\`.${hint}`)
}

/** Inspects a member. Its parent's `rule` doesn't apply to it. */
function within(
  inspection: Inspection,
  step: string | number,
  schema: SchemaKeywords = {},
  value?: unknown,
): Inspection {
  return { ...inspection, schema, value, path: [...inspection.path, step], rule: undefined }
}

function isOfType(schema: SchemaKeywords, value: unknown): boolean {
  return schema.type === undefined || Check({ type: schema.type } as TSchema, value)
}

function note({ path, issues, notation }: Inspection, code: string, message: string): void {
  if (issues.length < MOST_ISSUES) issues.push(issueAt(path, code, message, notation))
}
