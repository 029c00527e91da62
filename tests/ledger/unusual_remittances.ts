// Remittances of a random practice that are unusual: unbalanced ones that someone accepts, lines
// that the payer split, and predeterminations. Split lines and predeterminations pass the functions
// that read and match real remittances.
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import type { LineAdjustment } from '#areas/claims/claim/money/settlement.ts'
import * as postings from '#areas/payments/ledger/postings.ts'
import { adjudicationOf, postingsOf, unknown_line } from '#areas/claims/remittance/decision.ts'
import { isPredetermination, remittedClaim } from '#areas/claims/remittance/remitted_claim.ts'
import type { RemittanceClaim } from '#x12/remittance.ts'
import { aboutOf, decide, receive, undecided } from './payers.ts'
import {
  type Claim,
  money,
  newName,
  one,
  openOf,
  parts,
  send,
  upTo,
  type World,
} from './practice_model.ts'

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

type Part = { charge: number; paid: number; adjustments: LineAdjustment[] }

// The payer decides the only line of a claim in two parts with the same line control number.
export function remitSplitLine(world: World) {
  const claim = one(
    world,
    world.claims.filter((each) => undecided(each) && openOf(each) === each.charge),
  )
  if (!claim) return
  // A part without a payment could be a denial, which leaves its amount open.
  const charges = parts(world, claim.charge, 2).filter((charge) => charge > 0)
  const lines = charges.map((charge) => partOf(world, charge))
  const remitted = remittedOf('1', claim, lines)
  const decision = adjudicationOf({ effective_on: null } as never, remitted, billed(world, claim))
  if (decision.lines.some((line) => line.line_control_number === unknown_line)) {
    throw new Error('A part of a split line is not matched.')
  }
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const adjusted = (group: string) =>
    sum(
      lines.flatMap(({ adjustments }) =>
        adjustments.filter((each) => each.group === group).map(({ amount }) => amount),
      ),
    )
  const paid = sum(lines.map((line) => line.paid))
  const remittance_id = newName(world, 'era')
  const remittance = { id: remittance_id, amount: money(world, paid) } as never
  send(
    world,
    ...postingsOf(remittance, remitted, billed(world, claim), [], decision),
    ...decide(world, claim, { paid, contractual: adjusted('CO'), patient: adjusted('PR') }, 1),
  )
  world.cleared.push({ remittance_id, deposit_id: receive(world, remittance_id, paid) })
}

function partOf(world: World, charge: number): Part {
  const paid = upTo(world, charge)
  const [contractual, patient] = parts(world, charge - paid, 2) as [number, number]
  return {
    charge,
    paid,
    adjustments: [
      { group: 'CO', reason: '45', amount: contractual },
      { group: 'PR', reason: '3', amount: patient },
    ],
  }
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
  const remitted = remittedOf('25', claim, [{ charge: claim.charge, paid: 0, adjustments }])
  if (isPredetermination(remitted)) return
  const remittance = { id: newName(world, 'era'), amount: money(world, 0) } as never
  const decision = adjudicationOf({ effective_on: null } as never, remitted, billed(world, claim))
  send(world, ...postingsOf(remittance, remitted, billed(world, claim), [], decision))
}

const line_control_number = 'L1'

const remittedOf = (status_code: string, { id, charge }: Claim, lines: Part[]) =>
  remittedClaim(
    {
      patient_control_number: id,
      status_code,
      charge,
      paid: lines.reduce((sum, line) => sum + line.paid, 0),
      adjustments: [],
      lines: lines.map((line) => ({
        ...line,
        line_control_number,
        procedure: { kind: 'HC', code: '90837', modifiers: [] },
        service_date: '2026-01-05',
        remarks: [],
      })),
    } as unknown as RemittanceClaim,
    1,
    { npi: null, tax_id: null },
  )

const billed = (world: World, { id, person_id, charge }: Claim) =>
  ({
    id,
    person_id,
    attempt: 1,
    coverage_snapshot: {},
    lines: [
      {
        line_control_number,
        service_date: '2026-01-05',
        procedure_code: '90837',
        modifiers: [],
        charge: money(world, charge),
      },
    ],
  }) as unknown as ClaimRow
