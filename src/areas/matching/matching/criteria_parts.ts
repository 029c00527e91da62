// Parts of a matching's criteria: location, payment, times and preferences.
import Type from 'typebox'
import { Choice, ListOf, Text, TimeZone } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { jurisdiction } from '#areas/practitioners/practitioner/jurisdiction.ts'
import { latitude, longitude, payer, plan } from '#areas/practitioners/practitioner/practice.ts'
import { attributes } from '#areas/matching/ranking/model.ts'

export const word = (description: string, example: string) =>
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
    max_amount: Type.Optional(Money('Maximum price per session.', 15_000)),
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
    rule: 'must be a time of day, for example `09:00`.',
  })
export const Window = Type.Object(
  {
    day: Choice(days, 'Day of the week.', { examples: ['monday'] }),
    start_time: time('Start time as `HH:MM`.', '17:00'),
    end_time: time('End time as `HH:MM`. On the next day if at or before `start_time`.', '20:00'),
    time_zone: TimeZone('IANA time zone of the times.'),
  },
  { title: 'preferred_window', description: 'A weekly time that works for the person.' },
)

export const Preference = Type.Object(
  {
    attribute: Choice(attributes, 'Practitioner attribute.', { examples: ['gender'] }),
    values: ListOf(
      word('Attribute value.', 'woman'),
      'Acceptable values. Any of them matches.',
      20,
      {
        minItems: 1,
        examples: [['woman']],
      },
    ),
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
          'True if the person stated the preference. Sensitive attributes count only then. ' +
          'Default: false.',
        examples: [true],
      }),
    ),
  },
  { title: 'matching_preference', description: 'A preference regarding the practitioner.' },
)
