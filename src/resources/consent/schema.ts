// A consent: what a person agrees to (or refuses) to have done or shared, how they said so, and
// until when it holds.
import Type, { type Static } from 'typebox'
import {
  Changes,
  Choice,
  Day,
  Id,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import {
  actions,
  consentKinds,
  dataCategories,
  partyTypes,
  purposes,
} from '#resources/permission/words.ts'
import { Evidence, example_sha256, Revocation, Sha256 } from './evidence_schema.ts'
import { consentKind, consentLifecycle, reason } from './lifecycle.ts'

const some = <Value extends string>(values: readonly Value[], what: string, example: Value[]) =>
  ListOf(Choice(values, 'One of them.'), what, values.length, { examples: [example] })

export const party = {
  type: Choice(partyTypes, 'What they are. A class is for Part 2 consents alone.', {
    examples: ['organization'],
  }),
  id: Type.Optional(Nullable(Text('Their id here, or of the payer; for a class, its word.', 100))),
  name: Type.Optional(Nullable(Text('Their name.', 200, { examples: ['Lakeside Clinic'] }))),
}

export const Party = Type.Object(party, {
  description: 'Somebody who gives or receives.',
  examples: [{ type: 'organization', name: 'Lakeside Clinic' }],
})

const Recipient = Type.Object(
  { ...party, revoked_at: Type.Optional(Nullable(Timestamp('When it ended for them.'))) },
  {
    description: 'Who may receive.',
    examples: [{ type: 'organization', name: 'Lakeside Clinic' }],
  },
)

const end_event = Text('What ends it, where that is no date.', 200, {
  examples: ['end_of_treatment'],
})

const kind = Choice(consentKinds, 'What it is about.', { examples: ['treatment'] })
const person_id = Id('per', 'Whose consent it is.')
const supersedes_id = Id('con', 'The consent it takes the place of once it is granted.')
const Grantor = Type.Object(
  {
    capacity: Choice(['self', 'parent', 'guardian', 'poa', 'executor'], 'As what they sign.'),
    relationship_id: Type.Optional(
      Nullable(Id('rel', 'The relationship of the person that lets them.')),
    ),
    authority_evidence_id: Type.Optional(Nullable(Text('Your document that shows it.', 200))),
  },
  { description: 'Who agrees: the person, or who stands in for them.' },
)

// What is agreed to, and with whom.
export const terms = {
  decision: Choice(['permit', 'deny'], 'Whether it allows or forbids. Forbidding wins.'),
  regimes: ListOf(
    Text('hipaa, part2, state:CA, country:DE ...', 40, {
      pattern: '^(hipaa|part2|state:[A-Z]{2}|country:[A-Z]{2})$',
      examples: ['hipaa'],
      says: 'must be hipaa, part2, state: or country: and two letters.',
    }),
    'The rules it must meet.',
    10,
  ),
  purposes: some(purposes, 'For what; none means for anything.', ['treatment']),
  disclosers: ListOf(Party, 'Who may share.', 50),
  recipients: ListOf(Party, 'Who may receive.', 50),
  data_categories: some(dataCategories, 'What may be shared.', ['progress_notes']),
  data_period: Nullable(
    Type.Object(
      {
        start: Nullable(Day('The first day of care it is about.')),
        end: Nullable(Day('The last one.')),
      },
      { description: 'Which days of care it is about; none means all.' },
    ),
  ),
  actions: some(actions, 'What may be done with it; none means all but sharing on.', ['disclose']),
  period: Type.Object(
    {
      start: Type.Optional(Nullable(Timestamp('From when; without it, from when it is signed.'))),
      end: Type.Optional(Nullable(Timestamp('Until when.', '2028-03-01T00:00:00.000Z'))),
      end_event: Type.Optional(Nullable(end_event)),
    },
    { description: 'When it holds.' },
  ),
  document: Nullable(
    Type.Object(
      {
        template_id: Type.Optional(Nullable(Text('Your name for the document.', 200))),
        version: Text('Its version.', 100, { examples: ['2027-01'] }),
        locale: Type.Optional(Nullable(Text('Its language.', 35))),
        sha256: Sha256('The SHA-256 of what was shown, in hex.'),
      },
      { description: 'The very document that is signed.' },
    ),
  ),
  statements: Type.Object(
    {
      revocation: Type.Boolean({ description: 'It says how it can be taken back.' }),
      conditioning: Type.Boolean({
        description: 'It says whether treatment depends on it.',
      }),
      treatment_conditioned: Type.Optional(
        Type.Boolean({ description: 'Whether treatment does depend on it.' }),
      ),
      redisclosure: Type.Boolean({ description: 'It says what recipients may do with it.' }),
    },
    { description: 'What the document tells the person.' },
  ),
  grantor: Grantor,
}

const { status, ...moments } = lifecycleFields(consentLifecycle)

export const Consent = Resource('consent', consentKind.prefix, {
  person_id,
  kind,
  status,
  ...terms,
  recipients: ListOf(Recipient, 'Who may receive.', 50),
  evidence: Type.Array(Evidence, {
    description: 'How it was signed.',
    maxItems: 10,
    examples: [[]],
  }),
  revocation: Nullable(Revocation),
  reason: Nullable(reason),
  supersedes_id: Nullable(supersedes_id),
  superseded_by_id: Nullable(Id('con', 'The consent that took its place.')),
  ...moments,
})

export const ConsentCreate = Type.Object(
  {
    person_id,
    kind,
    ...Changes(terms).properties,
    supersedes_id: Type.Optional(Nullable(supersedes_id)),
    metadata: Type.Optional(Metadata),
  },
  {
    examples: [
      {
        person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        kind: 'treatment',
        purposes: ['treatment'],
        document: { version: '2027-01', sha256: example_sha256 },
      },
    ],
  },
)

export const ConsentChange = Type.Object({
  ...Changes(terms).properties,
  metadata: Type.Optional(MetadataChange),
})

export const consentFilters = Changes({ person_id, kind, status }).properties

export type ConsentCreate = Static<typeof ConsentCreate>
export type ConsentChange = Static<typeof ConsentChange>
