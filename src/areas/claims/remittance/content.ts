// Reads the content of a remittance from its document, with the meaning of its codes.
import { audit } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { adjustmentReason, remedies } from '#catalogue/adjustment_reasons.ts'
import { remark } from '#catalogue/remarks.ts'
import { findRow } from '#kernel/record.ts'
import { usd } from '#areas/claims/claim/money/amounts.ts'
import { type LineAdjustment, isDenied } from '#areas/claims/claim/money/settlement.ts'
import { remittanceKind } from './lifecycle.ts'
import { readRemittance, toldIn } from './post.ts'
import type { RemittedClaim } from './remitted_claim.ts'
import type { RemittanceClaim } from './schema.ts'

export async function readContent(call: Call, id: string) {
  const row = await findRow(call, remittanceKind, id)
  const { transaction } = await readRemittance(call, row)
  audit(call, { action: 'remittance.content_read', object_id: id })
  const known = new Map((row.claims as RemittanceClaim[]).map((each) => [each.number, each]))
  return {
    id,
    object: 'remittance_content',
    claims: toldIn(transaction).map((told) => ({
      claim_id: known.get(told.number)?.claim_id ?? null,
      ...claimSaid(told),
    })),
    provider_adjustments: transaction.content.provider_adjustments.map((each) => ({
      code: each.reason ?? '',
      reference: each.reference ?? null,
      amount: usd(each.amount ?? 0),
    })),
  }
}

const claimSaid = (told: RemittedClaim) => ({
  ...told,
  charge: usd(told.charge),
  paid: usd(told.paid),
  forwarded_to: told.forwarded_to || null,
  adjustments: told.adjustments.map(reasonSaid),
  remarks: told.remarks.map(remarkSaid),
  lines: told.lines.map((line) => ({
    ...line,
    charge: usd(line.charge),
    allowed: line.allowed === null ? null : usd(line.allowed),
    paid: usd(line.paid),
    outcome: isDenied(line) ? 'denied' : 'paid',
    adjustments: line.adjustments.map(reasonSaid),
    remarks: line.remarks.map(remarkSaid),
  })),
})

const reasonSaid = ({ group, reason, amount }: LineAdjustment) => {
  const { label, remedy } = adjustmentReason(reason)
  return { group, reason, label, advice: remedies[remedy], amount: usd(amount) }
}

const remarkSaid = (code: string) => {
  const { label, remedy } = remark(code)
  return { code, label, advice: remedies[remedy] }
}
