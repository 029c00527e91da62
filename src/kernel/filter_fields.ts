// Field types of list filters: ranges, several values, metadata.
import Type, { type TSchema } from 'typebox'
import { Integer, pairName, pairValue, pairOptions } from './fields.ts'

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

export const MetadataFilter = Type.Record(pairName, pairValue, {
  description:
    'Key-value pairs the metadata must contain, for example `metadata[crm_id]=8841`. ' +
    'Values match exactly. Do not put health information in a URL.',
  ...pairOptions,
  maxProperties: 5,
})
