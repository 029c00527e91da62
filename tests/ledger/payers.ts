// What payers do in a random practice: remittances with claims, denials, reversals and adjustments,
// and the deposits for them.
import type { Posting } from '#areas/payments/ledger/posting.ts'
import * as postings from '#areas/payments/ledger/postings.ts'
import {
  type Claim,
  money,
  newName,
  one,
  openOf,
  parts,
  personOf,
  send,
  upTo,
  type World,
} from './practice_model.ts'

export function chargeClaim(world: World) {
  const person_id = one(
    world,
    world.persons.filter(({ gone }) => !gone),
  )!.id
  const charge = upTo(world, 30_000)
  const claim = { id: newName(world, 'clm'), person_id, charge, ...untouched(), secondary: false }
  world.claims.push(claim)
  send(world, postings.claimCharged({ claim_id: claim.id, person_id, money: money(world, charge) }))
}
const untouched = () => ({
  paid: 0,
  contractual: 0,
  patient: 0,
  written_off: 0,
  forgiven: 0,
  forgiveness: 0,
  returned: 0,
  voided: false,
  decided: null,
  decisions: [],
  adjudicated: null,
})

export function voidClaim(world: World) {
  const claim = one(
    world,
    world.claims.filter((each) => !each.secondary && isFresh(each)),
  )
  if (!claim) return
  const { id: claim_id, person_id, charge } = claim
  send(world, postings.claimVoided({ claim_id, person_id, money: money(world, charge) }))
  Object.assign(claim, { charge: 0, voided: true })
}
const isFresh = (claim: Claim) => !claim.voided && openOf(claim) === claim.charge && !claim.decided

export const undecided = (claim: Claim) => !claim.voided && !claim.decided && openOf(claim) > 0

// A remittance adjudicates some claims, may reverse one now or later, and pays interest. Its total
// arrives at the bank.
export function remit(world: World) {
  const remittance_id = newName(world, 'era')
  const payer_id = `payer_${upTo(world, 2)}`
  const sent: Posting[] = []
  let position = 0
  let sum = 0
  for (const claim of world.claims.filter(undecided).slice(0, upTo(world, 3))) {
    if (world.random() < 0.2) continue // Denied: nothing is posted, and it stays open.
    const whole = world.random() < 0.8 ? openOf(claim) : Math.floor(openOf(claim) / 2)
    const [paid, contractual, patient] = parts(world, whole, 3) as [number, number, number]
    sent.push(
      postings.remittanceClaim({
        ...aboutOf(world, claim),
        remittance_id,
        position: ++position,
        paid,
        contractual,
        patient,
      }),
    )
    sent.push(...decide(world, claim, { paid, contractual, patient }, 1))
    sum += paid
  }
  const taken_back =
    world.random() < 0.4 &&
    one(
      world,
      world.claims.filter(({ decided, adjudicated }) => decided && !adjudicated),
    )
  if (taken_back) {
    const { decided } = taken_back
    sent.push(
      postings.remittanceReversed({
        ...aboutOf(world, taken_back),
        remittance_id,
        position: ++position,
        ...decided!,
      }),
    )
    sent.push(...decide(world, taken_back, decided!, -1))
    sum -= decided!.paid
    // If that exceeds the payment, the rest is recovered later.
    if (sum < 0 || world.random() < 0.5) sum += adjust('WO', -decided!.paid)
  }
  const due = world.to_recover.get(payer_id) ?? 0
  if (due > 0 && sum > 0) sum += adjust('WO', Math.min(due, sum))
  if (world.random() < 0.2) sum += adjust('L6', -upTo(world, 90))

  function adjust(code: string, amount: number) {
    const remittance = {
      remittance_id,
      position: ++position,
      payer_id,
      code,
      money: money(world, amount),
    }
    sent.push(postings.providerAdjustment(remittance))
    if (code === 'WO') {
      world.to_recover.set(payer_id, (world.to_recover.get(payer_id) ?? 0) - amount)
    }
    return -amount
  }

  send(world, ...sent)
  if (sum > 0) deposit(world, remittance_id, sum)
}

export const aboutOf = ({ currency }: World, { id: claim_id, person_id }: Claim) => ({
  claim_id,
  person_id,
  currency,
})

