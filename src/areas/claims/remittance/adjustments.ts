// Posts provider-level adjustments (PLB) and applies them to the claims they name.
import type { Call } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import type { Row } from '#kernel/record.ts'
import {
  findClaimsByControlNumber,
  findClaimsByPayerNumber,
} from '#areas/claims/claim/followup/find_claim.ts'
import { usd } from '#areas/claims/claim/money/amounts.ts'
import { recordRecoupment } from '#areas/claims/claim/money/recoupment.ts'
import { providerAdjustment } from '#areas/payments/ledger/payer_postings.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { Remittance } from '#x12/remittance.ts'
import type { ProviderAdjustment } from './schema.ts'

// Overpayment recovery: a positive amount is recouped now, a negative one is deferred.
const recovery = 'WO'

export async function settleAdjustments(call: Call, row: Row, content: Remittance) {
  const told = content.provider_adjustments
  const postings = told.map(({ reason = '', amount = 0 }, position) =>
    providerAdjustment({
      remittance_id: row.id,
      position,
      payer_id: row.payer_id,
      code: reason,
      money: { amount, currency: row.amount.currency },
    }),
  )
  await post(call, postings)
  const shown: ProviderAdjustment[] = []
  for (const [position, { reason = '', reference, amount = 0 }] of told.entries()) {
    const claim = reference ? await claimNamed(call, reference) : undefined
    if (claim && reason === recovery) {
      const of = { remittance_id: row.id, reference: `${row.id}:PLB${position}` }
      await recordRecoupment(call, claim.id, { amount: -amount, ...of })
    }
    shown.push({ code: reason, amount: usd(amount), claim_id: claim?.id ?? null })
  }
  return { provider_adjustments: asJson(shown) }
}

async function claimNamed(call: Call, reference: string) {
  const [by_number] = await findClaimsByControlNumber(call, reference)
  return by_number ?? (await findClaimsByPayerNumber(call, reference))[0]
}
