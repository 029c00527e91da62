// Counts the lines that a payer denied, for reports: when, why, and whether it allowed them later.
// Reasons are encrypted on the claim, so a decision adds its difference to the sums when it is
// recorded. The sums name no claim and no person.
import type { Call } from '#kernel/call.ts'
import { manyRows, sql } from '#db/sql.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { type ClaimRecordRow, recordsOf } from '#areas/claims/claim/claim_record.ts'
import { currency } from '#areas/claims/claim/currency.ts'
import { decisionsOf } from './amounts.ts'
import {
  type Adjudication,
  claimOutcome,
  decidedLines,
  isClaimDenied,
  outcomesOf,
} from './settlement.ts'

type Count = { at: string; measure: string; reason_code: string; currency: string; amount: number }

// Adds what the last decision changes to the counts.
export async function countDenials(
  call: Call,
  claim: ClaimRow,
  records: ClaimRecordRow[],
  reference: string,
) {
  const earlier = records.filter((record) => record.reference !== reference)
  const before = countsOf(earlier).map((each) => ({ ...each, amount: -each.amount }))
  const changes = sumCounts([...before, ...countsOf(records)])
  if (changes.length === 0) return
  const { payer_id, practitioner_id } = claim
  const rows = changes.map((each) => ({
    ...each,
    account: call.account,
    payer_id,
    practitioner_id,
  }))
  await call.query(sql`insert into report_changes ${manyRows('report_changes', rows)}`)
}

function sumCounts(counts: Count[]): Count[] {
  const sums = new Map<string, Count>()
  for (const count of counts) {
    const key = `${count.at} ${count.measure} ${count.reason_code}`
    sums.set(key, { ...count, amount: count.amount + (sums.get(key)?.amount ?? 0) })
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0)
}

type Denial = { at: string; line: string; amount: number; codes: string[]; overturned: boolean }

// Each decided claim counts on the day of its first decision, and each denied line on the day it
// was first denied: once without a reason, and once for each of its reasons.
function countsOf(all: ClaimRecordRow[]): Count[] {
  const records = recordsOf(all, 'adjudication')
  const [first] = records
  if (!first) return []
  const denials = denialsOf(records)
  const count = (at: string, measure: string, reason_code = '', amount = 1, money = false) => ({
    at,
    measure: `denial_${measure}`,
    reason_code,
    currency: money ? currency : '',
    amount,
  })
  const ofLine = ({ at, amount, overturned }: Denial, code = '') => [
    count(at, 'lines', code),
    count(at, 'amount', code, amount, true),
    ...(overturned
      ? [count(at, 'overturned_lines', code), count(at, 'overturned_amount', code, amount, true)]
      : []),
  ]
  const claims = new Map<string, string>() // When the claim was first denied, for each reason.
  for (const { at, codes } of denials) {
    for (const code of ['', ...codes]) if (!claims.has(code)) claims.set(code, at)
  }
  return sumCounts([
    count(first.created_at, 'adjudicated'),
    ...[...claims].map(([code, at]) => count(at, 'claims', code)),
    ...denials.flatMap((each) => [
      ...ofLine(each),
      ...each.codes.flatMap((code) => ofLine(each, code)),
    ]),
  ])
}

function denialsOf(records: ClaimRecordRow[]): Denial[] {
  const decisions = decisionsOf(records)
  const outcomes = outcomesOf(decisions)
  const whole = claimOutcome(decisions)
  const denials = new Map<string, Denial>()
  for (const [index, decision] of decisions.entries()) {
    if (decision.reversal) continue
    for (const { line, charge, adjustments, remarks } of deniedIn(decision)) {
      if (denials.has(line)) continue
      const overturned =
        line === whole_claim
          ? whole !== undefined && whole !== 'denied'
          : outcomes.get(line)?.denied === false
      const reasons = adjustments.map(({ group, reason }) => `${group}-${reason}`)
      const codes = [...new Set([...reasons, ...remarks])]
      denials.set(line, { at: records[index]!.created_at, line, amount: charge, codes, overturned })
    }
  }
  return [...denials.values()]
}

const whole_claim = '' // A payer can deny a claim without naming its lines.

function deniedIn(decision: Adjudication) {
  const { lines, adjustments, charge } = decision
  if (lines.length > 0) {
    const denied = decidedLines(decision).filter((line) => line.denied)
    return denied.map(({ line_control_number: line, ...rest }) => ({ ...rest, line }))
  }
  if (!isClaimDenied(decision)) return []
  return [{ line: whole_claim, charge, adjustments, remarks: [] as string[] }]
}
