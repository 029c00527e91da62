// A consent: what a person permits or denies, the evidence of their signature, and the period it is
// in force.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  hiddenFromPersons,
  Id,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Timestamp,
} from '#kernel/fields.ts'
import { external_id } from '#kernel/external_id.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { consentKinds } from '#areas/persons/consent_decision/vocabulary.ts'
import { Evidence, example_sha256, Revocation } from './evidence_schema.ts'
import { consentLifecycle, reason } from './lifecycle.ts'
import { consentKind } from './kind.ts'
import { optional, party, recipients_covered, terms } from './terms_schema.ts'

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

const kind = Choice(consentKinds, 'Kind of consent.', {
  title: 'consent_kind',
  examples: ['treatment'],
})
const person_id = Id('per', 'ID of the person the consent is about.')
const supersedes_id = Id('con', 'ID of the consent that this one replaces once it is granted.')

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
