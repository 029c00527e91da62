// What the walks need to know about insurance: which examples need a consent, and which IDs are
// shared by all accounts.
import type { Kind } from '#kernel/record.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import { grantConsent } from './person_examples.ts'
import type { RequestOptions } from './harness.ts'

// The directory of payers is everybody's: no account has an id of its own in it.
export const shared: Record<string, string> = { 'payers.retrieve': 'SBX01' }

// Payers are asked about a coverage where its person has agreed to that.
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
