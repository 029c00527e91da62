// What a matching is asked with. All of it may be left out where a person says it already.
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
    postal_code: Type.Optional(Text('Postal code.', 20, { examples: ['10001'] })),
    latitude: Type.Optional(latitude),
    longitude: Type.Optional(longitude),
    max_distance_km: Type.Optional(
      Type.Number({
        description: 'How far they go to meet in person, in kilometres. Needs coordinates.',
        minimum: 0.1,
        maximum: 1_000,
        examples: [25],
      }),
    ),
  },
  { description: 'Where the person is when they meet.', examples: [{ jurisdiction: 'US-NY' }] },
)

export const Payment = Type.Object(
  {
    type: Choice(['insurance', 'self_pay'], 'Who pays.', { examples: ['insurance'] }),
    payer_id: Type.Optional(payer),
    plan_id: Type.Optional(plan),
    max_amount: Type.Optional(
      Whole('The most a session may cost, in the smallest unit.', 0, 100_000_000, {
        examples: [15_000],
      }),
    ),
    currency: Type.Optional(
      Text('ISO 4217, in lower case.', 3, { pattern: '^[a-z]{3}$', examples: ['usd'] }),
    ),
  },
  { description: 'How it is paid.', examples: [{ type: 'insurance', payer_id: 'aetna' }] },
)

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const time = (description: string, example: string) =>
  Text(description, 5, {
    pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
    examples: [example],
    says: 'must be a time of day, as in 09:00.',
  })
export const Window = Type.Object({
  day: Choice(days, 'On which day.', { examples: ['monday'] }),
  start_time: time('From when on.', '17:00'),
  end_time: time('Until when; one that is not later is meant on the next day.', '20:00'),
  time_zone: TimeZone('By the clock of which zone.'),
})

export const Preference = Type.Object({
  attribute: Choice(attributes, 'Of what.', { examples: ['gender'] }),
  values: ListOf(word('A value.', 'woman'), 'Any of these.', 20, {
    minItems: 1,
    examples: [['woman']],
  }),
  strength: Choice(['must', 'prefer', 'avoid'], 'How much it matters.', { examples: ['prefer'] }),
  weight: Type.Optional(
    Type.Number({ description: 'Against the others.', minimum: 0.1, maximum: 10, examples: [1] }),
  ),
  stated_by_person: Type.Optional(
    Type.Boolean({
      description: 'Whether the person said so themself. What is sensitive counts only then.',
      examples: [true],
    }),
  ),
})

const Language = Type.Object({
  code: LanguageTag,
  required: Type.Optional(
    Type.Boolean({ description: 'Whether it must be.', default: true, examples: [true] }),
  ),
})

// The weights of components, where they are not to be the usual ones.
const WeightsSaid = Type.Object(
  Object.fromEntries(
    componentCodes.map((code) => [
      code,
      Type.Optional(
        Type.Number({ description: 'Its weight.', minimum: 0, maximum: 1, examples: [0.1] }),
      ),
    ]),
  ),
  { description: 'Weights of your own, by component.', examples: [{ time_to_first_slot: 0.2 }] },
)

const measures = Type.Record(
  Type.String({ pattern: '^[a-z0-9]{1,20}$' }),
  Type.Integer({ minimum: 0, maximum: 100 }),
  {
    description: 'Totals of instruments, by their codes: how severe it is.',
    maxProperties: 10,
    examples: [{ phq9: 14 }],
    says: 'must be whole numbers by the codes of instruments, as in phq9.',
  },
)

const said = {
  concerns: ListOf(word('A concern.', 'anxiety'), 'What they want help with.', 20, {
    examples: [['anxiety']],
  }),
  measures,
  risk: Choice(['none', 'low', 'moderate', 'acute'], 'How acute the danger is, if it is known.', {
    examples: ['none'],
  }),
  location: Location,
  format,
  type,
  service: Choice(['therapy', 'prescribing'], 'What is sought.', {
    default: 'therapy',
    examples: ['therapy'],
  }),
  level_of_care: Choice(levels_of_care, 'How intensive the care has to be.', {
    default: usual_level,
    examples: [usual_level],
  }),
  payment: Payment,
  languages: ListOf(Language, 'Languages they want to speak.', 10, {
    examples: [[{ code: 'en', required: true }]],
  }),
  age_group: profileFields.age_groups.items,
  preferences: ListOf(Preference, 'What they would like, or must have.', 20, { examples: [[]] }),
  modalities: ListOf(word('A modality.', 'cbt'), 'Ways of working they want.', 10, {
    examples: [['cbt']],
  }),
  windows: ListOf(Window, 'Hours that suit them.', 30, { examples: [[]] }),
  start_by: Timestamp('The latest a first session may begin; 14 days ahead unless said.'),
  exclude_practitioner_ids: ListOf(Id('prac', 'A practitioner.'), 'Not these.', 200, {
    examples: [[]],
  }),
  limit: Whole('How many candidates, at most.', 1, most_candidates, {
    default: usual_candidates,
    examples: [20],
  }),
  weights: WeightsSaid,
  seed: Whole('For the same list again; drawn unless said.', 0, 4_294_967_295, { examples: [7] }),
}

export const person_id = Id('per', 'For whom.')

export const MatchingCreate = Type.Object(
  {
    ...Changes({ person_id, ...said, metadata: Metadata }).properties,
  },
  {
    examples: [{ concerns: ['anxiety'], location: { jurisdiction: 'US-NY' } }],
  },
)

export type MatchingCreate = Static<typeof MatchingCreate>
