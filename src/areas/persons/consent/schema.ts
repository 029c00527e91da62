// A consent: what a person permits or denies, the evidence of their signature, and the period it is
// in force.
import Type, { type Static, type TSchema } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  DateOnly,
  hiddenFromPersons,
  Id,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import { external_id } from '#kernel/external_id.ts'
import { lifecycleFields } from '#kernel/lifecycle.ts'
import {
  actions,
  consentKinds,
  dataCategories,
  partyTypes,
  purposes,
} from '#areas/persons/consent_decision/vocabulary.ts'
import { Evidence, example_sha256, Revocation, Sha256 } from './evidence_schema.ts'
import { consentKind, consentLifecycle, reason } from './lifecycle.ts'

const some = <Value extends string>(
  value: { title: string; values: readonly Value[]; description: string },
  what: string,
  example: Value[],
) =>
  ListOf(
    Choice(value.values, value.description, { title: value.title }),
    what,
    value.values.length,
    {
      examples: [example],
    },
  )
const covered = {
  purpose: { title: 'purpose', values: purposes, description: 'Purpose of the use or disclosure.' },
  data_category: { title: 'data_category', values: dataCategories, description: 'Data category.' },
  action: { title: 'consent_action', values: actions, description: 'A covered action.' },
}

const optional = <Field extends TSchema>(field: Field) => Type.Optional(Nullable(field))
const Flag = (description: string) => Type.Boolean({ description })

export const party = {
  type: Choice(partyTypes, 'Type of party. `class` is allowed in `part2_tpo` consents only.', {
    examples: ['organization'],
  }),
  id: optional(Text('ID of the practitioner, payer or other party. For a class, its name.', 100)),
  name: optional(Text('Name of the party.', 200, { examples: ['Lakeside Clinic'] })),
}

export const Party = Type.Object(party, {
  title: 'party',
  description: 'Party that shares or receives data.',
  examples: [{ type: 'organization', name: 'Lakeside Clinic' }],
})

const Recipient = Type.Object(
  {
    ...party,
    revoked_at: optional(
      Timestamp("When the consent was revoked for this recipient. Null if it wasn't."),
    ),
  },
  {
    description: 'Party that is permitted to receive data.',
    examples: [{ type: 'organization', name: 'Lakeside Clinic' }],
  },
)

const end_event = Text('Event that ends the consent, as an alternative to `end`.', 200, {
  examples: ['end_of_treatment'],
})

const kind = Choice(consentKinds, 'Kind of consent.', {
  title: 'consent_kind',
  examples: ['treatment'],
})
const person_id = Id('per', 'ID of the person the consent is about.')
const supersedes_id = Id('con', 'ID of the consent that this one replaces once it is granted.')
const Grantor = Type.Object(
  {
    capacity: Choice(['self', 'parent', 'guardian', 'poa', 'executor'], 'Capacity of the signer.'),
    relationship_id: optional(
      Id('rel', 'ID of the relationship that authorizes the grantor. Null for `self`.'),
    ),
    authority_evidence_id: optional(
      Text('ID of the document in your system that proves the authority.', 200),
    ),
  },
  {
    title: 'grantor',
    description: 'Who signs: the person (`self`, the default) or a personal representative.',
  },
)

const recipients_covered =
  'Recipients covered. If empty, a permit covers only practitioners of your account.'

