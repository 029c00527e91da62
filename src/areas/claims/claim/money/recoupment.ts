// Tracks overpayments a payer requested on a claim and what it recouped.
import type { Call } from '#kernel/call.ts'
import { updateRow, lockRow } from '#kernel/record.ts'
import type { ClaimRow } from '#areas/claims/claim/claim_row.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { isErased, usd } from './amounts.ts'
import { recount } from './recompute.ts'
import { insertRecord } from '#areas/claims/claim/store.ts'

type Recoupment = {
  amount: number // Cents; negative if recouped.
  remittance_id: string
  reference: string // Identifies the notice, so a repeat is recorded once.
}

export async function noteRecoupment(call: Call, id: string, said: Recoupment) {
  const claim = (await lockRow(call, claimKind, id)) as ClaimRow
  const { amount, ...told } = said
  const content = { amount: usd(amount) }
  const added = await insertRecord(call, claim, { kind: 'recoupment', ...told, content })
  if (!added) return
  if (!isErased(claim)) return void (await recount(call, claim, 'recoupment_noted'))
  const recoupment = usd(claim.recoupment.amount + amount)
  await updateRow(call, claimKind, id, { recoupment }, 'recoupment_noted', claim)
}

export const recoupmentEvents = {
  'claim.recoupment_noted': 'The payer requested or recouped an overpayment.',
}