export function decide(
  world: World,
  claim: Claim,
  decided: NonNullable<Claim['decided']>,
  sign: 1 | -1,
) {
  claim.paid += sign * decided.paid
  claim.contractual += sign * decided.contractual
  claim.patient += sign * decided.patient
  claim.decided = sign > 0 ? decided : null
  personOf(world, claim.person_id).owed += sign * decided.patient
  return keepForgiven(world, claim)
}

// A write-off is posted up to what the person owes, before and after every adjudication.
function keepForgiven(world: World, claim: Claim): Posting[] {
  const amount = Math.min(claim.forgiven, Math.max(0, claim.patient)) - claim.forgiveness
  if (amount === 0) return []
  claim.forgiveness += amount
  personOf(world, claim.person_id).owed -= amount
  return [forgiveness(world, claim, newName(world, amount > 0 ? 'again' : 'back'), amount)]
}

const forgiveness = (
  world: World,
  { id: claim_id, person_id }: Claim,
  id: string,
  amount: number,
) =>
  postings.writtenOff({
    id,
    claim_id,
    person_id,
    money: money(world, amount),
    owed_by: 'person',
    reason: 'charity',
  })

// The patient responsibility of a claim is written off, in whole or in part.
export function forgiveShare(world: World) {
  const claim = one(
    world,
    world.claims.filter(({ patient, forgiven }) => patient > forgiven),
  )
  if (!claim) return
  const amount = upTo(world, claim.patient - claim.forgiven)
  claim.forgiven += amount
  claim.forgiveness += amount
  personOf(world, claim.person_id).owed -= amount
  send(world, forgiveness(world, claim, newName(world, 'wo'), amount))
}

// A remittance that isn't ours (another payee, payer or charge) posts nothing to a claim. Its money
// arrives all the same, and waits.
export function remitForeign(world: World) {
  const [remittance_id, amount] = [newName(world, 'era'), upTo(world, 20_000)]
  const deposit_id = receive(world, remittance_id, amount)
  world.waiting.push({ remittance_id, deposit_id, amount })
}

// It is matched by hand to one of our claims after all.
export function resolveForeign(world: World) {
  const waiting = one(world, world.waiting)
  if (!waiting) return
  const { remittance_id, deposit_id, amount: paid } = waiting
  const claim = one(
    world,
    world.claims.filter((each) => undecided(each) && openOf(each) >= paid),
  )
  if (!claim) return
  const decided = { paid, contractual: openOf(claim) - paid, patient: 0 }
  const about = { ...aboutOf(world, claim), remittance_id, position: 1 }
  send(
    world,
    postings.remittanceClaim({ ...about, ...decided }),
    ...decide(world, claim, decided, 1),
  )
  world.waiting = world.waiting.filter((each) => each !== waiting)
  world.cleared.push({ remittance_id, deposit_id })
}

function deposit(world: World, remittance_id: string, amount: number) {
  const deposit_id = receive(world, remittance_id, amount)
  world.cleared.push({ remittance_id, deposit_id })
}

export function receive(world: World, remittance_id: string, amount: number) {
  const deposit_id = newName(world, 'dep')
  const received = { deposit_id, money: money(world, amount) }
  send(
    world,
    postings.depositReceived(received),
    postings.depositMatched({ ...received, remittance_id, match_count: 1 }),
  )
  world.bank += amount
  return deposit_id
}

export function billSecondary(world: World) {
  const person = one(
    world,
    world.persons.filter(({ owed, gone }) => owed > 0 && !gone),
  )
  if (!person) return
  const charge = upTo(world, person.owed)
  const claim = {
    id: newName(world, 'clm'),
    person_id: person.id,
    charge,
    ...untouched(),
    secondary: true,
  }
  world.claims.push(claim)
  person.owed -= charge
  send(
    world,
    postings.secondaryBilled({
      claim_id: claim.id,
      person_id: person.id,
      money: money(world, charge),
    }),
  )
}

// What a payer doesn't pay is written off or transferred to the patient.
export function giveUp(world: World) {
  const claim = one(
    world,
    world.claims.filter((each) => openOf(each) > 0),
  )
  if (!claim) return
  const [amount, id] = [openOf(claim), newName(world, 'wo')]
  const about = { id, claim_id: claim.id, person_id: claim.person_id, money: money(world, amount) }
  if (world.random() < 0.5) {
    claim.written_off += amount
    send(world, postings.writtenOff({ ...about, owed_by: 'payer', reason: 'timely_filing' }))
  } else {
    claim.patient += amount
    personOf(world, claim.person_id).owed += amount
    send(world, postings.responsibilityMoved(about))
  }
}
