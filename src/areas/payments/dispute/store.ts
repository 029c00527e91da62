// SQL of disputes.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { columnsOf, decryptRow } from '#kernel/encrypted_row.ts'
import { inSet } from '#kernel/state_sets.ts'
import { disputeKind, disputeLifecycle } from './lifecycle.ts'
import type { DisputeRow } from './schema.ts'

export async function lockDisputeByReference(call: Call, processor: string, reference: string) {
  const [dispute] = await call.query<DisputeRow>(sql`
    select ${columnsOf(disputeKind)} from disputes
    where disputes.account = ${call.account}
      and processor = ${processor} and processor_reference = ${reference}
    for no key update`)
  return dispute && (await decryptRow(call, disputeKind, dispute))
}

// True if a dispute of the payment is undecided. An inquiry withdraws no funds.
export async function hasOpenDispute(call: Call, payment_id: string) {
  const open = await call.query(sql`
    select from disputes
    where account = ${call.account} and payment_id = ${payment_id}
      and ${inSet(disputeLifecycle, 'open')} and not inquiry
    limit 1`)
  return open.length > 0
}

export async function restoresDebtAfterFraud(call: Call) {
  const [settings] = await call.query<{ restore_debt_after_fraud: boolean }>(sql`
    select restore_debt_after_fraud from accounts where account = ${call.account}`)
  return settings!.restore_debt_after_fraud
}
