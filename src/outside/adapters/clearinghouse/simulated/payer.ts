// The simulated payer: every document it will send for a submission, and when. It is stateless and
// deterministic: the same input produces the same output, to the byte.
import type { PayerDocument, Outgoing } from '#outside/ports/clearinghouse.ts'
import { reversalOf, totalOf, patientResponsibility } from './adjudicate.ts'
import { writeAcknowledgment } from './acknowledgments.ts'
import {
  acknowledge,
  courses,
  type ClaimContext,
  decisions,
  hoursAfter,
  pended,
  type PlannedDocument,
  remit,
  voided,
} from './courses.ts'
import { dayOf, payerNumberOf } from './document.ts'
import type { Decision } from './remittance.ts'
import { type Scenario, scenarioOf, usual_days } from './scenarios.ts'
import { type ClaimStatus, writeStatus } from './statuses.ts'
import { readStatusInquiries } from './status_requests.ts'
import { readSubmission, type Submission, type SubmittedClaim } from './submission.ts'

const day = 24
const syntax_minutes = 5
const appeal_days = 30

type SentDocument = Pick<Outgoing, 'text' | 'sent_at' | 'earlier'>

export function responsesTo(outgoing: Pick<Outgoing, 'kind'> & SentDocument): PayerDocument[] {
  const planned = {
    '837P': claimResponses,
    '276': statusResponses,
    appeal: appealResponses,
    pended_response: pendedResponses,
  }[outgoing.kind](outgoing)
  return planned
    .map(({ due_at, x12 }) => ({ due_at, x12 }))
    .sort((one, other) => Temporal.Instant.compare(one.due_at, other.due_at))
}

function claimResponses(sent: SentDocument): PlannedDocument[] {
  const submission = readSubmission(sent.text)
  if (!submission) return []
  const at = sent.sent_at.add({ minutes: syntax_minutes })
  const scenarios = submission.claims.map((claim) =>
    scenarioOf(claim.member_id, claim.payer.id ?? ''),
  )
  const broken = scenarios.some(({ course }) => course === 'syntax_rejected')
  const readable = submission.faults === 0 && !broken
  const request = { to: submission.sender, at, seed: sent.text }
  const x12 = writeAcknowledgment(submission, readable, request)
  const first: PlannedDocument = { due_at: at, x12, decides: [] }
  if (!readable) return [first]
  const all = submission.claims.map((claim, i) => courseOf(claim, scenarios[i]!, submission, sent))
  return [first, ...all.flat()]
}

function courseOf(
  submitted: SubmittedClaim,
  scenario: Scenario,
  { sender }: Submission,
  sent: SentDocument,
) {
  const { frequency } = submitted.claim
  const ctx: ClaimContext = {
    submitted,
    scenario,
    sent_at: sent.sent_at,
    to: sender,
    seed: `${sent.text}${submitted.control_number}`,
    reversing: [],
  }
  if (frequency === 'original' || scenario.rejection) return courses[scenario.course](ctx)
  const original = originalOf(submitted, sent)
  if (original === 'unknown') {
    return [acknowledge(ctx, 'clearinghouse', 1), acknowledge(ctx, 'payer', day, not_found)]
  }
  const adjudicated_at = hoursAfter(
    sent.sent_at,
    (frequency === 'void' ? usual_days : scenario.days) * day,
  )
  const standing = original ? decisionsInEffect(original, adjudicated_at, submitted) : []
  const whole = { ...ctx, reversing: standing.filter(hasAmounts).map(reversed) }
  return frequency === 'void' ? voided(whole) : courses[scenario.course](whole)
}

// The original claim number (REF F8) matches no claim of the payer.
const not_found = { category: 'A7', code: '464' }

const hasAmounts = ({ lines }: Decision) =>
  totalOf(lines, 'paid') !== 0 || patientResponsibility(lines) !== 0
const reversed = (decided: Decision): Decision => ({ ...decided, ...reversalOf(decided) })

// The earlier claim that the new one refers to. Undefined if none was sent.
function originalOf(
  submitted: SubmittedClaim,
  { earlier }: SentDocument,
): PlannedDocument[] | 'unknown' | undefined {
  const named = submitted.claim.payer_claim_control_number
  const before = earlier.filter(({ kind }) => kind === '837P')
  if (before.length === 0) return undefined
  for (const [i, each] of [...before.entries()].reverse()) {
    const found = readSubmission(each.text)?.claims.some(
      ({ payer, control_number }) => payerNumberOf(payer.id ?? '', control_number) === named,
    )
    if (found) return claimResponses({ ...each, earlier: before.slice(0, i) })
  }
  return 'unknown'
}

