// Remittances of a random practice that are unusual: unbalanced ones that someone accepts, and
// predeterminations, which pass the functions that read and match real remittances.
import type { LineAdjustment } from '#areas/claims/claim/money/settlement.ts'
import * as postings from '#areas/payments/ledger/postings.ts'
import { adjudicationOf, postingsOf } from '#areas/claims/remittance/decision.ts'
import { isPredetermination } from '#areas/claims/remittance/remitted_claim.ts'
import { billed, remittedOf } from './adjudications.ts'
import { aboutOf, decide, receive, undecided } from './payers.ts'
import { money, newName, one, openOf, parts, send, upTo, type World } from './practice_model.ts'

// The payment differs from the sum of the claims: nothing is posted, and the money waits.
export function remitUnbalanced(world: World) {
  const decisions = world.claims
    .filter(undecided)
    .slice(0, upTo(world, 2))
    .map((claim) => ({ claim, decided: decisionFor(world, openOf(claim)) }))
  const sum = decisions.reduce((paid, { decided }) => paid + decided.paid, 0)
  const amount = sum + one(world, [-1, 1])! * upTo(world, 90)
  if (amount <= 0) return
  const remittance_id = newName(world, 'era')
  const deposit_id = receive(world, remittance_id, amount)
  world.unbalanced.push({ remittance_id, deposit_id, amount, decisions, posted: 0 })
}

// Someone accepts it as reported. A claim that was decided in the meantime stays an exception. The
// difference stays in the clearing account.
export function acceptUnbalanced(world: World) {
  const accepted = one(
    world,
    world.unbalanced.filter(({ decisions }) => decisions.length > 0),
  )
  if (!accepted) return
  const { remittance_id, decisions } = accepted
  for (const [place, { claim, decided }] of decisions.entries()) {
    const { paid, contractual, patient } = decided
    if (!undecided(claim) || openOf(claim) < paid + contractual + patient) continue
    const about = { ...aboutOf(world, claim), remittance_id, position: place + 1 }
    const posting = postings.remittanceClaim({ ...about, ...decided })
    send(world, posting, ...decide(world, claim, decided, 1))
    accepted.posted += paid
  }
  accepted.decisions = []
}

function decisionFor(world: World, whole: number) {
  const [paid, contractual, patient] = parts(world, whole, 3) as [number, number, number]
  return { paid, contractual, patient }
}

// A price for a planned service names a copay, and yet nobody owes anything.
export function predetermine(world: World) {
  const claim = one(world, world.claims.filter(undecided))
  if (!claim) return
  const [copay, rest] = parts(world, claim.charge, 2) as [number, number]
  const adjustments: LineAdjustment[] = [
    { group: 'PR', reason: '3', amount: copay },
    { group: 'OA', reason: '101', amount: rest },
  ]
  const lines = [{ charge: claim.charge, paid: 0, adjustments }]
  const remitted = remittedOf('25', claim, { paid: 0, adjustments: [], lines })
  if (isPredetermination(remitted)) return
  const remittance = { id: newName(world, 'era'), amount: money(world, 0) } as never
  const decision = adjudicationOf({ effective_on: null } as never, remitted, billed(world, claim))
  send(world, ...postingsOf(remittance, remitted, billed(world, claim), [], decision))
}
