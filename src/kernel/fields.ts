// Field types for resource schemas. A field has one name everywhere: here, in the table, in JSON,
// in the SDK and in the docs, so that nothing maps names.
import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import { displayName } from '#catalogue/phrases.ts'

type Options = { examples?: unknown[]; [keyword: string]: unknown }

export const Id = (prefix: string, description: string) =>
  Type.String({
    description,
    minLength: 1,
    maxLength: 64,
    examples: [`${prefix}_4Jv0hTq8kYb2Wm6Zc1Rx9N`],
    refers_to: prefix, // The kind of object, for expansions.
  })

export const Timestamp = (description: string, example = '2027-03-01T17:00:00.000Z') =>
  Type.String({
    title: 'timestamp',
    description,
    format: 'date-time',
    maxLength: 40,
    examples: [example],
  })

// Titled, so that OpenAPI describes them once for all objects.
const created_at = Type.String({
  ...Timestamp('When the object was created.'),
  title: 'created_at',
})
const updated_at = Type.String({
  ...Timestamp('When the object was last updated.'),
  title: 'updated_at',
})

// Filters a list by time: starts_at[gte]=...&starts_at[lt]=... A bound is a timestamp or `now`.
export const TimeRange = (description: string) => rangeOf(description, 'time', moment)

// The same for dates. `now` is today in UTC.
export const DateRange = (description: string) => rangeOf(description, 'date', day)

const moment = (description: string) =>
  Type.String({
    description,
    format: 'date-time-or-now',
    maxLength: 40,
    examples: ['2027-03-01T17:00:00.000Z'],
    rule: 'must be `now` or an RFC 3339 timestamp, for example `2027-03-01T17:00:00Z`.',
  })

const day = (description: string) =>
  Type.String({
    description,
    format: 'date-or-now',
    maxLength: 10,
    examples: ['2027-03-01'],
    rule: 'must be `now` or a date, for example `2027-03-01`.',
  })

// The same for amounts of money, in the currency's smallest unit.
export const AmountRange = (description: string) => {
  const bound = (text: string) =>
    Type.Optional(
      Integer(`${text}, in cents.`, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, {
        examples: [10_000],
      }),
    )
  return Type.Object(
    {
      gte: bound('At least this amount'),
      gt: bound('More than this amount'),
      lte: bound('At most this amount'),
      lt: bound('Less than this amount'),
    },
    { description, title: 'amount_range' },
  )
}

const rangeOf = (description: string, unit: string, bound: typeof moment) =>
  Type.Object(
    {
      gte: Type.Optional(bound(`At or after this ${unit}.`)),
      gt: Type.Optional(bound(`After this ${unit}.`)),
      lte: Type.Optional(bound(`At or before this ${unit}.`)),
      lt: Type.Optional(bound(`Before this ${unit}.`)),
    },
    { description, title: `${unit}_range` },
  )

// One value or several: status=a, status=a,b or status[]=a&status[]=b.
export const Several = (field: TSchema, most: number) => {
  const {
    description = '',
    default: _,
    ...item
  } = field as TSchema & { description?: string; default?: unknown }
  return Type.Array(item, {
    description,
    minItems: 1,
    maxItems: most,
    uniqueItems: true,
    comma_separated: true,
  })
}

export const Text = (description: string, maxLength: number, options: Options = {}) =>
  Type.String({ description, minLength: 1, maxLength, ...options })

export const Choice = <const Value extends string>(
  values: readonly Value[],
  description: string,
  options: Options = {},
) => Type.Unsafe<Value>({ type: 'string', enum: [...values], description, ...options })

export const Nullable = <Field extends TSchema>(field: Field) => Type.Union([field, Type.Null()])

// Internal to the account and its practitioners: a person's token gets the field empty.
export const hiddenFromPersons = <Field extends object>(field: Field): Field => ({
  ...field,
  in_public: 'practitioner',
})

export const DateOnly = (description: string, example = '2027-03-01') =>
  Type.String({
    description,
    format: 'date',
    maxLength: 10,
    examples: [example],
    rule: 'must be a valid date, for example `2027-03-01`.',
  })

