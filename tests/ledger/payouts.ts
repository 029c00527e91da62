// What practitioners earn and are paid in a random practice, processor payouts, and merged persons.
import * as postings from '#areas/payments/ledger/postings.ts'
import { money, newName, one, parts, send, upTo, type World } from './practice_model.ts'

export function earn(world: World) {
  const practitioner = one(world, world.practitioners)!
  const [amount, extra] = parts(world, upTo(world, 9_000), 2) as [number, number]
  const about = { practitioner_id: practitioner.id, money: money(world, amount) }
  send(
    world,
    postings.practitionerEarned({ ...about, id: newName(world, 'earn') }),
    // A share that a refund reverses.
    postings.practitionerEarned({
      ...about,
      id: newName(world, 'earn'),
      money: money(world, -extra),
    }),
  )
  practitioner.owed += amount - extra
}

export function payOut(world: World) {
  const practitioner = one(
    world,
    world.practitioners.filter(({ owed }) => owed > 0),
  )
  if (!practitioner) return
  const amount = upTo(world, practitioner.owed)
  const about = {
    practitioner_id: practitioner.id,
    payout_id: newName(world, 'po'),
    processor: 'stripe',
  }
  send(world, postings.payoutSent({ ...about, money: money(world, amount) }))
  practitioner.owed -= amount
  if (world.random() > 0.3) return
  send(world, postings.payoutReturned({ ...about, money: money(world, amount) }))
  practitioner.owed += amount
}

export function fillBank(world: World) {
  const [amount, id] = [upTo(world, 20_000), newName(world, 'dep')]
  world.bank += amount
  const paid = { processor: 'stripe', money: money(world, amount) }
  if (world.random() < 0.5) return send(world, postings.processorPaidOut({ id, ...paid }))
  const deposit = { deposit_id: id, money: paid.money }
  send(
    world,
    postings.depositReceived(deposit),
    postings.depositFromProcessor({ ...deposit, processor: 'stripe', match_count: 1 }),
  )
}

export function becomeOne(world: World) {
  const [stored, other] = world.persons
  if (other!.gone || world.random() > 0.2) return
  const { id: from_id, owed, credit } = other!
  const { currency } = world
  send(world, postings.personMerged({ from_id, person_id: stored!.id, currency, owed, credit }))
  Object.assign(stored!, { owed: stored!.owed + owed, credit: stored!.credit + credit })
  Object.assign(other!, { owed: 0, credit: 0, gone: true })
}
