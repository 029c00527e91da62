// What persons pay for claims in a random practice: payments of every kind, before or after the
// payer decides, reverses or the practice writes off. After each event, the service's own rule
// applies the credit that there is; what the ledger then has is checked here.
import { accounts } from '#areas/payments/ledger/posting.ts'
import * as postings from '#areas/payments/ledger/postings.ts'
import { type Debt, openDebts, planApplications } from '#areas/payments/payment/credit_plan.ts'
import { money, newName, one, personOf, send, upTo, type World } from './practice_model.ts'

export type NamedPayment = { id: string; person_id: string; claim_id: string }

export function payForClaim(world: World) {
  const claim = one(
    world,
    world.claims.filter((each) => !each.voided && !personOf(world, each.person_id).gone),
  )
  if (!claim) return
  const { id: claim_id, person_id } = claim
  const person = personOf(world, person_id)
  const [id, amount] = [newName(world, 'paid'), upTo(world, 20_000)]
  const about = { payment_id: id, person_id, claim_id, processor: 'cash' }
  const paid = { ...about, money: money(world, amount) }
  const prepaid = world.random() < 0.5
  const used = prepaid ? 0 : Math.min(Math.max(person.owed, 0), amount)
  send(
    world,
    prepaid ? postings.copayTaken(paid) : postings.balancePaid({ ...paid, owed: person.owed }),
  )
  person.owed -= used
  person.credit += amount - used
  world.named.push({ id, person_id, claim_id })
}

export function applyCredits(world: World) {
  for (const person of world.persons) {
    const { id: person_id, owed, credit } = person
    if (owed <= 0 || credit <= 0) continue
    const debts = openDebts(debtsOf(world, person_id), owed)
    const sources = world.named
      .filter((each) => each.person_id === person_id)
      .map(({ id, claim_id }) => {
        const unused = unusedOf(world, id)
        const parts = [{ session_id: null, claim_id, amount: unused }]
        return { payment_id: id, unused, parts: unused > 0 ? parts : [] }
      })
    const { oldest_first } = world
    for (const planned of planApplications(debts, { credit, sources, oldest_first })) {
      const { amount, ...about } = planned
      const id = newName(world, 'app')
      send(world, postings.creditApplied({ id, person_id, ...about, money: money(world, amount) }))
      person.owed -= amount
      person.credit -= amount
    }
  }
}

// What a person owes on each claim, from the ledger.
export function debtsOf({ store }: World, person_id: string): Debt[] {
  const sums = new Map<string | null, number>()
  const name = accounts.patientOwes(person_id)
  for (const { claim_id = null, legs } of store.transactions.values()) {
    for (const { account, amount } of legs) {
      if (account === name) sums.set(claim_id, (sums.get(claim_id) ?? 0) + amount)
    }
  }
  return [...sums].map(([claim_id, owed]) => ({
    session_id: null,
    claim_id,
    session_ids: [],
    owed,
  }))
}

// The credit from a payment that isn't applied, from the ledger.
export function unusedOf({ store }: World, payment_id: string) {
  let unused = 0
  for (const { payment_id: of, legs } of store.transactions.values()) {
    if (of !== payment_id) continue
    for (const { account, amount } of legs) {
      if (account.startsWith('liability:patient_credit:')) unused -= amount
    }
  }
  return Math.max(0, unused)
}
