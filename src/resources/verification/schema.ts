// A verification is one run of checks with a decision at its end.
import Type, { type Static } from 'typebox'
import { Choice, Id, Metadata, Nullable, Resource, Text } from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import {
  Attestation,
  reason,
  requested_information,
  verificationKind,
  verificationLifecycle,
} from './lifecycle.ts'

const practitioner_id = Id('prac', 'Whom it is about.')
const review = Choice(
  ['when_needed', 'always'],
  'Whether a person decides in any case, or only where a check did not simply pass.',
  { default: 'when_needed', examples: ['when_needed'] },
)
export const Verification = Resource('verification', verificationKind.prefix, {
  practitioner_id,
  kind: Choice(['initial', 'renewal'], 'The first one, or another after 36 months.', {
    examples: ['initial'],
  }),
  ...lifecycleFields(verificationLifecycle),
  review,
  attestation: Nullable(Attestation),
  requested_information: Nullable(requested_information),
  reason: Nullable(reason),
  decided_by_id: Nullable(
    Text('Who decided; null where the checks did, or nobody has yet.', 64, {
      examples: ['acct_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    }),
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
