// What payers overpay in a random practice, and how it is returned: by refunds, which can be
// reversed, or because the payer deducts it from a remittance.
import type { Posting } from '#areas/payments/ledger/posting.ts'
import * as postings from '#areas/payments/ledger/postings.ts'
import { aboutOf, receive } from './payers.ts'
import { type Claim, money, newName, one, send, upTo, type World } from './practice_model.ts'

const payerOf = (world: World) => `payer_${upTo(world, 2)}`

// A claim that was decided is paid once more.
export function overpay(world: World) {
  const claim = one(
    world,
    world.claims.filter(({ decided, voided }) => decided && !voided),
  )
  if (!claim) return
  const [remittance_id, paid] = [newName(world, 'era'), upTo(world, 5_000)]
  const about = { ...aboutOf(world, claim), remittance_id, position: 1 }
  send(world, postings.remittanceClaim({ ...about, paid, contractual: 0, patient: 0 }))
  claim.paid += paid
  world.cleared.push({ remittance_id, deposit_id: receive(world, remittance_id, paid) })
}

// What is returned for a claim. A negative amount undoes it.
function returned(world: World, claim: Claim, payer_id: string, amount: number): Posting {
  claim.returned += amount
  world.to_recover.set(payer_id, (world.to_recover.get(payer_id) ?? 0) + amount)
  const { id: claim_id, person_id } = claim
  const about = { claim_id, person_id, payer_id, money: money(world, amount) }
  return postings.payerOverpaid({ id: newName(world, 'over'), ...about })
}

const settle = (world: World, payer_id: string, amount: number) =>
  world.to_recover.set(payer_id, (world.to_recover.get(payer_id) ?? 0) - amount)

export function refundPayer(world: World) {
  const claim = one(
    world,
    world.claims.filter((each) => each.paid > each.returned),
  )
  if (!claim) return
  const [id, payer_id] = [newName(world, 'prfd'), payerOf(world)]
  const amount = upTo(world, claim.paid - claim.returned)
  const about = { refund_id: id, payer_id, claim_id: claim.id, money: money(world, amount) }
  const posting = postings.payerRefunded(about)
  send(world, returned(world, claim, payer_id, amount), posting)
  settle(world, payer_id, amount)
  world.bank -= amount
  world.payer_refunds.push({ id, claim, payer_id, amount, posting })
}

export function reversePayerRefund(world: World) {
  const refund = one(world, world.payer_refunds)
  if (!refund) return
  const { claim, payer_id, amount, posting } = refund
  const id = newName(world, 'ltx')
  send(
    world,
    postings.reversed({ ...posting, id }),
    returned(world, claim, payer_id, -Math.min(amount, claim.returned)),
  )
  settle(world, payer_id, -amount)
  world.bank += amount
  world.payer_refunds = world.payer_refunds.filter((each) => each !== refund)
}

// The payer deducts an overpayment from its next payment for another claim.
export function recoup(world: World) {
  const claim = one(
    world,
    world.claims.filter((each) => each.paid > each.returned),
  )
  if (!claim) return
  const [remittance_id, payer_id] = [newName(world, 'era'), payerOf(world)]
  const amount = upTo(world, claim.paid - claim.returned)
  const adjustment = { remittance_id, position: 1, payer_id, code: 'WO' }
  send(
    world,
    returned(world, claim, payer_id, amount),
    postings.providerAdjustment({ ...adjustment, money: money(world, amount) }),
  )
  settle(world, payer_id, amount)
}
