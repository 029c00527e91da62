// The course of a claim: every document about it, with its time.
import { adjudicateClaim, type Adjudication, reversalOf, totalOf } from './adjudicate.ts'
import { accepted_by, type StatusCode, writeClaimAcknowledgment } from './acknowledgments.ts'
import { payerNumberOf } from './document.ts'
import {
  type Decision,
  type ProviderAdjustment,
  type RemittanceDraft,
  traceNumberOf,
  writeRemittance,
} from './remittance.ts'
import { type Course, type Denial, type Scenario, usual_days } from './scenarios.ts'
import { writeStatus } from './statuses.ts'
import type { Party, SubmittedClaim } from './submission.ts'

// A document and the decisions in it.
export type PlannedDocument = { due_at: Temporal.Instant; x12: string; decides: Decision[] }

export type ClaimContext = {
  submitted: SubmittedClaim
  scenario: Scenario
  sent_at: Temporal.Instant
  to: string // Receiver of the documents.
  seed: string
  reversing: Decision[] // Decisions reversed by a replacement or void claim.
}

const day = 24
const clearing_hours = 1
const reversal_days = 44
const recovery_days = 58
const reconsidered_days = 74

export const hoursAfter = (from: Temporal.Instant, hours: number) => from.add({ hours })

const documentAt = (due_at: Temporal.Instant, x12: string): PlannedDocument => ({
  due_at,
  x12,
  decides: [],
})

export function acknowledge(
  ctx: ClaimContext,
  by: 'clearinghouse' | 'payer',
  hours: number,
  word?: StatusCode,
) {
  const at = hoursAfter(ctx.sent_at, hours)
  const { submitted, to, seed } = ctx
  const x12 = writeClaimAcknowledgment(submitted, by, word ?? accepted_by[by], { to, at, seed })
  return documentAt(at, x12)
}

type Changes = Partial<Pick<RemittanceDraft, 'adjustments' | 'payer' | 'off_by'>>

export function remit(
  ctx: ClaimContext,
  hours: number,
  claims: Decision[],
  changes: Changes = {},
): PlannedDocument {
  const at = hoursAfter(ctx.sent_at, hours)
  const { submitted: of, to, seed } = ctx
  const x12 = writeRemittance({ claims, of, to, at, seed, ...changes })
  return { due_at: at, x12, decides: claims }
}

const accepted = (ctx: ClaimContext) => [
  acknowledge(ctx, 'clearinghouse', clearing_hours),
  acknowledge(ctx, 'payer', day),
]

const decisionFor = (ctx: ClaimContext, adjudicated: Adjudication): Decision => ({
  ...adjudicated,
  of: ctx.submitted,
  ...(ctx.scenario.truncated && { hidden: true }),
})

// The decision, preceded by reversals of what it replaces.
export function decisions(ctx: ClaimContext, scenario: Partial<Scenario> = {}): Decision[] {
  const adjudicated = adjudicateClaim(ctx.submitted, { ...ctx.scenario, ...scenario })
  return [...ctx.reversing, decisionFor(ctx, adjudicated)]
}

const late: Denial = { lines: 'all', group: 'CO', reason: '29', remarks: [] }

const recoupment = (ctx: ClaimContext, amount: number): ProviderAdjustment => ({
  reason: 'WO',
  reference: payerNumberOf(ctx.submitted.payer.id ?? '', ctx.submitted.control_number),
  amount,
})

const reversalFor = (ctx: ClaimContext): Decision => {
  const [last] = decisions(ctx).slice(-1)
  return { ...reversalOf(last!), of: ctx.submitted }
}

const secondary: Party = {
  kind: 'organization',
  name: 'SANDBOX SECONDARY PLAN',
  id_kind: 'PI',
  id: 'SBXSEC',
}

