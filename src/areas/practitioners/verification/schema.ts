// Schema of verifications. A verification is a set of checks that ends with a decision.
import Type, { type Static } from 'typebox'
import { Choice, type ColumnsOf, Id, Metadata, Nullable, Resource, Text } from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import {
  Attestation,
  reason,
  requested_information,
  verificationKind,
  verificationLifecycle,
} from './lifecycle.ts'

const practitioner_id = Id('prac', 'ID of the practitioner being verified.')
const review = Choice(
  ['when_needed', 'always'],
  "When manual review is required: `always`, or `when_needed` if a check doesn't pass.",
  { default: 'when_needed', examples: ['when_needed'] },
)
export const Verification = Resource('verification', verificationKind.prefix, {
  practitioner_id,
  kind: Choice(
    ['initial', 'renewal'],
    'Kind of verification: `initial`, or `renewal` at the end of a 36-month cycle.',
    {
      examples: ['initial'],
    },
  ),
  ...lifecycleFields(verificationLifecycle),
  review,
  attestation: Nullable(Attestation),
  requested_information: Nullable(requested_information),
  reason: Nullable(reason),
  decided_by_id: Nullable(
    Text(
      'ID of the account or member that decided. Null if decided automatically or still open.',
      64,
      {
        examples: ['acct_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
      },
    ),
  ),
})

export const VerificationCreate = Type.Object(
  {
    attestation: Type.Optional(Attestation),
    review: Type.Optional(review),
    metadata: Type.Optional(Metadata),
  },
  { examples: [{ attestation: { signed_by: 'Ada Okafor', signed_on: '2026-11-01' } }] },
)

export const verificationFilters = {
  practitioner_id,
  status: Verification.properties.status,
  kind: Verification.properties.kind,
}

export type VerificationCreate = Static<typeof VerificationCreate>

export interface VerificationRow extends ColumnsOf<typeof Verification> {}
