// Schemas of payer networks, practice locations and levels of care.
import Type, { type Static } from 'typebox'
import { invalid } from '#catalogue/api_error.ts'
import { Choice, DateOnly, ListOf, Nullable, Text, Timestamp, UpdateOf } from '#kernel/fields.ts'
import { Address } from '#kernel/person_fields.ts'
import { endsBefore } from '#kernel/valid_dates.ts'
import { jurisdiction } from './jurisdiction.ts'

const identifier = (description: string, example: string) =>
  Text(description, 50, { pattern: '^[A-Za-z0-9_.-]+$', examples: [example] })

export const payer = identifier('Your ID for the payer.', 'aetna')
export const plan = identifier("Your ID for the payer's plan.", 'open_access_ppo')

export const network_sources = ['attested', 'contract', 'payer_directory'] as const

export const NetworkParticipation = Type.Object(
  {
    payer_id: payer,
    plan_ids: Type.Optional(
      ListOf(
        plan,
        "Plans the participation covers. All of the payer's plans if omitted or empty.",
        100,
        {
          examples: [['open_access_ppo']],
        },
      ),
    ),
    starts_on: Type.Optional(
      Nullable(DateOnly('First day of the participation. Null for no start date.', '2026-01-01')),
    ),
    ends_on: Type.Optional(
      Nullable(
        DateOnly('End date: the last day of the participation. Null if open-ended.', '2027-12-31'),
      ),
    ),
    source: Type.Optional(
      Choice(network_sources, 'Source of the participation data.', {
        default: 'attested',
        examples: ['contract'],
      }),
    ),
    verified_at: Type.Optional(
      Nullable(Timestamp('When the participation was last confirmed.', '2026-10-01T09:00:00.000Z')),
    ),
  },
  { title: 'network_participation', description: 'Participation in a payer network.' },
)

const degrees = (description: string, most: number, example: number) =>
  Type.Number({ description, minimum: -most, maximum: most, examples: [example] })
export const latitude = degrees('Latitude in decimal degrees.', 90, 40.7506)
export const longitude = degrees('Longitude in decimal degrees.', 180, -73.9972)

// The address can be incomplete: the street of a home office isn't published.
const { country, ...address_fields } = Address('Postal address.').properties
const address = {
  ...address_fields,
  country: {
    ...country,
    default: undefined,
    description: 'Two-letter ISO 3166-1 country code.',
  },
}

export const PracticeLocation = Type.Object(
  {
    name: Type.Optional(
      Text('Name of the practice location.', 100, { examples: ['Midtown office'] }),
    ),
    ...UpdateOf(address).properties,
    jurisdiction,
    latitude: Type.Optional(latitude),
    longitude: Type.Optional(longitude),
  },
  { title: 'practice_location', description: 'Location for in-person sessions.' },
)

export const levels_of_care = [
  'outpatient',
  'intensive_outpatient',
  'partial_hospitalization',
  'residential',
  'inpatient',
] as const

export const practiceFields = {
  payer_networks: ListOf(
    payer,
    'Payers the practitioner is in network with, for all plans and dates. For a payer listed in ' +
      '`network_participations`, only those entries apply.',
    100,
    { examples: [['aetna']] },
  ),
  network_participations: Type.Array(NetworkParticipation, {
    description: 'Payer network participations, with dates and plans.',
    maxItems: 200,
    examples: [[{ payer_id: 'cigna', starts_on: '2026-01-01', source: 'contract' }]],
  }),
  practice_locations: Type.Array(PracticeLocation, {
    description:
      'Locations for in-person sessions. If any are listed, the practitioner sees people in ' +
      'person only there. Coordinates enable matching by distance.',
    maxItems: 20,
    examples: [[{ jurisdiction: 'US-NY', postal_code: '10001' }]],
  }),
  levels_of_care: ListOf(
    Choice(levels_of_care, 'Level of care, for example `outpatient`.'),
    'Levels of care the practitioner provides. Treated as `outpatient` if empty.',
    5,
    { examples: [['outpatient']] },
  ),
}

type Practice = {
  network_participations?: Static<typeof NetworkParticipation>[]
  practice_locations?: Static<typeof PracticeLocation>[]
}

// Checks the rules between fields that the schema can't express.
export function requireValidPractice({
  network_participations = [],
  practice_locations = [],
}: Practice) {
  network_participations.forEach(({ starts_on, ends_on }, at) => {
    if (!starts_on || !endsBefore(starts_on, ends_on)) return
    throw invalid(
      `network_participations[${at}].ends_on`,
      '`ends_on` must be on or after `starts_on`.',
    )
  })
  practice_locations.forEach(({ latitude, longitude }, at) => {
    if ((latitude === undefined) === (longitude === undefined)) return
    const missing = latitude === undefined ? 'latitude' : 'longitude'
    throw invalid(
      `practice_locations[${at}].${missing}`,
      '`latitude` and `longitude` must be sent together.',
    )
  })
}
