// Payout terms, which the account sets per practitioner: their schemas, and reading and changing
// them.
import Type, { type Static } from 'typebox'
import {
  UpdateOf,
  Id,
  livemode,
  Nullable,
  sensitive,
  Text,
  Timestamp,
  Integer,
} from '#kernel/fields.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { audit } from '#kernel/audit.ts'
import { findRow } from '#kernel/record.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import { Failure } from './processor_schema.ts'
import { findTerms, insertTerms, updateTerms } from './payout_terms_store.ts'

const terms = {
  share_basis_points: Integer(
    "The practitioner's share of collections, in basis points (6000 is 60%). Default: 0.",
    0,
    10_000,
    { examples: [6_000] },
  ),
  destination: Nullable(
    sensitive(
      Text(
        'Connected account at the processor that payouts go to. Not a bank account number.',
        200,
        {
          pattern: '^acct_[A-Za-z0-9_]+$',
          examples: ['acct_1Pq8kYb2Wm6Zc1Rx'],
          rule: 'must be a connected account at the processor, such as `acct_1Pq8kYb2Wm6Zc1Rx`.',
        },
      ),
    ),
  ),
}

const Onboarding = Type.Object(
  {
    url: Text("Page of the processor for the practitioner's details. Opens once.", 2_000, {
      examples: ['https://onboarding.invalid/acct_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    }),
    expires_at: Timestamp('When the link expires.'),
  },
  { title: 'payout_onboarding', description: 'Onboarding link. Null if none is needed.' },
)

export const PayoutTerms = Type.Object(
  {
    object: Type.Literal('payout_terms', { description: 'Object type. Always `payout_terms`.' }),
    livemode,
    practitioner_id: Id('prac', 'ID of the practitioner the terms apply to.'),
    ...terms,
    payouts_enabled: Nullable(
      Type.Boolean({
        description: 'Whether the processor pays out to the account. Null if unknown.',
        examples: [true],
      }),
    ),
    requirements: Type.Array(Text('Detail that the processor requires.', 200), {
      description: "What the processor still requires, in the processor's terms.",
      examples: [[]],
    }),
    onboarding: Nullable(Onboarding),
    failure: Nullable(Failure),
    version: Type.Integer({
      description: 'Object version, incremented on every change.',
      examples: [1],
    }),
    updated_at: Nullable(
      Timestamp('When the terms were last updated. Null if they were never set.'),
    ),
  },
  {
    title: 'payout_terms',
    description: "A practitioner's share of collections and payout destination.",
  },
)

export const PayoutTermsChange = Type.Object(UpdateOf(terms).properties, {
  examples: [{ share_basis_points: 6_000 }],
})
export type PayoutTermsChange = Static<typeof PayoutTermsChange>

export type PayoutTermsRow = Omit<Static<typeof PayoutTerms>, 'object' | 'livemode'>

export async function findPayoutTerms(call: Call, practitioner_id: string) {
  await findRow(call, practitionerKind, practitioner_id)
  const unset = {
    share_basis_points: 0,
    destination: null,
    payouts_enabled: null,
    requirements: [],
    onboarding: null,
    failure: null,
    version: 1,
    updated_at: null,
  }
  return (await findTerms(call, practitioner_id)) ?? { practitioner_id, ...unset }
}

// Terms that were never set are created with their defaults, so that they can be locked.
export async function lockPayoutTerms(call: Call, practitioner_id: string) {
  await findRow(call, practitionerKind, practitioner_id)
  const now = toTimestamp(call.now)
  return await insertTerms(call, { practitioner_id, created_at: now, updated_at: now })
}

// Changes don't affect past earnings.
export async function updatePayoutTerms(
  call: Call,
  practitioner_id: string,
  body: PayoutTermsChange,
) {
  const before = await lockPayoutTerms(call, practitioner_id)
  const moved = body.destination !== undefined && body.destination !== before.destination
  const unknown = moved && { payouts_enabled: null, requirements: [], onboarding: null }
  const updated_at = toTimestamp(call.now)
  const after = await updateTerms(call, practitioner_id, { ...body, ...unknown, updated_at })
  const fields = Object.keys(body)
  audit(call, { action: 'payout_terms.updated', object_id: practitioner_id, fields })
  return after
}

// What the processor reports. The caller has locked the terms.
export async function changeTerms(call: Call, id: string, fields: Record<string, unknown>) {
  audit(call, { action: 'payout_terms.updated', object_id: id, fields: Object.keys(fields) })
  return await updateTerms(call, id, { ...fields, updated_at: toTimestamp(call.now) })
}

// Where a practitioner's payouts go. Undefined until the account sets it.
export async function findDestination(call: Call, practitioner_id: string) {
  return (await findTerms(call, practitioner_id))?.destination ?? undefined
}
