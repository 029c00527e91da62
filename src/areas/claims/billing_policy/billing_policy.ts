// Reads and updates the billing policy of an account.
import { audit } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { assignments, sql } from '#db/sql.ts'
import type { BillingPolicyUpdate } from './schema.ts'

const object = 'billing_policy' as const

export async function findBillingPolicy(call: Call) {
  const [settings] = await call.query<Required<BillingPolicyUpdate>>(sql`
    select strict_codes, draft_secondary_claims, authorization_warning_units,
      authorization_warning_days, apply_credit, restore_debt_after_fraud
    from accounts
    where account = ${call.account}`)
  return { object, ...settings! }
}

export async function updateBillingPolicy(call: Call, request: BillingPolicyUpdate) {
  const fields = Object.keys(request)
  if (fields.length > 0) {
    await call.query(sql`
      update accounts set ${assignments(request)} where account = ${call.account}`)
    audit(call, { action: 'account.updated', object_id: call.account, fields })
  }
  return await findBillingPolicy(call)
}