// This payer's decisions by then that weren't reversed.
function decisionsInEffect(
  planned: PlannedDocument[],
  at: Temporal.Instant,
  { payer }: SubmittedClaim,
): Decision[] {
  const standing: Decision[] = []
  for (const decided of deliveredBy(planned, at).flatMap(({ decides }) => decides)) {
    if (decided.of.payer.id !== payer.id) continue
    if (decided.status_code !== '22') standing.push(decided)
    else standing.splice(0, standing.length)
  }
  return standing
}

const deliveredBy = (planned: PlannedDocument[], at: Temporal.Instant) =>
  planned
    .filter(({ due_at }) => Temporal.Instant.compare(due_at, at) <= 0)
    .sort((one, other) => Temporal.Instant.compare(one.due_at, other.due_at))

type EarlierClaim = { ctx: ClaimContext; planned: PlannedDocument[] }

// The claim a letter or inquiry refers to: the last one sent.
function findEarlierClaim({ text, sent_at, earlier }: SentDocument): EarlierClaim | undefined {
  const at = earlier.findLastIndex(({ kind }) => kind === '837P')
  const last = earlier[at]
  const submission = last && readSubmission(last.text)
  const [submitted] = submission?.claims ?? []
  if (!submission || !submitted) return undefined
  const scenario = scenarioOf(submitted.member_id, submitted.payer.id ?? '')
  const ctx = { submitted, scenario, sent_at, to: submission.sender, seed: text, reversing: [] }
  return { ctx, planned: claimResponses({ ...last, earlier: earlier.slice(0, at) }) }
}

// Adjudicates the claim again: as paid if the appeal is won, otherwise with the same result.
function appealResponses(sent: SentDocument): PlannedDocument[] {
  const before = findEarlierClaim(sent)
  if (!before) return []
  const standing = decisionsInEffect(before.planned, sent.sent_at, before.ctx.submitted)
  if (standing.length === 0) return []
  const won = before.ctx.scenario.appeal === 'won'
  const ctx = {
    ...before.ctx,
    reversing: standing.filter((each) => won || hasAmounts(each)).map(reversed),
  }
  const { denial: _, ...paying } = ctx.scenario
  const again = won ? decisions({ ...ctx, scenario: paying }) : [...ctx.reversing, ...standing]
  return [remit(ctx, appeal_days * day, again)]
}

function pendedResponses(sent: SentDocument): PlannedDocument[] {
  const before = findEarlierClaim(sent)
  if (before?.ctx.scenario.course !== 'pended') return []
  return [remit(before.ctx, usual_days * day, decisions(before.ctx))]
}

function statusResponses(sent: SentDocument): PlannedDocument[] {
  const before = findEarlierClaim(sent)
  const at = sent.sent_at.add({ minutes: syntax_minutes })
  return readStatusInquiries(sent.text).map((question) => {
    const known = before?.ctx.submitted.control_number === question.control_number
    const submitted = known ? before!.ctx.submitted : question.submitted
    const standing = known ? statusOf(before!, sent.sent_at) : unknown_claim
    const { trace_number, sender: to } = question
    const x12 = writeStatus(submitted, standing, { to, at, seed: sent.text, trace_number })
    return { due_at: at, x12, decides: [] }
  })
}

const unknown_claim: ClaimStatus = { category: 'A4', code: '35' }

function statusOf({ ctx, planned }: EarlierClaim, now: Temporal.Instant): ClaimStatus {
  if (ctx.scenario.rejection || ctx.scenario.course === 'syntax_rejected') return unknown_claim
  const decided = decisionsInEffect(planned, now, ctx.submitted)
  const come = deliveredBy(planned, now)
  const last = come.findLast(({ decides }) => decides.length > 0)
  if (last && decided.length > 0) return finalStatus(decided, last.due_at)
  const days = come[0] ? now.since(come[0].due_at).total('hours') / day : 0
  if (ctx.scenario.course === 'no_remittance' && days >= usual_days) {
    return finalStatus(decisions(ctx), hoursAfter(come[0]!.due_at, usual_days * day))
  }
  if (ctx.scenario.course === 'pended' && come.length === planned.length) return pended
  return days >= 1 ? { category: 'P1', code: '20' } : { category: 'A1', code: '19' }
}

function finalStatus(decided: Decision[], at: Temporal.Instant): ClaimStatus {
  const paid = decided.reduce((sum, { lines }) => sum + totalOf(lines, 'paid'), 0)
  const denied = decided.every(({ status_code }) => status_code === '4')
  const decided_on = dayOf(at)
  return { category: denied ? 'F2' : 'F1', code: denied ? '1' : '65', paid, decided_on }
}
