// The simulated payer: every document it will send for a submission, and when. It is stateless and
// deterministic: the same input produces the same output, to the byte.
import type { PayerDocument, Outgoing } from '#outside/ports/clearinghouse.ts'
import { reversalOf, totalOf, patientOwes } from './adjudicate.ts'
import { writeAcknowledgment } from './acknowledgments.ts'
import {
  acknowledge,
  courses,
  type Ctx,
  decisions,
  later,
  pended,
  type Planned,
  remit,
  voided,
} from './courses.ts'
import { dayOf, payerNumberOf } from './document.ts'
import type { Decided } from './remittance.ts'
import { type Play, playOf, usual_days } from './scenarios.ts'
import { type Standing, writeStatus } from './statuses.ts'
import { readQuestions } from './status_requests.ts'
import { readSubmission, type Submission, type Submitted } from './submission.ts'

const day = 24
const syntax_minutes = 5
const appeal_days = 30

type Sent = Pick<Outgoing, 'text' | 'sent_at' | 'earlier'>

export function answersTo(outgoing: Pick<Outgoing, 'kind'> & Sent): PayerDocument[] {
  const planned = {
    '837P': claimAnswers,
    '276': statusAnswers,
    appeal: appealAnswers,
    pended_response: pendedAnswers,
  }[outgoing.kind](outgoing)
  return planned
    .map(({ due_at, x12 }) => ({ due_at, x12 }))
    .sort((one, other) => Temporal.Instant.compare(one.due_at, other.due_at))
}

function claimAnswers(sent: Sent): Planned[] {
  const submission = readSubmission(sent.text)
  if (!submission) return []
  const at = sent.sent_at.add({ minutes: syntax_minutes })
  const plays = submission.claims.map((claim) => playOf(claim.member_id, claim.payer.id ?? ''))
  const broken = plays.some(({ course }) => course === 'syntax_rejected')
  const readable = submission.faults === 0 && !broken
  const asked = { to: submission.sender, at, seed: sent.text }
  const x12 = writeAcknowledgment(submission, readable, asked)
  const first: Planned = { due_at: at, x12, decides: [] }
  if (!readable) return [first]
  const all = submission.claims.map((claim, i) => courseOf(claim, plays[i]!, submission, sent))
  return [first, ...all.flat()]
}

function courseOf(submitted: Submitted, play: Play, { sender }: Submission, sent: Sent) {
  const { frequency } = submitted.claim
  const ctx: Ctx = {
    submitted,
    play,
    sent_at: sent.sent_at,
    to: sender,
    seed: `${sent.text}${submitted.control_number}`,
    reversing: [],
  }
  if (frequency === 'original' || play.rejection) return courses[play.course](ctx)
  const original = originalOf(submitted, sent)
  if (original === 'unknown') {
    return [acknowledge(ctx, 'clearinghouse', 1), acknowledge(ctx, 'payer', day, not_found)]
  }
  const judged_at = later(sent.sent_at, (frequency === 'void' ? usual_days : play.days) * day)
  const standing = original ? standingAt(original, judged_at, submitted) : []
  const whole = { ...ctx, reversing: standing.filter(moved).map(taken) }
  return frequency === 'void' ? voided(whole) : courses[play.course](whole)
}

// The original claim number (REF F8) matches no claim of the payer.
const not_found = { category: 'A7', code: '464' }

const moved = ({ lines }: Decided) => totalOf(lines, 'paid') !== 0 || patientOwes(lines) !== 0
const taken = (decided: Decided): Decided => ({ ...decided, ...reversalOf(decided) })

// The earlier claim that the new one refers to. Undefined if none was sent.
function originalOf(submitted: Submitted, { earlier }: Sent): Planned[] | 'unknown' | undefined {
  const named = submitted.claim.payer_claim_control_number
  const before = earlier.filter(({ kind }) => kind === '837P')
  if (before.length === 0) return undefined
  for (const [i, each] of [...before.entries()].reverse()) {
    const found = readSubmission(each.text)?.claims.some(
      ({ payer, control_number }) => payerNumberOf(payer.id ?? '', control_number) === named,
    )
    if (found) return claimAnswers({ ...each, earlier: before.slice(0, i) })
  }
  return 'unknown'
}

