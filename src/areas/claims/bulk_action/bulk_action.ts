// Creates bulk actions. The worker does the rest.
import { type Call, deciderOf } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { createRow } from '#kernel/record.ts'
import { onlyStateIn } from '#kernel/state_sets.ts'
import { usd } from '#areas/claims/claim/money/amounts.ts'
import { chooseClaims } from './choose_claims.ts'
import { bulkActionKind as kind, bulkActionLifecycle as lifecycle } from './lifecycle.ts'
import type { BulkActionCreate } from './schema.ts'
import { insertResults } from './store.ts'

export async function createBulkAction(call: Call, body: BulkActionCreate) {
  const { claim_ids: _, preview = false, ...fields } = body
  requireTerms(body)
  const claims = await chooseClaims(call, body)
  const created = await createRow(call, kind, newId(kind.prefix), {
    metadata: {},
    ...fields,
    status: onlyStateIn(lifecycle, preview ? 'checking' : 'running'),
    created_by_id: deciderOf(call),
    claim_count: claims.length,
    amount: usd(0),
  })
  await insertResults(call, created.id, claims)
  return created
}

function requireTerms({ action, party, write_off_reason }: BulkActionCreate) {
  const terms = { party, write_off_reason }
  for (const [name, value] of Object.entries(terms)) {
    if (action === 'write_off' && !value) {
      throw invalid(name, `\`${name}\` is required if \`action\` is \`write_off\`.`)
    }
    if (action !== 'write_off' && value) {
      throw invalid(name, `\`${name}\` is only for the action \`write_off\`.`)
    }
  }
}
