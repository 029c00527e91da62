// Request schema of a matching. Fields known from the person can be omitted.
import Type, { type Static } from 'typebox'
import { Changes, Choice, Id, LanguageTag, ListOf, Metadata, Text } from '#fields.ts'
import { Timestamp, TimeZone, Whole } from '#fields.ts'
import { format, type } from '#resources/availability/schema.ts'
import { jurisdiction } from '#resources/practitioner/credentials.ts'
import {
  latitude,
  levels_of_care,
  longitude,
  payer,
  plan,
} from '#resources/practitioner/practice.ts'
import { profileFields } from '#resources/practitioner/profile.ts'
import { attributes, componentCodes, most_candidates } from './model.ts'
import { usual_candidates, usual_level } from './model.ts'

const word = (description: string, example: string) =>
  Text(description, 100, { pattern: '^[a-z0-9_]+$', examples: [example] })

export const Location = Type.Object(
  {
    jurisdiction,
    postal_code: Type.Optional(
      Text("Postal code of the person's location.", 20, { examples: ['10001'] }),
    ),
    latitude: Type.Optional(latitude),
    longitude: Type.Optional(longitude),
    max_distance_km: Type.Optional(
      Type.Number({
        description:
          'Maximum distance in kilometers. Requires coordinates and `format: in_person`.',
        minimum: 0.1,
        maximum: 1_000,
        examples: [25],
      }),
    ),
  },
  {
    description: "The person's location during sessions. Defaults to their address.",
    examples: [{ jurisdiction: 'US-NY' }],
  },
)

export const Payment = Type.Object(
  {
    type: Choice(['insurance', 'self_pay'], 'Who pays: `insurance` or `self_pay`.', {
      examples: ['insurance'],
    }),
    payer_id: Type.Optional(payer),
    plan_id: Type.Optional(plan),
    max_amount: Type.Optional(
      Whole("Maximum price per session, in the currency's smallest unit (cents).", 0, 100_000_000, {
        examples: [15_000],
      }),
    ),
    currency: Type.Optional(
      Text('Three-letter ISO 4217 code, lowercase. Default: `usd`.', 3, {
        pattern: '^[a-z]{3}$',
        examples: ['usd'],
      }),
    ),
  },
  {
    description: 'How sessions are paid for.',
    examples: [{ type: 'insurance', payer_id: 'aetna' }],
  },
)

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const time = (description: string, example: string) =>
  Text(description, 5, {
    pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
    examples: [example],
    says: 'must be a time of day, for example `09:00`.',
  })
export const Window = Type.Object({
  day: Choice(days, 'Day of the week.', { examples: ['monday'] }),
  start_time: time('Start time as `HH:MM`.', '17:00'),
  end_time: time('End time as `HH:MM`. On the next day if at or before `start_time`.', '20:00'),
  time_zone: TimeZone('IANA time zone of the times.'),
})

export const Preference = Type.Object({
  attribute: Choice(attributes, 'Practitioner attribute.', { examples: ['gender'] }),
  values: ListOf(word('Attribute value.', 'woman'), 'Acceptable values. Any of them matches.', 20, {
    minItems: 1,
    examples: [['woman']],
  }),
  strength: Choice(
    ['must', 'prefer', 'avoid'],
    'Strength: `must` filters candidates, `prefer` and `avoid` affect the score.',
    { examples: ['prefer'] },
  ),
  weight: Type.Optional(
    Type.Number({
      description: 'Weight relative to other preferences, 0.1 to 10. Default: 1.',
      minimum: 0.1,
      maximum: 10,
      examples: [1],
    }),
  ),
  stated_by_person: Type.Optional(
    Type.Boolean({
      description:
        'True if the person stated the preference. Sensitive attributes count only then.',
      examples: [true],
    }),
  ),
})

const Language = Type.Object({
  code: LanguageTag,
  required: Type.Optional(
    Type.Boolean({
      description:
        'Whether the language is required. If false, it counts as a preference. Default: true.',
      default: true,
      examples: [true],
    }),
  ),
})

// Custom weights of score components.
const WeightsSaid = Type.Object(
  Object.fromEntries(
    componentCodes.map((code) => [
      code,
      Type.Optional(
        Type.Number({
          description: 'Weight of the component, 0 to 1.',
          minimum: 0,
          maximum: 1,
          examples: [0.1],
        }),
      ),
    ]),
  ),
  {
    description:
      'Custom weights by score component. Secret key only. Omitted components keep their default.',
    examples: [{ time_to_first_slot: 0.2 }],
  },
)

const measures = Type.Record(
  Type.String({ pattern: '^[a-z0-9]{1,20}$' }),
  Type.Integer({ minimum: 0, maximum: 100 }),
  {
    description: 'Total scores by instrument code, for example `phq9`. Used to estimate severity.',
    maxProperties: 10,
    examples: [{ phq9: 14 }],
    says: 'must map instrument codes to integers, for example `{"phq9": 14}`.',
  },
)

const said = {
  concerns: ListOf(
    word('Concern, for example `anxiety`.', 'anxiety'),
    'Concerns the person wants help with.',
    20,
    {
      examples: [['anxiety']],
    },
  ),
  measures,
  risk: Choice(
    ['none', 'low', 'moderate', 'acute'],
    'Known risk level. `acute` returns crisis resources instead of candidates.',
    {
      examples: ['none'],
    },
  ),
  location: Location,
  format,
  type,
  service: Choice(['therapy', 'prescribing'], 'Service needed: `therapy` or `prescribing`.', {
    default: 'therapy',
    examples: ['therapy'],
  }),
  level_of_care: Choice(levels_of_care, 'Level of care needed.', {
    default: usual_level,
    examples: [usual_level],
  }),
  payment: Payment,
  languages: ListOf(
    Language,
    'Languages the person wants to use. Defaults to their preferred languages.',
    10,
    {
      examples: [[{ code: 'en', required: true }]],
    },
  ),
  age_group: profileFields.age_groups.items,
  preferences: ListOf(Preference, 'Preferences and requirements regarding the practitioner.', 20, {
    examples: [[]],
  }),
  modalities: ListOf(
    word('Treatment modality.', 'cbt'),
    'Treatment modalities the person prefers.',
    10,
    {
      examples: [['cbt']],
    },
  ),
  windows: ListOf(Window, 'Times that work for the person.', 30, { examples: [[]] }),
  start_by: Timestamp(
    'Latest start of the first session, up to 62 days ahead. Default: 14 days ahead.',
  ),
  exclude_practitioner_ids: ListOf(
    Id('prac', 'ID of a practitioner.'),
    'IDs of practitioners to exclude.',
    200,
    {
      examples: [[]],
    },
  ),
  limit: Whole('Maximum number of candidates, 1 to 50. Default: 20.', 1, most_candidates, {
    default: usual_candidates,
    examples: [20],
  }),
  weights: WeightsSaid,
  seed: Whole(
    'Random seed. The same seed and data give the same list. Default: random.',
    0,
    4_294_967_295,
    { examples: [7] },
  ),
}

export const person_id = Id('per', 'ID of the person to match.')

export const MatchingCreate = Type.Object(
  {
    ...Changes({ person_id, ...said, metadata: Metadata }).properties,
  },
  {
    examples: [{ concerns: ['anxiety'], location: { jurisdiction: 'US-NY' } }],
  },
)

export type MatchingCreate = Static<typeof MatchingCreate>
