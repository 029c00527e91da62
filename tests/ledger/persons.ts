// What persons, processors and practitioners do in a random practice.
import * as postings from '#areas/payments/ledger/postings.ts'
import {
  type Adjustment,
  money,
  newName,
  one,
  type Payment,
  personOf,
  send,
  someone,
  upTo,
  type World,
} from './practice_model.ts'

const charges = [postings.selfPayCharged, postings.noShowCharged, postings.lateCancelCharged]

export function charge(world: World) {
  const person = someone(world)
  const amount = upTo(world, 20_000)
  const posting = one(world, charges)!({
    id: newName(world, 'chg'),
    person_id: person.id,
    session_id: newName(world, 'ses'),
    money: money(world, amount),
  })
  send(world, posting)
  if (world.random() < 0.8) return void (person.owed += amount)
  const id = newName(world, 'ltx') // Waived at once.
  send(world, postings.reversed({ ...posting, id }))
}

function take(world: World): Payment {
  const person_id = someone(world).id
  const processor = one(world, ['stripe', 'cash'])!
  const captured = upTo(world, 20_000)
  const id = newName(world, 'pay')
  const session_id = `ses_${world.name}_${upTo(world, 2)}`
  const unused = { refunded: 0, applied: 0, disputed: 0 }
  const payment = { id, person_id, session_id, processor, captured, ...unused }
  world.payments.push(payment)
  return payment
}

export function takeCopay(world: World) {
  const { id: payment_id, person_id, session_id, processor, captured } = take(world)
  const about = { payment_id, person_id, session_id, processor }
  personOf(world, person_id).credit += captured
  send(
    world,
    postings.copayTaken({ ...about, money: money(world, captured) }),
    postings.feePaid({ ...about, money: money(world, upTo(world, 90)) }),
  )
}

export function payBalance(world: World) {
  const { id: payment_id, person_id, session_id, processor, captured } = take(world)
  const person = personOf(world, person_id)
  const { owed } = person
  const about = { payment_id, person_id, session_id, processor }
  send(world, postings.balancePaid({ ...about, owed, money: money(world, captured) }))
  const used = Math.min(Math.max(owed, 0), captured)
  person.owed -= used
  person.credit += captured - used
}

// Credit is reserved by the payment it came from.
export function applyCredit(world: World) {
  const payment = one(world, world.payments)
  if (!payment) return
  const person = personOf(world, payment.person_id)
  const left = payment.captured - payment.refunded - payment.applied
  const amount = Math.min(person.credit, person.owed, left)
  if (amount <= 0) return
  const about = { id: newName(world, 'app'), person_id: person.id, payment_id: payment.id }
  send(world, postings.creditApplied({ ...about, money: money(world, amount) }))
  person.credit -= amount
  person.owed -= amount
  payment.applied += amount
}

// Using more credit than there is fails.
export function overdraw(world: World) {
  const person = someone(world)
  const about = { id: newName(world, 'app'), person_id: person.id }
  const too_much = money(world, person.credit + upTo(world, 100))
  try {
    world.store.post([postings.creditApplied({ ...about, money: too_much })])
    world.wrong.add('credit_not_overdrawn')
  } catch {} // As it should be.
}

export function refund(world: World) {
  const payment = one(
    world,
    world.payments.filter((p) => p.refunded + p.disputed < p.captured),
  )
  if (!payment) return
  const person = personOf(world, payment.person_id)
  const amount = upTo(world, payment.captured - payment.refunded - payment.disputed)
  const from_credit = Math.min(person.credit, amount)
  const { id: payment_id, person_id, session_id, processor } = payment
  const about = { payment_id, person_id, session_id, processor, refund_id: newName(world, 'ref') }
  send(world, postings.refunded({ ...about, from_credit, money: money(world, amount) }))
  payment.refunded += amount
  person.credit -= from_credit
  person.owed += amount - from_credit
}