// This payer's decisions by then that weren't reversed.
function standingAt(planned: Planned[], at: Temporal.Instant, { payer }: Submitted): Decided[] {
  const standing: Decided[] = []
  for (const decided of comeBy(planned, at).flatMap(({ decides }) => decides)) {
    if (decided.of.payer.id !== payer.id) continue
    if (decided.status_code !== '22') standing.push(decided)
    else standing.splice(0, standing.length)
  }
  return standing
}

const comeBy = (planned: Planned[], at: Temporal.Instant) =>
  planned
    .filter(({ due_at }) => Temporal.Instant.compare(due_at, at) <= 0)
    .sort((one, other) => Temporal.Instant.compare(one.due_at, other.due_at))

type Before = { ctx: Ctx; planned: Planned[] }

// The claim a letter or inquiry refers to: the last one sent.
function claimBefore({ text, sent_at, earlier }: Sent): Before | undefined {
  const at = earlier.findLastIndex(({ kind }) => kind === '837P')
  const last = earlier[at]
  const submission = last && readSubmission(last.text)
  const [submitted] = submission?.claims ?? []
  if (!submission || !submitted) return undefined
  const play = playOf(submitted.member_id, submitted.payer.id ?? '')
  const ctx = { submitted, play, sent_at, to: submission.sender, seed: text, reversing: [] }
  return { ctx, planned: claimAnswers({ ...last, earlier: earlier.slice(0, at) }) }
}

// Adjudicates the claim again: as paid if the appeal is won, otherwise with the same result.
function appealAnswers(sent: Sent): Planned[] {
  const before = claimBefore(sent)
  if (!before) return []
  const standing = standingAt(before.planned, sent.sent_at, before.ctx.submitted)
  if (standing.length === 0) return []
  const won = before.ctx.play.appeal === 'won'
  const ctx = { ...before.ctx, reversing: standing.filter((each) => won || moved(each)).map(taken) }
  const { denial: _, ...paying } = ctx.play
  const again = won ? decisions({ ...ctx, play: paying }) : [...ctx.reversing, ...standing]
  return [remit(ctx, appeal_days * day, again)]
}

function pendedAnswers(sent: Sent): Planned[] {
  const before = claimBefore(sent)
  if (before?.ctx.play.course !== 'pended') return []
  return [remit(before.ctx, usual_days * day, decisions(before.ctx))]
}

function statusAnswers(sent: Sent): Planned[] {
  const before = claimBefore(sent)
  const at = sent.sent_at.add({ minutes: syntax_minutes })
  return readQuestions(sent.text).map((question) => {
    const known = before?.ctx.submitted.control_number === question.control_number
    const submitted = known ? before!.ctx.submitted : question.submitted
    const standing = known ? standingOf(before!, sent.sent_at) : unknown_claim
    const { trace_number, sender: to } = question
    const x12 = writeStatus(submitted, standing, { to, at, seed: sent.text, trace_number })
    return { due_at: at, x12, decides: [] }
  })
}

const unknown_claim: Standing = { category: 'A4', code: '35' }

function standingOf({ ctx, planned }: Before, now: Temporal.Instant): Standing {
  if (ctx.play.rejection || ctx.play.course === 'syntax_rejected') return unknown_claim
  const decided = standingAt(planned, now, ctx.submitted)
  const come = comeBy(planned, now)
  const last = come.findLast(({ decides }) => decides.length > 0)
  if (last && decided.length > 0) return decidedStanding(decided, last.due_at)
  const days = come[0] ? now.since(come[0].due_at).total('hours') / day : 0
  if (ctx.play.course === 'no_remittance' && days >= usual_days) {
    return decidedStanding(decisions(ctx), later(come[0]!.due_at, usual_days * day))
  }
  if (ctx.play.course === 'pended' && come.length === planned.length) return pended
  return days >= 1 ? { category: 'P1', code: '20' } : { category: 'A1', code: '19' }
}

function decidedStanding(decided: Decided[], at: Temporal.Instant): Standing {
  const paid = decided.reduce((sum, { lines }) => sum + totalOf(lines, 'paid'), 0)
  const denied = decided.every(({ status_code }) => status_code === '4')
  const decided_on = dayOf(at)
  return { category: denied ? 'F2' : 'F1', code: denied ? '1' : '65', paid, decided_on }
}
