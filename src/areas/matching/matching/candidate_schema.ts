// Schema of a candidate: rank, score components, reasons and slots.
import Type from 'typebox'
import { Choice, DateOnly, Id, Nullable, Text, Timestamp } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { plan } from '#areas/practitioners/practitioner/practice.ts'
import { components, componentCodes, gates } from '#areas/matching/ranking/model.ts'

const number = (description: string, example: number) =>
  Type.Number({ description, examples: [example] })
const count = (description: string, example: number) =>
  Type.Integer({ description, minimum: 0, examples: [example] })

const Component = Type.Object({
  code: Choice(componentCodes, 'Score component.', { examples: ['clinical_fit'] }),
  value: number('Component value, 0 to 1. `exposure_balance` ranges from -1 to 1.', 0.5),
  weight: number('Weight of the component.', 0.24),
  contribution: number('Contribution to the score: value times weight.', 0.12),
  detail: Type.Optional(
    Text('Basis of the value, for example `1 of 2 concerns`. Absent if not applicable.', 100, {
      examples: ['1 of 2 concerns'],
    }),
  ),
})
const Sentence = Type.Object({
  code: Text('Code of the statement. Branch on this value.', 60, {
    examples: ['works_with_concerns'],
  }),
  text: Text('Human-readable statement.', 300, { examples: ['Treats 1 of 2 of the concerns.'] }),
})
const Slot = Type.Object({
  starts_at: Timestamp('Start time of the slot.'),
  ends_at: Timestamp('End time of the slot.', '2027-03-01T17:50:00.000Z'),
})

export const Candidate = Type.Object(
  {
    rank: count('Position in the list, starting at 1.', 1),
    practitioner_id: Id('prac', 'ID of the practitioner.'),
    score: number('Match score: the sum of all contributions.', 0.71),
    components: Type.Array(Component, { description: 'Components of the score.' }),
    reasons: Type.Array(Sentence, { description: 'Reasons in favor of the candidate.' }),
    cautions: Type.Array(Sentence, {
      description: 'Things to know before choosing the candidate.',
    }),
    authorization: Type.Object(
      {
        id: Nullable(Text('ID of the license or privilege.', 64, { examples: ['lic_1'] })),
        kind: Nullable(
          Text('Kind of credential: `license`, `privilege` or `authority`.', 40, {
            examples: ['license'],
          }),
        ),
        jurisdiction: Text("Jurisdiction of the person's location.", 6, { examples: ['US-NY'] }),
        valid_until: Nullable(
          Text('Last day the authorization is known to be valid. Null if no end is known.', 10),
        ),
      },
      { description: 'Credential that authorizes treatment on the date of the first slot.' },
    ),
    network: Nullable(
      Type.Object(
        {
          payer_id: Text('Your ID for the payer.', 50, { examples: ['aetna'] }),
          plan_id: Type.Optional(Nullable(plan)),
          status: Choice(['in_network'], 'Network status according to the directory.', {
            examples: ['in_network'],
          }),
          source: Type.Optional(
            Text('Source of the participation data.', 20, { examples: ['contract'] }),
          ),
          verified_at: Type.Optional(
            Nullable(Timestamp('When the participation was last confirmed.')),
          ),
          ends_on: Type.Optional(
            Nullable(DateOnly('End date: the last day in network. Null if open-ended.')),
          ),
        },
        {
          description: 'Network participation on the date of the first slot. Null without a payer.',
        },
      ),
    ),
    practice_location: Type.Optional(
      Nullable(
        Type.Object(
          {
            name: Nullable(
              Text('Name of the practice location.', 100, { examples: ['Midtown office'] }),
            ),
            city: Nullable(Text('City of the practice location.', 100, { examples: ['New York'] })),
            postal_code: Nullable(
              Text('Postal code of the practice location.', 20, { examples: ['10001'] }),
            ),
            distance_km: Nullable(
              number('Straight-line distance in kilometers. Null without coordinates.', 3.2),
            ),
          },
          { description: 'Nearest practice location. In-person matchings only.' },
        ),
      ),
    ),
    estimated_cost: Nullable(
      Type.Object(
        {
          amount: Money('Price of the session.', 15_000),
          basis: Choice(['published_rate'], 'Basis of the estimate.', {
            examples: ['published_rate'],
          }),
          as_of: Type.Optional(Timestamp('When the estimate was calculated.')),
        },
        {
          description:
            'Estimated self-pay cost of a session. Null if insurance pays or no rate is published.',
        },
      ),
    ),
    earliest_slots: Type.Array(Slot, { description: 'Up to three next open slots.' }),
    evidence: Type.Object(
      {
        courses: count('Number of completed courses of care.', 12),
        reliability: number('Reliability of the track record: courses / (courses + 19).', 0.387097),
      },
      { description: 'Evidence behind the track record.' },
    ),
    exploration: Type.Boolean({
      description: 'True if listed to gather data on a practitioner with little track record.',
      examples: [false],
    }),
    propensity: number('Probability that the practitioner was listed.', 1),
  },
  { description: 'Practitioner who meets every requirement and can be booked.' },
)

export const Exclusions = Type.Object(
  Object.fromEntries(
    Object.entries(gates).map(([code, meaning]) => [code, Type.Optional(count(meaning, 4))]),
  ),
  { description: 'Number of practitioners excluded, by the first requirement they failed.' },
)

export const Relaxation = Type.Object({
  code: Text(
    'Requirement that could be dropped. `format` means the other format, without ' +
      '`max_distance_km`.',
    40,
    { examples: ['language'] },
  ),
  additional_candidates: count(
    'Candidates if this were dropped. Above 20, some may have no open slot.',
    3,
  ),
})

export const UsedWeights = Type.Object(
  Object.fromEntries(
    componentCodes.map((code) => [code, number(components[code].meaning, components[code].weight)]),
  ),
  { description: 'Weight of each score component.' },
)
