// Posts provider-level adjustments (PLB) and applies them to the claims they name.
import type { Call } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import {
  findClaimsByControlNumber,
  findClaimsByPayerNumber,
} from '#areas/claims/claim/followup/find_claim.ts'
import { usd } from '#areas/claims/claim/money/amounts.ts'
import { settleRecouped } from '#areas/claims/claim/money/overpayment.ts'
import { recordRecoupment } from '#areas/claims/claim/money/recoupment.ts'
import { providerAdjustment } from '#areas/payments/ledger/payer_postings.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { Remittance } from '#x12/remittance.ts'
import { isPayer } from './ownership.ts'
import type { ProviderAdjustment, RemittanceRow } from './schema.ts'

// Overpayment recovery, and refunds that the payer received: a positive amount is recouped now, a
// negative one is deferred or was refunded.
const recoveries = ['WO', '72']

export async function postAdjustments(call: Call, row: RemittanceRow, content: Remittance) {
  const adjustments = content.provider_adjustments
  const postings = adjustments.map(({ reason = '', amount = 0 }, position) =>
    providerAdjustment({
      remittance_id: row.id,
      position,
      payer_id: row.payer_id,
      code: reason,
      money: { amount, currency: row.amount.currency },
    }),
  )
  await post(call, postings)
  const provider_adjustments: ProviderAdjustment[] = []
  for (const [position, { reason = '', reference, amount = 0 }] of adjustments.entries()) {
    const claim = reference ? await findClaim(call, row, reference) : undefined
    if (claim && recoveries.includes(reason)) {
      const of = `${row.id}:PLB${position}`
      const notice = { amount: -amount, remittance_id: row.id, reference: of }
      await recordRecoupment(call, claim.id, notice)
      const deducted = { most: amount, payer_id: row.payer_id, of: `${of}:returned` }
      await settleRecouped(call, claim.id, deducted)
    }
    provider_adjustments.push({ code: reason, amount: usd(amount), claim_id: claim?.id ?? null })
  }
  return { provider_adjustments: asJson(provider_adjustments) }
}

async function findClaim(call: Call, row: RemittanceRow, reference: string) {
  const [by_number] = await findClaimsByControlNumber(call, reference)
  const claim = by_number ?? (await findClaimsByPayerNumber(call, reference))[0]
  return claim && (await isPayer(call, row, claim)) ? claim : undefined
}
