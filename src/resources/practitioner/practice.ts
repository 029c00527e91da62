// How somebody practices: in whose networks and since when, where, and at which levels of care.
import Type, { type Static } from 'typebox'
import { invalid } from '#catalogue/api_error.ts'
import { Choice, Day, ListOf, Nullable, Text, Timestamp } from '#fields.ts'
import { jurisdiction } from './credentials.ts'

const named = (description: string, example: string) =>
  Text(description, 50, { pattern: '^[A-Za-z0-9_.-]+$', examples: [example] })

export const payer = named('A payer, by your id for it.', 'aetna')
export const plan = named('A plan of the payer, by your id for it.', 'open_access_ppo')

export const network_sources = ['attested', 'contract', 'payer_directory'] as const

export const NetworkParticipation = Type.Object({
  payer_id: payer,
  plan_ids: Type.Optional(
    ListOf(plan, 'For these plans alone; without any, for all of the payer.', 100, {
      examples: [['open_access_ppo']],
    }),
  ),
  starts_on: Type.Optional(Nullable(Day('The first day it holds.', '2026-01-01'))),
  ends_on: Type.Optional(Nullable(Day('The first day it no longer holds.', '2028-01-01'))),
  source: Type.Optional(
    Choice(network_sources, 'What this was read from.', {
      default: 'attested',
      examples: ['contract'],
    }),
  ),
  verified_at: Type.Optional(
    Nullable(Timestamp('When that was last confirmed.', '2026-10-01T09:00:00.000Z')),
  ),
})

const degrees = (description: string, most: number, example: number) =>
  Type.Number({ description, minimum: -most, maximum: most, examples: [example] })
export const latitude = degrees('Degrees north of the equator.', 90, 40.7506)
export const longitude = degrees('Degrees east of Greenwich.', 180, -73.9972)

export const PracticeLocation = Type.Object({
  name: Type.Optional(Text('What it is called.', 100, { examples: ['Midtown office'] })),
  line: Type.Optional(Text('Street and number.', 200, { examples: ['350 Fifth Avenue'] })),
  city: Type.Optional(Text('City.', 100, { examples: ['New York'] })),
  jurisdiction,
  postal_code: Type.Optional(Text('Postal code.', 20, { examples: ['10001'] })),
  latitude: Type.Optional(latitude),
  longitude: Type.Optional(longitude),
})

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
    'Whose networks they are in, with no more known of it: for every plan, on every day. Of a ' +
      'payer who is also in network_participations, those count alone.',
    100,
    { examples: [['aetna']] },
  ),
  network_participations: Type.Array(NetworkParticipation, {
    description: 'Whose networks they are in, from when until when, and for which plans.',
    maxItems: 200,
    examples: [[{ payer_id: 'cigna', starts_on: '2026-01-01', source: 'contract' }]],
  }),
  practice_locations: Type.Array(PracticeLocation, {
    description:
      'Where they meet in person. Who names any meets nowhere else, and is found by distance ' +
      'where coordinates are given.',
    maxItems: 20,
    examples: [[{ jurisdiction: 'US-NY', postal_code: '10001' }]],
  }),
  levels_of_care: ListOf(
    Choice(levels_of_care, 'A level of care.'),
    'How intensive the care is that they give; outpatient, where nothing is said.',
    5,
    { examples: [['outpatient']] },
  ),
}

type Practice = {
  network_participations?: Static<typeof NetworkParticipation>[]
  practice_locations?: Static<typeof PracticeLocation>[]
}

export function requirePractice({
  network_participations = [],
  practice_locations = [],
}: Practice) {
  network_participations.forEach(({ starts_on, ends_on }, at) => {
    if (!starts_on || !ends_on || ends_on > starts_on) return
    throw invalid(`network_participations[${at}].ends_on`, 'Participation ends after it starts.')
  })
  practice_locations.forEach((place, at) => {
    if ((place.latitude === undefined) === (place.longitude === undefined)) return
    const missing = place.latitude === undefined ? 'latitude' : 'longitude'
    throw invalid(`practice_locations[${at}].${missing}`, 'One needs the other.')
  })
}
