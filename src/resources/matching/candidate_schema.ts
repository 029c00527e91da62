// A candidate as it is shown: its place, its score in parts that add up, its reasons, its times.
import Type from 'typebox'
import { Choice, Day, Id, livemode, Nullable, Text, Timestamp } from '#fields.ts'
import { plan } from '#resources/practitioner/practice.ts'
import { components, componentCodes, gates } from './model.ts'

const number = (description: string, example: number) =>
  Type.Number({ description, examples: [example] })
const count = (description: string, example: number) =>
  Type.Integer({ description, minimum: 0, examples: [example] })

const Component = Type.Object({
  code: Choice(componentCodes, 'Which.', { examples: ['clinical_fit'] }),
  value: number('From 0 to 1; the balance of exposure from -1 to 1.', 0.5),
  weight: number('What it counts.', 0.24),
  contribution: number('What it adds to the score.', 0.12),
  detail: Type.Optional(
    Text('What stands behind it, where something does.', 100, { examples: ['1 of 2 concerns'] }),
  ),
})
const Sentence = Type.Object({
  code: Text('A word for programs.', 60, { examples: ['works_with_concerns'] }),
  text: Text('A sentence for people.', 300, { examples: ['Works with what was asked for.'] }),
})
const Slot = Type.Object({
  starts_at: Timestamp('When it begins.'),
  ends_at: Timestamp('When it ends.', '2027-03-01T17:50:00.000Z'),
})

export const Candidate = Type.Object(
  {
    rank: count('Its place, from 1.', 1),
    practitioner_id: Id('prac', 'Who.'),
    score: number('The sum of all contributions.', 0.71),
    components: Type.Array(Component, { description: 'What the score is made of.' }),
    reasons: Type.Array(Sentence, { description: 'What speaks for them.' }),
    cautions: Type.Array(Sentence, { description: 'What to know before.' }),
    authorization: Type.Object(
      {
        id: Nullable(Text('The license or privilege.', 64, { examples: ['lic_1'] })),
        kind: Nullable(Text('What it is.', 40, { examples: ['license'] })),
        jurisdiction: Text('Where the person is.', 6, { examples: ['US-NY'] }),
        valid_until: Nullable(Text('The first day it may no longer hold.', 10)),
      },
      { description: 'By what they may treat there, on the day of the first time.' },
    ),
    network: Nullable(
      Type.Object(
        {
          payer_id: Text('The payer.', 50, { examples: ['aetna'] }),
          plan_id: Type.Optional(Nullable(plan)),
          status: Choice(['in_network'], 'As the directory says.', { examples: ['in_network'] }),
          source: Type.Optional(Text('What that was read from.', 20, { examples: ['contract'] })),
          verified_at: Type.Optional(Nullable(Timestamp('When that was last confirmed.'))),
          ends_on: Type.Optional(Nullable(Day('The first day they are no longer in it.'))),
        },
        { description: 'By what they are in the network, on the day of the first time.' },
      ),
    ),
    practice_location: Type.Optional(
      Nullable(
        Type.Object(
          {
            name: Nullable(Text('What it is called.', 100, { examples: ['Midtown office'] })),
            city: Nullable(Text('City.', 100, { examples: ['New York'] })),
            postal_code: Nullable(Text('Postal code.', 20, { examples: ['10001'] })),
            distance_km: Nullable(number('How far it is, as the crow flies.', 3.2)),
          },
          { description: 'Where they meet in person: the nearest, where that is known.' },
        ),
      ),
    ),
    estimated_cost: Nullable(
      Type.Object(
        {
          amount: count('In the smallest unit of the currency.', 15_000),
          currency: Text('ISO 4217, in lower case.', 3, { examples: ['usd'] }),
          basis: Choice(['published_rate'], 'What it rests on.', { examples: ['published_rate'] }),
          as_of: Type.Optional(Timestamp('When that was so.')),
        },
        { description: 'What a session costs who pays for themself.' },
      ),
    ),
    earliest_slots: Type.Array(Slot, { description: 'The next times that can be booked.' }),
    evidence: Type.Object(
      { n: count('Courses of care.', 12), reliability: number('n / (n + 19).', 0.387097) },
      { description: 'How much the track record rests on.' },
    ),
    exploration: Type.Boolean({
      description: 'Whether they are shown because little is known of them.',
      examples: [false],
    }),
    propensity: number('How likely it was that they were shown.', 1),
  },
  { description: 'One who can be booked.' },
)

export const Exclusions = Type.Object(
  Object.fromEntries(
    Object.entries(gates).map(([code, meaning]) => [code, Type.Optional(count(meaning, 4))]),
  ),
  { description: 'How many were left out, each by the first gate they failed.' },
)

export const Relaxation = Type.Object({
  code: Text('A gate.', 40, { examples: ['language'] }),
  would_add: count(
    'How many there would be without it; of more than 20, some may have no time.',
    3,
  ),
})

export const UsedWeights = Type.Object(
  Object.fromEntries(
    componentCodes.map((code) => [code, number(components[code].meaning, components[code].weight)]),
  ),
  { description: 'What each component counts.' },
)

export const MatchingModel = Type.Object(
  {
    object: Type.Literal('matching_model', { description: 'What kind of object this is.' }),
    livemode,
    model_version: Text('Its version.', 20, { examples: ['2026-11-1'] }),
    components: Type.Array(
      Type.Object({
        code: Choice(componentCodes, 'Which.', { examples: ['clinical_fit'] }),
        weight: number('What it counts.', 0.24),
        meaning: Text('What it is.', 300, { examples: ['How many of the concerns.'] }),
      }),
      { description: 'What the score is made of.' },
    ),
    gates: Type.Array(
      Type.Object({
        code: Text('A gate.', 40, { examples: ['language'] }),
        meaning: Text('Who fails it.', 300, { examples: ['Does not speak it.'] }),
      }),
      { description: 'What nobody who is shown fails.' },
    ),
    prior_courses: count('What is usual counts as much as so many courses.', 19),
    places_per_explorer: count('One place in so many is for those little is known of.', 10),
    exposure_days: count('For how many days what was shown counts.', 28),
    open_hours: count('For how many hours a matching stays open.', 72),
  },
  { title: 'matching_model', description: 'How candidates are found and ranked.' },
)
