// Reads the content of a remittance from its document, with the meaning of its codes.
import { audit } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { adjustmentReason, remedies } from '#catalogue/adjustment_reasons.ts'
import { remark } from '#catalogue/remarks.ts'
import { findRow } from '#kernel/record.ts'
import { usd } from '#areas/claims/claim/money/amounts.ts'
import { type LineAdjustment, decidedLines } from '#areas/claims/claim/money/settlement.ts'
import { remittanceKind } from './lifecycle.ts'
import { readRemittance, remittedClaims } from './read_remittance.ts'
import { partyOf } from './remitted_party.ts'
import type { RemittedClaim } from './remitted_claim.ts'

export async function readContent(call: Call, id: string) {
  const row = await findRow(call, remittanceKind, id)
  const { transaction } = await readRemittance(call, row)
  audit(call, { action: 'remittance.content_read', object_id: id })
  const entries = new Map(row.claims.map((each) => [each.number, each]))
  return {
    id,
    object: 'remittance_content',
    payer: partyOf(transaction.content.payer),
    payee: partyOf(transaction.content.payee),
    claims: remittedClaims(transaction).map((claim) => ({
      claim_id: entries.get(claim.number)?.claim_id ?? null,
      ...claimContent(claim),
    })),
    provider_adjustments: transaction.content.provider_adjustments.map((each) => ({
      code: each.reason ?? '',
      reference: each.reference ?? null,
      amount: usd(each.amount ?? 0),
    })),
  }
}

const claimContent = (claim: RemittedClaim) => ({
  ...claim,
  charge: usd(claim.charge),
  paid: usd(claim.paid),
  forwarded_to: claim.forwarded_to || null,
  adjustments: claim.adjustments.map(adjustmentContent),
  remarks: claim.remarks.map(remarkContent),
  lines: decidedLines(claim).map(({ denied, ...line }) => ({
    ...line,
    charge: usd(line.charge),
    allowed: line.allowed === null ? null : usd(line.allowed),
    paid: usd(line.paid),
    outcome: denied ? 'denied' : 'paid',
    adjustments: line.adjustments.map(adjustmentContent),
    remarks: line.remarks.map(remarkContent),
  })),
})

const adjustmentContent = ({ group, reason, amount }: LineAdjustment) => {
  const { label, remedy } = adjustmentReason(reason)
  return { group, reason, label, suggested_action: remedies[remedy], amount: usd(amount) }
}

const remarkContent = (code: string) => {
  const { label, remedy } = remark(code)
  return { code, label, suggested_action: remedies[remedy] }
}