export const courses: Record<Course, (ctx: ClaimContext) => PlannedDocument[]> = {
  usual(ctx) {
    const { days, interest, off_by } = ctx.scenario
    const adjustments = interest ? [{ ...recoupment(ctx, -interest), reason: 'L6' }] : []
    const whole = remit(ctx, days * day, decisions(ctx), { adjustments, off_by })
    return [...accepted(ctx), whole]
  },
  syntax_rejected: () => [],
  rejected: (ctx) => [acknowledge(ctx, 'clearinghouse', clearing_hours, ctx.scenario.rejection)],
  rejected_late: (ctx) => [
    acknowledge(ctx, 'clearinghouse', clearing_hours),
    acknowledge(ctx, 'payer', 3 * day, ctx.scenario.rejection),
  ],
  pended(ctx) {
    const at = hoursAfter(ctx.sent_at, 5 * day)
    const { submitted, to, seed } = ctx
    const request = { to, at, seed, trace_number: submitted.control_number }
    return [...accepted(ctx), documentAt(at, writeStatus(submitted, pended, request))]
  },
  no_remittance: accepted,
  early: (ctx) => [
    remit(ctx, ctx.scenario.days * day, decisions(ctx)),
    acknowledge(ctx, 'clearinghouse', 2 * day),
    acknowledge(ctx, 'payer', 3 * day),
  ],
  twice(ctx) {
    const era = remit(ctx, usual_days * day, decisions(ctx))
    return [...accepted(ctx), era, { ...era, due_at: hoursAfter(era.due_at, day), decides: [] }]
  },
  // Paid, then reversed for timely filing. The overpayment is demanded, and later
  // carried forward.
  reversed(ctx) {
    const taken = reversalFor(ctx)
    const amount = 0 - totalOf(taken.lines, 'paid')
    const denied = decisionFor(
      ctx,
      adjudicateClaim(ctx.submitted, { ...ctx.scenario, denial: late }),
    )
    return [
      ...accepted(ctx),
      remit(ctx, usual_days * day, decisions(ctx)),
      remit(ctx, reversal_days * day, [taken, denied], { adjustments: [recoupment(ctx, -amount)] }),
      remit(ctx, recovery_days * day, [], { adjustments: [recoupment(ctx, amount)] }),
    ]
  },
  // Paid with a wrong copay: reversed and corrected in one remittance.
  taken_back(ctx) {
    const corrected = decisionFor(
      ctx,
      adjudicateClaim(ctx.submitted, { ...ctx.scenario, share: {} }),
    )
    return [
      ...accepted(ctx),
      remit(ctx, usual_days * day, decisions(ctx)),
      remit(ctx, reversal_days * day, [reversalFor(ctx), corrected]),
    ]
  },
  // Paid, then reversed for reconsideration. Undecided in between. What the reversal carries
  // forward is deducted from the next payment.
  reconsidered(ctx) {
    const taken = reversalFor(ctx)
    const reversed_at = hoursAfter(ctx.sent_at, reversal_days * day)
    const reference = traceNumberOf(ctx.submitted.payer, ctx.seed, reversed_at)
    const forwarded = { reason: 'FB', reference, amount: 0 - totalOf(taken.lines, 'paid') }
    return [
      ...accepted(ctx),
      remit(ctx, usual_days * day, decisions(ctx)),
      remit(ctx, reversal_days * day, [taken]),
      remit(ctx, reconsidered_days * day, decisions(ctx), {
        adjustments: forwarded.amount === 0 ? [] : [forwarded],
      }),
    ]
  },
  split(ctx) {
    const [whole] = decisions(ctx).slice(-1)
    const half = Math.ceil(whole!.lines.length / 2)
    const parts = [whole!.lines.slice(0, half), whole!.lines.slice(half)]
    const [first, second] = parts.map((lines) => ({ ...whole!, lines }))
    return [
      ...accepted(ctx),
      remit(ctx, usual_days * day, [...ctx.reversing, first!]),
      ...(parts[1]!.length > 0 ? [remit(ctx, 21 * day, [second!])] : []),
    ]
  },
  // Crossed over to the secondary payer, which pays the patient responsibility.
  crossed_over(ctx) {
    const first = decisions(ctx).map((each) =>
      each.status_code === '1' ? { ...each, status_code: '19', crossover: secondary } : each,
    )
    const rest = first.at(-1)!.lines.map((line) => {
      const left = line.adjustments.filter(({ group }) => group === 'PR')
      const paid = left.reduce((sum, { amount }) => sum + amount, 0)
      const before = { group: 'OA' as const, reason: '23', amount: line.charge - paid }
      return { ...line, paid, adjustments: [before] }
    })
    const of = { ...ctx.submitted, payer: secondary, sequence: 'secondary' as const }
    const second = { of, lines: rest, status_code: '2' }
    return [
      ...accepted(ctx),
      remit(ctx, usual_days * day, first),
      remit({ ...ctx, submitted: of, seed: `${ctx.seed}2` }, 28 * day, [second]),
    ]
  },
}

export const pended = {
  category: 'R3',
  code: '297',
  second_status: { category: 'P5', code: '3' },
}

// A void claim only reverses the earlier decision.
export const voided = (ctx: ClaimContext) => [
  ...accepted(ctx),
  ...(ctx.reversing.length > 0 ? [remit(ctx, usual_days * day, ctx.reversing)] : []),
]