export const LanguageTag = Type.String({
  description: 'BCP 47 language tag.',
  maxLength: 35,
  pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
  examples: ['en'],
  rule: 'must be a BCP 47 language tag, for example `en` or `pt-BR`.',
})

export const TimeZone = (description: string, example = 'America/New_York') =>
  Type.String({
    description,
    format: 'time-zone',
    minLength: 1,
    maxLength: 64,
    examples: [example],
    rule: 'must be an IANA time zone, for example `America/New_York`.',
  })

export const Integer = (
  description: string,
  minimum: number,
  maximum: number,
  options: Options = {},
) => Type.Integer({ description, minimum, maximum, ...options })

export const PlainText = (description: string, maxLength: number, example: string) =>
  Text(description, maxLength, { examples: [example] })

// Text that X12 carries unchanged: printable ASCII without its delimiters.
export const X12Text = (description: string, maxLength: number, example: string) =>
  Text(description, maxLength, {
    pattern: '^[ -)+-9;-\\]_-}]+$',
    examples: [example],
    rule: 'must be ASCII text without `*`, `:`, `~` and `^`.',
  })

export const ListOf = <Field extends TSchema>(
  field: Field,
  description: string,
  maxItems: number,
  options: Options = {},
) => Type.Array(field, { description, maxItems, uniqueItems: true, ...options })

const pairName = Type.String({ pattern: '^[^\\[\\]\\n]{1,40}$' })
const pairValue = Type.String({ maxLength: 500 })
const pairOptions = {
  maxProperties: 50,
  examples: [{ crm_id: '8841' }],
  rule: 'must be key-value pairs: keys up to 40 characters without brackets, values up to 500.',
}

export const Metadata = Type.Record(pairName, pairValue, {
  title: 'metadata',
  description: 'Up to 50 key-value pairs you define. Keys up to 40 characters, values up to 500.',
  ...pairOptions,
})

export const MetadataFilter = Type.Record(pairName, pairValue, {
  description:
    'Key-value pairs the metadata must contain, for example `metadata[crm_id]=8841`. ' +
    'Values match exactly. Do not put health information in a URL.',
  ...pairOptions,
  maxProperties: 5,
})

export const MetadataChange = Type.Record(pairName, Nullable(pairValue), {
  title: 'metadata_update',
  description: 'Key-value pairs to set. Merged with the existing pairs; null removes one.',
  ...pairOptions,
})

// In the audit log and the request logs.
export const client_name = Text(
  'Program that sent the request: its `Attune-Client` header, or the name of an MCP client. Null ' +
    'if it gave no name.',
  80,
  { examples: ['claude-code (MCP)'] },
)

// Set by the server from its environment.
export const livemode = Type.Boolean({
  title: 'livemode',
  description: 'False in the sandbox, true in production.',
  examples: [false],
})

// Adds the fields that every object has.
export const Resource = <const Name extends string, Fields extends TProperties>(
  object: Name,
  prefix: string,
  fields: Fields,
) =>
  Type.Object(
    {
      id: Id(prefix, `Unique identifier, prefixed \`${prefix}_\`.`),
      object: Type.Literal(object, { description: `Object type. Always \`${object}\`.` }),
      ...fields,
      metadata: Metadata,
      version: Type.Integer({
        title: 'object_version',
        description: 'Object version, incremented on every change. Also returned as the `ETag`.',
        minimum: 1,
        examples: [1],
      }),
      livemode,
      created_at,
      updated_at,
    },
    { title: object, description: `The ${displayName(object)} object.` },
  )

// The columns of a row whose object has this schema. The row of a kind is an interface, so that its
// schema can refer to a lifecycle whose steps refer to the row:
//   export interface SessionRow extends ColumnsOf<typeof Session> { settled_at: string | null }
export type ColumnsOf<Schema extends TSchema> = Omit<Static<Schema>, 'object' | 'livemode'>

// The same fields, all optional: the body of an update.
export const UpdateOf = <Fields extends TProperties>(fields: Fields) =>
  Type.Object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, Type.Optional(field)]),
    ) as { [Name in keyof Fields]: Type.TOptional<Fields[Name]> },
  )
