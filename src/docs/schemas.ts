// Converts our schemas to OpenAPI 3.1: titled schemas become components, null becomes a type, and
// internal keywords are dropped.
import type { TSchema } from 'typebox'
import { AmountRange, DateRange, TimeRange, Timestamp } from '#kernel/fields.ts'
import { Money, SignedMoney } from '#kernel/money.ts'
import { Address, HumanName } from '#kernel/person_fields.ts'

export type Json = Record<string, unknown>

// The JSON Schema keywords that the documentation reads.
export type JsonSchema = {
  title?: string
  description?: string
  type?: string | string[]
  format?: string
  const?: unknown
  default?: unknown
  enum?: unknown[]
  examples?: unknown[]
  minimum?: number
  properties?: Record<string, JsonSchema>
  patternProperties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  [keyword: string]: unknown
}

// Standard formats to publish instead of internal ones.
const standard_formats: Record<string, string | undefined> = {
  'positive-duration': 'duration',
  'date-or-now': undefined,
  'date-time-or-now': undefined,
}

// A plain copy without TypeBox internals.
export const plain = (schema: TSchema): JsonSchema => JSON.parse(JSON.stringify(schema))

// The component name: the title, or for a page the title of its items plus "_list".
export function nameOf(schema: JsonSchema): string | undefined {
  if (schema.title) return schema.title
  const item = itemOf(schema)
  return item && `${item.title}_list`
}

// The schema of the objects in a page; undefined for any other schema.
export const itemOf = ({ properties }: JsonSchema) =>
  properties?.object?.const === 'list' ? properties.data?.items : undefined

// Writes a schema inline, or as a component with a $ref if it has a name.
export function schemaIn(components: Record<string, JsonSchema>, schema: JsonSchema): JsonSchema {
  const name = nameOf(schema)
  if (!name) return convert(components, schema)
  const shared = (components[name] ??= convert(
    components,
    sharedShape(name) ?? { ...withoutClosing(schema), title: name },
  ))
  const $ref = `#/components/schemas/${name}`
  const { description } = schema
  return description && description !== shared.description ? { $ref, description } : { $ref }
}

// Described as such, because a use can be narrower: an address on a claim is in the United States.
const shared_shapes = [
  Timestamp('Timestamp, RFC 3339 in UTC.'),
  TimeRange('Range of times.'),
  DateRange('Range of dates.'),
  AmountRange('Range of amounts, in cents.'),
  Money('Amount of money in one currency.'),
  SignedMoney('Amount of money in one currency. Can be negative.'),
  HumanName('Name of a person.'),
  Address('Postal address.'),
].map(plain)

export const sharedShape = (name: string) => shared_shapes.find(({ title }) => title === name)

// Also shared by requests and responses. Requests are closed to unknown properties; responses must
// stay open so that properties can be added.
const open_shapes = [
  'metadata',
  'metadata_update',
  'service_line',
  'prior_adjudication',
  'billing_provider_details',
  'contact',
  'network_participation',
  'practice_location',
  'claim_accident',
  'claim_hospitalization',
  'claim_paperwork',
  'claim_diagnosis',
  'claim_adjustment',
  'service_facility',
  'referring_provider',
  'timely_filing',
  'telehealth_coding',
  'payer_enrollments',
  'clearinghouse_submitter',
  'relationship',
  'person_address',
  'emergency_contact',
  'party',
  'form_item',
  'form_option',
  'form_condition',
  'board_certification',
  'malpractice_policy',
  'supervision',
  'note_diagnosis',
  'treatment_goal',
  'text_origin',
  'document_provider',
  'subscriber',
  'insurance_card',
  'grantor',
  'consent_period',
  'consent_document',
  'consent_statements',
  'legal_basis',
  'allocation',
  'preferred_window',
  'availability_window',
  'availability_rule',
  'cancellation_policy',
  'session_place',
  'attested_location',
  'room',
  'documented_service',
  'rate',
  'fee_schedule_rate',
  'discount_terms',
]

function withoutClosing({ additionalProperties, ...schema }: JsonSchema): JsonSchema {
  const closed = additionalProperties === false && open_shapes.includes(schema.title ?? '')
  return closed || additionalProperties === undefined ? schema : { ...schema, additionalProperties }
}

// Keywords of our own, which no other tool knows.
const own_keywords = [
  'rule',
  'in_public',
  'refers_to',
  'expands_to',
  'comma_separated',
  'accepts_plus',
  'one_value',
]

const withoutOwnKeywords = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([word]) => !own_keywords.includes(word)))

function convert(components: Record<string, JsonSchema>, schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = withoutOwnKeywords(schema)
  const [field, other] = anyOf ?? []
  if (anyOf?.length === 2 && field && other?.type === 'null' && !nameOf(field)) {
    return orNull(convert(components, { ...rest, ...field }))
  }
  const into = (part: JsonSchema) => schemaIn(components, part)
  // A body has an example as a whole, which shows every field.
  const intoEach = (parts: Record<string, JsonSchema>) =>
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, withoutExamples(into(part))]),
    )
  const { format: own_format, ...others } = rest
  const format =
    own_format && own_format in standard_formats ? standard_formats[own_format] : own_format
  const { properties, patternProperties, additionalProperties, items } = others
  return {
    ...others,
    ...(format && { format }),
    ...(properties && { properties: intoEach(properties) }),
    ...(patternProperties && { patternProperties: intoEach(patternProperties) }),
    ...(typeof additionalProperties === 'object' &&
      additionalProperties.type && { additionalProperties: into(additionalProperties) }),
    ...(items && { items: into(items) }),
    ...(anyOf && { anyOf: anyOf.map(into) }),
  }
}

// In OpenAPI 3.1, null is a type, not a keyword.
function orNull(schema: JsonSchema): JsonSchema {
  const { enum: values, const: only } = schema
  if (!schema.type) return { anyOf: [schema, { type: 'null' }] }
  return {
    ...schema,
    type: [schema.type, 'null'].flat(),
    ...(values && { enum: [...values, null] }),
    ...(only !== undefined && { const: undefined, enum: [only, null] }),
  }
}

const withoutExamples = ({ examples: _examples, ...schema }: JsonSchema): JsonSchema => schema
