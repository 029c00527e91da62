// Tracks overpayments a payer requested on a claim and what it recouped.
import type { Call } from '#call.ts'
import { changeRow, lockRow } from '#record.ts'
import type { ClaimRow } from './claim_row.ts'
import { claimKind } from './kind.ts'
import { isErased, usd } from './money.ts'
import { recount } from './recount.ts'
import { insertRecord } from './store.ts'

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
  const within = { ...call, if_match: null }
  if (!isErased(claim)) return void (await recount(within, claim, 'recoupment_noted'))
  const recoupment = usd(claim.recoupment.amount + amount)
  await changeRow(within, claimKind, id, { recoupment }, 'recoupment_noted', claim)
}

export const recoupmentEvents = {
  'claim.recoupment_noted': 'The payer requested or recouped an overpayment.',
}