export function dispute(world: World) {
  const payment = one(
    world,
    world.payments.filter((p) => p.disputed === 0 && p.refunded < p.captured),
  )
  if (!payment) return
  const amount = payment.captured - payment.refunded
  const about = {
    dispute_id: newName(world, 'dsp'),
    payment_id: payment.id,
    person_id: payment.person_id,
    session_id: payment.session_id,
    processor: payment.processor,
  }
  payment.disputed = amount
  world.disputes.push({ id: about.dispute_id, payment, amount })
  send(
    world,
    postings.disputeOpened({ ...about, money: money(world, amount) }),
    postings.disputeFeePaid({ ...about, money: money(world, 1_500) }),
  )
}

export function settleDispute(world: World) {
  const open = world.disputes.pop()
  if (!open) return
  const { id: dispute_id, payment, amount } = open
  const { id: payment_id, person_id, session_id, processor } = payment
  const of = { dispute_id, payment_id, person_id, session_id }
  const about = { ...of, processor, money: money(world, amount) }
  if (world.random() < 0.5) {
    payment.disputed = 0
    return send(world, postings.disputeWon(about))
  }
  const owed_again = world.random() < 0.5
  const person = personOf(world, person_id)
  const from_credit = Math.min(amount, person.credit)
  person.credit -= from_credit
  if (owed_again) person.owed += amount - from_credit
  send(world, postings.disputeLost({ ...about, from_credit, owed_again }))
}

export function forgive(world: World) {
  const person = one(
    world,
    world.persons.filter(({ owed }) => owed > 0),
  )
  if (!person) return
  const amount = upTo(world, person.owed)
  const { id: person_id } = person
  const written_off = world.random() < 0.5
  const postAs = (id: string) =>
    written_off
      ? postings.writtenOff({
          id,
          person_id,
          owed_by: 'person',
          reason: 'charity',
          money: money(world, amount),
        })
      : postings.balanceAdjusted({
          id,
          person_id,
          reason: 'goodwill',
          money: money(world, -amount),
        })
  const posting = postAs(newName(world, 'adj'))
  person.owed -= amount
  send(world, posting)
  world.adjustments.push({ person_id, amount, credit: 0, postAs, posting, reversed: false })
}

// Credit of whatever source, applied by an adjustment.
export function adjustCredit(world: World) {
  const person = one(
    world,
    world.persons.filter(({ owed, credit }) => owed > 0 && credit > 0),
  )
  if (!person) return
  const amount = upTo(world, Math.min(person.owed, person.credit))
  const { id: person_id } = person
  const session_id = world.random() < 0.7 ? `ses_${world.name}_${upTo(world, 2)}` : null
  const about = { person_id, session_id, money: money(world, amount) }
  const postAs = (id: string) => postings.creditApplied({ id, ...about })
  const posting = postAs(newName(world, 'adj'))
  person.owed -= amount
  person.credit -= amount
  send(world, posting)
  world.adjustments.push({ person_id, amount, credit: amount, postAs, posting, reversed: false })
}

const isHere = (world: World, { person_id }: Adjustment) =>
  world.persons.some(({ id, gone }) => id === person_id && !gone)

export function reverseAdjustment(world: World) {
  const adjustment = one(
    world,
    world.adjustments.filter((each) => !each.reversed && isHere(world, each)),
  )
  if (!adjustment) return
  adjustment.reversed = true
  const person = personOf(world, adjustment.person_id)
  person.owed += adjustment.amount
  person.credit += adjustment.credit
  send(world, postings.reversed({ ...adjustment.posting, id: newName(world, 'ltx') }))
}

export function restoreAdjustment(world: World) {
  const adjustment = one(
    world,
    world.adjustments.filter((each) => each.reversed && isHere(world, each)),
  )
  if (!adjustment) return
  const { amount, credit, postAs } = adjustment
  const person = personOf(world, adjustment.person_id)
  if (person.owed < amount || person.credit < credit) return
  const posting = postAs(newName(world, 'adj'))
  Object.assign(adjustment, { posting, reversed: false })
  person.owed -= amount
  person.credit -= credit
  send(world, posting)
}

// An overpayment after a reversal becomes credit.
export function creditOverpayment(world: World) {
  const person = one(
    world,
    world.persons.filter(({ owed }) => owed < 0),
  )
  if (!person) return
  const amount = -person.owed
  send(
    world,
    postings.overpaid({
      id: newName(world, 'over'),
      person_id: person.id,
      money: money(world, amount),
    }),
  )
  person.owed = 0
  person.credit += amount
}
