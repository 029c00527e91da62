// What a payer decides on a claim of a random practice, in every form that an 835 has for it: with
// adjustments on the claim, on its lines or on both, with and without lines (SVC), of which some
// are denied or split, forwards, again and reversed. It passes the functions that read, match and
// post real remittances; what must come of it is counted here without them.
import { type LineAdjustment, totalShares } from '#areas/claims/claim/money/settlement.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { adjudicationOf, postingsOf, unknown_line } from '#areas/claims/remittance/decision.ts'
import { remittedClaim } from '#areas/claims/remittance/remitted_claim.ts'
import type { RemittanceClaim } from '#x12/remittance.ts'
import { decide, receive, undecided } from './payers.ts'
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

type Part = { charge: number; paid: number; adjustments: LineAdjustment[] }

// What a decision says, wherever it says it.
export type Content = { paid: number; adjustments: LineAdjustment[]; lines: Part[] }
export type Sums = { paid: number; contractual: number; patient: number; denied: number }

const nothing = { paid: 0, contractual: 0, patient: 0, denied: 0 }
const line_control_number = 'L1'
const co = (amount: number): LineAdjustment => ({ group: 'CO', reason: '45', amount })
const pr = (amount: number): LineAdjustment => ({ group: 'PR', reason: '3', amount })
const total = (amounts: number[]) => amounts.reduce((sum, each) => sum + each, 0)

// A payer decides a claim that it hasn't decided. A denial leaves all of it open.
export function remitInAnyForm(world: World) {
  const claim = one(
    world,
    world.claims.filter((each) => undecided(each) && openOf(each) === each.charge),
  )
  if (!claim) return
  const sums = sumsFor(world, claim.charge)
  claim.adjudicated = { sums, content: formOf(world, sums), repeats: 0 }
  remit(world, claim, claim.adjudicated.content, '1', sums)
  const { denied, ...decided } = sums
  if (denied < claim.charge) send(world, ...decide(world, claim, decided, 1))
  else claim.adjudicated = null
}

// The same decision once more: only what it pays counts again.
export function remitAgain(world: World) {
  const claim = one(
    world,
    world.claims.filter(({ adjudicated }) => adjudicated),
  )
  if (!claim) return
  const { content, sums } = claim.adjudicated!
  remit(world, claim, content, '1', sums)
  claim.paid += sums.paid
  claim.adjudicated!.repeats += 1
}

// A reversal has the amounts of the decision, not always in the same places.
export function reverseInAnyForm(world: World) {
  const claim = one(
    world,
    world.claims.filter(({ adjudicated }) => adjudicated),
  )
  if (!claim) return
  const { sums, repeats } = claim.adjudicated!
  remit(world, claim, negated(formOf(world, sums)), '22', { ...sums, paid: -sums.paid })
  const { denied: _, ...decided } = sums
  if (repeats > 0) {
    claim.paid -= sums.paid
    claim.adjudicated!.repeats -= 1
    return
  }
  claim.adjudicated = null
  send(world, ...decide(world, claim, decided, -1))
}

function remit(world: World, claim: Claim, content: Content, status: string, { paid }: Sums) {
  const remitted = remittedOf(status, claim, content)
  if (remitted.faults.length > 0) throw new Error(`A drawn claim has ${remitted.faults.join()}.`)
  const decision = adjudicationOf({ effective_on: null } as never, remitted, billed(world, claim))
  if (decision.lines.some((line) => line.line_control_number === unknown_line)) {
    throw new Error('A drawn line is not matched.')
  }
  const remittance_id = newName(world, 'eraform')
  const remittance = { id: remittance_id, amount: money(world, paid) } as never
  send(world, ...postingsOf(remittance, remitted, billed(world, claim), claim.decisions, decision))
  claim.decisions.push(decision)
  if (paid <= 0) return
  world.cleared.push({ remittance_id, deposit_id: receive(world, remittance_id, paid) })
}

// What the claim shows after its decisions.
export const shownBy = ({ decisions }: Claim) => {
  const { paid, contractual, deductible, coinsurance, copay, other } = totalShares(decisions)
  return { paid, contractual, patient: deductible + coinsurance + copay + other }
}

function sumsFor(world: World, charge: number): Sums {
  if (world.random() < 0.1) return { ...nothing, denied: charge }
  const denied = world.random() < 0.3 ? Math.floor(charge / 4) : 0
  const [paid, contractual, patient] = parts(world, charge - denied, 3) as [number, number, number]
  // Nothing paid and nothing left to the patient would be a denial.
  if (paid + patient === 0) return { paid: contractual, contractual: 0, patient: 0, denied }
  return { paid, contractual, patient, denied }
}

function formOf(world: World, { paid, contractual, patient, denied }: Sums): Content {
  const whole = denied > 0 && paid + contractual + patient === 0
  if (whole) return denialOf(world, denied)
  const allowed = paid + contractual + patient
  // A denied line needs lines. Otherwise, half of the claims have none.
  if (denied === 0 && world.random() < 0.5) {
    return { paid, adjustments: nonzero([co(contractual), pr(patient)]), lines: [] }
  }
  const charges = parts(world, allowed, upTo(world, 2)).filter((charge) => charge > 0)
  let [co_left, pr_left] = [contractual, patient]
  const share = world.random()
  const lines = charges.map((charge): Part => {
    // A line that pays nothing could be a denial.
    const room = charge - 1
    const on_co = Math.min(co_left, Math.floor(room * share))
    const on_pr = Math.min(pr_left, world.random() < 0.5 ? room - on_co : 0)
    co_left -= on_co
    pr_left -= on_pr
    return { charge, paid: charge - on_co - on_pr, adjustments: nonzero([co(on_co), pr(on_pr)]) }
  })
  const refused = denied > 0 ? [{ charge: denied, paid: 0, adjustments: [co(denied)] }] : []
  return { paid, adjustments: nonzero([co(co_left), pr(pr_left)]), lines: [...refused, ...lines] }
}

// On the claim alone, on its line, or on the claim although the line is paid.
function denialOf(world: World, denied: number): Content {
  const all = [co(denied)]
  const on_line = [{ charge: denied, paid: 0, adjustments: all }]
  const taken_away = [{ charge: denied, paid: denied, adjustments: [] }]
  return one(world, [
    { paid: 0, adjustments: all, lines: [] },
    { paid: 0, adjustments: [], lines: on_line },
    { paid: 0, adjustments: all, lines: taken_away },
  ])!
}

const nonzero = (adjustments: LineAdjustment[]) => adjustments.filter(({ amount }) => amount !== 0)

const turned = (adjustments: LineAdjustment[]) =>
  adjustments.map((each) => ({ ...each, amount: -each.amount }))

const negated = ({ paid, adjustments, lines }: Content): Content => ({
  paid: -paid || 0,
  adjustments: turned(adjustments),
  lines: lines.map((line) => ({
    charge: -line.charge,
    paid: -line.paid || 0,
    adjustments: turned(line.adjustments),
  })),
})

export const remittedOf = (status_code: string, { id }: Claim, content: Content) =>
  remittedClaim(
    {
      patient_control_number: id,
      status_code,
      charge: chargeOf(content),
      paid: content.paid,
      adjustments: content.adjustments,
      lines: content.lines.map((line) => ({
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

const chargeOf = ({ paid, adjustments, lines }: Content) =>
  paid + total([...adjustments, ...lines.flatMap((each) => each.adjustments)].map((a) => a.amount))

export const billed = (world: World, { id, person_id, charge }: Claim) =>
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