// The terms of the consent.
export const terms = {
  decision: Choice(['permit', 'deny'], 'Permits or denies. A denial takes precedence.'),
  regimes: ListOf(
    Text('Legal regime: `hipaa`, `part2`, or a jurisdiction such as `US-CA` or `DE`.', 40, {
      pattern: '^(hipaa|part2|[A-Z]{2}(-[A-Z0-9]{1,3})?)$',
      examples: ['hipaa'],
      rule: 'must be `hipaa`, `part2` or an ISO 3166 code, for example `US-CA` or `DE`.',
    }),
    'Legal regimes whose requirements the consent must meet.',
    10,
  ),
  purposes: some(covered.purpose, 'Purposes covered. Empty covers any purpose.', ['treatment']),
  disclosers: ListOf(Party, 'Parties permitted to share data.', 50),
  recipients: ListOf(Party, recipients_covered, 50),
  data_categories: some(
    covered.data_category,
    'Data categories covered. If empty, a permit covers ordinary data.',
    ['progress_notes'],
  ),
  data_period: Nullable(
    Type.Object(
      {
        start: Nullable(DateOnly('First date of service that is covered.')),
        end: Nullable(DateOnly('Last date of service that is covered.')),
      },
      { description: 'Dates of service the consent covers. Null covers all.' },
    ),
  ),
  actions: some(covered.action, 'Actions covered. Empty covers all except `redisclose`.', [
    'disclose',
  ]),
  period: Type.Object(
    {
      start: optional(Timestamp('Start of the period. Defaults to the time of signing.')),
      end: optional(
        Timestamp('End of the period. Null if it has none.', '2028-03-01T00:00:00.000Z'),
      ),
      end_event: optional(end_event),
    },
    { title: 'consent_period', description: 'Period in which the consent is in force.' },
  ),
  document: Nullable(
    Type.Object(
      {
        template_id: optional(Text('ID of the document template in your system.', 200)),
        version: Text('Version of the document.', 100, { examples: ['2027-01'] }),
        locale: optional(Text('Language of the document, as a BCP 47 tag.', 35)),
        sha256: Sha256('SHA-256 of the document as shown, in hexadecimal.'),
        text: optional(
          Text(
            'Text of the document in Markdown. `sha256` must be that of its UTF-8 bytes.',
            50_000,
          ),
        ),
      },
      {
        title: 'consent_document',
        description: 'Document the person signs. Required before signing.',
      },
    ),
  ),
  statements: Type.Object(
    {
      revocation: Flag('Whether the document states the right to revoke, and how.'),
      conditioning: Flag('Whether the document states if treatment is conditioned on signing.'),
      treatment_conditioned: Type.Optional(Flag('Whether treatment is conditioned on signing.')),
      redisclosure: Flag('Whether the document states that recipients could redisclose data.'),
    },
    { title: 'consent_statements', description: 'Statements the document contains.' },
  ),
  grantor: Grantor,
}

const { status, ...moments } = lifecycleFields(consentLifecycle)

export const Consent = Resource('consent', consentKind.prefix, {
  person_id,
  kind,
  status,
  ...terms,
  recipients: ListOf(Recipient, recipients_covered, 50),
  evidence: Type.Array(Evidence, {
    description: 'Evidence of each signature.',
    maxItems: 10,
    examples: [[]],
  }),
  revocation: Nullable(Revocation),
  reason: hiddenFromPersons(Nullable(reason)),
  supersedes_id: Nullable(supersedes_id),
  superseded_by_id: Nullable(Id('con', 'ID of the consent that replaced this one. Null if none.')),
  external_id,
  ...moments,
})

export const ConsentCreate = Type.Object(
  {
    person_id,
    kind,
    ...UpdateOf(terms).properties,
    supersedes_id: optional(supersedes_id),
    external_id: Type.Optional(external_id),
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
  ...UpdateOf({ ...terms, external_id }).properties,
  metadata: Type.Optional(MetadataChange),
})

export const consentFilters = UpdateOf({ person_id, kind, status }).properties

// The row of a consent: its fields, and the number that orders the person's signatures.
export interface ConsentRow extends ColumnsOf<typeof Consent> {
  signing: string | null
}

// The fields that are encrypted with the person's key.
export type ConsentTerms = Pick<
  ConsentRow,
  Exclude<keyof typeof terms, 'decision'> | 'evidence' | 'revocation' | 'reason' | 'metadata'
>

export type ConsentCreate = Static<typeof ConsentCreate>
export type ConsentChange = Static<typeof ConsentChange>
