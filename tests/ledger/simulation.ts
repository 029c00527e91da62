// Runs a random practice: one event after another, with retries of earlier postings and attempts to
// post something else under the same key.
import type { Posting } from '#areas/payments/ledger/posting.ts'
import * as adjudications from './adjudications.ts'
import * as named from './named_payments.ts'
import * as payers from './payers.ts'
import * as payer_refunds from './payer_refunds.ts'
import * as unusual from './unusual_remittances.ts'
import * as persons from './persons.ts'
import * as packages from './packages.ts'
import * as practice from './payouts.ts'
import { memoryStore, type Store } from './store.ts'
import { makeWorld, one, type World } from './practice_model.ts'

type Happening = (world: World) => void

const happenings: [weight: number, Happening][] = [
  [6, payers.chargeClaim],
  [1, payers.voidClaim],
  [6, payers.remit],
  [3, payer_refunds.overpay],
  [3, payer_refunds.refundPayer],
  [2, payer_refunds.reversePayerRefund],
  [2, payer_refunds.recoup],
  [2, payers.remitForeign],
  [2, payers.resolveForeign],
  [2, unusual.remitUnbalanced],
  [2, unusual.acceptUnbalanced],
  [4, adjudications.remitInAnyForm],
  [1, adjudications.remitAgain],
  [2, adjudications.reverseInAnyForm],
  [1, unusual.predetermine],
  [2, payers.billSecondary],
  [1, payers.giveUp],
  [3, payers.forgiveShare],
  [4, named.payForClaim],
  [4, persons.charge],
  [3, persons.takeCopay],
  [3, persons.payBalance],
  [4, persons.applyCredit],
  [3, persons.adjustCredit],
  [1, persons.overdraw],
  [2, persons.refund],
  [2, persons.dispute],
  [2, persons.settleDispute],
  [2, persons.forgive],
  [1, persons.reverseAdjustment],
  [1, persons.restoreAdjustment],
  [4, persons.creditOverpayment],
  [2, packages.sellPackage],
  [2, packages.usePackage],
  [1, packages.endPeriod],
  [1, packages.cancelPackage],
  [2, practice.earn],
  [2, practice.payOut],
  [1, practice.fillBank],
  [1, practice.becomeOne],
  [4, repeat],
  [1, contradict],
]
const deck = happenings.flatMap(([weight, happening]) =>
  Array.from({ length: weight }, () => happening),
)

// Told again, nothing is posted.
function repeat(world: World) {
  const before = one(world, world.posted)
  if (!before || before.legs.length === 0) return
  const posted = world.store.post([before])
  if (posted > 0) world.wrong.add('replay_posts_nothing')
}

// Told otherwise, it is refused.
function contradict(world: World) {
  const before = one(
    world,
    world.posted.filter(({ legs }) => legs.length > 0),
  )
  if (!before) return
  try {
    const posted = world.store.post([{ ...before, legs: before.legs.map(doubled) }])
    if (posted > 0) world.wrong.add('conflict_is_refused')
  } catch {} // As it should be.
}
const doubled = ({ account, amount }: Posting['legs'][number]) => ({ account, amount: amount * 2 })

export function play(seed: number, store: Store = memoryStore(), steps = 25): World {
  const world = makeWorld(seed, store)
  for (let step = 0; step < steps; step++) {
    one(world, deck)!(world)
    named.applyCredits(world)
  }
  return world
}
