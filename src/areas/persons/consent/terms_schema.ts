// The terms of a consent: what it permits or denies, to whom, for how long, and who signs.
import Type, { type TSchema } from 'typebox'
import { Choice, DateOnly, Id, ListOf, Nullable, Text, Timestamp } from '#kernel/fields.ts'
import {
  actions,
  dataCategories,
  partyTypes,
  purposes,
} from '#areas/persons/consent_decision/vocabulary.ts'
import { Sha256 } from './evidence_schema.ts'

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

export const optional = <Field extends TSchema>(field: Field) => Type.Optional(Nullable(field))
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

const end_event = Text('Event that ends the consent, as an alternative to `end`.', 200, {
  examples: ['end_of_treatment'],
})

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

export const recipients_covered =
  'Recipients covered. If empty, a permit covers only practitioners of your account, and a ' +
  'restriction covers everyone outside, as well as your practitioners if it names `access` or ' +
  '`use` in `actions`.'

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
  actions: some(
    covered.action,
    'Actions covered. Empty covers all except `redisclose`. Required for a restriction without ' +
      '`recipients`.',
    ['disclose'],
  ),
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
