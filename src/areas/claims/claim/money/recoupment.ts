// Tracks overpayments a payer requested on a claim, and what it recouped or you refunded of them.
import type { Call } from '#kernel/call.ts'
import { updateRow, lockRow } from '#kernel/record.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { recomputeClaim } from './adjudication.ts'
import { isErased, usd } from './amounts.ts'
import { insertRecord } from '#areas/claims/claim/store.ts'

type Recoupment = {
  amount: number // Cents; negative if recouped or refunded.
  remittance_id?: string
  reference: string // Identifies the notice, so a repeat is recorded once.
}

export async function recordRecoupment(call: Call, id: string, notice: Recoupment) {
  const claim = await lockRow(call, claimKind, id)
  const { amount, ...fields } = notice
  const content = { amount: usd(amount) }
  const added = await insertRecord(call, claim, { kind: 'recoupment', ...fields, content })
  if (!added) return
  if (!isErased(claim)) return void (await recomputeClaim(call, claim, 'recoupment_noted'))
  const recoupment = usd(claim.recoupment.amount + amount)
  await updateRow(call, claimKind, id, { recoupment }, 'recoupment_noted', claim)
}

export const recoupmentEvents = {
  'claim.recoupment_noted': 'The payer requested or recouped an overpayment, or you refunded it.',
}
