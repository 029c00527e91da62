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

// A credential, a permission, or where money or data is sent: an operation that changes it, or
// returns its secret, requires that a member confirmed their identity minutes ago.
export const sensitive = <Field extends object>(field: Field): Field => ({
  ...field,
  sensitive: 'changed',
})

// A whole record or account: so does an operation that returns it.
export const wholeRecord = <Field extends object>(field: Field): Field => ({
  ...field,
  sensitive: 'returned',
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

// A name that X12 carries transliterated, so something of it must be left.
export const LatinText = (description: string, maxLength: number, example: string) =>
  Text(description, maxLength, {
    pattern: '[0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e]',
    examples: [example],
    rule: 'must contain a Latin letter or a digit.',
  })

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

export const pairName = Type.String({ pattern: '^[^\\[\\]\\n]{1,40}$' })
export const pairValue = Type.String({ maxLength: 500 })
export const pairOptions = {
  maxProperties: 50,
  examples: [{ crm_id: '8841' }],
  rule: 'must be key-value pairs: keys up to 40 characters without brackets, values up to 500.',
}

export const Metadata = Type.Record(pairName, pairValue, {
  title: 'metadata',
  description: 'Up to 50 key-value pairs you define. Keys up to 40 characters, values up to 500.',
  ...pairOptions,
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
