// Schema of fee schedules: what each procedure costs, or what a payer pays for it by contract.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  Choice,
  DateOnly,
  Integer,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  LatinText,
  PlainText,
  Resource,
  Text,
  UpdateOf,
} from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import type { Kind } from '#kernel/record.ts'
import { professions } from '#areas/practitioners/practitioner/professions.ts'

export const feeScheduleKind: Kind<FeeScheduleRow> = {
  object: 'fee_schedule',
  table: 'fee_schedules',
  prefix: 'fee',
}

export const most_rates = 2_000

const optional_terms = {
  modifiers: ListOf(
    Text('Two-character modifier.', 2, { pattern: '^[0-9A-Z]{2}$', examples: ['95'] }),
    'Modifiers that the line must have. Default: none.',
    4,
    { examples: [['95']] },
  ),
  profession: Nullable(
    Choice(professions, 'Profession of the rendering provider. Null for any.', {
      title: 'profession',
      examples: ['psychologist'],
    }),
  ),
  place_of_service: Nullable(
    Text('Two-digit place of service code. Null for any.', 2, {
      pattern: '^[0-9]{2}$',
      examples: ['10'],
      rule: 'must be two digits, for example `10`.',
    }),
  ),
  basis: Choice(
    ['per_unit', 'per_line'],
    'Whether `amount` is for each unit or the whole line. Default: `per_unit`.',
    { examples: ['per_unit'] },
  ),
}
const required_terms = {
  procedure_code: Text('CPT or HCPCS code, for example `90834`.', 5, {
    pattern: '^[0-9A-Z][0-9]{4}$|^[0-9]{4}[A-Z]$',
    examples: ['90834'],
    rule: 'must be a CPT or HCPCS code, for example `90834`.',
  }),
  amount: Money('Charge or allowed amount.', 15_000, 100_000_000),
}

const rate_examples = [{ procedure_code: '90834', amount: { amount: 15_000, currency: 'usd' } }]

const FeeScheduleRate = Type.Object(
  { ...required_terms, ...UpdateOf(optional_terms).properties },
  { title: 'fee_schedule_rate', description: 'The rate of a procedure.' },
)

const name = PlainText('Name of the schedule.', 200, 'Sandbox Health Plan 2027')
const payer_id = Text('Payer ID used by clearinghouses. Null for your own charges.', 64, {
  title: 'fee_schedule_payer',
  pattern: '^[A-Za-z0-9][A-Za-z0-9-]*$',
  examples: ['SBX01'],
  rule: 'must be letters, digits and hyphens, for example `SBX01`.',
})
const scope = {
  payer_id: Nullable(payer_id),
  plan_name: Nullable(
    LatinText("Plan, as in a coverage's `plan_name`, in any case. Null for all plans.", 60, 'PPO'),
  ),
}
const ends_on = Nullable(
  DateOnly('Last date the schedule is in effect. Null if it has no end date.', '2027-12-31'),
)
const required = {
  name,
  starts_on: DateOnly('First date the schedule is in effect.', '2027-01-01'),
  rates: Type.Array(FeeScheduleRate, {
    description: `Up to ${most_rates} rates. The list replaces the current one.`,
    title: 'fee_schedule_rates',
    minItems: 1,
    maxItems: most_rates,
    examples: [rate_examples],
  }),
}
const archived = Type.Boolean({
  description: 'True if the schedule is no longer used.',
  examples: [false],
})

export const FeeSchedule = Resource('fee_schedule', feeScheduleKind.prefix, {
  ...required,
  ...scope,
  ends_on,
  archived,
})

// Lists omit rates, of which a schedule can have thousands.
const { rates: _, ...listed } = FeeSchedule.properties
export const FeeScheduleListed = Type.Object(
  {
    ...listed,
    rate_count: Integer('Number of rates. Retrieve the schedule to read them.', 1, most_rates, {
      examples: [120],
    }),
  },
  { title: 'listed_fee_schedule', description: 'A fee schedule without its rates.' },
)

export const FeeScheduleCreate = Type.Object(
  { ...required, ...UpdateOf({ ...scope, ends_on, metadata: Metadata }).properties },
  {
    examples: [
      {
        name: 'My practice 2027',
        starts_on: '2027-01-01',
        payer_id: 'SBX01',
        rates: rate_examples,
      },
    ],
  },
)
export const FeeScheduleChange = UpdateOf({
  ...required,
  ends_on,
  archived,
  metadata: MetadataChange,
})

export const feeScheduleFilters = UpdateOf({ payer_id }).properties

export type FeeScheduleRate = Static<typeof FeeScheduleRate>
export type FeeScheduleCreate = Static<typeof FeeScheduleCreate>
export type FeeScheduleChange = Static<typeof FeeScheduleChange>
export interface FeeScheduleRow extends ColumnsOf<typeof FeeSchedule> {}
