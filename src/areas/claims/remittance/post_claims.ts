// Posts claims of a remittance together: their ledger postings, then what each person owes.
import type { Call } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { usd } from '#areas/claims/claim/money/amounts.ts'
import { settleReversed } from '#areas/claims/claim/money/overpayment.ts'
import { billNextPayer } from '#areas/claims/claim/followup/secondary.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import { payerEarningsPostings } from '#areas/payments/payment/earnings.ts'
import { adjudicateClaim, type Resolution } from './post_claim.ts'
import { type AdjudicatedClaim, settlePerson } from './patient_settlement.ts'
import { isReversal, type RemittedClaim } from './remitted_claim.ts'
import { type Exception, type ExceptionCode, exceptionCodes } from './exception_schema.ts'
import { claim_statuses, type RemittanceClaim, type RemittanceRow } from './schema.ts'

// Posts claims that weren't posted yet, reversals first. A claim that can't be posted becomes an
// exception.
export async function postClaims(
  call: Call,
  row: RemittanceRow,
  claims: RemittedClaim[],
  resolution?: Resolution,
) {
  const entries: RemittanceClaim[] = []
  const exceptions: Exception[] = []
  const ordered = [...claims.filter(isReversal), ...claims.filter((claim) => !isReversal(claim))]
  const adjudicated = new Map<string, AdjudicatedClaim>()
  const paid = new Map<string, { amount: number; number: number }>()
  const postings: Posting[] = []
  for (const remitted of ordered) {
    const posted = await postClaim(call, row, remitted, resolution)
    entries.push(posted.entry)
    if (posted.adjudicated) {
      const { id } = posted.adjudicated.claim
      adjudicated.set(id, posted.adjudicated)
      const before = paid.get(id)?.amount ?? 0
      paid.set(id, { amount: before + remitted.paid, number: remitted.number })
    }
    postings.push(...posted.postings)
    if (posted.code) exceptions.push(exceptionOf(remitted.number, posted.code))
  }
  await post(call, postings, [...adjudicated.keys()])
  for (const each of adjudicated.values()) {
    const { amount, number } = paid.get(each.claim.id)!
    const reversed = { most: -amount, payer_id: row.payer_id, of: `${row.id}:${number}:reversed` }
    await settleReversed(call, each.claim, reversed)
    await settlePerson(call, row.id, each)
    await billNextPayer(call, each.claim, each.crossed_over)
  }
  return { entries, exceptions }
}

type PostedClaim = { entry: RemittanceClaim; postings: Posting[] } & (
  | { code: ExceptionCode; adjudicated: undefined }
  | { code: undefined; adjudicated: AdjudicatedClaim | undefined }
)

async function postClaim(
  call: Call,
  row: RemittanceRow,
  remitted: RemittedClaim,
  resolution?: Resolution,
): Promise<PostedClaim> {
  const result = await adjudicateClaim(call, row, remitted, resolution)
  const reported = {
    number: remitted.number,
    charge: usd(remitted.charge),
    paid: usd(remitted.paid),
    reversal: isReversal(remitted),
  }
  if (typeof result === 'string') {
    const none = { claim_id: null, matched_by: null, warnings: [] }
    const entry = { ...reported, ...none, status: claim_statuses.excepted }
    return { entry, code: result, postings: [], adjudicated: undefined }
  }
  const { claim, relief_unsettled, matched_by, warnings, postings, decided } = result
  const of = `${row.id}:${remitted.number}`
  const earnings =
    postings.length > 0 && (await payerEarningsPostings(call, claim.id, of, usd(remitted.paid)))
  const entry = {
    ...reported,
    claim_id: claim.id,
    matched_by,
    status: decided ? claim_statuses.posted : claim_statuses.informational,
    warnings,
  }
  return {
    entry,
    code: undefined,
    postings: [...postings, ...(earnings || [])],
    adjudicated: decided
      ? { claim, relief_unsettled, crossed_over: remitted.crossed_over }
      : undefined,
  }
}

export const isOpen = ({ resolution }: Exception) => resolution === null

export const exceptionOf = (claim_number: number | null, code: ExceptionCode): Exception => ({
  claim_number,
  code,
  message: exceptionCodes[code],
  resolution: null,
  reason: null,
  resolved_at: null,
  resolved_by_id: null,
})

const isPosted = ({ status }: RemittanceClaim) => status === claim_statuses.posted

const sumPaid = (entries: RemittanceClaim[]) =>
  entries.reduce((sum, { paid }) => sum + paid.amount, 0)

export const postedAmount = (entries: RemittanceClaim[]) => sumPaid(entries.filter(isPosted))

export const unpostedAmount = (entries: RemittanceClaim[]) =>
  sumPaid(entries.filter((entry) => !isPosted(entry)))

export const postingFields = (entries: RemittanceClaim[], exceptions: Exception[]) => ({
  processed_count: entries.length,
  claims: asJson(entries.toSorted((one, other) => one.number - other.number)),
  exceptions: asJson(exceptions),
  unposted: usd(unpostedAmount(entries)),
})
