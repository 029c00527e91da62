// What the walks need to know about insurance: which examples need a consent, and which IDs are
// shared by all accounts.
import type { Kind } from '#kernel/record.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import { grantConsent } from './person_examples.ts'
import type { RequestOptions } from './harness.ts'

// The payer directory is shared: accounts have no IDs of their own in it.
export const shared: Record<string, string> = { 'payers.retrieve': 'SBX01' }

// A payer is queried about a coverage only if the person has consented.
export async function agree(
  kind: Kind,
  { person_id }: { person_id?: string },
  options: RequestOptions,
) {
  if (kind !== coverageKind) return
  const { key } = options
  await grantConsent(
    person_id!,
    { kind: 'financial', purposes: ['payment'] },
    { ...(key && { key }) },
  )
}
