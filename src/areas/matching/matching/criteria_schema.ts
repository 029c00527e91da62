// Request schema of a matching. Fields known from the person can be omitted.
import Type, { type Static } from 'typebox'
import {
  UpdateOf,
  Choice,
  Id,
  LanguageTag,
  ListOf,
  Metadata,
  Timestamp,
  Integer,
} from '#kernel/fields.ts'
import { format, type } from '#areas/sessions/availability/session_type.ts'
import { levels_of_care } from '#areas/practitioners/practitioner/practice.ts'
import { profileFields } from '#areas/practitioners/practitioner/profile.ts'
import { Location, Payment, Preference, Window, word } from './criteria_parts.ts'
import {
  componentCodes,
  most_candidates,
  usual_candidates,
  usual_level,
} from '#areas/matching/ranking/model.ts'

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
    title: 'custom_weights',
    description: "Custom weights by component. Not available with a person's scoped token.",
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
    rule: 'must map instrument codes to integers, for example `{"phq9": 14}`.',
  },
)

const criteria = {
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
  service_id: Id('svc', 'ID of the service to book. Decides the format, type and length.'),
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
  limit: Integer('Maximum number of candidates, 1 to 50. Default: 20.', 1, most_candidates, {
    default: usual_candidates,
    examples: [20],
  }),
  weights: WeightsSaid,
  seed: Integer(
    'Random seed. The same seed and data give the same list. Default: random.',
    0,
    4_294_967_295,
    { examples: [7] },
  ),
}

export const person_id = Id('per', 'ID of the person to match.')

export const MatchingCreate = Type.Object(
  {
    ...UpdateOf({ person_id, ...criteria, metadata: Metadata }).properties,
  },
  {
    examples: [{ concerns: ['anxiety'], location: { jurisdiction: 'US-NY' } }],
  },
)

export type MatchingCreate = Static<typeof MatchingCreate>
